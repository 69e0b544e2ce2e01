"""Questions about the sum of the cards of a pile or a trick (DECK-3, COUNT-5).

The sums to choose from are those that a slip gives: a card left out, counted twice, or taken for
what it is worth in other games. The right one may be the lowest, the highest, or between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card
from alcalde.core.cards import check_doubles
from alcalde.core.points import points_of

from ..drawing import strip
from ..question import Question, card_values, numbered
from .tricks import HowMuch

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice
    from ..question import Choice

OFFERED = 4
"""The number of sums that are offered, if there are enough wrong ones."""

MISTAKEN = {"A": 1, "3": 3, "K": 10, "Q": 10, "J": 10}
"""What a beginner may count cards as; the low ones count as their number."""


class PilePoints(Question):
    """What the cards of a pile are worth together (DECK-3).

    >>> PilePoints("A♥ 7♠ K♣ 2♦ J♠").right
    '17'
    >>> PilePoints("7♠ 2♦")
    Traceback (most recent call last):
    ...
    ValueError: a pile to count has a card that scores
    """

    __slots__ = ("cards",)
    kind = "pile-points"
    SHORT = True
    cards: tuple[Card, ...]

    def __init__(self, cards: str | Iterable[Card | str]) -> None:
        """Lay out a pile.

        Args:
            cards: different cards in the order in which they lie, such as `A♥ 7♠ K♣`.

        Raises:
            AlcaldeError: a card cannot be read, or is there twice.
            ValueError: none of them scores.
        """
        self._fill(Card.parse_all(cards))
        check_doubles(self.cards)
        if not points_of(self.cards):
            raise ValueError("a pile to count has a card that scores")

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the sum."""
        return voice.words.gettext("How many points are there in this pile?"), {}

    @property
    def right(self) -> str:
        """Return the sum."""
        return str(points_of(self.cards))

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the sum and up to three wrong ones, each with the mistake."""
        total = points_of(self.cards)
        text = voice.words.ngettext(
            "The cards that score make {sum} = {n} point.",
            "The cards that score make {sum} = {n} points.",
            total,
        )
        scoring = tuple(card.points for card in self.cards if card.points)
        return sums(voice, self.cards, (text, {"sum": scoring, "n": total}))

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what cards are worth."""
        text = voice.words.gettext(
            "Pick out the cards that score: {values}. The others are worth nothing."
        )
        return ((text, {"values": card_values(voice)}),)

    def draw(self, table: Table) -> Node:
        """Draw the pile."""
        return strip(table, self.cards)


class TrickPoints(HowMuch):
    """What a trick with a card that scores is worth, among likely mistakes (COUNT-5).

    >>> TrickPoints("A♥ 3♥ 2♠ K♣").right
    '25'
    """

    __slots__ = ()
    kind = "trick-points"

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the sum and up to three wrong ones, each with the mistake."""
        return sums(voice, self.cards, voice.sentence(self.trick.worth))


def sums(voice: Voice, cards: Sequence[Card], right: Sentence) -> tuple[Choice, ...]:
    """Return the sum of some cards and sums with a mistake, as choices.

    How many of the slips give less is taken from the cards, so that nobody can tell the right sum
    by its place.

    Args:
        voice: the language.
        cards: one of them scores.
        right: why the right sum is right.
    """
    total = points_of(cards)
    found: dict[int, Sentence] = {}
    for wrong, sentence in _slips(voice, cards):
        if wrong != total:
            found.setdefault(wrong, sentence)
    less = [wrong for wrong in found if wrong < total]
    more = [wrong for wrong in found if wrong > total]
    wanted = OFFERED - 1
    low = sum(card.index for card in cards) % OFFERED
    low = max(min(low, len(less)), wanted - len(more))
    offered = {total: right} | {n: found[n] for n in less[:low] + more[: wanted - low]}
    return numbered({n: (why,) for n, why in offered.items()})


def _slips(voice: Voice, cards: Sequence[Card]) -> Iterator[tuple[int, Sentence]]:
    words, total = voice.words, points_of(cards)
    short = words.gettext("That leaves out {card}, or one that is worth as much.")
    twice = words.gettext("That counts {card} twice, or one that is worth as much.")
    other = words.gettext("That counts {card} as {n}, but it is worth {points}.")
    for card in reversed(cards):
        taken = MISTAKEN.get(card.rank.letter) or int(card.rank.letter)
        values: dict[str, object] = {"card": card, "n": taken, "points": card.points}
        if card.points:
            yield total - card.points, (short, {"card": card})
            yield total + card.points, (twice, {"card": card})
        yield total - card.points + taken, (other, values)
