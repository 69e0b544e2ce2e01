"""Card faces: what a card looks like in either pack.

French faces print letters, Spanish faces the numbers of a real pack: 1 3 12 11 10 7 6 5 4 2
(DECK-4).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .art import figure, frame
from .courts import court
from .html import Element, h

if TYPE_CHECKING:
    from alcalde import Card, Suit

    from .html import Node

PACKS = ("french", "spanish")
"""The two packs a reader may choose."""

_SPANISH_SUIT = {"D": "oros", "H": "copas", "C": "bastos", "S": "espadas"}
_FRENCH_SUIT = {"D": "diamonds", "H": "hearts", "C": "clubs", "S": "spades"}
_SPANISH_NUMBER = {"A": "1", "K": "12", "Q": "11", "J": "10"}
_COURT = {
    "french": {"K": "king", "Q": "queen", "J": "jack"},
    "spanish": {"K": "king", "Q": "horse", "J": "jack"},
}
_TEXT = "\ufe0e"
"""A variation selector: the suit sign as text, not as an emoji."""


def index(card: Card, pack: str) -> str:
    """Return the rank as the corner of the card prints it.

    >>> from alcalde import Card
    >>> index(Card.parse("Q♥"), "french"), index(Card.parse("Q♥"), "spanish")
    ('Q', '11')
    """
    letter = card.rank.letter
    return _SPANISH_NUMBER.get(letter, letter) if pack == "spanish" else letter


@cache
def suit_sign(suit: Suit, pack: str, class_: str = "al-suit") -> Element:
    """Draw the sign of a suit in a pack.

    Args:
        suit: the suit.
        pack: `french` or `spanish`.
        class_: its class.

    >>> from alcalde import Suit
    >>> suit_sign(Suit.HEARTS, "spanish").attributes["data-suit"]
    'copas'
    """
    sign = figure(_drawing(suit, pack), class_)
    attributes = {**sign.attributes, "data-suit": _key(suit, pack)}
    return Element(sign.tag, attributes, sign.children).prerendered()


def sign_text(card: Card) -> Element:
    """Return the card as running text, such as A♥, on one line and in the colour of its suit.

    >>> from alcalde import Card
    >>> str(sign_text(Card.parse("2♠")))
    '<span class="al-sign" data-suit="s">2♠︎</span>'
    """
    return h("span", str(card) + _TEXT, class_="al-sign", data_suit=_key(card.suit, "french"))


def classes(card: Card, pack: str) -> str:
    """Return the classes of a card's element, without those of its state.

    >>> from alcalde import Card
    >>> classes(Card.parse("K♣"), "spanish")
    'al-card al-card--es al-card--court'
    """
    names = ["al-card"]
    if pack == "spanish":
        names.append("al-card--es")
    letter = card.rank.letter
    if letter in _COURT[pack]:
        names.append("al-card--court")
    elif letter == "A":
        names.append("al-card--ace")
    return " ".join(names)


def suit_key(card: Card, pack: str) -> str:
    """Return the value of `data-suit`, which decides the colour: `h`, or `copas`.

    >>> from alcalde import Card
    >>> suit_key(Card.parse("A♥"), "french")
    'h'
    """
    return _key(card.suit, pack)


def inside(card: Card, pack: str) -> list[Node]:
    """Draw the content of a card: the corner, the frame of a Spanish card, the middle.

    A Spanish court carries its suit's object, as in a real pack.

    >>> from alcalde import Card
    >>> [part.tag for part in inside(Card.parse("7♠"), "spanish") if isinstance(part, Element)]
    ['span', 'svg', 'svg']
    """
    suit = _drawing(card.suit, pack)
    person = _COURT[pack].get(card.rank.letter)
    corner: list[Node] = [index(card, pack)]
    if pack == "french":
        corner.append(figure(suit, "al-card__suit"))
    parts: list[Node] = [h("span", corner, class_="al-card__ix", aria_hidden="true")]
    if pack == "spanish":
        parts.append(frame(suit))
    if person and pack == "spanish":
        parts.append(court(person, suit))
    else:
        parts.append(figure(person or suit, "al-card__pip", 48))
    return parts


def _key(suit: Suit, pack: str) -> str:
    return _SPANISH_SUIT[suit.letter] if pack == "spanish" else suit.letter.lower()


def _drawing(suit: Suit, pack: str) -> str:
    return (_SPANISH_SUIT if pack == "spanish" else _FRENCH_SUIT)[suit.letter]
