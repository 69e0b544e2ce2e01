"""How a game table looks: the others, the stock, the trick and the reader's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Seat, capitalise

from ....ui.cards import back, badge, ghost, picture, slot
from ....ui.faces import classes, inside, suit_key, suit_sign
from ....ui.html import Element, Node, h
from ....ui.icons import ring
from .controls import controls
from .record import record
from .result import result, status
from .settings import settings

if TYPE_CHECKING:
    from .table import GameTable


def draw(table: GameTable) -> list[Node]:
    """Return the parts of the table, from the seats to the settings."""
    ended = table.now.over and table.now.step is None
    return [
        _counts(table) if not ended else None,
        _around(table) if not ended else None,
        status(table),
        _below(table) if not ended else None,
        controls(table),
        result(table),
        record(table),
        settings(table),
    ]


# The seats and the trick between them


def _around(table: GameTable) -> Element:
    own = table.shown.seat
    places = ((own.next, "right"), (own.next.next, "left"))
    return h(
        "div",
        h("ol", [_hand(table, seat, place) for seat, place in places], class_="al-order"),
        _stock(table),
        _trick(table),
        class_="al-seats al-turns al-game",
        id=table.id("top"),
        data_reveal=table.reveal == "top",
    )


def _below(table: GameTable) -> Element:
    """Draw the reader's own hand, below what is said, so that both are near each other."""
    hand = _hand(table, table.shown.seat, "mayor")
    return h("div", h("ol", hand, class_="al-order"), class_="al-turns al-game al-game__own")


def _hand(table: GameTable, seat: Seat, place: str) -> Element:
    shown, words = table.shown, table.voice.words
    due = seat is shown.due and table.now.step is None
    held = shown.held(seat)
    is_open = shown.open(seat) or table.now.step is not None
    if seat is shown.seat and table.now.step is None:
        cards: list[Node] = [_own(table, card) for card in held]
    elif is_open:
        cards = [picture(table, card, data_fly=card.code) for card in held]
    else:
        cards = [back() for _ in held]
    closed = words.ngettext(
        "{player} holds {n} card face down.", "{player} holds {n} cards face down.", len(held)
    )
    heard = table.voice.text(closed, {"player": seat, "n": len(held)})
    return h(
        "li",
        h("p", h("strong", table.voice.label(seat)), _role(table, seat), class_="al-who"),
        None if is_open else h("p", heard, class_="al-vh"),
        h(
            "div",
            cards,
            class_="al-fan",
            role="group",
            aria_label=table.voice.text(words.gettext("{player}’s hand"), {"player": seat}),
            data_roving=seat is shown.seat and table.now.step is None,
        ),
        class_=f"al-seat al-seat--{place}" + (" is-due" if due else ""),
        id=table.id(f"hand-{seat.value}"),
        aria_current="true" if due else None,
    )


def _role(table: GameTable, seat: Seat) -> str:
    """Return who somebody is: the reader, the mayor, the partner; then what they do."""
    shown, words = table.shown, table.voice.words
    if seat is shown.seat:
        return words.gettext("you")
    if seat is Seat.MAYOR:
        return words.gettext("mayor")
    if shown.seat is not Seat.MAYOR:
        return words.gettext("on your side")
    return words.gettext("on the right") if seat is Seat.RIGHT else words.gettext("on the left")


def _own(table: GameTable, card: Card) -> Element:
    now, words = table.now, table.voice.words
    name = table.voice.card(card)
    number = now.chosen.index(card) + 1 if card in now.chosen else 0
    two = now.waits and now.seat.cards > 1
    if number:
        template = words.gettext("{card}, card {n} of {total}")
        name = template.format(card=name, n=number, total=now.seat.cards)
    return table.button(
        f"card-{card.code}",
        h("span", name, class_="al-vh"),
        inside(card, table.pack),
        h("span", number, class_="al-card__n", aria_hidden="true") if number else None,
        act="tap",
        data_args={"card": card.code},
        data_suit=suit_key(card, table.pack),
        data_fly=card.code,
        class_=classes(card, table.pack) + (" is-playable" if now.waits else ""),
        aria_pressed=("true" if number else "false") if two else None,
    )


def _trick(table: GameTable) -> Element:
    shown, words = table.shown, table.voice.words
    name = table.id("label-trick")
    return h(
        "div",
        h("p", words.gettext("The trick on the table"), class_="al-vh", id=name),
        h(
            "ol",
            [h("li", _place(table, turn)) for turn in range(len(shown.leader.order))],
            class_="al-strip",
            aria_labelledby=name,
        ),
        class_="al-turns__trick",
    )


def _place(table: GameTable, turn: int) -> Element:
    shown, words = table.shown, table.voice.words
    seat, here = shown.leader.order[turn], table.id(f"place-{turn + 1}")
    own = capitalise(words.gettext("you"))
    who = h("span", own if seat is shown.seat else table.voice.label(seat))
    trick = shown.trick
    if trick is None or turn >= len(trick.plays):
        return slot(ghost(), who, h("span", words.gettext("not yet")), id=here)
    card = trick.plays[turn].card
    wins, trump = card == trick.winning_card, card.suit is trick.trump
    states = ("is-winner " if wins else "") + ("is-trump" if trump else "")
    word = words.gettext("Wins") if trick.complete else words.gettext("Ahead")
    return slot(
        picture(table, card, states=states, data_fly=card.code),
        who,
        h("b", words.gettext("trump")) if trump else h("span", table.voice.points(card.points)),
        badge=badge(word) if wins else None,
        id=here,
    )


# The stock and the running count


def _stock(table: GameTable) -> Element:
    shown, words = table.shown, table.voice.words
    game = shown.game
    left = len(game.stock) + (len(game.refilled) if shown.lying else 0)
    # Until the trick was looked at, nothing has been drawn: the stock lies as it did.
    indicator = game.stock[-1] if game.stock else (game.refilled[-1] if left else None)
    cards: list[Node] = [h("span", ghost())]
    if indicator:
        cards = [h("span", picture(table, indicator, data_fly="up"), class_="al-stock__up")]
        cards += [h("span", back()) for _ in range(min(left - 1, 4))]
    number = words.ngettext("{n} card", "{n} cards", left).format(n=left)
    return h(
        "div",
        ring(),
        h("div", cards, class_="al-stock"),
        h(
            "p",
            h("span", words.gettext("Stock"), ": ", class_="al-vh"),
            number,
            h(
                "strong",
                suit_sign(game.trump, table.pack),
                " ",
                capitalise(table.voice.suit(game.trump)),
            ),
            h("span", words.gettext("is trump."), class_="al-vh"),
            class_="al-trump",
        ),
        class_="al-centre",
    )


def _counts(table: GameTable) -> Element:
    words, now = table.voice.words, table.now
    word = words.gettext("Hide") if now.sums else words.gettext("Show")
    name = words.gettext("Hide the count") if now.sums else words.gettext("Show the count")
    facts: list[Node] = []
    if now.sums:
        mayor, opponents = table.shown.counted
        facts = [
            h("div", h("dt", words.gettext("Mayor")), h("dd", mayor)),
            h("div", h("dt", words.gettext("Opponents")), h("dd", opponents)),
        ]
    return h(
        "div",
        h("dl", facts, class_="al-facts") if facts else None,
        table.button(
            "sums", h("span", word), act="sums", aria_label=name, class_="al-btn al-btn--quiet"
        ),
        class_="al-game__count",
    )
