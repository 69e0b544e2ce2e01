"""The deal of Brisca Rematada: ten cards each and a talon of two (REM-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.seeds import parse_seed, shuffle
from alcalde.core.values import Value
from alcalde.rematada.cards import HAND, PACK, whole_pack
from alcalde.rematada.seats import FIRST, RematadaSeat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.core.cards import Card


class RematadaDeal(Value):
    """A deal; make one with `RematadaDeal.from_deck` or `RematadaDeal.from_seed`.

    Attributes:
        deck: the thirty-two cards before the deal, the next card first.
        hands: the cards of the dealer, the right and the left player.
        talon: the last two cards.
        seed: the seed, or None where cards were given.

    >>> deal = RematadaDeal.from_seed(7)
    >>> len(deal.hand(RematadaSeat.DEALER)), deal.talon == deal.deck[30:]
    (10, True)
    """

    __slots__ = ("deck", "hands", "seed", "talon")
    _fields = ("deck",)
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    seed: int | None
    talon: tuple[Card, Card]

    @classmethod
    def from_deck(cls, cards: str | Iterable[Card | str]) -> RematadaDeal:
        """Deal a pack in its order: one card at a time from the dealer's right (REM-3).

        Args:
            cards: the thirty-two cards, the next to be dealt first.

        Raises:
            NotationError: `not-rematada`, `card-twice` or `card-missing`, unless it is the whole
                pack (REM-1).

        >>> RematadaDeal.from_deck(PACK).hand("right")[:2], RematadaDeal.from_deck(PACK).talon
        ((Card.parse('A♦'), Card.parse('Q♦')), (Card.parse('6♠'), Card.parse('5♠')))
        >>> RematadaDeal.from_deck("A♥ 3♥")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: A pack has 32 cards, not 2: A♦ is missing.
        """
        return _dealt(cls, whole_pack(cards), None)

    @classmethod
    def from_seed(cls, seed: int | str) -> RematadaDeal:
        """Deal the pack that a seed shuffles.

        Args:
            seed: a whole number from 0 to 2**53 - 1, or its digits.

        Raises:
            NotationError: `seed`, for anything else.

        >>> RematadaDeal.from_seed(7) == RematadaDeal.from_deck(shuffled(7))
        True
        >>> RematadaDeal.from_seed("seven")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “seven” is not a seed: write a whole number from 0 ...
        """
        number = parse_seed(seed)
        return _dealt(cls, shuffle(PACK, number), number)

    def hand(self, seat: RematadaSeat | str) -> tuple[Card, ...]:
        """Return the cards dealt to a seat, in the order in which they came (REM-3).

        Args:
            seat: the seat, or its name.

        >>> len(RematadaDeal.from_seed(7).hand("left"))
        10
        """
        return self.hands[RematadaSeat.parse(seat).index]

    def __repr__(self) -> str:
        """Return an expression that gives this deal."""
        if self.seed is not None:
            return f"RematadaDeal.from_seed({self.seed})"
        return f"RematadaDeal.from_deck({' '.join(map(str, self.deck))!r})"


def shuffled(seed: int | str) -> tuple[Card, ...]:
    """Return the pack of thirty-two as a seed shuffles it, the next card first (REM-3).

    Args:
        seed: a whole number from 0 to 2**53 - 1, or its digits.

    Raises:
        NotationError: `seed`, for anything else.

    >>> sorted(map(str, shuffled(7))) == sorted(map(str, PACK))
    True
    """
    return shuffle(PACK, parse_seed(seed))


def _dealt(cls: type[RematadaDeal], deck: tuple[Card, ...], seed: int | None) -> RematadaDeal:
    hands: tuple[list[Card], ...] = ([], [], [])
    turns = FIRST.order * HAND
    for seat, card in zip(turns, deck, strict=False):
        hands[seat.index].append(card)
    deal = object.__new__(cls)
    deal._fill(deck, tuple(map(tuple, hands)), seed, deck[len(turns) :])
    return deal
