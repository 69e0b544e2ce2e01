"""Questions about the auction of Brisca Rematada: is a bid allowed, who is contractor (REM-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from alcalde import IllegalMove
from alcalde.rematada.auction import Auction
from alcalde.rematada.moves import Bid
from alcalde.rematada.seats import RematadaSeat

from ...codec import Saved
from ...scenes.rematada import PLAYERS
from ...ui.html import h
from ..question import Choice, Question, labelled, refusal_of, seated, text_label

if TYPE_CHECKING:
    from alcalde import AnyReason

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice

NOBODY = "nobody"
"""The choice that nobody has won the auction."""


def so_far(table: Table, auction: Auction) -> Node:
    """Draw the turns of an auction, one a line."""
    return h("ol", [h("li", table.voice.reason(turn)) for turn in turns(auction)], class_="al-why")


def turns(auction: Auction) -> tuple[AnyReason, ...]:
    """Return the reasons of an auction for each call, without its outcome."""
    return auction.explain()[: len(auction.calls)]


class MayBid(Question):
    """Whether a number of points may be bid now (REM-4, REM-5).

    >>> MayBid("right 120", 100).right, MayBid("right 120", 125).right
    ('no', 'yes')
    """

    __slots__ = ("calls", "points")
    kind = "may-bid"
    PARAMS: ClassVar = {"points": Saved.whole}
    calls: str
    points: int

    def __init__(self, calls: str, points: int) -> None:
        """Take an auction under way and the points that would be bid next.

        Args:
            calls: the turns so far, such as `right 100, left pass`.
            points: what the player whose turn it is would bid.

        Raises:
            AlcaldeError: the turns do not make an auction.
            ValueError: it is over.
        """
        auction = Auction.parse(calls)
        if auction.turn is None:
            raise ValueError("nobody bids when an auction is over")
        self._fill(str(auction), Bid(auction.turn, points).points)

    @property
    def wish(self) -> Bid:
        """Return the bid that is asked about."""
        return Bid(Auction.parse(self.calls).turn or RematadaSeat.DEALER, self.points)

    def ask(self, voice: Voice) -> Sentence:
        """Ask whether it is allowed."""
        text = voice.words.gettext("{player} is next. Is a bid of {n} allowed?")
        return text, {"player": self.wish.seat, "n": self.points}

    @property
    def right(self) -> str:
        """Return `yes` when the engine allows it, else `no`."""
        return "yes" if Auction.parse(self.calls).can(self.wish) else "no"

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer yes and no, with the engine's refusal or the least bid."""
        words, auction = voice.words, Auction.parse(self.calls)
        try:
            auction.check(self.wish)
        except IllegalMove as fault:
            why = refusal_of(voice, fault)
        else:
            text = words.gettext(
                "Yes: {n} is enough, since {min} is the least that may be bid now."
            )
            why = text, {"n": self.points, "min": auction.minimum}
        labels = {"yes": words.gettext("Yes"), "no": words.gettext("No")}
        return labelled(labels, why)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what bids have to be."""
        text = voice.words.gettext("Each bid is at least 100 and higher than the last.")
        return ((text, {}),)

    def draw(self, table: Table) -> Node:
        """Draw the auction so far."""
        return so_far(table, Auction.parse(self.calls))


class WhoContracts(Question):
    """Who has won an auction, or whether nobody has (REM-4, REM-5).

    >>> WhoContracts("right 100, left pass, dealer pass").right
    'right'
    >>> WhoContracts("right pass, left pass, dealer pass").right
    'nobody'
    """

    __slots__ = ("calls",)
    kind = "who-contracts"
    calls: str

    def __init__(self, calls: str) -> None:
        """Take an auction that is over.

        Args:
            calls: its turns, such as `right 100, left pass, dealer pass`.

        Raises:
            AlcaldeError: they do not make an auction.
            ValueError: it is not over.
        """
        auction = Auction.parse(calls)
        if not auction.over:
            raise ValueError("an auction that goes on has no contractor")
        self._fill(str(auction))

    @property
    def auction(self) -> Auction:
        """Return the auction."""
        return Auction.parse(self.calls)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the contractor."""
        return voice.words.gettext("The auction is over. Who is the contractor?"), {}

    @property
    def right(self) -> str:
        """Return the contractor's seat, or `nobody`."""
        return str(self.auction.contractor or NOBODY)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players and nobody, with the highest bid of each."""
        text = voice.words.gettext("Nobody: the deal is void")
        end = voice.sentence(self.auction.explain()[-1])
        none = end
        if self.auction.contractor:
            none = voice.words.gettext("Somebody has bid, so the deal is not void."), {}
        return (
            *seated(voice, {seat: self._why(voice, seat) for seat in PLAYERS}),
            Choice(NOBODY, text_label(text), (none,)),
        )

    def _why(self, voice: Voice, seat: RematadaSeat) -> tuple[Sentence, ...]:
        words, auction = voice.words, self.auction
        end = voice.sentence(auction.explain()[-1])
        if seat is auction.contractor:
            return (end,)
        bids = [
            call.points for call in auction.calls if isinstance(call, Bid) and call.seat is seat
        ]
        if bids:
            text = words.gettext("{player} bid {n}, but {most} is higher.")
            return ((text, {"player": seat, "n": bids[-1], "most": auction.bid}),)
        return ((words.gettext("{player} has not bid at all."), {"player": seat}),)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say when an auction ends."""
        text = voice.words.gettext(
            "Two passes in a row after a bid end the auction: the highest bid has won."
        )
        return ((text, {}),)

    def draw(self, table: Table) -> Node:
        """Draw the turns."""
        return so_far(table, self.auction)
