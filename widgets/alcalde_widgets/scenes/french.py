"""The French pack of 52 cards, of which the game uses forty (DECK-1).

The engine knows no 8, 9 and 10: they are only drawn and named here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Suit

from ..ui.faces import suit_sign
from ..ui.html import h

if TYPE_CHECKING:
    from alcalde import Card, Words

    from ..ui.html import Element, Node

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks of a suit, in the order of a new pack."""


class Extra(str):
    """The rank of a card that is taken out: `8`, `9` or `10`."""

    __slots__ = ()


def suit_cards(suit: Suit) -> list[Card | Extra]:
    """Return the thirteen cards of a suit, in the order of a new pack.

    >>> [str(card) for card in suit_cards(Suit.CLUBS)][6:10]
    ['7♣', '8', '9', '10']
    """
    ours = {card.rank.letter: card for card in DECK if card.suit is suit}
    return [ours.get(letter) or Extra(letter) for letter in RANKS]


def extras() -> int:
    """Return how many cards are taken out.

    >>> extras()
    12
    """
    return sum(isinstance(card, Extra) for suit in Suit for card in suit_cards(suit))


def extra_name(rank: Extra, suit: Suit, words: Words) -> str:
    """Return the spoken name of a card that is taken out.

    >>> from alcalde import Words
    >>> extra_name(Extra("8"), Suit.HEARTS, Words.of("en"))
    'the eight of hearts'
    """
    ranks = {
        "8": words.gettext("the eight"),
        "9": words.gettext("the nine"),
        "10": words.gettext("the ten"),
    }
    return words.gettext("{rank} of {suit}").format(rank=ranks[rank], suit=words.suit(suit))


def extra_face(rank: Extra, suit: Suit, label: str, *, going: bool) -> Element:
    """Draw a card that is taken out.

    Args:
        rank: its rank.
        suit: its suit.
        label: its name for screen readers.
        going: whether it is crossed out.
    """
    corner: list[Node] = [str(rank), suit_sign(suit, "french", "al-card__suit")]
    return h(
        "span",
        h("span", corner, class_="al-card__ix", aria_hidden="true"),
        suit_sign(suit, "french", "al-card__pip"),
        role="img",
        aria_label=label,
        data_suit=suit.letter.lower(),
        class_="al-card is-going" if going else "al-card",
    )
