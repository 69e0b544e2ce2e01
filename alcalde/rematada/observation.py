"""Observation: what one seat may know of a game of Brisca Rematada (REM-1, REM-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.tricks import unseen_cards
from alcalde.core.values import Value
from alcalde.rematada.cards import PACK
from alcalde.rematada.seats import RematadaSeat

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit
    from alcalde.rematada.auction import Auction
    from alcalde.rematada.state import RematadaState
    from alcalde.rematada.tricks import RematadaTrick


class RematadaObservation(Value):
    """A game as one seat sees it; make one with `RematadaObservation.of`.

    Attributes:
        seat: the seat that observes.
        hand: its cards.
        auction: the auction so far.
        phase: what comes next, one of `PHASES`.
        turn: whose turn it is, or None when nothing is left to do.
        leader: who leads the current trick.
        table: the cards of the current trick so far.
        history: the complete tricks.
        trump: the trump suit, or None until it is named.
        talon: the talon, once it has been shown to all.
        laid_aside: the cards laid aside, which the contractor alone knows: they lie face down.

    >>> from alcalde.rematada import Rematada
    >>> game = Rematada.deal(seed=7)
    >>> observation = RematadaObservation.of(game, "right")
    >>> observation.hand == game.hand("right"), observation.talon
    (True, ())
    """

    __slots__ = (
        "auction",
        "hand",
        "history",
        "laid_aside",
        "leader",
        "phase",
        "seat",
        "table",
        "talon",
        "trump",
        "turn",
    )
    auction: Auction
    hand: tuple[Card, ...]
    history: tuple[RematadaTrick, ...]
    laid_aside: tuple[Card, ...]
    leader: RematadaSeat
    phase: str
    seat: RematadaSeat
    table: tuple[Card, ...]
    talon: tuple[Card, ...]
    trump: Suit | None
    turn: RematadaSeat | None

    @classmethod
    def of(cls, game: RematadaState, seat: RematadaSeat | str) -> RematadaObservation:
        """Return what a seat may know.

        Args:
            game: any state of a game.
            seat: the seat, or its name.

        Raises:
            NotationError: `seat`, when it is not a seat.

        >>> from alcalde.rematada import Rematada
        >>> RematadaObservation.of(Rematada.deal(seed=7), "left").turn
        <RematadaSeat.RIGHT: 'right'>
        >>> RematadaObservation.of(Rematada.deal(seed=7), "mayor")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “mayor” is not a seat here: write dealer, right or left.
        """
        here = RematadaSeat.parse(seat)
        observation = object.__new__(cls)
        observation._fill(
            game.auction,
            game.hand(here),
            game.history,
            game.laid_aside if here is game.contractor else (),
            game.leader,
            game.phase,
            here,
            game.table,
            game.talon if game.contractor else (),
            game.trump,
            game.turn,
        )
        return observation

    @property
    def unseen(self) -> tuple[Card, ...]:
        """Return the cards whose place this seat does not know, in the pack's order.

        >>> from alcalde.rematada import Rematada
        >>> len(RematadaObservation.of(Rematada.deal(seed=7), "dealer").unseen)
        22
        """
        seen = *self.hand, *self.table, *self.laid_aside
        return unseen_cards(PACK, seen, self.history)

    def __repr__(self) -> str:
        """Return whose observation it is and how far the game is."""
        return f"<Observation of {self.seat}: {self.phase}, {len(self.history)} tricks>"
