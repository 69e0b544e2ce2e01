"""Deal: the forty cards become three hands, an indicator and a stock (DEAL-2 to DEAL-4)."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from alcalde.core.cards import DECK, Card, check_pack
from alcalde.core.seeds import parse_seed, shuffle
from alcalde.core.values import Value
from alcalde.seats import Seat
from alcalde.sentences.game import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.core.suits import Suit

ROUNDS = 3
"""How many rounds are dealt, one card to each opponent and two to the mayor in each (DEAL-3)."""


class Deal(Value):
    """A deal; make one with `Deal.from_deck` or `Deal.from_seed`.

    Attributes:
        deck: the forty cards before the deal, the next card first.
        hands: the cards of the mayor, the right and the left opponent.
        stock: the 28 cards that are left, the next card first and the indicator last.
        seed: the seed, or None where cards were given.

    >>> deal = Deal.from_seed(7)
    >>> len(deal.hand(Seat.MAYOR)), len(deal.hand(Seat.RIGHT)), len(deal.stock)
    (6, 3, 28)
    >>> deal.indicator is deal.deck[12] is deal.stock[-1], deal.trump is deal.indicator.suit
    (True, True)
    """

    __slots__ = ("deck", "hands", "seed", "stock")
    _fields = ("deck",)
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    seed: int | None
    stock: tuple[Card, ...]

    @classmethod
    def from_deck(cls, cards: str | Iterable[Card | str]) -> Deal:
        """Deal a pack in its order.

        Three rounds from the mayor's right: one card to each opponent, two to the mayor
        (DEAL-3). The thirteenth card is turned up and goes under the stock (DEAL-4).

        Args:
            cards: the forty cards, the next to be dealt first.

        Raises:
            NotationError: `card-twice` or `card-missing`, unless it is the whole pack (DECK-1).

        >>> Deal.from_deck(DECK).hand("right")
        (Card.parse('A♦'), Card.parse('J♦'), Card.parse('4♦'))
        >>> Deal.from_deck(DECK[1:])
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: A pack has 40 cards, not 39: A♦ is missing.
        """
        return _dealt(cls, whole_pack(cards), None)

    @classmethod
    def from_seed(cls, seed: int | str) -> Deal:
        """Deal the pack that a seed shuffles.

        Args:
            seed: a whole number from 0 to 2**53 - 1, or its digits.

        Raises:
            NotationError: `seed`, unless it is a whole number from 0 to 2**53 - 1.

        >>> from alcalde.core.seeds import shuffled
        >>> Deal.from_seed(7) == Deal.from_deck(shuffled(7))
        True
        >>> Deal.from_seed("seven")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “seven” is not a seed: write a whole number from 0 ...
        """
        number = parse_seed(seed)
        return _dealt(cls, shuffle(DECK, number), number)

    def hand(self, seat: Seat | str) -> tuple[Card, ...]:
        """Return the cards dealt to a seat, in the order in which they came (DEAL-2).

        Args:
            seat: the seat, or its name.

        >>> Deal.from_seed(7).hand("left")
        (Card.parse('6♣'), Card.parse('Q♠'), Card.parse('5♠'))
        """
        return self.hands[Seat.parse(seat).index]

    @property
    def indicator(self) -> Card:
        """Return the card that was turned up (DEAL-4)."""
        return self.stock[-1]

    @property
    def trump(self) -> Suit:
        """Return the trump suit (DEAL-4)."""
        return self.indicator.suit

    def __repr__(self) -> str:
        """Return an expression that gives this deal."""
        if self.seed is not None:
            return f"Deal.from_seed({self.seed})"
        return f"Deal.from_deck({' '.join(map(str, self.deck))!r})"


def whole_pack(cards: str | Iterable[Card | str]) -> tuple[Card, ...]:
    """Return the cards if they are the forty of the pack in any order (DECK-1).

    Args:
        cards: the cards, as text or as an iterable.

    Raises:
        NotationError: `card-twice` or `card-missing`.

    >>> len(whole_pack(reversed(DECK)))
    40
    >>> whole_pack(["A♥"] * 40)
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A♥ is there twice: every card is different.
    """
    pack = Card.parse_all(cards)
    check_pack(pack, DECK, SENTENCES)
    return pack


def _dealt(cls: type[Deal], deck: tuple[Card, ...], seed: int | None) -> Deal:
    deal = object.__new__(cls)
    hands = tuple(cards_of(deck) for cards_of in _HANDS)
    deal._fill(deck, hands, seed, (*deck[_INDICATOR + 1 :], deck[_INDICATOR]))
    return deal


_TURNS = Seat.RIGHT.order * ROUNDS
_INDICATOR = len(_TURNS)
_HANDS = [itemgetter(*(n for n, due in enumerate(_TURNS) if due is seat)) for seat in Seat]
"""What takes the hand of each seat out of a pack, in the order of `Seat`."""
