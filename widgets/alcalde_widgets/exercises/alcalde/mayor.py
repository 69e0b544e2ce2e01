"""Exercises about what the mayor adds to two cards that lie there (PLAY-2, PLAY-5).

The hand grows from two cards to four; at level 1 there is no trump, then ever more of them.
"""

from __future__ import annotations

from alcalde import DECK, Card, Suit

from ...tasks import MayorAdds, Question
from ...tasks.alcalde.mayor import NONE
from ..chance import Chance

HAND = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}
TRUMPS = {1: (0, 0), 2: (1, 1), 3: (1, 1), 4: (1, 2), 5: (1, 2)}
"""How many trumps the opponents have played, and how many the hand holds, by level."""


def mayor_adds(chance: Chance, level: int) -> Question:
    """Ask which card of the mayor's wins; one time in three none does."""
    wins = bool(chance.below(3))
    while True:
        trump = chance.one_of(tuple(Suit))
        high = chance.mixed([card for card in DECK if card.suit is trump])
        low = chance.mixed([card for card in DECK if card.suit is not trump])
        played, held = (
            chance.mixed(_some(high, low, many, of))
            for many, of in zip(TRUMPS[level], (2, HAND[level]), strict=True)
        )
        try:
            question = MayorAdds(played, held, trump.symbol)
        except ValueError:  # two cards of the hand would win
            continue
        if (question.right != NONE) == wins:
            return question


def _some(high: list[Card], low: list[Card], many: int, of: int) -> list[Card]:
    """Take some trumps and other cards away from what is left of them."""
    return [high.pop() for _ in range(many)] + [low.pop() for _ in range(of - many)]
