"""Lookahead: how a trick ends when everybody plays it well, in one imagined world."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from alcalde.core.cards import DECK
from alcalde.core.tricks import winning_card
from alcalde.players.beginner import kept
from alcalde.seats import Seat

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit

Hands = tuple[tuple["Card", ...], ...]


class Lookahead:
    """What a trick is worth to the mayor: its points won or lost, and the cards spent for it.

    Args:
        trump: the trump suit.

    >>> from alcalde import Card, Seat, Suit
    >>> hands = tuple(map(Card.parse_all, ("2♠ K♣", "A♥", "3♥")))
    >>> 20 < Lookahead(Suit.SPADES).after(hands[1], hands, Seat.RIGHT, ()) < 25
    True
    """

    __slots__ = ("_kept", "_trump")

    def __init__(self, trump: Suit) -> None:
        """Take the trump suit."""
        self._trump = trump
        self._kept = {card: kept(card, trump) for card in DECK}

    def after(
        self,
        cards: tuple[Card, ...],
        hands: Hands,
        leader: Seat,
        table: tuple[Card, ...],
        least: float = -1e9,
        most: float = 1e9,
    ) -> float:
        """Return what the trick is worth to the mayor once these cards are played.

        Args:
            cards: what is played next, one card or the mayor's two in order.
            hands: the cards of the mayor, the right and the left opponent.
            leader: who leads the trick.
            table: its cards so far.
            least: what the mayor has for certain elsewhere; no better need not be exact.
            most: what the opponents can hold him to elsewhere; likewise.

        >>> from alcalde import Card, Seat, Suit
        >>> mayor, right, left = hands = tuple(map(Card.parse_all, ("2♠ K♣", "A♥", "3♥")))
        >>> Lookahead(Suit.SPADES).after(mayor, hands, Seat.RIGHT, right + left) > 0
        True
        """
        order = leader.order
        seat = order[len(table)]
        spent = sum(map(self._kept.__getitem__, cards))
        if seat is Seat.MAYOR:
            spent = -spent
        table = table + cards
        if len(table) < len(order):
            return spent + self._best(hands, leader, table, least - spent, most - spent)
        winner = order[table.index(winning_card(table, self._trump))]
        points = sum(card.points for card in table)
        return spent + (points if winner is Seat.MAYOR else -points)

    def _best(
        self, hands: Hands, leader: Seat, table: tuple[Card, ...], least: float, most: float
    ) -> float:
        seat = leader.order[len(table)]
        hand = hands[seat.index]
        if seat is Seat.MAYOR:  # he does not lead here, so the order of the two says nothing
            best = -1e9
            for pair in combinations(hand, 2):
                best = max(best, self.after(pair, hands, leader, table, least, most))
                least = max(least, best)
                if best >= most:
                    break
            return best
        best = 1e9
        for card in hand:
            best = min(best, self.after((card,), hands, leader, table, least, most))
            most = min(most, best)
            if best <= least:
                break
        return best
