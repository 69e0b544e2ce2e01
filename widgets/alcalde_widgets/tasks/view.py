"""The drawing of a task: the question, the answers, the reasons, the hint and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ui.html import h
from ..ui.icons import icon
from ..ui.results import spaced
from .question import rank_order

if TYPE_CHECKING:
    from ..ui.html import Element, Node
    from . import Choice
    from .table import TaskTable


def draw(table: TaskTable) -> list[Node]:
    """Draw the parts of the task, from top to bottom."""
    return [
        table.question.draw(table),
        _choices(table),
        _status(table),
        _buttons(table),
    ]


def _choices(table: TaskTable) -> Element:
    short = " al-choices--short" if table.question.SHORT else ""
    return h(
        "div",
        [_choice(table, choice) for choice in table.question.choices(table.voice)],
        class_=f"al-choices{short}",
        role="group",
        aria_labelledby=table.id("title"),
    )


def _choice(table: TaskTable, choice: Choice) -> Element:
    answer = table.answer()
    marked = answer is not None and answer.key == choice.key
    right = table.solved or table.is_right()
    mark = (" is-right" if right else " is-wrong") if marked else ""
    tells = _tells(table)
    return table.button(
        f"choice-{choice.key}",
        h(
            "span",
            h("span", icon("check" if right else "close"), class_=tells or None)
            if marked
            else None,
            h("span", table.voice.both(*choice.label)),
            class_="al-choice__label",
        ),
        h("span", table.verdict().rstrip(".:"), class_=f"al-vh {tells}".strip())
        if marked
        else None,
        act="choose",
        data_args={"key": choice.key},
        class_=f"al-btn al-choice{mark}",
        aria_pressed="true" if choice.key == table.chosen else "false",
    )


def _tells(table: TaskTable) -> str:
    """Return the class of what tells whether an answer is right; a reader asks for the solution."""
    return "" if table.solved else "al-tells"


def _status(table: TaskTable) -> Element:
    answer = table.answer()
    right = table.solved or table.is_right()
    feedback: Node = None
    if answer is not None:
        why = [table.voice.both(*sentence) for sentence in answer.why]
        feedback = h(
            "div",
            icon("check" if right else "close"),
            h("p", spaced([h("strong", table.verdict()), *why])),
            class_=f"al-note{'' if right else ' al-note--warn'} {_tells(table)}".strip(),
        )
    return h(
        "div",
        h("p", icon("info"), h("span", table.notice), class_="al-note al-note--warn")
        if table.notice
        else None,
        feedback,
        _hint(table) if table.hinted else None,
        id=table.id("status"),
        class_="al-say",
        role="status",
        data_reveal=table.reveal == "status",
    )


def _hint(table: TaskTable) -> Element:
    sentences = table.question.hint(table.voice)
    scale = None
    if table.question.ORDER:
        scale = h("p", [h("span", corner) for corner in rank_order(table.voice)], class_="al-scale")
    return h(
        "div",
        [h("p", table.voice.both(*sentence)) for sentence in sentences],
        scale,
        id=table.id("hint-text"),
        class_="al-hint",
    )


def _buttons(table: TaskTable) -> Element:
    words = table.voice.words
    return h(
        "div",
        table.button(
            "again",
            icon("again"),
            h("span", words.gettext("Try again")),
            act="again",
            off=table.answer() is None,
            class_="al-btn al-btn--quiet",
        ),
        table.button(
            "hint",
            icon("hint"),
            h("span", words.gettext("Hint")),
            act="hint",
            class_="al-btn al-btn--quiet",
            aria_expanded="true" if table.hinted else "false",
        ),
        table.button(
            "solution",
            icon("check"),
            h("span", words.gettext("Show the solution")),
            act="solution",
            off=table.solved,
            class_="al-btn al-btn--quiet",
        ),
        class_="al-row",
    )
