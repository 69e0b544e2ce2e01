"""Tricks of Brisca Rematada: three cards, on the same rule of who wins (REM-7, PLAY-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from alcalde.core.cards import Card, check_doubles
from alcalde.core.errors import NotationError
from alcalde.core.suits import Suit
from alcalde.core.tricks import AnyTrick, Played, winning_card
from alcalde.rematada.cards import CARDS, in_pack
from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.sentences import SENTENCES, RematadaReason

if TYPE_CHECKING:
    from collections.abc import Iterable

RematadaPlayed: TypeAlias = Played[RematadaSeat]
"""A card on the table and who played it."""


class RematadaTrick(AnyTrick[RematadaSeat, RematadaReason]):
    """A trick after one to three cards, and who wins it so far; attributes as in `AnyTrick`.

    Args:
        cards: one to three different cards in table order, as text or as an iterable.
        trump: the trump suit, or its symbol or letter.
        leader: who plays the first card, or that seat's name.

    Raises:
        NotationError: `trick-size` for no cards or more than three, `card-twice` for a double, or
            what the parsers raise.

    >>> trick = RematadaTrick("A♥ 5♠ 3♥", trump="♠", leader="right")
    >>> trick.winner, trick.winning_card, trick.points
    (<RematadaSeat.LEFT: 'left'>, Card.parse('5♠'), 21)
    >>> RematadaTrick("A♥ 3♥ 5♠ K♣", trump="♠", leader="right")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A trick has three cards, not 4: “A♥ 3♥ 5♠ K♣”.
    """

    __slots__ = ()
    size = CARDS
    rule = "REM-7"
    sentences = SENTENCES

    def __init__(
        self,
        cards: str | Iterable[Card | str],
        *,
        trump: Suit | str,
        leader: RematadaSeat | str,
    ) -> None:
        """Check the cards and find the winner."""
        laid = tuple(map(in_pack, Card.parse_all(cards)))
        if not 1 <= len(laid) <= CARDS:
            text = " ".join(map(str, laid))
            raise SENTENCES.refuse(NotationError, "trick-size", n=len(laid), text=text)
        check_doubles(laid)
        suit = Suit.parse(trump)
        self._fill(laid, RematadaSeat.parse(leader), suit, winning_card(laid, suit))

    def __repr__(self) -> str:
        """Return an expression that gives this trick."""
        return (
            f"RematadaTrick({str(self)!r}, trump={str(self.trump)!r}, leader={str(self.leader)!r})"
        )
