"""The pack of Brisca Rematada: Alcalde's forty cards, with or without twos and fours (REM-1)."""

from __future__ import annotations

from typing import NamedTuple

from alcalde import DECK, Card
from alcalde.rematada.cards import PACK

from ....codec import Saved


class RematadaDeckModel(NamedTuple):
    """What a deck table of Brisca Rematada shows.

    Attributes:
        out: whether twos and fours are out.

    >>> len(RematadaDeckModel(out=True).cards)
    32
    """

    out: bool

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards, suit by suit, each from the highest to the lowest."""
        return PACK if self.out else DECK

    def take(self) -> RematadaDeckModel:
        """Take twos and fours out, or put them back."""
        return RematadaDeckModel(not self.out)

    def data(self) -> bool:
        """Return the model as a JSON value."""
        return self.out

    @classmethod
    def of(cls, saved: Saved) -> RematadaDeckModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: it is no such model.
        """
        return cls(saved.flag())
