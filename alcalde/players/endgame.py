"""Endgame: the last three tricks, worked out to the end once the stock is gone (DRAW-4).

With every card known, each side can only do so well; a search finds how well. It tries every play
in turn and leaves out what cannot change the answer (alpha and beta), and what it has worked out
at the start of a trick, how much is sure and how much is possible, it keeps, since different plays
often lead to the same cards.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.errors import IllegalMove
from alcalde.core.tricks import winning_card
from alcalde.moves import Play
from alcalde.seats import Seat
from alcalde.sentences.game import SENTENCES

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit
    from alcalde.state import State

Hands = tuple[tuple["Card", ...], ...]
_LEAST, _MOST = -1, 121


class Outlook(NamedTuple):
    """A play and what the mayor has at the end, when everybody then plays as well as can be.

    >>> Outlook(Play("right", "A♥"), 58).points
    58
    """

    play: Play
    points: int


def outlooks(game: State) -> tuple[Outlook, ...]:
    """Return what every play leads to, the best for whoever plays first.

    Args:
        game: a state without stock and not yet over; all its cards are looked at.

    Returns:
        The plays of whose turn it is, each with the mayor's points at the end of the game: the
        best that the mayor can force and the opponents can hold him to. Of plays that are equally
        good, those come first that the hand has first.

    Raises:
        IllegalMove: `stock-left` while cards are left to draw, `over` after the last trick.

    >>> from alcalde import Game
    >>> game = Game.deal(seed=7)
    >>> outlooks(game)
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: The end can be worked out once the stock is gone: 28 cards
        are left.
    >>> while game.stock:
    ...     game = game.play(game.legal()[0])
    >>> best = outlooks(game)[0]
    >>> best.play in game.legal(), 0 <= best.points <= 120
    (True, True)
    """
    if game.stock:
        raise SENTENCES.refuse(IllegalMove, "stock-left", n=len(game.stock))
    seat = game.turn
    if seat is None:
        raise SENTENCES.refuse(IllegalMove, "over")
    search, mayor = Search(game.trump), game.points[0]
    found = []
    known: dict[object, int] = {}
    for cards in permutations(game.hands[seat.index], seat.cards):
        same = frozenset(cards) if game.table else cards  # only a leader's order matters (PLAY-4)
        if same not in known:
            known[same] = mayor + search.after(cards, game.hands, game.leader, game.table)
        found.append(Outlook(Play(seat, cards), known[same]))
    return tuple(sorted(found, key=lambda one: one.points, reverse=seat is Seat.MAYOR))


class Search:
    """The search of one endgame, and what it has found so far.

    Args:
        trump: the trump suit.

    >>> from alcalde import Card, Suit
    >>> last = tuple(map(Card.parse_all, ("2♠ K♣", "A♥", "3♥")))
    >>> Search(Suit.SPADES).value(last, Seat.RIGHT)
    25
    """

    __slots__ = ("_known", "_trump")

    def __init__(self, trump: Suit) -> None:
        """Begin with nothing known."""
        self._trump = trump
        self._known: dict[tuple[Hands, Seat], tuple[int, int]] = {}

    def value(self, hands: Hands, leader: Seat, least: int = _LEAST, most: int = _MOST) -> int:
        """Return how many points the mayor wins from the start of a trick on.

        Args:
            hands: the cards of the mayor, the right and the left opponent; he has twice as many.
            leader: who leads.
            least: how many the mayor has for certain elsewhere; no better need not be exact.
            most: how many the opponents can hold him to elsewhere; likewise.

        >>> from alcalde import Card, Suit
        >>> last = tuple(map(Card.parse_all, ("2♦ K♣", "A♥", "3♥")))
        >>> Search(Suit.SPADES).value(last, Seat.RIGHT)
        0
        """
        if not hands[0]:
            return 0
        key = hands, leader
        low, high = self._known.get(key) or (0, sum(card.points for hand in hands for card in hand))
        if low == high or low >= most:
            return low
        if high <= least:
            return high
        least, most = max(least, low), min(most, high)
        if len(hands[0]) == 2:
            found = low = high = self._last(hands, leader)
        else:
            found = self._best(hands, leader, (), least, most)
            low = found if found > least else low
            high = found if found < most else high
        self._known[key] = low, high
        return found

    def _last(self, hands: Hands, leader: Seat) -> int:
        """Return what the mayor wins by the last trick, where only his order is left to choose."""
        mayor, right, left = hands
        if leader is Seat.MAYOR:
            tables = [mayor + right + left, mayor[::-1] + right + left]
        else:
            tables = [right + left + mayor] if leader is Seat.RIGHT else [left + mayor + right]
        points = sum(card.points for card in tables[0])
        won = any(winning_card(table, self._trump) in mayor for table in tables)
        return points if won else 0

    def after(
        self,
        cards: tuple[Card, ...],
        hands: Hands,
        leader: Seat,
        table: tuple[Card, ...],
        least: int = _LEAST,
        most: int = _MOST,
    ) -> int:
        """Return how many points the mayor wins once these cards are played.

        Args:
            cards: what is played next, one card or the mayor's two in order.
            hands: the cards before that.
            leader: who leads the trick.
            table: its cards so far.
            least: how many the mayor has for certain elsewhere; no better need not be exact.
            most: how many the opponents can hold him to elsewhere; likewise.

        >>> from alcalde import Card, Suit
        >>> last = tuple(map(Card.parse_all, ("2♠ K♣", "A♥", "3♥")))
        >>> Search(Suit.SPADES).after(last[1], last, Seat.RIGHT, ())
        25
        """
        order = leader.order
        index = order[len(table)].index
        rest = tuple(card for card in hands[index] if card not in cards)
        hands = (*hands[:index], rest, *hands[index + 1 :])
        table = table + cards
        if len(table) < len(order):
            return self._best(hands, leader, table, least, most)
        winner = order[table.index(winning_card(table, self._trump))]
        won = sum(card.points for card in table) if winner is Seat.MAYOR else 0
        return won + self.value(hands, winner, least - won, most - won)

    def _best(
        self, hands: Hands, leader: Seat, table: tuple[Card, ...], least: int, most: int
    ) -> int:
        seat = leader.order[len(table)]
        hand = hands[seat.index]
        if seat is not Seat.MAYOR:
            best = _MOST
            for card in hand:
                best = min(best, self.after((card,), hands, leader, table, least, most))
                most = min(most, best)
                if best <= least:
                    break
            return best
        best = _LEAST
        # Only as leader does the mayor's first card say more than his second (PLAY-4).
        for cards in combinations(hand, 2) if table else permutations(hand, 2):
            best = max(best, self.after(cards, hands, leader, table, least, most))
            least = max(least, best)
            if best >= most:
                break
        return best
