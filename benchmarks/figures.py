"""Numbers with their targets, as a table for people and as JSON."""

import json
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Figure:
    """One number that was measured.

    Args:
        name: what it is, in words.
        value: the number.
        unit: "ms", "KB", "x" and so on.
        low: the least that was seen, if it was measured more than once.
        high: the most that was seen.
        most: the target, where the number must not be above it.
        least: the target, where the number must not be below it.

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
        """Whether the target is met: "ok", "MISS", or nothing where there is no target."""
        if self.most is not None:
            return "ok" if self.value <= self.most else "MISS"
        if self.least is not None:
            return "ok" if self.value >= self.least else "MISS"
        return ""

    def row(self) -> str:
        """One line of the table."""
        spread = f"{_text(self.low)} – {_text(self.high)}" if self.low is not None else ""
        target = f"≤ {_text(self.most)}" if self.most is not None else ""
        target = f"≥ {_text(self.least)}" if self.least is not None else target
        value = f"{_text(self.value)} {self.unit}"
        return f"  {self.name:<58}{value:>14}  {spread:<19}{target:<9}{self.verdict}".rstrip()


def middle(
    name: str,
    values: Sequence[float],
    unit: str,
    most: float | None = None,
    least: float | None = None,
) -> Figure:
    """The median of several measurements, with the least and the most of them.

    Example:
        >>> middle("boot", [3, 1, 2], "s").row().split()
        ['boot', '2', 's', '1', '–', '3']
    """
    value = statistics.median(values)
    return Figure(name, value, unit, min(values), max(values), most=most, least=least)


def ratios(over: Sequence[float], under: Sequence[float]) -> list[float]:
    """Divide what was measured in turns, pair by pair.

    Example:
        >>> ratios([2.0, 3.0], [4.0, 4.0])
        [0.5, 0.75]
    """
    return [a / b for a, b in zip(over, under, strict=True)]


def save(parts: dict[str, list[Figure]], machine: dict[str, str], path: Path) -> None:
    """Write all figures as JSON.

    Args:
        parts: the figures by part of the benchmark.
        machine: what they were measured on.
        path: the file; its folder is made if missing.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    figures = {
        part: [asdict(figure) | {"verdict": figure.verdict} for figure in rows]
        for part, rows in parts.items()
    }
    text = json.dumps({"machine": machine, "figures": figures}, ensure_ascii=False, indent=1)
    path.write_text(text + "\n", "utf-8")


def _text(number: float | None) -> str:
    """A number with three digits that matter."""
    if number is None:
        return ""
    if abs(number) >= 100:
        return f"{number:,.0f}"
    return f"{number:.3g}"
