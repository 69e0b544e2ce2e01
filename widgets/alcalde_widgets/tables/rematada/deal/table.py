"""The deal table of Brisca Rematada: ten cards each, one by one, and the talon (REM-2, REM-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.deal import RematadaDeal

from ....actions import action
from ....codec import Saved
from ....scenes.deals import NumberedDealTable
from .model import LAST, LOOKS, RematadaDealModel
from .view import draw, happened, held

if TYPE_CHECKING:
    from ....ui.html import Node


class RematadaDealTable(NumberedDealTable[RematadaDealModel]):
    """A deal of Brisca Rematada, round by round; the same number always gives the same deal.

    >>> table = RematadaDealTable(seed=7, step=1, look="left")
    >>> print(table)  # doctest: +ELLIPSIS
    Deal no. 7 · The player on the right: ? · The player on the left: Q♣ · The dealer: ? · ...
    >>> table.act("step", to=11); table.summary().rpartition(" · ")[2]
    '10 cards each; the last 2 lie face down: the talon.'
    """

    kind = "rematada_deal"
    MODEL = RematadaDealModel
    LOOKS = LOOKS

    def __init__(
        self,
        seed: int | str = 7,
        *,
        step: int = LAST,
        look: str = "all",
        lang: str = "en",
        name: str = "rematada-deal",
        pack: str = "french",
    ) -> None:
        """Shuffle a pack and deal it up to a step.

        Args:
            seed: the number of the deal, a whole number from 0 to 2**53 - 1.
            step: 0 (nothing is dealt yet) to 10 (every hand is full) and 11 (the talon).
            look: who looks at the table: `dealer`, `right` or `left`, or `all` for somebody who
                sees every card.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed is invalid.
            ValueError: the step, the look, the language, the name or the pack is invalid.
        """
        data = {"seed": RematadaDeal.from_seed(seed).seed, "step": step, "look": look}
        self.lay_out(RematadaDealModel.of(Saved(data)), lang=lang, name=name, pack=pack)

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Deal round by round, from the dealer’s right.")

    def body(self) -> list[Node]:
        """Draw the hands, the talon, the steps, what happened and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return the visible cards and what happened last, in one line."""
        return " · ".join([self.title(), *held(self), self.voice.text(*happened(self))])

    @action
    def do_step(self, to: int) -> None:
        """Show another step of the deal; it is clamped."""
        self.now = self.now._replace(step=max(0, min(LAST, to)))
