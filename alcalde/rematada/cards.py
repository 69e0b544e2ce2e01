"""The pack of Brisca Rematada, and how many cards go where (REM-1, REM-3, REM-6, REM-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import DECK, Card, check_pack
from alcalde.core.errors import NotationError
from alcalde.core.ranks import Rank
from alcalde.rematada.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

LEFT_OUT = (Rank.FOUR, Rank.TWO)
"""The ranks that are taken out of the forty cards (REM-1)."""

PACK: tuple[Card, ...] = tuple(card for card in DECK if card.rank not in LEFT_OUT)
"""The thirty-two cards, suit by suit, each from the highest to the lowest (REM-1, DECK-2)."""

CARDS = 3
"""How many cards a trick has: one of each player (REM-7)."""

HAND = 10
"""How many cards each player is dealt, and so how many tricks are played (REM-3, REM-7)."""

LAID_ASIDE = len(PACK) - CARDS * HAND
"""How many cards the talon has, and so how many the contractor lays aside: two (REM-3, REM-6)."""


def in_pack(card: Card | str) -> Card:
    """Return a card of this pack.

    Args:
        card: the card, or its name, such as `A♥` or `AH`.

    Raises:
        NotationError: what `Card.parse` raises; `not-rematada`, for a two or a four (REM-1).

    >>> in_pack("A♥")
    Card.parse('A♥')
    >>> in_pack("2♠")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: 2♠ is not in this pack: Brisca Rematada has no twos and no
        fours.
    """
    found = Card.parse(card)
    if found.rank in LEFT_OUT:
        raise SENTENCES.refuse(NotationError, "not-rematada", card=found)
    return found


def whole_pack(cards: str | Iterable[Card | str]) -> tuple[Card, ...]:
    """Return the cards if they are the thirty-two of the pack in any order (REM-1).

    Args:
        cards: the cards, as text or as an iterable.

    Raises:
        NotationError: `not-rematada`, `card-twice` or `card-missing`.

    >>> len(whole_pack(reversed(PACK)))
    32
    >>> whole_pack(PACK[1:])
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A pack has 32 cards, not 31: A♦ is missing.
    """
    pack = tuple(map(in_pack, Card.parse_all(cards)))
    check_pack(pack, PACK, SENTENCES)
    return pack
