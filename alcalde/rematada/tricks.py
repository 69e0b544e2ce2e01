"""Tricks of Brisca Rematada: three cards, on the same rule of who wins (REM-7, PLAY-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.cards import Card, check_doubles
from alcalde.core.errors import NotationError
from alcalde.core.explain import explain
from alcalde.core.points import points_of
from alcalde.core.reasons import Reason
from alcalde.core.sentences import N_
from alcalde.core.suits import Suit
from alcalde.core.tricks import winning_card
from alcalde.core.values import Value
from alcalde.rematada.cards import in_pack
from alcalde.rematada.seats import RematadaSeat

if TYPE_CHECKING:
    from collections.abc import Iterable

CARDS = 3


class RematadaPlayed(NamedTuple):
    """A card on the table and who played it.

    >>> RematadaPlayed(RematadaSeat.DEALER, Card.parse("A♥"))
    RematadaPlayed(seat=<RematadaSeat.DEALER: 'dealer'>, card=Card.parse('A♥'))
    """

    seat: RematadaSeat
    card: Card


class RematadaTrick(Value):
    """A trick after one to three cards, and who wins it so far; the seats follow the leader's.

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

    __slots__ = ("cards", "leader", "trump", "winning_card")
    _fields = ("trump", "leader", "cards")
    cards: tuple[Card, ...]
    leader: RematadaSeat
    trump: Suit
    winning_card: Card

    def __init__(
        self, cards: str | Iterable[Card | str], *, trump: Suit | str, leader: RematadaSeat | str
    ) -> None:
        """Read the cards and find the winner."""
        laid = tuple(map(in_pack, Card.parse_all(cards)))
        if not 1 <= len(laid) <= CARDS:
            raise NotationError(
                "trick-size",
                N_("A trick has three cards, not {n}: “{text}”."),
                "REM-7",
                {"n": len(laid), "text": " ".join(map(str, laid))},
            )
        check_doubles(laid)
        suit = Suit.parse(trump)
        self._fill(laid, RematadaSeat.parse(leader), suit, winning_card(laid, suit))

    def first(self, n: int) -> RematadaTrick:
        """Return this trick as it was after `n` cards.

        Args:
            n: 1 to the number of cards here.

        Raises:
            NotationError: `step`, for any other number.

        >>> RematadaTrick("A♥ 5♠ 3♥", trump="♠", leader="right").first(1).winning_card
        Card.parse('A♥')
        >>> RematadaTrick("A♥ 5♠ 3♥", trump="♠", leader="right").first(4)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “4” is not a step of this trick: write 1 to 3.
        """
        if type(n) is not int or not 1 <= n <= len(self.cards):
            raise NotationError(
                "step",
                N_("“{text}” is not a step of this trick: write 1 to {n}."),
                "REM-7",
                {"text": str(n), "n": len(self.cards)},
            )
        return RematadaTrick(self.cards[:n], trump=self.trump, leader=self.leader)

    @property
    def plays(self) -> tuple[RematadaPlayed, ...]:
        """Return who played what, in table order.

        >>> RematadaTrick("A♥ 5♠", trump="♠", leader="left").plays[1]
        RematadaPlayed(seat=<RematadaSeat.DEALER: 'dealer'>, card=Card.parse('5♠'))
        """
        return tuple(map(RematadaPlayed, self.leader.order, self.cards))

    @property
    def complete(self) -> bool:
        """Return whether all three cards lie there (REM-7)."""
        return len(self.cards) == CARDS

    @property
    def led(self) -> Suit:
        """Return the suit of the first card (PLAY-5)."""
        return self.cards[0].suit

    @property
    def winner(self) -> RematadaSeat:
        """Return who wins, or would if no further card were played (PLAY-5)."""
        return self.leader.order[self.cards.index(self.winning_card)]

    @property
    def sum(self) -> tuple[int, ...]:
        """Return the value of each card, in table order (DECK-3)."""
        return tuple(card.points for card in self.cards)

    @property
    def points(self) -> int:
        """Return what the cards are worth together, whoever wins them (COUNT-5)."""
        return points_of(self.cards)

    @property
    def worth(self) -> Reason:
        """Return what the trick is worth, as a reason that can be said (COUNT-5).

        >>> from alcalde import Words
        >>> RematadaTrick("7♥ 6♥ 5♥", trump="♠", leader="left").worth.say(Words.of("en"))
        'The trick is worth nothing.'
        """
        if self.points == 0:
            return Reason("worth-nothing", {})
        return Reason("worth", {"sum": self.sum, "points": self.points})

    def explain(self) -> tuple[Reason, ...]:
        """Return the reasons: the lead, what each card does, then what decides and who wins.

        >>> trick = RematadaTrick("A♥ 5♠ 3♥", trump="♠", leader="right")
        >>> [reason.code for reason in trick.explain()]
        ['leads', 'trump-beats', 'trump-beats', 'only-trump', 'wins']
        """
        return explain(self)

    def __str__(self) -> str:
        """Return the cards, such as `A♥ 5♠ 3♥`."""
        return " ".join(map(str, self.cards))

    def __repr__(self) -> str:
        """Return an expression that gives this trick."""
        return (
            f"RematadaTrick({str(self)!r}, trump={str(self.trump)!r}, leader={str(self.leader)!r})"
        )
