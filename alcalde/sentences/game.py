"""The sentences of a game of Alcalde: deals, plays, exchanges and records."""

from __future__ import annotations

from alcalde.core.catalogue import Catalogue
from alcalde.core.text import N_
from alcalde.sentences import basics

_REASONS = (("exchanges", N_("{player} takes {card} and leaves {other}."), "EXCH-2"),)
_REFUSALS = (
    ("card-missing", N_("A pack has 40 cards, not {n}: {card} is missing."), "DECK-1"),
    ("one-card", N_("{player} plays one card, not {n}."), "PLAY-2"),
    ("choose-one-more", N_("The mayor plays two cards: choose one more."), "PLAY-2"),
    ("two-cards", N_("The mayor plays two cards, not {n}."), "PLAY-2"),
    ("chance", N_("“{text}” picks no play: write a number from 0 to less than 1."), "PLAY-3"),
    ("no-exchange", N_("This game has no exchange: {player} may not exchange {card}."), "EXCH-1"),
    ("indicator-gone", N_("The indicator is gone: {player} may not exchange {card}."), "EXCH-5"),
    (
        "not-exchangeable",
        N_("{player} may not exchange {card}: only {seven} and {two} can be exchanged."),
        "EXCH-2",
    ),
    ("not-held", N_("{player} does not hold {card}."), "EXCH-2"),
    (
        "two-too-late",
        N_("{player} is too late with {card}: the first trick is complete."),
        "EXCH-3",
    ),
    (
        "seven-honours",
        N_("{card} takes only A, 3, K, Q or J: {player} may not take {indicator}."),
        "EXCH-2",
    ),
    (
        "two-honours",
        N_("{card} takes only A, 3, K, Q or J: {player} may not take {indicator}."),
        "EXCH-3",
    ),
    (
        "two-first",
        N_(
            "The two has priority: {two} is the indicator now, and {player} may not take it with "
            "{card}."
        ),
        "EXCH-4",
    ),
    (
        "stock-left",
        N_("The end can be worked out once the stock is gone: {n} cards are left."),
        "DRAW-4",
    ),
    ("record-move", N_("Line {line} of the record, trick {trick}, “{text}”: {problem}"), ""),
    ("played-already", N_("{card} has been played already, in trick {trick}."), "DECK-1"),
    ("not-drawn", N_("{card} still lies in the stock: {player} has not drawn it."), "DRAW-1"),
)

SENTENCES = Catalogue(basics.Reason, _REASONS, _REFUSALS, basics.SENTENCES)
"""The sentences of a game, and the basics."""
