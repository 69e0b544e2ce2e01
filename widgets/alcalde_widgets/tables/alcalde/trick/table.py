"""The trick table: four cards, who wins, for how much and why.

The reader changes any of the four cards, the trump suit and who leads, steps through the trick
card by card, and puts the example back. Ledger: PLAY-2 to PLAY-7, SEAT-2, DECK-3, EX-1, EX-2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from alcalde import Card, Seat, Suit, Trick

from ....actions import UnknownAction, action
from ....codec import Saved
from ....example_table import ExampleTable
from ....scenes.tricks import outcome
from ....ui.voice import ISAAC, LENA
from .model import SLOTS, TrickModel
from .view import draw

if TYPE_CHECKING:
    from ....ui.html import Node
    from ....ui.voice import Person


class TrickTable(ExampleTable[TrickModel]):
    """Four cards that the reader may change, and the engine's answer.

    Attributes:
        swap: two cards of which one can be put in the other's place with one tap; None for none.
        step: how many cards are shown, 1 to 4.
        picking: the place whose card is being chosen; empty for none.

    >>> table = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right", swap=("2♠", "2♦"))
    >>> print(table)
    A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.
    >>> table.act("swap")
    >>> print(table)
    A♥ 3♥ 2♦ K♣ · trump ♠ · Isaac wins with A♥: 25 points.

    A refusal is a sentence in the table, not an exception:

    >>> table.act("pick", slot="left"); table.act("put", card="AH")
    >>> table.notice, table.now.card("left")
    ('A♥ is there twice: every card is different.', Card.parse('3♥'))
    """

    kind = "trick"
    MODEL = TrickModel
    PEOPLE = True
    swap: tuple[Card, Card] | None
    step: int
    picking: str

    def __init__(
        self,
        cards: str = "A♥ 3♥ 2♠ K♣",
        trump: str = "♠",
        leader: str = "right",
        *,
        swap: tuple[str, str] | None = ("2♠", "2♦"),
        people: tuple[Person, Person] | None = (ISAAC, LENA),
        lang: str = "en",
        name: str = "trick",
        pack: str = "french",
    ) -> None:
        """Lay out a trick.

        Args:
            cards: four different cards in the order of play, such as `A♥ 3♥ 2♠ K♣`.
            trump: the trump suit, such as `♠`.
            leader: who leads: `right`, `left` or `mayor`.
            swap: two cards; while only one of them is in the trick, the table offers to put the
                other in its place with one tap.
            people: who sits on the mayor's right and left; None calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the cards, the suit or the seat cannot be read, or are no trick.
            ValueError: the language, the name or the pack is invalid.
        """
        trick = Trick.of(cards, trump=Suit.parse(trump), leader=Seat.parse(leader))
        self.swap = (Card.parse(swap[0]), Card.parse(swap[1])) if swap else None
        self.lay_out(TrickModel.from_trick(trick), people, lang=lang, name=name, pack=pack)

    def show_example(self) -> None:
        """Show all four cards of the example."""
        super().show_example()
        self.step, self.picking = len(SLOTS), ""

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The trick on the table")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Tap a card to change it.")

    def body(self) -> list[Node]:
        """Draw the seats, the controls and the result."""
        return draw(self)

    def summary(self) -> str:
        """Return the trick, the trump suit and the outcome, in one line."""
        trick = self.now.trick().first(self.step)
        shown = self.voice.words.gettext("{cards} · trump {suit}").format(
            cards=" ".join(str(play.card) for play in trick.plays), suit=self.now.trump.symbol
        )
        template, values = outcome(self.voice, trick)
        return f"{shown} · {self.voice.text(template, values, symbols=True)}"

    def possible_swap(self) -> tuple[Card, Card] | None:
        """Return which card can be swapped for which with one tap, or None."""
        if self.swap is None:
            return None
        old, new = self.swap
        if new in self.now.cards:
            old, new = new, old
        return (old, new) if old in self.now.cards and new not in self.now.cards else None

    # What can be done

    @action
    def do_pick(self, slot: str) -> None:
        """Open the choice of another card for a place, or close it again."""
        if slot not in SLOTS:
            raise UnknownAction
        if self.picking == slot:
            self.do_close()
            return
        self.picking = slot
        self.focus = f"card-{self.now.card(slot).code}"
        self.reveal = "picker"

    @action
    def do_close(self) -> None:
        """Close the choice of another card."""
        self.focus, self.picking = self.picking and f"slot-{self.picking}", ""

    @action
    def do_put(self, card: str) -> None:
        """Put a card in the place that is open."""
        if not self.picking:
            raise UnknownAction
        self.now = self.now.put(self.picking, Card.parse(card))
        self.do_close()

    @action
    def do_swap(self) -> None:
        """Swap the two cards that the example is about."""
        possible = self.possible_swap()
        if possible is not None:
            old, new = possible
            self.now = self.now.put(SLOTS[self.now.cards.index(old)], new)
            self.picking = ""

    @action
    def do_turn(self) -> None:
        """Let the mayor play the same two cards in the other order (PLAY-4)."""
        right, left, first, second = self.now.cards
        self.now = self.now._replace(cards=(right, left, second, first))

    @action
    def do_trump(self, suit: str) -> None:
        """Make another suit trump."""
        self.now = self.now._replace(trump=Suit.parse(suit))

    @action
    def do_leader(self, seat: str) -> None:
        """Let another player lead the same cards."""
        self.now = self.now._replace(leader=Seat.parse(seat))

    @action
    def do_step(self, to: int) -> None:
        """Show the trick after so many cards, 1 to 4."""
        self.step = max(1, min(len(SLOTS), to))
        self.picking = ""

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return what the base saves, the swap, the step and the place that is open."""
        return {
            **super().position(),
            "swap": [card.code for card in self.swap] if self.swap else None,
            "step": self.step,
            "picking": self.picking,
        }

    @classmethod
    def from_example(cls, saved: Saved, *, lang: str, name: str, pack: str) -> Self:
        """Return a table with the example of a saved state.

        Raises:
            UnreadableState: the state has no example.
        """
        swap = saved["swap"].optional(lambda pair: pair.pair(Saved.card))
        table = super().from_example(saved, lang=lang, name=name, pack=pack)
        table.swap = swap
        return table

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        super().resume_from(saved)
        self.step = saved["step"].whole(1, len(SLOTS))
        self.picking = saved["picking"].one_of(("", *SLOTS))
