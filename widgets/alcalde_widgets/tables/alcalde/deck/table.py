"""The deck table: 52 cards become 40, in order, with their values, in both packs.

The reader takes out 8, 9 and 10, puts the forty in order or groups them by value, and lays the
Spanish pack beside the French one. Ledger: DECK-1 to DECK-5.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from alcalde import Suit

from ....codec import Refusal
from ....table import Table
from ....ui.html import Node
from .view import draw, happened

STAGES = ("whole", "going", "forty")
"""All 52 cards; twelve of them on their way out; the forty of the game."""

SHOWS = ("order", "value", "packs")
"""Suit by suit from the highest to the lowest; by value; one suit in both packs."""


class Spread(NamedTuple):
    """How far the pack is sorted, how the forty are laid out, and the suit of both packs.

    >>> Spread("forty", "value", Suit.HEARTS).data()
    {'stage': 'forty', 'show': 'value', 'suit': 'H'}
    """

    stage: str
    show: str
    suit: Suit

    def data(self) -> dict[str, str]:
        """Return all of it as JSON values."""
        return {"stage": self.stage, "show": self.show, "suit": self.suit.letter}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Spread:
        """Read what `data` gave.

        Raises:
            ValueError, KeyError, TypeError: it is no such spread.
        """
        stage, show, suit = data["stage"], data["show"], Suit.parse(data["suit"])
        if stage not in STAGES or show not in SHOWS:
            raise ValueError(f"a stage is one of {STAGES}, what is shown one of {SHOWS}")
        return cls(stage, show, suit)


class DeckTable(Table):
    """The pack, from 52 cards to the forty that play.

    >>> table = DeckTable()
    >>> print(table)
    The pack lies here suit by suit: 4 × 13 = 52 cards.
    >>> table.act("stage", to="going")
    >>> print(table)
    Out go the 8, 9 and 10 of every suit: 52 − 12 = 40 cards stay.
    >>> table.act("show", by="value"); table.now.stage, table.notice
    ('going', 'This table cannot do that.')
    """

    kind = "deck"
    ACTIONS = {"stage": {"to": str}, "show": {"by": str}, "suit": {"suit": str}, "reset": {}}

    def __init__(
        self,
        *,
        stage: str = "whole",
        show: str = "order",
        suit: str = "♥",
        lang: str = "en",
        name: str = "deck",
        pack: str = "french",
    ) -> None:
        """Lay out a pack.

        Args:
            stage: `whole` (52 cards), `going` (twelve marked to go) or `forty`.
            show: how the forty lie: by `order`, by `value`, or one suit in both `packs`.
            suit: the suit that is shown in both packs, such as `♥`.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces of the forty.

        Raises:
            AlcaldeError: the suit cannot be read.
            ValueError: there is no such stage, way to show them, language, name or pack.
        """
        self._set_up(
            Spread.of({"stage": stage, "show": show, "suit": suit}),
            lang=lang,
            name=name,
            pack=pack,
        )

    def _set_up(self, start: Spread, **common: str) -> None:
        self.start = self.now = start
        super().__init__(**common)

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The pack")

    def hint(self) -> str:
        """Return what can be done here."""
        if self.now.stage == "forty":
            return self.voice.words.gettext("Choose how the forty cards lie.")
        return self.voice.words.gettext("Make a pack of forty out of a pack of 52.")

    def body(self) -> list[Node]:
        """Draw the cards, what they come to, and the controls."""
        return draw(self)

    def summary(self) -> str:
        """Return in one line what lies there."""
        return happened(self)

    # What can be done

    def do_stage(self, to: str) -> None:
        """Show the whole pack, the twelve cards that go, or the forty that stay (DECK-1)."""
        if to not in STAGES:
            raise Refusal
        self.now = self.now._replace(stage=to)
        if to == "forty":
            self.focus = f"show-{self.now.show}"

    def do_show(self, by: str) -> None:
        """Lay the forty by order, by value, or one suit of them in both packs."""
        if by not in SHOWS or self.now.stage != "forty":
            raise Refusal
        self.now = self.now._replace(show=by)

    def do_suit(self, suit: str) -> None:
        """Show another suit in both packs."""
        self.now = self.now._replace(suit=Suit.parse(suit))

    def do_reset(self) -> None:
        """Put the original example back."""
        self.now = self.start

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example and what the reader made of it."""
        return {"example": self.start.data(), "now": self.now.data()}

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.now = Spread.of(state["now"])

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        table = cls.__new__(cls)
        table._set_up(Spread.of(state["example"]), lang=lang, name=name, pack=pack)
        return table
