"""Exercises about the draw for first mayor: the longer it lasts, the harder (MAYOR-2)."""

from __future__ import annotations

from alcalde import DECK, HighDraw, Rank
from alcalde.first_mayor import drawn_on

from ..tasks import Question, WhoDrawsAgain, WhoIsFirstMayor
from .chance import Chance

ROUNDS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
"""How often cards are drawn, by level."""

RANKS = {1: 10, 2: 4, 3: 4, 4: 3, 5: 3}
"""How many ranks the first cards are of: the fewer, the more often two share one."""


def _draw(chance: Chance, level: int, over: bool) -> HighDraw:
    """Draw until it lasts as long as the level asks; `over`: until that is the end."""
    while True:
        ranks = chance.sample(tuple(Rank), RANKS[level])
        first = chance.mixed([card for card in DECK if card.rank in ranks])
        draw = drawn_on(HighDraw.begin(), [*first, *chance.mixed(DECK)])
        if len(draw.steps) == ROUNDS[level] or (len(draw.steps) > ROUNDS[level] and not over):
            return draw


def who_draws_again(chance: Chance, level: int) -> Question:
    """Ask who must draw again after some rounds."""
    steps = _draw(chance, level, over=False).steps[: ROUNDS[level]]
    return WhoDrawsAgain(card for step in steps for _, card in step.drew)


def who_is_first_mayor(chance: Chance, level: int) -> Question:
    """Ask who is mayor after the draw."""
    return WhoIsFirstMayor(_draw(chance, level, over=True).cards)
