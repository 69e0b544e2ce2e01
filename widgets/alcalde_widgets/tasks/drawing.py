"""How what a question is about is drawn: a trick around the table, cards in a row, two counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from alcalde import Card, Seat, Trick, order_of_play

from ..scenes.seats import centre, plays, seat, seats
from ..table import Table
from ..ui.cards import picture, slot
from ..ui.html import Element, Node, h
from ..ui.icons import ring


def around(table: Table, trick: Trick, hand: Sequence[Card] = ()) -> Element:
    """Draw a trick in the order of play; a hand, if there is one, lies at the mayor's seat."""
    words = table.voice.words
    places = []
    for who in dict.fromkeys(order_of_play(trick.leader)):
        cards = [play.card for play in trick.plays if play.seat is who]
        leads, two = who is trick.leader, who is Seat.MAYOR
        if hand and two:
            role = words.gettext("has in hand")
        elif leads:
            role = words.gettext("leads with two") if two else words.gettext("leads")
        else:
            role = words.gettext("plays two") if two else words.gettext("plays one")
        heard = plays(table.voice, who, cards) if cards else ""
        lying = [slot(picture(table, card)) for card in (hand if hand and two else cards)]
        places.append(seat(table, who, role, lying, heard=heard))
    return seats(places, centre(table, trick.trump))


def people(table: Table, roles: dict[Seat, str]) -> Element:
    """Draw the three seats without cards, and the direction in which everything goes."""
    words = table.voice.words
    places = [
        seat(table, who, roles.get(who, ""), []) for who in dict.fromkeys(order_of_play(Seat.RIGHT))
    ]
    heard = h("p", words.gettext("Play goes counter-clockwise."), class_="al-vh")
    return seats(places, h("div", ring(), heard, class_="al-centre"))


def strip(table: Table, cards: Iterable[Card]) -> Element:
    """Draw cards in a row."""
    return row(picture(table, card) for card in cards)


def row(faces: Iterable[Element]) -> Element:
    """Draw faces in a row."""
    return h("div", list(faces), class_="al-strip")


def counts(table: Table, mayor: int, opponents: int | None, total: int | None) -> Element:
    """Draw two counts as a sum, with a question mark for the one that is asked."""
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
