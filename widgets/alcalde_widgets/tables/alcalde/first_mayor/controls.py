"""What can be moved on the table of the draw for first mayor: steps, the shuffle, the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.seeds import LARGEST_SEED

from ....ui.choosers import pack_chooser, reset_button, stepper
from ....ui.html import Element, h
from ....ui.icons import icon

if TYPE_CHECKING:
    from .table import MayorTable


def steps(table: MayorTable) -> Element:
    """Draw the buttons that step through the draw."""
    words = table.voice.words
    names = (
        words.gettext("Steps of the draw"),
        words.gettext("Before the draw"),
        words.gettext("Previous card"),
        words.gettext("Next card"),
        words.gettext("Cards shown"),
    )
    now = table.now
    return h("div", stepper(table, now.step, len(now.cards), names, first=0), class_="al-row")


def settings(table: MayorTable) -> Element:
    """Draw the pack to choose, a new shuffle, and the way back."""
    unchanged = table.now == table.start and table.picking is None
    return h(
        "div",
        pack_chooser(table),
        h("div", _shuffle(table), reset_button(table, off=unchanged), class_="al-row"),
        class_="al-settings",
    )


def _shuffle(table: MayorTable) -> Element:
    seed = table.now.seed
    return table.button(
        "shuffle",
        icon("again"),
        h("span", table.voice.words.gettext("Shuffle anew")),
        act="shuffle",
        data_args={"number": min(seed + 1, LARGEST_SEED)},
        off=seed == LARGEST_SEED,
        class_="al-btn al-btn--quiet",
    )
