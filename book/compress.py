"""Compressed copies beside the files of the site, so that a server only has to send them."""

import gzip
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli  # type: ignore[import-untyped]

KINDS = frozenset(
    {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".xml", ".zip"}
)
COPIES = (".br", ".gz")


def compress(site: Path) -> int:
    """Puts a ``.br`` and a ``.gz`` beside every file that gains by it, and removes stale ones.

    Args:
        site: The folder that is served.

    Returns:
        How many files were compressed now; those whose copies are newer were left alone.
    """
    for copy in [path for suffix in COPIES for path in site.rglob(f"*{suffix}")]:
        if not copy.with_suffix("").exists():
            copy.unlink()
    stale = [path for path in _candidates(site) if not _fresh(path)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(_compress_one, sorted(stale, key=lambda path: -path.stat().st_size)))
    return len(stale)


def _candidates(site: Path) -> Iterable[Path]:
    return (path for path in site.rglob("*") if path.suffix in KINDS and path.is_file())


def _copy(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _fresh(path: Path) -> bool:
    made = path.stat().st_mtime_ns
    copies = [_copy(path, suffix) for suffix in COPIES]
    return all(copy.exists() and copy.stat().st_mtime_ns >= made for copy in copies)


def _compress_one(path: Path) -> None:
    data = path.read_bytes()
    _copy(path, ".br").write_bytes(brotli.compress(data, quality=11, lgwin=24))
    _copy(path, ".gz").write_bytes(gzip.compress(data, compresslevel=9, mtime=0))
