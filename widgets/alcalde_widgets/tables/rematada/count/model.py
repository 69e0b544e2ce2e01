"""The contractor's pile, trump, bid and last trick: what a count of Brisca Rematada is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from alcalde import AlcaldeError, Card, Rank, Suit
from alcalde.rematada.bids import LEAST_BID, MOST_BID, parse_bid
from alcalde.rematada.cards import PACK, in_pack
from alcalde.rematada.scoring import RematadaCount

from ....scenes.points_entry import clean

SIDES = ("contractor", "opponent")
"""Who may have won the last trick."""

STEPS = (-10, -1, 1, 10)
"""By how much a button changes the bid."""


class Pile(NamedTuple):
    """What is counted: `typed` is the bid as it was written, `bid` the last one that was one.

    >>> pile = Pile.laid("A♠ 3♠ K♠ Q♠ J♠", "♠", 100, True)
    >>> pile.counted().score
    80
    >>> pile.turn(Suit.SPADES).counted().score, pile.write("90").problem().code
    (33, 'bid')
    """

    cards: tuple[Card, ...]
    trump: Suit
    typed: str
    bid: int
    last: bool

    @classmethod
    def laid(cls, cards: str | list[str], trump: Suit | str, bid: int | str, last: bool) -> Self:
        """Lay out what can be counted.

        Raises:
            AlcaldeError: `RematadaCount.of` refuses it.
        """
        count = RematadaCount.of(cards, trump, bid, last)
        return cls(count.captured, count.trump, str(count.bid), count.bid, count.last_trick)

    def counted(self) -> RematadaCount:
        """Return the engine's count.

        Raises:
            AlcaldeError: the bid is none, or the last trick does not go with the pile.
        """
        return RematadaCount.of(self.cards, self.trump, self.typed, self.last)

    def problem(self) -> AlcaldeError | None:
        """Return what is wrong, or None when the count stands."""
        try:
            self.counted()
        except AlcaldeError as error:
            return error
        return None

    def holds(self, suit: Suit) -> bool:
        """Return whether the king and the queen of a suit are both there."""
        return {*pair_of(suit)} <= {*self.cards}

    def put(self, cards: set[Card]) -> Self:
        """Return the pile with exactly these cards, in the order of the pack."""
        return self._replace(cards=tuple(card for card in PACK if card in cards))

    def move(self, card: Card | str) -> Self:
        """Return the pile with a card more, or without it if it lay there.

        Raises:
            AlcaldeError: it is no card of this pack.
        """
        return self.put({*self.cards} ^ {in_pack(card)})

    def turn(self, suit: Suit) -> Self:
        """Return the pile with the pair of a suit, or without it if both lay there."""
        pair = {*pair_of(suit)}
        return self.put({*self.cards} - pair if self.holds(suit) else {*self.cards} | pair)

    def write(self, text: str) -> Self:
        """Return the pile with another text for the bid, readable or not."""
        text = clean(text)
        try:
            return self._replace(typed=text, bid=parse_bid(text))
        except AlcaldeError:
            return self._replace(typed=text)

    def after(self, by: int) -> int:
        """Return what a button would make of the bid, from the lowest to the highest."""
        return max(LEAST_BID, min(MOST_BID, self.bid + by))

    def most(self) -> Self:
        """Return every card and the last trick: the most that a hand can give (REM-10)."""
        return self._replace(cards=PACK, last=True)

    def data(self) -> dict[str, Any]:
        """Return all of it as JSON values."""
        return {
            "cards": [card.code for card in self.cards],
            "trump": self.trump.letter,
            "typed": self.typed,
            "bid": self.bid,
            "last": self.last,
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Read what `data` gave.

        Raises:
            ValueError, KeyError, TypeError: it is none.
        """
        cards = {in_pack(text) for text in data["cards"]}
        made = cls(
            tuple(card for card in PACK if card in cards),
            Suit.parse(data["trump"]),
            clean(data["typed"]),
            parse_bid(data["bid"]),
            data["last"],
        )
        if type(made.last) is not bool or made.data() != {key: data[key] for key in made.data()}:
            raise ValueError("a pile, a trump suit, a bid and a last trick")
        return made


def pair_of(suit: Suit) -> tuple[Card, Card]:
    """Return the king and the queen of a suit (REM-9).

    >>> [str(card) for card in pair_of(Suit.HEARTS)]
    ['K♥', 'Q♥']
    """
    return Card(Rank.KING, suit), Card(Rank.QUEEN, suit)
