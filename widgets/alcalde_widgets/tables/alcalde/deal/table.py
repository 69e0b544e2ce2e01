"""The deal table: three hands, the indicator and the stock, dealt step by step.

The reader steps through the deal card by card or round by round, looks at it as the mayor or as an
opponent, and deals another number. Ledger: DEAL-1 to DEAL-4, SEAT-1 to SEAT-3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Deal

from ....actions import UnknownAction, action
from ....codec import Saved
from ....scenes.deals import NumberedDealTable
from ....ui.voice import ISAAC, LENA
from .model import LAST, LOOKS, PACES, DealModel
from .view import draw, hands, happened

if TYPE_CHECKING:
    from ....ui.html import Node
    from ....ui.voice import Person


class DealTable(NumberedDealTable[DealModel]):
    """A deal, step by step; a number always gives the same deal.

    >>> table = DealTable(seed=7, step=5)
    >>> print(table)
    Deal no. 7 · Isaac: 3♣ 3♠ · Lena: 6♣ · The mayor: 5♣ K♣ · Isaac gets 3♠.
    >>> table.act("look", who="mayor")
    >>> print(table)
    Deal no. 7 · Isaac: ? ? · Lena: ? · The mayor: 5♣ K♣ · Isaac gets a card.

    A refusal is a sentence in the table, not an exception:

    >>> table.act("deal", number=-1)
    >>> table.notice
    '“-1” is not a seed: write a whole number from 0 to 9007199254740991.'
    """

    kind = "deal"
    MODEL = DealModel
    LOOKS = LOOKS
    PEOPLE = True

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
            step: the step that is shown first, from 0 (nothing is dealt yet) to the last, which
                turns the indicator up; left out, the last.
            pace: `card` or `round`: what a step is.
            look: who looks at the table: the `mayor`, one of the `opponents`, or `all` for
                somebody who sees every card.
            people: who sits on the mayor's right and left; None calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed cannot be read (DEAL-1).
            ValueError: there is no such step, pace, look, language, name or pack.
        """
        number = Deal.from_seed(seed).seed
        saved = {"seed": number, "laid": LAST, "pace": pace, "look": look}
        start = DealModel.of(Saved(saved))
        if step is not None:
            if not 0 <= step <= start.steps:
                raise ValueError(f"this deal has the steps 0 to {start.steps}, not {step}")
            start = start.at(step, pace)
        self.lay_out(start, people, lang=lang, name=name, pack=pack)

    # What is shown

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Deal step by step, counter-clockwise from the mayor’s right."
        )

    def body(self) -> list[Node]:
        """Draw the seats, the steps, what happened and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return the cards that may be seen, and what happened last, in one line."""
        last = self.voice.line(happened(self))
        return " · ".join([self.title(), *hands(self), last])

    # What can be done

    @action
    def do_step(self, to: int) -> None:
        """Show the deal after so many steps."""
        self.now = self.now.at(to, self.now.pace)

    @action
    def do_pace(self, by: str) -> None:
        """Step card by card, or round by round, which completes the current round."""
        if by not in PACES:
            raise UnknownAction
        paced = self.now._replace(pace=by)
        self.now = paced.at(paced.step, by)
