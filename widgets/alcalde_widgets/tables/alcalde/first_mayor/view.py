"""How the table of the draw for first mayor looks: the pack, three players, what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import HighDraw

from ....scenes.draw import place, row
from ....ui.cards import back, badge, picture, slot
from ....ui.choosers import picker
from ....ui.faces import classes, inside, suit_key
from ....ui.html import Element, Node, h
from ....ui.results import spaced
from .controls import settings, steps
from .model import Place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde import Card, Reason

    from .table import MayorTable

    Said = tuple[str, Mapping[str, object]]


LATER = ("no-rank-shared", "seats-in-order")
"""What is told among the reasons: the sentence about the last card is long enough."""


def draw(table: MayorTable) -> list[Node]:
    """Return the parts of the table, from the pack to the settings."""
    card = table.picked()
    lying = table.now.cards[: table.now.step]
    return [
        h(
            "div",
            _pack(table),
            row(_place(table, one) for one in table.now.places()),
            class_="al-draw",
        ),
        picker(table, card, lying) if card else None,
        steps(table),
        _result(table),
        settings(table),
    ]


def happened(table: MayorTable) -> list[Said]:
    """Return what the last card did: who drew it, and what came of the round (MAYOR-2)."""
    voice, drawn = table.voice, table.now.draw
    if not drawn.cards:
        begins = voice.words.gettext("The pack is shuffled: {player} draws first.")
        return [(begins, {"player": drawn.due})]
    reasons = drawn.explain()
    last = max(n for n, reason in enumerate(reasons) if reason.code == "has-drawn")
    told = [_said(table, reason) for reason in reasons[last:] if reason.code not in LATER]
    if len(told) == 1 and drawn.due:
        told.append((voice.words.gettext("{player} is next to draw."), {"player": drawn.due}))
    return told


def lying(table: MayorTable) -> list[str]:
    """Return a line for each player: the card that lies there, or a dash."""
    label = table.voice.label
    return [f"{label(one.drawer)}: {one.card or '–'}" for one in table.now.places()]


def _said(table: MayorTable, reason: Reason) -> Said:
    return reason.template(table.voice.words), reason.params


# The pack and the three


def _pack(table: MayorTable) -> Element:
    now, words = table.now, table.voice.words
    over = now.draw.complete
    to_come = reversed(now.cards[now.step : now.step + 3])
    backs = [h("span", back(), data_fly=_lot(table, card)) for card in to_come]
    return h(
        "div",
        table.button(
            "pack",
            h("span", h("span", back()), backs, class_="al-stock", aria_hidden="true"),
            h(
                "span",
                words.gettext("The draw is over") if over else words.gettext("Draw from the pack"),
            ),
            act="draw",
            off=over,
            class_="al-btn al-draw__pack",
        ),
        class_="al-draw__middle",
    )


def _lot(table: MayorTable, card: Card) -> str:
    """Name a card by its place in the draw: on the pack it lies face down."""
    return f"lot-{table.now.cards.index(card)}"


def _place(table: MayorTable, one: Place) -> Element:
    face = _face(table, one, one.card) if one.card else None
    aside = [picture(table, card, data_fly=_lot(table, card)) for card in one.aside]
    return place(table, one.drawer, _role(table, one), face, aside)


def _role(table: MayorTable, one: Place) -> str:
    words, drawn = table.voice.words, table.now.draw
    if drawn.complete:
        chosen = (
            words.gettext("chooses a seat first"),
            words.gettext("chooses second"),
            words.gettext("chooses last"),
        )
        return chosen[drawn.ranking.index(one.drawer)]
    if one.again:
        return words.gettext("draws again")
    if one.drawer is drawn.due:
        return words.gettext("draws now")
    return words.gettext("has a card") if one.card else words.gettext("waits")


def _face(table: MayorTable, one: Place, card: Card) -> Element:
    words, drawn = table.voice.words, table.now.draw
    first = drawn.complete and drawn.ranking[0] is one.drawer
    index = one.drawer.index
    name = words.gettext("Change {card}").format(card=table.voice.card(card))
    face = table.button(
        f"drawn-{index}",
        h("span", name, class_="al-vh"),
        inside(card, table.pack),
        act="pick",
        data_args={"drawer": index},
        data_suit=suit_key(card, table.pack),
        data_fly=_lot(table, card),
        class_=f"{classes(card, table.pack)} is-playable{' is-winner' if first else ''}",
        aria_expanded="true" if table.picking == index else "false",
    )
    caption = h("b", words.gettext("same rank")) if one.again else None
    return slot(face, caption, badge=badge(words.gettext("First mayor")) if first else None)


# What happened and why


def _result(table: MayorTable) -> Element:
    said = [table.voice.both(*sentence) for sentence in happened(table)]
    return h("div", table.status(*spaced(said)), _why(table, table.now.draw), class_="al-result")


def _why(table: MayorTable, drawn: HighDraw) -> Element | None:
    """Draw the rounds that are over, one a line, then how the three cards rank.

    What came of the last card is told already, unless it ended the draw.
    """
    told = any(one.again for one in table.now.places())
    reasons = [step.outcome for step in drawn.steps[: -1 if told else None]]
    if drawn.complete:
        reasons += (*drawn.comparisons, drawn.explain()[-1])
    if not reasons:
        return None
    return h(
        "ol",
        [h("li", table.voice.reason(reason)) for reason in reasons],
        class_="al-why",
        aria_label=table.voice.words.gettext("Why"),
    )
