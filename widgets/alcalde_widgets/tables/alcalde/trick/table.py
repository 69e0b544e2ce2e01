"""The trick table: four cards, who wins, for how much and why.

The reader changes any of the four cards, the trump suit and who leads, steps through the trick
card by card, and puts the example back. Ledger: PLAY-2 to PLAY-7, SEAT-2, DECK-3, EX-1, EX-2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde import Card, Seat, Suit, Trick

from ....actions import UnknownAction, action
from ....codec import Saved, pair
from ....table import Table
from ....ui.html import Node
from ....ui.results import outcome
from ....ui.voice import ISAAC, LENA, Person
from .model import SLOTS, Arrangement, places
from .view import draw


class TrickTable(Table):
    """Four cards that the reader may change, and the engine's answer.

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
            swap: two cards; while one of them lies there the table offers to put the other in
                its place with one tap.
            people: who sits on the mayor's right and left; `None` calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the cards, the suit or the seat cannot be read, or are no trick.
            ValueError: the language, the name or the pack is none.
        """
        seat = Seat.parse(leader)
        suit = Suit.parse(trump)
        played = Trick.of(cards, trump=suit, leader=seat).plays
        laid = dict(zip(places(seat), (play.card for play in played), strict=True))
        self.start = Arrangement(
            (laid["right"], laid["left"], laid["first"], laid["second"]), suit, seat
        )
        self._set_up(self.start, swap, people, lang=lang, name=name, pack=pack)

    def _set_up(
        self,
        now: Arrangement,
        swap: tuple[str, str] | None,
        people: tuple[Person, Person] | None,
        **common: str,
    ) -> None:
        self.now = now
        self.swap = (Card.parse(swap[0]), Card.parse(swap[1])) if swap else None
        self.seated = people
        self.step = len(SLOTS)
        self.picking = ""
        super().__init__(**common)

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The trick on the table")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Tap a card to change it.")

    def body(self) -> list[Node]:
        """Draw seats, controls and the result."""
        return draw(self)

    def summary(self) -> str:
        """Return the trick, the trump suit and what came of it, in one line."""
        trick = self.now.trick().first(self.step)
        shown = self.voice.words.gettext("{cards} · trump {suit}").format(
            cards=" ".join(str(play.card) for play in trick.plays), suit=self.now.trump.symbol
        )
        template, places = outcome(self.voice, trick)
        return f"{shown} · {self.voice.text(template, places, symbols=True)}"

    def swap_now(self) -> tuple[Card, Card] | None:
        """Return which card the one-tap swap would put in place of which, if it can."""
        if self.swap is None:
            return None
        old, new = self.swap
        if new in self.now.cards:
            old, new = new, old
        return (old, new) if old in self.now.cards and new not in self.now.cards else None

    # What can be done

    @action
    def do_pick(self, slot: str) -> None:
        """Open the cards to choose from for a place, or close them again."""
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
        """Close the cards to choose from."""
        self.focus, self.picking = self.picking and f"slot-{self.picking}", ""

    @action
    def do_put(self, card: str) -> None:
        """Put a card on the place that is open."""
        if not self.picking:
            raise UnknownAction
        self.now = self.now.put(self.picking, Card.parse(card))
        self.do_close()

    @action
    def do_swap(self) -> None:
        """Swap the two cards that the example is about."""
        pair = self.swap_now()
        if pair is not None:
            old, new = pair
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

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now, self.step, self.picking = self.start, len(SLOTS), ""

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example, what it has become, and what is open."""
        return {
            "example": self.start.data(),
            "swap": [card.code for card in self.swap] if self.swap else None,
            "people": [list(person) for person in self.seated] if self.seated else None,
            "now": self.now.data(),
            "step": self.step,
            "picking": self.picking,
        }

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        now = Arrangement.of(state["now"])
        step, picking = state["step"], state["picking"]
        if type(step) is not int or not 1 <= step <= len(SLOTS):
            raise ValueError("step")
        if picking not in ("", *SLOTS):
            raise ValueError("picking")
        self.now, self.step, self.picking = now, step, picking

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        start = Arrangement.of(state["example"])
        table = cls.__new__(cls)
        table.start = start
        table._set_up(
            start,
            pair(state["swap"], str),
            cls.read_people(Saved(state)),
            lang=lang,
            name=name,
            pack=pack,
        )
        return table
