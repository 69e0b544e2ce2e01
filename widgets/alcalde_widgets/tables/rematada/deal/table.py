"""The deal of Brisca Rematada: ten cards each, one at a time, and the talon (REM-2, REM-3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple, Self

from alcalde.rematada.deal import HAND, RematadaDeal
from alcalde.rematada.seats import RematadaSeat

from ....actions import UnknownAction, action
from ....table import Table
from ....ui.html import Node
from .view import draw, happened, held

LAST = HAND + 1
"""The last step lays the talon down; each step before it is one round of three cards."""

LOOKS = ("all", *map(str, RematadaSeat))
"""Who looks: somebody who sees every card, or one player, who sees one hand (REM-1)."""


class Dealt(NamedTuple):
    """The number of a deal, the step that is shown, and who looks.

    >>> Dealt(7, 2, "all").shown(RematadaSeat.LEFT), Dealt(7, 2, "right").shown(RematadaSeat.LEFT)
    (True, False)
    """

    seed: int
    step: int
    look: str

    @property
    def deal(self) -> RematadaDeal:
        """Return the engine's deal of this number."""
        return _deal(self.seed)

    @property
    def rounds(self) -> int:
        """Return how many rounds have been dealt."""
        return min(self.step, HAND)

    @property
    def done(self) -> bool:
        """Return whether the talon lies there."""
        return self.step == LAST

    def shown(self, seat: RematadaSeat) -> bool:
        """Return whether who looks may see the cards of a seat."""
        return self.look in ("all", str(seat))

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Dealt:
        """Read what `_asdict` gave.

        Raises:
            ValueError, KeyError, TypeError: it is no deal, or none at such a step.
        """
        made = cls(**data)
        if type(made.seed) is not int or type(made.step) is not int or made.look not in LOOKS:
            raise ValueError("a deal's number and its step are whole numbers")
        if not 0 <= made.step <= LAST:
            raise ValueError(f"this deal has the steps 0 to {LAST}, not {made.step}")
        _deal(made.seed)
        return made


class RematadaDealTable(Table):
    """A deal of Brisca Rematada, round by round; a number gives the same deal for ever.

    >>> table = RematadaDealTable(seed=7, step=1, look="left")
    >>> print(table)  # doctest: +ELLIPSIS
    Deal no. 7 · The player on the right: ? · The player on the left: Q♣ · The dealer: ? · ...
    >>> table.act("step", to=11); table.summary().rpartition(" · ")[2]
    '10 cards each; the last 2 lie face down: the talon.'
    """

    kind = "rematada_deal"

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
            look: whose eyes see the table: `all`, `dealer`, `right` or `left`.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed cannot be read.
            ValueError: there is no such step, look, language, name or pack.
        """
        start = Dealt.of({"seed": RematadaDeal.from_seed(seed).seed, "step": step, "look": look})
        self._set_up(start, lang=lang, name=name, pack=pack)

    def _set_up(self, start: Dealt, **common: str) -> None:
        self.start = self.now = start
        super().__init__(**common)

    def title(self) -> str:
        """Return the number of the deal."""
        return self.voice.words.gettext("Deal no. {number}").format(number=self.now.seed)

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Deal round by round, from the dealer’s right.")

    def body(self) -> list[Node]:
        """Draw the hands, the talon, the steps, what happened and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return who holds what that may be seen, and the last step, in one line."""
        return " · ".join([self.title(), *held(self), self.voice.text(*happened(self))])

    @action
    def do_step(self, to: int) -> None:
        """Show the deal after so many rounds; a step that is none is the nearest one."""
        self.now = self.now._replace(step=max(0, min(LAST, to)))

    @action
    def do_look(self, who: str) -> None:
        """Look at the table as one of the players, or at every card."""
        if who not in LOOKS:
            raise UnknownAction
        self.now = self.now._replace(look=who)

    @action
    def do_deal(self, number: int) -> None:
        """Deal another number, up to the step that is shown."""
        RematadaDeal.from_seed(number)
        self.now = self.now._replace(seed=number)

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now = self.start

    def position(self) -> dict[str, Any]:
        """Return the example and what the reader sees now."""
        return {"example": self.start._asdict(), "now": self.now._asdict()}

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.now = Dealt.of(state["now"])

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        table = cls.__new__(cls)
        table._set_up(Dealt.of(state["example"]), lang=lang, name=name, pack=pack)
        return table


@lru_cache(maxsize=8)
def _deal(seed: int) -> RematadaDeal:
    return RematadaDeal.from_seed(seed)
