"""A match on a table: the three around it with their game points, and the list of deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Count, Place, Seat

from ..ui.art import figure
from ..ui.html import h
from ..ui.icons import icon, ring
from .seats import players, seats

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from alcalde import AnySeat, Standing

    from ..ui.context import DrawingContext
    from ..ui.html import Element, Node
    from ..ui.voice import Person

AREAS = dict(zip(Place, Seat, strict=True))
"""The area in which each place is drawn: the first below, the second right, the third left."""


def people(seated: Sequence[Person]) -> Mapping[AnySeat, Person | AnySeat]:
    """Return who is called what: beside two with names sits the third player.

    Args:
        seated: who sits on the right and the left of the first place, or nobody.

    >>> from alcalde_widgets.ui.voice import ISAAC, LENA
    >>> people([ISAAC, LENA])[Place.FIRST]
    <Place.THIRD: 2>
    """
    if not seated:
        return {}
    right, left = seated
    return {Place.FIRST: Place.THIRD, Place.SECOND: right, Place.THIRD: left}


def around(
    table: DrawingContext, standing: Standing, middle: Sequence[Node], *, asked: bool
) -> Element:
    """Draw the three in their places, with the office and the game points.

    Args:
        table: whose it is.
        standing: who is mayor, and the game points.
        middle: what is drawn in the middle.
        asked: whether a question is asked about them, so that neither game points nor roles but
            the first mayor's are shown.
    """
    places = [place for area in players() for place in Place if AREAS[place] is area]
    spoken = h("p", table.voice.words.gettext("Play goes counter-clockwise."), class_="al-vh")
    centre = h("div", ring(), spoken, middle, class_="al-centre")
    drawn = [_place(table, place, standing, asked) for place in places]
    return h("div", seats(drawn, centre), class_="al-count__seats al-match")


def _place(table: DrawingContext, place: Place, standing: Standing, asked: bool) -> Element:
    words = table.voice.words
    mayor = place is standing.mayor
    roles = {
        Seat.MAYOR: words.gettext("mayor, deals"),
        Seat.RIGHT: words.gettext("right opponent"),
        Seat.LEFT: words.gettext("left opponent"),
    }
    if asked:
        role = words.gettext("first mayor") if mayor else ""
    else:
        role = "" if standing.over else roles[place.seat(standing.mayor)]
    return h(
        "li",
        h(
            "p",
            h("strong", table.voice.label(place)),
            role if asked else h("span", role, class_="al-tells"),
            class_="al-who",
        ),
        None if asked else _points(table, place, standing),
        _office(table, place, standing, "" if asked else " al-tells"),
        class_=f"al-seat al-seat--{AREAS[place].value}",
        id=table.id(f"place-{place.index}"),
    )


def _points(table: DrawingContext, place: Place, standing: Standing) -> Element:
    words, n = table.voice.words, standing.points[place.index]
    text = words.ngettext("{n} game point", "{n} game points", n).format(n=n)
    pips = [h("i", class_="is-on" if one < n else None) for one in range(standing.target)]
    return h(
        "div",
        h("p", text.replace(" ", "\u00a0", 1), class_="al-match__points"),
        h("p", pips, class_="al-match__pips", aria_hidden="true"),
        class_="al-tells",
    )


def _office(table: DrawingContext, place: Place, standing: Standing, tells: str) -> Element:
    words, class_ = table.voice.words, f"al-count__office{tells}"
    if place in standing.winners:
        return h("p", icon("check"), words.gettext("Wins"), class_=class_)
    if place is standing.mayor and not standing.over:
        crown = figure("king", "al-i")
        return h("p", crown, words.gettext("Mayor"), class_=class_, data_fly="office")
    return h("p", class_=f"{class_} al-count__office--none", aria_hidden="true")


def deals(
    table: DrawingContext, counts: Sequence[int], standings: Sequence[Standing]
) -> Element | None:
    """Draw the deals as a table: the mayor's points, and the game points after each.

    Args:
        table: whose it is.
        counts: the mayor's points of each deal.
        standings: the standing before the first deal and after each; without any, only the
            counts are shown.
    """
    if not counts:
        return None
    words = table.voice.words
    heads = [words.gettext("Deal"), words.gettext("Mayor’s points")]
    names = [table.voice.label(place) for place in Place] if standings else []
    rows = []
    for number, count in enumerate(counts, 1):
        cells: list[Node] = [h("th", number, scope="row"), h("td", count)]
        if standings:
            cells += points_cells(table, standings[number - 1], standings[number], Count.of(count))
        rows.append(h("tr", cells))
    return h(
        "table",
        h("caption", words.gettext("Deals and game points"), class_="al-vh") if names else None,
        h("thead", h("tr", [h("th", head, scope="col") for head in (*heads, *names)])),
        h("tbody", rows),
        class_="al-match__deals",
    )


def points_cells(
    table: DrawingContext, before: Standing, after: Standing, count: Count
) -> list[Node]:
    """Return the cells with the game points after a deal, with a crown for its mayor.

    Args:
        table: whose language they take.
        before: the standing before the deal.
        after: the standing after it.
        count: the count of the deal.
    """
    mayor = h("span", table.voice.words.gettext("mayor"), class_="al-vh")
    earners = before.earners(count)
    return [
        h(
            "td",
            h("b", after.points[place.index]) if place in earners else after.points[place.index],
            [" ", figure("king", "al-i", 16), mayor] if place is before.mayor else None,
        )
        for place in Place
    ]
