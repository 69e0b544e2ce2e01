"""Points: what cards are worth together (DECK-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import DECK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.core.cards import Card


def points_of(cards: Iterable[Card]) -> int:
    """Return what cards are worth together (DECK-3).

    Args:
        cards: any cards.

    >>> from alcalde.core.cards import DECK, Card
    >>> points_of(DECK), points_of(Card.parse_all("A♥ 3♥ 2♠ K♣"))
    (120, 25)
    """
    return sum(card.points for card in cards)


PACK_POINTS = points_of(DECK)
"""What the whole pack is worth, 120 (DECK-3, COUNT-1)."""
