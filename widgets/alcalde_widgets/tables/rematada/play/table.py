"""The table of Brisca Rematada's ten tricks: three open hands, the contractor's pile, the count.

The reader plays any card of the player whose turn it is, or lets a beginner choose, card by card,
trick by trick or to the end, and takes cards back. Ledger: REM-7, REM-8, REM-9, REM-11, PLAY-5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card
from alcalde.rematada.moves import LayAside, NameTrump

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....scenes.rematada import ordered
from ....scenes.rematada_games import after_auction
from .model import RematadaPlayModel
from .view import draw, happened

if TYPE_CHECKING:
    from ....codec import Saved
    from ....ui.html import Node

MOST_CARDS = 30
"""The number of cards in ten tricks."""


class RematadaTable(ExampleTable[RematadaPlayModel]):
    """Ten tricks, card by card.

    >>> table = RematadaTable(seed=7)
    >>> table.act("trick")
    >>> table.act("all")
    >>> len(table.now.game.history), table.now.game.over
    (10, True)

    A card out of turn is refused with the engine's sentence, and nothing changes:

    >>> table = RematadaTable(seed=7)
    >>> table.act("tap", card=table.now.game.hand("left")[0].code)
    >>> table.notice
    'The next to play is the player on the right.'
    """

    kind = "rematada"
    MODEL = RematadaPlayModel

    def __init__(
        self,
        seed: int = 7,
        *,
        contractor: str = "right",
        bid: int = 100,
        aside: str = "",
        trump: str = "",
        played: int = 0,
        lang: str = "en",
        name: str = "rematada",
        pack: str = "french",
    ) -> None:
        """Deal, let one player win the auction, and prepare the first trick.

        Args:
            seed: the deal's number, from 0.
            contractor: who has won the auction: `right`, `left` or `dealer`.
            bid: the points of the bid, 100 to 230.
            aside: the two cards that the contractor lays aside; if empty, a beginner decides.
            trump: the trump suit, such as `♠`; if empty, a beginner decides.
            played: how many cards beginners have played, 0 to 30.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed, the seat, the bid, a card or the suit is invalid.
            ValueError: `played` is out of range, or the language, the name or the pack is invalid.
        """
        if not 0 <= played <= MOST_CARDS:
            raise ValueError(f"0 to {MOST_CARDS} cards are played, not {played}")
        game = after_auction(seed, contractor, bid)
        start = RematadaPlayModel(game.play(LayAside(contractor, aside)) if aside else game)
        if not aside:
            start = start.advise()
        if trump:
            start = RematadaPlayModel(start.game.play(NameTrump(contractor, trump)))
        else:
            start = start.advise()
        for _ in range(played):
            start = start.advise()
        self.lay_out(start, lang=lang, name=name, pack=pack)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("Ten tricks of three cards")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Tap a card, or let the computer choose, as a beginner would."
        )

    def body(self) -> list[Node]:
        """Draw the trick, the hands, the controls and the result."""
        return draw(self)

    def summary(self) -> str:
        """Return the trick, the trump suit and the result in one line."""
        words, trump, trick = self.voice.words, self.now.game.trump, self.now.trick
        assert trump
        lying, nothing = words.gettext("{cards} · trump {suit}"), words.gettext("trump {suit}")
        shown = (lying if trick else nothing).format(cards=trick, suit=trump.symbol)
        last = self.voice.line(happened(self))
        return f"{shown} · {last}"

    @action
    def do_tap(self, card: str) -> None:
        """Play a card of the player whose turn it is; the engine refuses any other."""
        self.now = self.now.tap(Card.parse(card))
        due = self.now.game.turn
        self.focus = f"card-{ordered(self.now.game.hand(due))[0].code}" if due else "back"
        self.reveal = "" if self.now.game.table else "result"

    @action
    def do_step(self) -> None:
        """Let a beginner choose the next card."""
        if self.now.game.over:
            raise UnknownAction
        self.now = self.now.advise()

    @action
    def do_trick(self) -> None:
        """Let beginners finish the trick."""
        self.do_step()
        while self.now.game.table:
            self.now = self.now.advise()
        self.reveal = "result"

    @action
    def do_all(self) -> None:
        """Let beginners finish the game."""
        self.do_step()
        while not self.now.game.over:
            self.now = self.now.advise()
        self.reveal = "result"

    @action
    def do_back(self) -> None:
        """Take the last card back."""
        self.now = self.now.back()

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        super().resume_from(saved)
        saved["now"].require(self.now.continues(self.start), "the game of the example")
