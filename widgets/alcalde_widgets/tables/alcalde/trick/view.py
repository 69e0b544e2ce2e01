"""Draw a trick table: the seats around the table, four cards, the result and the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....scenes.seats import centre, players, plays, seat, seats, trick_role
from ....scenes.tricks import outcome, points_sum, reasons
from ....ui.cards import badge, card_button, ghost, slot
from ....ui.choosers import (
    picker,
    quiet_button,
    seat_chooser,
    settings,
    stepper,
    trump_chooser,
)
from ....ui.html import h
from ....ui.icons import icon
from ....ui.results import spaced
from .model import owner

if TYPE_CHECKING:
    from alcalde import Seat, Trick

    from ....ui.html import Element, Node
    from .table import TrickTable


def draw(table: TrickTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    now = table.now
    trick = now.trick().first(table.step)
    return [
        _seats(table, trick),
        picker(table, now.card(table.picking), now.cards) if table.picking else None,
        _steps(table),
        _result(table, trick),
        _settings(table),
    ]


# The seats and their cards


def _seats(table: TrickTable, trick: Trick) -> Element:
    around = [_seat(table, trick, player) for player in players(table.now.leader)]
    return seats(around, centre(table, table.now.trump))


def _seat(table: TrickTable, trick: Trick, player: Seat) -> Element:
    role = trick_role(table.voice, player, table.now.leader)
    played = [play.card for play in trick.plays if play.seat is player]
    spoken = table.voice.text(*plays(table.voice, player, played)) if played else ""
    places = [_slot(table, trick, slot) for slot in table.now.slots() if owner(slot) is player]
    return seat(table, player, role, places, spoken=spoken)


def _slot(table: TrickTable, trick: Trick, place: str) -> Element:
    words = table.voice.words
    here = table.id(f"place-{place}")
    turn = table.now.slots().index(place)
    if turn >= len(trick.plays):
        return slot(ghost(), h("span", words.gettext("not yet")), id=here)
    card = trick.plays[turn].card
    wins, trump = card is trick.winning_card, card.suit is trick.trump
    name = table.voice.text(words.gettext("Change {card}"), {"card": card})
    face = card_button(
        table,
        card,
        name,
        part=f"slot-{place}",
        act="pick",
        args={"slot": place},
        states="is-playable" + (" is-winner" if wins else "") + (" is-trump" if trump else ""),
        aria_expanded="true" if table.picking == place else "false",
    )
    word = words.gettext("Wins") if trick.complete else words.gettext("Ahead")
    return slot(
        face,
        h("span", table.voice.points(card.points)),
        h("b", words.gettext("trump")) if trump else None,
        badge=badge(word) if wins else None,
        id=here,
    )


# What happened and why


def _result(table: TrickTable, trick: Trick) -> Element:
    voice, last = table.voice, trick.plays[-1]
    happened: list[Node] = [voice.both(*outcome(voice, trick))]
    if not trick.complete:
        happened.insert(0, voice.both(*plays(voice, last.seat, [last.card])))
    return h(
        "div",
        table.status(*spaced(happened)),
        points_sum(table, trick),
        reasons(table, trick),
        class_="al-result",
    )


# The controls


def _steps(table: TrickTable) -> Element:
    """Draw the buttons that step through the trick, and the swap of two cards."""
    words = table.voice.words
    names = (
        words.gettext("Steps of the trick"),
        words.gettext("First card"),
        words.gettext("Previous card"),
        words.gettext("Next card"),
        words.gettext("Cards shown"),
    )
    steps = stepper(table, table.step, len(table.now.cards), names)
    return h("div", steps, _swap(table), class_="al-row")


def _swap(table: TrickTable) -> Node:
    if table.swap is None:
        return None
    possible = table.possible_swap()
    old, new = possible or table.swap
    template = table.voice.words.gettext("Swap {card} for {card2}")
    return table.button(
        "swap",
        icon("swap"),
        h("span", table.voice.both(template, {"card": old, "card2": new})),
        act="swap",
        off=possible is None,
        class_="al-btn al-btn--main",
    )


def _settings(table: TrickTable) -> Element:
    words, now = table.voice.words, table.now
    unchanged = now == table.start and table.step == len(now.cards)
    return settings(
        table,
        trump_chooser(table, now.trump, words.gettext("Trump")),
        seat_chooser(table, now.leader, words.gettext("Who leads"), act="leader", seats=players()),
        unchanged=unchanged,
        beside=quiet_button(table, "turn", "swap", words.gettext("Reverse the mayor’s two cards")),
    )
