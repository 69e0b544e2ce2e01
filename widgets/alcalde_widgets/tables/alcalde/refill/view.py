"""Draw a refill table: the seats around the stock, the ten tricks, the result and the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.state import TRICKS

from ....scenes.seats import players, seat, seats
from ....scenes.stock import stock_centre
from ....ui.cards import back, ghost, picture, slot
from ....ui.choosers import seat_chooser, settings, stepper
from ....ui.html import h
from ....ui.icons import icon
from ....ui.results import facts, spaced, sum_line

if TYPE_CHECKING:
    from alcalde import Seat

    from ....ui.html import Element, Node
    from ....ui.voice import Sentence
    from .table import RefillTable


def draw(table: RefillTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    drawing = players(table.now.winner)
    around = seats([_seat(table, who) for who in drawing], _stock(table))
    return [h("div", around, class_="al-refill"), _steps(table), _result(table), _settings(table)]


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
    """Return the key of a card by its place in the stock, so that no face-down card is revealed."""
    return f"stock-{len(table.now.stock) - turn}"


def _stock(table: RefillTable) -> Element:
    now, words = table.now, table.voice.words
    cards: list[Node] = [h("span", ghost())]
    if now.left:
        up = picture(table, now.deal.indicator)
        cards = [h("span", up, class_="al-stock__up", data_fly="stock-1")]
        on_top = range(min(now.left, 5), 1, -1)
        cards += [h("span", back(), data_fly=f"stock-{now.left + 2 - n}") for n in on_top]
    number = words.ngettext("{n} card", "{n} cards", now.left).format(n=now.left)
    return stock_centre(
        cards,
        words.gettext("Stock"),
        h("strong", number),
        h("span", words.gettext("Drawing goes counter-clockwise."), class_="al-vh"),
    )


# What happened


def happened(table: RefillTable) -> list[Sentence]:
    """Return the sentences that say what happened last (DRAW-1 to DRAW-4)."""
    now, words = table.now, table.voice.words
    number: dict[str, object] = {"number": now.trick}
    if not now.draws():
        nobody = words.gettext("The stock is used up: nobody draws after trick {number}.")
        rest = TRICKS - now.trick
        more = words.ngettext("{n} trick is left.", "{n} tricks are left.", rest)
        if not rest:
            more = words.gettext("It was the last one.")
        return [(nobody, number), (more, {"n": rest})]
    left = words.ngettext("{n} card left in the stock.", "{n} cards left in the stock.", now.left)
    counted: Sentence = (left, {"n": now.left})
    if not now.drawn:
        won = words.gettext("{player} won trick {number} and draws first.")
        return [(won, {"player": now.winner, **number}), counted]
    last = now.drawn[-1]
    values: dict[str, object] = {"player": last.seat, "card": last.card}
    if last.card is now.deal.indicator:
        template = words.gettext("{player} draws the indicator, {card}.")
        return [(template, values), (words.gettext("The stock is used up: no more drawing."), {})]
    sentences: list[Sentence] = [(words.gettext("{player} draws {card}."), values), counted]
    if now.full:
        sentences.append((words.gettext("{player} leads next."), {"player": now.winner}))
    return sentences


def _result(table: RefillTable) -> Element:
    """Draw what happened, the number of cards, the order and the tricks with and without draws."""
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
    rows: list[tuple[str, Node]] = [(words.gettext("In the stock"), now.left)]
    for who in players():
        holds = table.voice.text(words.gettext("{player} holds"), {"player": who})
        rows.append((holds, now.held(who)))
    return facts(rows, class_="al-facts al-facts--4")


def _order(table: RefillTable) -> Sentence:
    first, second, third = players(table.now.winner)
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
    for winner in players():
        before, last = now.draws(winner)[-2:]
        values = {"player": winner, "number": now.trick, "player2": last.seat}
        sentence = voice.both(two if before.seat is last.seat else one, values)
        lines.append(h("li", h("b", sentence) if winner is now.winner else h("span", sentence)))
    return h("ul", lines, class_="al-gets", aria_label=words.gettext("Who draws the indicator"))


def _count(table: RefillTable) -> list[Node]:
    """Draw the tricks with drawing and those without as a sum (DRAW-4)."""
    words, drawing = table.voice.words, table.now.refills
    without = TRICKS - drawing
    spoken = words.gettext("{a} tricks with drawing plus {b} without make {n} tricks.")
    return sum_line(
        spoken.format(a=drawing, b=without, n=TRICKS),
        [
            (words.gettext("with drawing"), drawing),
            (words.gettext("without drawing"), without),
        ],
        (words.gettext("tricks"), TRICKS),
    )


# The controls


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
    winner = seat_chooser(table, now.winner, won, act="winner", seats=players())
    return settings(table, _tricks(table), winner, unchanged=now == table.start)


def _tricks(table: RefillTable) -> Element:
    words, now = table.voice.words, table.now
    name = table.id("label-tricks")
    spoken = words.gettext("Trick {number}, then {left} in the stock")
    buttons, stocks = [], now.stocks
    for number in range(1, TRICKS + 1):
        before, after = stocks[number - 1], len(stocks[number])
        buttons.append(
            table.button(
                f"trick-{number}",
                h("span", spoken.format(number=number, left=after), class_="al-vh"),
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
