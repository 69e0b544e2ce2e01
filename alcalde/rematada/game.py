"""A game of Brisca Rematada: auction, talon, trump, ten tricks, count (REM-3 to REM-11)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from alcalde.core.suits import Suit
from alcalde.rematada.auction import Auction
from alcalde.rematada.cards import CARDS, LAID_ASIDE
from alcalde.rematada.deal import RematadaDeal
from alcalde.rematada.moves import Bid, LayAside, NameTrump, Pass, RematadaPlay
from alcalde.rematada.refusals import refusal
from alcalde.rematada.seats import FIRST
from alcalde.rematada.state import RematadaState
from alcalde.rematada.tricks import RematadaTrick

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.core.cards import Card
    from alcalde.rematada.moves import Move
    from alcalde.rematada.seats import RematadaSeat


class Rematada(RematadaState):
    """A state of a game; make the first with `Rematada.deal` or `Rematada.from_deck`.

    `check(move)` raises unless a move is allowed, `can(move)` returns whether it is, and
    `play(move)` returns the next state. The pass that ends the auction also puts the talon into
    the contractor's hand. The attributes are those of `RematadaState`.

    >>> game = Rematada.deal(seed=7).play(Bid("right", 100)).play(Pass("left"))
    >>> game = game.play(Pass("dealer"))
    >>> game.phase, len(game.hand("right"))
    ('talon', 12)
    >>> game = game.play(LayAside("right", game.hand("right")[:2])).play(NameTrump("right", "♥"))
    >>> while not game.over:
    ...     game = game.play(game.legal()[0])
    >>> len(game.pile) + len(game.out_of_play)
    32
    """

    __slots__ = ()

    @classmethod
    def deal(cls, seed: int | str) -> Rematada:
        """Return the first state of the game that a seed deals (REM-3).

        Args:
            seed: a whole number from 0 to 2**53 - 1, or its digits.

        Raises:
            NotationError: `seed`.

        >>> Rematada.deal(7).turn
        <RematadaSeat.RIGHT: 'right'>
        >>> Rematada.deal("x")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “x” is not a seed: write a whole number from 0 ...
        """
        return cls.begin(RematadaDeal.from_seed(seed))

    @classmethod
    def from_deck(cls, cards: str | Iterable[Card | str]) -> Rematada:
        """Return the first state of the game that a pack deals in its order.

        Args:
            cards: the thirty-two cards, the next to be dealt first; the last two are the talon.

        Raises:
            NotationError: `not-rematada`, `card-twice` or `card-missing`, unless it is the whole
                pack (REM-1).

        >>> from alcalde.rematada import PACK
        >>> Rematada.from_deck(PACK).talon
        (Card.parse('6♠'), Card.parse('5♠'))
        """
        return cls.begin(RematadaDeal.from_deck(cards))

    @classmethod
    def begin(cls, dealt: RematadaDeal) -> Rematada:
        """Return the first state after a deal: the dealer's right bids or passes (REM-4).

        Args:
            dealt: the deal.

        >>> Rematada.begin(RematadaDeal.from_seed(7)).phase
        'auction'
        """
        return _state(Auction(), dealt, dealt.hands, (), (), FIRST, (), None)

    def legal(self) -> tuple[Move, ...]:
        """Return every move that is allowed now.

        A pass and every bid; any two cards to lay aside; the four suits; or any card of whose
        turn it is (REM-4, REM-6, REM-7).

        >>> game = Rematada.deal(seed=7)
        >>> game.legal()[:2], len(game.legal())
        ((Pass('right'), Bid('right', 100)), 132)
        """
        phase, seat = self.phase, self.turn
        if phase == "auction":
            return self.auction.legal()
        if seat is None:
            return ()
        if phase == "talon":
            pairs = combinations(self.hand(seat), LAID_ASIDE)
            return tuple(LayAside(seat, cards) for cards in pairs)
        if phase == "trump":
            return tuple(NameTrump(seat, suit) for suit in Suit)
        return tuple(RematadaPlay(seat, card) for card in self.hand(seat))

    def check(self, move: Move) -> None:
        """Raise unless a move is allowed now.

        Args:
            move: the move.

        Raises:
            IllegalMove: what `refusal` returns: for bids and passes `auction-over`, `auction-turn`,
                `bid-range`; for the others `auction-runs`, `void`, `not-yet`, `not-contractor`,
                `two-aside`, `card-twice`, `laid-aside`, `trump-named`, `turn`, `not-in-hand`,
                `played-already`, `over`.
            TypeError: when it is not a move.

        >>> game = Rematada.deal(seed=7)
        >>> game.check(Bid("right", 100))
        >>> game.check(RematadaPlay("right", game.hand("right")[0]))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: The auction is not over: the next to bid or pass is the
            player
            on the right.
        """
        fault = refusal(self, move)
        if fault is not None:
            raise fault

    def can(self, move: Move) -> bool:
        """Return whether a move is allowed now.

        Args:
            move: the move.

        >>> game = Rematada.deal(seed=7)
        >>> game.can(Bid("right", 230)), game.can(Bid("right", 231)), game.can(Pass("left"))
        (True, False, False)
        """
        return refusal(self, move) is None

    def play(self, move: Move) -> Rematada:
        """Return the state after a move; this one stays as it is.

        The third card of a trick also captures it (REM-7, REM-8).

        Args:
            move: the move.

        Raises:
            IllegalMove: as `check` does.

        >>> game = Rematada.deal(seed=7)
        >>> game.play(Pass("right")).turn
        <RematadaSeat.LEFT: 'left'>
        >>> game.play(Bid("right", 120)).play(Bid("left", 100))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: 100 cannot be bid: a bid here runs from 121 to 230.
        """
        self.check(move)
        if isinstance(move, Bid | Pass):
            return self._called(move)
        hands, history, leader, table = self.hands, self.history, self.leader, self.table
        aside, trump = self.laid_aside, self.trump
        if isinstance(move, LayAside):
            aside, hands = move.cards, self._without(move.seat, move.cards)
        elif isinstance(move, NameTrump):
            trump = move.suit
        else:
            hands, table = self._without(move.seat, (move.card,)), (*table, move.card)
            if len(table) == CARDS:
                assert trump
                trick = RematadaTrick(table, trump=trump, leader=leader)
                history, leader, table = (*history, trick), trick.winner, ()
        return _state(self.auction, self.dealt, hands, history, aside, leader, table, trump)

    def _called(self, call: Bid | Pass) -> Rematada:
        auction, hands = self.auction.play(call), self.hands
        if auction.contractor:
            taker = auction.contractor.index
            hands = (*hands[:taker], hands[taker] + self.talon, *hands[taker + 1 :])
        return _state(auction, self.dealt, hands, (), (), self.leader, (), None)

    def _without(self, seat: RematadaSeat, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        return tuple(
            tuple(card for card in hand if card not in cards) if index == seat.index else hand
            for index, hand in enumerate(self.hands)
        )


def _state(
    auction: Auction,
    dealt: RematadaDeal,
    hands: tuple[tuple[Card, ...], ...],
    history: tuple[RematadaTrick, ...],
    laid_aside: tuple[Card, ...],
    leader: RematadaSeat,
    table: tuple[Card, ...],
    trump: Suit | None,
) -> Rematada:
    game = object.__new__(Rematada)
    game._fill(auction, dealt, hands, history, laid_aside, leader, table, trump)
    return game
