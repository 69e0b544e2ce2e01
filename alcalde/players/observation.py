"""Observation: what one seat may know of a game, which is all that a player is given (SEAT-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import DECK
from alcalde.core.tricks import unseen_cards
from alcalde.core.values import Value
from alcalde.exchange import exchanges_of
from alcalde.moves import plays_of
from alcalde.seats import Seat, partner_of
from alcalde.state import REFILLS

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit
    from alcalde.exchange import Exchange, Exchanged
    from alcalde.moves import Play
    from alcalde.rules import Rules
    from alcalde.state import State
    from alcalde.tricks import Trick


class Observation(Value):
    """A game as one seat sees it; make one with `Observation.of`.

    Attributes:
        seat: the seat that observes.
        hand: its cards.
        partner: the other opponent's cards, which an opponent may look at; empty for the mayor.
        leader: who leads the current trick.
        table: the cards of the current trick so far.
        turn: whose turn it is, or None when the game is over.
        history: the complete tricks.
        trump: the trump suit.
        indicator: the trump indicator, or None once it has been drawn.
        stock: how many cards are left in the stock.
        exchanges: the exchanges made so far.
        may_exchange: what this seat may exchange now.
        points: the card points of the mayor and of the opponents.
        rules: what was agreed.
        shown: who holds which card that everybody saw going to that hand.

    >>> from alcalde import Game
    >>> game = Game.deal(seed=7)
    >>> mayor, right = Observation.of(game, "mayor"), Observation.of(game, "right")
    >>> right.partner == game.hand("left"), mayor.partner, mayor.stock
    (True, (), 28)
    """

    __slots__ = (
        "exchanges",
        "hand",
        "history",
        "indicator",
        "leader",
        "may_exchange",
        "partner",
        "points",
        "rules",
        "seat",
        "shown",
        "stock",
        "table",
        "trump",
        "turn",
    )
    exchanges: tuple[Exchanged, ...]
    hand: tuple[Card, ...]
    history: tuple[Trick, ...]
    indicator: Card | None
    leader: Seat
    may_exchange: tuple[Exchange, ...]
    partner: tuple[Card, ...]
    points: tuple[int, int]
    rules: Rules
    seat: Seat
    shown: tuple[tuple[Seat, Card], ...]
    stock: int
    table: tuple[Card, ...]
    trump: Suit
    turn: Seat | None

    @classmethod
    def of(cls, game: State, seat: Seat | str) -> Observation:
        """Return what a seat may know.

        Args:
            game: any state of a game.
            seat: the seat, or its name.

        Raises:
            NotationError: `seat`, when it is not a seat.

        >>> from alcalde import Game
        >>> Observation.of(Game.deal(seed=7), "left").turn
        <Seat.RIGHT: 'right'>
        >>> Observation.of(Game.deal(seed=7), "dealer")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “dealer” is not a seat: write mayor, right or left.
        """
        here = Seat.parse(seat)
        partner = partner_of(here)
        observation = object.__new__(cls)
        observation._fill(
            game.exchanges,
            game.hand(here),
            game.history,
            game.indicator,
            game.leader,
            tuple(wish for wish in exchanges_of(game) if wish.seat is here),
            game.hand(partner) if partner else (),
            game.points,
            game.rules,
            here,
            _shown(game),
            len(game.stock),
            game.table,
            game.trump,
            game.turn,
        )
        return observation

    @property
    def moves(self) -> tuple[Play | Exchange, ...]:
        """Return every move that this seat may make now: plays in its turn, then exchanges.

        >>> from alcalde import Game
        >>> game = Game.deal(seed=7)
        >>> Observation.of(game, "right").moves == game.legal(), Observation.of(game, "left").moves
        (True, ())
        """
        plays = plays_of(self.seat, self.hand) if self.turn is self.seat else ()
        return (*plays, *self.may_exchange)

    @property
    def without_exchange(self) -> Observation:
        """Return the same observation with nothing to exchange now.

        >>> from alcalde import Game, Rules
        >>> observation = Observation.of(Game.deal(3, Rules(exchange=True)), "left")
        >>> len(observation.may_exchange), observation.without_exchange.may_exchange
        (1, ())
        """
        observation = object.__new__(Observation)
        values = {name: getattr(self, name) for name in self.__slots__} | {"may_exchange": ()}
        observation._fill(*values.values())
        return observation

    @property
    def unseen(self) -> tuple[Card, ...]:
        """Return the cards whose place this seat does not know, in `DECK`'s order.

        >>> from alcalde import Game
        >>> game = Game.deal(seed=7)
        >>> len(Observation.of(game, "mayor").unseen), len(Observation.of(game, "left").unseen)
        (33, 33)
        """
        seen = *self.hand, *self.partner, *self.table, self.indicator
        return unseen_cards(DECK, seen, self.history)

    def __repr__(self) -> str:
        """Return whose observation it is and how far the game is."""
        progress = f"{len(self.history)} tricks, {len(self.table)} on the table"
        return f"<Observation of {self.seat}: {progress}>"


def _shown(game: State) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards taken in exchange and the indicator drawn last, while they are held."""
    shown = [(made.seat, made.taken) for made in game.exchanges]
    if not game.stock:
        last = game.exchanges[-1].left if game.exchanges else game.dealt.indicator
        shown.append((game.history[REFILLS - 1].winner.order[-1], last))
    return tuple((seat, card) for seat, card in shown if card in game.hands[seat.index])
