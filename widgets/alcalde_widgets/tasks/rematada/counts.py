"""Questions about the count of Brisca Rematada: what the pairs add, and the bid (REM-9, REM-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from alcalde import Card, Suit
from alcalde.rematada.bids import PLAIN_PAIR, TRUMP_PAIR
from alcalde.rematada.scoring import RematadaCount

from ...codec import Saved
from ..drawing import strip
from ..question import Question, labelled, numbered

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice
    from ..question import Choice


class PairPoints(Question):
    """What the pairs in the contractor's pile add (REM-9).

    >>> PairPoints("K♠ Q♠ K♥ J♥ Q♦", trump="♠").right, PairPoints("K♠ Q♥", trump="♠").right
    ('40', '0')
    """

    __slots__ = ("cards", "trump")
    kind = "pair-points"
    SHORT = True
    cards: tuple[Card, ...]
    trump: Suit

    def __init__(self, cards: str | Iterable[Card | str], trump: str = "♠") -> None:
        """Lay out a pile.

        Raises:
            AlcaldeError: `RematadaCount.of` rejects an argument.
        """
        pile = Card.parse_all(cards)
        count = RematadaCount.of(pile, trump, 100)
        self._fill(pile, count.trump)

    def _count(self) -> RematadaCount:
        return RematadaCount.of(self.cards, self.trump, 100)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the bonus."""
        text = voice.words.gettext(
            "Trump is {suit}. The contractor has these cards in the pile. What do the pairs add?"
        )
        return text, {"suit": self.trump}

    @property
    def right(self) -> str:
        """Return the bonus as the engine counts it."""
        return str(self._count().pair_points)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer what one and two pairs can add, each with every suit's reason."""
        count = self._count()
        why = tuple(voice.sentence(count.pair(suit)) for suit in Suit)
        offered = {0, PLAIN_PAIR, TRUMP_PAIR, TRUMP_PAIR + PLAIN_PAIR, 2 * TRUMP_PAIR}
        return numbered(dict.fromkeys(offered | {count.pair_points}, why))

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what a pair is."""
        text = voice.words.gettext(
            "A pair is king and queen of one suit, both in the pile: {a} in trump, {b} in another."
        )
        return ((text, {"a": TRUMP_PAIR, "b": PLAIN_PAIR}),)

    def draw(self, table: Table) -> Node:
        """Draw the pile."""
        return strip(table, self.cards)


class BidMade(Question):
    """Whether the contractor makes the bid (REM-9, REM-11).

    >>> BidMade("A♠ 3♠ K♠ Q♠ A♥ K♥ Q♥ 7♦", "♠", 116, last_trick=True).right
    'made'
    """

    __slots__ = ("cards", "trump", "bid", "last_trick")
    kind = "bid-made"
    PARAMS: ClassVar = {"bid": Saved.whole, "last_trick": Saved.flag}
    cards: tuple[Card, ...]
    trump: Suit
    bid: int
    last_trick: bool

    def __init__(
        self,
        cards: str | Iterable[Card | str],
        trump: str = "♠",
        bid: int = 100,
        last_trick: bool = False,
    ) -> None:
        """Lay out a pile and a bid.

        Raises:
            AlcaldeError: `RematadaCount.of` rejects an argument.
        """
        pile = Card.parse_all(cards)
        count = RematadaCount.of(pile, trump, bid, last_trick)
        self._fill(pile, count.trump, count.bid, count.last_trick)

    def _count(self) -> RematadaCount:
        return RematadaCount.of(self.cards, self.trump, self.bid, self.last_trick)

    def ask(self, voice: Voice) -> Sentence:
        """Ask whether the bid is made."""
        words = voice.words
        won = words.gettext(
            "Trump is {suit}, the bid {bid}. The contractor has these cards in the pile and won "
            "the last trick. Is the bid made?"
        )
        lost = words.gettext(
            "Trump is {suit}, the bid {bid}. The contractor has these cards in the pile, but an "
            "opponent won the last trick. Is the bid made?"
        )
        return won if self.last_trick else lost, {"suit": self.trump, "bid": self.bid}

    @property
    def right(self) -> str:
        """Return `made` or `failed`, as the engine decides."""
        return "made" if self._count().made else "failed"

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer both, each with the whole count."""
        words = voice.words
        why = tuple(voice.sentence(reason) for reason in self._count().reasons[:-1])
        labels = {"made": words.gettext("It is made"), "failed": words.gettext("It fails")}
        return labelled(labels, *why)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say in which order to count."""
        text = voice.words.gettext(
            "First the values of the cards, then the last trick, then the pairs. "
            "Reaching the bid is enough."
        )
        return ((text, {}),)

    def draw(self, table: Table) -> Node:
        """Draw the pile."""
        return strip(table, self.cards)
