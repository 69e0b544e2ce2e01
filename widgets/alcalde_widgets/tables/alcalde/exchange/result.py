"""What an exchange table says: who took what, what lies there now, who may still exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat

from ....ui.faces import suit_sign
from ....ui.html import Element, Node, h
from ....ui.results import spaced

if TYPE_CHECKING:
    from .table import ExchangeTable

Said = tuple[str, dict[str, object]]
"""A sentence of the catalogue and what fills its places."""


def happened(table: ExchangeTable) -> list[Said]:
    """Return what happened last and what may follow; before an exchange, how things stand."""
    now, words = table.now, table.voice.words
    made = now.game.exchanges
    if not made:
        return [*_moment(table), *_holders(table)]
    last = made[-1].reason
    still = words.gettext("Trump is still {suit}.")
    may = words.gettext("{player} may now take {card} and leave {other}.")
    said: list[Said] = [
        (last.template(words), last.params),
        (still, {"suit": now.game.trump}),
    ]
    for wish in now.allowed():
        card = now.game.indicator
        said.append((may, {"player": wish.seat, "card": card, "other": wish.card}))
    if not now.allowed():
        said.append((words.gettext("Now nobody can exchange."), {}))
    return said


def _moment(table: ExchangeTable) -> list[Said]:
    now, words = table.now, table.voice.words
    up: dict[str, object] = {"card": now.indicator}
    if now.moment == "before":
        return [(words.gettext("{card} is turned up, and nobody has played yet."), up)]
    if now.moment == "trick":
        played = words.gettext(
            "{player} and {player2} have played to the first trick, the mayor has not."
        )
        both: dict[str, object] = {"player": Seat.RIGHT, "player2": Seat.LEFT}
        return [(words.gettext("{card} is turned up."), up), (played, both)]
    if now.moment == "later":
        return [(words.gettext("The first trick is complete, and {card} still lies there."), up)]
    text = words.gettext("The stock is used up: {player} has drawn the indicator, {card}.")
    return [(text, {**up, "player": now.game.drawn[-1].seat})]


def _holders(table: ExchangeTable) -> list[Said]:
    now, words = table.now, table.voice.words
    has = words.gettext("{player} holds {card}.")
    nobody = words.gettext("Nobody holds {card}.")
    said: list[Said] = []
    for card in (now.seven, now.two):
        seat = now.holder(card)
        if seat is not None:
            said.append((has, {"player": seat, "card": card}))
        elif card is not now.indicator:
            said.append((nobody, {"card": card}))
    return said


def result(table: ExchangeTable) -> Element:
    """Draw what happened, what lies there now, and the exchanges in their order."""
    voice, made = table.voice, table.now.game.exchanges
    order = h(
        "ol",
        [h("li", voice.reason(one.reason)) for one in made],
        class_="al-why",
        aria_label=voice.words.gettext("The exchanges in their order"),
    )
    return h(
        "div",
        table.status(*spaced([voice.both(*sentence) for sentence in happened(table)])),
        _facts(table),
        order if len(made) > 1 else None,
        class_="al-result",
        id=table.id("result"),
        data_reveal=table.reveal == "result",
    )


def _facts(table: ExchangeTable) -> Element:
    voice, words, game = table.voice, table.voice.words, table.now.game
    lies: Node = words.gettext("drawn")
    if game.indicator:
        lies = voice.both("{card}", {"card": game.indicator})
    trump: Node = [suit_sign(game.trump, table.pack), " ", voice.suit(game.trump)]
    facts: list[tuple[str, Node]] = [
        (words.gettext("Indicator"), lies),
        (words.gettext("Trump"), trump),
        (words.gettext("In the stock"), len(game.stock)),
    ]
    return h(
        "dl", [h("div", h("dt", name), h("dd", what)) for name, what in facts], class_="al-facts"
    )
