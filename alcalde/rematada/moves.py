"""Moves of Brisca Rematada: bid, pass, lay aside, name trump, play (REM-4, REM-6, REM-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import Card
from alcalde.core.errors import NotationError
from alcalde.core.numbers import parse_whole
from alcalde.core.suits import Suit
from alcalde.core.text import tidy
from alcalde.core.values import Value
from alcalde.rematada.cards import in_pack
from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

_LARGEST = 10**8 - 1
"""The largest number that is read as a bid at all; the auction says which may be bid."""


class Bid(Value):
    """A bid: the points that a player contracts to win (REM-4).

    Args:
        seat: who bids, or that seat's name.
        points: a whole number, or its digits; the auction checks whether it may be bid.

    Raises:
        NotationError: `seat`, or `bid-number` when the points are not a whole number.

    Attributes:
        seat: who bids.
        points: the points.

    >>> Bid("right", "120")
    Bid('right', 120)
    >>> Bid("right", "many")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “many” is not a bid: write a whole number, such as 100.
    """

    __slots__ = ("points", "seat")
    points: int
    seat: RematadaSeat

    def __init__(self, seat: RematadaSeat | str, points: int | str) -> None:
        """Parse the seat and the points."""
        self._fill(
            parse_whole(points, SENTENCES, "bid-number", most=_LARGEST), RematadaSeat.parse(seat)
        )

    def __str__(self) -> str:
        """Return seat and points, such as `right 120`."""
        return f"{self.seat} {self.points}"

    def __repr__(self) -> str:
        """Return an expression that gives this bid."""
        return f"Bid({str(self.seat)!r}, {self.points})"


class Pass(Value):
    """A pass: a turn of the auction without a bid (REM-4).

    Args:
        seat: who passes, or that seat's name.

    Raises:
        NotationError: `seat`.

    Attributes:
        seat: who passes.

    >>> Pass(RematadaSeat.LEFT)
    Pass('left')
    >>> Pass("mayor")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “mayor” is not a seat here: write dealer, right or left.
    """

    __slots__ = ("seat",)
    seat: RematadaSeat

    def __init__(self, seat: RematadaSeat | str) -> None:
        """Parse the seat."""
        self._fill(RematadaSeat.parse(seat))

    def __str__(self) -> str:
        """Return the seat and the word, such as `left pass`."""
        return f"{self.seat} pass"

    def __repr__(self) -> str:
        """Return an expression that gives this pass."""
        return f"Pass({str(self.seat)!r})"


class LayAside(Value):
    """The two cards with which the contractor starts the pile (REM-6).

    Args:
        seat: who lays them aside, or that seat's name.
        cards: the cards, as text or as an iterable, in any order; the game checks
            how many there are.

    Raises:
        NotationError: `seat`, or what `in_pack` raises.

    Attributes:
        seat: who lays them aside.
        cards: the cards, in the order of the pack.

    >>> LayAside("right", "5♣ A♥") == LayAside("right", "A♥ 5♣")
    True
    >>> LayAside("right", "2♠ A♥")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: 2♠ is not in this pack: Brisca Rematada has no twos and no
        fours.
    """

    __slots__ = ("cards", "seat")
    cards: tuple[Card, ...]
    seat: RematadaSeat

    def __init__(self, seat: RematadaSeat | str, cards: str | Iterable[Card | str]) -> None:
        """Parse the seat and the cards, which are sorted in the order of the pack."""
        read = sorted(map(in_pack, Card.parse_all(cards)), key=lambda card: card.index)
        self._fill(tuple(read), RematadaSeat.parse(seat))

    def __str__(self) -> str:
        """Return seat and cards, such as `right A♥ 5♣`."""
        return f"{self.seat} {' '.join(map(str, self.cards))}"

    def __repr__(self) -> str:
        """Return an expression that gives this move."""
        return f"LayAside({str(self.seat)!r}, {' '.join(map(str, self.cards))!r})"


class NameTrump(Value):
    """The suit that the contractor makes trump (REM-6).

    Args:
        seat: who names it, or that seat's name.
        suit: the suit, or its symbol or letter.

    Raises:
        NotationError: `seat` or `suit`.

    Attributes:
        seat: who names it.
        suit: the suit.

    >>> NameTrump("right", "h")
    NameTrump('right', '♥')
    >>> NameTrump("right", "")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “” is not a suit: write ♦ ♥ ♣ ♠ or D H C S.
    """

    __slots__ = ("seat", "suit")
    seat: RematadaSeat
    suit: Suit

    def __init__(self, seat: RematadaSeat | str, suit: Suit | str) -> None:
        """Parse the seat and the suit."""
        self._fill(RematadaSeat.parse(seat), Suit.parse(suit))

    def __str__(self) -> str:
        """Return seat and suit, such as `right ♥`."""
        return f"{self.seat} {self.suit}"

    def __repr__(self) -> str:
        """Return an expression that gives this move."""
        return f"NameTrump({str(self.seat)!r}, {str(self.suit)!r})"


class RematadaPlay(Value):
    """The card that a player puts down on one turn (REM-7).

    Args:
        seat: who plays, or that seat's name.
        card: the card, or its name; the game checks whether it may be played.

    Raises:
        NotationError: `seat`, or what `in_pack` raises.

    Attributes:
        seat: who plays.
        card: the card.

    >>> RematadaPlay("left", "KC")
    RematadaPlay('left', 'K♣')
    >>> RematadaPlay("left", "4♣")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: 4♣ is not in this pack: Brisca Rematada has no twos and no
        fours.
    """

    __slots__ = ("card", "seat")
    card: Card
    seat: RematadaSeat

    def __init__(self, seat: RematadaSeat | str, card: Card | str) -> None:
        """Parse the seat and the card."""
        self._fill(in_pack(card), RematadaSeat.parse(seat))

    def __str__(self) -> str:
        """Return seat and card, such as `left K♣`."""
        return f"{self.seat} {self.card}"

    def __repr__(self) -> str:
        """Return an expression that gives this play."""
        return f"RematadaPlay({str(self.seat)!r}, {str(self.card)!r})"


Call = Bid | Pass
"""A turn of the auction."""

Move = Bid | Pass | LayAside | NameTrump | RematadaPlay
"""What a player may do."""


def parse_call(text: str) -> Call:
    """Parse one turn of an auction (REM-4).

    Args:
        text: a seat and a number of points, or `pass`, such as `right 100` or `left pass`.

    Raises:
        NotationError: `call`, or `seat` or `bid-number` for a part of it.

    >>> parse_call("right 100"), parse_call("left pass")
    (Bid('right', 100), Pass('left'))
    >>> parse_call("right")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “right” is no turn of an auction: write right 100 or ...
    """
    parts = tidy(text).split()
    if len(parts) != 2:
        raise SENTENCES.refuse(NotationError, "call", text=text.strip())
    seat, what = parts
    return Pass(seat) if what.lower() == "pass" else Bid(seat, what)
