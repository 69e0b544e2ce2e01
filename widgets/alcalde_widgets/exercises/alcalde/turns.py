"""Exercises about drawing and exchanging: who draws, is it allowed (DRAW-2, EXCH-2 to EXCH-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Rank, Seat

from ...tasks import BothWant, MayExchange, WhoDraws
from ...tasks.alcalde.exchanges import RANKS

if TYPE_CHECKING:
    from alcalde import Card

    from ...tasks import Question
    from ..chance import Chance

MOMENTS = {
    1: ("before",),
    2: ("before", "trick"),
    3: ("trick", "later"),
    4: ("later",),
    5: ("later", "gone"),
}
"""The moments at which an exchange is asked about, by level."""

BOTH = {
    1: ("before", "lies"),
    2: ("before", "takes"),
    3: ("later", "lies"),
    4: ("later", "takes"),
    5: ("later", "takes"),
}
"""The moment at which two want the indicator, and what is asked, by level."""


def _seat(chance: Chance) -> str:
    return str(chance.one_of(tuple(Seat)))


def who_draws(chance: Chance, level: int) -> Question:
    """Ask who draws first, and from level 2 on who draws last."""
    return WhoDraws(_seat(chance), "first" if level == 1 else "last")


def may_exchange(chance: Chance, level: int) -> Question:
    """Ask whether an exchange is allowed: the higher the level, the later in the game."""
    rank = chance.one_of(RANKS)
    others = [card for card in DECK if card.rank.letter not in RANKS]
    card = chance.one_of(others)
    return MayExchange(str(card), rank, _seat(chance), chance.one_of(MOMENTS[level]))


def both_want(chance: Chance, level: int) -> Question:
    """Ask for the outcome of two wishes; at level 5 the seven may want a card it cannot take."""
    moment, asked = BOTH[level]
    letters = [rank.letter for rank in Rank if level == 5 or rank.points]
    cards: list[Card] = [
        card for card in DECK if card.rank.letter in letters and card.rank.letter not in RANKS
    ]
    seven, two = chance.sample([seat.value for seat in Seat], 2)
    return BothWant(str(chance.one_of(cards)), seven, two, moment, asked)
