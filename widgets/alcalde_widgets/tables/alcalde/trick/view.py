"""How a trick table looks: seats around a table, four cards, the result and the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat, Trick, order_of_play

from ....scenes.seats import centre, plays, seat, seats
from ....ui.cards import badge, ghost, slot
from ....ui.choosers import picker
from ....ui.faces import classes, inside, suit_key
from ....ui.html import Element, Node, h
from ....ui.results import outcome, points_sum, reasons, spaced
from .controls import settings, steps
from .model import owner

if TYPE_CHECKING:
    from .table import TrickTable


def draw(table: TrickTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    trick = table.now.trick().first(table.step)
    return [
        _seats(table, trick),
        _picker(table) if table.picking else None,
        steps(table),
        _result(table, trick),
        settings(table),
    ]


def _picker(table: TrickTable) -> Element:
    return picker(table, table.now.card(table.picking), table.now.cards)


# The seats and their cards


def _seats(table: TrickTable, trick: Trick) -> Element:
    players = dict.fromkeys(order_of_play(table.now.leader))
    return seats(
        [_seat(table, trick, player) for player in players], centre(table, table.now.trump)
    )


def _seat(table: TrickTable, trick: Trick, player: Seat) -> Element:
    words = table.voice.words
    slots = [slot for slot in table.now.slots() if owner(slot) is player]
    leads, two = player is table.now.leader, len(slots) > 1
    if leads:
        role = words.gettext("leads with two") if two else words.gettext("leads")
    else:
        role = words.gettext("plays two") if two else words.gettext("plays one")
    played = [play.card for play in trick.plays if play.seat is player]
    heard = plays(table.voice, player, played) if played else ""
    return seat(table, player, role, [_slot(table, trick, slot) for slot in slots], heard=heard)


def _slot(table: TrickTable, trick: Trick, place: str) -> Element:
    words = table.voice.words
    here = table.id(f"place-{place}")
    turn = table.now.slots().index(place)
    if turn >= len(trick.plays):
        return slot(ghost(), h("span", words.gettext("not yet")), id=here)
    card = trick.plays[turn].card
    wins, trump = card == trick.winning_card, card.suit is trick.trump
    states = (" is-winner" if wins else "") + (" is-trump" if trump else "")
    name = words.gettext("Change {card}").format(card=table.voice.card(card))
    face = table.button(
        f"slot-{place}",
        h("span", name, class_="al-vh"),
        inside(card, table.pack),
        act="pick",
        data_args={"slot": place},
        data_suit=suit_key(card, table.pack),
        data_fly=card.code,
        class_=f"{classes(card, table.pack)} is-playable{states}",
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
    voice, words = table.voice, table.voice.words
    last = trick.plays[-1]
    happened: list[Node] = [voice.both(*outcome(voice, trick))]
    if not trick.complete:
        played = words.gettext("{player} plays {card}.")
        happened.insert(0, voice.both(played, {"player": last.seat, "card": last.card}))
    return h(
        "div",
        table.status(*spaced(happened)),
        points_sum(table, trick),
        reasons(table, trick),
        class_="al-result",
    )
