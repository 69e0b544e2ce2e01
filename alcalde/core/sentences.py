"""The sentences that both games have: about cards, tricks, numbers and records."""

from __future__ import annotations

from alcalde.core.catalogue import Catalogue
from alcalde.core.reasons import AnyReason
from alcalde.core.text import N_, NN_

_REASONS = (
    ("leads", N_("{player} leads {card}: {suit} is the suit to beat."), "PLAY-5"),
    ("trump-beats", N_("{card} beats {loser} because it is a trump."), "PLAY-5"),
    ("rank-beats", N_("{card} beats {loser} because it ranks higher."), "DECK-2"),
    ("cannot-win", N_("{card} cannot win: neither trump nor the suit led."), "PLAY-7"),
    ("no-trump", N_("No trump was played, so the highest card of {suit} wins."), "PLAY-5"),
    ("only-trump", N_("{card} is the only trump: it takes the whole trick."), "PLAY-5"),
    ("highest-trump", N_("Of {n} trumps, {card} is the highest."), "PLAY-5"),
    ("wins", N_("{player} wins the trick and leads next."), "PLAY-6"),
    ("worth-nothing", N_("The trick is worth nothing."), "COUNT-5"),
    (
        "worth",
        NN_(
            "The trick is worth {sum} = {points} point.",
            "The trick is worth {sum} = {points} points.",
        ),
        "COUNT-5",
        "points",
    ),
)

_REFUSALS = (
    ("card", N_("“{text}” is not a card: write A♥ or AH."), "DECK-1"),
    ("card-twice", N_("{card} is there twice: every card is different."), "DECK-1"),
    (
        "rank",
        N_("{rank} is not in this pack. “{text}” needs one of A 3 K Q J 7 6 5 4 2."),
        "DECK-1",
    ),
    ("suit", N_("“{text}” is not a suit: write ♦ ♥ ♣ ♠ or D H C S."), "DECK-1"),
    ("seed", N_("“{text}” is not a seed: write a whole number from 0 to {most}."), "DEAL-1"),
    ("language", N_("“{text}” is not a language here: write en, es or pt."), ""),
    ("step", N_("“{text}” is not a step of this trick: write 1 to {n}."), "PLAY-2"),
    ("not-in-hand", N_("{card} is not in this hand."), "PLAY-2"),
    ("over", N_("The game is over: all ten tricks have been played."), "PLAY-2"),
    (
        "record-line",
        N_("Line {line} of the record, “{text}”, does not fit. Expected there: {expected}."),
        "PLAY-2",
    ),
    ("record-end", N_("The record ends at line {line}. Expected there: {expected}."), "DEAL-3"),
    ("record-rule", N_("Line {line} of the record: {problem}"), ""),
)

SENTENCES = Catalogue(AnyReason, _REASONS, _REFUSALS)
"""The sentences about cards, suits, seeds, tricks and records in either game."""
