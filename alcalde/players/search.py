"""Search: alpha-beta within a trick, with the mayor as the maximising side."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING, Generic, TypeVar

from alcalde.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Hashable

    from alcalde.core.cards import Card

Hands = tuple[tuple["Card", ...], ...]
"""The cards of the mayor, the right and the left opponent."""

Score = TypeVar("Score", int, float)

LIMIT = 10**9
"""More than any value; its negative is less than any."""


def effect_of(cards: tuple[Card, ...], table: tuple[Card, ...]) -> Hashable:
    """Return a key that plays with the same effect share.

    The order of the mayor's two cards matters only when he leads (PLAY-4).

    Args:
        cards: the cards of a play.
        table: the cards of the trick before it.

    >>> from alcalde import Card
    >>> first, second, ace = Card.parse_all("2♠ K♣ A♥")
    >>> effect_of((first, second), ()) == effect_of((second, first), ())
    False
    >>> effect_of((first, second), (ace,)) == effect_of((second, first), (ace,))
    True
    """
    return frozenset(cards) if table else cards


class Search(Generic[Score]):
    """An alpha-beta search; a subclass defines the value of a play, `after`.

    >>> from alcalde.players.endgame import Solver
    >>> issubclass(Solver, Search)
    True
    """

    __slots__ = ()

    def after(
        self,
        cards: tuple[Card, ...],
        hands: Hands,
        leader: Seat,
        table: tuple[Card, ...],
        alpha: Score = -LIMIT,
        beta: Score = LIMIT,
    ) -> Score:
        """Return the value for the mayor once these cards are played.

        Args:
            cards: what is played next, one card or the mayor's two in order.
            hands: the cards of the mayor, the right and the left opponent before that.
            leader: who leads the trick.
            table: its cards so far.
            alpha: what the mayor is assured of elsewhere; a value below it need not be exact.
            beta: what the opponents are assured of elsewhere; a value above it need not be exact.

        Raises:
            NotImplementedError: the subclass lacks this method.

        >>> Search().after((), ((), (), ()), Seat.RIGHT, ())
        Traceback (most recent call last):
        NotImplementedError
        """
        raise NotImplementedError

    def _best(
        self, hands: Hands, leader: Seat, table: tuple[Card, ...], alpha: Score, beta: Score
    ) -> Score:
        """Return the value of the best play for whoever plays next; arguments as in `after`."""
        seat = leader.order[len(table)]
        hand = hands[seat.index]
        if seat is not Seat.MAYOR:
            best: Score = LIMIT
            for card in hand:
                best = min(best, self.after((card,), hands, leader, table, alpha, beta))
                beta = min(beta, best)
                if best <= alpha:
                    break
            return best
        best = -LIMIT
        # Of plays with the same effect (see `effect_of`) one is enough.
        plays = combinations if table else permutations
        for cards in plays(hand, seat.cards):
            best = max(best, self.after(cards, hands, leader, table, alpha, beta))
            alpha = max(alpha, best)
            if best >= beta:
                break
        return best
