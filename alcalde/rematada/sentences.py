"""The catalogue of Brisca Rematada's sentences, and the reasons made of them."""

from __future__ import annotations

from alcalde.core import sentences
from alcalde.core.catalogue import Catalogue
from alcalde.core.reasons import AnyReason
from alcalde.core.text import N_, NN_


class RematadaReason(AnyReason):
    """A reason in Brisca Rematada; see `AnyReason`.

    >>> from alcalde import Words
    >>> from alcalde.rematada import RematadaSeat
    >>> RematadaReason("bids", {"player": RematadaSeat.LEFT, "n": 110}).say(Words.of("en"))
    'The player on the left bids 110.'
    >>> RematadaReason("keeps-office", {})
    Traceback (most recent call last):
    KeyError: 'keeps-office'
    """

    __slots__ = ()
    module = "alcalde.rematada.sentences"


_REASONS = (
    ("bids", N_("{player} bids {n}."), "REM-4"),
    ("passes", N_("{player} passes."), "REM-4"),
    ("wins-auction", N_("{player} wins the auction at {n}."), "REM-4"),
    ("void", N_("Three passes: this deal is void."), "REM-5"),
    ("takes-talon", N_("{player} shows the talon, {card} and {card2}, and takes it."), "REM-6"),
    ("lays-aside", N_("{player} lays {card} and {card2} aside: they count."), "REM-6"),
    ("names-trump", N_("{player} names the trump suit: {suit}."), "REM-6"),
    ("to-the-pile", N_("The three cards go to the pile of the contractor."), "REM-8"),
    ("out-of-play", N_("The three cards are out of play: they count for nobody."), "REM-8"),
    ("last-trick", N_("The last trick adds {n}."), "REM-9"),
    ("trump-pair", N_("{card} and {card2}, the pair of trump, add {n}."), "REM-9"),
    ("plain-pair", N_("{card} and {card2}, a pair of another suit, add {n}."), "REM-9"),
    ("half-pair", N_("{card} is in the pile without {card2}: that is no pair."), "REM-9"),
    ("no-pair", N_("Neither {card} nor {card2} is in the pile."), "REM-9"),
    ("bid-made", N_("{score} on a bid of {bid}: made."), "REM-11"),
    ("bid-failed", N_("{score} on a bid of {bid}: failed."), "REM-11"),
    ("contractor-earns", N_("The contractor earns {n} game point."), "REM-11"),
    ("opponents-earn", N_("Each opponent earns {n} game point."), "REM-11"),
    (
        "pile-size",
        N_(
            "The two cards laid aside and three for each trick won make {less} or {more} cards, "
            "never {n}."
        ),
        "REM-6",
    ),
    ("pile-small", N_("A pile starts with {least} cards laid aside; this one holds {n}."), "REM-6"),
    (
        "pile-last",
        N_("Whoever wins the last trick has {least} cards or more; this pile holds {n}."),
        "REM-9",
    ),
    (
        "pile-worth",
        (
            *NN_(
                "The cards in the pile are worth {points} point.",
                "The cards in the pile are worth {points} points.",
            ),
            N_("The cards in the pile are worth nothing."),
        ),
        "REM-8",
        "points",
    ),
)

_REFUSALS = (
    ("seat", N_("“{text}” is not a seat here: write dealer, right or left."), "REM-1"),
    (
        "not-rematada",
        N_("{card} is not in this pack: Brisca Rematada has no twos and no fours."),
        "REM-1",
    ),
    ("card-missing", N_("A pack has 32 cards, not {n}: {card} is missing."), "REM-1"),
    ("call", N_("“{text}” is no turn of an auction: write right 100 or right pass."), "REM-4"),
    ("bid-number", N_("“{text}” is not a bid: write a whole number, such as 100."), "REM-4"),
    ("bid", N_("“{text}” is no bid: a bid is a whole number from {least} to {most}."), "REM-4"),
    ("bid-range", N_("{n} cannot be bid: a bid here runs from {min} to {most}."), "REM-4"),
    (
        "bid-range/none-left",
        N_("{n} cannot be bid: nothing is higher than {most}, so only a pass is left."),
        "REM-10",
    ),
    ("auction-turn", N_("The next to bid or pass is {player}."), "REM-4"),
    ("auction-runs", N_("The auction is not over: the next to bid or pass is {player}."), "REM-4"),
    ("auction-over", N_("The auction is over: {player} has won it at {n}."), "REM-4"),
    ("void", N_("This deal is void: all three have passed."), "REM-5"),
    ("not-contractor", N_("{player} has not won the auction: {winner} has."), "REM-6"),
    ("not-yet/lay-aside", N_("First {player} lays two cards aside."), "REM-6"),
    ("not-yet/name-trump", N_("First {player} names the trump suit."), "REM-6"),
    ("laid-aside", N_("Two cards have been laid aside already."), "REM-6"),
    ("two-aside", N_("Two cards are laid aside, not {n}."), "REM-6"),
    ("trump-named", N_("The trump suit has been named: {suit}."), "REM-6"),
    (
        "trump-missing",
        N_("No trump was named: the contractor names ♦, ♥, ♣ or ♠ before the first trick."),
        "REM-6",
    ),
    ("trick-size", N_("A trick has three cards, not {n}: “{text}”."), "REM-7"),
    ("turn", N_("The next to play is {player}."), "REM-7"),
    ("played-already", N_("{card} has been played already, in trick {n}."), "REM-7"),
    (
        "last-trick-won",
        N_(
            "No card was captured, so the last trick was not won: whoever wins a trick captures "
            "its three cards."
        ),
        "REM-9",
    ),
    (
        "last-trick-lost",
        N_("All {n} cards are in the pile, so the last trick was won too."),
        "REM-9",
    ),
    (
        "hand-runs",
        N_("The deal is not over: the points and the next dealer wait for its end."),
        "REM-11",
    ),
    (
        "record-line/trick-missing",
        N_("Line {line} of the record, “{text}”: trick {n} is missing before it."),
        "REM-7",
    ),
    ("record-rule/trick", N_("Line {line} of the record, trick {n}: {problem}"), ""),
)

SENTENCES = Catalogue(RematadaReason, _REASONS, _REFUSALS, sentences.SENTENCES)
"""Every sentence of the game, with those that both games share."""
