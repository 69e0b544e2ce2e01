"""Moves: the cards that a player puts down, and why they may be refused (PLAY-2)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from alcalde.core.cards import Card
from alcalde.core.errors import IllegalMove, NotationError
from alcalde.core.values import Value, draft_of
from alcalde.seats import Seat
from alcalde.sentences.game import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable


class Play(Value):
    """The cards that a player puts down on one turn: an opponent one, the mayor two in order.

    Args:
        seat: who plays, or that seat's name.
        cards: the cards, as text or as an iterable; the game checks whether they may be played.

    Raises:
        NotationError: when a card or the seat cannot be read.

    Attributes:
        seat: who plays.
        cards: the cards in order.

    >>> Play("mayor", "2♠ K♣")
    Play('mayor', '2♠ K♣')
    >>> Play(Seat.RIGHT, ["10♥"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: 10 is not in this pack. ...
    """

    __slots__ = ("cards", "seat")
    seat: Seat
    cards: tuple[Card, ...]

    def __init__(self, seat: Seat | str, cards: str | Iterable[Card | str]) -> None:
        """Parse the seat and the cards."""
        self._fill(Card.parse_all(cards), Seat.parse(seat))

    def __str__(self) -> str:
        """Return seat and cards, such as `mayor 2♠ K♣`."""
        return f"{self.seat} {' '.join(map(str, self.cards))}"

    def __repr__(self) -> str:
        """Return an expression that gives this play."""
        return f"Play({str(self.seat)!r}, {' '.join(map(str, self.cards))!r})"


def play_of(seat: Seat, cards: tuple[Card, ...]) -> Play:
    """Return a play of a seat and cards that have been parsed, in less time than `Play` takes.

    Args:
        seat: who plays.
        cards: the cards in order.

    >>> play_of(Seat.LEFT, Card.parse_all("A♥"))
    Play('left', 'A♥')
    """
    play = _draft()
    play.seat, play.cards = seat, cards
    play.__class__ = Play
    return play


def plays_of(seat: Seat, hand: tuple[Card, ...]) -> tuple[Play, ...]:
    """Return every play that a hand allows, in the hand's order: any card, for the mayor any two.

    Args:
        seat: the seat whose hand it is.
        hand: the cards of the hand.

    >>> len(plays_of(Seat.MAYOR, Card.parse_all("A♥ 3♥ 2♠ K♣ 4♦ 5♦")))
    30
    >>> plays_of(Seat.LEFT, Card.parse_all("A♥ 3♥"))
    (Play('left', 'A♥'), Play('left', '3♥'))
    """
    return tuple(play_of(seat, cards) for cards in permutations(hand, seat.cards))


def pick_play(seat: Seat, hand: tuple[Card, ...], chance: float) -> Play:
    """Return one of the plays that a hand allows, without making the others.

    Args:
        seat: whose hand it is.
        hand: the cards, at least as many as the seat plays.
        chance: the place, from 0 to less than 1: the first of `n` plays up to 1/n, and so on.

    Raises:
        NotationError: `chance`, for a number that is not from 0 to less than 1.

    >>> hand = Card.parse_all("A♥ 3♥ 2♠ K♣")
    >>> pick_play(Seat.LEFT, hand, 0.75), pick_play(Seat.MAYOR, hand, 0.75)
    (Play('left', 'K♣'), Play('mayor', 'K♣ A♥'))
    >>> pick_play(Seat.LEFT, hand, 1)
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “1” picks no play: write a number from 0 to less than 1.
    """
    if type(chance) not in (float, int) or not 0 <= chance < 1:
        raise SENTENCES.refuse(NotationError, "chance", text=str(chance))
    n = len(hand)
    play = _draft()
    play.seat = seat
    if seat.cards == 1:
        play.cards = (hand[int(chance * n)],)
    else:
        # The second card is one of those left after the first.
        first, second = divmod(int(chance * (n * (n - 1))), n - 1)
        play.cards = (hand[first], hand[second + (second >= first)])
    play.__class__ = Play
    return play


def refusal(play: Play, due: Seat | None, hand: tuple[Card, ...]) -> IllegalMove | None:
    """Return why a play is not allowed, or None when it is.

    Args:
        play: the play.
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
        return over()
    if seat is not due:
        return SENTENCES.refuse(IllegalMove, "turn", player=due)
    if len(cards) != seat.cards:
        return _wrong_number(seat, len(cards))
    for card in cards:
        if card not in hand:
            return SENTENCES.refuse(IllegalMove, "not-in-hand", card=card)
    if cards[0] is cards[-1] and len(cards) > 1:
        return SENTENCES.refuse(IllegalMove, "card-twice", "PLAY-2", card=cards[0])
    return None


def over() -> IllegalMove:
    """Return the error for any play after the last trick.

    >>> print(over())
    The game is over: all ten tricks have been played.
    """
    return SENTENCES.refuse(IllegalMove, "over")


def _wrong_number(seat: Seat, n: int) -> IllegalMove:
    if seat is not Seat.MAYOR:
        return SENTENCES.refuse(IllegalMove, "one-card", player=seat, n=n)
    if n == 1:
        return SENTENCES.refuse(IllegalMove, "choose-one-more")
    return SENTENCES.refuse(IllegalMove, "two-cards", n=n)


_draft = draft_of(Play)
