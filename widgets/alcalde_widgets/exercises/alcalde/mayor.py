"""Exercises about what the mayor adds to the two cards of the opponents (PLAY-2, PLAY-5).

The hand grows from two cards to four; at level 1 there is no trump, then ever more of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Suit

from ...tasks import MayorAdds
from ...tasks.alcalde.mayor import NONE

if TYPE_CHECKING:
    from alcalde import Card

    from ...tasks import Question
    from ..chance import Chance

HAND = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}
"""The number of cards in the hand, by level."""

TRUMPS = {1: (0, 0), 2: (1, 1), 3: (1, 1), 4: (1, 2), 5: (1, 2)}
"""The number of trumps that the opponents have played, and of those in the hand, by level."""


def mayor_adds(chance: Chance, level: int) -> Question:
    """Ask which of the mayor's cards wins; one time in three none does."""
    wins = bool(chance.below(3))
    while True:
        trump = chance.one_of(tuple(Suit))
        high = chance.shuffled([card for card in DECK if card.suit is trump])
        low = chance.shuffled([card for card in DECK if card.suit is not trump])
        played, held = (
            chance.shuffled(_some(high, low, many, of))
            for many, of in zip(TRUMPS[level], (2, HAND[level]), strict=True)
        )
        try:
            question = MayorAdds(played, held, trump.symbol)
        except ValueError:  # two cards of the hand would win
            continue
        if (question.right != NONE) == wins:
            return question


def _some(high: list[Card], low: list[Card], many: int, of: int) -> list[Card]:
    """Remove some trumps and some other cards from the rest, and return them."""
    return [high.pop() for _ in range(many)] + [low.pop() for _ in range(of - many)]
