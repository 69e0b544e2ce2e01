"""Seats of Brisca Rematada: the dealer and two more, each for himself (REM-1, REM-2)."""

from __future__ import annotations

from alcalde.core.errors import NotationError
from alcalde.core.seats import AnySeat
from alcalde.core.sentences import N_

_ENGLISH = {
    "dealer": {
        "plain": N_("the dealer"),
        "of": N_("of the dealer"),
        "to": N_("to the dealer"),
    },
    "right": {
        "plain": N_("the player on the right"),
        "of": N_("of the player on the right"),
        "to": N_("to the player on the right"),
    },
    "left": {
        "plain": N_("the player on the left"),
        "of": N_("of the player on the left"),
        "to": N_("to the player on the left"),
    },
}


class RematadaSeat(AnySeat):
    """A place at the table, in counter-clockwise order from the dealer (REM-2, REM-3).

    >>> [seat.value for seat in RematadaSeat]
    ['dealer', 'right', 'left']
    >>> RematadaSeat.LEFT.next, RematadaSeat.RIGHT.english
    (<RematadaSeat.DEALER: 'dealer'>, 'the player on the right')
    """

    order: tuple[RematadaSeat, RematadaSeat, RematadaSeat]

    DEALER = "dealer"
    RIGHT = "right"
    LEFT = "left"

    def __init__(self, value: str) -> None:
        """Add the place in the round and the name in English."""
        self.index = len(type(self).__members__)
        self.forms = _ENGLISH[value]

    @property
    def next(self) -> RematadaSeat:
        """Return the neighbour on the right, who comes next in everything (REM-2).

        >>> RematadaSeat.DEALER.next
        <RematadaSeat.RIGHT: 'right'>
        """
        return self.order[1]

    @classmethod
    def parse(cls, text: RematadaSeat | str) -> RematadaSeat:
        """Read a seat.

        Args:
            text: `dealer`, `right` or `left`, in any case.

        Raises:
            NotationError: `seat`, when it is none of them (REM-1).

        >>> RematadaSeat.parse("Dealer")
        <RematadaSeat.DEALER: 'dealer'>
        >>> RematadaSeat.parse("mayor")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “mayor” is not a seat here: write dealer, right or left.
        """
        if type(text) is cls:
            return text
        found = _SEATS.get(text.strip().lower()) if isinstance(text, str) else None
        if found is None:
            raise NotationError(
                "seat",
                N_("“{text}” is not a seat here: write dealer, right or left."),
                "REM-1",
                {"text": str(text)},
            )
        return found


_SEATS = {str(seat): seat for seat in RematadaSeat}
_AROUND = (*RematadaSeat, *RematadaSeat)
for _seat in RematadaSeat:
    _first, _second, _third = _AROUND[_seat.index : _seat.index + 3]
    _seat.order = (_first, _second, _third)

FIRST: RematadaSeat = RematadaSeat.DEALER.next
"""Who is dealt to, bids and leads first: the player at the dealer's right (REM-3, REM-4, REM-7)."""
