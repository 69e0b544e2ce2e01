"""The drawing of an exercise table around its question: the progress, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ui.choosers import pack_chooser
from ..ui.html import h
from ..ui.icons import icon
from ..ui.voice import NBSP
from . import GAMES
from .practice import UP

if TYPE_CHECKING:
    from ..ui.html import Element, Node
    from .table import ExerciseTable


def progress(table: ExerciseTable) -> Element:
    """Draw the level, how many are right in a row, and how many come back."""
    words, now = table.voice.words, table.practice
    levels = (
        words.gettext("Level: very easy"),
        words.gettext("Level: easy"),
        words.gettext("Level: medium"),
        words.gettext("Level: hard"),
        words.gettext("Level: very hard"),
    )
    row = words.ngettext("{n} right in a row", "{n} right in a row", now.streak)
    many = len(now.waiting)
    back = words.ngettext("{n} comes back later", "{n} come back later", many)
    filled = now.streak % UP or (UP if now.streak else 0)
    pips = [h("i", class_="is-on" if place < filled else None) for place in range(UP)]
    return h(
        "div",
        h("span", levels[now.level - 1]),
        h(
            "span",
            h("span", pips, class_="al-run__pips", aria_hidden="true"),
            _counted(row, now.streak),
        ),
        h("span", _counted(back, many)) if many else None,
        class_="al-run al-tells",
        id=table.id("progress"),
        data_reveal=table.reveal == "progress",
    )


def next_buttons(table: ExerciseTable) -> list[Node]:
    """Draw the buttons for the next exercise and the day's, and the choosers."""
    words = table.voice.words
    onward = h(
        "div",
        table.button(
            "next",
            h("span", words.gettext("Next exercise")),
            icon("next"),
            act="next",
            data_random="seed",
            class_="al-btn al-btn--main" if table.tried else "al-btn",
        ),
        table.button(
            "today",
            h("span", words.gettext("Exercise of the day")),
            act="today",
            data_today="date",
            class_="al-btn al-btn--quiet",
        ),
        class_="al-row",
    )
    names = {
        "all": words.gettext("Both games"),
        "alcalde": "Alcalde",
        "rematada": words.gettext("Rematada"),
    }
    buttons = [
        table.button(
            f"game-{game}",
            name,
            act="game",
            data_args={"game": game},
            data_random="seed",
            aria_pressed="true" if game == table.game else "false",
        )
        for game, name in names.items()
        if game == "all" or game in GAMES
    ]
    label = table.id("label-game")
    games = h(
        "div",
        h("span", words.gettext("Exercises about"), id=label, class_="al-setting__word"),
        h("div", buttons, class_="al-seg", role="group", aria_labelledby=label),
        class_="al-setting al-setting--high",
    )
    settings = h("div", games, pack_chooser(table), class_="al-settings")
    return [onward, settings]


def _counted(text: str, number: int) -> str:
    return text.replace("{n} ", "{n}" + NBSP).format(n=number)
