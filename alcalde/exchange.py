"""Exchange: the seven or the two of trump for the indicator, where agreed (EXCH-1 to EXCH-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.cards import Card
from alcalde.core.errors import IllegalMove
from alcalde.core.ranks import Rank
from alcalde.core.values import Value
from alcalde.seats import Seat
from alcalde.sentences.game import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.sentences.basics import Reason
    from alcalde.state import State


class Exchange(Value):
    """The move of taking the trump indicator for a card, in or out of turn (EXCH-5).

    Args:
        seat: who exchanges, or that seat's name.
        card: the seven or the two of trump.

    Raises:
        NotationError: when the card or the seat cannot be read.

    Attributes:
        seat: who exchanges.
        card: the card that is left for the indicator.

    >>> Exchange("left", "7♠")
    Exchange('left', '7♠')
    >>> Exchange("left", "7")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “7” is not a card: write A♥ or AH.
    """

    __slots__ = ("card", "seat")
    seat: Seat
    card: Card

    def __init__(self, seat: Seat | str, card: Card | str) -> None:
        """Parse the seat and the card."""
        self._fill(Card.parse(card), Seat.parse(seat))

    def __repr__(self) -> str:
        """Return an expression that gives this exchange."""
        return f"Exchange({str(self.seat)!r}, {str(self.card)!r})"


class Exchanged(NamedTuple):
    """An exchange that was made.

    Attributes:
        seat: who made it.
        taken: the indicator that was taken.
        left: the card that was left for it.
        after: how many cards had been played.

    >>> made = Exchanged(Seat.LEFT, Card.parse("A♠"), Card.parse("7♠"), 0)
    >>> made.taken, made.left
    (Card.parse('A♠'), Card.parse('7♠'))
    """

    seat: Seat
    taken: Card
    left: Card
    after: int

    @property
    def reason(self) -> Reason:
        """Return what happened, as a sentence to be said."""
        return SENTENCES.reason(
            "exchanges", {"player": self.seat, "card": self.taken, "other": self.left}
        )


def exchange_refusal(state: State, move: Exchange) -> IllegalMove | None:
    """Return why an exchange is not allowed now, or None when it is.

    Args:
        state: any state of a game; its rules say whether and how exchanges are allowed.
        move: the exchange.

    Returns:
        `no-exchange` (EXCH-1), `indicator-gone` (EXCH-5), `not-exchangeable` (EXCH-2, EXCH-3),
        `not-held` (EXCH-2, EXCH-3), `two-too-late` (EXCH-3), `seven-honours` (EXCH-2),
        `two-honours` (EXCH-3): the first that applies.

    >>> from alcalde import Game
    >>> print(exchange_refusal(Game.deal(seed=7), Exchange("left", "7♦")))
    This game has no exchange: the left opponent may not exchange 7♦.
    """
    card, indicator, seat = move.card, state.indicator, move.seat
    two = card.rank is Rank.TWO
    rule = "EXCH-3" if two else "EXCH-2"
    if not state.rules.exchange:
        return _refused("no-exchange", player=seat, card=card)
    if indicator is None:
        return _refused("indicator-gone", player=seat, card=card)
    if card.suit is not state.trump or not (two or card.rank is Rank.SEVEN):
        pair = {"seven": Card(Rank.SEVEN, state.trump), "two": Card(Rank.TWO, state.trump)}
        return _refused("not-exchangeable", rule, player=seat, card=card, **pair)
    if card not in state.hand(seat):
        return _refused("not-held", rule, player=seat, card=card)
    if two and state.history:
        return _refused("two-too-late", player=seat, card=card)
    if indicator.is_brisca or (two and state.rules.two_takes == "any"):
        return None
    code = "two-honours" if two else "seven-honours"
    return _refused(code, card=card, player=seat, indicator=indicator)


def exchanges_of(state: State) -> tuple[Exchange, ...]:
    """Return every exchange that is allowed now, the two's before the seven's (EXCH-4).

    Args:
        state: any state of a game.

    >>> from alcalde import Game, Rules
    >>> exchanges_of(Game.deal(seed=7))
    ()
    >>> exchanges_of(Game.deal(seed=3, rules=Rules(exchange=True)))
    (Exchange('left', '2♥'),)
    """
    if not state.rules.exchange or state.indicator is None:
        return ()
    wishes = (
        Exchange(seat, card)
        for seat in Seat
        for card in state.hand(seat)
        if card.suit is state.trump and card.rank in (Rank.TWO, Rank.SEVEN)
    )
    may = [wish for wish in wishes if exchange_refusal(state, wish) is None]
    return tuple(sorted(may, key=_is_seven))


def in_order(wishes: Iterable[Exchange]) -> tuple[Exchange, ...]:
    """Return the order in which simultaneous exchanges are made: the two goes first (EXCH-4).

    After that the seven may not take the two, so its exchange is refused. A player who holds both
    cards chooses the order (EXCH-6): the exchanges of one player stay in the order given.

    Args:
        wishes: the exchanges that are wanted at the same moment.

    >>> in_order([Exchange("right", "7♠"), Exchange("left", "2♠")])
    (Exchange('left', '2♠'), Exchange('right', '7♠'))
    """
    wishes = tuple(wishes)
    if len({wish.seat for wish in wishes}) == 1:
        return wishes
    return tuple(sorted(wishes, key=_is_seven))


def _is_seven(wish: Exchange) -> bool:
    """Return the sort key that puts exchanges of the two before those of the seven (EXCH-4)."""
    return wish.card.rank is not Rank.TWO


def _refused(code: str, rule: str = "", **params: object) -> IllegalMove:
    return SENTENCES.refuse(IllegalMove, code, rule, **params)
