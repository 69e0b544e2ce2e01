"""A match as a table shows it: the mayor's points of each deal, and how many deals are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import Count, Place, Standing
from alcalde.core.points import PACK_POINTS

from ....scenes.points_entry import PointsEntry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ....codec import Saved

LARGEST_TARGET = 15
"""The highest target that a table offers; the engine has no limit."""

FIRST_COUNT = 60
"""What the field shows before the first deal is counted."""


class MatchModel(NamedTuple):
    """A match given by its counts.

    Attributes:
        first: the index of the first mayor's place.
        target: the game points that win.
        counts: the mayor's points of each deal.
        step: how many deals are shown.

    >>> match = MatchModel.begin(0, 3, [58, 47])
    >>> match.to(1).standing.mayor, match.standing.points
    (<Place.SECOND: 1>, (1, 1, 2))
    """

    first: int
    target: int
    counts: tuple[int, ...]
    step: int

    @classmethod
    def begin(
        cls, first: int, target: int, counts: Iterable[int], step: int | None = None
    ) -> MatchModel:
        """Return a match that the engine has checked.

        Args:
            first: the index of the first mayor's place, 0 to 2.
            target: the game points that win, 1 to `LARGEST_TARGET`.
            counts: the mayor's points of each deal.
            step: how many deals are shown; left out, all.

        Raises:
            AlcaldeError: a place, the target or a count is invalid, or a deal follows the last one.
            ValueError: there is no such step, or no such target here.
        """
        every = tuple(Count.of(count).mayor for count in counts)
        match = cls(first, target, every, len(every) if step is None else step)
        match.standings()
        if target > LARGEST_TARGET:
            raise ValueError(f"a target is 1 to {LARGEST_TARGET}, not {target}")
        return match.to(match.step)

    def standings(self) -> tuple[Standing, ...]:
        """Return the standing before the first deal and after each."""
        found = [Standing.begin(self.first, self.target)]
        for count in self.counts:
            found.append(found[-1].after(Count.of(count)))
        return tuple(found)

    @property
    def standing(self) -> Standing:
        """Return the standing after the deals shown."""
        return self.standings()[self.step]

    def to(self, step: int) -> MatchModel:
        """Return the match with so many deals shown.

        Raises:
            ValueError: there are not so many.

        >>> MatchModel.begin(0, 7, [58]).to(2)
        Traceback (most recent call last):
        ...
        ValueError: this match has the steps 0 to 1, not 2
        """
        if type(step) is not int or not 0 <= step <= len(self.counts):
            raise ValueError(f"this match has the steps 0 to {len(self.counts)}, not {step}")
        return self._replace(step=step)

    def add(self, mayor: int) -> MatchModel:
        """Return the match with one more deal after those shown, in place of later ones.

        Args:
            mayor: the mayor's points.

        Raises:
            IllegalMove: `match-over`, when somebody has won.

        >>> MatchModel.begin(0, 7, [58, 60], step=1).add(12).counts
        (58, 12)
        """
        self.standing.after(Count.of(mayor))
        counts = (*self.counts[: self.step], mayor)
        return self._replace(counts=counts, step=len(counts))

    def aim(self, target: int) -> MatchModel:
        """Return the match with another target, without the deals after somebody has won.

        Raises:
            ValueError: a table does not offer that target.

        >>> MatchModel.begin(0, 7, [58, 47, 60]).aim(2).counts
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

    def entry(self, before: PointsEntry | None = None) -> PointsEntry:
        """Return the points to show for the next deal: its own, those entered before, or a default.

        Args:
            before: the points that are entered now.

        >>> MatchModel.begin(0, 7, [58, 64], step=1).entry().typed
        ('64', '56')
        """
        if self.step < len(self.counts):
            return PointsEntry.begin(self.counts[self.step])
        if before is not None:
            return before
        return PointsEntry.begin(self.counts[-1] if self.counts else FIRST_COUNT)

    def data(self) -> dict[str, Any]:
        """Return the match as JSON values."""
        return {**self._asdict(), "counts": list(self.counts)}

    @classmethod
    def of(cls, saved: Saved) -> MatchModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a match.
        """
        fields = saved.fields(*cls._fields)
        first = fields["first"].whole(0, len(Place) - 1)
        target = fields["target"].whole(1, LARGEST_TARGET)
        counts = [count.whole(0, PACK_POINTS) for count in fields["counts"]]
        step = fields["step"].whole(0, len(counts))
        return fields["counts"].parse(
            lambda _: cls.begin(first, target, counts, step), "deals up to a winner"
        )
