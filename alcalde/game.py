"""Game: one whole game as states that never change (PLAY-1 to COUNT-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.cards import Card
from alcalde.deal import Deal
from alcalde.moves import Play, plays_of, refusal
from alcalde.rules import Rules
from alcalde.scoring import Count, points_of
from alcalde.seats import Seat
from alcalde.tricks import Trick
from alcalde.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.errors import IllegalMove
    from alcalde.suits import Suit

TRICKS = 10


class Drawn(NamedTuple):
    """A card drawn from the stock and who drew it.

    >>> Drawn(Seat.LEFT, Card.parse("7♠"))
    Drawn(seat=<Seat.LEFT: 'left'>, card=Card.parse('7♠'))
    """

    seat: Seat
    card: Card


class Game(Value):
    """A state of a game; make the first with `Game.deal` or `Game.from_deck`.

    One rule has three doors: `check(move)` raises, `can(move)` asks, `play(move)` gives the next
    state. A refill belongs to the play that completes a trick. Fields: `dealt` (the deal),
    `rules`, `stock` (the next card first, the indicator last), `leader` of the trick that runs,
    `table` (its cards so far), `history` (the complete tricks), `drawn` (the last refill).

    >>> game = Game.deal(seed=7)
    >>> game.turn, len(game.legal())
    (<Seat.RIGHT: 'right'>, 3)
    >>> while not game.over:
    ...     game = game.play(game.legal()[0])
    >>> game.result
    Count.of(mayor=52, opponents=68)
    """

    __slots__ = ("dealt", "drawn", "hands", "history", "leader", "rules", "stock", "table")
    dealt: Deal
    drawn: tuple[Drawn, ...]
    hands: tuple[tuple[Card, ...], ...]
    history: tuple[Trick, ...]
    leader: Seat
    rules: Rules
    stock: tuple[Card, ...]
    table: tuple[Card, ...]

    @classmethod
    def deal(cls, seed: int | str, rules: Rules | None = None) -> Game:
        """Return the first state of the game that a seed deals (DEAL-3).

        Args:
            seed: a whole number from 0 to 2**53 - 1, or its digits.
            rules: what was agreed; left out, `Rules()`.

        Raises:
            NotationError: `seed`.

        >>> Game.deal(7).stock[-1] is Game.deal(7).indicator
        True
        >>> Game.deal("x")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        alcalde.errors.NotationError: “x” is not a seed: write a whole number from 0 ...
        """
        return cls.begin(Deal.from_seed(seed), rules)

    @classmethod
    def from_deck(cls, cards: str | Iterable[Card | str], rules: Rules | None = None) -> Game:
        """Return the first state of the game that a pack deals as it lies.

        Args:
            cards: the forty cards, the next to be dealt first; the thirteenth is turned up.
            rules: what was agreed; left out, `Rules()`.

        Raises:
            NotationError: `card-twice` or `card-missing`, unless it is the whole pack.

        >>> from alcalde import DECK
        >>> Game.from_deck(DECK).indicator
        Card.parse('K♥')
        """
        return cls.begin(Deal.from_deck(cards), rules)

    @classmethod
    def begin(cls, dealt: Deal, rules: Rules | None = None) -> Game:
        """Return the first state after a deal: the mayor's right neighbour leads (PLAY-1).

        >>> Game.begin(Deal.from_seed(7)).turn
        <Seat.RIGHT: 'right'>
        """
        return _state(dealt, (), dealt.hands, (), Seat.RIGHT, rules or Rules(), dealt.stock, ())

    @property
    def trump(self) -> Suit:
        """Return the trump suit, which never changes (DEAL-4)."""
        return self.dealt.trump

    @property
    def indicator(self) -> Card | None:
        """Return the trump indicator, or None once it has been drawn (DRAW-3)."""
        return self.stock[-1] if self.stock else None

    @property
    def over(self) -> bool:
        """Return whether all ten tricks have been played (PLAY-2)."""
        return len(self.history) == TRICKS

    @property
    def turn(self) -> Seat | None:
        """Return whose turn it is, or None when the game is over (SEAT-2)."""
        return None if self.over else self.leader.order[len(self.table)]

    @property
    def trick(self) -> Trick | None:
        """Return the trick that runs, or None while no card lies on the table."""
        if not self.table:
            return None
        plays = zip(self.leader.order, self.table, strict=False)
        return Trick(self.trump, self.leader, plays)

    @property
    def result(self) -> Count | None:
        """Return the count after ten tricks, or None before (COUNT-1, MATCH-1)."""
        return Count.of(*self.points) if self.over else None

    @property
    def points(self) -> tuple[int, int]:
        """Return the card points captured so far by the mayor and by both opponents."""
        mayor = points_of(self.captured(Seat.MAYOR))
        return mayor, sum(trick.points for trick in self.history) - mayor

    def hand(self, seat: Seat | str) -> tuple[Card, ...]:
        """Return the cards that a seat holds, the last drawn last.

        >>> len(Game.deal(7).hand("mayor"))
        6
        """
        return self.hands[Seat.parse(seat).index]

    def captured(self, seat: Seat | str) -> tuple[Card, ...]:
        """Return the cards of the tricks that a seat has won, in order (PLAY-6).

        >>> Game.deal(7).captured(Seat.MAYOR)
        ()
        """
        seat = Seat.parse(seat)
        return tuple(card for trick in self.history if trick.winner is seat for card in trick.cards)

    def legal(self) -> tuple[Play, ...]:
        """Return every move that is allowed: any card (PLAY-3), for the mayor any two in order.

        >>> Game.deal(7).legal()[0] == Play("right", Game.deal(7).hand("right")[:1])
        True
        """
        seat = self.turn
        if seat is None:
            return ()
        return plays_of(seat, self.hands[seat.index])

    def check(self, move: Play) -> None:
        """Raise unless a move is allowed now.

        Raises:
            IllegalMove: `over`, `turn`, `choose-one-more`, `two-cards`, `one-card` or
                `not-in-hand` (PLAY-2, PLAY-3).
            TypeError: when it is no move at all.

        >>> game = Game.deal(seed=7)
        >>> game.check(game.legal()[0])
        >>> game.check(Play("left", "A♥"))
        Traceback (most recent call last):
        alcalde.errors.IllegalMove: It is the right opponent's turn.
        """
        fault = self._fault(move)
        if fault is not None:
            raise fault

    def can(self, move: Play) -> bool:
        """Return whether a move is allowed now.

        >>> game = Game.deal(seed=7)
        >>> game.can(game.legal()[0]), game.can(Play("mayor", "A♥ 3♥"))
        (True, False)
        """
        return self._fault(move) is None

    def play(self, move: Play) -> Game:
        """Return the state after a move; this one stays as it is.

        The card that completes a trick also captures it and refills the hands, from the winner
        counter-clockwise, the mayor two cards (PLAY-6, DRAW-1, DRAW-2).

        Raises:
            IllegalMove: as `check` does.

        >>> game = Game.deal(seed=7)
        >>> game.play(game.legal()[0]).turn
        <Seat.LEFT: 'left'>
        >>> game.play(game.legal()[0]).play(game.legal()[0])
        Traceback (most recent call last):
        alcalde.errors.IllegalMove: It is the left opponent's turn.
        """
        self.check(move)
        hands = list(self.hands)
        index = move.seat.index
        hands[index] = tuple(card for card in hands[index] if card not in move.cards)
        table = self.table + move.cards
        history, leader, stock, drawn = self.history, self.leader, self.stock, self.drawn
        if len(table) == len(leader.order):
            trick = Trick.of(table, trump=self.trump, leader=leader)
            history, leader, table = (*history, trick), trick.winner, ()
            drawn = tuple(map(Drawn, leader.order, stock))
            stock = stock[len(drawn) :]
            for seat, card in drawn:
                hands[seat.index] += (card,)
        return _state(self.dealt, drawn, tuple(hands), history, leader, self.rules, stock, table)

    def _fault(self, move: Play) -> IllegalMove | None:
        if type(move) is not Play:
            raise TypeError(f"a move is a Play, not {move!r}")
        return refusal(move, self.turn, self.hands[move.seat.index])

    def __repr__(self) -> str:
        """Return where the game stands."""
        mayor, opponents = self.points
        turn = f"{self.turn} to play" if self.turn else "over"
        return f"<Game: {len(self.history)} tricks, {mayor}-{opponents}, {turn}>"


def _state(*fields: object) -> Game:
    game = object.__new__(Game)
    game._fill(*fields)
    return game
