"""The count table: both sides' points after ten tricks, and who is mayor next.

The reader slides, types or steps the mayor's points, types both counts as two people would who
counted separately, or moves the scoring cards from pile to pile. Ledger: COUNT-1 to COUNT-5,
DECK-3, DECK-5, SEAT-2, EX-3, EX-4, EX-5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import AlcaldeError, Card

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....scenes.points_entry import PointsEntryTable, problem_text
from .model import MODES, SCORING, CountModel
from .view import draw

if TYPE_CHECKING:
    from ....scenes.points_entry import PointsEntry
    from ....ui.html import Node

PILE = "A♦ A♥ 3♦ 3♥ K♦ K♥ Q♦ Q♥ J♦"
"""Nine cards that are worth 58; one jack more makes 60."""


class CountTable(PointsEntryTable, ExampleTable[CountModel]):
    """The points of both sides, and what they decide.

    >>> table = CountTable(58)
    >>> print(table)
    58 + 62 = 120 · The mayor has 58: office passes to the right neighbour.
    >>> table.act("mayor", points="60")
    >>> print(table)
    60 + 60 = 120 · The mayor has 60: keeps office.

    Two counts that cannot both be right name no dealer (COUNT-4):

    >>> print(CountTable(58, 61))
    58 + 61 · The counts add up to 119, not 120: recount before naming the next dealer.

    What cannot be read stays in its field, with a sentence:

    >>> table.act("mayor", points="61,5")
    >>> print(table)
    61,5 · “61,5” is not a count: write a whole number from 0 to 120.
    """

    kind = "count"
    MODEL = CountModel

    def __init__(
        self,
        mayor: int | str = 58,
        opponents: int | str | None = None,
        *,
        pile: str = PILE,
        mode: str | None = None,
        lang: str = "en",
        name: str = "count",
        pack: str = "french",
    ) -> None:
        """Lay out a count.

        Args:
            mayor: the mayor's card points, 0 to 120.
            opponents: those of both opponents, as they counted them; left out, the rest.
            pile: the cards in the mayor's pile, such as `A♥ 3♥`, of those that score.
            mode: `one`, `both` or `cards`; left out, `both` when the opponents' count is given.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: a count is no whole number from 0 to 120, or a card cannot be read.
            ValueError: the mode, the pile, the language, the name or the pack is invalid.
        """
        mode = mode or ("one" if opponents is None else "both")
        start = CountModel.begin(mode, mayor, opponents, pile)
        self.lay_out(start, lang=lang, name=name, pack=pack)

    @property
    def entry(self) -> PointsEntry:
        """Return both counts as they are typed."""
        return self.now.entry

    @entry.setter
    def entry(self, entry: PointsEntry) -> None:
        self.now = self.now._replace(entry=entry)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The count")

    def hint(self) -> str:
        """Return what can be done with this table."""
        words = self.voice.words
        return {
            "one": words.gettext("Slide, tap or type the mayor’s points."),
            "both": words.gettext("Type what each side has counted."),
            "cards": words.gettext("Tap a card to move it to the other pile."),
        }[self.now.mode]

    def body(self) -> list[Node]:
        """Draw the modes, the points, the seats and what the points decide."""
        return draw(self)

    def summary(self) -> str:
        """Return the points and what they decide in one line."""
        try:
            count = self.now.counted()
        except AlcaldeError:
            fields = zip(self.entry.fields(), self.entry.typed, strict=False)
            typed = " + ".join(text for _, text in fields)
            problems = self.now.problems().values()
            sentences = dict.fromkeys(problem_text(self.voice, error) for error in problems)
            return " · ".join([typed, *sentences])
        total = count.mayor + count.opponents
        return f"{count.mayor} + {count.opponents} = {total} · {count.reason.say(self.voice.words)}"

    @action
    def do_mode(self, mode: str) -> None:
        """Count another way."""
        if mode not in MODES:
            raise UnknownAction
        self.now = self.now.turn(mode)

    @action
    def do_opponents(self, points: str) -> None:
        """Write the opponents' points, counted separately (COUNT-4)."""
        self.entry = self.entry.write("opponents", points)

    @action
    def do_move(self, card: str) -> None:
        """Move a card to the other pile; the focus stays with the cards that are left."""
        moved = Card.parse(card)
        if moved not in SCORING:
            raise UnknownAction
        here = [one for one in SCORING if (one in self.now.pile) == (moved in self.now.pile)]
        place = here.index(moved)
        near = [*here[place + 1 :], *reversed(here[:place]), moved]
        self.now = self.now.move(moved)
        self.focus = f"card-{near[0].code}"
