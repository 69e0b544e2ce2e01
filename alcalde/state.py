"""State: a game at one moment, with every hand and the stock (PLAY-1 to COUNT-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.cards import DECK
from alcalde.core.values import Value
from alcalde.deal import ROUNDS
from alcalde.scoring import Count
from alcalde.seats import Seat
from alcalde.tricks import CARDS, Trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit
    from alcalde.deal import Deal
    from alcalde.exchange import Exchanged
    from alcalde.rules import Rules

TRICKS = len(DECK) // CARDS
"""How many tricks a game has (PLAY-2)."""

REFILLS = TRICKS - ROUNDS
"""After how many tricks cards are drawn; the last card drawn is the indicator (DEAL-4, DRAW-3)."""


class Drawn(NamedTuple):
    """A card drawn from the stock and who drew it.

    Attributes:
        seat: who drew it.
        card: the card.

    >>> from alcalde import Card
    >>> Drawn(Seat.LEFT, Card.parse("7♠"))
    Drawn(seat=<Seat.LEFT: 'left'>, card=Card.parse('7♠'))
    """

    seat: Seat
    card: Card


def refill(winner: Seat | str, stock: Sequence[Card]) -> tuple[Drawn, ...]:
    """Return who draws which card after a trick, in order (DRAW-1 to DRAW-4).

    The winner draws first, then the others counter-clockwise: an opponent one card, the mayor two
    in a row. The indicator lies under the stock, so it is the last card drawn.

    Args:
        winner: the seat that won the trick, or its name.
        stock: the next card first, the indicator last.

    Returns:
        Four draws, or none once the stock is empty; the rest of the stock is `stock[4:]`.

    Raises:
        NotationError: `seat`, when the winner is not a seat.

    >>> from alcalde import Game
    >>> [str(drawn.seat) for drawn in refill("left", Game.deal(seed=7).stock)]
    ['left', 'mayor', 'mayor', 'right']
    >>> refill("left", ())
    ()
    >>> refill("dealer", ())
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “dealer” is not a seat: write mayor, right or left.
    """
    return tuple(map(Drawn, Seat.parse(winner).order, stock))


class State(Value):
    """A state of a game without its moves, which `Game` adds.

    Attributes:
        dealt: the deal.
        rules: what was agreed.
        hands: the cards of the mayor, the right and the left opponent.
        stock: the cards left to draw, the next card first, the indicator last.
        leader: who leads the current trick.
        table: the cards of the current trick so far.
        turn: whose turn it is, or None when the game is over (SEAT-2).
        history: the complete tricks.
        refilled: the cards of the last refill.
        exchanges: the exchanges made so far.

    >>> from alcalde import Game
    >>> state = Game.deal(seed=7)
    >>> state.turn, state.trump, len(state.stock), state.history
    (<Seat.RIGHT: 'right'>, <Suit.DIAMONDS: '♦'>, 28, ())
    >>> state.hand("dealer")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “dealer” is not a seat: write mayor, right or left.
    """

    __slots__ = (
        "dealt",
        "exchanges",
        "hands",
        "history",
        "leader",
        "refilled",
        "rules",
        "stock",
        "table",
        "turn",
    )
    dealt: Deal
    exchanges: tuple[Exchanged, ...]
    hands: tuple[tuple[Card, ...], ...]
    history: tuple[Trick, ...]
    leader: Seat
    refilled: tuple[Card, ...]
    rules: Rules
    stock: tuple[Card, ...]
    table: tuple[Card, ...]
    turn: Seat | None

    @property
    def trump(self) -> Suit:
        """Return the trump suit, which never changes (DEAL-4)."""
        return self.dealt.trump

    @property
    def indicator(self) -> Card | None:
        """Return the trump indicator, or None once it has been drawn (DRAW-3)."""
        return self.stock[-1] if self.stock else None

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """Return the last refill: who drew which card, in order (DRAW-1, DRAW-2)."""
        return tuple(map(Drawn, self.leader.order, self.refilled))

    @property
    def over(self) -> bool:
        """Return whether all ten tricks have been played (PLAY-2)."""
        return self.turn is None

    @property
    def cards_played(self) -> int:
        """Return how many cards have been played since the deal, 0 to 40."""
        return CARDS * len(self.history) + len(self.table)

    @property
    def trick(self) -> Trick | None:
        """Return the current trick, or None while no card is on the table."""
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
        mayor = opponents = 0
        for trick in self.history:
            if trick.winner is Seat.MAYOR:
                mayor += trick.points
            else:
                opponents += trick.points
        return mayor, opponents

    def hand(self, seat: Seat | str) -> tuple[Card, ...]:
        """Return the cards that a seat holds, the last drawn last.

        Args:
            seat: the seat, or its name.

        >>> from alcalde import Game
        >>> len(Game.deal(7).hand("mayor"))
        6
        """
        return self.hands[Seat.parse(seat).index]

    def captured(self, seat: Seat | str) -> tuple[Card, ...]:
        """Return the cards of the tricks that a seat has won, in order (PLAY-6).

        Args:
            seat: the seat, or its name.

        >>> from alcalde import Game
        >>> Game.deal(7).captured(Seat.MAYOR)
        ()
        """
        seat = Seat.parse(seat)
        return tuple(card for trick in self.history if trick.winner is seat for card in trick.cards)

    def __repr__(self) -> str:
        """Return the number of tricks, the points and whose turn it is."""
        mayor, opponents = self.points
        turn = f"{self.turn} to play" if self.turn else "over"
        return f"<Game: {len(self.history)} tricks, {mayor}-{opponents}, {turn}>"
