"""Measurements with their targets, as a table and as JSON."""

import json
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Figure:
    """A measurement.

    Attributes:
        name: what was measured, in words.
        value: the number.
        unit: "ms", "KB", "x" and so on.
        low: the smallest value, if it was measured more than once.
        high: the largest value.
        most: the target, if the value must not exceed it.
        least: the target, if the value must not fall below it.

    Example:
        >>> Figure("click", 3.2, "ms", most=16).verdict, Figure("games", 0.5, "x", least=1).verdict
        ('ok', 'MISS')
        >>> Figure("size", 12, "KB").verdict
        ''
    """

    name: str
    value: float
    unit: str
    low: float | None = None
    high: float | None = None
    most: float | None = None
    least: float | None = None

    @property
    def verdict(self) -> str:
        """Return "ok" or "MISS", or nothing if there is no target."""
        if self.most is not None:
            return "ok" if self.value <= self.most else "MISS"
        if self.least is not None:
            return "ok" if self.value >= self.least else "MISS"
        return ""

    def row(self) -> str:
        """Return the figure as a row of the table."""
        spread = f"{_text(self.low)} – {_text(self.high)}" if self.low is not None else ""
        target = f"≤ {_text(self.most)}" if self.most is not None else ""
        target = f"≥ {_text(self.least)}" if self.least is not None else target
        value = f"{_text(self.value)} {self.unit}"
        return f"  {self.name:<58}{value:>14}  {spread:<19}{target:<9}{self.verdict}".rstrip()


def median(
    name: str,
    values: Sequence[float],
    unit: str,
    most: float | None = None,
    least: float | None = None,
) -> Figure:
    """Return the median of several values as a figure, with the smallest and the largest.

    Example:
        >>> median("boot", [3, 1, 2], "s").row().split()
        ['boot', '2', 's', '1', '–', '3']
    """
    value = statistics.median(values)
    return Figure(name, value, unit, min(values), max(values), most=most, least=least)


def ratios(over: Sequence[float], under: Sequence[float]) -> list[float]:
    """Return the ratios of measurements that were made in turns, pair by pair.

    Example:
        >>> ratios([2.0, 3.0], [4.0, 4.0])
        [0.5, 0.75]
    """
    return [a / b for a, b in zip(over, under, strict=True)]


def save(parts: dict[str, list[Figure]], machine: dict[str, str], path: Path) -> None:
    """Write all figures as JSON.

    Args:
        parts: the figures of each part of the benchmark.
        machine: a description of the machine.
        path: the file; its folder is created if missing.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    figures = {
        part: [asdict(figure) | {"verdict": figure.verdict} for figure in rows]
        for part, rows in parts.items()
    }
    text = json.dumps({"machine": machine, "figures": figures}, ensure_ascii=False, indent=1)
    path.write_text(text + "\n", "utf-8")


def _text(number: float | None) -> str:
    """Return a number with three significant digits."""
    if number is None:
        return ""
    if abs(number) >= 100:
        return f"{number:,.0f}"
    return f"{number:.3g}"
