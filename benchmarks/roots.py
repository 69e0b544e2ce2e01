"""The three folders to serve: the built site, stock Pyodide, and JupyterLite."""

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import cast
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from whitenoise import WhiteNoise

from benchmarks import jupyterlite
from benchmarks.paths import BENCH, HERE, PYODIDE, SITE, BenchError


@cache
def site() -> Path:
    """Return a copy of the built site, so that a build meanwhile does not affect the benchmark.

    Raises:
        BenchError: the site has not been built.
    """
    if not (SITE / "es").is_dir():
        raise BenchError("There is no site in out/site yet: run `make build` first.")
    copy = BENCH / "site"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(SITE, copy)
    return copy


def stock() -> Path:
    """Return the folder of a page that starts Pyodide as npm installs it, built once a version.

    Raises:
        BenchError: Pyodide is not installed.
    """
    root = BENCH / "stock"
    if not PYODIDE.is_dir():
        raise BenchError("There is no Pyodide in node_modules yet: run `make build` first.")
    sources = [*sorted((HERE / "stock").iterdir()), PYODIDE / "package.json"]
    key = b"".join(path.read_bytes() for path in sources)
    stamp = root / "key"
    if not stamp.exists() or stamp.read_bytes() != key:
        shutil.rmtree(root, ignore_errors=True)
        shutil.copytree(HERE / "stock", root)
        (root / "pyodide").mkdir()
        for name in (*jupyterlite.FILES, "pyodide-lock.json"):
            shutil.copy(PYODIDE / name, root / "pyodide")
        compress(root)
        stamp.write_bytes(key)
    return root


def lite() -> Path:
    """Return the folder of the JupyterLite page, built once for each version of its parts."""
    root = jupyterlite.build()
    stamp = root / "compressed"
    if not stamp.exists():
        compress(root)
        stamp.touch()
    return root


def compress(root: Path) -> None:
    """Write a `.br` and a `.gz` beside every file that gets smaller."""
    command = [sys.executable, "-m", "whitenoise.compress", "--quiet", str(root)]
    subprocess.run(command, check=True)


def app(root: Path) -> WSGIApplication:
    """Return an application that serves a folder and lets browsers cache all of it.

    Args:
        root: the folder, with compressed files beside the plain ones.
    """

    def not_found(environ: WSGIEnvironment, start_response: StartResponse) -> list[bytes]:
        start_response("404 Not Found", [("Content-Type", "text/plain")])
        return [b"not found"]

    types = {".mjs": "text/javascript", ".wasm": "application/wasm"}
    noise = WhiteNoise(not_found, root=root, index_file=True, max_age=31_536_000, mimetypes=types)
    return cast(WSGIApplication, noise)
