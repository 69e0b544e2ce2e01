"""Bids: from 100 to the most that a hand can give (REM-4, REM-9, REM-10)."""

from __future__ import annotations

from alcalde.core.numbers import parse_whole, whole
from alcalde.core.points import points_of
from alcalde.core.suits import Suit
from alcalde.rematada.cards import PACK
from alcalde.rematada.sentences import SENTENCES

LAST_TRICK = 10
"""The bonus for winning the last trick (REM-9)."""

TRUMP_PAIR = 40
"""The bonus for king and queen of trump, both captured (REM-9)."""

PLAIN_PAIR = 20
"""The bonus for king and queen of any other suit, both captured (REM-9)."""

LEAST_BID = 100
"""The lowest bid (REM-4)."""

MOST_BID = points_of(PACK) + LAST_TRICK + TRUMP_PAIR + (len(Suit) - 1) * PLAIN_PAIR
"""The most that a hand can give, and so the highest bid: 230 (REM-5, REM-10)."""


def parse_bid(bid: int | str) -> int:
    """Parse a bid.

    Args:
        bid: a whole number from 100 to 230, or its digits.

    Raises:
        NotationError: `bid`, for anything else: below 100 no bid counts (REM-4), and no hand gives
            more than 230 (REM-5, REM-10).

    >>> parse_bid("120")
    120
    >>> parse_bid(231)
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “231” is no bid: a bid is a whole number from 100 to 230.
    """
    number = whole(bid)
    rule = "REM-5" if number is not None and number > MOST_BID else "REM-4"
    return parse_whole(bid, SENTENCES, "bid", rule, least=LEAST_BID, most=MOST_BID)
