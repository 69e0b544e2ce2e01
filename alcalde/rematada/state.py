"""State: a game of Brisca Rematada at one moment, with every hand (REM-4 to REM-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.values import Value
from alcalde.rematada.cards import CARDS, HAND
from alcalde.rematada.scoring import RematadaCount
from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.tricks import RematadaTrick

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit
    from alcalde.rematada.auction import Auction
    from alcalde.rematada.deal import RematadaDeal

TRICKS = HAND
"""How many tricks a game has (REM-7)."""

PHASES = ("auction", "void", "talon", "trump", "tricks", "over")
"""What comes next: bids, nothing after three passes, two cards aside, a suit, cards, the count."""


class RematadaState(Value):
    """A state of a game without its moves, which `Rematada` adds.

    Attributes:
        dealt: the deal.
        auction: the auction so far.
        hands: the cards of the dealer, the right and the left player; the contractor's with the
            talon, once it is taken.
        laid_aside: the two cards that the contractor has laid aside, or none yet.
        trump: the trump suit, or None until it is named.
        leader: who leads the current trick.
        table: the cards of the current trick so far.
        history: the complete tricks.

    >>> from alcalde.rematada import Rematada
    >>> state = Rematada.deal(seed=7)
    >>> state.phase, state.turn, state.contractor, state.trump
    ('auction', <RematadaSeat.RIGHT: 'right'>, None, None)
    >>> state.hand("mayor")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “mayor” is not a seat here: write dealer, right or left.
    """

    __slots__ = (
        "auction",
        "dealt",
        "hands",
        "history",
        "laid_aside",
        "leader",
        "table",
        "trump",
    )
    auction: Auction
    dealt: RematadaDeal
    hands: tuple[tuple[Card, ...], ...]
    history: tuple[RematadaTrick, ...]
    laid_aside: tuple[Card, ...]
    leader: RematadaSeat
    table: tuple[Card, ...]
    trump: Suit | None

    @property
    def phase(self) -> str:
        """Return what comes next, one of `PHASES` (REM-4 to REM-7)."""
        if not self.auction.over:
            return "auction"
        if self.auction.void:
            return "void"
        if not self.laid_aside:
            return "talon"
        if self.trump is None:
            return "trump"
        return "over" if len(self.history) == TRICKS else "tricks"

    @property
    def over(self) -> bool:
        """Return whether ten tricks have been played, or three passes have ended the deal."""
        return self.phase in ("over", "void")

    @property
    def contractor(self) -> RematadaSeat | None:
        """Return who has won the auction, or None (REM-4)."""
        return self.auction.contractor

    @property
    def bid(self) -> int | None:
        """Return the highest bid so far, in points, or None (REM-4)."""
        return self.auction.bid

    @property
    def turn(self) -> RematadaSeat | None:
        """Return whose turn it is, or None when nothing is left to do."""
        phase = self.phase
        if phase == "auction":
            return self.auction.turn
        if phase == "tricks":
            return self.leader.order[len(self.table)]
        return None if phase in ("over", "void") else self.contractor

    @property
    def talon(self) -> tuple[Card, ...]:
        """Return the talon: face down until somebody has won the auction (REM-3, REM-6)."""
        return self.dealt.talon

    @property
    def trick(self) -> RematadaTrick | None:
        """Return the current trick, or None while no card is on the table."""
        if not self.table or self.trump is None:
            return None
        return RematadaTrick(self.table, trump=self.trump, leader=self.leader)

    @property
    def pile(self) -> tuple[Card, ...]:
        """Return the contractor's pile: the two cards aside, then the tricks won (REM-6, REM-8)."""
        won = (
            card
            for trick in self.history
            if trick.winner is self.contractor
            for card in trick.cards
        )
        return (*self.laid_aside, *won)

    @property
    def out_of_play(self) -> tuple[Card, ...]:
        """Return the cards that the opponents have captured, which count for nobody (REM-8)."""
        return tuple(
            card
            for trick in self.history
            if trick.winner is not self.contractor
            for card in trick.cards
        )

    @property
    def result(self) -> RematadaCount | None:
        """Return the contractor's count after ten tricks, or None before (REM-8, REM-9)."""
        if self.phase != "over" or self.bid is None:
            return None
        last = self.history[-1].winner is self.contractor
        return RematadaCount.of(self.pile, self.trump, self.bid, last)

    @property
    def game_points(self) -> tuple[int, int, int] | None:
        """Return what the dealer, the right and the left earn, or None before (REM-11, REM-5).

        >>> from alcalde.rematada import Pass, Rematada
        >>> state = Rematada.deal(7)
        >>> for seat in ("right", "left", "dealer"):
        ...     state = state.play(Pass(seat))
        >>> state.game_points
        (0, 0, 0)
        """
        if not self.over:
            return None
        result = self.result
        if result is None:
            return 0, 0, 0
        ours, theirs = result.game_points
        dealer, right, left = (ours if seat is self.contractor else theirs for seat in RematadaSeat)
        return dealer, right, left

    @property
    def next_dealer(self) -> RematadaSeat | None:
        """Return who of these deals the next hand, or None while this one lasts (REM-2, REM-5)."""
        return RematadaSeat.DEALER.next if self.over else None

    @property
    def moves_made(self) -> int:
        """Return how many moves lead here from the deal."""
        prepared = bool(self.laid_aside) + (self.trump is not None)
        return len(self.auction.calls) + prepared + CARDS * len(self.history) + len(self.table)

    def hand(self, seat: RematadaSeat | str) -> tuple[Card, ...]:
        """Return the cards that a seat holds, in the order in which they came.

        Args:
            seat: the seat, or its name.

        >>> from alcalde.rematada import Rematada
        >>> len(Rematada.deal(7).hand("dealer"))
        10
        """
        return self.hands[RematadaSeat.parse(seat).index]

    def __repr__(self) -> str:
        """Return the phase, the number of tricks and whose turn it is."""
        turn = f"{self.turn} to move" if self.turn else "nobody to move"
        return f"<Rematada: {self.phase}, {len(self.history)} tricks, {turn}>"
