"""Exercises about the count: who is mayor next, what the opponents have, what a pile is worth.

The nearer a count is to the one that keeps office, the harder it is (COUNT-2); piles grow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK
from alcalde.core.points import PACK_POINTS
from alcalde.scoring import KEEPS_OFFICE

from ...tasks import NextMayor, OtherCount, PilePoints

if TYPE_CHECKING:
    from ...tasks import Question
    from ..chance import Chance

AWAY = {1: (20, 50), 2: (10, 19), 3: (4, 9), 4: (0, 3), 5: (0, 3)}
"""The distance of the mayor's count from the one that keeps office, by level: least and most."""

SLIPS = (-10, -2, -1, 1, 2, 10)
"""The errors that a sum of both counts may have."""

WRONG = {1: 0, 2: 0, 3: 3, 4: 4, 5: 8}
"""The number of wrong sums among twelve, by level."""

PILES = {1: (4, 2), 2: (6, 3), 3: (8, 4), 4: (12, 6), 5: (16, 9)}
"""The number of cards in a pile, and of those that score, by level."""


def next_mayor(chance: Chance, level: int) -> Question:
    """Ask who is mayor next; from level 3 on the sum may be wrong."""
    mayor = KEEPS_OFFICE + chance.one_of((-1, 1)) * chance.between(*AWAY[level])
    if chance.below(12) < WRONG[level]:
        return NextMayor(mayor, PACK_POINTS - mayor + chance.one_of(SLIPS))
    return NextMayor(mayor)


def other_count(chance: Chance, level: int) -> Question:
    """Ask what the opponents have: first for round tens, then for fives, then for any number."""
    if level == 1:
        return OtherCount(10 * chance.between(1, 11))
    if level == 2:
        return OtherCount(10 * chance.between(1, 11) + 5)
    return OtherCount(10 * chance.between(1, 11) + chance.one_of((1, 2, 3, 4, 6, 7, 8, 9)))


def pile_points(chance: Chance, level: int) -> Question:
    """Ask what a pile is worth."""
    many, scoring = PILES[level]
    rich = chance.sample([card for card in DECK if card.points], scoring)
    poor = chance.sample([card for card in DECK if not card.points], many - scoring)
    return PilePoints(chance.shuffled([*rich, *poor]))
