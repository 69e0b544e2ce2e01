"""Part (c): how many bytes are sent before the first live answer."""

import gzip
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from playwright.sync_api import Playwright

from benchmarks import places, roots
from benchmarks.figures import Figure
from benchmarks.link import Link
from benchmarks.server import Sent
from benchmarks.visits import visit

NOTE = """\
  Counted at the server on a first visit, until the first live answer: heads and bodies as sent,
  compressed (KB = 1000 bytes). Pyodide: its script, WebAssembly, library and the two packages;
  everything else is the page's own, the part of worker.js that is Pyodide's loader too.
"""

PYTHON = frozenset({".wasm", ".zip", ".whl"})
"""Extensions of the files that belong to Python in the browser; the others are the page's own."""
KINDS = {
    ".html": "HTML",
    "": "HTML",
    ".css": "CSS",
    ".js": "JavaScript",
    ".mjs": "JavaScript",
    ".woff2": "fonts",
    ".woff": "fonts",
    ".ttf": "fonts",
}


def run(playwright: Playwright) -> list[Figure]:
    """Visit each of the three places once and add up the bytes that were sent.

    Args:
        playwright: the running Playwright.
    """
    sent = visit(playwright, places.live(), Link(), again=False).sent
    own = [one for one in sent if not is_python(one.path)]
    rows = []
    for kind in sorted({_kind(one.path) for one in own}):
        part = [one for one in own if _kind(one.path) == kind]
        rows.append(Figure(f"page's own, {kind}, {len(part)} files", _kb(part), "KB"))
    zipped = sum(gzipped(one.path, roots.site()) for one in own if one.status == 200) / 1000
    python = [one for one in sent if is_python(one.path)]
    total = _kb(sent)
    rows += [
        Figure("page's own, as sent", _kb(own), "KB"),
        Figure("page's own, gzipped", zipped, "KB", most=200),
        Figure("Pyodide, library and packages, as sent", _kb(python), "KB"),
        Figure("all to the first live answer, as sent", total, "KB", most=4000),
    ]
    for place in (places.stock(), places.lite()):
        theirs = _kb(visit(playwright, place, Link(), again=False).sent)
        rows.append(Figure(f"all to the first answer, {place.name}, as sent", theirs, "KB"))
    return rows


def is_python(path: str) -> bool:
    """Return whether a file belongs to Pyodide, its library or the packages.

    Example:
        >>> is_python("/tables/0/python_stdlib.zip"), is_python("/tables/0/page.js")
        (True, False)
    """
    name = PurePosixPath(path)
    return name.suffix in PYTHON or name.name.startswith("pyodide")


def gzipped(path: str, root: Path) -> int:
    """Return the size of a file compressed by gzip, or uncompressed if that is smaller.

    Args:
        path: its path on the server.
        root: the folder that is served.
    """
    name = path.lstrip("/")
    file = root / (f"{name}index.html" if name.endswith("/") or not name else name)
    data = file.read_bytes()
    return min(len(data), len(gzip.compress(data, 9)))


def _kind(path: str) -> str:
    """Return the kind of a file in a word or two."""
    return KINDS.get(PurePosixPath(path).suffix, "images and others")


def _kb(answers: Sequence[Sent]) -> float:
    """Return the size of responses, heads and bodies, in units of 1000 bytes."""
    return sum(one.head + one.body for one in answers) / 1000
