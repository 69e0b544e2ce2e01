"""What can be moved on a deal table: its steps, who looks, the number of the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ui.choosers import Option, chooser, deal_number, pack_chooser, reset_button, stepper
from ....ui.html import Element, h

if TYPE_CHECKING:
    from .table import DealTable


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
        chooser(table, "look", words.gettext("View as"), looks, act="look", chosen=now.look),
        deal_number(table, now.seed),
        pack_chooser(table),
        h("div", reset_button(table, off=now == table.start), class_="al-row"),
        class_="al-settings",
    )
