"""Alcalde's tricks: four cards, two of them the mayor's (PLAY-2 to PLAY-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import Card, check_doubles
from alcalde.core.errors import IllegalMove, NotationError
from alcalde.core.suits import Suit
from alcalde.core.tricks import AnyTrick, Played, winning_card
from alcalde.core.values import draft_of
from alcalde.seats import Seat
from alcalde.sentences.basics import SENTENCES, Reason

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["CARDS", "Played", "Trick"]

CARDS = 4
"""How many cards a trick has: one of each opponent, two of the mayor (PLAY-2)."""


class Trick(AnyTrick[Seat, Reason]):
    """A trick after one to four cards, and who wins it so far; attributes as in `AnyTrick`.

    Args:
        trump: the trump suit.
        leader: who plays first.
        plays: one to four plays in table order; the mayor's two are consecutive.

    Raises:
        NotationError: `trick-size` for no cards or more than four, `card-twice` for a double.
        IllegalMove: `turn`, when a seat plays out of turn.

    >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> trick.winner, trick.winning_card, trick.points
    (<Seat.MAYOR: 'mayor'>, Card.parse('2♠'), 25)
    >>> Trick(Suit.SPADES, Seat.RIGHT, [(Seat.LEFT, Card.parse("A♥"))])
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: It is the right opponent’s turn.
    """

    __slots__ = ()
    size = CARDS
    rule = "PLAY-2"
    sentences = SENTENCES

    def __init__(
        self, trump: Suit | str, leader: Seat | str, plays: Iterable[tuple[Seat, Card]]
    ) -> None:
        """Check the plays and find the winner."""
        trump, leader, plays = Suit.parse(trump), Seat.parse(leader), tuple(plays)
        cards = Card.parse_all(card for _, card in plays)
        if not 1 <= len(cards) <= CARDS:
            raise _wrong_size(cards)
        check_doubles(cards)
        for (seat, _), due in zip(plays, leader.order, strict=False):
            if Seat.parse(seat) is not due:
                raise SENTENCES.refuse(IllegalMove, "turn", player=due, seat=seat)
        self._fill(cards, leader, trump, winning_card(cards, trump))

    @classmethod
    def of(
        cls, cards: str | Iterable[Card | str], *, trump: Suit | str, leader: Seat | str
    ) -> Trick:
        """Return the complete trick of four different cards.

        Args:
            cards: the four in table order, as text or as an iterable.
            trump: the trump suit, or its symbol or letter.
            leader: who plays the first card, or that seat's name.

        Raises:
            NotationError: `trick-size`, `card-twice`, or what the parsers raise.

        >>> Trick.of("A♥ 3♥ 2♦ K♣", trump="♠", leader="right").winner
        <Seat.RIGHT: 'right'>
        >>> Trick.of("A♥ 3♥ 2♠", trump="♠", leader="right")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: A trick has four cards, not 3: “A♥ 3♥ 2♠”.
        >>> Trick.of("A♥ 3♥ A♥ K♣", trump="♠", leader="right")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: A♥ is there twice: every card is different.
        """
        four: tuple[Card, ...] = cards if type(cards) is tuple else Card.parse_all(cards)
        if len(four) != CARDS:
            raise _wrong_size(Card.parse_all(four))
        a, b, c, d = four
        if not (type(a) is type(b) is type(c) is type(d) is Card):
            four = a, b, c, d = Card.parse_all(four)
        if a is b or a is c or a is d or b is c or b is d or c is d:
            check_doubles(four)
        if type(trump) is not Suit:
            trump = Suit.parse(trump)
        if type(leader) is not Seat:
            leader = Seat.parse(leader)
        trick = _draft()
        trick.cards, trick.leader, trick.trump = four, leader, trump
        trick.winning_card = winning_card(four, trump)
        trick.__class__ = Trick
        return trick

    def _explain_lead(self) -> tuple[Reason, ...]:
        leads = super()._explain_lead()
        if self.leader is Seat.MAYOR and len(self.cards) > 1:
            return (*leads, SENTENCES.reason("first-of-two", {"card": self.cards[0]}))
        return leads

    def __repr__(self) -> str:
        """Return the cards, the trump and the leader."""
        trump, leader = str(self.trump), str(self.leader)
        if self.complete:
            return f"Trick.of({str(self)!r}, trump={trump!r}, leader={leader!r})"
        return f"<Trick {self}, trump {trump}, led by {leader}>"


def _wrong_size(cards: tuple[Card, ...]) -> NotationError:
    text = " ".join(map(str, cards))
    return SENTENCES.refuse(NotationError, "trick-size", n=len(cards), text=text)


_draft = draft_of(Trick)
