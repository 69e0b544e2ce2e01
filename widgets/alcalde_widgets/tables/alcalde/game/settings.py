"""Draw what is agreed for the next game, and the button that begins it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat
from alcalde.standing import TARGET

from ....ui.choosers import chooser, pack_chooser
from ....ui.html import h
from ....ui.icons import icon
from .setup import NONE

if TYPE_CHECKING:
    from ....ui.choosers import Option
    from ....ui.html import Element, Node
    from .table import GameTable


def settings(table: GameTable) -> Element:
    """Draw what is agreed for the next game, and the button that begins it."""
    words, chosen = table.voice.words, table.now.following
    seats: list[Option] = [
        (seat.value, label, {"seat": seat.value})
        for seat, label in (
            (Seat.MAYOR, words.gettext("Mayor")),
            (Seat.RIGHT, words.gettext("Right")),
            (Seat.LEFT, words.gettext("Left")),
        )
    ]
    skills = {"beginner": words.gettext("As a beginner"), "club": words.gettext("As a club player")}
    others: list[Option] = [(name, word, {"skill": name}) for name, word in skills.items()]
    agreed: list[Option] = [
        (NONE, words.gettext("Without exchange"), {"exchange": NONE}),
        ("any", words.gettext("With exchange"), {"exchange": "any"}),
    ]
    lengths: list[Option] = [
        ("deal", words.gettext("One deal"), {"length": "deal"}),
        ("match", words.gettext("Match to {n}").format(n=TARGET), {"length": "match"}),
    ]
    coach: list[Option] = [
        ("on", words.gettext("Speaks"), {"coach": True}),
        ("off", words.gettext("Says nothing"), {"coach": False}),
    ]
    rows: list[tuple[str, str, list[Option], str]] = [
        ("seat", words.gettext("Your seat"), seats, chosen.seat),
        ("skill", words.gettext("The computer plays"), others, chosen.skill),
        ("agreed", words.gettext("Agreed"), agreed, chosen.exchange),
        ("length", words.gettext("Length"), lengths, chosen.length),
        ("coach", words.gettext("Coach"), coach, "on" if table.now.coach else "off"),
    ]
    return h(
        "div",
        [
            chooser(table, part, label, options, act=part, chosen=key)
            for part, label, options, key in rows
        ],
        pack_chooser(table),
        _later(table),
        _anew(table),
        class_="al-settings",
    )


def _later(table: GameTable) -> Node:
    """Draw from when on the setup holds, where it does not hold at once."""
    now, words = table.now, table.voice.words
    if now.following == now.setup:
        return None
    if now.match_runs and now.following != now.setup._replace(skill=now.following.skill):
        return h("p", words.gettext("This holds from the next match on."), class_="al-tip")
    return h("p", words.gettext("This holds from the next deal on."), class_="al-tip")


def _anew(table: GameTable) -> list[Node]:
    """Draw the button that begins a new game, and what it means for a running match."""
    now, words = table.now, table.voice.words
    match = now.following.length == "match"
    word = words.gettext("New match") if match else words.gettext("Deal anew")
    ends = words.gettext("The match that is running ends with this; it can be brought back.")
    button = deal_button(table, "new", word, act="anew", class_="al-btn al-btn--quiet")
    return [
        h("div", button, class_="al-row"),
        h("p", ends, class_="al-tip") if now.match_runs else None,
    ]


def deal_button(table: GameTable, part: str, word: str, *, act: str, class_: str) -> Element:
    """Draw a button that deals; the page replaces the seed by a random one.

    Args:
        table: the game.
        part: the end of its id.
        word: its label.
        act: the action that it asks for.
        class_: its classes.
    """
    seed = (table.now.game.dealt.seed or 0) + 1
    return table.button(
        part,
        None if part == "main" else icon("again"),
        h("span", word),
        act=act,
        data_args={"seed": seed},
        data_random="seed",
        class_=class_,
    )
