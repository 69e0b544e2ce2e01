"""An auction of Brisca Rematada, and the bid that is typed for whoever is next (REM-4, REM-5)."""

from __future__ import annotations

from typing import NamedTuple

from alcalde.rematada.auction import Auction
from alcalde.rematada.bids import LEAST_BID
from alcalde.rematada.moves import Bid, Pass
from alcalde.rematada.seats import FIRST

from ....codec import Saved

STEPS = (-10, -1, 1, 10)
"""By how much a button changes the bid that is typed."""

LONGEST = 9
"""How many characters of a bid can be typed."""

MOST_TYPED = 999
"""What the buttons go up to: beyond the highest bid, to see that refused."""


class AuctionModel(NamedTuple):
    """What an auction table shows.

    Attributes:
        auction: the calls so far.
        typed: what the field holds, readable or not.

    >>> model = AuctionModel.after(Auction.parse("right 100"))
    >>> model.typed, model.add(10).bid().typed
    ('101', '112')
    """

    auction: Auction
    typed: str

    @classmethod
    def after(cls, auction: Auction) -> AuctionModel:
        """Begin with an auction; the field holds the least that may be bid next."""
        return cls(auction, _least(auction))

    def write(self, text: str) -> AuctionModel:
        """Type another bid, readable or not."""
        return self._replace(typed=text.strip())

    def add(self, by: int) -> AuctionModel:
        """Change the typed bid by some points; what is no number becomes the least bid."""
        if not (self.typed.isascii() and self.typed.isdigit()):
            return self._replace(typed=_least(self.auction))
        return self._replace(typed=str(max(0, min(MOST_TYPED, int(self.typed) + by))))

    def bid(self) -> AuctionModel:
        """Bid what is typed (REM-4).

        Raises:
            AlcaldeError: it is no bid, or not allowed.
        """
        return self.after(self.auction.play(Bid(self.auction.turn or FIRST, self.typed)))

    def passed(self) -> AuctionModel:
        """Pass (REM-4).

        Raises:
            AlcaldeError: the auction is over.
        """
        return self.after(self.auction.play(Pass(self.auction.turn or FIRST)))

    def back(self) -> AuctionModel:
        """Take the last call back."""
        return self.after(Auction(self.auction.calls[:-1]))

    def data(self) -> str:
        """Return the calls as text; what is typed is saved beside them."""
        return str(self.auction)

    @classmethod
    def of(cls, saved: Saved) -> AuctionModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: it is no auction.
        """
        return cls.after(saved.parse_text(Auction.parse, "an auction"))


def _least(auction: Auction) -> str:
    return str(auction.minimum or auction.bid or LEAST_BID)


def voided() -> AuctionModel:
    """Return the auction in which all three pass (REM-5).

    >>> voided().auction.void
    True
    """
    return AuctionModel.after(Auction(map(Pass, FIRST.order)))
