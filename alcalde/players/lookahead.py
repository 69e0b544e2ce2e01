"""Lookahead: how a trick ends when everybody plays it well, in one determinization."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import DECK
from alcalde.core.playing import keeping_value
from alcalde.core.tricks import winning_card
from alcalde.players.search import LIMIT, Search
from alcalde.seats import Seat

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit
    from alcalde.players.search import Hands


class Lookahead(Search[float]):
    """An alpha-beta search of one trick, with the mayor as the maximising side.

    The value of a trick is its points, won or lost, and what the cards spent are worth keeping.

    Args:
        trump: the trump suit.

    >>> from alcalde import Card, Seat, Suit
    >>> hands = tuple(map(Card.parse_all, ("2♠ K♣", "A♥", "3♥")))
    >>> 20 < Lookahead(Suit.SPADES).after(hands[1], hands, Seat.RIGHT, ()) < 25
    True
    """

    __slots__ = ("_keeping", "_trump")

    def __init__(self, trump: Suit) -> None:
        """Value every card once."""
        self._trump = trump
        self._keeping = {card: keeping_value(card, trump) for card in DECK}

    def after(
        self,
        cards: tuple[Card, ...],
        hands: Hands,
        leader: Seat,
        table: tuple[Card, ...],
        alpha: float = -LIMIT,
        beta: float = LIMIT,
    ) -> float:
        """Return the value of the trick for the mayor once these cards are played.

        Args:
            cards: what is played next, one card or the mayor's two in order.
            hands: the cards of the mayor, the right and the left opponent.
            leader: who leads the trick.
            table: its cards so far.
            alpha: what the mayor is assured of elsewhere; a value below it need not be exact.
            beta: what the opponents are assured of elsewhere; a value above it need not be exact.

        >>> from alcalde import Card, Seat, Suit
        >>> mayor, right, left = hands = tuple(map(Card.parse_all, ("2♠ K♣", "A♥", "3♥")))
        >>> Lookahead(Suit.SPADES).after(mayor, hands, Seat.RIGHT, right + left) > 0
        True
        """
        order = leader.order
        seat = order[len(table)]
        spent = sum(map(self._keeping.__getitem__, cards))
        if seat is Seat.MAYOR:
            spent = -spent
        table = table + cards
        if len(table) < len(order):
            return spent + self._best(hands, leader, table, alpha - spent, beta - spent)
        winner = order[table.index(winning_card(table, self._trump))]
        points = sum(card.points for card in table)
        return spent + (points if winner is Seat.MAYOR else -points)
