"""Suits: the four of the pack, which no rule compares (DECK-4)."""

from __future__ import annotations

from enum import Enum

from alcalde.core.errors import NotationError
from alcalde.core.sentences import SENTENCES
from alcalde.core.text import tidy

_SUITS_OF = {ord(other): suit for other, suit in zip("♢♡❤♧♤", "♦♥♥♣♠", strict=True)}


def normal(text: str) -> str:
    """Return a card, a rank or a suit in normal form: without spaces, in upper case, with ♦ ♥ ♣ ♠.

    Args:
        text: the text; the heart may be the one that phones offer first, and suits may be white.

    >>> normal(" a♡ "), normal("a ❤️")
    ('A♥', 'A♥')
    """
    return "".join(tidy(text).translate(_SUITS_OF).split()).upper()


class Suit(Enum):
    """A suit. The order is only for display: no rule compares suits (DECK-4).

    Attributes:
        symbol: its symbol.
        letter: its letter.
        index: its place in the order.

    >>> [suit.symbol for suit in Suit]
    ['♦', '♥', '♣', '♠']
    >>> Suit.HEARTS.letter, Suit.parse("h"), Suit("♥") is Suit.HEARTS
    ('H', <Suit.HEARTS: '♥'>, True)
    """

    symbol: str
    letter: str
    index: int

    DIAMONDS = "♦"
    HEARTS = "♥"
    CLUBS = "♣"
    SPADES = "♠"

    def __init__(self, symbol: str) -> None:
        """Add the letter and the place in the order."""
        self.symbol = symbol
        self.index = "♦♥♣♠".index(symbol)
        self.letter = "DHCS"[self.index]

    def __str__(self) -> str:
        """Return the symbol."""
        return self.symbol

    @classmethod
    def parse(cls, text: Suit | str) -> Suit:
        """Parse a suit.

        Args:
            text: a symbol, as text or as an emoji, or a letter D H C S in any case.

        Raises:
            NotationError: `suit`, when the text names no suit (DECK-1).

        >>> Suit.parse("♠"), Suit.parse(" d ")
        (<Suit.SPADES: '♠'>, <Suit.DIAMONDS: '♦'>)
        >>> Suit.parse("trumps")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “trumps” is not a suit: write ♦ ♥ ♣ ♠ or D H C S.
        """
        if type(text) is cls:
            return text
        found = _SUITS.get(normal(text)) if isinstance(text, str) else None
        if found is None:
            raise SENTENCES.refuse(NotationError, "suit", text=str(text))
        return found


_SUITS = {name: suit for suit in Suit for name in (suit.symbol, suit.letter)}
