"""Draw what a question is about: a trick around the table, cards in a row, two counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat

from ..scenes.seats import centre, players, plays, seat, seats, trick_role
from ..ui.cards import picture, slot
from ..ui.html import h
from ..ui.icons import ring

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alcalde import Card, Trick

    from ..table import Table
    from ..ui.html import Element, Node


def around(table: Table, trick: Trick, hand: Sequence[Card] = ()) -> Element:
    """Draw a trick in the order of play, with a hand, if one is given, at the mayor's seat.

    Args:
        table: whose pack and language it takes.
        trick: the trick, complete or not.
        hand: cards of the mayor's hand, if any.
    """
    places = []
    for who in players(trick.leader):
        cards = [play.card for play in trick.plays if play.seat is who]
        in_hand = bool(hand) and who is Seat.MAYOR
        role = trick_role(table.voice, who, trick.leader)
        if in_hand:
            role = table.voice.words.gettext("has in hand")
        spoken = table.voice.text(*plays(table.voice, who, cards)) if cards else ""
        shown = [slot(picture(table, card)) for card in (hand if in_hand else cards)]
        places.append(seat(table, who, role, shown, spoken=spoken))
    return seats(places, centre(table, trick.trump))


def people(table: Table, roles: dict[Seat, str]) -> Element:
    """Draw the three seats without cards, and the direction of play."""
    words = table.voice.words
    places = [seat(table, who, roles.get(who, ""), []) for who in players()]
    spoken = h("p", words.gettext("Play goes counter-clockwise."), class_="al-vh")
    return seats(places, h("div", ring(), spoken, class_="al-centre"))


def strip(table: Table, cards: Iterable[Card]) -> Element:
    """Draw cards in a row."""
    return row(picture(table, card) for card in cards)


def row(faces: Iterable[Element]) -> Element:
    """Draw faces in a row."""
    return h("div", list(faces), class_="al-strip")


def counts(table: Table, mayor: int, opponents: int | None, total: int | None) -> Element:
    """Draw two counts as a sum, with a question mark for the one that is asked for.

    Args:
        table: whose language it takes.
        mayor: the mayor's count.
        opponents: the opponents' count; None if it is asked for.
        total: the sum; None to leave it out.
    """
    words = table.voice.words

    def term(word: str, points: Node) -> Element:
        return h("span", h("small", word), points)

    terms: list[Node] = [
        term(words.gettext("mayor"), mayor),
        h("i", "+"),
        term(words.gettext("opponents"), "?" if opponents is None else opponents),
    ]
    if total is not None:
        points = words.ngettext("point", "points", total)
        terms += [h("i", "="), term(points, total)]
    return h("p", terms, class_="al-sum al-sum--asked", aria_hidden="true")
