"""Cards: the forty of the pack (DECK-1 to DECK-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alcalde.core.errors import NotationError
from alcalde.core.ranks import Rank, no_rank
from alcalde.core.sentences import SENTENCES
from alcalde.core.suits import Suit, normal
from alcalde.core.text import tidy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alcalde.core.catalogue import Catalogue


class Card:
    """One of the forty cards. There is one object for each, so `is` and `==` agree.

    Args:
        rank: its rank.
        suit: its suit.

    Attributes:
        rank: its rank.
        suit: its suit.
        points: its value (DECK-3).
        strength: its height in its suit: 10 for the ace, 1 for the two.
        code: its name in plain letters, such as `AH`.
        index: its place in `DECK`.

    >>> card = Card(Rank.ACE, Suit.HEARTS)
    >>> str(card), card.code, card.points
    ('A♥', 'AH', 11)
    >>> card is Card.parse("ah"), card
    (True, Card.parse('A♥'))
    """

    __slots__ = ("_text", "code", "index", "points", "rank", "strength", "suit")
    rank: Rank
    suit: Suit
    points: int
    strength: int
    code: str
    index: int
    _text: str

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """Return the one object of this card."""
        return DECK[suit.index * 10 + 10 - rank.strength]

    @property
    def is_brisca(self) -> bool:
        """Return whether the card scores (DECK-5).

        >>> Card.parse("J♠").is_brisca, Card.parse("7♠").is_brisca
        (True, False)
        """
        return self.points > 0

    @classmethod
    def parse(cls, text: Card | str) -> Card:
        """Parse a card.

        Args:
            text: rank and suit, such as `A♥`, `AH`, `ah` or `A❤️`, or a playing-card character
                such as `🂱`.

        Raises:
            NotationError: `rank`, when the rank is not in this pack; `card` otherwise (DECK-1).

        >>> Card.parse("🂱") is Card.parse("A♥") is Card.parse("A❤️")
        True
        >>> Card.parse("10♥")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: 10 is not in this pack. “10♥” needs one of A 3 K ...
        >>> Card.parse("Z9")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “Z9” is not a card: write A♥ or AH.
        """
        if isinstance(text, cls):
            return text
        if not isinstance(text, str):
            raise _no_card(str(text))
        found = _CARDS.get(text)
        if found is not None:
            return found
        name = normal(text)
        found = _CARDS.get(name)
        if found is not None:
            return found
        if name in _OTHER_FACES:
            raise no_rank(_OTHER_FACES[name], text)
        if name[:-1].isdecimal() and name[-1] in _SUITS:
            raise no_rank(name[:-1], text)
        raise _no_card(text)

    @classmethod
    def parse_all(cls, text: str | Iterable[Card | str]) -> tuple[Card, ...]:
        """Parse any number of cards, in order; doubles are not checked.

        Args:
            text: cards separated by spaces or commas, or an iterable of cards or their names. A
                space before a suit, as keyboards put it before an emoji, separates nothing.

        Raises:
            NotationError: as `Card.parse` does, for the first one that is not a card.

        >>> Card.parse_all("A♥, 3 ❤️ 2s")
        (Card.parse('A♥'), Card.parse('3♥'), Card.parse('2♠'))
        >>> Card.parse_all(["A♥", "Z9"])
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “Z9” is not a card: write A♥ or AH.
        """
        return tuple(map(cls.parse, split_cards(text) if isinstance(text, str) else text))

    def __str__(self) -> str:
        """Return rank and suit, such as `A♥`."""
        return self._text

    def __repr__(self) -> str:
        """Return an expression that gives this card."""
        return f"Card.parse({self._text!r})"

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: cards do not change."""
        raise AttributeError("Card is frozen: it cannot be changed")

    def __delattr__(self, name: str) -> None:
        """Refuse: cards do not change."""
        raise AttributeError("Card is frozen: it cannot be changed")

    def __reduce__(self) -> tuple[Callable[[Rank, Suit], Card], tuple[Rank, Suit]]:
        """Return what copying and pickle need, so that a copy is the same object."""
        return Card, (self.rank, self.suit)


def _make(rank: Rank, suit: Suit) -> Card:
    card = object.__new__(Card)
    fields: dict[str, object] = {
        "rank": rank,
        "suit": suit,
        "points": rank.points,
        "strength": rank.strength,
        "code": rank.letter + suit.letter,
        "index": suit.index * 10 + 10 - rank.strength,
        "_text": rank.letter + suit.symbol,
    }
    for name, value in fields.items():
        object.__setattr__(card, name, value)
    return card


def split_cards(text: str) -> list[str]:
    """Return the cards of a text; a suit that stands alone belongs to the rank before it.

    Args:
        text: cards separated by spaces or commas.

    >>> split_cards("A♥, 3 ♥ 2S")
    ['A♥', '3♥', '2S']
    """
    parts: list[str] = []
    for part in tidy(text).replace(",", " ").split():
        if parts and normal(part) in _SUITS and normal(parts[-1])[-1:] not in _SUITS:
            parts[-1] += part
        else:
            parts.append(part)
    return parts


def _no_card(text: str) -> NotationError:
    return SENTENCES.refuse(NotationError, "card", text=text)


def check_doubles(cards: tuple[Card, ...]) -> None:
    """Raise unless all the cards are different.

    Args:
        cards: the cards.

    Raises:
        NotationError: `card-twice`, with the first card that is repeated (DECK-1).

    >>> check_doubles(Card.parse_all("A♥ 3♥ A♥"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A♥ is there twice: every card is different.
    """
    seen = set()
    for card in cards:
        if card in seen:
            raise SENTENCES.refuse(NotationError, "card-twice", card=card)
        seen.add(card)


def check_pack(cards: tuple[Card, ...], pack: tuple[Card, ...], sentences: Catalogue[Any]) -> None:
    """Raise unless the cards are a whole pack, in any order.

    Args:
        cards: the cards.
        pack: the expected pack.
        sentences: the game's catalogue, which has the sentence `card-missing`.

    Raises:
        NotationError: `card-twice` or `card-missing` (DECK-1, REM-1).

    >>> from alcalde.sentences.game import SENTENCES
    >>> check_pack(DECK[::-1], DECK, SENTENCES)
    >>> check_pack(DECK[1:], DECK, SENTENCES)
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A pack has 40 cards, not 39: A♦ is missing.
    """
    check_doubles(cards)
    if len(cards) != len(pack):
        missing = next(card for card in pack if card not in cards)
        raise sentences.refuse(NotationError, "card-missing", n=len(cards), card=missing)


DECK: tuple[Card, ...] = tuple(_make(rank, suit) for suit in Suit for rank in Rank)
"""The forty cards, suit by suit, each from the highest to the lowest (DECK-1, DECK-2)."""

_CARDS = {name: card for card in DECK for name in (str(card), card.code)}
_SUITS = frozenset("♦♥♣♠DHCS")

# The playing-card characters: sixteen a suit, the ace second; knights and jokers are not read.
_OTHER_FACES: dict[str, str] = {}
for _suit, _base in zip("♠♥♦♣", (0x1F0A0, 0x1F0B0, 0x1F0C0, 0x1F0D0), strict=True):
    for _rank, _step in zip("A234567JQK", (1, 2, 3, 4, 5, 6, 7, 11, 13, 14), strict=True):
        _CARDS[chr(_base + _step)] = _CARDS[_rank + _suit]
    for _step in (8, 9, 10):
        _OTHER_FACES[chr(_base + _step)] = str(_step)
