"""Endgame: the last three tricks, solved once the stock is empty and every card known (DRAW-4).

An alpha-beta search finds how many points the mayor can force and the opponents can hold him to.
What is known about the start of a trick, a lower and an upper bound, is kept in a transposition
table, since different plays often lead to the same cards.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.errors import IllegalMove
from alcalde.core.points import points_of
from alcalde.core.tricks import winning_card
from alcalde.moves import Play, over
from alcalde.players.search import LIMIT, Search, effect_of
from alcalde.seats import Seat
from alcalde.sentences.game import SENTENCES

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit
    from alcalde.players.search import Hands
    from alcalde.state import State


class SolvedPlay(NamedTuple):
    """A play and its value.

    Attributes:
        play: the play.
        points: the mayor's points at the end of the game, when everybody then plays their best.

    >>> SolvedPlay(Play("right", "A♥"), 58).points
    58
    """

    play: Play
    points: int


def solve_endgame(game: State) -> tuple[SolvedPlay, ...]:
    """Return every play with its value, the best for whoever plays first.

    Args:
        game: a state without stock and not yet over; all its cards are looked at.

    Returns:
        The plays of the seat whose turn it is. Equally good plays are in the order of the hand.

    Raises:
        IllegalMove: `stock-left` while cards are left to draw, `over` after the last trick.

    >>> from alcalde import Game
    >>> game = Game.deal(seed=7)
    >>> solve_endgame(game)
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: The end can be worked out once the stock is gone: 28 cards
        are left.
    >>> while game.stock:
    ...     game = game.play(game.legal()[0])
    >>> best = solve_endgame(game)[0]
    >>> best.play in game.legal(), 0 <= best.points <= 120
    (True, True)
    """
    if game.stock:
        raise SENTENCES.refuse(IllegalMove, "stock-left", n=len(game.stock))
    seat = game.turn
    if seat is None:
        raise over()
    solver, mayor = Solver(game.trump), game.points[0]
    solved = []
    values: dict[object, int] = {}
    for cards in permutations(game.hands[seat.index], seat.cards):
        key = effect_of(cards, game.table)
        if key not in values:
            values[key] = mayor + solver.after(cards, game.hands, game.leader, game.table)
        solved.append(SolvedPlay(Play(seat, cards), values[key]))
    return tuple(sorted(solved, key=lambda one: one.points, reverse=seat is Seat.MAYOR))


class Solver(Search[int]):
    """The search of one endgame, with the bounds that it has found so far.

    Args:
        trump: the trump suit.

    >>> from alcalde import Card, Suit
    >>> last = tuple(map(Card.parse_all, ("2♠ K♣", "A♥", "3♥")))
    >>> Solver(Suit.SPADES).value(last, Seat.RIGHT)
    25
    """

    __slots__ = ("_bounds", "_trump")

    def __init__(self, trump: Suit) -> None:
        """Start with an empty transposition table."""
        self._trump = trump
        self._bounds: dict[tuple[Hands, Seat], tuple[int, int]] = {}

    def value(self, hands: Hands, leader: Seat, alpha: int = -LIMIT, beta: int = LIMIT) -> int:
        """Return how many points the mayor wins from the start of a trick on.

        Args:
            hands: the cards of the mayor, the right and the left opponent; he has twice as many.
            leader: who leads.
            alpha: what the mayor is assured of elsewhere; a value below it need not be exact.
            beta: what the opponents are assured of elsewhere; a value above it need not be exact.

        >>> from alcalde import Card, Suit
        >>> last = tuple(map(Card.parse_all, ("2♦ K♣", "A♥", "3♥")))
        >>> Solver(Suit.SPADES).value(last, Seat.RIGHT)
        0
        """
        if not hands[0]:
            return 0
        key = hands, leader
        low, high = self._bounds.get(key) or (0, sum(map(points_of, hands)))
        if low == high or low >= beta:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        if len(hands[0]) == Seat.MAYOR.cards:
            found = low = high = self._last(hands, leader)
        else:
            found = self._best(hands, leader, (), alpha, beta)
            low = found if found > alpha else low
            high = found if found < beta else high
        self._bounds[key] = low, high
        return found

    def _last(self, hands: Hands, leader: Seat) -> int:
        """Return what the mayor wins by the last trick, where only his order is left to choose."""
        mayor, right, left = hands
        if leader is Seat.MAYOR:
            tables = [mayor + right + left, mayor[::-1] + right + left]
        else:
            tables = [right + left + mayor] if leader is Seat.RIGHT else [left + mayor + right]
        won = any(winning_card(table, self._trump) in mayor for table in tables)
        return points_of(tables[0]) if won else 0

    def after(
        self,
        cards: tuple[Card, ...],
        hands: Hands,
        leader: Seat,
        table: tuple[Card, ...],
        alpha: int = -LIMIT,
        beta: int = LIMIT,
    ) -> int:
        """Return how many points the mayor wins once these cards are played.

        Args:
            cards: what is played next, one card or the mayor's two in order.
            hands: the cards before that.
            leader: who leads the trick.
            table: its cards so far.
            alpha: what the mayor is assured of elsewhere; a value below it need not be exact.
            beta: what the opponents are assured of elsewhere; a value above it need not be exact.

        >>> from alcalde import Card, Suit
        >>> last = tuple(map(Card.parse_all, ("2♠ K♣", "A♥", "3♥")))
        >>> Solver(Suit.SPADES).after(last[1], last, Seat.RIGHT, ())
        25
        """
        order = leader.order
        index = order[len(table)].index
        rest = tuple(card for card in hands[index] if card not in cards)
        hands = (*hands[:index], rest, *hands[index + 1 :])
        table = table + cards
        if len(table) < len(order):
            return self._best(hands, leader, table, alpha, beta)
        winner = order[table.index(winning_card(table, self._trump))]
        won = points_of(table) if winner is Seat.MAYOR else 0
        return won + self.value(hands, winner, alpha - won, beta - won)
