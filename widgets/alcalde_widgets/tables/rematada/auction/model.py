"""The model of an auction table: an auction, and the next bid as it is typed (REM-4, REM-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.numbers import whole
from alcalde.core.text import tidy
from alcalde.rematada.auction import Auction
from alcalde.rematada.bids import LEAST_BID
from alcalde.rematada.moves import Bid, Pass
from alcalde.rematada.seats import FIRST

if TYPE_CHECKING:
    from ....codec import Saved

LONGEST = 9
"""The most characters that can be typed as a bid."""

MOST_TYPED = 999
"""The highest number that the buttons reach, beyond the highest bid so that the refusal is seen."""


class AuctionModel(NamedTuple):
    """An auction and a typed bid.

    Attributes:
        auction: the calls so far.
        typed: the text in the field, readable or not.

    >>> model = AuctionModel.after(Auction.parse("right 100"))
    >>> model.typed, model.add(10).bid().typed
    ('101', '112')
    """

    auction: Auction
    typed: str

    @classmethod
    def after(cls, auction: Auction) -> AuctionModel:
        """Return the model of an auction; the field holds the lowest bid that is allowed next."""
        return cls(auction, _least(auction))

    def write(self, text: str) -> AuctionModel:
        """Return the model with another text in the field, readable or not."""
        return self._replace(typed=tidy(text).strip())

    def add(self, by: int) -> AuctionModel:
        """Return the model with the typed bid changed; unreadable text becomes the lowest bid."""
        number = whole(self.typed)
        if number is None:
            return self._replace(typed=_least(self.auction))
        return self._replace(typed=str(max(0, min(MOST_TYPED, number + by))))

    def bid(self) -> AuctionModel:
        """Return the model after the typed bid (REM-4).

        Raises:
            AlcaldeError: the text is no bid, or the bid is not allowed.
        """
        return self.after(self.auction.play(Bid(self.auction.turn or FIRST, self.typed)))

    def passed(self) -> AuctionModel:
        """Return the model after a pass (REM-4).

        Raises:
            AlcaldeError: the auction is over.
        """
        return self.after(self.auction.play(Pass(self.auction.turn or FIRST)))

    def back(self) -> AuctionModel:
        """Return the model without the last call."""
        return self.after(Auction(self.auction.calls[:-1]))

    def data(self) -> str:
        """Return the calls as text; the typed bid is saved separately."""
        return str(self.auction)

    @classmethod
    def of(cls, saved: Saved) -> AuctionModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe an auction.
        """
        return cls.after(saved.parse_text(Auction.parse, "an auction"))


def _least(auction: Auction) -> str:
    return str(auction.minimum or auction.bid or LEAST_BID)


def voided() -> AuctionModel:
    """Return the model of an auction in which all three pass (REM-5).

    >>> voided().auction.void
    True
    """
    return AuctionModel.after(Auction(map(Pass, FIRST.order)))
