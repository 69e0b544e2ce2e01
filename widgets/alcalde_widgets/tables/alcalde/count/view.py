"""Draw a count table: modes, points, piles, seats with the office, and what is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Seat, Suit, capitalise
from alcalde.core.points import PACK_POINTS, points_of
from alcalde.scoring import KEEPS_OFFICE

from ....scenes.points_entry import FIELDS, points_field, points_slider, problems
from ....scenes.seats import players, seat, seats
from ....ui.art import figure
from ....ui.cards import mini
from ....ui.choosers import chooser, pack_chooser, reset_button
from ....ui.html import h
from ....ui.icons import ring
from ....ui.number_field import STEPS
from ....ui.results import why
from .model import SCORING

if TYPE_CHECKING:
    from alcalde import Card, Count

    from ....ui.choosers import Option
    from ....ui.html import Element, Node
    from .table import CountTable


def draw(table: CountTable) -> list[Node]:
    """Return the parts of the table, from the modes to the reset button."""
    count = None if table.now.problems() else table.now.counted()
    return [
        _modes(table),
        _points(table),
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


def _points(table: CountTable) -> Element:
    """Draw a field with a slider, two fields, or two piles."""
    words = table.voice.words
    inside: list[Node]
    if table.now.mode == "cards":
        inside = [*_piles(table)]
    elif table.now.mode == "both":
        names = (words.gettext("The mayor’s points"), words.gettext("The opponents’ points"))
        fields = zip(FIELDS, names, strict=True)
        inside = [
            points_field(table, table.entry, field, label, (-1, 1)) for field, label in fields
        ]
    else:
        name = words.gettext("The mayor’s points")
        inside = [
            points_field(table, table.entry, "mayor", name, STEPS),
            points_slider(table, table.entry.last[0], name),
        ]
    return h("div", inside, class_=f"al-count al-count--{table.now.mode}")


# Two piles


def _piles(table: CountTable) -> list[Node]:
    words = table.voice.words
    theirs = tuple(card for card in SCORING if card not in table.now.pile)
    rest = len(DECK) - len(SCORING)
    nothing = words.ngettext(
        "{n} card is worth nothing.", "The other {n} cards are worth nothing.", rest
    )
    return [
        _pile(table, "mayor", words.gettext("The mayor’s pile"), table.now.pile),
        _pile(table, "opponents", words.gettext("The opponents’ pile"), theirs),
        h("p", nothing.format(n=rest), class_="al-tip"),
    ]


def _pile(table: CountTable, whose: str, name: str, cards: tuple[Card, ...]) -> Element:
    here = table.id(f"pile-{whose}")
    terms = " + ".join(str(card.points) for card in cards)
    total = points_of(cards)
    empty = table.voice.words.gettext("No cards yet.")
    return h(
        "div",
        h(
            "p",
            h("span", name, id=here),
            h("strong", table.voice.points(total), class_="al-tells"),
            class_="al-count__owner",
        ),
        h(
            "div",
            [_suit(table, suit, whose, cards) for suit in Suit],
            class_="al-count__cards",
            role="group",
            aria_labelledby=here,
            data_roving=True,
        ),
        h("p", f"{terms} = {total}" if cards else empty, class_="al-tip al-tells"),
        class_="al-count__pile",
    )


def _suit(table: CountTable, suit: Suit, whose: str, cards: tuple[Card, ...]) -> Element:
    return h(
        "div",
        [
            _card(table, card, whose) if card in cards else h("span", class_="al-count__gap")
            for card in SCORING
            if card.suit is suit
        ],
        class_="al-count__suit",
        role="group",
        aria_label=capitalise(table.voice.suit(suit)),
    )


def _card(table: CountTable, card: Card, whose: str) -> Element:
    words = table.voice.words
    if whose == "mayor":
        name = words.gettext("Move {card} to the opponents’ pile")
    else:
        name = words.gettext("Move {card} to the mayor’s pile")
    spoken = table.voice.text(name, {"card": card})
    return mini(table, card, spoken, act="move", data_fly=card.code)


# The seats


def _seats(table: CountTable, count: Count | None) -> Element:
    words = table.voice.words
    heir = count.next_mayor if count else None
    places = []
    for who in players():
        role = words.gettext("deals now") if who is Seat.MAYOR else ""
        places.append(seat(table, who, role, [_office(table)] if who is heir else [_nowhere()]))
    score = f"{count.mayor}–{count.opponents}" if count else "?"
    word = None if count else words.gettext("recount")
    middle = h(
        "div",
        ring(),
        h("p", h("strong", score, aria_hidden="true"), word, class_="al-count__score al-tells"),
        class_="al-centre",
    )
    return h("div", seats(places, middle), class_="al-count__seats")


def _office(table: CountTable) -> Element:
    crown, word = figure("king", "al-i"), table.voice.words.gettext("Next mayor")
    return h("p", crown, word, class_="al-count__office al-tells", data_fly="office")


def _nowhere() -> Element:
    return h("p", class_="al-count__office al-count__office--none al-tells", aria_hidden="true")


# What the points decide


def _result(table: CountTable, count: Count | None) -> Element:
    if count is None:
        return h("div", table.status(problems(table, table.entry)), class_="al-result")
    return h(
        "div",
        table.status(*table.voice.reason(count.reason)),
        _sum(table, count),
        _why(table, count),
        class_="al-result",
    )


def _sum(table: CountTable, count: Count) -> list[Node]:
    words = table.voice.words
    values = {"mayor": count.mayor, "opponents": count.opponents, "n": PACK_POINTS}
    spoken = words.gettext("{mayor} plus {opponents} make {n} points.")

    def term(word: str, number: Node) -> Element:
        return h("span", h("small", word), number)

    return [
        h("p", spoken.format(**values), class_="al-vh"),
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
    values = {"n": n, "mayor": count.mayor, "opponents": count.opponents, "keeps": keeps}
    return why(words.gettext("Why"), (h("span", text.format(**values)) for text in (both, decides)))
