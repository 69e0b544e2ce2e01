"""Standing: the mayor and the game points of a match between two deals (MATCH-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.errors import IllegalMove
from alcalde.core.numbers import parse_whole
from alcalde.core.values import Value
from alcalde.places import Place
from alcalde.seats import Seat
from alcalde.sentences.match import SENTENCES

if TYPE_CHECKING:
    from alcalde.scoring import Count
    from alcalde.sentences.basics import Reason

TARGET = 7
"""The default target, which the sources give as an example (MATCH-2)."""


class Standing(Value):
    """The standing of a match; make the first with `Standing.begin`, the next ones with `after`.

    Attributes:
        mayor: the place that has the office and deals next.
        points: the game points of the three places in their order.
        target: how many game points win.

    >>> from alcalde import Count
    >>> standing = Standing.begin().after(Count.of(58))
    >>> standing.mayor, standing.points, standing.winners
    (<Place.SECOND: 1>, (0, 1, 1), ())
    """

    __slots__ = ("mayor", "points", "target")
    mayor: Place
    points: tuple[int, int, int]
    target: int

    @classmethod
    def begin(cls, mayor: Place | int | str = Place.FIRST, target: int | str = TARGET) -> Standing:
        """Return the standing before the first deal.

        Args:
            mayor: who is mayor first; the draw of MAYOR-1 decides that.
            target: a whole number, 1 or more, or its digits.

        Raises:
            NotationError: `place` or `target`.

        >>> Standing.begin(mayor=2, target=1).points
        (0, 0, 0)
        >>> Standing.begin(target=0)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “0” is not a target: write a whole number, 1 or more.
        """
        standing = object.__new__(cls)
        standing._fill(Place.parse(mayor), (0, 0, 0), parse_target(target))
        return standing

    @property
    def winners(self) -> tuple[Place, ...]:
        """Return who has won: nobody yet, one, or the two opponents of one deal together."""
        return tuple(place for place in Place if self.points[place.index] >= self.target)

    @property
    def over(self) -> bool:
        """Return whether somebody has reached the target (MATCH-2)."""
        return bool(self.winners)

    def earners(self, count: Count) -> tuple[Place, ...]:
        """Return who earns a game point by a count: the mayor, or else each opponent.

        Args:
            count: of the deal in which `mayor` is mayor.

        >>> from alcalde import Count
        >>> Standing.begin().earners(Count.of(60))
        (<Place.FIRST: 0>,)
        """
        if count.keeps_office:
            return (self.mayor,)
        return self.mayor.next, self.mayor.next.next

    def after(self, count: Count) -> Standing:
        """Return the standing after one more deal.

        Args:
            count: of the deal in which `mayor` is mayor.

        Raises:
            IllegalMove: `match-over`, when somebody has won already.

        >>> from alcalde import Count
        >>> won = Standing.begin(target=1).after(Count.of(60))
        >>> won.mayor, won.winners
        (<Place.FIRST: 0>, (<Place.FIRST: 0>,))
        >>> won.after(Count.of(60))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: The match is over: the target has been reached.
        """
        if self.over:
            raise match_over()
        earners = self.earners(count)
        first, second, third = (
            self.points[place.index] + (1 if place in earners else 0) for place in Place
        )
        mayor = self.mayor if count.next_mayor is Seat.MAYOR else self.mayor.next
        standing = object.__new__(Standing)
        standing._fill(mayor, (first, second, third), self.target)
        return standing

    def explain(self, count: Count) -> tuple[Reason, ...]:
        """Return the reasons of one more deal: who earns, and who deals next or has won.

        Args:
            count: of the deal in which `mayor` is mayor.

        Raises:
            IllegalMove: as `after` does.

        >>> from alcalde import Count
        >>> [reason.code for reason in Standing.begin(target=1).explain(Count.of(58))]
        ['loses-office', 'both-earn', 'both-win']
        """
        after = self.after(count)
        pair, winners = _named(self.earners(count)), _named(after.winners)
        reasons = [count.reason, SENTENCES.reason("both-earn" if len(pair) > 1 else "earns", pair)]
        if after.over:
            reasons.append(
                SENTENCES.reason("both-win" if len(winners) > 1 else "wins-match", winners)
            )
        else:
            code = "deals-again" if count.keeps_office else "deals-next"
            reasons.append(SENTENCES.reason(code, {"player": after.mayor}))
        return tuple(reasons)

    def __repr__(self) -> str:
        """Return the points, the target and the mayor."""
        points = "-".join(map(str, self.points))
        return f"<Standing {points} of {self.target}, mayor {self.mayor}>"


def parse_target(text: int | str) -> int:
    """Parse a target.

    Args:
        text: a whole number, 1 or more, or its digits.

    Raises:
        NotationError: `target`, for anything else (MATCH-2).

    >>> parse_target("7")
    7
    >>> parse_target("seven")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “seven” is not a target: write a whole number, 1 or more.
    """
    return parse_whole(text, SENTENCES, "target", least=1)


def match_over() -> IllegalMove:
    """Return the error for any move after somebody has won.

    >>> print(match_over())
    The match is over: the target has been reached.
    """
    return SENTENCES.refuse(IllegalMove, "match-over")


def _named(places: tuple[Place, ...]) -> dict[str, object]:
    """Return one or two places under the names that sentences give them."""
    return dict(zip(("player", "player2"), places, strict=False))
