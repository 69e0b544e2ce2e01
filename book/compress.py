"""Compressed copies beside the files of the site, so that a server only has to send them."""

import gzip
import hashlib
import os
import shutil
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli  # type: ignore[import-untyped]

KINDS = frozenset(
    {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".xml", ".zip"}
)
LARGE = 500_000
"""From this many bytes on compressed copies are kept: brotli takes half a minute for some."""


def _brotli(data: bytes) -> bytes:
    return bytes(brotli.compress(data, quality=11, lgwin=24))


def _gzip(data: bytes) -> bytes:
    return gzip.compress(data, compresslevel=9, mtime=0)


COPIES: dict[str, Callable[[bytes], bytes]] = {".br": _brotli, ".gz": _gzip}


def compress(site: Path, store: Path) -> int:
    """Puts a ``.br`` and a ``.gz`` beside every file that gains by it, and removes stale ones.

    Args:
        site: The folder that is served.
        store: A folder that keeps the copies of large files, by their contents, for the next time.

    Returns:
        How many files were compressed now; those whose copies are newer were left alone.
    """
    store.mkdir(parents=True, exist_ok=True)
    for copy in [path for suffix in COPIES for path in site.rglob(f"*{suffix}")]:
        if not copy.with_suffix("").exists():
            copy.unlink()
    stale = sorted(
        (path for path in _candidates(site) if not _fresh(path)),
        key=lambda path: -path.stat().st_size,
    )
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda path: _compress_one(path, store), stale))
    return len(stale)


def _candidates(site: Path) -> Iterable[Path]:
    return (path for path in site.rglob("*") if path.suffix in KINDS and path.is_file())


def _copy(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _fresh(path: Path) -> bool:
    made = path.stat().st_mtime_ns
    copies = [_copy(path, suffix) for suffix in COPIES]
    return all(copy.exists() and copy.stat().st_mtime_ns >= made for copy in copies)


def _compress_one(path: Path, store: Path) -> None:
    data = path.read_bytes()
    for suffix, squeeze in COPIES.items():
        target = _copy(path, suffix)
        if len(data) < LARGE:
            target.write_bytes(squeeze(data))
            continue
        kept = store / (hashlib.sha256(data).hexdigest() + suffix)
        if not kept.exists():
            part = kept.with_suffix(".part")
            part.write_bytes(squeeze(data))
            part.replace(kept)
        shutil.copyfile(kept, target)
