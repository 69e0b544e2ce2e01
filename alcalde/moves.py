"""Moves: what a player may want to do (PLAY-2)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from alcalde.cards import Card
from alcalde.seats import Seat
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


_new = object.__new__
_set_cards, _set_seat = Play._setters


def _made(seat: Seat, cards: tuple[Card, ...]) -> Play:
    play = _new(Play)
    _set_cards(play, cards)
    _set_seat(play, seat)
    return play
