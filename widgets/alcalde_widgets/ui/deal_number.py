"""The number of a deal, and the buttons for the deals before and after it."""

from __future__ import annotations

from ..table import Table
from .art import icon
from .html import Element, h


def number(table: Table, seed: int) -> Element:
    """Draw the number of a deal, to change by one; the action is `deal`.

    Args:
        table: whose it is.
        seed: the number that is dealt.
    """
    words = table.voice.words
    name = table.id("label-number")
    moves = (("previous", max(0, seed - 1)), ("next", seed + 1))
    less, more = (
        table.button(
            f"deal-{way}",
            icon(way),
            act="deal",
            data_args={"number": other},
            off=other == seed,
            aria_label=words.gettext("Deal number {number}").format(number=other),
        )
        for way, other in moves
    )
    return h(
        "div",
        h("span", words.gettext("Deal number"), id=name, class_="al-setting__word"),
        h(
            "div",
            less,
            h("span", seed, class_="al-seg__count"),
            more,
            class_="al-seg",
            role="group",
            aria_labelledby=name,
        ),
        class_="al-setting",
    )
