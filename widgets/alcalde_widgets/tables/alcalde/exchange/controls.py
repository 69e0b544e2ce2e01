"""What can be set on an exchange table: the moment, the indicator, who holds what, agreements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Card, Seat, order_of_play

from ....ui.cards import mini
from ....ui.choosers import Option, chooser, pack_chooser, reset_button, trump_chooser
from ....ui.faces import index
from ....ui.html import Element, Node, h
from .model import STOCK, named

if TYPE_CHECKING:
    from .table import ExchangeTable


def settings(table: ExchangeTable) -> Element:
    """Draw everything that can be chosen, and the way back."""
    now, words = table.now, table.voice.words
    agreed: list[Option] = [
        ("on", words.gettext("With exchange"), {"exchange": True}),
        ("off", words.gettext("Without"), {"exchange": False}),
    ]
    honours = " ".join(index(card, table.pack) for card in DECK[:10] if card.points)
    takes: list[Option] = [
        ("any", words.gettext("any card"), {"what": "any"}),
        ("honours", honours, {"what": "honours"}),
    ]
    two = words.gettext("The two takes")
    return h(
        "div",
        _moments(table),
        trump_chooser(table, now.indicator.suit, words.gettext("Trump")),
        _indicators(table),
        _holder(table, "seven", words.gettext("The seven"), now.seven, now.has_seven),
        _holder(table, "two", words.gettext("The two"), now.two, now.has_two),
        chooser(
            table,
            "agreed",
            words.gettext("Agreed"),
            agreed,
            act="agreed",
            chosen="on" if now.exchange else "off",
        ),
        chooser(table, "takes", two, takes, act="takes", chosen=now.two_takes)
        if now.exchange
        else None,
        pack_chooser(table),
        h("div", reset_button(table, off=now == table.start), class_="al-row"),
        class_="al-settings",
    )


def _moments(table: ExchangeTable) -> Element:
    words, name = table.voice.words, table.id("label-moment")
    moments = {
        "before": words.gettext("Before the first card"),
        "trick": words.gettext("In the first trick"),
        "later": words.gettext("After the first trick"),
        "gone": words.gettext("The stock is used up"),
    }
    buttons = [
        table.button(
            f"moment-{moment}",
            h("span", label),
            act="moment",
            data_args={"to": moment},
            aria_pressed="true" if moment == table.now.moment else "false",
            class_="al-btn",
        )
        for moment, label in moments.items()
    ]
    return h(
        "div",
        h("p", words.gettext("When"), id=name, class_="al-setting__word"),
        h("div", buttons, class_="al-moments", role="group", aria_labelledby=name),
        class_="al-tricks",
    )


def _indicators(table: ExchangeTable) -> Element:
    now, words, name = table.now, table.voice.words, table.id("label-indicator")
    cards = [card for card in DECK if card.suit is now.indicator.suit]
    return h(
        "div",
        h("p", words.gettext("Card turned up"), id=name, class_="al-setting__word"),
        h(
            "div",
            [_indicator(table, card) for card in cards],
            class_="al-deck__suit",
            role="group",
            aria_labelledby=name,
            data_roving=True,
        ),
        class_="al-tricks",
    )


def _indicator(table: ExchangeTable, card: Card) -> Element:
    pressed = "true" if card is table.now.indicator else "false"
    name = table.voice.card(card)
    return mini(table, card, name, act="indicator", part="up", aria_pressed=pressed)


def _holder(table: ExchangeTable, part: str, label: str, card: Card, seat: Seat | None) -> Node:
    words, now = table.voice.words, table.now
    if card is now.indicator:
        return None
    nobody = words.gettext("Played") if now.moment == "gone" else words.gettext("Stock")
    options: list[Option] = [
        (one.value, table.voice.label(one), {"holder": one.value})
        for one in dict.fromkeys(order_of_play(Seat.RIGHT))
    ]
    options.append((STOCK, nobody, {"holder": STOCK}))
    row = chooser(table, part, label, options, act=part, chosen=named(seat))
    return Element(
        row.tag, {**row.attributes, "class": "al-setting al-setting--high"}, row.children
    )
