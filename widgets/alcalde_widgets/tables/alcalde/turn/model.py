"""The model of a turn table: three open hands and the cards played from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import Card, Play, Seat, Trick, order_of_play
from alcalde.core.cards import check_doubles
from alcalde.deal import ROUNDS
from alcalde.moves import refusal

from ....scenes.seats import players

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alcalde import Suit

    from ....codec import Saved

PLAYERS = players()
"""The seats in the order of the hands: right, left, mayor."""


class TurnModel(NamedTuple):
    """Three hands and what was played from them; nobody draws.

    Attributes:
        hands: the cards that each of `PLAYERS` was dealt.
        trump: the trump suit.
        leader: who leads the first trick.
        played: every card played so far, trick after trick.
        chosen: the cards that the mayor has chosen for a turn that is not played yet.

    >>> from alcalde import Suit
    >>> model = TurnModel.lay_out(["A♥", "3♥", "2♠ K♣"], Suit.SPADES, Seat.RIGHT)
    >>> model = model.tap(Card.parse("A♥")).tap(Card.parse("3♥"))
    >>> model.due, model.tap(Card.parse("K♣")).chosen
    (<Seat.MAYOR: 'mayor'>, (Card.parse('K♣'),))
    """

    hands: tuple[tuple[Card, ...], ...]
    trump: Suit
    leader: Seat
    played: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] = ()

    @classmethod
    def lay_out(cls, hands: Sequence[str | Iterable[Card]], trump: Suit, leader: Seat) -> TurnModel:
        """Return the model with nothing played.

        Args:
            hands: of the right opponent, of the left one, of the mayor.
            trump: the trump suit.
            leader: who leads the first trick.

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

    # The tricks

    def held(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that a seat still holds."""
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
        """Return whose turn it is, or None when all hands are empty."""
        trick = self.trick
        if trick is None:
            return self.leader
        if not trick.complete:
            return self.order[len(trick.plays)]
        return trick.winner if self.held(trick.winner) else None

    @property
    def pair(self) -> tuple[Card, ...]:
        """Return the mayor's two cards of the trick on the table, if they are played."""
        plays = self.trick.plays if self.trick else ()
        return tuple(play.card for play in plays if play.seat is Seat.MAYOR)

    # Changes

    def tap(self, card: Card) -> TurnModel:
        """Return the model after a card is tapped.

        It is played, or chosen where a turn takes two cards; a chosen card is no longer chosen.

        Raises:
            IllegalMove: the engine refuses the card.
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

    def play(self) -> TurnModel:
        """Return the model after the mayor plays the chosen cards in their order (PLAY-2).

        Raises:
            IllegalMove: it is not the mayor's turn, or not two cards are chosen.
        """
        return self._put(Seat.MAYOR, self.chosen)

    def back(self) -> TurnModel:
        """Return the model without the last step: a choice, or a turn."""
        if self.chosen:
            return self._replace(chosen=self.chosen[:-1])
        if self.trick is None:
            return self
        seat = self.trick.plays[-1].seat
        cards = self.played[-seat.cards :]
        return self._replace(
            played=self.played[: -seat.cards], chosen=cards if seat.cards > 1 else ()
        )

    def reversed(self) -> TurnModel:
        """Return the model with the `pair` of this trick in the other order (PLAY-4)."""
        first, second = self.pair
        other = {first: second, second: first}
        return self._replace(played=tuple(other.get(card, card) for card in self.played))

    def with_played(self, cards: tuple[Card, ...]) -> TurnModel:
        """Return the model after cards are played, turn after turn.

        Raises:
            IllegalMove: a card is not held by the player whose turn it is.
            ValueError: there are more cards than turns.
        """
        now = self
        while cards:
            due = now.due
            if due is None:
                raise ValueError("there are more cards than turns")
            now, cards = now._put(due, cards[: due.cards]), cards[due.cards :]
        return now

    def _put(self, seat: Seat, cards: tuple[Card, ...]) -> TurnModel:
        fault = refusal(Play(seat, cards), self.due, self.held(seat))
        if fault is not None:
            raise fault
        return self._replace(played=self.played + cards, chosen=())

    # Saving

    def data(self) -> dict[str, Any]:
        """Return an example, of which no card is chosen, as JSON values."""
        return {
            "hands": [_codes(hand) for hand in self.hands],
            "trump": self.trump.letter,
            "leader": self.leader.value,
            "played": _codes(self.played),
        }

    @classmethod
    def of(cls, saved: Saved) -> TurnModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        fields = saved.fields("hands", "trump", "leader", "played")
        hands = [hand.cards() for hand in fields["hands"]]
        trump = fields["trump"].suit()
        leader = fields["leader"].parse_text(Seat.parse, "a seat")
        model = fields["hands"].parse(
            lambda _: cls.lay_out(hands, trump, leader), "hands for one to three tricks"
        )
        return model._replayed(fields["played"])

    def progress(self) -> dict[str, Any]:
        """Return who leads, what was played and what is chosen, as JSON values."""
        return {
            "leader": self.leader.value,
            "played": _codes(self.played),
            "chosen": _codes(self.chosen),
        }

    def resumed(self, saved: Saved) -> TurnModel:
        """Return the model with the progress that `progress` gave.

        Raises:
            UnreadableState: it cannot be read, or is impossible with these hands.
        """
        fields = saved.fields("leader", "played", "chosen")
        leader = fields["leader"].parse_text(Seat.parse, "a seat")
        model = self._replace(leader=leader, played=(), chosen=())._replayed(fields["played"])
        for card in fields["chosen"]:
            model = card.parse_text(model._choose, "a card that the mayor may choose now")
        return model

    def _replayed(self, played: Saved) -> TurnModel:
        cards = played.cards()
        return played.parse(lambda _: self.with_played(cards), "cards in the order of play")

    def _choose(self, text: str) -> TurnModel:
        card = Card.parse(text)
        if self.due is not Seat.MAYOR or card in self.chosen:
            raise ValueError("only the mayor chooses, and no card twice")
        return self.tap(card)


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]
