"""What the mayor's points are given with, wherever they are: a field, its steps, a slider."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.points import PACK_POINTS
from alcalde.scoring import KEEPS_OFFICE

from ..ui.html import Element, Node, h
from ..ui.icons import icon
from .tally import FIELDS, LONGEST

if TYPE_CHECKING:
    from .counting import Counting


def problem(table: Counting) -> list[Node]:
    """Draw one sentence for each thing that is wrong; the fields point to theirs."""
    sentences: list[Node] = []
    said = set()
    for field, error in table.now.problems().items():
        if error.code in said:
            continue
        said.add(error.code if error.code == "sum" else field)
        sentences.append(
            h(
                "span",
                icon("info"),
                h("span", table.says(error)),
                id=table.id(f"problem-{field}"),
                class_="al-count__problem",
            )
        )
    return sentences


def field(table: Counting, field: str, name: str, steps: tuple[int, ...]) -> Element:
    """Draw a field for points with its buttons, and point to what is wrong with it."""
    words, now = table.voice.words, table.now
    here, label = table.id(field), table.id(f"label-{field}")
    error = now.problems().get(field)
    # both fields of a sum that is wrong have the one sentence
    about = FIELDS[0] if error and error.code == "sum" else field

    def step(by: int) -> Element:
        sign = f"+{by}" if by > 0 else f"−{-by}"
        off = now.after(field, by) == now.last[FIELDS.index(field)]
        part = f"{field}-{'more' if by > 0 else 'less'}-{abs(by)}"
        return table.button(part, sign, act="add", off=off, data_args={"field": field, "by": by})

    typed = h(
        "input",
        id=here,
        type="text",
        inputmode="numeric",
        autocomplete="off",
        enterkeyhint="done",
        maxlength=LONGEST,
        value=now.typed[FIELDS.index(field)],
        data_act=field,
        data_arg="points",
        aria_invalid="true" if error else None,
        aria_describedby=table.id(f"problem-{about}") if error else None,
    )
    return h(
        "div",
        h("label", name, for_=here, id=label, class_="al-count__label"),
        h(
            "div",
            [step(by) for by in steps if by < 0],
            typed,
            [step(by) for by in steps if by > 0],
            class_="al-seg",
            role="group",
            aria_label=words.gettext("{name}, step by step").format(name=name),
        ),
        class_="al-count__field",
    )


def slider(table: Counting, name: str) -> Element:
    """Draw a slider for the mayor's points, which answers as it moves."""
    points = table.now.last[0]
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
            aria_label=name,
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
