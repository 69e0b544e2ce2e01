"""The model of a trick table: four cards in their places, the trump suit and who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import Seat, Trick, order_of_play

if TYPE_CHECKING:
    from alcalde import Card, Suit

    from ....codec import Saved

SLOTS = ("right", "left", "first", "second")
"""The four places for a card: one for each opponent, two for the mayor (PLAY-2)."""


class TrickModel(NamedTuple):
    """Four cards that can be changed.

    Attributes:
        cards: the cards in the order of `SLOTS`.
        trump: the trump suit.
        leader: who leads.

    >>> from alcalde import Card, Suit
    >>> model = TrickModel(Card.parse_all("A♥ 3♥ 2♠ K♣"), Suit.SPADES, Seat.RIGHT)
    >>> model.put("first", Card.parse("2♦")).trick().winning_card
    Card.parse('A♥')
    """

    cards: tuple[Card, ...]
    trump: Suit
    leader: Seat

    @classmethod
    def from_trick(cls, trick: Trick) -> TrickModel:
        """Return the model of a complete trick."""
        cards = dict(zip(slots(trick.leader), trick.cards, strict=True))
        return cls(tuple(cards[slot] for slot in SLOTS), trick.trump, trick.leader)

    def slots(self) -> tuple[str, ...]:
        """Return the places in the order of play (SEAT-2); the mayor's two are consecutive."""
        return slots(self.leader)

    def card(self, slot: str) -> Card:
        """Return the card in a place."""
        return self.cards[SLOTS.index(slot)]

    def trick(self) -> Trick:
        """Return the trick that the engine judges."""
        cards = [self.card(slot) for slot in self.slots()]
        return Trick.of(cards, trump=self.trump, leader=self.leader)

    def put(self, slot: str, card: Card) -> TrickModel:
        """Return the model with another card in a place.

        Raises:
            AlcaldeError: the card is in another place already.
        """
        cards = [card if place == slot else self.card(place) for place in SLOTS]
        changed = self._replace(cards=tuple(cards))
        changed.trick()
        return changed

    def data(self) -> dict[str, Any]:
        """Return the model as JSON values."""
        return {
            "cards": [card.code for card in self.cards],
            "trump": self.trump.letter,
            "leader": self.leader.value,
        }

    @classmethod
    def of(cls, saved: Saved) -> TrickModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        fields = saved.fields(*cls._fields)
        cards = fields["cards"].cards()
        whole = len(cards) == len({*cards}) == len(SLOTS)
        fields["cards"].require(whole, "four different cards")
        return cls(
            cards,
            fields["trump"].suit(),
            fields["leader"].parse_text(Seat.parse, "a seat"),
        )


def slots(leader: Seat) -> tuple[str, ...]:
    """Return the places in the order of play when a seat leads.

    >>> slots(Seat.MAYOR)
    ('first', 'second', 'right', 'left')
    """
    seats = order_of_play(leader)
    first = seats.index(Seat.MAYOR)
    return tuple(
        seat.value if seat is not Seat.MAYOR else "first" if turn == first else "second"
        for turn, seat in enumerate(seats)
    )


def owner(slot: str) -> Seat:
    """Return whose place it is.

    >>> owner("second")
    <Seat.MAYOR: 'mayor'>
    """
    return Seat.MAYOR if slot in ("first", "second") else Seat.parse(slot)
