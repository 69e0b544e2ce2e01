"""Alcalde's seats: the mayor and two opponents, counter-clockwise (SEAT-1, SEAT-2)."""

from __future__ import annotations

from alcalde.core.errors import NotationError
from alcalde.core.seats import AnySeat, seated
from alcalde.core.text import N_
from alcalde.sentences.basics import SENTENCES


@seated(
    {
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
    },
    {"mayor": 2},
)
class Seat(AnySeat):
    """A place at the table, in counter-clockwise order from the mayor.

    Attributes:
        draws: which of the next four cards the mayor, the right and the left opponent draw after
            this seat has won a trick (DRAW-1).

    The other attributes are those of `AnySeat`.

    >>> [seat.value for seat in Seat]
    ['mayor', 'right', 'left']
    >>> Seat.LEFT.next, Seat.RIGHT.english, Seat.MAYOR.cards
    (<Seat.MAYOR: 'mayor'>, 'the right opponent', 2)
    """

    draws: tuple[slice, slice, slice]

    MAYOR = "mayor"
    RIGHT = "right"
    LEFT = "left"

    @classmethod
    def _refusal(cls, text: str) -> NotationError:
        return SENTENCES.refuse(NotationError, "seat", text=text)


def order_of_play(leader: Seat | str) -> tuple[Seat, Seat, Seat, Seat]:
    """Return who plays each of a trick's four cards (PLAY-2, SEAT-2).

    Args:
        leader: the seat that leads, or its name.

    Returns:
        Four seats, the mayor twice in a row.

    Raises:
        NotationError: `seat`, when the leader is not a seat.

    >>> [seat.value for seat in order_of_play("left")]
    ['left', 'mayor', 'mayor', 'right']
    >>> order_of_play("dealer")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “dealer” is not a seat: write mayor, right or left.
    """
    first, second, third, fourth = Seat.parse(leader).order
    return first, second, third, fourth


def same_side(seat: Seat, other: Seat) -> bool:
    """Return whether two seats are on one side: the mayor's, or the opponents' (SEAT-1).

    Args:
        seat: a seat.
        other: the same or another.

    >>> same_side(Seat.RIGHT, Seat.LEFT), same_side(Seat.LEFT, Seat.MAYOR)
    (True, False)
    """
    return (seat is Seat.MAYOR) == (other is Seat.MAYOR)


def partner_of(seat: Seat) -> Seat | None:
    """Return the other opponent, whose cards an opponent may look at; None for the mayor (SEAT-3).

    Args:
        seat: a seat.

    >>> partner_of(Seat.RIGHT), partner_of(Seat.MAYOR)
    (<Seat.LEFT: 'left'>, None)
    """
    if seat is Seat.MAYOR:
        return None
    return Seat.LEFT if seat is Seat.RIGHT else Seat.RIGHT


def _draws(seat: Seat, drawer: Seat) -> slice:
    first = seat.order.index(drawer)
    return slice(first, first + drawer.cards)


for _seat in Seat:
    _mayor, _right, _left = (_draws(_seat, drawer) for drawer in Seat)
    _seat.draws = _mayor, _right, _left
