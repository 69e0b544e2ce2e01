"""Questions about a match: who is mayor, who has how many game points, who has won (MATCH-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from alcalde import Count, Place
from alcalde.scoring import KEEPS_OFFICE

from ...codec import Saved
from ...scenes.match import around, deals, people
from ...tables.alcalde.match.model import MatchModel
from ..question import Choice, Question, numbered, player_label, seated, text_label

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from alcalde import AnySeat, Standing

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Person, Sentence, Voice

NOBODY = "nobody"
"""The choice that nobody has won yet."""
PAIR = (Place.SECOND, Place.THIRD)
"""The pair that is offered where no two players have won together."""


class OfMatch(Question):
    """A question about a match, given by the mayor's points in each deal."""

    __slots__ = ("counts",)
    counts: str

    def __init__(self, counts: str) -> None:
        """Take the deals.

        Args:
            counts: the mayor's points of each deal, such as `58 64 51`; the first mayor sits at
                the first place.

        Raises:
            AlcaldeError: a count is not a whole number from 0 to 120.
            ValueError: there is no deal.
        """
        self._fill(_canonical(counts))

    @property
    def match(self) -> MatchModel:
        """Return the match up to where the question is asked."""
        return MatchModel.begin(0, max(7, len(self.each)), self.each)

    @property
    def each(self) -> tuple[int, ...]:
        """Return the mayor's points of each deal."""
        return tuple(map(int, self.counts.split()))

    def people(self, seated: Sequence[Person]) -> Mapping[AnySeat, Person | AnySeat]:
        """Return who is called what; the first mayor has no name."""
        return people(seated)

    def deal_by_deal(self, voice: Voice) -> tuple[Sentence, ...]:
        """Return, deal by deal, who was mayor and who earned what."""
        words, standings = voice.words, self.match.standings()
        held = words.gettext("Deal {n}: {player} is mayor, has {points} and earns 1.")
        lost = words.gettext(
            "Deal {n}: {player} is mayor and has {points}, so {player2} and {player3} earn 1 each."
        )
        found: list[Sentence] = []
        for n, (before, mayor) in enumerate(zip(standings, self.each, strict=False), 1):
            count = Count.of(mayor)
            others = (place for place in before.earners(count) if place is not before.mayor)
            values = {"n": n, "points": mayor, "player": before.mayor}
            values |= dict(zip(("player2", "player3"), others, strict=False))
            found.append((held if count.keeps_office else lost, values))
        return tuple(found)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say how a deal changes office and game points."""
        text = voice.words.gettext(
            "Go deal by deal: with {n} or more the mayor stays and earns 1; "
            "with less the other two earn 1 each, and office passes to the right."
        )
        return ((text, {"n": KEEPS_OFFICE}),)

    def draw(self, table: Table) -> Node:
        """Draw the three players, and the mayor's points in each deal."""
        start: Standing = self.match.standings()[0]
        return [around(table, start, [], asked=True), deals(table, self.each, ())]


class MayorNow(OfMatch):
    """Who is mayor after some deals (COUNT-2, COUNT-3).

    >>> MayorNow("58 64").right, MayorNow("58 47").right
    ('1', '2')
    """

    __slots__ = ()
    kind = "mayor-now"

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the player."""
        text = voice.words.gettext("{player} was the first mayor. Who is mayor now?")
        return text, {"player": Place.FIRST}

    @property
    def right(self) -> str:
        """Return the number of the place that has the office."""
        return str(self.match.standing.mayor.index)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players, with the mayor after each deal."""
        words, standings = voice.words, self.match.standings()
        stays = words.gettext("Deal {n}, {points}: {player} stays.")
        moves = words.gettext("Deal {n}, {points}: office passes to {player}.")
        way: list[Sentence] = []
        for n, (after, points) in enumerate(zip(standings[1:], self.each, strict=True), 1):
            text = stays if after.mayor is standings[n - 1].mayor else moves
            way.append((text, {"n": n, "points": points, "player": after.mayor}))
        return seated(voice, dict.fromkeys(Place, tuple(way)))


class GamePoints(OfMatch):
    """How many game points a player has after some deals (MATCH-2).

    >>> GamePoints("58 64 51", 2).right
    '2'
    """

    __slots__ = ("counts", "place")
    kind = "game-points"
    PARAMS: ClassVar = {"place": Saved.whole}
    SHORT = True
    place: int

    def __init__(self, counts: str, place: int = 0) -> None:
        """Take the deals and a place.

        Args:
            counts: the mayor's points of each deal.
            place: 0 for the first mayor, 1 for the right neighbour, 2 for the left.

        Raises:
            AlcaldeError: a count or the place is invalid.
            ValueError: there is no deal.
        """
        self._fill(_canonical(counts), Place.parse(place).index)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the game points."""
        text = voice.words.gettext(
            "{player} was the first mayor. How many game points does {player2} have now?"
        )
        if self.place == 0:
            text = voice.words.gettext(
                "{player} was the first mayor. How many game points does {player} have now?"
            )
        return text, {"player": Place.FIRST, "player2": Place(self.place)}

    @property
    def right(self) -> str:
        """Return the game points of the place."""
        return str(self.match.standing.points[self.place])

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer every number that is possible after so many deals, with the deals one by one."""
        return numbered(dict.fromkeys(range(len(self.each) + 1), self.deal_by_deal(voice)))


class MatchWinner(OfMatch):
    """Whether a player has won a match to a target, and who (MATCH-2).

    >>> MatchWinner("58 47 55 59", 3).right, MatchWinner("58 47", 3).right
    ('12', 'nobody')
    """

    __slots__ = ("counts", "target")
    kind = "match-winner"
    PARAMS: ClassVar = {"target": Saved.whole}
    target: int

    def __init__(self, counts: str, target: int = 7) -> None:
        """Take the deals and the target.

        Args:
            counts: the mayor's points of each deal; nobody has won before the last deal.
            target: the game points that win.

        Raises:
            AlcaldeError: a count or the target is invalid, or the match ended earlier.
            ValueError: there is no deal, or a table has no such target.
        """
        match = MatchModel.begin(0, target, map(int, _canonical(counts).split()))
        self._fill(_canonical(counts), match.target)

    @property
    def match(self) -> MatchModel:
        """Return the match up to where the question is asked."""
        return MatchModel.begin(0, self.target, self.each)

    def ask(self, voice: Voice) -> Sentence:
        """Ask who has won."""
        text = voice.words.ngettext(
            "{player} was the first mayor; the target is {n} game point. Who has won?",
            "{player} was the first mayor; the target is {n} game points. Who has won?",
            self.target,
        )
        return text, {"player": Place.FIRST, "n": self.target}

    @property
    def right(self) -> str:
        """Return who has won, by number, or `nobody`."""
        return _key(self.match.standing.winners)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer nobody, each player, and two together."""
        words, match = voice.words, self.match
        standing = words.gettext(
            "{player} has {a}, {player2} {b}, {player3} {c}; the target is {n}."
        )
        points: dict[str, object] = dict(zip(("a", "b", "c"), match.standing.points, strict=True))
        points |= dict(zip(("player", "player2", "player3"), Place, strict=True))
        why: list[Sentence] = [(standing, {**points, "n": self.target})]
        if match.standing.over:
            before = match.to(match.step - 1).standing
            why.append(voice.sentence(before.explain(Count.of(self.each[-1]))[-1]))
        else:
            why.append((words.gettext("Nobody has reached the target: another deal."), {}))
        nobody: Sentence = text_label(words.gettext("Nobody yet"))
        two = words.gettext("{player} and {player2}")
        offered = [Choice(NOBODY, nobody, tuple(why))]
        winners = match.standing.winners
        together = winners if len(winners) > 1 else PAIR
        for group in (*((place,) for place in Place), together):
            both = {"player": group[0], "player2": group[-1]}
            label = (two, both) if len(group) == 2 else player_label(voice, group[0])
            offered.append(Choice(_key(group), label, tuple(why)))
        return tuple(offered)


def _canonical(counts: str) -> str:
    """Return the counts in canonical form: whole numbers with a space between."""
    each = [str(Count.of(count).mayor) for count in counts.split()]
    if not each:
        raise ValueError("a match has deals")
    return " ".join(each)


def _key(places: Sequence[Place]) -> str:
    return "".join(str(place.index) for place in places) or NOBODY
