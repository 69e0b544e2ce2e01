"""The deal table: three hands, the indicator and the stock, dealt before the reader's eyes.

The reader steps through the deal card by card or round by round, looks at it as the mayor or as an
opponent, and deals another number. Ledger: DEAL-1 to DEAL-4, SEAT-1 to SEAT-3.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde import Deal

from ....actions import UnknownAction, action
from ....codec import Saved
from ....table import Table
from ....ui.html import Node
from ....ui.voice import ISAAC, LENA, Person
from .model import LOOKS, PACES, Dealing, last
from .view import draw, hands, happened


class DealTable(Table):
    """A deal, step by step; the same number gives the same deal for ever.

    >>> table = DealTable(seed=7, step=5)
    >>> print(table)
    Deal no. 7 · Isaac: 3♣ 3♠ · Lena: 6♣ · The mayor: 5♣ K♣ · Isaac gets 3♠.
    >>> table.act("look", who="mayor")
    >>> print(table)
    Deal no. 7 · Isaac: ? ? · Lena: ? · The mayor: 5♣ K♣ · Isaac gets a card.

    A number that is none is refused in a sentence:

    >>> table.act("deal", number=-1)
    >>> table.notice
    '“-1” is not a seed: write a whole number from 0 to 9007199254740991.'
    """

    kind = "deal"

    def __init__(
        self,
        seed: int | str = 7,
        *,
        step: int | None = None,
        pace: str = "card",
        look: str = "all",
        people: tuple[Person, Person] | None = (ISAAC, LENA),
        lang: str = "en",
        name: str = "deal",
        pack: str = "french",
    ) -> None:
        """Shuffle a pack and deal it up to a step.

        Args:
            seed: the number of the deal, a whole number from 0 to 2**53 - 1.
            step: how many steps are shown at first, from 0 (nothing is dealt yet) to the last,
                which turns the indicator up; left out, all of them.
            pace: `card` or `round`: what a step is.
            look: whose eyes see the table: `mayor`, `opponents` or `all`.
            people: who sits on the mayor's right and left; `None` calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed cannot be read (DEAL-1).
            ValueError: there is no such step, pace, look, language, name or pack.
        """
        number = Deal.from_seed(seed).seed
        start = Dealing.of({"seed": number, "laid": last(), "pace": pace, "look": look})
        if step is not None:
            if not 0 <= step <= start.steps:
                raise ValueError(f"this deal has the steps 0 to {start.steps}, not {step}")
            start = start.at(step, pace)
        self._set_up(start, people, lang=lang, name=name, pack=pack)

    def _set_up(self, start: Dealing, people: tuple[Person, Person] | None, **common: str) -> None:
        self.start = self.now = start
        self.seated = people
        super().__init__(**common)

    # What is shown

    def title(self) -> str:
        """Return the number of the deal."""
        return self.voice.words.gettext("Deal no. {number}").format(number=self.now.seed)

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Deal step by step, counter-clockwise from the mayor’s right."
        )

    def body(self) -> list[Node]:
        """Draw the seats, the steps, what happened and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return who holds what that may be seen, and the last step, in one line."""
        said = " ".join(
            self.voice.text(template, places, symbols=True) for template, places in happened(self)
        )
        return " · ".join([self.title(), *hands(self), said])

    # What can be done

    @action
    def do_step(self, to: int) -> None:
        """Show the deal after so many steps of the pace."""
        self.now = self.now.at(to, self.now.pace)

    @action
    def do_pace(self, by: str) -> None:
        """Step card by card, or round by round; a round that was begun is dealt to its end."""
        if by not in PACES:
            raise UnknownAction
        paced = self.now._replace(pace=by)
        self.now = paced.at(paced.step, by)

    @action
    def do_look(self, who: str) -> None:
        """Look at the table as the mayor, as an opponent, or at every card (SEAT-3)."""
        if who not in LOOKS:
            raise UnknownAction
        self.now = self.now._replace(look=who)

    @action
    def do_deal(self, number: int) -> None:
        """Deal another number, up to the step that is shown."""
        Deal.from_seed(number)
        self.now = self.now._replace(seed=number)

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now = self.start

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example, who sits there, and what the reader sees now."""
        return {
            "example": self.start.data(),
            "people": [list(person) for person in self.seated] if self.seated else None,
            "now": self.now.data(),
        }

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.now = Dealing.of(state["now"])

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        table = cls.__new__(cls)
        table._set_up(
            Dealing.of(state["example"]),
            cls.read_people(Saved(state)),
            lang=lang,
            name=name,
            pack=pack,
        )
        return table
