"""The model of a deal table: a deal up to a step, and who looks at it (REM-1, REM-3)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde.rematada.cards import HAND
from alcalde.rematada.deal import RematadaDeal
from alcalde.rematada.seats import RematadaSeat

if TYPE_CHECKING:
    from alcalde import Card

    from ....codec import Saved

LAST = HAND + 1
"""The last step, which lays the talon down; each one before it is a round of three cards."""

LOOKS = ("all", *map(str, RematadaSeat))
"""Who looks at the table: somebody who sees every card, or one of the players (REM-1)."""


class RematadaDealModel(NamedTuple):
    """A deal up to a step.

    Attributes:
        seed: the number of the deal.
        step: 0 before the deal, then one for each round, `LAST` once the talon is laid down.
        look: one of `LOOKS`.

    >>> model = RematadaDealModel(7, 2, "right")
    >>> len(model.hand(RematadaSeat.LEFT)), model.visible(RematadaSeat.LEFT)
    (2, False)
    """

    seed: int
    step: int
    look: str

    @property
    def deal(self) -> RematadaDeal:
        """Return the deal of this number."""
        return _deal(self.seed)

    @property
    def done(self) -> bool:
        """Return whether the talon is laid down."""
        return self.step == LAST

    def hand(self, seat: RematadaSeat) -> tuple[Card, ...]:
        """Return the cards that a seat has been dealt so far."""
        return self.deal.hand(seat)[: self.step]

    def visible(self, seat: RematadaSeat) -> bool:
        """Return whether the one who looks may see the cards of a seat."""
        return self.look in ("all", str(seat))

    def data(self) -> dict[str, Any]:
        """Return the model as JSON values."""
        return self._asdict()

    @classmethod
    def of(cls, saved: Saved) -> RematadaDealModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        fields = saved.fields(*cls._fields)
        return cls(
            fields["seed"].seed(), fields["step"].whole(0, LAST), fields["look"].one_of(LOOKS)
        )


@lru_cache(maxsize=8)
def _deal(seed: int) -> RematadaDeal:
    return RematadaDeal.from_seed(seed)
