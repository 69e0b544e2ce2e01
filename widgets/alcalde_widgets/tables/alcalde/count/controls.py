"""What can be moved on a count table: one count or both, or the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Card, Suit, capitalise
from alcalde.core.points import points_of

from ....scenes.counting_controls import field, slider
from ....scenes.tally import FIELDS, SCORING
from ....ui.cards import mini
from ....ui.html import Element, Node, h

if TYPE_CHECKING:
    from .table import CountTable


def controls(table: CountTable) -> Element:
    """Draw what the points are given with: a slider and a field, two fields, or two piles."""
    words = table.voice.words
    inside: list[Node]
    if table.now.mode == "cards":
        inside = [*_piles(table)]
    elif table.now.mode == "both":
        names = (words.gettext("The mayor’s points"), words.gettext("The opponents’ points"))
        fields = zip(FIELDS, names, strict=True)
        inside = [field(table, which, label, (-1, 1)) for which, label in fields]
    else:
        name = words.gettext("The mayor’s points")
        inside = [field(table, "mayor", name, (-10, -1, 1, 10)), slider(table, name)]
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
            h("strong", table.voice.points(total)),
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
        h("p", f"{terms} = {total}" if cards else empty, class_="al-tip"),
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
