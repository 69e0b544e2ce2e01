"""The auction of Brisca Rematada: who contracts to win how many points (REM-4, REM-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.errors import IllegalMove
from alcalde.core.values import Value
from alcalde.rematada.bids import LEAST_BID, MOST_BID
from alcalde.rematada.moves import Bid, Pass, parse_call
from alcalde.rematada.seats import FIRST, RematadaSeat
from alcalde.rematada.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.rematada.moves import Call
    from alcalde.rematada.sentences import RematadaReason


class Auction(Value):
    """The turns of an auction so far, from the dealer's right counter-clockwise.

    `check(call)` raises unless a turn is allowed, `can(call)` returns whether it is, and
    `play(call)` returns the auction after it.

    Args:
        calls: the turns so far; none by default.

    Raises:
        IllegalMove: as `check` does, for the first turn that is not allowed.

    Attributes:
        calls: the turns so far.
        highest: the highest bid so far, or None.

    >>> auction = Auction([Bid("right", 100), Pass("left"), Bid("dealer", 120)])
    >>> auction.turn, auction.minimum, auction.over
    (<RematadaSeat.RIGHT: 'right'>, 121, False)
    >>> done = auction.play(Pass("right")).play(Pass("left"))
    >>> done.contractor, done.bid
    (<RematadaSeat.DEALER: 'dealer'>, 120)
    >>> Auction([Bid("right", 99)])
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: 99 cannot be bid: a bid here runs from 100 to 230.
    """

    __slots__ = ("calls", "highest")
    _fields = ("calls",)
    calls: tuple[Call, ...]
    highest: Bid | None

    def __init__(self, calls: Iterable[Call] = ()) -> None:
        """Check the turns one after another."""
        self._fill((), None)
        for call in calls:
            after = self.play(call)
            self._fill(after.calls, after.highest)

    @classmethod
    def parse(cls, text: str) -> Auction:
        """Parse an auction as `str` writes it, turns with commas between them.

        Args:
            text: such as `right 100, left pass`; empty for an auction that has not begun.

        Raises:
            NotationError: what `parse_call` raises.
            IllegalMove: as `check` does, for the first turn that is not allowed.

        >>> str(Auction.parse("RIGHT 100, left pass"))
        'right 100, left pass'
        >>> Auction.parse("right 100, left 100")
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: 100 cannot be bid: a bid here runs from 101 to 230.
        """
        return cls(map(parse_call, text.split(",")) if text.strip() else ())

    @property
    def void(self) -> bool:
        """Return whether all three have passed, which ends the deal (REM-5)."""
        return self.highest is None and len(self.calls) == len(RematadaSeat)

    @property
    def over(self) -> bool:
        """Return whether two players in a row have passed after a bid, or all three (REM-4)."""
        if self.highest is None:
            return self.void
        return all(type(call) is Pass for call in self.calls[-2:])

    @property
    def turn(self) -> RematadaSeat | None:
        """Return who bids or passes next, or None when the auction is over (REM-4)."""
        return None if self.over else FIRST.order[len(self.calls) % len(RematadaSeat)]

    @property
    def contractor(self) -> RematadaSeat | None:
        """Return who has won the auction, or None where nobody has, or not yet (REM-4)."""
        return self.highest.seat if self.highest and self.over else None

    @property
    def bid(self) -> int | None:
        """Return the highest bid so far, in points, or None."""
        return self.highest.points if self.highest else None

    @property
    def minimum(self) -> int | None:
        """Return the least that may be bid next, or None where nothing may (REM-4, REM-10).

        >>> Auction().minimum, Auction([Bid("right", 230)]).minimum
        (100, None)
        """
        least = LEAST_BID if self.highest is None else self.highest.points + 1
        return None if self.over or least > MOST_BID else least

    def legal(self) -> tuple[Call, ...]:
        """Return every turn that is allowed now: first the pass, then the bids from the least.

        >>> Auction().legal()[:2], len(Auction().legal())
        ((Pass('right'), Bid('right', 100)), 132)
        """
        seat, least = self.turn, self.minimum
        if seat is None:
            return ()
        if least is None:
            return (Pass(seat),)
        return (Pass(seat), *(Bid(seat, points) for points in range(least, MOST_BID + 1)))

    def check(self, call: Call) -> None:
        """Raise unless a turn is allowed now.

        Args:
            call: the bid or pass.

        Raises:
            IllegalMove: `auction-over`, `auction-turn` or `bid-range` (REM-4, REM-5).
            TypeError: when it is not a turn of an auction.

        >>> Auction().check(Bid("right", 100))
        >>> Auction().check(Pass("dealer"))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: The next to bid or pass is the player on the right.
        >>> Auction([Bid("right", 120)]).check(Bid("left", 100))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: 100 cannot be bid: a bid here runs from 121 to 230.
        """
        fault = self._fault(call)
        if fault is not None:
            raise fault

    def can(self, call: Call) -> bool:
        """Return whether a turn is allowed now.

        Args:
            call: the bid or pass.

        >>> Auction().can(Pass("right")), Auction().can(Bid("right", 231))
        (True, False)
        """
        return self._fault(call) is None

    def play(self, call: Call) -> Auction:
        """Return the auction after a turn; this one stays as it is.

        Args:
            call: the bid or pass.

        Raises:
            IllegalMove: as `check` does.

        >>> Auction().play(Bid("right", 100)).turn
        <RematadaSeat.LEFT: 'left'>
        >>> Auction().play(Bid("right", 231))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: 231 cannot be bid: a bid here runs from 100 to 230.
        """
        self.check(call)
        after = object.__new__(Auction)
        after._fill((*self.calls, call), call if type(call) is Bid else self.highest)
        return after

    def explain(self) -> tuple[RematadaReason, ...]:
        """Return the reasons: each turn, then the result.

        >>> from alcalde import Words
        >>> passes = Auction([Pass(seat) for seat in ("right", "left", "dealer")])
        >>> passes.explain()[-1].say(Words.of("es"))
        'Pasan los tres: reparto anulado.'
        """
        reasons = [
            SENTENCES.reason("bids", {"player": call.seat, "n": call.points})
            if type(call) is Bid
            else SENTENCES.reason("passes", {"player": call.seat})
            for call in self.calls
        ]
        if self.contractor:
            reasons.append(
                SENTENCES.reason("wins-auction", {"player": self.contractor, "n": self.bid})
            )
        elif self.void:
            reasons.append(SENTENCES.reason("void", {}))
        return tuple(reasons)

    def __str__(self) -> str:
        """Return the turns, such as `right 100, left pass`."""
        return ", ".join(map(str, self.calls))

    def __repr__(self) -> str:
        """Return an expression that gives this auction."""
        return f"Auction({list(self.calls)!r})"

    def _fault(self, call: Call) -> IllegalMove | None:
        if not isinstance(call, Bid | Pass):
            raise TypeError(f"a turn of an auction is a Bid or a Pass, not {call!r}")
        due, least = self.turn, self.minimum
        if due is None:
            return _over(self)
        if call.seat is not due:
            return SENTENCES.refuse(IllegalMove, "auction-turn", player=due)
        if isinstance(call, Pass):
            return None
        if least is None:
            return SENTENCES.refuse(
                IllegalMove, "bid-range/none-left", n=call.points, most=MOST_BID
            )
        if not least <= call.points <= MOST_BID:
            rule = "REM-5" if call.points > MOST_BID else "REM-4"
            return SENTENCES.refuse(
                IllegalMove, "bid-range", rule, n=call.points, min=least, most=MOST_BID
            )
        return None


def _over(auction: Auction) -> IllegalMove:
    if auction.void:
        return SENTENCES.refuse(IllegalMove, "void")
    return SENTENCES.refuse(IllegalMove, "auction-over", player=auction.contractor, n=auction.bid)
