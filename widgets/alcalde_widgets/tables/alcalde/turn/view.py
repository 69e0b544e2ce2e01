"""How a turn table looks: three open hands, the trick between them, what can be moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Seat

from ....scenes.seats import centre
from ....ui.cards import badge, ghost, picture, slot
from ....ui.choosers import pack_chooser, seat_chooser
from ....ui.faces import classes, inside, suit_key
from ....ui.html import Element, Node, h
from ....ui.icons import icon
from .model import PLAYERS
from .result import result

if TYPE_CHECKING:
    from .table import TurnTable


def draw(table: TurnTable) -> list[Node]:
    """Return the parts of the table, from the hands to the settings."""
    return [_hands(table), _controls(table), result(table), _settings(table)]


# The hands and the trick between them


def _hands(table: TurnTable) -> Element:
    now = table.now
    return h(
        "div",
        h("ol", [_hand(table, seat) for seat in dict.fromkeys(now.order)], class_="al-order"),
        centre(table, now.trump),
        _trick(table),
        class_="al-seats al-turns",
    )


def _hand(table: TurnTable, seat: Seat) -> Element:
    now, words = table.now, table.voice.words
    due = seat is now.due
    return h(
        "li",
        h("p", h("strong", table.voice.label(seat)), _role(table, seat), class_="al-who"),
        h(
            "div",
            [_card(table, card, seat) for card in now.held(seat)],
            class_="al-fan",
            role="group",
            aria_label=table.voice.text(words.gettext("{player}’s hand"), {"player": seat}),
            data_roving=True,
        ),
        class_=f"al-seat al-seat--{seat.value}" + (" is-due" if due else ""),
        id=table.id(f"seat-{seat.value}"),
        aria_current="true" if due else None,
    )


def _role(table: TurnTable, seat: Seat) -> str:
    now, words = table.now, table.voice.words
    trick = now.trick
    if seat is now.due:
        if trick and trick.complete:
            return words.gettext("leads next")
        return words.gettext("plays now") if trick else words.gettext("leads")
    if trick and any(play.seat is seat for play in trick.plays):
        return words.gettext("has played")
    return words.gettext("waits")


def _card(table: TurnTable, card: Card, seat: Seat) -> Element:
    now, words = table.now, table.voice.words
    due = seat is now.due
    name = table.voice.card(card)
    number = now.chosen.index(card) + 1 if card in now.chosen else 0
    if number:
        template = words.gettext("{card}, card {n} of {total}")
        name = template.format(card=name, n=number, total=seat.cards)
    pressed = "true" if number else "false"
    return table.button(
        f"card-{card.code}",
        h("span", name, class_="al-vh"),
        inside(card, table.pack),
        h("span", number, class_="al-card__n", aria_hidden="true") if number else None,
        act="tap",
        data_args={"card": card.code},
        data_suit=suit_key(card, table.pack),
        data_fly=card.code,
        class_=classes(card, table.pack) + (" is-playable" if due else ""),
        aria_pressed=pressed if due and seat.cards > 1 else None,
    )


def _trick(table: TurnTable) -> Element:
    now, words = table.now, table.voice.words
    number, total = max(len(now.tricks), 1), len(now.hands[PLAYERS.index(Seat.RIGHT)])
    label = words.gettext("Trick {n} of {total}, without drawing").format(n=number, total=total)
    name = table.id("label-trick")
    return h(
        "div",
        h("p", label, class_="al-tip", id=name),
        h(
            "ol",
            [h("li", _place(table, turn)) for turn in range(len(now.order))],
            class_="al-strip",
            aria_labelledby=name,
        ),
        class_="al-turns__trick",
    )


def _place(table: TurnTable, turn: int) -> Element:
    now, words = table.now, table.voice.words
    seat, here = now.order[turn], table.id(f"place-{turn + 1}")
    who = h("span", table.voice.label(seat))
    trick = now.trick
    if trick is None or turn >= len(trick.plays):
        return slot(ghost(), who, h("span", words.gettext("not yet")), id=here)
    card = trick.plays[turn].card
    wins, trump = card == trick.winning_card, card.suit is now.trump
    states = ("is-winner " if wins else "") + ("is-trump" if trump else "")
    word = words.gettext("Wins") if trick.complete else words.gettext("Ahead")
    return slot(
        picture(table, card, states=states, data_fly=card.code),
        who,
        h("b", words.gettext("trump")) if trump else h("span", table.voice.points(card.points)),
        badge=badge(word) if wins else None,
        id=here,
    )


# What can be moved


def _controls(table: TurnTable) -> Element:
    now, words = table.now, table.voice.words
    played = bool(now.played or now.chosen)
    if len(now.chosen) == Seat.MAYOR.cards:
        first, second = now.chosen
        template = words.gettext("Play {card} and {card2}")
        label: Node = table.voice.both(template, {"card": first, "card2": second})
    else:
        label = words.gettext("Play two cards")
    return h(
        "div",
        table.button(
            "play",
            h("span", label),
            act="play",
            off=now.due is not Seat.MAYOR,
            class_="al-btn al-btn--main",
        ),
        _quiet(table, "back", "previous", words.gettext("Take back"), off=not played),
        _quiet(table, "again", "again", words.gettext("Start again"), off=now == table.begun),
        class_="al-row",
    )


def _settings(table: TurnTable) -> Element:
    now, words = table.now, table.voice.words
    turn = words.gettext("Reverse the mayor’s two")
    label = words.gettext("Who leads")
    return h(
        "div",
        seat_chooser(table, now.leader, label, act="leader", seats=PLAYERS),
        pack_chooser(table),
        h("div", _quiet(table, "turn", "swap", turn, off=not now.pair), class_="al-row"),
        class_="al-settings",
    )


def _quiet(table: TurnTable, part: str, drawing: str, label: str, *, off: bool) -> Element:
    return table.button(
        part, icon(drawing), h("span", label), act=part, off=off, class_="al-btn al-btn--quiet"
    )
