"""Builds the book as static files: ``python -m book.build``.

First what the tables run on in the browser, then the pages once a language, then the first page,
then compressed copies of it all. What nothing changed in is not made again.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

from book.compress import compress
from book.languages import LANGUAGES, Language
from book.pages import publish, write_addresses, write_assets, write_pages
from book.runtime import RuntimeBuildError, build_runtime

ROOT = Path(__file__).resolve().parent.parent
INPUTS = ("_config.yml", "requirements.txt", "package-lock.json", "alcalde", "book", "widgets")
RUNTIME_INPUTS = (
    "package-lock.json",
    "alcalde",
    "widgets",
    "book/runtime.py",
    "book/runtime_tools",
)
LEFTOVERS = frozenset({"__pycache__", ".ipynb_checkpoints", "node_modules"})
TOC = Path("book", "_toc.yml")


class BuildError(Exception):
    """The book could not be built; the message says why and what to do."""


def build(root: Path = ROOT, *, base: str = "/", url: str = "", force: bool = False) -> bool:
    """Builds the site into ``out/site``.

    Args:
        root: The folder that holds ``_config.yml`` and ``book``.
        base: The path that the site will be served under; see `write_pages`.
        url: Its whole address, if it is known, such as ``"https://example.org/alcalde/"``: pages
            then name their own, and there is a map of the site.
        force: Build even where nothing changed.

    Returns:
        Whether anything had to be built.

    Raises:
        BuildError: A chapter is missing in a language, or Sphinx warned of something.
        RuntimeBuildError: What the tables run on could not be made.
    """
    work, site = root / "out" / "book", root / "out" / "site"
    stamp, mark = work / "built", fingerprint(root, INPUTS, base + url)
    if not force and site.exists() and stamp.exists() and stamp.read_text() == mark:
        return False
    print("Building the book (about a minute the first time).", flush=True)
    check_chapters(root / "book")
    site.mkdir(parents=True, exist_ok=True)
    work.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    runtime = runtime_folder(root, work, site)
    assets = write_assets(site)
    with ThreadPoolExecutor(1) as aside:
        # half a minute of one core, the first time; meanwhile Sphinx uses the others
        squeezed = aside.submit(compress, site / runtime, work / "compressed")
        configure(root, work)
        build_languages(root, work, runtime=runtime, assets=assets, url=url)
        squeezed.result()
    for language in LANGUAGES:
        publish(work / language.code, site / language.code)
    write_pages(site, runtime=runtime, assets=assets, base=base, url=url)
    write_addresses(site, url)
    compress(site, work / "compressed")
    os.utime(site)  # tells a running server to look again
    stamp.write_text(mark)
    return True


def fingerprint(root: Path, names: Iterable[str], base: str = "") -> str:
    """Returns a name for what is in these files and folders; other contents give another name."""
    digest = hashlib.sha256(base.encode())
    for path in sorted(set(_files(root, names))):
        digest.update(f"\0{path.relative_to(root)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _files(root: Path, names: Iterable[str]) -> Iterable[Path]:
    """Yields the files of these names, and of these folders but for what tools leave there."""
    for name in names:
        path = root / name
        for file in [path] if path.is_file() else path.rglob("*"):
            if file.is_file() and not LEFTOVERS & set(file.parts):
                yield file


def runtime_folder(root: Path, work: Path, site: Path) -> str:
    """Makes what the tables run on, unless it is there and nothing changed in it.

    It is made beside the site and copied over only where it is new, so that the compressed copies
    of its large files stay.

    Returns:
        Its folder below the site, such as ``"_alcalde/0123456789ab"``.
    """
    stamp, mark = work / "runtime", fingerprint(root, RUNTIME_INPUTS)
    made, _, folder = (stamp.read_text() if stamp.exists() else "").partition(" ")
    if made != mark or not (work / folder).is_dir():
        folder = build_runtime(work)
        stamp.write_text(f"{mark} {folder}")
    target = site / folder
    for stale in (site / "_alcalde").glob("*"):
        if stale != target:
            shutil.rmtree(stale)
    if not target.exists():
        shutil.copytree(work / folder, target)
    return folder


def check_chapters(book: Path) -> None:
    """Checks that each language has the same chapters, the first page among them.

    Raises:
        BuildError: One is missing; the message names it.
    """
    names = {language.code: _chapters(book / language.code) for language in LANGUAGES}
    everything = set[str]().union(*names.values(), {"index.ipynb"})
    for code, present in names.items():
        for missing in sorted(everything - present):
            raise BuildError(f"The chapter book/{code}/{missing} is missing.")


def _chapters(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.ipynb")}


def configure(root: Path, work: Path) -> None:
    """Turns Jupyter Book's settings into Sphinx's ``conf.py``, in the work folder.

    Raises:
        BuildError: The settings could not be read.
    """
    shutil.copyfile(root / "_config.yml", work / "_config.yml")
    first = root / "book" / LANGUAGES[0].code
    command = Path(sys.executable).with_name("jupyter-book")
    done = subprocess.run(
        [command, "config", "sphinx", "--config", work / "_config.yml", first],
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        said = done.stdout.strip()
        raise BuildError(f"Jupyter Book could not read _config.yml:\n{said}")


def build_languages(root: Path, work: Path, *, runtime: str, assets: str, url: str = "") -> None:
    """Runs Sphinx once a language, side by side, with warnings as errors.

    Args:
        root: The folder that holds ``book``.
        work: Where ``conf.py`` is, and where a folder for each language goes.
        runtime: Where the tables' files are, below the site.
        assets: Where the theme's own files are, below the site.
        url: The site's whole address, or nothing.

    Raises:
        BuildError: Sphinx warned or failed; the message holds what it said.
    """
    shared = {
        "external_toc_path": str(root / TOC),
        "alcalde_runtime": runtime,
        "alcalde_assets": assets,
        "alcalde_url": url,
    }
    running = [(language, _sphinx(root, work, language, shared)) for language in LANGUAGES]
    trouble = []
    for language, process in running:
        said, _ = process.communicate()
        if process.returncode:
            # what Sphinx kept of a failed run would hide the warnings from the next
            shutil.rmtree(work / f"{language.code}.doctrees", ignore_errors=True)
            trouble.append(f"Sphinx stopped at the pages in {language.code}:\n{said.strip()}")
    if trouble:
        raise BuildError("\n".join(trouble))


def _sphinx(
    root: Path, work: Path, language: Language, shared: Mapping[str, str]
) -> subprocess.Popen[str]:
    """Starts Sphinx for one language."""
    command = [sys.executable, "-m", "sphinx", "-b", "html", "-q", "-a", "-W", "--keep-going"]
    command += ["-c", str(work), "-d", str(work / f"{language.code}.doctrees")]
    for name, value in {**shared, "language": language.sphinx}.items():
        command += ["-D", f"{name}={value}"]
    command += [str(root / "book" / language.code), str(work / language.code)]
    return subprocess.Popen(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Builds the book from the command line; returns 0, or 1 after saying why not."""
    parser = argparse.ArgumentParser(prog="python -m book.build", description="Build the book.")
    parser.add_argument(
        "--url", default="", help="the site's whole address, for sitemap.xml and search engines"
    )
    parser.add_argument("--base", help="path that it is served under, such as /some/where/")
    parser.add_argument("--force", action="store_true", help="build even where nothing changed")
    options = parser.parse_args(arguments)
    address = urlsplit(options.url)
    if options.url and not (
        address.scheme in ("http", "https") and address.netloc and options.url.endswith("/")
    ):
        parser.error(f"--url is like https://example.org/alcalde/, unlike {options.url!r}")
    base = options.base or address.path or "/"
    if not (base.startswith("/") and base.endswith("/")):
        parser.error(f"--base starts and ends with a slash, unlike {base!r}")
    started = time.monotonic()
    try:
        built = build(base=base, url=options.url, force=options.force)
    except (BuildError, RuntimeBuildError) as error:
        print(error, file=sys.stderr)
        return 1
    took = time.monotonic() - started
    print(f"The book is in out/site ({took:.0f} s)." if built else "The book is up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
