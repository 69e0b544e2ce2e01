"""The talon table: the contractor's moves between the auction and the first card (REM-6).

The talon is shown to all and taken; two cards are laid aside; trump is named. The table shows the
first two cards of the pile and what they count. Ledger: REM-3, REM-6, REM-8, REM-9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alcalde import Card, Suit
from alcalde.core.text import quoted

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....scenes.rematada_games import after_auction
from .model import DOWN, SHOWN, TAKEN, TalonModel
from .view import draw, happened

if TYPE_CHECKING:
    from ....codec import Saved
    from ....ui.html import Node


class TalonTable(ExampleTable[TalonModel]):
    """The contractor's hand and the talon, step by step.

    >>> table = TalonTable(seed=7)
    >>> for _ in range(2):
    ...     table.act("talon")
    >>> for card in table.now.held()[:2]:
    ...     table.act("tap", card=card.code)
    >>> table.act("aside")
    >>> table.act("trump", suit="H")
    >>> print(table)  # doctest: +ELLIPSIS
    trump ♥ · The player on the right names the trump suit: hearts. ...

    A third card is refused with the engine's sentence:

    >>> table = TalonTable(seed=7, stage=2)
    >>> for card in table.now.held()[:3]:
    ...     table.act("tap", card=card.code)
    >>> table.notice, len(table.now.chosen)
    ('Two cards are laid aside, not 3.', 2)
    """

    kind = "talon"
    MODEL = TalonModel

    def __init__(
        self,
        seed: int = 7,
        *,
        contractor: str = "right",
        bid: int = 100,
        stage: int = DOWN,
        lang: str = "en",
        name: str = "talon",
        pack: str = "french",
    ) -> None:
        """Deal, and let one player win the auction.

        Args:
            seed: the deal's number, from 0.
            contractor: who has won the auction: `right`, `left` or `dealer`.
            bid: the points of the bid, 100 to 230.
            stage: 0 while the talon lies face down, 1 when it is shown, 2 when it is taken.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed, the seat or the bid is invalid.
            ValueError: the stage, the language, the name or the pack is invalid.
        """
        if stage not in (DOWN, SHOWN, TAKEN):
            raise ValueError(f"a stage is 0, 1 or 2, not {quoted(stage)}")
        start = TalonModel(after_auction(seed, contractor, bid), stage)
        self.lay_out(start, lang=lang, name=name, pack=pack)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The talon")

    def hint(self) -> str:
        """Return what can be done now."""
        words = self.voice.words
        if self.now.stage < TAKEN:
            return words.gettext("Follow the contractor, step by step.")
        if self.now.choosing:
            return words.gettext("Tap the two cards that are to be laid aside.")
        if self.now.game.phase == "trump":
            return words.gettext("Now name the trump suit.")
        return words.gettext("Take back a step, or begin again.")

    def body(self) -> list[Node]:
        """Draw the talon, the hand, the steps and what happened."""
        return draw(self)

    def summary(self) -> str:
        """Return what the contractor did last, in one line."""
        words, trump = self.voice.words, self.now.game.trump
        last = self.voice.line(happened(self))
        named = words.gettext("trump {suit}").format(suit=trump.symbol) if trump else ""
        return " · ".join(filter(None, [named, last]))

    @action
    def do_talon(self) -> None:
        """Show the talon to all, or take it in hand (REM-6)."""
        if self.now.stage == TAKEN:
            raise UnknownAction
        self.now = self.now._replace(stage=self.now.stage + 1)
        if self.now.stage == TAKEN:
            self.focus = f"card-{self.now.game.talon[0].code}"

    @action
    def do_tap(self, card: str) -> None:
        """Choose a card to lay aside, or undo the choice; the engine refuses a third."""
        tapped = Card.parse(card)
        if self.now.stage < TAKEN or tapped not in self.now.held():
            raise UnknownAction
        self.now = self.now.choose(tapped)

    @action
    def do_aside(self) -> None:
        """Lay the chosen cards aside (REM-6)."""
        if self.now.stage < TAKEN:
            raise UnknownAction
        self.now = self.now.lay_aside()
        self.focus = "trump-D"

    @action
    def do_trump(self, suit: str) -> None:
        """Name the trump suit (REM-6)."""
        self.now = self.now.name_trump(Suit.parse(suit))
        self.reveal = "result"

    @action
    def do_back(self) -> None:
        """Take the last step back."""
        self.now = self.now.back()

    def position(self) -> dict[str, Any]:
        """Return the example and the current position as JSON values."""
        return {"example": self.start.data(), **self.now.progress()}

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        self.now = self.start.resume(saved)
