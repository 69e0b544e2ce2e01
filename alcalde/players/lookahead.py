"""Lookahead: how a trick ends when everybody plays it well, in one determinization."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.cards import DECK
from alcalde.core.tricks import winning_card
from alcalde.players.search import LIMIT, Search
from alcalde.seats import Seat

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit
    from alcalde.players.search import Hands


class Worth(NamedTuple):
    """What is left after a trick, in points won more than the other side.

    Attributes:
        trumps: what a trump in the hand is worth, from the two to the ace.
        plain: what another card in the hand is worth, from the two to the ace.
        lead: how much worse off the side is that leads the next trick than if nobody did.

    >>> from alcalde import Card, Suit
    >>> WORTH.of(Card.parse("A♠"), Suit.SPADES) > WORTH.of(Card.parse("A♠"), Suit.HEARTS)
    True
    """

    trumps: tuple[float, ...]
    plain: tuple[float, ...]
    lead: float

    def of(self, card: Card, trump: Suit) -> float:
        """Return what a card in the hand is worth.

        Args:
            card: the card.
            trump: the trump suit.

        >>> from alcalde import Card, Suit
        >>> Worth((0.0,) * 9 + (25.0,), (0.0,) * 10, 0.0).of(Card.parse("A♠"), Suit.SPADES)
        25.0
        """
        return (self.trumps if card.suit is trump else self.plain)[card.strength - 1]


WORTH = Worth(
    trumps=(2.9, 3.0, 3.1, 3.3, 4.4, 5.4, 7.6, 10.6, 18.6, 26.3),
    plain=(0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.45, 1.0, 1.9),
    lead=4.2,
)
"""What a club player thinks: fitted to games played to the end (`benchmarks/worth.py`)."""


class Lookahead(Search[float]):
    """An alpha-beta search of one trick, with the mayor as the maximising side.

    The value of a trick is its points, won or lost, less what the cards spent would still be worth
    and what it costs to lead the next one.

    Args:
        trump: the trump suit.
        worth: what cards and the lead are worth.

    >>> from alcalde import Card, Seat, Suit
    >>> hands = tuple(map(Card.parse_all, ("2♠ K♣", "A♥", "3♥")))
    >>> 20 < Lookahead(Suit.SPADES).after(hands[1], hands, Seat.RIGHT, ()) < 25
    True
    """

    __slots__ = ("_keeping", "_lead", "_trump")

    def __init__(self, trump: Suit, worth: Worth = WORTH) -> None:
        """Value every card once."""
        self._trump = trump
        self._keeping = {card: worth.of(card, trump) for card in DECK}
        self._lead = worth.lead

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
        won = sum(card.points for card in table) - self._lead
        return spent + (won if winner is Seat.MAYOR else -won)
