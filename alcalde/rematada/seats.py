"""Seats of Brisca Rematada: the dealer and two more, each for himself (REM-1, REM-2)."""

from __future__ import annotations

from alcalde.core.errors import NotationError
from alcalde.core.seats import AnySeat, seated
from alcalde.core.text import N_
from alcalde.rematada.sentences import SENTENCES


@seated(
    {
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
)
class RematadaSeat(AnySeat):
    """A place at the table, in counter-clockwise order from the dealer (REM-2, REM-3).

    >>> [seat.value for seat in RematadaSeat]
    ['dealer', 'right', 'left']
    >>> RematadaSeat.LEFT.next, RematadaSeat.RIGHT.english
    (<RematadaSeat.DEALER: 'dealer'>, 'the player on the right')
    >>> RematadaSeat.parse("mayor")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “mayor” is not a seat here: write dealer, right or left.
    """

    DEALER = "dealer"
    RIGHT = "right"
    LEFT = "left"

    @classmethod
    def _refusal(cls, text: str) -> NotationError:
        return SENTENCES.refuse(NotationError, "seat", text=text)


FIRST: RematadaSeat = RematadaSeat.DEALER.next
"""Who is dealt to, bids and leads first: the player at the dealer's right (REM-3, REM-4, REM-7)."""
