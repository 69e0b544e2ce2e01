"""Exercises about the count of Brisca Rematada: which pairs count, is the bid made (REM-9, REM-11).

With the level, piles grow and the score comes nearer to the bid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import AlcaldeError, Card, Rank, Suit
from alcalde.rematada.cards import PACK
from alcalde.rematada.scoring import RematadaCount

from ...tasks import BidMade, PairPoints

if TYPE_CHECKING:
    from ...tasks import Question
    from ..chance import Chance

COUPLE = (Rank.KING, Rank.QUEEN)
"""The two ranks of a pair."""

PAIRS = {
    1: ((1, 0), (0, 1)),
    2: ((1, 1), (0, 2)),
    3: ((1, 2), (2, 0), (2, 1)),
    4: ((2, 1), (1, 3), (2, 2)),
    5: ((2, 2), (3, 1), (1, 3)),
}
"""The number of suits with king and queen, and of those with one of them, by level."""

OTHERS = 3
"""The least number of other cards in such a pile."""

PILES = {1: (14, 0), 2: (14, 3), 3: (15, 2), 4: (16, 4), 5: (16, 7)}
"""The number of cards in the contractor's pile that score, and that do not, by level."""

AWAY = {1: (15, 30), 2: (8, 14), 3: (4, 7), 4: (1, 3), 5: (0, 2)}
"""The distance of the score from the bid, by level: least and most."""


def pair_points(chance: Chance, level: int) -> Question:
    """Ask what the pairs of a pile add."""
    whole, half = chance.one_of(PAIRS[level])
    suits = chance.shuffled(tuple(Suit))
    cards = [Card(rank, suit) for suit in suits[:whole] for rank in COUPLE]
    cards += [Card(chance.one_of(COUPLE), suit) for suit in suits[whole : whole + half]]
    rest = [card for card in PACK if card.rank not in COUPLE]
    cards += chance.sample(rest, OTHERS + level)
    return PairPoints(chance.shuffled(cards), chance.one_of(suits).symbol)


def bid_made(chance: Chance, level: int) -> Question:
    """Ask whether a bid is made; half of them are."""
    scoring, poor = PILES[level]
    made = bool(chance.below(2))
    while True:
        cards = chance.sample([card for card in PACK if card.points], scoring)
        cards += chance.sample([card for card in PACK if not card.points], poor)
        trump, last = chance.one_of(tuple(Suit)), bool(chance.below(2))
        score = RematadaCount.of(cards, trump, 100, last).score
        away = chance.between(*AWAY[level])
        bid = score - away if made else score + max(away, 1)
        try:
            return BidMade(chance.shuffled(cards), trump.symbol, bid, last)
        except AlcaldeError:  # nobody can bid so
            continue
