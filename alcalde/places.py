"""Places: the three round the table through a whole match, whoever is mayor (SEAT-2, MATCH-2)."""

from __future__ import annotations

from alcalde.core.errors import NotationError
from alcalde.core.seats import AnySeat
from alcalde.core.sentences import N_
from alcalde.seats import Seat

_FORMS = (
    {
        "plain": N_("the first player"),
        "of": N_("of the first player"),
        "to": N_("to the first player"),
    },
    {
        "plain": N_("the second player"),
        "of": N_("of the second player"),
        "to": N_("to the second player"),
    },
    {
        "plain": N_("the third player"),
        "of": N_("of the third player"),
        "to": N_("to the third player"),
    },
)


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

    def __init__(self, number: int) -> None:
        """Add the place in the round and the names in English."""
        self.index = number
        self.forms = _FORMS[number]

    @property
    def next(self) -> Place:
        """Return the neighbour on the right (SEAT-2).

        >>> Place.FIRST.next
        <Place.SECOND: 1>
        """
        return Place((self.index + 1) % len(Place))

    def seat(self, mayor: Place) -> Seat:
        """Return which seat this is in a game where somebody is mayor.

        Args:
            mayor: who is.

        >>> Place.FIRST.seat(mayor=Place.THIRD)
        <Seat.RIGHT: 'right'>
        """
        return tuple(Seat)[(self.index - mayor.index) % len(Place)]

    @classmethod
    def parse(cls, number: Place | int | str) -> Place:
        """Read a place.

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
        if type(number) not in (int, str) or str(number) not in ("0", "1", "2"):
            raise NotationError(
                "place",
                N_("“{text}” is no place at the table: write 0, 1 or 2."),
                "SEAT-1",
                {"text": str(number)},
            )
        return cls(int(str(number)))
