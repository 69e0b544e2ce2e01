"""The paths that the benchmarks read and write."""

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
SITE: Final = ROOT / "out" / "site"
BENCH: Final = ROOT / "out" / "bench"
PYODIDE: Final = ROOT / "node_modules" / "pyodide"
RESULT: Final = ROOT / "out" / "bench.json"


class BenchError(RuntimeError):
    """Something that a benchmark needs is missing or failed; the message says what."""
