"""What a refill table says: who draws what, what is left, who gets the indicator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat, order_of_play
from alcalde.state import TRICKS

from ....ui.html import Element, Node, h
from ....ui.results import spaced

if TYPE_CHECKING:
    from .table import RefillTable

Said = tuple[str, dict[str, object]]
"""A sentence of the catalogue and what fills its places."""


def players(table: RefillTable, winner: Seat | None = None) -> tuple[Seat, ...]:
    """Return the players in the order in which they draw."""
    return tuple(dict.fromkeys(order_of_play(winner or table.now.winner)))


def happened(table: RefillTable) -> list[Said]:
    """Return what the last step did, as sentences with what fills them (DRAW-1 to DRAW-4)."""
    now, words = table.now, table.voice.words
    number: dict[str, object] = {"number": now.trick}
    if not now.draws():
        nobody = words.gettext("The stock is used up: nobody draws after trick {number}.")
        rest = TRICKS - now.trick
        more = words.ngettext("{n} trick is left.", "{n} tricks are left.", rest)
        return [(nobody, number), (more, {"n": rest})]
    left = words.ngettext("{n} card left in the stock.", "{n} cards left in the stock.", now.left)
    counted: Said = (left, {"n": now.left})
    if not now.drawn:
        won = words.gettext("{player} won trick {number} and draws first.")
        return [(won, {"player": now.winner, **number}), counted]
    last = now.drawn[-1]
    places: dict[str, object] = {"player": last.seat, "card": last.card}
    if last.card is now.deal.indicator:
        said = words.gettext("{player} draws the indicator, {card}.")
        return [(said, places), (words.gettext("The stock is used up: no more drawing."), {})]
    happening: list[Said] = [(words.gettext("{player} draws {card}."), places), counted]
    if now.full:
        happening.append((words.gettext("{player} leads next."), {"player": now.winner}))
    return happening


def result(table: RefillTable) -> Element:
    """Draw what happened, what everybody holds, the order and the tricks with and without."""
    voice, now = table.voice, table.now
    return h(
        "div",
        table.status(*spaced([voice.both(*sentence) for sentence in happened(table)])),
        _facts(table),
        h("p", voice.both(*_order(table))) if now.draws() else None,
        _indicator(table) if now.last else None,
        _count(table),
        class_="al-result",
    )


def _facts(table: RefillTable) -> Element:
    words, now = table.voice.words, table.now
    facts: list[tuple[str, int]] = [(words.gettext("In the stock"), now.left)]
    for who in players(table, Seat.RIGHT):
        holds = table.voice.text(words.gettext("{player} holds"), {"player": who})
        facts.append((holds, now.held(who)))
    return h(
        "dl",
        [h("div", h("dt", name), h("dd", n)) for name, n in facts],
        class_="al-facts al-facts--4",
    )


def _order(table: RefillTable) -> Said:
    first, second, third = players(table)
    order = table.voice.words.gettext(
        "Counter-clockwise from the winner: {player}, {player2}, {player3}; "
        "an opponent draws one card, the mayor two in a row."
    )
    return order, {"player": first, "player2": second, "player3": third}


def _indicator(table: RefillTable) -> Element:
    """Draw who gets the indicator, for each player who may win the trick (DRAW-3)."""
    voice, words, now = table.voice, table.voice.words, table.now
    one = words.gettext("If {player} wins trick {number}, {player2} draws the indicator.")
    two = words.gettext(
        "If {player} wins trick {number}, {player2} draws the indicator, the second of two cards."
    )
    lines: list[Node] = []
    for winner in players(table, Seat.RIGHT):
        before, last = now.draws(winner)[-2:]
        places = {"player": winner, "number": now.trick, "player2": last.seat}
        said = voice.both(two if before.seat is last.seat else one, places)
        lines.append(h("li", h("b", said) if winner is now.winner else h("span", said)))
    return h("ul", lines, class_="al-gets", aria_label=words.gettext("Who draws the indicator"))


def _count(table: RefillTable) -> list[Node]:
    """Draw the tricks with drawing and those without as a sum (DRAW-4)."""
    words, drawing = table.voice.words, table.now.refills
    without = TRICKS - drawing
    heard = words.gettext("{a} tricks with drawing plus {b} without make {n} tricks.")
    terms: list[Node] = [
        h("span", h("small", words.gettext("with drawing")), drawing),
        h("i", "+"),
        h("span", h("small", words.gettext("without drawing")), without),
        h("i", "="),
        h("span", h("small", words.gettext("tricks")), h("b", TRICKS)),
    ]
    return [
        h("p", heard.format(a=drawing, b=without, n=TRICKS), class_="al-vh"),
        h("p", terms, class_="al-sum", aria_hidden="true"),
    ]
