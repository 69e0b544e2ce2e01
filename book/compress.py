"""Compressed copies beside the files of the site, so that a server only has to send them.

WhiteNoise compresses. This module adds what it lacks: files that have fresh copies are skipped, and
the copies of large files are cached by content, since brotli needs half a minute for Pyodide.
"""

import hashlib
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from whitenoise.compress import Compressor

SUFFIXES = (".br", ".gz")
SKIPPED = [ending for ending in Compressor.SKIP_COMPRESS_EXTENSIONS if ending != "zip"]
"""Extensions of files that are not compressed; the site's zips are, since they are stored plain."""
LARGE = 500_000
"""Size in bytes from which compressed copies are cached."""
SAME_TIME = 1_000
"""Tolerance in nanoseconds: WhiteNoise copies times of files as floating-point numbers."""


class CachingCompressor(Compressor):  # type: ignore[misc]
    """WhiteNoise's compressor, with a cache of the copies of large files."""

    def __init__(self, cache: Path) -> None:
        """Create a compressor that prints nothing.

        Args:
            cache: the folder of the cached copies, named by the digest of their files.
        """
        super().__init__(extensions=SKIPPED, quiet=True)
        self.cache = cache

    def compress_brotli(self, data: bytes) -> bytes:
        """Return the data compressed by brotli."""
        return self._cached(data, ".br", Compressor.compress_brotli)

    def compress_gzip(self, data: bytes) -> bytes:
        """Return the data compressed by gzip."""
        return self._cached(data, ".gz", Compressor.compress_gzip)

    def _cached(self, data: bytes, suffix: str, function: Callable[[bytes], bytes]) -> bytes:
        if len(data) < LARGE:
            return function(data)
        cached = self.cache / (hashlib.sha256(data).hexdigest() + suffix)
        if not cached.exists():
            part = cached.with_name(f"{cached.name}.part")
            part.write_bytes(function(data))
            part.replace(cached)
        return cached.read_bytes()


def compress(site: Path, cache: Path) -> int:
    """Write a `.br` and a `.gz` beside every file that gets smaller, and remove stale ones.

    Args:
        site: the folder that is served.
        cache: a folder that keeps the copies of large files for the next build.

    Returns:
        How many files were compressed; those with fresh copies were skipped.
    """
    cache.mkdir(parents=True, exist_ok=True)
    compressor = CachingCompressor(cache)
    for copy in [path for suffix in SUFFIXES for path in site.rglob(f"*{suffix}")]:
        if not _is_fresh(copy):
            copy.unlink()
    stale = sorted(
        (path for path in _files(site, compressor) if not _has_copies(path)),
        key=lambda path: -path.stat().st_size,
    )
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        written = pool.map(compressor.compress, map(str, stale))
        return sum(map(bool, written))


def _files(site: Path, compressor: Compressor) -> Iterable[Path]:
    """Yield the files that are worth compressing."""
    for path in site.rglob("*"):
        if path.is_file() and compressor.should_compress(path.name):
            yield path


def _has_copies(path: Path) -> bool:
    return all(path.with_name(path.name + suffix).exists() for suffix in SUFFIXES)


def _is_fresh(copy: Path) -> bool:
    """Return whether a copy has the modification time of its file, as WhiteNoise sets it."""
    original = copy.with_suffix("")
    if not original.exists():
        return False
    return abs(copy.stat().st_mtime_ns - original.stat().st_mtime_ns) <= SAME_TIME
