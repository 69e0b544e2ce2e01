"""How a draw for first mayor lies on a table: the three players, their cards, those set aside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from alcalde import Drawer

from ..ui.cards import ghost
from ..ui.context import DrawingContext
from ..ui.html import Element, Node, h


def row(places: Iterable[Element]) -> Element:
    """Draw the three side by side, in the order in which they draw."""
    return h("ol", list(places), class_="al-draw__row")


def place(
    table: DrawingContext,
    drawer: Drawer,
    role: Node,
    slot: Element | None,
    aside: Sequence[Element],
) -> Element:
    """Draw one of the three: the name, what that player does, the card, and those set aside."""
    return h(
        "li",
        h(
            "p",
            h("strong", table.voice.label(drawer)),
            h("span", role, class_="al-draw__role") if role else None,
            class_="al-who",
        ),
        slot or h("div", ghost(), class_="al-slot"),
        _aside(table, aside),
        class_="al-seat",
        id=table.id(f"place-{drawer.index}"),
    )


def _aside(table: DrawingContext, cards: Sequence[Element]) -> Element | None:
    if not cards:
        return None
    return h(
        "div",
        h("p", table.voice.words.gettext("set aside"), class_="al-cap"),
        h("div", list(cards), class_="al-cards"),
        class_="al-draw__aside",
    )
