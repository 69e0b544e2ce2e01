"""Entering the mayor's points: counts that a reader types, steps or slides (COUNT-1, COUNT-4).

The count table and the match table share it: the value, the actions that change it, and how its
fields, their problems and the slider look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import AlcaldeError, Count, CountError
from alcalde.core.points import PACK_POINTS
from alcalde.core.text import tidy
from alcalde.scoring import KEEPS_OFFICE

from ..actions import UnknownAction, action
from ..table import Table
from ..ui.html import h
from ..ui.icons import icon
from ..ui.number_field import STEPS, stepped_field

if TYPE_CHECKING:
    from ..codec import Saved
    from ..ui.context import DrawingContext
    from ..ui.html import Element, Node
    from ..ui.voice import Voice

FIELDS = ("mayor", "opponents")
"""The names of the two fields."""

LONGEST = 40
"""The most characters that a field keeps."""


class PointsEntry(NamedTuple):
    """The text of both fields, and the last counts that could be read from them.

    Attributes:
        typed: the text of each field, readable or not.
        last: the last readable count of each field.
        both: whether both fields are typed; else the opponents' count is worked out.

    >>> entry = PointsEntry(("58", "62"), (58, 62)).write("mayor", "6x")
    >>> entry.typed, entry.last, list(entry.problems())
    (('6x', '62'), (58, 62), ['mayor'])
    """

    typed: tuple[str, str]
    last: tuple[int, int]
    both: bool = False

    @classmethod
    def begin(cls, mayor: int, opponents: int | None = None, *, both: bool = False) -> PointsEntry:
        """Return fields that hold the mayor's count, and the opponents' or else the rest.

        Args:
            mayor: the mayor's count.
            opponents: the opponents' count; None for the rest.
            both: whether both fields are typed.

        >>> PointsEntry.begin(58).typed
        ('58', '62')
        """
        theirs = Count.of(mayor).opponents if opponents is None else opponents
        return cls((str(mayor), str(theirs)), (mayor, theirs), both)

    def fields(self) -> tuple[str, ...]:
        """Return the names of the fields that are typed."""
        return FIELDS if self.both else FIELDS[:1]

    def counted(self) -> Count:
        """Return the count that the engine has checked.

        Raises:
            NotationError: a typed count is no whole number from 0 to 120.
            CountError: the two do not make 120 together (COUNT-4).

        >>> PointsEntry(("58", "62"), (58, 62), both=True).counted().opponents
        62
        """
        mayor, opponents = self.typed
        return Count.of(mayor, opponents if self.both else None)

    def problems(self) -> dict[str, AlcaldeError]:
        """Return what is wrong with each field; nothing when the counts are right.

        >>> list(PointsEntry(("58", "6x"), (58, 62), both=True).problems())
        ['opponents']
        """
        found: dict[str, AlcaldeError] = {}
        for field, text in zip(self.fields(), self.typed, strict=False):
            try:
                Count.of(text)
            except AlcaldeError as error:
                found[field] = error
        if not found:
            try:
                self.counted()
            except CountError as error:
                found = dict.fromkeys(FIELDS, error)
        return found

    def write(self, field: str, text: str) -> PointsEntry:
        """Return the entry with another text in a field, readable or not.

        Args:
            field: one of `FIELDS`.
            text: the text.
        """
        place, text = FIELDS.index(field), clean(tidy(text))
        try:
            number = Count.of(text).mayor
        except AlcaldeError:
            number = self.last[place]
        typed, last = list(self.typed), list(self.last)
        typed[place], last[place] = text, number
        return self._replace(typed=(typed[0], typed[1]), last=(last[0], last[1]))

    def add(self, field: str, by: int) -> PointsEntry:
        """Return the entry with a count changed by a number, clamped to 0 and 120."""
        return self.write(field, str(self.after(field, by)))

    def after(self, field: str, by: int) -> int:
        """Return the count that `add` would give.

        Args:
            field: one of `FIELDS`.
            by: the change, such as -10.

        >>> PointsEntry.begin(117).after("mayor", 10)
        120
        """
        return max(0, min(PACK_POINTS, self.last[FIELDS.index(field)] + by))

    def data(self) -> dict[str, Any]:
        """Return both fields as JSON values."""
        return {"typed": list(self.typed), "last": list(self.last)}

    @classmethod
    def of(cls, saved: Saved, *, both: bool = False) -> PointsEntry:
        """Read both fields from a mapping that has what `data` gave.

        Raises:
            UnreadableState: they are not there.
        """
        typed = saved["typed"].pair(lambda text: clean(text.text()))
        return cls(typed, saved["last"].pair(lambda count: count.whole(0, PACK_POINTS)), both)


def clean(text: str) -> str:
    """Return what a field keeps of a text: its first forty characters that can be printed.

    >>> clean("58" + chr(10)), len(clean("9" * 1000))
    ('58', 40)
    """
    return "".join(sign for sign in text[:LONGEST] if sign.isprintable())


class PointsEntryTable(Table):
    """A table on which a reader enters points.

    Attributes:
        entry: the points as they are entered.
    """

    entry: PointsEntry

    @action
    def do_mayor(self, points: str) -> None:
        """Write the mayor's points; an unreadable text stays, with a sentence (COUNT-1)."""
        self.entry = self.entry.write("mayor", points)

    @action
    def do_add(self, field: str, by: int) -> None:
        """Add some points to a count, or take them off."""
        if field not in FIELDS or by not in STEPS:
            raise UnknownAction
        self.entry = self.entry.add(field, by)


def problem_text(voice: Voice, error: AlcaldeError) -> str:
    """Return the sentence that says what is wrong with a count, or what an empty field needs."""
    if error.params.get("text") == "":
        wanted = voice.words.gettext("Write a whole number from 0 to {n} here.")
        return wanted.format(n=error.params["most"])
    return voice.refusal(error)


def problems(table: DrawingContext, entry: PointsEntry) -> list[Node]:
    """Draw one sentence for each problem; `aria-describedby` of the fields points there."""
    sentences: list[Node] = []
    for field, error in entry.problems().items():
        if error.code == "sum" and field != FIELDS[0]:
            continue  # both fields of a wrong sum share one sentence
        sentences.append(
            h(
                "span",
                icon("info"),
                h("span", problem_text(table.voice, error)),
                id=table.id(f"problem-{field}"),
                class_="al-count__problem",
            )
        )
    return sentences


def points_field(
    table: DrawingContext, entry: PointsEntry, field: str, label: str, steps: tuple[int, ...]
) -> Element:
    """Draw a field for points with the buttons that change it.

    Args:
        table: whose it is.
        entry: the points as they are entered.
        field: one of `FIELDS`.
        label: the name of the field.
        steps: by how much its buttons change the count.
    """
    now, error = entry.last[FIELDS.index(field)], entry.problems().get(field)
    about = FIELDS[0] if error and error.code == "sum" else field
    return stepped_field(
        table,
        field,
        label,
        typed=entry.typed[FIELDS.index(field)],
        longest=LONGEST,
        steps={by: entry.after(field, by) == now for by in steps},
        args={"field": field},
        problem=table.id(f"problem-{about}") if error else None,
    )


def points_slider(table: DrawingContext, points: int, label: str) -> Element:
    """Draw a slider for the mayor's points, which acts while it moves.

    Args:
        table: whose it is.
        points: the current count.
        label: its name for screen readers.
    """
    return h(
        "div",
        h(
            "input",
            id=table.id("slide"),
            type="range",
            min=0,
            max=PACK_POINTS,
            step=1,
            value=points,
            data_act="mayor",
            data_arg="points",
            data_live=True,
            aria_label=label,
            aria_valuetext=table.voice.points(points),
        ),
        h(
            "p",
            [h("span", mark) for mark in (0, KEEPS_OFFICE, PACK_POINTS)],
            class_="al-count__scale",
            aria_hidden="true",
        ),
        class_="al-count__slide",
    )
