"""What is agreed for the next game, and the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat
from alcalde.standing import TARGET

from ....ui.choosers import Option, chooser, pack_chooser
from ....ui.html import Element, Node, h
from .controls import deal_button
from .setup import NONE, PLAYERS

if TYPE_CHECKING:
    from .table import GameTable


def settings(table: GameTable) -> Element:
    """Draw what is agreed for the next deal, and the way to it."""
    words, chosen = table.voice.words, table.now.following
    seats: list[Option] = [
        (seat.value, label, {"seat": seat.value})
        for seat, label in (
            (Seat.MAYOR, words.gettext("Mayor")),
            (Seat.RIGHT, words.gettext("Right")),
            (Seat.LEFT, words.gettext("Left")),
        )
    ]
    skills = {"beginner": words.gettext("Beginners"), "club": words.gettext("Club players")}
    others: list[Option] = [
        (name, skills[name], {"skill": name}) for name in skills if name in PLAYERS
    ]
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
    parts: list[Node] = [
        chooser(table, "seat", words.gettext("Your seat"), seats, act="seat", chosen=chosen.seat),
        chooser(
            table,
            "skill",
            words.gettext("The others"),
            others,
            act="skill",
            chosen=chosen.skill,
        )
        if len(others) > 1
        else None,
        chooser(
            table,
            "agreed",
            words.gettext("Agreed"),
            agreed,
            act="agreed",
            chosen=chosen.exchange,
        ),
        chooser(
            table,
            "length",
            words.gettext("Length"),
            lengths,
            act="length",
            chosen=chosen.length,
        ),
        chooser(
            table,
            "coach",
            words.gettext("Coach"),
            coach,
            act="coach",
            chosen="on" if table.now.coach else "off",
        ),
        pack_chooser(table),
        _later(table),
        _anew(table),
    ]
    return h("div", parts, class_="al-settings")


def _later(table: GameTable) -> Node:
    """Say from when on what was agreed holds, where it does not hold at once."""
    now, words = table.now, table.voice.words
    if now.following == now.setup:
        return None
    if now.runs and now.following != now.setup._replace(skill=now.following.skill):
        return h("p", words.gettext("This holds from the next match on."), class_="al-tip")
    return h("p", words.gettext("This holds from the next deal on."), class_="al-tip")


def _anew(table: GameTable) -> list[Node]:
    """Draw the button that begins anew, and say what that means for a match that runs."""
    now, words = table.now, table.voice.words
    match = now.following.length == "match"
    word = words.gettext("New match") if match else words.gettext("Deal anew")
    ends = words.gettext("The match that is running ends with this; it can be brought back.")
    button = deal_button(table, "new", word, act="anew", class_="al-btn al-btn--quiet")
    return [h("div", button, class_="al-row"), h("p", ends, class_="al-tip") if now.runs else None]
