"""Four cards on their places: what a trick table is about, without how it looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from alcalde import Card, Seat, Suit, Trick, order_of_play

SLOTS = ("right", "left", "first", "second")
"""The four places for a card: one an opponent, two for the mayor (PLAY-2)."""


class Arrangement(NamedTuple):
    """Four cards on their places, the trump suit and who leads."""

    cards: tuple[Card, Card, Card, Card]
    trump: Suit
    leader: Seat

    def slots(self) -> tuple[str, ...]:
        """Return the places in the order of play (SEAT-2); the mayor's two follow each other."""
        return places(self.leader)

    def card(self, slot: str) -> Card:
        """Return the card on a place."""
        return self.cards[SLOTS.index(slot)]

    def trick(self) -> Trick:
        """Return the trick that the engine judges."""
        cards = [self.card(slot) for slot in self.slots()]
        return Trick.of(cards, trump=self.trump, leader=self.leader)

    def put(self, slot: str, card: Card) -> Arrangement:
        """Return the arrangement with another card on a place.

        Raises:
            AlcaldeError: the four cards would not be four different ones.
        """
        right, left, first, second = (
            card if place == slot else there for place, there in zip(SLOTS, self.cards, strict=True)
        )
        changed = self._replace(cards=(right, left, first, second))
        changed.trick()
        return changed

    def data(self) -> dict[str, Any]:
        """Return the arrangement as JSON values."""
        return {
            "cards": [card.code for card in self.cards],
            "trump": self.trump.letter,
            "leader": self.leader.value,
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Arrangement:
        """Read what `data` gave.

        Raises:
            ValueError, KeyError, TypeError: it is no arrangement.
        """
        right, left, first, second = (Card.parse(text) for text in data["cards"])
        made = cls(
            (right, left, first, second), Suit.parse(data["trump"]), Seat.parse(data["leader"])
        )
        made.trick()
        return made


def places(leader: Seat) -> tuple[str, ...]:
    """Return the places in the order of play when this seat leads.

    >>> places(Seat.MAYOR)
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
