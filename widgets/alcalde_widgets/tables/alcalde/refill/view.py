"""How a refill table looks: seats around the stock, the ten tricks, what can be moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat
from alcalde.state import TRICKS

from ....scenes.seats import seat, seats
from ....ui.cards import back, ghost, picture, slot
from ....ui.choosers import pack_chooser, reset_button, seat_chooser, stepper
from ....ui.html import Element, Node, h
from ....ui.icons import icon, ring
from .result import players, result

if TYPE_CHECKING:
    from .table import RefillTable


def draw(table: RefillTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    around = seats([_seat(table, who) for who in players(table)], _stock(table))
    return [h("div", around, class_="al-refill"), _steps(table), result(table), _settings(table)]


# The seats and the stock


def _seat(table: RefillTable, who: Seat) -> Element:
    words, draws = table.voice.words, table.now.draws()
    turns = [turn for turn, draw in enumerate(draws) if draw.seat is who]
    if not turns:
        role = words.gettext("draws none")
    elif len(turns) > 1:
        role = words.gettext("draws two")
    else:
        role = words.gettext("draws one")
    return seat(table, who, role, [_place(table, turn) for turn in turns])


def _place(table: RefillTable, turn: int) -> Element:
    now, words = table.now, table.voice.words
    drawn = now.draws()[turn]
    number = words.gettext("card {n} of {total}").format(n=turn + 1, total=len(now.draws()))
    last = drawn.card is now.deal.indicator
    there = turn < now.step
    return slot(
        picture(table, drawn.card, data_fly=_key(table, turn)) if there else ghost(),
        h("span", number),
        h("b", words.gettext("indicator")) if there and last else None,
        id=table.id(f"place-{turn + 1}"),
    )


def _key(table: RefillTable, turn: int) -> str:
    """Name a card by its place in the stock: a face-down card is not named by what it is."""
    lying = len(table.now.stock) - turn
    return f"stock-{lying}"


def _stock(table: RefillTable) -> Element:
    now, words = table.now, table.voice.words
    cards: list[Node] = [h("span", ghost())]
    if now.left:
        up = picture(table, now.deal.indicator)
        cards = [h("span", up, class_="al-stock__up", data_fly="stock-1")]
        on_top = range(min(now.left, 5), 1, -1)
        cards += [h("span", back(), data_fly=f"stock-{now.left + 2 - n}") for n in on_top]
    number = words.ngettext("{n} card", "{n} cards", now.left).format(n=now.left)
    return h(
        "div",
        ring(),
        h("div", cards, class_="al-stock"),
        h(
            "p",
            words.gettext("Stock"),
            h("strong", number),
            h("span", words.gettext("Drawing goes counter-clockwise."), class_="al-vh"),
            class_="al-trump",
        ),
        class_="al-centre",
    )


# What can be moved


def _steps(table: RefillTable) -> Element:
    words, now = table.voice.words, table.now
    names = (
        words.gettext("Steps of the refill"),
        words.gettext("Before drawing"),
        words.gettext("Previous card"),
        words.gettext("Next card"),
        words.gettext("Cards drawn"),
    )
    after = min(now.trick + 1, TRICKS)
    return h(
        "div",
        stepper(table, now.step, len(now.draws()), names, first=0),
        table.button(
            "next-trick",
            h("span", words.gettext("Next trick")),
            icon("next"),
            act="trick",
            data_args={"number": after},
            off=after == now.trick,
            class_="al-btn al-btn--main",
        ),
        class_="al-row",
    )


def _settings(table: RefillTable) -> Element:
    words, now = table.voice.words, table.now
    won = words.gettext("Who won it")
    around = players(table, Seat.RIGHT)
    return h(
        "div",
        _tricks(table),
        seat_chooser(table, now.winner, won, act="winner", seats=around),
        pack_chooser(table),
        h("div", reset_button(table, off=now == table.start), class_="al-row"),
        class_="al-settings",
    )


def _tricks(table: RefillTable) -> Element:
    words, now = table.voice.words, table.now
    name = table.id("label-tricks")
    heard = words.gettext("Trick {number}, then {left} in the stock")
    buttons, stocks = [], now.stocks
    for number in range(1, TRICKS + 1):
        before, after = stocks[number - 1], len(stocks[number])
        buttons.append(
            table.button(
                f"trick-{number}",
                h("span", heard.format(number=number, left=after), class_="al-vh"),
                h("span", number, aria_hidden="true"),
                h("small", after, aria_hidden="true"),
                act="trick",
                data_args={"number": number},
                aria_pressed="true" if number == now.trick else "false",
                class_="al-btn al-btn--trick" + ("" if before else " is-dry"),
            )
        )
    return h(
        "div",
        h(
            "p",
            words.gettext("The trick just played; below it, what is left in the stock"),
            id=name,
        ),
        h("div", buttons, role="group", aria_labelledby=name, data_roving=True),
        class_="al-tricks",
    )
