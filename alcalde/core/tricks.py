"""Tricks: which card wins, in either game (PLAY-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit


def winning_card(cards: tuple[Card, ...], trump: Suit) -> Card:
    """Return which card wins, the first of them having been led. PLAY-5 stands here alone.

    Args:
        cards: one or more different cards in the order in which they were played.
        trump: the trump suit.

    >>> from alcalde import Card, Suit
    >>> winning_card(Card.parse_all("A♥ 3♥ 2♠ K♣"), Suit.SPADES)
    Card.parse('2♠')
    """
    best = cards[0]
    suit = best.suit
    for card in cards:
        if card.suit is suit:
            if card.strength > best.strength:
                best = card
        elif card.suit is trump:
            best, suit = card, trump
    return best
