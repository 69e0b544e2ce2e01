"""One exercise: a kind, a seed and a level, which give the same question for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from alcalde.core.numbers import LARGEST_SEED
from alcalde.core.text import quoted

from . import EXERCISES, LEVELS, Chance, drawn

if TYPE_CHECKING:
    from collections.abc import Container

    from ..codec import Saved
    from ..tasks import Question

DAILY = 3
"""The level of the exercise of the day."""

DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""The number of days of each month; February in a leap year."""


class Exercise(NamedTuple):
    """A kind, a seed and a level.

    Attributes:
        kind: a key of `EXERCISES`.
        seed: a whole number.
        level: 1 to 5.

    >>> Exercise("other-count", 7, 1).question
    OtherCount(mayor=30)
    """

    kind: str
    seed: int
    level: int

    @property
    def question(self) -> Question:
        """Return the question."""
        return drawn(*self)

    def data(self) -> list[Any]:
        """Return the exercise as JSON values."""
        return list(self)

    @classmethod
    def of(cls, saved: Saved) -> Self:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe an exercise.

        >>> from alcalde_widgets.codec import Saved
        >>> Exercise.of(Saved(["other-count", 7, 9]))
        Traceback (most recent call last):
        ...
        alcalde_widgets.codec.UnreadableState: [2]: expected a whole number from 1 to 5, not 9
        """
        return cls.of_parts(*saved.items(len(cls._fields)))

    @classmethod
    def of_parts(cls, kind: Saved, seed: Saved, level: Saved) -> Self:
        """Read an exercise from its three parts."""
        return cls(
            kind.one_of(EXERCISES),
            seed.whole(0, LARGEST_SEED),
            level.whole(LEVELS[0], LEVELS[-1]),
        )

    @classmethod
    def fresh(cls, seed: int, level: int, kinds: Container[str], last: str = "") -> Self:
        """Return a new exercise, of another kind than the last one where there is one.

        Args:
            seed: chooses the kind, and draws.
            level: 1 to 5.
            kinds: those to choose from.
            last: the kind of the exercise before.

        Raises:
            NotationError: the seed cannot be read.

        >>> Exercise.fresh(7, 1, ["other-count", "who-wins"], "who-wins")
        Exercise(kind='other-count', seed=7, level=1)
        """
        some = [kind for kind in EXERCISES if kind in kinds]
        others = [kind for kind in some if kind != last]
        return cls(Chance(seed).one_of(others or some), seed, level)

    @classmethod
    def of_day(cls, date: str) -> Self:
        """Return the exercise of a day, the same for everybody.

        Args:
            date: the day as ISO 8601 writes it, such as `2026-11-30`.

        Raises:
            ValueError: there is no such day.

        >>> Exercise.of_day("2026-11-30") == Exercise.of_day("2026-11-30")
        True
        >>> Exercise.of_day("2026-11-31")
        Traceback (most recent call last):
        ...
        ValueError: no day: '2026-11-31'
        """
        return cls.fresh(_number(date), DAILY, EXERCISES)


def _number(date: str) -> int:
    """Return a date as a number of eight digits.

    By hand: every page would have to load `datetime`, which also accepts other forms of a date.
    """
    parts = date.split("-")
    digits = "".join(parts)
    if [len(part) for part in parts] == [4, 2, 2] and digits.isascii() and digits.isdigit():
        year, month, day = map(int, parts)
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        if 1 <= month <= len(DAYS) and 1 <= day <= DAYS[month - 1] - (month == 2 and not leap):
            return int(digits)
    raise ValueError(f"no day: {quoted(date)}")
