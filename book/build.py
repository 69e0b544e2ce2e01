"""Build the book as static files: `python -m book.build`.

The build makes the tables' runtime for the browser, the pages of each language, the first page, and
compressed copies of everything. Whatever has not changed is not built again.
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

from alcalde.core.text import quoted
from book.compress import compress
from book.languages import LANGUAGES, Language
from book.pages import (
    let_everything_through,
    publish,
    write_addresses,
    write_assets,
    write_pages,
)
from book.runtime import FOLDER as TABLES
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
IGNORED = frozenset({"__pycache__", "_build", ".ipynb_checkpoints", "node_modules"})
TOC = Path("book", "_toc.yml")


class BuildError(Exception):
    """The book could not be built; the message says why and what to do."""


def build(root: Path = ROOT, *, base: str = "/", url: str = "", force: bool = False) -> bool:
    """Build the site into `out/site`.

    Args:
        root: the folder that holds `_config.yml` and `book`.
        base: the path that the site will be served under; see `write_pages`.
        url: the absolute address of the site, such as `"https://example.org/alcalde/"`, or
            nothing if it is unknown. With it, pages name their canonical address and the site
            gets a sitemap.
        force: build even if nothing has changed.

    Returns:
        Whether anything had to be built.

    Raises:
        BuildError: a chapter is missing in a language, or Sphinx issued a warning.
        RuntimeBuildError: the tables' runtime could not be built.
    """
    work, site = root / "out" / "book", root / "out" / "site"
    stamp, current = work / "built", fingerprint(root, INPUTS, base + url)
    if not force and site.exists() and stamp.exists() and stamp.read_text() == current:
        return False
    print("Building the book (about a minute the first time).", flush=True)
    check_chapters(root / "book")
    site.mkdir(parents=True, exist_ok=True)
    work.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    runtime = runtime_folder(root, work, site)
    assets = write_assets(site)
    with ThreadPoolExecutor(1) as background:
        # takes half a minute of one core the first time; meanwhile Sphinx uses the others
        compressing = background.submit(compress, site / runtime, work / "compressed")
        configure(root, work)
        build_languages(root, work, runtime=runtime, assets=assets, url=url)
        compressing.result()
    for language in LANGUAGES:
        publish(work / language.code, site / language.code)
    write_pages(site, runtime=runtime, assets=assets, base=base, url=url)
    write_addresses(site, url)
    let_everything_through(site)
    compress(site, work / "compressed")
    os.utime(site)  # a running server notices and rescans the folder
    stamp.write_text(current)
    return True


def fingerprint(root: Path, names: Iterable[str], base: str = "") -> str:
    """Return a digest of the names and contents of these files and folders."""
    digest = hashlib.sha256(base.encode())
    for path in sorted(set(_files(root, names))):
        digest.update(f"\0{path.relative_to(root)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _files(root: Path, names: Iterable[str]) -> Iterable[Path]:
    """Yield these files and the files in these folders, without what tools generate there."""
    for name in names:
        path = root / name
        for file in [path] if path.is_file() else path.rglob("*"):
            if file.is_file() and not IGNORED & set(file.parts):
                yield file


def runtime_folder(root: Path, work: Path, site: Path) -> str:
    """Build the tables' runtime, unless it is up to date.

    It is built outside the site and copied there only if it is new, so that the compressed copies
    of its large files are kept.

    Returns:
        Its folder, relative to the site, such as `"tables/0123456789ab"`.
    """
    stamp, current = work / "runtime", fingerprint(root, RUNTIME_INPUTS)
    built, _, folder = (stamp.read_text() if stamp.exists() else "").partition(" ")
    if built != current or not (work / folder).is_dir():
        folder = build_runtime(work)
        stamp.write_text(f"{current} {folder}")
    target = site / folder
    for stale in (site / TABLES).glob("*"):
        if stale != target:
            shutil.rmtree(stale)
    if not target.exists():
        shutil.copytree(work / folder, target)
    return folder


def check_chapters(book: Path) -> None:
    """Check that all languages have the same chapters, including the first page.

    Raises:
        BuildError: a chapter is missing; the message names it.
    """
    names = {language.code: _chapters(book / language.code) for language in LANGUAGES}
    every_name = set[str]().union(*names.values(), {"index.ipynb"})
    for code, present in names.items():
        for missing in sorted(every_name - present):
            raise BuildError(f"The chapter book/{code}/{missing} is missing.")


def _chapters(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.ipynb")}


def configure(root: Path, work: Path) -> None:
    """Write Sphinx's `conf.py` from Jupyter Book's settings into the work folder.

    Raises:
        BuildError: the settings could not be read.
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
        output = done.stdout.strip()
        raise BuildError(f"Jupyter Book could not read _config.yml:\n{output}")


def build_languages(root: Path, work: Path, *, runtime: str, assets: str, url: str = "") -> None:
    """Run Sphinx once for each language, in parallel, with warnings as errors.

    Args:
        root: the folder that holds `book`.
        work: the folder that holds `conf.py` and gets a folder for each language.
        runtime: the folder of the tables' runtime, relative to the site.
        assets: the folder of the theme's assets, relative to the site.
        url: the absolute address of the site, or nothing.

    Raises:
        BuildError: Sphinx warned or failed; the message holds its output.
    """
    shared = {
        "external_toc_path": str(root / TOC),
        "alcalde_runtime": runtime,
        "alcalde_assets": assets,
        "alcalde_url": url,
    }
    running = [(language, _sphinx(root, work, language, shared)) for language in LANGUAGES]
    problems = []
    for language, process in running:
        output, _ = process.communicate()
        if process.returncode:
            # the cache of a failed run would hide its warnings from the next run
            shutil.rmtree(work / f"{language.code}.doctrees", ignore_errors=True)
            problems.append(f"Sphinx stopped at the pages in {language.code}:\n{output.strip()}")
    if problems:
        raise BuildError("\n".join(problems))


def _sphinx(
    root: Path, work: Path, language: Language, shared: Mapping[str, str]
) -> subprocess.Popen[str]:
    """Start Sphinx for one language."""
    command = [sys.executable, "-m", "sphinx", "-b", "html", "-q", "-a", "-W", "--keep-going"]
    command += ["-c", str(work), "-d", str(work / f"{language.code}.doctrees")]
    for name, value in {**shared, "language": language.sphinx}.items():
        command += ["-D", f"{name}={value}"]
    command += [str(root / "book" / language.code), str(work / language.code)]
    return subprocess.Popen(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the book from the command line; return 0, or 1 after printing what went wrong."""
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
        parser.error(f"--url is like https://example.org/alcalde/, unlike {quoted(options.url)}")
    base = options.base or address.path or "/"
    if not (base.startswith("/") and base.endswith("/")):
        parser.error(f"--base starts and ends with a slash, unlike {quoted(base)}")
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
