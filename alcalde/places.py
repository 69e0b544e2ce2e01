"""Places: the three round the table through a whole match, whoever is mayor (SEAT-2, MATCH-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.numbers import parse_whole
from alcalde.core.seats import AnySeat, seated
from alcalde.draw_order import ORDINALS
from alcalde.seats import Seat
from alcalde.sentences.match import SENTENCES

if TYPE_CHECKING:
    from typing import Self


@seated(ORDINALS)
class Place(AnySeat):
    """A person's place, numbered 0, 1 and 2 counter-clockwise; office moves, places do not.

    >>> [place.english for place in Place]
    ['the first player', 'the second player', 'the third player']
    >>> Place.THIRD.next, Place(1).index
    (<Place.FIRST: 0>, 1)
    """

    FIRST = 0
    SECOND = 1
    THIRD = 2

    def seat(self, mayor: Place) -> Seat:
        """Return which seat this is in a game where somebody is mayor.

        Args:
            mayor: who is.

        >>> Place.FIRST.seat(mayor=Place.THIRD)
        <Seat.RIGHT: 'right'>
        """
        return tuple(Seat)[(self.index - mayor.index) % len(Place)]

    @classmethod
    def parse(cls, number: Self | int | str) -> Self:
        """Parse a place.

        Args:
            number: 0, 1 or 2, or that digit.

        Raises:
            NotationError: `place`, for anything else (SEAT-1).

        >>> Place.parse(1), Place.parse("2")
        (<Place.SECOND: 1>, <Place.THIRD: 2>)
        >>> Place.parse(3)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “3” is no place at the table: write 0, 1 or 2.
        """
        if type(number) is cls:
            return number
        return cls(parse_whole(number, SENTENCES, "place", most=len(cls) - 1))
