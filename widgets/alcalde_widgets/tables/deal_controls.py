"""What can be moved on a deal table: its steps, who looks, the number of the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..art import icon
from ..html import Element, h
from ..parts import Option, chooser, pack_chooser, reset_button, stepper

if TYPE_CHECKING:
    from .deal import DealTable


def steps(table: DealTable) -> Element:
    """Draw the buttons that step through the deal."""
    words, by_card = table.voice.words, table.now.pace == "card"
    names = (
        words.gettext("Steps of the deal"),
        words.gettext("Before the deal"),
        words.gettext("Previous card") if by_card else words.gettext("Previous round"),
        words.gettext("Next card") if by_card else words.gettext("Next round"),
        words.gettext("Steps shown"),
    )
    return h(
        "div", stepper(table, table.now.step, table.now.steps, names, first=0), class_="al-row"
    )


def settings(table: DealTable) -> Element:
    """Draw the pace, who looks, the number and the pack, each to choose, and the way back."""
    now, words = table.now, table.voice.words
    paces: list[Option] = [
        ("card", words.gettext("Card by card"), {"by": "card"}),
        ("round", words.gettext("Round by round"), {"by": "round"}),
    ]
    looks: list[Option] = [
        ("mayor", words.gettext("The mayor"), {"who": "mayor"}),
        ("opponents", words.gettext("An opponent"), {"who": "opponents"}),
        ("all", words.gettext("All cards"), {"who": "all"}),
    ]
    return h(
        "div",
        chooser(table, "pace", words.gettext("Steps"), paces, act="pace", chosen=now.pace),
        chooser(table, "look", words.gettext("Look as"), looks, act="look", chosen=now.look),
        _number(table),
        pack_chooser(table),
        h("div", reset_button(table, off=now == table.start), class_="al-row"),
        class_="al-settings",
    )


def _number(table: DealTable) -> Element:
    words, seed = table.voice.words, table.now.seed
    name = table.id("label-number")
    moves = (("previous", max(0, seed - 1)), ("next", seed + 1))
    less, more = (
        table.button(
            f"deal-{way}",
            icon(way),
            act="deal",
            data_args={"number": number},
            off=number == seed,
            aria_label=words.gettext("Deal number {number}").format(number=number),
        )
        for way, number in moves
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
