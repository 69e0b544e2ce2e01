"""The question what happens when two players want the indicator (EXCH-4).

The two takes any indicator (EXCH-3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Seat

from ...tables.alcalde.exchange.model import ExchangeModel
from ..question import Choice, Question, refusal_of, seated, text_label
from .exchanges import RANKS, around

if TYPE_CHECKING:
    from alcalde import Settlement

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice

ASKED = ("lies", "takes")
"""What can be asked: which card is the indicator in the end, or who takes the first one."""

NOBODY = "nobody"


class BothWant(Question):
    """What happens when two players exchange at one moment, with the seven and the two (EXCH-4).

    >>> BothWant("A♠", seven="right", two="left").right
    '2S'
    >>> BothWant("A♠", seven="right", two="left", moment="later", asked="takes").right
    'right'
    """

    __slots__ = ("indicator", "seven", "two", "moment", "asked")
    kind = "both-want"
    indicator: Card
    seven: Seat
    two: Seat
    moment: str
    asked: str

    def __init__(
        self, indicator: str, seven: str, two: str, moment: str = "before", asked: str = "lies"
    ) -> None:
        """Take a card that was turned up and two players who want it.

        Args:
            indicator: the card that was turned up, such as `A♠`; neither seven nor two.
            seven: who holds the seven of trump: `right`, `left` or `mayor`.
            two: who holds the two of trump; another player.
            moment: `before` the first card, or `later`, after the first trick.
            asked: `lies`, which card is the indicator in the end, or `takes`, who takes the first.

        Raises:
            AlcaldeError: the indicator or a seat cannot be read.
            ValueError: there is no such moment or question, or there are not two who want it.
        """
        if moment not in ("before", "later") or asked not in ASKED:
            raise ValueError(f"no question about two who want the indicator: {moment}, {asked}")
        self._fill(Card.parse(indicator), Seat.parse(seven), Seat.parse(two), moment, asked)
        if len({wish.seat for wish in self.now.wishes()}) != len(RANKS):
            raise ValueError("two players want it: one holds the seven, another the two")

    @property
    def now(self) -> ExchangeModel:
        """Return the position that is asked about."""
        return ExchangeModel(self.indicator, self.seven, self.two, self.moment, True, "any")

    @property
    def simultaneous(self) -> Settlement:
        """Return the outcome of the simultaneous exchanges."""
        return self.now.simultaneous()[1]

    def ask(self, voice: Voice) -> Sentence:
        """Ask which card is the indicator in the end, or who takes the first one."""
        words = voice.words
        text = {
            ("before", "lies"): words.gettext(
                "Nobody has played yet: {player} wants {card} with {seven}, and {player2} wants "
                "it with {two}. Which card is the indicator afterwards?"
            ),
            ("before", "takes"): words.gettext(
                "Nobody has played yet: {player} wants {card} with {seven}, and {player2} wants it "
                "with {two}. Who takes it?"
            ),
            ("later", "lies"): words.gettext(
                "The first trick is complete: {player} wants {card} with {seven}, and {player2} "
                "wants it with {two}. Which card is the indicator afterwards?"
            ),
            ("later", "takes"): words.gettext(
                "The first trick is complete: {player} wants {card} with {seven}, and {player2} "
                "wants it with {two}. Who takes it?"
            ),
        }
        return text[self.moment, self.asked], {
            "player": self.seven,
            "player2": self.two,
            "card": self.indicator,
            "seven": self.now.seven,
            "two": self.now.two,
        }

    @property
    def right(self) -> str:
        """Return the card that is the last indicator, or the seat that takes the first one."""
        done = self.simultaneous
        if self.asked == "takes":
            return str(done.made[0].seat) if done.made else NOBODY
        card = done.game.indicator
        return card.code if card else NOBODY

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three cards, or the two players and nobody, each with what the engine did."""
        done = self.simultaneous
        why = tuple(voice.sentence(made.reason) for made in done.made)
        why += tuple(refusal_of(voice, fault) for _, fault in done.refused)
        if self.asked == "lies":
            cards = (self.indicator, self.now.seven, self.now.two)
            return tuple(Choice(card.code, ("{card}", {"card": card}), why) for card in cards)
        nobody = voice.words.gettext("Neither of the two")
        return (
            *seated(voice, dict.fromkeys((self.seven, self.two), why)),
            Choice(NOBODY, text_label(nobody), why),
        )

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say who goes first, and until when."""
        text = voice.words.gettext(
            "Until the first trick is complete, the two has priority over the seven; after it, "
            "the two may not take anything."
        )
        return ((text, {}),)

    def draw(self, table: Table) -> Node:
        """Draw the stock and who holds which card."""
        return around(table, self.now)
