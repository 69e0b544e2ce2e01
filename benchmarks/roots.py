"""The three folders that are served: the built site, stock Pyodide, and JupyterLite."""

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
    """A copy of the built site, so that a new build meanwhile does not disturb the measuring.

    Raises:
        BenchError: if it has not been built.
    """
    if not (SITE / "es").is_dir():
        raise BenchError("There is no site in out/site yet: run `make build` first.")
    copy = BENCH / "site"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(SITE, copy)
    return copy


def stock() -> Path:
    """A page that starts Pyodide as npm brings it; made once for each version of it."""
    root = BENCH / "stock"
    if not PYODIDE.is_dir():
        raise BenchError("There is no Pyodide in node_modules yet: run `make build` first.")
    made_from = [*sorted((HERE / "stock").iterdir()), PYODIDE / "package.json"]
    key = b"".join(path.read_bytes() for path in made_from)
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
    """The JupyterLite page, built once for each version of its parts."""
    root = jupyterlite.build()
    stamp = root / "compressed"
    if not stamp.exists():
        compress(root)
        stamp.touch()
    return root


def compress(root: Path) -> None:
    """Put a `.br` and a `.gz` beside every file that gets smaller by it."""
    command = [sys.executable, "-m", "whitenoise.compress", "--quiet", str(root)]
    subprocess.run(command, check=True)


def app(root: Path) -> WSGIApplication:
    """Serve a folder, compressed, and let browsers keep all of it.

    Args:
        root: the folder, with compressed files beside the plain ones.
    """

    def missing(environ: WSGIEnvironment, start_response: StartResponse) -> list[bytes]:
        start_response("404 Not Found", [("Content-Type", "text/plain")])
        return [b"not found"]

    types = {".mjs": "text/javascript", ".wasm": "application/wasm"}
    noise = WhiteNoise(missing, root=root, index_file=True, max_age=31_536_000, mimetypes=types)
    return cast(WSGIApplication, noise)
