"""The auction table: the reader bids or passes for all three players.

It says whose turn it is and which bids are allowed, refuses every other bid with the engine's
sentence, and says in the end who is the contractor, or that the deal is void.
Ledger: REM-4, REM-5, REM-10.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alcalde.rematada.auction import Auction

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....ui.number_field import STEPS
from .model import LONGEST, AuctionModel, voided
from .view import calls, draw, happened

if TYPE_CHECKING:
    from ....codec import Saved
    from ....ui.html import Node

EXAMPLE = "right 100, left pass, dealer 110"


class AuctionTable(ExampleTable[AuctionModel]):
    """An auction, turn by turn.

    >>> table = AuctionTable("right 100")
    >>> table.act("write", points="120")
    >>> table.act("bid")
    >>> print(table)
    The player on the right bids 100. The player on the left bids 120. The dealer is next to bid or
    pass. A bid here runs from 121 to 230.

    A bid that is not allowed is refused with the engine's sentence, and nothing changes:

    >>> table.act("write", points="100")
    >>> table.act("bid")
    >>> table.notice
    '100 cannot be bid: a bid here runs from 121 to 230.'
    """

    kind = "auction"
    MODEL = AuctionModel

    def __init__(
        self,
        calls: str = EXAMPLE,
        *,
        lang: str = "en",
        name: str = "auction",
        pack: str = "french",
    ) -> None:
        """Begin an auction.

        Args:
            calls: the calls so far, such as `right 100, left pass`; empty for none.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: a call cannot be read or is not allowed.
            ValueError: the language, the name or the pack is invalid.
        """
        start = AuctionModel.after(Auction.parse(calls))
        self.lay_out(start, lang=lang, name=name, pack=pack)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The auction")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Bid or pass for each player in turn.")

    def body(self) -> list[Node]:
        """Draw the seats, the field, what happened and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return the calls, and who is next or has won, in one line."""
        sentences = [*calls(self)[:-1], *happened(self)]
        return " ".join(self.voice.text(*sentence) for sentence in sentences)

    @action
    def do_write(self, points: str) -> None:
        """Change the text of the bid; it is checked when the bid is made."""
        if len(points) > LONGEST:
            raise UnknownAction
        self.now = self.now.write(points)

    @action
    def do_add(self, by: int) -> None:
        """Change the typed bid by some points."""
        if by not in STEPS:
            raise UnknownAction
        self.now = self.now.add(by)

    @action
    def do_bid(self) -> None:
        """Make the typed bid (REM-4)."""
        self._go_on(self.now.bid())

    @action
    def do_pass(self) -> None:
        """Pass (REM-4)."""
        self._go_on(self.now.passed())

    @action
    def do_back(self) -> None:
        """Take the last call back."""
        self._go_on(self.now.back())

    @action
    def do_void(self) -> None:
        """Show what happens when all three pass (REM-5)."""
        self._go_on(voided())

    def show_example(self) -> None:
        """Show the example, and scroll to its result if the auction is over."""
        self._go_on(self.start)

    def _go_on(self, now: AuctionModel) -> None:
        self.now = now
        self.reveal = "result" if now.auction.over else ""

    def position(self) -> dict[str, Any]:
        """Return the example, the calls and the typed bid as JSON values."""
        return {**super().position(), "typed": self.now.typed}

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        super().resume_from(saved)
        self.now = self.now.write(saved["typed"].text(LONGEST))
