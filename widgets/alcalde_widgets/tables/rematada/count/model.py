"""The model of a count table: the contractor's pile, trump, the bid and the last trick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import AlcaldeError, Card, Rank
from alcalde.core.text import tidy
from alcalde.rematada.bids import LEAST_BID, MOST_BID, parse_bid
from alcalde.rematada.cards import PACK, in_pack
from alcalde.rematada.scoring import RematadaCount

from ....scenes.points_entry import clean

if TYPE_CHECKING:
    from collections.abc import Set

    from alcalde import Suit

    from ....codec import Saved

SIDES = ("contractor", "opponent")
"""Who won the last trick."""


class RematadaCountModel(NamedTuple):
    """A count of the contractor's pile against the bid.

    Attributes:
        cards: the contractor's pile, in the order of the pack.
        trump: the trump suit.
        typed: the text in the field of the bid, readable or not.
        bid: the last readable bid.
        last: whether the contractor won the last trick.

    >>> from alcalde import Suit
    >>> model = RematadaCountModel.lay("A♠ 3♠ K♠ Q♠ J♠", trump="♠", bid=100, last=True)
    >>> model.counted().score
    80
    >>> model.toggle_pair(Suit.SPADES).counted().score, model.write("90").problem().code
    (33, 'bid')
    """

    cards: tuple[Card, ...]
    trump: Suit
    typed: str
    bid: int
    last: bool

    @classmethod
    def lay(cls, cards: str, *, trump: str, bid: int, last: bool) -> RematadaCountModel:
        """Return a model that can be counted.

        Args:
            cards: the contractor's pile, such as `A♥ 3♥`.
            trump: the trump suit, such as `♠`.
            bid: the bid.
            last: whether the contractor won the last trick.

        Raises:
            AlcaldeError: `RematadaCount.of` rejects an argument.
        """
        count = RematadaCount.of(cards, trump, bid, last)
        return cls(count.captured, count.trump, str(count.bid), count.bid, count.last_trick)

    def counted(self) -> RematadaCount:
        """Return the engine's count.

        Raises:
            AlcaldeError: the bid is invalid, or the last trick contradicts the pile.
        """
        return RematadaCount.of(self.cards, self.trump, self.typed, self.last)

    def problem(self) -> AlcaldeError | None:
        """Return the error that `counted` raises, or None."""
        try:
            self.counted()
        except AlcaldeError as error:
            return error
        return None

    def holds(self, suit: Suit) -> bool:
        """Return whether the pile holds both the king and the queen of a suit."""
        return {*pair_of(suit)} <= {*self.cards}

    def toggle(self, card: str) -> RematadaCountModel:
        """Return the model with a card added to the pile, or removed from it.

        Raises:
            AlcaldeError: the card is not in this pack.
        """
        return self._with({*self.cards} ^ {in_pack(card)})

    def toggle_pair(self, suit: Suit) -> RematadaCountModel:
        """Return the model with the pair of a suit added to the pile, or removed from it."""
        pair = {*pair_of(suit)}
        return self._with({*self.cards} - pair if self.holds(suit) else {*self.cards} | pair)

    def _with(self, cards: Set[Card]) -> RematadaCountModel:
        return self._replace(cards=_in_order(cards))

    def write(self, text: str) -> RematadaCountModel:
        """Return the model with another text as the bid, readable or not."""
        text = clean(tidy(text))
        try:
            return self._replace(typed=text, bid=parse_bid(text))
        except AlcaldeError:
            return self._replace(typed=text)

    def after(self, by: int) -> int:
        """Return the bid changed by some points, clamped to the lowest and the highest bid."""
        return max(LEAST_BID, min(MOST_BID, self.bid + by))

    def most(self) -> RematadaCountModel:
        """Return the model with every card and the last trick, the highest score (REM-10)."""
        return self._replace(cards=PACK, last=True)

    def data(self) -> dict[str, Any]:
        """Return the model as JSON values."""
        return {
            "cards": [card.code for card in self.cards],
            "trump": self.trump.letter,
            "typed": self.typed,
            "bid": self.bid,
            "last": self.last,
        }

    @classmethod
    def of(cls, saved: Saved) -> RematadaCountModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        fields = saved.fields(*cls._fields)
        cards = {item.parse_text(in_pack, "a card of this pack") for item in fields["cards"]}
        return cls(
            _in_order(cards),
            fields["trump"].suit(),
            clean(fields["typed"].text()),
            fields["bid"].whole(LEAST_BID, MOST_BID),
            fields["last"].flag(),
        )


def pair_of(suit: Suit) -> tuple[Card, Card]:
    """Return the king and the queen of a suit (REM-9).

    >>> from alcalde import Suit
    >>> [str(card) for card in pair_of(Suit.HEARTS)]
    ['K♥', 'Q♥']
    """
    return Card(Rank.KING, suit), Card(Rank.QUEEN, suit)


def _in_order(cards: Set[Card]) -> tuple[Card, ...]:
    return tuple(card for card in PACK if card in cards)
