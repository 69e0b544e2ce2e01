"""The deck table: 52 cards become forty, in order, with their values, in both packs.

The reader takes out 8, 9 and 10, sorts the forty by rank or groups them by value, and compares the
Spanish pack with the French one. Ledger: DECK-1 to DECK-5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Suit

from ....actions import UnknownAction, action
from ....codec import Saved
from ....example_table import ExampleTable
from .model import LAYOUTS, STAGES, DeckModel
from .view import draw, happened

if TYPE_CHECKING:
    from ....ui.html import Node


class DeckTable(ExampleTable[DeckModel]):
    """The pack, from 52 cards to the forty of the game.

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
    MODEL = DeckModel

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
            stage: `whole` (52 cards), `going` (twelve crossed out) or `forty`.
            show: how the forty are laid out: by `order`, by `value`, or one suit in both `packs`.
            suit: the suit that is shown in both packs, such as `♥`.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces of the forty.

        Raises:
            ValueError: there is no such stage, layout, suit, language, name or pack.
        """
        start = DeckModel.of(Saved({"stage": stage, "show": show, "suit": suit}))
        self.lay_out(start, lang=lang, name=name, pack=pack)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The pack")

    def hint(self) -> str:
        """Return what can be done here."""
        if self.now.stage == "forty":
            return self.voice.words.gettext("Choose how the forty cards are laid out.")
        return self.voice.words.gettext("Make a pack of forty out of a pack of 52.")

    def body(self) -> list[Node]:
        """Draw the cards, their sum and the controls."""
        return draw(self)

    def summary(self) -> str:
        """Return what is shown, in one line."""
        return happened(self)

    @action
    def do_stage(self, to: str) -> None:
        """Show the whole pack, the twelve cards that are taken out, or the forty (DECK-1)."""
        if to not in STAGES:
            raise UnknownAction
        self.now = self.now._replace(stage=to)
        if to == "forty":
            self.focus = f"show-{self.now.show}"

    @action
    def do_show(self, by: str) -> None:
        """Show the forty by order, by value, or one suit of them in both packs."""
        if by not in LAYOUTS or self.now.stage != "forty":
            raise UnknownAction
        self.now = self.now._replace(show=by)

    @action
    def do_suit(self, suit: str) -> None:
        """Show another suit in both packs."""
        self.now = self.now._replace(suit=Suit.parse(suit))
