"""The draw for first mayor on a table: the three players, their cards and those set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde import Drawer

from ..ui.cards import ghost
from ..ui.html import h

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alcalde import Card, HighDraw

    from ..ui.context import DrawingContext
    from ..ui.html import Element, Node


class DrawnPlace(NamedTuple):
    """The cards in front of one of the three.

    Attributes:
        drawer: the player.
        card: the card that counts now; None before the first one and while a new one is due.
        aside: the cards that were set aside.
        again: whether the card shares its rank with another, and is about to be set aside.
    """

    drawer: Drawer
    card: Card | None
    aside: tuple[Card, ...]
    again: bool


def places(draw: HighDraw) -> tuple[DrawnPlace, ...]:
    """Return the cards in front of the three; equal ones stay there until the next is drawn.

    >>> from alcalde import HighDraw
    >>> [str(place.card) for place in places(HighDraw.of("K♥ 7♠ K♦ 3♣"))]
    ['3♣', '7♠', 'None']
    """
    held: tuple[Card | None, ...] = draw.held
    again: tuple[Drawer, ...] = ()
    if draw.steps and draw.cards[-1] is draw.steps[-1].drew[-1][1]:
        held, again = draw.steps[-1].held, draw.steps[-1].again
    aside: dict[Drawer, list[Card]] = {drawer: [] for drawer in Drawer}
    for step in draw.steps:
        for drawer in step.again:
            if (card := step.held[drawer.index]) is not held[drawer.index]:
                aside[drawer].append(card)
    return tuple(
        DrawnPlace(drawer, held[drawer.index], tuple(aside[drawer]), drawer in again)
        for drawer in Drawer
    )


def row(drawn: Iterable[Element]) -> Element:
    """Draw the three side by side, in the order in which they draw."""
    return h("ol", list(drawn), class_="al-draw__row")


def place(
    table: DrawingContext,
    drawer: Drawer,
    role: Node,
    slot: Element | None,
    aside: Sequence[Element],
) -> Element:
    """Draw one of the three: the name, the role, the card, and the cards set aside.

    Args:
        table: whose language it takes.
        drawer: the player.
        role: what that player does.
        slot: the drawing of the card; None before the first one.
        aside: the drawings of the cards set aside.
    """
    return h(
        "li",
        h(
            "p",
            h("strong", table.voice.label(drawer)),
            h("span", role, class_="al-tells") if role else None,
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
