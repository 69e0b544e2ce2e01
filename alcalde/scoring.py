"""Scoring: the count of a game and its consequences (COUNT-1 to COUNT-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.errors import CountError
from alcalde.core.numbers import parse_whole
from alcalde.core.points import PACK_POINTS
from alcalde.core.values import Value
from alcalde.seats import Seat
from alcalde.sentences.basics import SENTENCES

if TYPE_CHECKING:
    from alcalde.sentences.basics import Reason

KEEPS_OFFICE = PACK_POINTS // 2
"""How many card points keep the mayor in office (COUNT-2)."""


class Count(Value):
    """The card points of both sides after ten tricks; make one with `Count.of`.

    Attributes:
        mayor: the mayor's points.
        opponents: the points of both opponents together.

    >>> count = Count.of(mayor=58)
    >>> count.opponents, count.keeps_office, count.next_mayor
    (62, False, <Seat.RIGHT: 'right'>)
    """

    __slots__ = ("mayor", "opponents")
    mayor: int
    opponents: int

    @classmethod
    def of(cls, mayor: int | str, opponents: int | str | None = None) -> Count:
        """Return a count that has been checked.

        Args:
            mayor: the mayor's card points, 0 to 120.
            opponents: those of both opponents together; by default the rest of the 120.

        Raises:
            NotationError: `number`, when a count is not a whole number from 0 to 120.
            CountError: `sum`, when the two do not make 120 together (COUNT-4).

        >>> Count.of(60, 60).keeps_office
        True
        >>> Count.of(mayor=61, opponents=60)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        alcalde.core.errors.CountError: The counts add up to 121, not 120: recount before naming ...
        >>> Count.of(mayor=-1)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “-1” is not a count: write a whole number from 0 to 120.
        """
        ours = _points(mayor)
        theirs = PACK_POINTS - ours if opponents is None else _points(opponents)
        if ours + theirs != PACK_POINTS:
            raise SENTENCES.refuse(CountError, "sum", n=ours + theirs, mayor=ours, opponents=theirs)
        count = object.__new__(cls)
        count._fill(ours, theirs)
        return count

    @property
    def keeps_office(self) -> bool:
        """Return whether the mayor stays: 60 is enough (COUNT-2)."""
        return self.mayor >= KEEPS_OFFICE

    @property
    def next_mayor(self) -> Seat:
        """Return which of these seats is mayor and dealer next (COUNT-2, COUNT-3)."""
        return Seat.MAYOR if self.keeps_office else Seat.MAYOR.next

    @property
    def reason(self) -> Reason:
        """Return the consequence of the count, as a reason (COUNT-2, COUNT-3).

        >>> from alcalde import Words
        >>> Count.of(mayor=60).reason.say(Words.of("es"))
        'El alcalde tiene 60: conserva el cargo.'
        """
        code = "keeps-office" if self.keeps_office else "loses-office"
        return SENTENCES.reason(code, {"points": self.mayor})

    def __repr__(self) -> str:
        """Return an expression that gives this count."""
        return f"Count.of(mayor={self.mayor}, opponents={self.opponents})"


def _points(value: int | str) -> int:
    return parse_whole(value, SENTENCES, "number", most=PACK_POINTS)
