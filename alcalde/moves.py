"""Moves: what a player may want to do (PLAY-2)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from alcalde.cards import Card
from alcalde.errors import IllegalMove
from alcalde.seats import Seat
from alcalde.sentences import N_
from alcalde.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable


class Play(Value):
    """The cards that a player puts down on one turn: an opponent one, the mayor two in order.

    Args:
        seat: who plays, or that seat's name.
        cards: the cards, as text or as an iterable; whether they may be played, the game says.

    Raises:
        NotationError: when a card or the seat cannot be read.

    >>> Play("mayor", "2♠ K♣")
    Play('mayor', '2♠ K♣')
    >>> Play(Seat.RIGHT, ["10♥"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    alcalde.errors.NotationError: 10 is not in this pack. ...
    """

    __slots__ = ("cards", "seat")
    seat: Seat
    cards: tuple[Card, ...]

    def __init__(self, seat: Seat | str, cards: str | Iterable[Card | str]) -> None:
        """Read the seat and the cards."""
        _set_cards(self, Card.parse_all(cards))
        _set_seat(self, Seat.parse(seat))

    def __str__(self) -> str:
        """Return seat and cards, such as `mayor 2♠ K♣`."""
        return f"{self.seat} {' '.join(map(str, self.cards))}"

    def __repr__(self) -> str:
        """Return an expression that gives this play."""
        return f"Play({str(self.seat)!r}, {' '.join(map(str, self.cards))!r})"


def plays_of(seat: Seat, hand: tuple[Card, ...]) -> tuple[Play, ...]:
    """Return every play that a hand allows, in its order: any card, for the mayor any two.

    >>> len(plays_of(Seat.MAYOR, Card.parse_all("A♥ 3♥ 2♠ K♣ 4♦ 5♦")))
    30
    >>> plays_of(Seat.LEFT, Card.parse_all("A♥ 3♥"))
    (Play('left', 'A♥'), Play('left', '3♥'))
    """
    return tuple(_made(seat, cards) for cards in permutations(hand, seat.cards))


def refusal(play: Play, due: Seat | None, hand: tuple[Card, ...]) -> IllegalMove | None:
    """Return why a play is not allowed, or None when it is.

    Args:
        play: who wants to play what.
        due: whose turn it is, or None when the game is over.
        hand: the cards that the player holds.

    >>> hand = Card.parse_all("A♥ 3♥ 2♠")
    >>> refusal(Play("right", "A♥"), Seat.RIGHT, hand) is None
    True
    >>> print(refusal(Play("right", "K♣"), Seat.RIGHT, hand))
    K♣ is not in this hand.
    """
    seat, cards = play.seat, play.cards
    if due is None:
        return _illegal("over", N_("The game is over: all ten tricks have been played."))
    if seat is not due:
        return _illegal("turn", N_("It is {player}'s turn."), player=due)
    if len(cards) != seat.cards:
        return _wrong_number(seat, len(cards))
    for place, card in enumerate(cards):
        if card not in hand or card in cards[:place]:
            return _illegal("not-in-hand", N_("{card} is not in this hand."), card=card)
    return None


def _wrong_number(seat: Seat, n: int) -> IllegalMove:
    if seat is not Seat.MAYOR:
        return _illegal("one-card", N_("{player} plays one card, not {n}."), player=seat, n=n)
    if n == 1:
        return _illegal("choose-one-more", N_("The mayor plays two cards: choose one more."))
    return _illegal("two-cards", N_("The mayor plays two cards, not {n}."), n=n)


def _illegal(code: str, sentence: str, **params: object) -> IllegalMove:
    return IllegalMove(code, sentence, "PLAY-2", params)


_new = object.__new__
_set_cards, _set_seat = Play._setters


def _made(seat: Seat, cards: tuple[Card, ...]) -> Play:
    play = _new(Play)
    _set_cards(play, cards)
    _set_seat(play, seat)
    return play
