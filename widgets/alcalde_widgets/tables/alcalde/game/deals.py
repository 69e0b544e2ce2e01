"""The deals of a match: who was mayor, the count and who earned, each to be looked at again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Count, capitalise
from alcalde.places import Place

from ....scenes.match import points_cells
from ....ui.html import Element, Node, h

if TYPE_CHECKING:
    from .table import GameTable


def deals(table: GameTable) -> Node:
    """Draw the deals of a match so far, this one too, which is over."""
    now, words = table.now, table.voice.words
    count = now.game.result
    if now.setup.length != "match" or not count:
        return None
    standings = (*now.standings, now.standing.after(count))
    heads = [
        words.gettext("Deal"),
        capitalise(words.ngettext("point", "points", 2)),
        *_names(table),
    ]
    rows = []
    for number, points in enumerate((*now.counts, count.mayor)):
        told = Count.of(points)
        rows.append(
            h(
                "tr",
                h("th", number + 1, scope="row"),
                h("td", _score(table, told)),
                points_cells(table, standings[number], standings[number + 1], told),
                h("td", _look(table, number)),
            )
        )
    look = h("th", h("span", words.gettext("Look at it"), class_="al-vh"), scope="col")
    return h(
        "table",
        h("caption", words.gettext("Deals and game points")),
        h("thead", h("tr", [h("th", head, scope="col") for head in heads], look)),
        h("tbody", rows),
        id=table.id("deals"),
        class_="al-match__deals",
    )


def _names(table: GameTable) -> list[str]:
    """Return what the three are called: the reader is the first."""
    mayor, own = table.now.standing.mayor, capitalise(table.voice.words.gettext("you"))
    return [
        own if place is Place.FIRST else table.voice.label(place.seat(mayor)) for place in Place
    ]


def _score(table: GameTable, count: Count) -> list[Element]:
    """Draw the mayor's points and the opponents', to be seen and to be heard."""
    heard = table.voice.words.gettext("{mayor} to {opponents}")
    places = {"mayor": count.mayor, "opponents": count.opponents}
    return [
        h("span", heard.format(**places), class_="al-vh"),
        h("span", f"{count.mayor}\u2013{count.opponents}", aria_hidden="true"),
    ]


def _look(table: GameTable, number: int) -> Node:
    """Draw the button that steps through a deal, if its record is known."""
    past, words = table.now.deals, table.voice.words
    if number < len(past) and not past[number]:
        return None
    name = words.gettext("Look at deal {n}").format(n=number + 1)
    return table.button(
        f"deal-{number + 1}",
        h("span", words.gettext("Look")),
        act="review",
        data_args={"deal": number},
        aria_label=name,
        class_="al-btn al-btn--quiet",
    )
