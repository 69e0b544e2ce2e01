"""Draw a match table: the three, the points of the next deal, what a deal decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Count

from ....scenes.match import around, deals
from ....scenes.points_entry import points_field, points_slider, problems
from ....ui.choosers import reset_button, setting, stepper
from ....ui.html import h
from ....ui.number_field import STEPS
from ....ui.results import spaced
from .model import LARGEST_TARGET

if TYPE_CHECKING:
    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .table import MatchTable


def draw(table: MatchTable) -> list[Node]:
    """Return the parts of the table, from the three to the target."""
    return [
        around(table, table.now.standing, _middle(table), asked=False),
        _entry(table),
        _steps(table),
        _result(table),
        _settings(table),
    ]


def happened(table: MatchTable) -> list[Sentence]:
    """Return what the last deal shown decided, or who is mayor first (MATCH-2, COUNT-2)."""
    match, words = table.now, table.voice.words
    if not match.step:
        first = words.gettext("{player} is the first mayor and deals.")
        return [(first, {"player": match.standing.mayor})]
    before, count = match.to(match.step - 1).standing, Count.of(match.counts[match.step - 1])
    return [*map(table.voice.sentence, before.explain(count))]


def _middle(table: MatchTable) -> list[Node]:
    words, match = table.voice.words, table.now
    return [
        h(
            "p",
            h("strong", match.target),
            words.gettext("Target"),
            class_="al-count__score",
        )
    ]


def _entry(table: MatchTable) -> Element:
    words, match = table.voice.words, table.now
    name = words.gettext("The mayor’s points in deal {n}").format(n=match.step + 1)
    over = match.standing.over
    count, play = words.gettext("Count this deal"), words.gettext("Play it automatically")
    wrong = bool(table.entry.problems())
    return h(
        "div",
        h(
            "div",
            points_field(table, table.entry, "mayor", name, STEPS),
            points_slider(table, table.entry.last[0], name),
            class_="al-count al-count--one",
        ),
        h(
            "div",
            table.button(
                "count", count, act="count", off=over or wrong, class_="al-btn al-btn--main"
            ),
            table.button("play", play, act="play", off=over, class_="al-btn"),
            class_="al-row",
        ),
        class_="al-match__entry",
    )


def _steps(table: MatchTable) -> Element:
    words, match = table.voice.words, table.now
    names = (
        words.gettext("Steps of the match"),
        words.gettext("Before the first deal"),
        words.gettext("Previous deal"),
        words.gettext("Next deal"),
        words.gettext("Deals shown"),
    )
    last = len(match.counts)
    return h("div", stepper(table, match.step, last, names, first=0), class_="al-row")


def _result(table: MatchTable) -> Element:
    match = table.now
    sentences: list[Node] = (
        problems(table, table.entry)
        if table.entry.problems()
        else spaced(table.voice.both(*sentence) for sentence in happened(table))
    )
    shown = match.counts[: match.step]
    return h(
        "div",
        table.status(*sentences),
        deals(table, shown, match.standings()[: match.step + 1]),
        class_="al-result",
    )


def _settings(table: MatchTable) -> Element:
    words, target = table.voice.words, table.now.target

    def step(part: str, sign: str, name: str, to: int) -> Element:
        to = max(1, min(LARGEST_TARGET, to))
        return table.button(
            part, sign, act="target", data_args={"to": to}, off=to == target, aria_label=name
        )

    inside: list[Node] = [
        step("target-less", "−1", words.gettext("One game point less"), target - 1),
        h("span", target, class_="al-seg__count"),
        step("target-more", "+1", words.gettext("One game point more"), target + 1),
    ]
    reset = reset_button(table, off=table.now == table.start)
    return h(
        "div",
        setting(table, "target", words.gettext("Target"), inside),
        h("div", reset, class_="al-row"),
        class_="al-settings",
    )
