"""How an exchange table looks: open hands around the stock, and what can be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Seat, order_of_play

from ....scenes.stock import stock
from ....ui.cards import ghost, picture, slot
from ....ui.faces import classes, inside, suit_key
from ....ui.html import Element, Node, h
from ....ui.icons import icon
from .controls import settings
from .result import result

if TYPE_CHECKING:
    from .table import ExchangeTable


def draw(table: ExchangeTable) -> list[Node]:
    """Return the parts of the table, from the hands to the settings."""
    return [_hands(table), _tries(table), result(table), settings(table)]


# The hands, the stock, and the trick that runs


def _hands(table: ExchangeTable) -> Element:
    players = dict.fromkeys(order_of_play(Seat.RIGHT))
    return h(
        "div",
        h("ol", [_hand(table, seat) for seat in players], class_="al-order"),
        stock(table, table.now.game),
        _trick(table) if table.now.game.table else None,
        class_="al-seats al-turns al-exchange",
    )


def _hand(table: ExchangeTable, seat: Seat) -> Element:
    words, held = table.voice.words, table.now.game.hand(seat)
    number = words.ngettext("{n} card", "{n} cards", len(held)).format(n=len(held))
    wishes = any(wish.seat is seat for wish in table.now.wishes())
    return h(
        "li",
        h("p", h("strong", table.voice.label(seat)), number, class_="al-who"),
        h(
            "div",
            [_card(table, card) for card in held],
            class_="al-fan",
            role="group",
            aria_label=table.voice.text(words.gettext("{player}’s hand"), {"player": seat}),
            data_roving=True,
        ),
        class_=f"al-seat al-seat--{seat.value}" + (" is-due" if wishes else ""),
        id=table.id(f"seat-{seat.value}"),
    )


def _card(table: ExchangeTable, card: Card) -> Element:
    return table.button(
        f"card-{card.code}",
        h("span", table.voice.card(card), class_="al-vh"),
        inside(card, table.pack),
        act="tap",
        data_args={"card": card.code},
        data_suit=suit_key(card, table.pack),
        data_fly=card.code,
        class_=f"{classes(card, table.pack)} is-playable",
    )


def _trick(table: ExchangeTable) -> Element:
    game, words = table.now.game, table.voice.words
    name = table.id("label-trick")
    places = []
    for turn, seat in enumerate(game.leader.order):
        who = h("span", table.voice.label(seat))
        if turn < len(game.table):
            places.append(slot(picture(table, game.table[turn]), who))
        else:
            places.append(slot(ghost(), who, h("span", words.gettext("not yet"))))
    return h(
        "div",
        h("p", words.gettext("The first trick"), class_="al-tip", id=name),
        h("ol", [h("li", place) for place in places], class_="al-strip", aria_labelledby=name),
        class_="al-turns__trick",
    )


# What can be tried


def _tries(table: ExchangeTable) -> Element:
    now, words = table.now, table.voice.words
    return h(
        "div",
        [_try(table, part, card) for part, card in (("try-7", now.seven), ("try-2", now.two))],
        table.button("both", h("span", words.gettext("Both at once")), act="both", class_="al-btn"),
        table.button(
            "back",
            icon("previous"),
            h("span", words.gettext("Take back")),
            act="back",
            off=not now.made,
            class_="al-btn al-btn--quiet",
        ),
        class_="al-row",
    )


def _try(table: ExchangeTable, part: str, card: Card) -> Element | None:
    seat = table.now.first_holder(card)
    if seat is None:
        return None
    template = table.voice.words.gettext("{name}: exchange {card}")
    places: dict[str, object] = {"name": table.voice.label(seat), "card": card}
    return table.button(
        part,
        h("span", table.voice.both(template, places)),
        act="exchange",
        data_args={"seat": seat.value, "card": card.code},
        class_="al-btn al-btn--main",
    )
