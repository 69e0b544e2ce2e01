"""The refill table: who draws after a trick, in which order, and when the stock is used up.

The reader chooses who won and which trick it was, and steps through the draws: the last card of the
seventh refill is the indicator, and three tricks without drawing follow.
Ledger: DRAW-1 to DRAW-4, DEAL-4, SEAT-2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alcalde import Deal, Seat
from alcalde.core.text import quoted
from alcalde.state import TRICKS

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....ui.voice import ISAAC, LENA
from .model import RefillModel, deal_data, read_deal
from .view import draw, happened

if TYPE_CHECKING:
    from ....codec import Saved
    from ....ui.html import Node
    from ....ui.voice import Person


class RefillTable(ExampleTable[RefillModel]):
    """The stock and three players who draw from it.

    >>> table = RefillTable(seed=7, winner="left", trick=7)
    >>> print(table)
    After trick 7 · Isaac draws the indicator, 4♦. The stock is used up: no more drawing.
    >>> table.act("winner", seat="right")
    >>> table.now.draws()[-1].seat
    <Seat.MAYOR: 'mayor'>

    A refusal is a sentence in the table, not an exception:

    >>> table.act("trick", number=11)
    >>> table.notice
    'This table cannot do that.'
    """

    kind = "refill"
    PEOPLE = True

    def __init__(
        self,
        seed: int = 7,
        winner: str = "right",
        trick: int = 1,
        *,
        deck: str | None = None,
        people: tuple[Person, Person] | None = (ISAAC, LENA),
        lang: str = "en",
        name: str = "refill",
        pack: str = "french",
    ) -> None:
        """Lay out the stock of a deal after all draws that follow a trick.

        Args:
            seed: the deal's number, from 0.
            winner: who won the trick: `right`, `left` or `mayor`.
            trick: which trick was just played, 1 to 10.
            deck: the forty cards in place of a seed, the next to be dealt first.
            people: who sits on the mayor's right and left; None calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed, the deck or the seat cannot be read.
            ValueError: the trick, the language, the name or the pack is invalid.
        """
        deal = Deal.from_seed(seed) if deck is None else Deal.from_deck(deck)
        if not 1 <= trick <= TRICKS:
            raise ValueError(f"a trick is a number from 1 to {TRICKS}, not {quoted(trick)}")
        start = RefillModel(deal, Seat.parse(winner), trick)
        start = start.to(len(start.draws()))
        self.lay_out(start, people, lang=lang, name=name, pack=pack)

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("Drawing from the stock")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Choose who won and which trick. The arrows show the drawing card by card."
        )

    def body(self) -> list[Node]:
        """Draw the seats around the stock, the tricks, the steps and the result."""
        return draw(self)

    def summary(self) -> str:
        """Return which trick it was and what has happened since, in one line."""
        shown = self.voice.words.gettext("After trick {number}").format(number=self.now.trick)
        last = self.voice.line(happened(self))
        return f"{shown} · {last}"

    # What can be done

    @action
    def do_winner(self, seat: str) -> None:
        """Make another player the winner of the trick."""
        self.now = self.now._replace(winner=Seat.parse(seat))

    @action
    def do_trick(self, number: int) -> None:
        """Show another trick, before anybody draws."""
        if not 1 <= number <= TRICKS:
            raise UnknownAction
        self.now = self.now._replace(trick=number, step=0)

    @action
    def do_step(self, to: int) -> None:
        """Show the refill after so many draws."""
        self.now = self.now.to(to)

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the deal, and what the base saves."""
        return {"deal": deal_data(self.start.deal), **super().position()}

    @classmethod
    def read_example(cls, saved: Saved) -> RefillModel:
        """Read the example of a saved state, whose deal is saved beside it."""
        return RefillModel.of(saved["example"], read_deal(saved["deal"]))

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        self.now = RefillModel.of(saved["now"], self.start.deal)
