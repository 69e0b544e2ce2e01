"""The auction table: three players bid or pass, and the reader speaks for all of them.

It says whose turn it is and what may be bid, refuses every other bid in the engine's words, and
says who is contractor in the end, or that the deal is void. Ledger: REM-4, REM-5, REM-10.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde.rematada.auction import Auction
from alcalde.rematada.bids import LEAST_BID
from alcalde.rematada.moves import Bid, Pass
from alcalde.rematada.seats import RematadaSeat

from ....actions import UnknownAction, action
from ....table import Table
from ....ui.html import Node
from .view import draw, happened

EXAMPLE = "right 100, left pass, dealer 110"
STEPS = (-10, -1, 1, 10)
LONGEST = 9


class AuctionTable(Table):
    """An auction, turn by turn.

    >>> table = AuctionTable("right 100")
    >>> table.act("write", points="120")
    >>> table.act("bid")
    >>> print(table)
    The player on the right bids 100. The player on the left bids 120. The dealer is next to bid or
    pass. A bid here runs from 121 to 230.

    A bid that may not be made is refused in the engine's words, and nothing changes:

    >>> table.act("write", points="100")
    >>> table.act("bid")
    >>> table.notice
    '100 cannot be bid: a bid here runs from 121 to 230.'
    """

    kind = "auction"

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
            calls: the turns so far, such as `right 100, left pass`; empty for none.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: a turn cannot be read or is not allowed.
            ValueError: the language, the name or the pack is none.
        """
        self.start = self.now = Auction.parse(calls)
        self.typed = self.wanted()
        super().__init__(lang=lang, name=name, pack=pack)

    def wanted(self) -> str:
        """Return the least that may be bid now, as it stands in the field at first."""
        return str(self.now.minimum or self.now.bid or LEAST_BID)

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The auction")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Bid or pass for each player in turn.")

    def body(self) -> list[Node]:
        """Draw the seats, the bid, what happened and the way back."""
        return draw(self)

    def summary(self) -> str:
        """Return the turns and what they mean, in one line."""
        before = self.now.explain()[: max(0, len(self.now.calls) - 1)]
        words = self.voice.words
        said = [(turn.template(words), turn.params) for turn in before] + happened(self)
        return " ".join(self.voice.text(*sentence) for sentence in said)

    # What can be done

    @action
    def do_write(self, points: str) -> None:
        """Write a bid; whether it may be made is said when it is made."""
        if len(points) > LONGEST:
            raise UnknownAction
        self.typed = points.strip()

    @action
    def do_add(self, by: int) -> None:
        """Change the bid in the field by some points."""
        if by not in STEPS:
            raise UnknownAction
        self.typed = self.after(by)

    def after(self, by: int) -> str:
        """Return what the field holds some points further on; from what is no number, the least."""
        if not (self.typed.isascii() and self.typed.isdigit()):
            return self.wanted()
        return str(max(0, min(999, int(self.typed) + by)))

    @action
    def do_bid(self) -> None:
        """Bid what stands in the field (REM-4)."""
        self.now = self.now.play(Bid(self._speaker(), self.typed))
        self._go_on()

    @action
    def do_pass(self) -> None:
        """Pass (REM-4)."""
        self.now = self.now.play(Pass(self._speaker()))
        self._go_on()

    @action
    def do_back(self) -> None:
        """Take the last turn back."""
        self.now = Auction(self.now.calls[:-1])
        self._go_on()

    @action
    def do_void(self) -> None:
        """Show what happens when all three pass (REM-5)."""
        self.now = Auction(map(Pass, RematadaSeat.DEALER.next.order))
        self._go_on()

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now = self.start
        self._go_on()

    def _speaker(self) -> RematadaSeat:
        return self.now.turn or RematadaSeat.DEALER.next

    def _go_on(self) -> None:
        self.typed = self.wanted()
        self.reveal = "result" if self.now.over else ""

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example, the turns, and what stands in the field."""
        return {"example": str(self.start), "now": str(self.now), "typed": self.typed}

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.now = Auction.parse(state["now"])
        if type(state["typed"]) is not str or len(state["typed"]) > LONGEST:
            raise ValueError("typed")
        self.typed = state["typed"]
        if self.typed != self.typed.strip():
            raise ValueError("typed")

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        return cls(state["example"], lang=lang, name=name, pack=pack)
