"""What can be moved on a trick table: steps, the swap, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat, order_of_play

from ....ui.choosers import pack_chooser, reset_button, seat_chooser, stepper, trump_chooser
from ....ui.html import Element, Node, h
from ....ui.icons import icon

if TYPE_CHECKING:
    from .table import TrickTable


def steps(table: TrickTable) -> Element:
    """Draw the buttons that step through the trick, and the one-tap swap."""
    words = table.voice.words
    names = (
        words.gettext("Steps of the trick"),
        words.gettext("First card"),
        words.gettext("Previous card"),
        words.gettext("Next card"),
        words.gettext("Cards shown"),
    )
    return h(
        "div",
        stepper(table, table.step, len(table.now.cards), names),
        _swap(table),
        class_="al-row",
    )


def _swap(table: TrickTable) -> Node:
    if table.swap is None:
        return None
    pair = table.swap_now()
    old, new = pair or table.swap
    template = table.voice.words.gettext("Swap {card} for {card2}")
    return table.button(
        "swap",
        icon("swap"),
        h("span", table.voice.both(template, {"card": old, "card2": new})),
        act="swap",
        off=pair is None,
        class_="al-btn al-btn--main",
    )


def settings(table: TrickTable) -> Element:
    """Draw the trump suit, who leads and the pack, each to choose, and the way back."""
    words, now = table.voice.words, table.now
    players = order_of_play(Seat.RIGHT)[:3]
    unchanged = now == table.start and table.step == len(now.cards)
    return h(
        "div",
        trump_chooser(table, now.trump, words.gettext("Trump")),
        seat_chooser(table, now.leader, words.gettext("Who leads"), act="leader", seats=players),
        pack_chooser(table),
        h("div", _turn(table), reset_button(table, off=unchanged), class_="al-row"),
        class_="al-settings",
    )


def _turn(table: TrickTable) -> Element:
    return table.button(
        "turn",
        icon("swap"),
        h("span", table.voice.words.gettext("Reverse the mayor’s two")),
        act="turn",
        class_="al-btn al-btn--quiet",
    )
