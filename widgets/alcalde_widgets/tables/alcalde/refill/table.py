"""The refill table: who draws after a trick, in which order, and when the stock is used up.

The reader says who won and which trick it was, and lets the cards be drawn one by one: at the
seventh refill the last is the indicator, and three tricks follow without drawing.
Ledger: DRAW-1 to DRAW-4, DEAL-4, SEAT-2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde import Deal, Seat
from alcalde.state import TRICKS

from ....actions import UnknownAction, action
from ....codec import Saved
from ....table import Table
from ....ui.html import Node
from ....ui.voice import ISAAC, LENA, Person
from .model import Refilling
from .result import happened
from .view import draw


class RefillTable(Table):
    """The stock and three players who draw from it.

    >>> table = RefillTable(seed=7, winner="left", trick=7)
    >>> print(table)
    After trick 7 · Isaac draws the indicator, 4♦. The stock is used up: no more drawing.
    >>> table.act("winner", seat="right")
    >>> table.now.draws()[-1].seat
    <Seat.MAYOR: 'mayor'>

    What cannot be done is a sentence in the table, not an exception:

    >>> table.act("trick", number=11)
    >>> table.notice
    'This table cannot do that.'
    """

    kind = "refill"

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
        """Lay out the stock of a deal; all cards of the refill are drawn already.

        Args:
            seed: the deal's number, from 0.
            winner: who won the trick: `right`, `left` or `mayor`.
            trick: which trick was just played, 1 to 10.
            deck: the forty cards in place of a seed, the next to be dealt first.
            people: who sits on the mayor's right and left; `None` calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed, the deck or the seat cannot be read.
            ValueError: there is no such trick; the language, the name or the pack is none.
        """
        deal = Deal.from_seed(seed) if deck is None else Deal.from_deck(deck)
        start = Refilling.of(deal, {"winner": winner, "trick": trick, "step": 0})
        self._set_up(start.to(len(start.draws())), people, lang=lang, name=name, pack=pack)

    def _set_up(
        self, start: Refilling, people: tuple[Person, Person] | None, **common: str
    ) -> None:
        self.start = self.now = start
        self.seated = people
        super().__init__(**common)

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
        """Return which trick it was and what happened since, in one line."""
        shown = self.voice.words.gettext("After trick {number}").format(number=self.now.trick)
        said = [self.voice.text(*sentence, symbols=True) for sentence in happened(self)]
        return f"{shown} · {' '.join(said)}"

    # What can be done

    @action
    def do_winner(self, seat: str) -> None:
        """Let another player have won the trick."""
        self.now = self.now._replace(winner=Seat.parse(seat))

    @action
    def do_trick(self, number: int) -> None:
        """Show what follows another trick, before anybody draws."""
        if not 1 <= number <= TRICKS:
            raise UnknownAction
        self.now = self.now._replace(trick=number, step=0)

    @action
    def do_step(self, to: int) -> None:
        """Show the refill after so many cards."""
        self.now = self.now.to(to)

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now = self.start

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the deal, the example, and what it has become."""
        deal = self.start.deal
        cards = [card.code for card in deal.deck]
        return {
            "deal": cards if deal.seed is None else deal.seed,
            "example": self.start.data(),
            "people": [list(person) for person in self.seated] if self.seated else None,
            "now": self.now.data(),
        }

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.now = Refilling.of(self.start.deal, state["now"])

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        given = state["deal"]
        deal = Deal.from_deck(given) if isinstance(given, list) else Deal.from_seed(given)
        table = cls.__new__(cls)
        table._set_up(
            Refilling.of(deal, state["example"]),
            cls.read_people(Saved(state)),
            lang=lang,
            name=name,
            pack=pack,
        )
        return table
