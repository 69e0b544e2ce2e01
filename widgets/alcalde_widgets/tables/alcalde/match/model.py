"""The course of a match: what the mayor counted in each deal, and how far it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self

from alcalde import Count, Place, Standing

LARGEST_TARGET = 15
"""The highest target that a table offers; the engine knows none."""


class Course(NamedTuple):
    """A match told by its counts: who is mayor first, the target, the deals, those shown.

    >>> course = Course.begin(0, 3, [58, 47])
    >>> course.to(1).now.mayor, course.now.points
    (<Place.SECOND: 1>, (1, 1, 2))
    """

    first: int
    target: int
    counts: tuple[int, ...]
    step: int

    @classmethod
    def begin(cls, first: int, target: int, counts: Iterable[int], step: int | None = None) -> Self:
        """Return a course that the engine has checked.

        Args:
            first: the first mayor's place, 0 to 2.
            target: the game points that win, 1 to `LARGEST_TARGET`.
            counts: the mayor's points of each deal.
            step: how many deals are shown; left out, all.

        Raises:
            AlcaldeError: a place, the target or a count is none, or a deal follows the last one.
            ValueError: there is no such step, or no such target here.
        """
        every = tuple(Count.of(count).mayor for count in counts)
        course = cls(first, target, every, len(every) if step is None else step)
        if len(course.standings()) != len(every) + 1 or target > LARGEST_TARGET:
            raise ValueError("a course")
        return course.to(course.step)

    def standings(self) -> tuple[Standing, ...]:
        """Return how the match stood before the first deal and after each."""
        found = [Standing.begin(self.first, self.target)]
        for count in self.counts:
            found.append(found[-1].after(Count.of(count)))
        return tuple(found)

    @property
    def now(self) -> Standing:
        """Return how the match stands after the deals shown."""
        return self.standings()[self.step]

    def to(self, step: int) -> Self:
        """Return the course with so many deals shown.

        Raises:
            ValueError: there are not so many.

        >>> Course.begin(0, 7, [58]).to(2)
        Traceback (most recent call last):
        ...
        ValueError: this match has the steps 0 to 1, not 2
        """
        if type(step) is not int or not 0 <= step <= len(self.counts):
            raise ValueError(f"this match has the steps 0 to {len(self.counts)}, not {step}")
        return self._replace(step=step)

    def add(self, mayor: int) -> Self:
        """Return the course with one more deal after those shown; others give way to it.

        Args:
            mayor: the mayor's points.

        Raises:
            IllegalMove: `match-over`, when somebody has won.

        >>> Course.begin(0, 7, [58, 60], step=1).add(12).counts
        (58, 12)
        """
        self.now.after(Count.of(mayor))
        counts = (*self.counts[: self.step], mayor)
        return self._replace(counts=counts, step=len(counts))

    def aim(self, target: int) -> Self:
        """Return the course with another target; deals after somebody has won are dropped.

        Raises:
            ValueError: a table does not offer that target.

        >>> Course.begin(0, 7, [58, 47, 60]).aim(2).counts
        (58, 47)
        """
        if not 1 <= target <= LARGEST_TARGET:
            raise ValueError(f"a target is 1 to {LARGEST_TARGET}, not {target}")
        kept: list[int] = []
        standing = Standing.begin(self.first, target)
        for count in self.counts:
            if not standing.over:
                kept.append(count)
                standing = standing.after(Count.of(count))
        return self._replace(target=target, counts=tuple(kept), step=min(self.step, len(kept)))

    def data(self) -> dict[str, Any]:
        """Return the course as JSON values."""
        return {**self._asdict(), "counts": list(self.counts)}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Read what `data` gave.

        Raises:
            AlcaldeError, ValueError, KeyError, TypeError: it is no course.
        """
        first, target, counts, step = (data[key] for key in cls._fields)
        made = cls.begin(Place.parse(first).index, target, counts, step)
        if repr(made.data()) != repr(dict(data)):
            raise ValueError("a course is written in another way")
        return made
