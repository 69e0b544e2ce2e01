"""Seats: the mayor and two opponents, counter-clockwise (SEAT-1, SEAT-2)."""

from __future__ import annotations

from alcalde.core.errors import NotationError
from alcalde.core.seats import AnySeat
from alcalde.core.sentences import N_

# Plain, after *of* and after *to*, as `alcalde.core.names` has cards.
_ENGLISH = {
    "mayor": {
        "plain": N_("the mayor"),
        "of": N_("of the mayor"),
        "to": N_("to the mayor"),
    },
    "right": {
        "plain": N_("the right opponent"),
        "of": N_("of the right opponent"),
        "to": N_("to the right opponent"),
    },
    "left": {
        "plain": N_("the left opponent"),
        "of": N_("of the left opponent"),
        "to": N_("to the left opponent"),
    },
}


class Seat(AnySeat):
    """A place at the table, in counter-clockwise order from the mayor.

    >>> [seat.value for seat in Seat]
    ['mayor', 'right', 'left']
    >>> Seat.LEFT.next, Seat.RIGHT.english
    (<Seat.MAYOR: 'mayor'>, 'the right opponent')
    """

    cards: int
    draws: tuple[slice, slice, slice]
    order: tuple[Seat, ...]
    _next: Seat

    MAYOR = "mayor"
    RIGHT = "right"
    LEFT = "left"

    def __init__(self, value: str) -> None:
        """Add the place in the round, the cards of a turn, and the name in English.

        `order` says who plays each of a trick's four cards where this seat leads; `draws` which of
        the next four cards the mayor, the right and the left opponent draw after it has won.
        """
        self.index = len(type(self).__members__)
        self.cards = 2 if value == "mayor" else 1
        self.forms = _ENGLISH[value]

    @property
    def next(self) -> Seat:
        """Return the neighbour on the right, who comes next in everything (SEAT-2).

        >>> Seat.MAYOR.next
        <Seat.RIGHT: 'right'>
        """
        return self._next

    @classmethod
    def parse(cls, text: Seat | str) -> Seat:
        """Read a seat.

        Args:
            text: `mayor`, `right` or `left`, in any case.

        Raises:
            NotationError: `seat`, when it is none of them (SEAT-1).

        >>> Seat.parse("Right")
        <Seat.RIGHT: 'right'>
        >>> Seat.parse("nobody")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “nobody” is not a seat: write mayor, right or left.
        """
        if type(text) is cls:
            return text
        found = _SEATS.get(text.strip().lower()) if isinstance(text, str) else None
        if found is None:
            raise NotationError(
                "seat",
                N_("“{text}” is not a seat: write mayor, right or left."),
                "SEAT-1",
                {"text": str(text)},
            )
        return found


def order_of_play(leader: Seat | str) -> tuple[Seat, Seat, Seat, Seat]:
    """Return who plays each of a trick's four cards (PLAY-2, SEAT-2).

    Args:
        leader: the seat that leads, or its name.

    Returns:
        Four seats, the mayor twice in a row.

    Raises:
        NotationError: `seat`, when the leader is no seat.

    >>> [seat.value for seat in order_of_play("left")]
    ['left', 'mayor', 'mayor', 'right']
    >>> order_of_play("dealer")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “dealer” is not a seat: write mayor, right or left.
    """
    first, second, third, fourth = Seat.parse(leader).order
    return first, second, third, fourth


_AROUND: tuple[Seat, ...] = (*Seat, *Seat)
_SEATS = {str(seat): seat for seat in Seat}
for _seat in Seat:
    _seat._next = _AROUND[_seat.index + 1]
    _turns = _AROUND[_seat.index : _seat.index + 3]
    _seat.order = tuple(seat for seat in _turns for _ in range(seat.cards))
    _mayor, _right, _left = map(_seat.order.index, Seat)
    _seat.draws = slice(_mayor, _mayor + 2), slice(_right, _right + 1), slice(_left, _left + 1)
