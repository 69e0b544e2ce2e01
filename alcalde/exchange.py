"""Exchange: the seven or the two of trump for the indicator, where agreed (EXCH-1 to EXCH-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.cards import Card
from alcalde.errors import IllegalMove
from alcalde.ranks import Rank
from alcalde.reasons import Reason
from alcalde.seats import Seat
from alcalde.sentences import N_
from alcalde.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.state import State


class Exchange(Value):
    """The wish to take the trump indicator and leave a card for it, in or out of turn (EXCH-5).

    Args:
        seat: who exchanges, or that seat's name.
        card: the seven or the two of trump.

    Raises:
        NotationError: when the card or the seat cannot be read.

    >>> Exchange("left", "7♠")
    Exchange('left', '7♠')
    >>> Exchange("left", "7")
    Traceback (most recent call last):
    alcalde.errors.NotationError: “7” is not a card: write A♥ or AH.
    """

    __slots__ = ("card", "seat")
    seat: Seat
    card: Card

    def __init__(self, seat: Seat | str, card: Card | str) -> None:
        """Read the seat and the card."""
        self._fill(Card.parse(card), Seat.parse(seat))

    def __repr__(self) -> str:
        """Return an expression that gives this exchange."""
        return f"Exchange({str(self.seat)!r}, {str(self.card)!r})"


class Exchanged(NamedTuple):
    """An exchange that was made: by whom, what for what, and after how many cards played.

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
        return Reason("exchanges", {"player": self.seat, "card": self.taken, "other": self.left})


def exchange_refusal(state: State, move: Exchange) -> IllegalMove | None:
    """Return why an exchange is not allowed now, or None when it is.

    Args:
        state: where the game stands; its rules say whether and how one exchanges.
        move: who wants to leave which card.

    Returns:
        `no-exchange` (EXCH-1), `indicator-gone` (EXCH-5), `not-exchangeable` (EXCH-2, EXCH-3),
        `not-held`, `two-too-late` (EXCH-3), `seven-honours` (EXCH-2), `two-honours` (EXCH-3).

    >>> from alcalde import Game
    >>> print(exchange_refusal(Game.deal(seed=7), Exchange("left", "7♦")))
    This game has no exchange.
    """
    card, indicator = move.card, state.indicator
    two = card.rank is Rank.TWO
    if not state.rules.exchange:
        return _illegal("no-exchange", N_("This game has no exchange."), "EXCH-1")
    if indicator is None:
        return _illegal("indicator-gone", N_("The indicator is gone."), "EXCH-5")
    if card.suit is not state.trump or not (two or card.rank is Rank.SEVEN):
        sentence = N_("{card} cannot be exchanged: only the seven and the two of trump can.")
        return _illegal("not-exchangeable", sentence, "EXCH-2", card=card)
    if card not in state.hand(move.seat):
        sentence = N_("{player} does not hold {card}.")
        return _illegal("not-held", sentence, "EXCH-2", player=move.seat, card=card)
    if two and state.history:
        sentence = N_("The two is too late: trick one is complete.")
        return _illegal("two-too-late", sentence, "EXCH-3")
    if not two and not indicator.is_brisca:
        sentence = N_("The seven takes only A, 3, K, Q or J.")
        return _illegal("seven-honours", sentence, "EXCH-2")
    if two and state.rules.two_takes == "honours" and not indicator.is_brisca:
        sentence = N_("The two takes only A, 3, K, Q or J.")
        return _illegal("two-honours", sentence, "EXCH-3")
    return None


def exchanges_of(state: State) -> tuple[Exchange, ...]:
    """Return every exchange that is allowed now, the two's before the seven's (EXCH-4).

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
    return in_order(wish for wish in wishes if exchange_refusal(state, wish) is None)


def in_order(wishes: Iterable[Exchange]) -> tuple[Exchange, ...]:
    """Return the order in which wishes of the same moment are met: the two goes first (EXCH-4).

    Once the two lies there the seven may not take it, so its wish is then refused.

    >>> in_order([Exchange("right", "7♠"), Exchange("left", "2♠")])
    (Exchange('left', '2♠'), Exchange('right', '7♠'))
    """
    return tuple(sorted(wishes, key=lambda wish: wish.card.rank is not Rank.TWO))


def _illegal(code: str, sentence: str, rule: str, **params: object) -> IllegalMove:
    return IllegalMove(code, sentence, rule, params)
