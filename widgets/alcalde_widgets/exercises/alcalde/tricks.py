"""Exercises about four cards on the table (PLAY-4 to PLAY-6, DECK-3, DRAW-3).

Level 1 has no trump, 2 has one, 3 two or three; from 4 on the mayor leads with cards of two
suits; at 5 a low trump wins against cards that are worth more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Seat, Suit, Trick

from ...tasks import TakesIndicator, TrickPoints, WhoLeads, WhoWins

if TYPE_CHECKING:
    from alcalde import Card

    from ...tasks import Question
    from ..chance import Chance

TRUMPS = {1: (0,), 2: (1,), 3: (2, 3), 4: (0, 1, 2), 5: (2, 3)}
"""The possible numbers of trumps among the four cards, by level."""

MAYOR_LEADS = (4, 5)
"""The levels at which the mayor leads."""

SCORING = {1: 1, 2: 2, 3: 3, 4: 4, 5: 4}
"""The number of cards that score where their sum is asked, by level."""


def trick(chance: Chance, level: int) -> Trick:
    """Draw a trick of a level, as the docstring of this module describes."""
    leader = Seat.MAYOR if level in MAYOR_LEADS else chance.one_of((Seat.RIGHT, Seat.LEFT))
    while True:
        trump = chance.one_of(tuple(Suit))
        many = chance.one_of(TRUMPS[level])
        cards = chance.sample([card for card in DECK if card.suit is trump], many)
        cards += chance.sample([card for card in DECK if card.suit is not trump], 4 - many)
        found = Trick.of(chance.shuffled(cards), trump=trump, leader=leader)
        if _fits(found, level, many):
            return found


def _fits(trick: Trick, level: int, trumps: int) -> bool:
    first, second, *_ = trick.cards
    followed = [card for card in trick.cards if card.suit is first.suit]
    if not trumps and len(followed) < 2:
        return False
    if level in MAYOR_LEADS:
        rich = [card for card in trick.cards if card.points]
        low = not trick.winning_card.points and len(rich) > 1
        return first.suit is not second.suit and (level < 5 or low)
    return trumps != 1 or first.suit is not trick.trump


def _parts(chance: Chance, level: int) -> tuple[tuple[Card, ...], str, str]:
    found = trick(chance, level)
    return found.cards, found.trump.symbol, found.leader.value


def who_wins(chance: Chance, level: int) -> Question:
    """Ask which of these cards wins."""
    return WhoWins(*_parts(chance, level))


def who_leads(chance: Chance, level: int) -> Question:
    """Ask who wins, and so leads to the next trick."""
    return WhoLeads(*_parts(chance, level))


def takes_indicator(chance: Chance, level: int) -> Question:
    """Ask who draws the indicator after the seventh trick."""
    return TakesIndicator(*_parts(chance, level))


def trick_points(chance: Chance, level: int) -> Question:
    """Ask what the trick is worth: the more cards score, the harder."""
    rich = [card for card in DECK if card.points]
    poor = [card for card in DECK if not card.points]
    many = SCORING[level]
    cards = chance.shuffled([*chance.sample(rich, many), *chance.sample(poor, 4 - many)])
    if level < 5:
        return TrickPoints(cards)
    return TrickPoints(cards, chance.one_of(tuple(Suit)).symbol, chance.one_of(tuple(Seat)).value)
