"""Cards spread out in rows, each row with a heading, such as a pack or a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Suit, capitalise
from alcalde.core.points import points_of

from ..ui.faces import suit_sign
from ..ui.html import h
from ..ui.results import sum_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alcalde import Card

    from ..ui.context import DrawingContext
    from ..ui.html import Element, Node

CARDS = "al-spread__cards"
"""The class of the list of cards in a row."""


def spread_row(
    table: DrawingContext,
    part: str,
    *head: Node,
    cards: Iterable[Element],
    class_: str = CARDS,
) -> Element:
    """Draw a row of cards that cannot be tapped, with its heading.

    Args:
        table: the table that it belongs to.
        part: the key of the row in its id.
        head: the heading, which names the row.
        cards: pictures, backs or empty places.
        class_: the classes of the list of cards.
    """
    title = table.id(f"row-{part}")
    return h(
        "div",
        h("p", *head, class_="al-spread__head", id=title),
        h("ul", [h("li", card) for card in cards], class_=class_),
        class_="al-spread__row",
        role="group",
        aria_labelledby=title,
    )


def suit_row(
    table: DrawingContext,
    suit: Suit,
    cards: Iterable[Card],
    pictures: Iterable[Element],
    class_: str = CARDS,
) -> Element:
    """Draw a row with the cards of a suit; its heading adds up the five that score (DECK-3).

    Args:
        table: the table that it belongs to.
        suit: the suit.
        cards: its cards.
        pictures: the drawing of each card.
        class_: the classes of the list of cards.
    """
    a, b, c, d, e = terms = [card.points for card in cards if card.points]
    n = sum(terms)
    spoken = table.voice.words.gettext("{a} plus {b} plus {c} plus {d} plus {e} make {n} points.")
    return spread_row(
        table,
        suit.letter,
        suit_sign(suit, table.pack),
        " ",
        h("strong", capitalise(table.voice.suit(suit))),
        " ",
        h("span", spoken.format(a=a, b=b, c=c, d=d, e=e, n=n), class_="al-vh"),
        h("span", f"{' + '.join(map(str, terms))} = {n}", aria_hidden="true"),
        cards=pictures,
        class_=class_,
    )


def suits_sum(table: DrawingContext, cards: Sequence[Card]) -> list[Node]:
    """Draw the points of a pack as the sum of its four suits (DECK-3)."""
    words, total = table.voice.words, points_of(cards)
    terms = [points_of([card for card in cards if card.suit is suit]) for suit in Suit]
    a, b, c, d = terms
    spoken = words.ngettext(
        "{a} plus {b} plus {c} plus {d} make {n} point.",
        "{a} plus {b} plus {c} plus {d} make {n} points.",
        total,
    )
    return sum_line(
        spoken.format(a=a, b=b, c=c, d=d, n=total),
        [(suit_sign(suit, table.pack), n) for suit, n in zip(Suit, terms, strict=True)],
        (words.ngettext("point", "points", total), total),
        long=True,
    )
