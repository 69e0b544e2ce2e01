"""The match table: deal after deal, office and game points, until somebody reaches the target.

The reader enters the mayor's points of a deal, or has the deal played automatically, counts it, and
sees office and game points change; steps back and forth through the match; and changes the target.
Ledger: MATCH-1, MATCH-2, COUNT-2, COUNT-3, SEAT-2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from alcalde import Game, Place
from alcalde.core.numbers import LARGEST_SEED
from alcalde.core.seeds import numbers, parse_seed

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....scenes.match import people
from ....scenes.points_entry import PointsEntry, PointsEntryTable
from ....ui.voice import ISAAC, LENA
from .model import LARGEST_TARGET, MatchModel
from .view import draw, happened

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from alcalde import AnySeat

    from ....codec import Saved
    from ....ui.html import Node
    from ....ui.voice import Person

EXAMPLE = (72, 58, 64)


class MatchTable(PointsEntryTable, ExampleTable[MatchModel]):
    """A match, deal by deal.

    Attributes:
        seed: the number of the first deal that is played automatically; the next ones follow on.

    >>> table = MatchTable([58], target=2)
    >>> print(table)
    The third player 0, Isaac 1, Lena 1 · target 2 · The mayor has 58: office passes to the right
    neighbour. Isaac and Lena earn 1 game point each. Isaac is mayor now and deals next.
    >>> table.act("mayor", points="75"); table.act("count")
    >>> table.now.standing.winners
    (<Place.SECOND: 1>,)
    >>> table.act("count")
    >>> table.notice
    'The match is over: the target has been reached.'
    """

    kind = "match"
    MODEL = MatchModel
    PEOPLE = True
    seed: int

    def __init__(
        self,
        counts: Iterable[int] = EXAMPLE,
        *,
        target: int = 7,
        first: int = 0,
        step: int | None = None,
        seed: int | str = 7,
        people: tuple[Person, Person] | None = (ISAAC, LENA),
        lang: str = "en",
        name: str = "match",
        pack: str = "french",
    ) -> None:
        """Lay out a match.

        Args:
            counts: the mayor's points of each deal, 0 to 120.
            target: the game points that win, 1 to 15.
            first: who is mayor first: 0, or 1 on the right of 0, or 2 on the right of 1.
            step: how many deals are shown at first; left out, all.
            seed: the number of the first deal to play automatically; the next ones follow on.
            people: who sits on the right and the left of 0; None calls all by their number.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish`; a match shows no cards.

        Raises:
            AlcaldeError: a count, a place, the target or the seed is invalid, or a deal follows
                the last one.
            ValueError: there is no such target, step, language, name or pack.
        """
        start = MatchModel.begin(Place.parse(first).index, target, counts, step)
        self.seed = parse_seed(seed)
        self.lay_out(start, people, lang=lang, name=name, pack=pack)

    def show_example(self) -> None:
        """Show the example and the points of its next deal."""
        super().show_example()
        self.entry = self.start.entry()

    def people(self) -> Mapping[AnySeat, Person | AnySeat]:
        """Return who is called what; the first mayor has no name."""
        return people(self.seated or ())

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("A match")

    def hint(self) -> str:
        """Return what can be done with this table."""
        return self.voice.words.gettext("Set the mayor’s points and count the deal.")

    def body(self) -> list[Node]:
        """Draw the three, the points of a deal, the steps, what happened and the target."""
        return draw(self)

    def summary(self) -> str:
        """Return the game points, the target and what the last deal shown decided."""
        points = zip(Place, self.now.standing.points, strict=True)
        shown = ", ".join(f"{self.voice.label(place)} {n}" for place, n in points)
        target = self.voice.words.gettext("target {n}").format(n=self.now.target)
        last = " ".join(self.voice.text(*sentence) for sentence in happened(self))
        return " · ".join([shown, target, last])

    @action
    def do_count(self) -> None:
        """Count a deal with the points that are entered (MATCH-2)."""
        self.now = self.now.add(self.entry.counted().mayor)

    @action
    def do_play(self) -> None:
        """Play the next deal at random, and count it (PLAY-3)."""
        seed = (self.seed + self.now.step) % (LARGEST_SEED + 1)
        game, chances = Game.deal(seed), numbers(seed)
        while not game.over:
            game = game.play(game.pick((next(chances) >> 11) / 2**53))
        self.entry = self.entry.write("mayor", str(game.points[0]))
        self.do_count()

    @action
    def do_step(self, to: int) -> None:
        """Show the match after so many deals."""
        if not 0 <= to <= len(self.now.counts):
            raise UnknownAction
        self.now = self.now.to(to)
        self.entry = self.now.entry(self.entry)

    @action
    def do_target(self, to: int) -> None:
        """Play to another target; deals after somebody has reached it are dropped."""
        if not 1 <= to <= LARGEST_TARGET:
            raise UnknownAction
        self.now = self.now.aim(to)

    # Saving: what is shown now is `course`, and `now` the points that are entered

    def position(self) -> dict[str, Any]:
        """Return the example, the seed, the match and the points entered, as JSON values."""
        return {
            **super().position(),
            "deal": self.seed,
            "course": self.now.data(),
            "now": {"mode": "one", **self.entry.data(), "pile": []},
        }

    @classmethod
    def from_example(cls, saved: Saved, *, lang: str, name: str, pack: str) -> Self:
        """Return a table with the example of a saved state.

        Raises:
            UnreadableState: the state has no example.
        """
        table = super().from_example(saved, lang=lang, name=name, pack=pack)
        table.seed = saved["deal"].seed()
        return table

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        first = saved["course"]["first"]
        first.require(first.value == self.start.first, "the first mayor of the example")
        self.now = MatchModel.of(saved["course"])
        self.entry = PointsEntry.of(saved["now"])
