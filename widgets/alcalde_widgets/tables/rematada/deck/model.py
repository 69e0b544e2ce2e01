"""The pack of Brisca Rematada: Alcalde's forty cards, with or without twos and fours (REM-1)."""

from __future__ import annotations

from typing import NamedTuple

from alcalde import DECK, Card, Suit
from alcalde.rematada.cards import PACK

from ....codec import Saved


class RematadaDeckModel(NamedTuple):
    """What a deck table of Brisca Rematada shows.

    Attributes:
        out: whether twos and fours are out.

    >>> print(*RematadaDeckModel(out=True).cards(Suit.HEARTS))
    A♥ 3♥ K♥ Q♥ J♥ 7♥ 6♥ 5♥
    """

    out: bool

    def cards(self, suit: Suit) -> list[Card]:
        """Return the cards of a suit, from the highest to the lowest."""
        return [card for card in (PACK if self.out else DECK) if card.suit is suit]

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
