"""The match table: deal after deal, office and game points, until somebody reaches the target.

The reader gives the mayor's points of a deal, or has the deal played out, counts it, and sees
office move and game points grow; steps back and forth through the whole match; and changes the
target. Ledger: MATCH-1, MATCH-2, COUNT-2, COUNT-3, SEAT-2.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from alcalde import AnySeat, Count, Game, Place
from alcalde.core.seeds import LARGEST_SEED, numbers, parse_seed

from ....actions import UnknownAction, action
from ....codec import Saved
from ....scenes.counting import Counting
from ....scenes.tally import Tally
from ....ui.html import Node
from ....ui.voice import ISAAC, LENA, Person
from .model import LARGEST_TARGET, Course
from .view import draw, happened

EXAMPLE = (72, 58, 64)
FIRST_COUNT = 60
"""What the field shows before the reader has given anything."""


class MatchTable(Counting):
    """A match, deal by deal.

    >>> table = MatchTable([58], target=2)
    >>> print(table)
    The first player 0, Isaac 1, Lena 1 · target 2 · The mayor has 58: office passes to the right
    neighbour. Isaac and Lena earn 1 game point each. Isaac is mayor now and deals next.
    >>> table.act("mayor", points="75"); table.act("count")
    >>> table.course.now.winners
    (<Place.SECOND: 1>,)
    >>> table.act("count")
    >>> table.notice
    'The match is over: the target has been reached.'
    """

    kind = "match"

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
            seed: the number of the first deal that is played out; the next deals follow on.
            people: who sits on the right and the left of 0; `None` calls all by their number.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish`; a match shows no cards.

        Raises:
            AlcaldeError: a count, a place, the target or the seed is none, or the match was over.
            ValueError: there is no such target, step, language, name or pack.
        """
        course = Course.begin(Place.parse(first).index, target, counts, step)
        self._set_up(course, parse_seed(seed), people, lang=lang, name=name, pack=pack)

    def _set_up(
        self, course: Course, seed: int, people: tuple[Person, Person] | None, **common: str
    ) -> None:
        self.start = self.course = course
        self.seed = seed
        self.seated = people
        self.now = _entry(course)
        super().__init__(**common)

    # What is shown

    def people(self) -> Mapping[AnySeat, Person]:
        """Return who sits on the right and the left of the first player, who has no name."""
        return dict(zip((Place.SECOND, Place.THIRD), self.seated or (), strict=False))

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("A match")

    def hint(self) -> str:
        """Return what can be done with this table."""
        return self.voice.words.gettext("Set the mayor’s points and count the deal.")

    def body(self) -> list[Node]:
        """Return the three, the points of a deal, the steps, what happened and the target."""
        return draw(self)

    def summary(self) -> str:
        """Return the game points, the target and what the last deal shown decided."""
        points = zip(Place, self.course.now.points, strict=True)
        shown = ", ".join(f"{self.voice.label(place)} {n}" for place, n in points)
        target = self.voice.words.gettext("target {n}").format(n=self.course.target)
        said = " ".join(self.voice.text(*saying) for saying in happened(self))
        return " · ".join([shown, target, said])

    # What can be done

    @action
    def do_count(self) -> None:
        """Count a deal with the points that are given (MATCH-2)."""
        self.course = self.course.add(self.now.counted().mayor)

    @action
    def do_play(self) -> None:
        """Have the next deal played out at random, and count it (PLAY-3)."""
        seed = (self.seed + self.course.step) % (LARGEST_SEED + 1)
        game, chances = Game.deal(seed), numbers(seed)
        while not game.over:
            game = game.play(game.pick((next(chances) >> 11) / 2**53))
        self.now = self.now.write("mayor", str(game.points[0]))
        self.do_count()

    @action
    def do_step(self, to: int) -> None:
        """Show the match after so many deals."""
        if not 0 <= to <= len(self.course.counts):
            raise UnknownAction
        self.course = self.course.to(to)
        self.now = _entry(self.course, self.now)

    @action
    def do_target(self, to: int) -> None:
        """Play to another target; deals after somebody has reached it are dropped."""
        if not 1 <= to <= LARGEST_TARGET:
            raise UnknownAction
        self.course = self.course.aim(to)

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.course, self.now = self.start, _entry(self.start)

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example, who plays, how the match stands, and the points that are given."""
        return {
            "example": self.start.data(),
            "deal": self.seed,
            "people": [list(person) for person in self.seated] if self.seated else None,
            "course": self.course.data(),
            "now": self.now.data(),
        }

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.course, self.now = Course.of(state["course"]), Tally.of(state["now"])
        if self.now.mode != "one" or self.now.pile or self.course.first != self.start.first:
            raise ValueError("a match")

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        people, seed = cls.read_people(Saved(state)), state["deal"]
        if type(seed) is not int:
            raise ValueError("a deal is a number")
        table = cls.__new__(cls)
        course = Course.of(state["example"])
        table._set_up(course, parse_seed(seed), people, lang=lang, name=name, pack=pack)
        return table


def _entry(course: Course, before: Tally | None = None) -> Tally:
    """Return the points of the next deal: those that it has, those given before, or a first."""
    if course.step < len(course.counts):
        mayor = course.counts[course.step]
    elif before is not None:
        return before
    else:
        mayor = course.counts[-1] if course.counts else FIRST_COUNT
    theirs = Count.of(mayor).opponents
    return Tally("one", (str(mayor), str(theirs)), (mayor, theirs), ())
