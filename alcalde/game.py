"""Game: the moves that lead from the deal to the count (PLAY-1 to COUNT-3, EXCH-1 to EXCH-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.values import draft_of
from alcalde.deal import Deal
from alcalde.exchange import Exchange, Exchanged, exchange_refusal, exchanges_of
from alcalde.moves import Play, over, pick_play, plays_of, refusal
from alcalde.rules import Rules
from alcalde.seats import Seat
from alcalde.state import TRICKS, State
from alcalde.tricks import CARDS, Trick

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.core.cards import Card
    from alcalde.core.errors import IllegalMove


class Game(State):
    """A state of a game; make the first with `Game.deal` or `Game.from_deck`.

    `check(move)` raises unless a move is allowed, `can(move)` returns whether it is, and
    `play(move)` returns the next state. The play that completes a trick also refills the hands.
    The attributes are those of `State`.

    >>> game = Game.deal(seed=7)
    >>> game.turn, len(game.legal())
    (<Seat.RIGHT: 'right'>, 3)
    >>> while not game.over:
    ...     game = game.play(game.legal()[0])
    >>> game.result
    Count.of(mayor=52, opponents=68)
    """

    __slots__ = ()

    @classmethod
    def deal(cls, seed: int | str, rules: Rules | None = None) -> Game:
        """Return the first state of the game that a seed deals (DEAL-3).

        Args:
            seed: a whole number from 0 to 2**53 - 1, or its digits.
            rules: what was agreed; `Rules()` by default.

        Raises:
            NotationError: `seed`.

        >>> Game.deal(7).stock[-1] is Game.deal(7).indicator
        True
        >>> Game.deal("x")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “x” is not a seed: write a whole number from 0 ...
        """
        return cls.begin(Deal.from_seed(seed), rules)

    @classmethod
    def from_deck(cls, cards: str | Iterable[Card | str], rules: Rules | None = None) -> Game:
        """Return the first state of the game that a pack deals in its order.

        Args:
            cards: the forty cards, the next to be dealt first; the thirteenth is turned up.
            rules: what was agreed; `Rules()` by default.

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

        Args:
            dealt: the deal.
            rules: what was agreed; `Rules()` by default.

        >>> Game.begin(Deal.from_seed(7)).turn
        <Seat.RIGHT: 'right'>
        """
        hands, stock = dealt.hands, dealt.stock
        return _state(dealt, (), hands, (), Seat.RIGHT, (), rules or Rules(), stock, ())

    def legal(self) -> tuple[Move, ...]:
        """Return every move that is allowed now.

        First the plays: any card of whose turn it is (PLAY-3), for the mayor any two in order;
        then, if the exchange was agreed, the exchanges, which need no turn (EXCH-5).

        >>> Game.deal(7).legal()[0] == Play("right", Game.deal(7).hand("right")[:1])
        True
        """
        seat = self.turn
        if seat is None:
            return ()
        return (*plays_of(seat, self.hands[seat.index]), *exchanges_of(self))

    def check(self, move: Move) -> None:
        """Raise unless a move is allowed now.

        Args:
            move: the move.

        Raises:
            IllegalMove: for a play `over`, `turn`, `choose-one-more`, `two-cards`, `one-card` or
                `not-in-hand`, `card-twice` (PLAY-2, PLAY-3); for an exchange what
                `exchange_refusal` returns.
            TypeError: when it is not a move.

        >>> game = Game.deal(seed=7)
        >>> game.check(game.legal()[0])
        >>> game.check(Play("left", "A♥"))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: It is the right opponent’s turn.
        """
        fault = self._fault(move)
        if fault is not None:
            raise fault

    def can(self, move: Move) -> bool:
        """Return whether a move is allowed now.

        Args:
            move: the move.

        >>> game = Game.deal(seed=7)
        >>> game.can(game.legal()[0]), game.can(Play("mayor", "A♥ 3♥"))
        (True, False)
        """
        return self._fault(move) is None

    def play(self, move: Move) -> Game:
        """Return the state after a move; this one stays as it is.

        The card that completes a trick also captures it and refills the hands, from the winner
        counter-clockwise, the mayor two cards (PLAY-6, DRAW-1, DRAW-2).

        Args:
            move: the move.

        Raises:
            IllegalMove: as `check` does.

        >>> game = Game.deal(seed=7)
        >>> game.play(game.legal()[0]).turn
        <Seat.LEFT: 'left'>
        >>> game.play(game.legal()[0]).play(game.legal()[0])
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: It is the left opponent’s turn.
        """
        if type(move) is not Play:
            self.check(move)
            assert isinstance(move, Exchange)
            return self._exchanged(move)
        seat, cards = move.seat, move.cards
        hands = list(self.hands)
        hand = hands[seat.index]
        fault = refusal(move, self.turn, hand)
        if fault is not None:
            raise fault
        for card in cards:
            place = hand.index(card)
            hand = hand[:place] + hand[place + 1 :]
        hands[seat.index] = hand
        history, leader, table = self.history, self.leader, self.table + cards
        refilled, stock = self.refilled, self.stock
        if len(table) == CARDS:
            trick = Trick.of(table, trump=self.dealt.trump, leader=leader)
            history, leader, table = (*history, trick), trick.winner, ()
            refilled, stock = stock[:CARDS], stock[CARDS:]
            mayor, right, left = leader.draws
            hands[0] += refilled[mayor]
            hands[1] += refilled[right]
            hands[2] += refilled[left]
        made, rules = self.exchanges, self.rules
        return _state(
            self.dealt, made, tuple(hands), history, leader, refilled, rules, stock, table
        )

    def pick(self, chance: float) -> Play:
        """Return one of the plays that `legal` lists, without making the others.

        A random number gives a random play, all equally likely.

        Args:
            chance: the place in the list, from 0 to less than 1, as `random.random()` gives it.

        Raises:
            IllegalMove: `over`, when the game is over.
            NotationError: `chance`, for any other number.

        >>> game = Game.deal(seed=7)
        >>> game.pick(0.5) == game.legal()[1]
        True
        >>> game.pick(1)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “1” picks no play: write a number from 0 to less than 1.
        """
        seat = self.turn
        if seat is None:
            raise over()
        return pick_play(seat, self.hands[seat.index], chance)

    def _exchanged(self, move: Exchange) -> Game:
        *rest, taken = self.stock
        hands = list(self.hands)
        index = move.seat.index
        hands[index] = tuple(taken if card is move.card else card for card in hands[index])
        made = *self.exchanges, Exchanged(move.seat, taken, move.card, self.cards_played)
        return _state(
            self.dealt,
            made,
            tuple(hands),
            self.history,
            self.leader,
            self.refilled,
            self.rules,
            (*rest, move.card),
            self.table,
        )

    def _fault(self, move: Move) -> IllegalMove | None:
        if type(move) is Play:
            return refusal(move, self.turn, self.hands[move.seat.index])
        if type(move) is Exchange:
            return exchange_refusal(self, move)
        raise TypeError(f"a move is a Play or an Exchange, not {move!r}")


Move = Play | Exchange


_draft = draft_of(Game)


def _state(
    dealt: Deal,
    exchanges: tuple[Exchanged, ...],
    hands: tuple[tuple[Card, ...], ...],
    history: tuple[Trick, ...],
    leader: Seat,
    refilled: tuple[Card, ...],
    rules: Rules,
    stock: tuple[Card, ...],
    table: tuple[Card, ...],
) -> Game:
    game = _draft()
    game.dealt, game.exchanges, game.hands, game.history = dealt, exchanges, hands, history
    game.leader, game.refilled, game.rules = leader, refilled, rules
    game.stock, game.table = stock, table
    game.turn = leader.order[len(table)] if len(history) < TRICKS else None
    game.__class__ = Game
    return game
