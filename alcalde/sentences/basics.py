"""The sentences that every page of Alcalde needs: seats, tricks, rules, the count."""

from __future__ import annotations

from alcalde.core import sentences
from alcalde.core.catalogue import Catalogue
from alcalde.core.reasons import AnyReason
from alcalde.core.text import N_


class Reason(AnyReason):
    """A reason in Alcalde; see `AnyReason`.

    >>> from alcalde import Seat, Words
    >>> Reason("wins", {"player": Seat.MAYOR}).say(Words.of("es"))
    'El alcalde gana la baza y sale en la siguiente.'
    >>> Reason("bids", {})
    Traceback (most recent call last):
    KeyError: 'bids'
    """

    __slots__ = ()
    module = "alcalde.sentences.whole"


_REASONS = (
    ("first-of-two", N_("The first of the two, {card}, sets the suit."), "PLAY-4"),
    ("keeps-office", N_("The mayor has {points}: keeps office."), "COUNT-2"),
    (
        "loses-office",
        N_("The mayor has {points}: office passes to the right neighbour."),
        "COUNT-3",
    ),
)

_REFUSALS = (
    ("seat", N_("“{text}” is not a seat: write mayor, right or left."), "SEAT-1"),
    ("drawer", N_("“{text}” is none of those who draw: write 0, 1 or 2."), "MAYOR-2"),
    ("trick-size", N_("A trick has four cards, not {n}: “{text}”."), "PLAY-2"),
    ("turn", N_("It is {player}’s turn."), "PLAY-2"),
    ("number", N_("“{text}” is not a count: write a whole number from 0 to {most}."), "COUNT-1"),
    (
        "sum",
        N_("The counts add up to {n}, not 120: recount before naming the next dealer."),
        "COUNT-4",
    ),
    (
        "four-cards",
        N_(
            "The four-card variant is not whole: no deal. It would change the hands, the number "
            "of tricks and the points that keep office, and no source states them all."
        ),
        "DEAL-5",
    ),
    ("mayor-cards", N_("The mayor is dealt six cards, not {mayor_cards}."), "DEAL-5"),
    ("two-takes", N_("“{text}” does not say what the two takes: write any or honours."), "EXCH-3"),
)

SENTENCES = Catalogue(Reason, _REASONS, _REFUSALS, sentences.SENTENCES)
"""The sentences about seats, tricks, rules and counts, and those that both games share."""
