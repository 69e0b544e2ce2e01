"""Tricks: which card wins, what a trick is worth and why, in either game (PLAY-4 to PLAY-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple

from alcalde.core.catalogue import ReasonType
from alcalde.core.numbers import parse_whole
from alcalde.core.seats import SeatType
from alcalde.core.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Self

    from alcalde.core.cards import Card
    from alcalde.core.catalogue import Catalogue
    from alcalde.core.reasons import AnyReason
    from alcalde.core.seats import AnySeat
    from alcalde.core.suits import Suit


def winning_card(cards: tuple[Card, ...], trump: Suit) -> Card:
    """Return which card wins, the first of them having been led (PLAY-5).

    Both games and all players decide a trick here.

    Args:
        cards: one or more different cards in the order in which they were played.
        trump: the trump suit.

    >>> from alcalde import Card, Suit
    >>> winning_card(Card.parse_all("A♥ 3♥ 2♠ K♣"), Suit.SPADES)
    Card.parse('2♠')
    """
    best = cards[0]
    suit = best.suit
    for card in cards:
        if card.suit is suit:
            if card.strength > best.strength:
                best = card
        elif card.suit is trump:
            best, suit = card, trump
    return best


class Played(NamedTuple, Generic[SeatType]):
    """A card on the table and who played it.

    Attributes:
        seat: who played it.
        card: the card.

    >>> from alcalde import Card, Seat
    >>> Played(Seat.RIGHT, Card.parse("A♥"))
    Played(seat=<Seat.RIGHT: 'right'>, card=Card.parse('A♥'))
    """

    seat: SeatType
    card: Card


class AnyTrick(Value, Generic[SeatType, ReasonType]):
    """A trick after one card or more, and who wins it so far; each game has its own class.

    A subclass sets `size`, `rule` and `sentences`, and has its own constructor.

    Attributes:
        cards: the cards in table order.
        leader: who played the first one.
        trump: the trump suit.
        winning_card: the card that wins, or would if no other followed (PLAY-5).
        size: how many cards a complete trick has.
        rule: the ledger id of how a trick is played.
        sentences: the game's catalogue.

    >>> from alcalde import Trick
    >>> from alcalde.rematada import RematadaTrick
    >>> issubclass(Trick, AnyTrick), RematadaTrick.size
    (True, 3)
    """

    __slots__ = ("cards", "leader", "trump", "winning_card")
    _fields = ("trump", "leader", "cards")
    cards: tuple[Card, ...]
    leader: SeatType
    trump: Suit
    winning_card: Card
    size: ClassVar[int]
    rule: ClassVar[str]
    sentences: Catalogue[ReasonType]

    def first(self, n: int) -> Self:
        """Return this trick as it was after `n` cards.

        Args:
            n: 1 to the number of cards here.

        Raises:
            NotationError: `step`, for any other number.

        >>> from alcalde import Trick
        >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
        >>> trick.first(2).winning_card, trick.first(2).complete
        (Card.parse('A♥'), False)
        >>> trick.first(5)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “5” is not a step of this trick: write 1 to 4.
        """
        here = len(self.cards)
        parse_whole(n, self.sentences, "step", self.rule, least=1, most=here, digits=False, n=here)
        cards = self.cards[:n]
        trick = object.__new__(type(self))
        trick._fill(cards, self.leader, self.trump, winning_card(cards, self.trump))
        return trick

    @property
    def plays(self) -> tuple[Played[SeatType], ...]:
        """Return who played what, in table order.

        >>> from alcalde import Trick
        >>> Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right").plays[2]
        Played(seat=<Seat.MAYOR: 'mayor'>, card=Card.parse('2♠'))
        """
        return tuple(map(Played, self.leader.order, self.cards))

    @property
    def complete(self) -> bool:
        """Return whether all the cards of a trick have been played (PLAY-2, REM-7)."""
        return len(self.cards) == self.size

    @property
    def led(self) -> Suit:
        """Return the suit of the first card, which sets it (PLAY-4)."""
        return self.cards[0].suit

    @property
    def winner(self) -> SeatType:
        """Return who wins, or would if no further card were played (PLAY-5)."""
        return self.leader.order[self.cards.index(self.winning_card)]

    @property
    def sum(self) -> tuple[int, ...]:
        """Return the value of each card, in table order (DECK-3).

        >>> from alcalde import Trick
        >>> Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right").sum
        (11, 10, 0, 4)
        """
        return tuple(card.points for card in self.cards)

    @property
    def points(self) -> int:
        """Return what the cards are worth together, whoever wins them (COUNT-5)."""
        points = 0
        for card in self.cards:
            points += card.points
        return points

    @property
    def worth(self) -> ReasonType:
        """Return what the trick is worth, as a reason (COUNT-5).

        >>> from alcalde import Trick, Words
        >>> Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right").worth.say(Words.of("en"))
        'The trick is worth 11 + 10 + 0 + 4 = 25 points.'
        """
        if self.points == 0:
            return self.sentences.reason("worth-nothing", {})
        return self.sentences.reason("worth", {"sum": self.sum, "points": self.points})

    def explain(self) -> tuple[ReasonType, ...]:
        """Return the reasons in the order in which a player would give them.

        Returns:
            The lead; for each later card what it beats, or what beats it, or that it cannot win;
            and, once the trick is complete, what decides and who captures.

        >>> from alcalde import Trick
        >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
        >>> [reason.code for reason in trick.explain()]
        ['leads', 'rank-beats', 'trump-beats', 'cannot-win', 'only-trump', 'wins']
        """
        reasons = list(self._explain_lead())
        best = self.cards[0]
        for n, card in enumerate(self.cards[1:], 2):
            before, best = best, winning_card(self.cards[:n], self.trump)
            if card.suit not in (self.led, self.trump):
                reasons.append(self.sentences.reason("cannot-win", {"card": card}))
            else:
                loser = before if best is card else card
                code = "rank-beats" if best.suit is loser.suit else "trump-beats"
                reasons.append(self.sentences.reason(code, {"card": best, "loser": loser}))
        if self.complete:
            reasons += self._explain_result()
        return tuple(reasons)

    def _explain_lead(self) -> tuple[ReasonType, ...]:
        params = {"player": self.leader, "card": self.cards[0], "suit": self.led}
        return (self.sentences.reason("leads", params),)

    def _explain_result(self) -> tuple[ReasonType, ...]:
        card = self.winning_card
        trumps = sum(other.suit is self.trump for other in self.cards)
        if trumps == 0:
            decides = self.sentences.reason("no-trump", {"suit": self.led})
        elif trumps == 1:
            decides = self.sentences.reason("only-trump", {"card": card})
        else:
            decides = self.sentences.reason("highest-trump", {"n": trumps, "card": card})
        return decides, self.sentences.reason("wins", {"player": self.winner})

    def __str__(self) -> str:
        """Return the cards, such as `A♥ 3♥ 2♠ K♣`."""
        return " ".join(map(str, self.cards))


def unseen_cards(
    pack: Sequence[Card],
    seen: Iterable[Card | None],
    history: Iterable[AnyTrick[AnySeat, AnyReason]],
) -> tuple[Card, ...]:
    """Return the cards whose place a player does not know, in the order of the pack.

    Args:
        pack: all the cards of the game.
        seen: the cards that the player sees now.
        history: the complete tricks.

    >>> from alcalde import Card, DECK, Trick
    >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> len(unseen_cards(DECK, Card.parse_all("4♥"), [trick]))
    35
    """
    known = {*seen}
    for trick in history:
        known.update(trick.cards)
    return tuple(card for card in pack if card not in known)
