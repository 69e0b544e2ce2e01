"""The sentences of the draw for first mayor."""

from __future__ import annotations

from alcalde.core.catalogue import Catalogue
from alcalde.core.text import N_
from alcalde.sentences import basics

_REASONS = (
    ("has-drawn", N_("{player} has drawn {card}."), "MAYOR-2"),
    (
        "two-share",
        N_(
            "{player} and {player2} share a rank: they set {card} and {card2} aside and draw again."
        ),
        "MAYOR-2",
    ),
    (
        "three-share",
        N_("All three share a rank: they set {card}, {card2} and {card3} aside and draw again."),
        "MAYOR-2",
    ),
    ("no-rank-shared", N_("Nobody shares a rank: the draw is over."), "MAYOR-2"),
    ("ranks-above", N_("{card} ranks above {card2}; the suit does not count."), "DECK-2"),
    (
        "first-mayor",
        N_("{card} is the highest card: {player} is first mayor and deals."),
        "MAYOR-2",
    ),
    (
        "seats-in-order",
        N_("Seats may be chosen in this order: {player}, {player2}, {player3}."),
        "MAYOR-2",
    ),
)
_REFUSALS = (
    ("step-size", N_("A round of the draw ends with three cards, not {n}: “{text}”."), "MAYOR-2"),
    ("draw-over", N_("The draw is over after {n} cards: {card} is one too many."), "MAYOR-2"),
    ("draw-short", N_("The draw is not over after “{text}”: {player} draws next."), "MAYOR-2"),
    (
        "pack-used-up",
        N_("All {n} cards are drawn and ranks are still shared: shuffle and draw anew."),
        "MAYOR-2",
    ),
    ("not-in-pack", N_("{card} is not in this pack of {n} cards."), "DECK-1"),
)

SENTENCES = Catalogue(basics.Reason, _REASONS, _REFUSALS, basics.SENTENCES)
"""The sentences of the draw, and the basics."""
