"""Three open hands and the cards played from them: what a turn table is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from alcalde import Card, Play, Seat, Suit, Trick, order_of_play
from alcalde.core.cards import check_doubles
from alcalde.deal import ROUNDS
from alcalde.moves import refusal

from ....actions import UnknownAction

PLAYERS = tuple(dict.fromkeys(order_of_play(Seat.RIGHT)))
"""The seats in the order in which hands are given: right, left, the mayor."""


class Turns(NamedTuple):
    """Three hands as they were given, the trump suit, who leads, and what was done since.

    `played` holds every card since the beginning, trick after trick; nobody draws. `chosen` holds
    what the mayor has picked for a turn that is not played yet.
    """

    hands: tuple[tuple[Card, ...], ...]
    trump: Suit
    leader: Seat
    played: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()

    @classmethod
    def of(cls, hands: Iterable[str], trump: Suit, leader: Seat) -> Turns:
        """Read three hands: of the right opponent, of the left one, of the mayor.

        Raises:
            AlcaldeError: a card cannot be read or is there twice.
            ValueError: the hands are not for the same one to three tricks.
        """
        made = tuple(Card.parse_all(hand) for hand in hands)
        check_doubles(tuple(card for hand in made for card in hand))
        fits = [
            [len(hand) for hand in made] == [tricks * seat.cards for seat in PLAYERS]
            for tricks in range(1, ROUNDS + 1)
        ]
        if not any(fits):
            raise ValueError("hands are for one to three tricks: 1 1 2, 2 2 4 or 3 3 6 cards")
        return cls(made, trump, leader)

    # What lies where

    def held(self, seat: Seat) -> tuple[Card, ...]:
        """Return what a seat still holds."""
        return tuple(card for card in self.hands[PLAYERS.index(seat)] if card not in self.played)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Return the tricks so far; who wins one leads the next (PLAY-6)."""
        found: list[Trick] = []
        size = len(order_of_play(self.leader))
        for start in range(0, len(self.played), size):
            leader = found[-1].winner if found else self.leader
            plays = zip(order_of_play(leader), self.played[start : start + size], strict=False)
            found.append(Trick(self.trump, leader, plays))
        return tuple(found)

    @property
    def trick(self) -> Trick | None:
        """Return the trick on the table, complete or not."""
        return self.tricks[-1] if self.played else None

    @property
    def order(self) -> tuple[Seat, ...]:
        """Return who plays each card of the trick on the table (SEAT-2)."""
        return order_of_play(self.trick.leader if self.trick else self.leader)

    @property
    def due(self) -> Seat | None:
        """Return whose turn it is, or `None` when all hands are empty."""
        trick = self.trick
        if trick is None:
            return self.leader
        if not trick.complete:
            return self.order[len(trick.plays)]
        return trick.winner if self.held(trick.winner) else None

    @property
    def pair(self) -> tuple[Card, ...]:
        """Return the mayor's two cards of the trick on the table, or none yet."""
        plays = self.trick.plays if self.trick else ()
        return tuple(play.card for play in plays if play.seat is Seat.MAYOR)

    # What can be done

    def tap(self, card: Card) -> Turns:
        """Play a card, or choose it where a turn takes two; choosing again lets it go.

        Raises:
            IllegalMove: what the engine says to the card.
        """
        owners = (seat for seat in PLAYERS if card in self.held(seat))
        seat = next(owners, self.due or self.leader)
        cards: tuple[Card, ...] = (card,)
        if seat is self.due and seat.cards > 1 and card in self.held(seat):
            if card in self.chosen:
                return self._replace(chosen=tuple(one for one in self.chosen if one != card))
            cards = (*self.chosen, card)
            if len(cards) <= seat.cards:
                return self._replace(chosen=cards)
        return self._put(seat, cards)

    def play(self) -> Turns:
        """Play what the mayor has chosen, the first first (PLAY-2).

        Raises:
            IllegalMove: it is not his turn, or he has not chosen two cards.
        """
        return self._put(Seat.MAYOR, self.chosen)

    def back(self) -> Turns:
        """Take the last step back: a choice, or a turn."""
        if self.chosen:
            return self._replace(chosen=self.chosen[:-1])
        if self.trick is None:
            return self
        seat = self.trick.plays[-1].seat
        cards = self.played[-seat.cards :]
        return self._replace(
            played=self.played[: -seat.cards], chosen=cards if seat.cards > 1 else ()
        )

    def reversed(self) -> Turns:
        """Play the mayor's two cards of this trick in the other order (PLAY-4)."""
        if not self.pair:
            raise UnknownAction
        first, second = self.pair
        other = {first: second, second: first}
        return self._replace(played=tuple(other.get(card, card) for card in self.played))

    def with_played(self, cards: tuple[Card, ...]) -> Turns:
        """Play all these cards, turn after turn, each by whose turn it is.

        Raises:
            IllegalMove: whose turn it is does not hold them.
            ValueError: there are more cards than turns.
        """
        now = self
        while cards:
            due = now.due
            if due is None:
                raise ValueError("there are more cards than turns")
            now, cards = now._put(due, cards[: due.cards]), cards[due.cards :]
        return now

    def _put(self, seat: Seat, cards: tuple[Card, ...]) -> Turns:
        fault = refusal(Play(seat, cards), self.due, self.held(seat))
        if fault is not None:
            raise fault
        return self._replace(played=self.played + cards, chosen=())

    # What is saved

    def data(self) -> dict[str, Any]:
        """Return who leads and what was done, as JSON values."""
        return {
            "leader": self.leader.value,
            "played": [card.code for card in self.played],
            "chosen": [card.code for card in self.chosen],
        }

    def after(self, data: Mapping[str, Any]) -> Turns:
        """Do again what `data` says.

        Raises:
            ValueError, KeyError, TypeError: it says nothing that can be done.
        """
        now = self._replace(leader=Seat.parse(data["leader"]), played=(), chosen=())
        now = now.with_played(tuple(Card.parse(text) for text in data["played"]))
        for text in data["chosen"]:
            card = Card.parse(text)
            if now.due is not Seat.MAYOR or card in now.chosen:
                raise ValueError("chosen")
            now = now.tap(card)
        return now
