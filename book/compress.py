"""Compressed copies beside the files of the site, so that a server only has to send them.

WhiteNoise does the compressing. What it has not is here: a file whose copies are there already is
left alone, and copies of large files are kept by their contents, since brotli needs half a minute
for Pyodide.
"""

import hashlib
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli  # type: ignore[import-untyped]
from whitenoise.compress import Compressor

SUFFIXES = (".br", ".gz")
SKIPPED = [ending for ending in Compressor.SKIP_COMPRESS_EXTENSIONS if ending != "zip"]
"""What gains nothing; the members of the site's own zips are not compressed."""
LARGE = 500_000
"""From this many bytes on compressed copies are kept."""
SAME_TIME = 1_000
"""Nanoseconds that two equal times may differ by after a detour over floating point."""


class CachingCompressor(Compressor):  # type: ignore[misc]
    """WhiteNoise's compressor, with a cache of the copies of large files."""

    def __init__(self, cache: Path) -> None:
        """Set up a compressor that says nothing.

        Args:
            cache: The folder that keeps the copies, by the contents of their files.
        """
        super().__init__(extensions=SKIPPED, quiet=True)
        self.cache = cache

    def compress_brotli(self, data: bytes) -> bytes:
        """Return brotli's densest, with the largest window, which large files gain by."""
        return self._cached(data, ".br", lambda: bytes(brotli.compress(data, lgwin=24)))

    def compress_gzip(self, data: bytes) -> bytes:
        """Return gzip's densest."""
        return self._cached(data, ".gz", lambda: bytes(Compressor.compress_gzip(data)))

    def _cached(self, data: bytes, suffix: str, squeeze: Callable[[], bytes]) -> bytes:
        if len(data) < LARGE:
            return squeeze()
        kept = self.cache / (hashlib.sha256(data).hexdigest() + suffix)
        if not kept.exists():
            part = kept.with_name(f"{kept.name}.part")
            part.write_bytes(squeeze())
            part.replace(kept)
        return kept.read_bytes()


def compress(site: Path, cache: Path) -> int:
    """Put a ``.br`` and a ``.gz`` beside every file that gains by it, and remove stale ones.

    Args:
        site: The folder that is served.
        cache: A folder that keeps the copies of large files, by their contents, for the next time.

    Returns:
        How many files were compressed now; those with copies of the same time were left alone.
    """
    cache.mkdir(parents=True, exist_ok=True)
    compressor = CachingCompressor(cache)
    for copy in [path for suffix in SUFFIXES for path in site.rglob(f"*{suffix}")]:
        if not _is_fresh(copy):
            copy.unlink()
    waiting = sorted(
        (path for path in _files(site, compressor) if not _has_copies(path)),
        key=lambda path: -path.stat().st_size,
    )
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        written = pool.map(compressor.compress, map(str, waiting))
        return sum(map(bool, written))


def _files(site: Path, compressor: Compressor) -> Iterable[Path]:
    """Yield the files that may have copies."""
    for path in site.rglob("*"):
        if path.is_file() and compressor.should_compress(path.name):
            yield path


def _has_copies(path: Path) -> bool:
    return all(path.with_name(path.name + suffix).exists() for suffix in SUFFIXES)


def _is_fresh(copy: Path) -> bool:
    """Return whether a copy is that of its file as it is now; WhiteNoise gives it the same time."""
    original = copy.with_suffix("")
    if not original.exists():
        return False
    return abs(copy.stat().st_mtime_ns - original.stat().st_mtime_ns) <= SAME_TIME
