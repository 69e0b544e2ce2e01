"""Cards spread in rows, each row with a head: how a pack or a deal is laid open."""

from __future__ import annotations

from collections.abc import Iterable

from ..ui.context import DrawingContext
from ..ui.html import Element, Node, h


def spread_row(
    table: DrawingContext,
    part: str,
    *head: Node,
    cards: Iterable[Element],
    class_: str = "al-spread__cards",
) -> Element:
    """Draw a row of cards that are only looked at, with what stands over it.

    Args:
        table: whose row it is.
        part: what the row is, for its id.
        head: what stands over the cards and names the row.
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
