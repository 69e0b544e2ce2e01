"""A deal of Brisca Rematada, round by round, as one of the players sees it (REM-1, REM-3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from alcalde import Card
from alcalde.rematada.deal import HAND, RematadaDeal
from alcalde.rematada.seats import RematadaSeat

from ....codec import Saved

LAST = HAND + 1
"""The last step lays the talon down; each step before it is one round of three cards."""

LOOKS = ("all", *map(str, RematadaSeat))
"""Who looks: somebody who sees every card, or one player, who sees one hand (REM-1)."""


class RematadaDealModel(NamedTuple):
    """What a deal table of Brisca Rematada shows.

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
        """Return the engine's deal of this number."""
        return _deal(self.seed)

    @property
    def done(self) -> bool:
        """Return whether the talon has been laid down."""
        return self.step == LAST

    def hand(self, seat: RematadaSeat) -> tuple[Card, ...]:
        """Return the cards that a seat has been dealt so far."""
        return self.deal.hand(seat)[: self.step]

    def visible(self, seat: RematadaSeat) -> bool:
        """Return whether the one who looks may see the cards of a seat."""
        return self.look in ("all", str(seat))

    def numbered(self, seed: int) -> RematadaDealModel:
        """Return the same step of another deal.

        Raises:
            NotationError: it is no number of a deal.
        """
        _deal(seed)
        return self._replace(seed=seed)

    def seen_by(self, look: str) -> RematadaDealModel:
        """Return the same deal, seen by somebody else."""
        return self._replace(look=look)

    def data(self) -> dict[str, Any]:
        """Return the model as JSON values."""
        return self._asdict()

    @classmethod
    def of(cls, saved: Saved) -> RematadaDealModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: it is no such model.
        """
        fields = saved.fields(*cls._fields)
        return cls(
            fields["seed"].seed(), fields["step"].whole(0, LAST), fields["look"].one_of(LOOKS)
        )


@lru_cache(maxsize=8)
def _deal(seed: int) -> RematadaDeal:
    return RematadaDeal.from_seed(seed)
