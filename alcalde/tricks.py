"""Tricks: four cards, and which of them wins (PLAY-2 to PLAY-7)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.cards import Card, check_doubles
from alcalde.core.errors import IllegalMove, NotationError
from alcalde.core.explain import explain
from alcalde.core.reasons import Reason
from alcalde.core.sentences import N_
from alcalde.core.suits import Suit
from alcalde.core.tricks import winning_card
from alcalde.core.values import Value, draft_of
from alcalde.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable


class Played(NamedTuple):
    """A card on the table and who played it.

    >>> Played(Seat.RIGHT, Card.parse("A♥"))
    Played(seat=<Seat.RIGHT: 'right'>, card=Card.parse('A♥'))
    """

    seat: Seat
    card: Card


class Trick(Value):
    """A trick after one to four cards, and who wins it so far.

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

    __slots__ = ("cards", "leader", "trump", "winning_card")
    _fields = ("trump", "leader", "cards")
    trump: Suit
    leader: Seat
    cards: tuple[Card, ...]
    winning_card: Card

    def __init__(
        self, trump: Suit | str, leader: Seat | str, plays: Iterable[tuple[Seat, Card]]
    ) -> None:
        """Check the plays and find the winner."""
        trump, leader, plays = Suit.parse(trump), Seat.parse(leader), tuple(plays)
        cards = Card.parse_all(card for _, card in plays)
        if not 1 <= len(cards) <= 4:
            raise _wrong_size(cards)
        check_doubles(cards)
        for (seat, _), due in zip(plays, leader.order, strict=False):
            if Seat.parse(seat) is not due:
                raise IllegalMove(
                    "turn", N_("It is {player}’s turn."), "PLAY-2", {"player": due, "seat": seat}
                )
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
        if len(four) != 4:
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
        return _built(four, trump, leader)

    def first(self, n: int) -> Trick:
        """Return this trick as it was after `n` cards.

        Args:
            n: 1 to the number of cards here.

        Raises:
            NotationError: `step`, for any other number.

        >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
        >>> trick.first(2).winning_card, trick.first(2).complete
        (Card.parse('A♥'), False)
        >>> trick.first(5)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “5” is not a step of this trick: write 1 to 4.
        """
        if type(n) is not int or not 1 <= n <= len(self.cards):
            raise NotationError(
                "step",
                N_("“{text}” is not a step of this trick: write 1 to {n}."),
                "PLAY-2",
                {"text": str(n), "n": len(self.cards)},
            )
        return _built(self.cards[:n], self.trump, self.leader)

    @property
    def plays(self) -> tuple[Played, ...]:
        """Return who played what, in table order.

        >>> Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right").plays[2]
        Played(seat=<Seat.MAYOR: 'mayor'>, card=Card.parse('2♠'))
        """
        return tuple(map(Played, self.leader.order, self.cards))

    @property
    def complete(self) -> bool:
        """Return whether all four cards lie there (PLAY-2)."""
        return len(self.cards) == 4

    @property
    def led(self) -> Suit:
        """Return the suit of the first card, which sets it (PLAY-4)."""
        return self.cards[0].suit

    @property
    def winner(self) -> Seat:
        """Return who wins, or would if no further card were played (PLAY-5)."""
        return self.leader.order[self.cards.index(self.winning_card)]

    @property
    def sum(self) -> tuple[int, ...]:
        """Return the value of each card, in table order (DECK-3).

        >>> Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right").sum
        (11, 10, 0, 4)
        """
        return tuple(map(_points, self.cards))

    @property
    def points(self) -> int:
        """Return what the cards are worth together, whoever wins them (COUNT-5)."""
        points = 0
        for card in self.cards:
            points += card.points
        return points

    @property
    def worth(self) -> Reason:
        """Return what the trick is worth, as a reason that can be said (COUNT-5).

        >>> from alcalde import Words
        >>> Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right").worth.say(Words.of("en"))
        'The trick is worth 11 + 10 + 0 + 4 = 25 points.'
        """
        if self.points == 0:
            return Reason("worth-nothing", {})
        return Reason("worth", {"sum": self.sum, "points": self.points})

    def explain(self) -> tuple[Reason, ...]:
        """Return the reasons: the lead, what each card does, then what decides and who wins.

        >>> from alcalde import Words
        >>> trick = Trick.of("A♥ 3♥ 2♦ K♣", trump="♠", leader="right")
        >>> print(trick.explain()[-2].say(Words.of("en")))
        No trump was played, so the highest card of hearts wins.
        """
        return explain(self)

    def __str__(self) -> str:
        """Return the cards, such as `A♥ 3♥ 2♠ K♣`."""
        return " ".join(map(str, self.cards))

    def __repr__(self) -> str:
        """Return the cards, the trump and the leader."""
        trump, leader = str(self.trump), str(self.leader)
        if self.complete:
            return f"Trick.of({str(self)!r}, trump={trump!r}, leader={leader!r})"
        return f"<Trick {self}, trump {trump}, led by {leader}>"


def _wrong_size(cards: tuple[Card, ...]) -> NotationError:
    return NotationError(
        "trick-size",
        N_("A trick has four cards, not {n}: “{text}”."),
        "PLAY-2",
        {"n": len(cards), "text": " ".join(map(str, cards))},
    )


_points, _draft = attrgetter("points"), draft_of(Trick)


def _built(cards: tuple[Card, ...], trump: Suit, leader: Seat) -> Trick:
    trick = _draft()
    trick.cards, trick.leader, trick.trump = cards, leader, trump
    trick.winning_card = winning_card(cards, trump)
    trick.__class__ = Trick
    return trick
