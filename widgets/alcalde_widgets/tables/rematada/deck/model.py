"""The model of a deck table: the forty cards, with or without twos and fours (REM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde import DECK
from alcalde.rematada.cards import PACK

if TYPE_CHECKING:
    from alcalde import Card

    from ....codec import Saved


class RematadaDeckModel(NamedTuple):
    """A pack that is shown.

    Attributes:
        out: whether twos and fours are taken out.

    >>> len(RematadaDeckModel(out=True).cards)
    32
    """

    out: bool

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards suit by suit, each from the highest to the lowest."""
        return PACK if self.out else DECK

    def take(self) -> RematadaDeckModel:
        """Return the pack without twos and fours, or with them again."""
        return RematadaDeckModel(not self.out)

    def data(self) -> bool:
        """Return the model as a JSON value."""
        return self.out

    @classmethod
    def of(cls, saved: Saved) -> RematadaDeckModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        return cls(saved.flag())
