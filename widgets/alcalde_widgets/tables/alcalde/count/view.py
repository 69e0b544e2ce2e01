"""How a count table looks: ways to count, seats with the office, what the points decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Count, Seat, order_of_play
from alcalde.core.points import PACK_POINTS
from alcalde.scoring import KEEPS_OFFICE

from ....scenes.counting_controls import problem
from ....scenes.seats import seat, seats
from ....ui.art import figure
from ....ui.choosers import Option, chooser, pack_chooser, reset_button
from ....ui.html import Element, Node, h
from ....ui.icons import ring
from .controls import controls

if TYPE_CHECKING:
    from .table import CountTable


def draw(table: CountTable) -> list[Node]:
    """Return the parts of the table, from the ways to count to the way back."""
    count = None if table.now.problems() else table.now.counted()
    return [
        _modes(table),
        controls(table),
        _seats(table, count),
        _result(table, count),
        h(
            "div",
            pack_chooser(table) if table.now.mode == "cards" else None,
            h("div", reset_button(table, off=table.now == table.start), class_="al-row"),
            class_="al-settings",
        ),
    ]


def _modes(table: CountTable) -> Element:
    words = table.voice.words
    options: list[Option] = [
        ("one", words.gettext("One count"), {"mode": "one"}),
        ("both", words.gettext("Both counts"), {"mode": "both"}),
        ("cards", words.gettext("With cards"), {"mode": "cards"}),
    ]
    return chooser(
        table, "mode", words.gettext("Count"), options, act="mode", chosen=table.now.mode
    )


def _seats(table: CountTable, count: Count | None) -> Element:
    words = table.voice.words
    heir = count.next_mayor if count else None
    places = []
    for who in dict.fromkeys(order_of_play(Seat.RIGHT)):
        role = words.gettext("deals now") if who is Seat.MAYOR else ""
        places.append(seat(table, who, role, [_office(table)] if who is heir else [_nowhere()]))
    score = f"{count.mayor}–{count.opponents}" if count else "?"
    word = None if count else words.gettext("recount")
    middle = h(
        "div",
        ring(),
        h("p", h("strong", score, aria_hidden="true"), word, class_="al-count__score"),
        class_="al-centre",
    )
    return h("div", seats(places, middle), class_="al-count__seats")


def _office(table: CountTable) -> Element:
    word = table.voice.words.gettext("Next mayor")
    return h("p", figure("king", "al-i"), word, class_="al-count__office", data_fly="office")


def _nowhere() -> Element:
    return h("p", class_="al-count__office al-count__office--none", aria_hidden="true")


# What the points decide


def _result(table: CountTable, count: Count | None) -> Element:
    if count is None:
        return h("div", table.status(problem(table)), class_="al-result")
    return h(
        "div",
        table.status(*table.voice.reason(count.reason)),
        _sum(table, count),
        _why(table, count),
        class_="al-result",
    )


def _sum(table: CountTable, count: Count) -> list[Node]:
    words = table.voice.words
    places = {"mayor": count.mayor, "opponents": count.opponents, "n": PACK_POINTS}
    heard = words.gettext("{mayor} plus {opponents} make {n} points.")

    def term(word: str, number: Node) -> Element:
        return h("span", h("small", word), number)

    return [
        h("p", heard.format(**places), class_="al-vh"),
        h(
            "p",
            term(words.gettext("mayor"), h("b", count.mayor)),
            h("i", "+"),
            term(words.gettext("opponents"), count.opponents),
            h("i", "="),
            term(words.ngettext("point", "points", PACK_POINTS), PACK_POINTS),
            class_="al-sum",
            aria_hidden="true",
        ),
    ]


def _why(table: CountTable, count: Count) -> Element:
    words = table.voice.words
    n, keeps = PACK_POINTS, KEEPS_OFFICE
    if table.now.mode == "one":
        both = words.gettext("Both sides make {n} together: {n} − {mayor} = {opponents}.")
    else:
        both = words.gettext("{mayor} + {opponents} = {n}: the counts agree.")
    if count.keeps_office:
        decides = words.gettext("{keeps} is enough to keep office, even at {keeps}–{keeps}.")
    else:
        decides = words.gettext(
            "Below {keeps}, the neighbour on the mayor’s right is the next mayor and deals."
        )
    places = {"n": n, "mayor": count.mayor, "opponents": count.opponents, "keeps": keeps}
    return h(
        "ol",
        [h("li", h("span", text.format(**places))) for text in (both, decides)],
        class_="al-why",
        aria_label=words.gettext("Why"),
    )
