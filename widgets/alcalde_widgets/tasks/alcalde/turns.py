"""Questions about turns: who leads first, who draws first and last (PLAY-1, DRAW-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from alcalde import Game, Seat
from alcalde.core.text import quoted

from ...codec import Saved
from ...scenes.seats import players
from ..drawing import people
from ..question import Question, seated

if TYPE_CHECKING:
    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice
    from ..question import Choice

PLACES = ("first", "last")
"""What can be asked: who draws first, or who draws last."""


class FirstLead(Question):
    """Who leads to the first trick (PLAY-1).

    >>> FirstLead().right
    'right'
    """

    __slots__ = ("deal",)
    kind = "first-lead"
    PARAMS: ClassVar = {"deal": Saved.whole}
    deal: int

    def __init__(self, deal: int = 1) -> None:
        """Take a deal.

        Args:
            deal: its number; the answer is the same for all of them.

        Raises:
            AlcaldeError: there is no such deal.
        """
        Game.deal(deal)
        self._fill(deal)

    @property
    def leader(self) -> Seat:
        """Return whose turn it is after the deal."""
        return Game.deal(self.deal).leader

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the player."""
        text = voice.words.gettext("The cards are dealt. Who leads the first trick?")
        return text, {}

    @property
    def right(self) -> str:
        """Return the seat that leads."""
        return str(self.leader)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players."""
        words = voice.words
        why = {
            Seat.MAYOR: words.gettext(
                "The mayor deals, and {player}, on the mayor’s right, leads first."
            ),
            Seat.RIGHT: words.gettext("The mayor’s right neighbour, {player}, leads first."),
            Seat.LEFT: words.gettext("It begins on the mayor’s right, not left: {player} leads."),
        }
        leads = {"player": self.leader}
        return seated(voice, {seat: ((why[seat], leads),) for seat in Seat})

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say in which direction everything goes."""
        text = voice.words.gettext(
            "The mayor has dealt, and everything goes on counter-clockwise from there."
        )
        return ((text, {}),)

    def draw(self, table: Table) -> Node:
        """Draw the seats."""
        return people(table, {Seat.MAYOR: table.voice.words.gettext("has dealt")})


class WhoDraws(Question):
    """Who draws first, or last, after a trick (DRAW-2).

    >>> WhoDraws("left").right, WhoDraws("left", "last").right
    ('left', 'right')
    """

    __slots__ = ("winner", "place")
    kind = "who-draws"
    winner: Seat
    place: str

    def __init__(self, winner: str, place: str = "first") -> None:
        """Take a winner.

        Args:
            winner: who has won the trick: `right`, `left` or `mayor`.
            place: `first` or `last`.

        Raises:
            AlcaldeError: the winner is not a seat.
            ValueError: the place is invalid.
        """
        if place not in PLACES:
            raise ValueError(f"a place is one of {', '.join(PLACES)}, not {quoted(place)}")
        self._fill(Seat.parse(winner), place)

    @property
    def order(self) -> tuple[Seat, ...]:
        """Return the seats in the order in which they draw."""
        return players(self.winner)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the player."""
        if self.place == "first":
            text = voice.words.gettext("{player} has won the trick. Who draws first?")
        else:
            text = voice.words.gettext("{player} has won the trick. Who draws last?")
        return text, {"player": self.winner}

    @property
    def right(self) -> str:
        """Return the seat that draws first, or last."""
        return str(self.order[0 if self.place == "first" else -1])

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players, each with when that player draws."""
        words = voice.words
        first, second, third = self.order
        each = {
            first: words.gettext("{player} draws first, as the winner."),
            second: words.gettext("{player} draws second."),
            third: words.gettext("{player} draws last."),
        }
        round_ = words.gettext("It goes counter-clockwise: {player}, {player2}, {player3}.")
        values: dict[str, object] = {"player": first, "player2": second, "player3": third}
        return seated(
            voice, {seat: ((each[seat], {"player": seat}), (round_, values)) for seat in Seat}
        )

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say who begins, and in which direction it goes."""
        text = voice.words.gettext(
            "The winner begins, and it goes to the right, counter-clockwise."
        )
        return ((text, {}),)

    def draw(self, table: Table) -> Node:
        """Draw the seats and who has won."""
        return people(table, {self.winner: table.voice.words.gettext("has won the trick")})
