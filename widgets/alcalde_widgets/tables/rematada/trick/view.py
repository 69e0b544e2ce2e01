"""Draw a trick table of Brisca Rematada: three seats, the result, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....scenes.rematada import place, seat_options
from ....scenes.seats import centre, seats
from ....scenes.tricks import outcome, points_sum, reasons
from ....ui.cards import badge, picture, slot
from ....ui.choosers import chooser, settings, trump_chooser
from ....ui.html import h
from ....ui.results import spaced

if TYPE_CHECKING:
    from alcalde.rematada.tricks import RematadaPlayed

    from ....ui.html import Element, Node
    from .table import RematadaTrickTable


def draw(table: RematadaTrickTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    trick = table.now.trick
    around = seats([_seat(table, play) for play in trick.plays], centre(table, trick.trump))
    sentences = [
        *table.voice.both(*outcome(table.voice, trick)),
        *table.voice.reason(table.now.fate),
    ]
    return [
        around,
        h(
            "div",
            table.status(*spaced(sentences)),
            points_sum(table, trick),
            reasons(table, trick),
            class_="al-result",
        ),
        _settings(table),
    ]


def _seat(table: RematadaTrickTable, play: RematadaPlayed) -> Element:
    words, trick = table.voice.words, table.now.trick
    role = words.gettext("leads") if play.seat is trick.leader else words.gettext("plays one")
    if play.seat is table.now.contractor:
        role = f"{role} · {words.gettext('contractor')}"
    wins, trump = play.card is trick.winning_card, play.card.suit is trick.trump
    states = ("is-winner " if wins else "") + ("is-trump" if trump else "")
    face = slot(
        picture(table, play.card, states=states, data_fly=play.card.code),
        h("span", table.voice.points(play.card.points)),
        h("b", words.gettext("trump")) if trump else None,
        badge=badge(words.gettext("Wins")) if wins else None,
    )
    return place(table, play.seat, role, h("div", face, class_="al-cards"), due=False)


def _settings(table: RematadaTrickTable) -> Element:
    words, now = table.voice.words, table.now
    return settings(
        table,
        trump_chooser(table, now.trick.trump, words.gettext("Trump")),
        chooser(
            table,
            "contractor",
            words.gettext("Contractor"),
            seat_options(table, "seat"),
            act="contractor",
            chosen=str(now.contractor),
        ),
        unchanged=now == table.start,
    )
