"""What can be moved on a trick table: steps, the swap, the settings, the cards to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Card, Seat, Suit, capitalise, order_of_play

from ..art import icon
from ..faces import index, suit_key, suit_sign
from ..html import Element, Node, h

if TYPE_CHECKING:
    from .trick import TrickTable


def steps(table: TrickTable) -> Element:
    """Draw the buttons that step through the trick, and the one-tap swap."""
    words, step, last = table.voice.words, table.step, len(table.now.cards)
    moves = (
        ("first", words.gettext("First card"), 1, step == 1),
        ("previous", words.gettext("Previous card"), step - 1, step == 1),
        ("next", words.gettext("Next card"), step + 1, step == last),
    )
    buttons = [
        table.button(
            f"step-{name}",
            icon(name),
            act="step",
            data_args={"to": max(1, min(last, to))},
            off=off,
            aria_label=label,
        )
        for name, label, to, off in moves
    ]
    count = h("output", f"{step} / {last}", aria_label=words.gettext("Cards shown"))
    steps = h(
        "div",
        buttons[:2],
        count,
        buttons[2],
        class_="al-seg",
        role="group",
        aria_label=words.gettext("Steps of the trick"),
    )
    return h("div", steps, _swap(table), class_="al-row")


def _swap(table: TrickTable) -> Node:
    if table.swap is None:
        return None
    pair = table.swap_now()
    old, new = pair or table.swap
    template = table.voice.words.gettext("Swap {card} for {card2}")
    return table.button(
        "swap",
        icon("swap"),
        h("span", table.voice.both(template, {"card": old, "card2": new})),
        act="swap",
        off=pair is None,
        class_="al-btn al-btn--main",
    )


def settings(table: TrickTable) -> Element:
    """Draw the trump suit, who leads and the pack, each to choose, and the way back."""
    voice, words = table.voice, table.voice.words
    trumps = [
        table.button(
            f"trump-{suit.letter}",
            suit_sign(suit, table.pack),
            h("span", voice.suit(suit), class_="al-vh"),
            act="trump",
            data_args={"suit": suit.letter},
            aria_pressed="true" if suit is table.now.trump else "false",
        )
        for suit in Suit
    ]
    leaders = [
        table.button(
            f"leader-{seat.value}",
            voice.label(seat),
            act="leader",
            data_args={"seat": seat.value},
            aria_pressed="true" if seat is table.now.leader else "false",
        )
        for seat in order_of_play(Seat.RIGHT)[:3]
    ]
    names = {"french": words.gettext("French"), "spanish": words.gettext("Spanish")}
    packs = [
        table.button(
            f"pack-{pack}",
            label,
            act="pack",
            data_args={"pack": pack},
            aria_pressed="true" if pack == table.pack else "false",
        )
        for pack, label in names.items()
    ]
    return h(
        "div",
        _choice(table, "trump", words.gettext("Trump"), trumps),
        _choice(table, "leader", words.gettext("Who leads"), leaders),
        _choice(table, "pack", words.gettext("Pack"), packs),
        h("div", _turn(table), _reset(table), class_="al-row"),
        class_="al-settings",
    )


def _choice(table: TrickTable, part: str, label: str, buttons: list[Element]) -> Element:
    name = table.id(f"label-{part}")
    return h(
        "div",
        h("span", label, id=name, class_="al-setting__word"),
        h("div", buttons, class_="al-seg", role="group", aria_labelledby=name),
        class_="al-setting",
    )


def _turn(table: TrickTable) -> Element:
    return table.button(
        "turn",
        icon("swap"),
        h("span", table.voice.words.gettext("Reverse the mayor’s two")),
        act="turn",
        class_="al-btn al-btn--quiet",
    )


def _reset(table: TrickTable) -> Element:
    unchanged = table.now == table.start and table.step == len(table.now.cards)
    return table.button(
        "reset",
        icon("again"),
        h("span", table.voice.words.gettext("Put the example back")),
        act="reset",
        off=unchanged,
        class_="al-btn al-btn--quiet",
    )


def picker(table: TrickTable) -> Element:
    """Draw the forty cards to choose from, in place of the one that was tapped."""
    words, voice = table.voice.words, table.voice
    card = table.now.card(table.picking)
    template = words.gettext("In place of {card}:")
    return h(
        "div",
        h(
            "div",
            h("p", voice.both(template, {"card": card}), class_="al-picker__title"),
            table.button(
                "close",
                icon("close"),
                act="close",
                data_key="Escape",
                class_="al-btn al-btn--quiet",
                aria_label=words.gettext("Close"),
            ),
            class_="al-picker__head",
        ),
        h(
            "div",
            [
                h(
                    "div",
                    [_choice_of(table, other, card) for other in DECK if other.suit is suit],
                    class_="al-deck__suit",
                    role="group",
                    aria_label=capitalise(voice.suit(suit)),
                )
                for suit in Suit
            ],
            class_="al-deck",
            data_roving=True,
        ),
        class_="al-picker",
        id=table.id("picker"),
        role="group",
        aria_label=voice.text(template, {"card": card}),
        data_reveal=table.reveal == "picker",
    )


def _choice_of(table: TrickTable, card: Card, now: Card) -> Element:
    voice = table.voice
    there = card in table.now.cards and card != now
    name = voice.card(card)
    if there:
        name = voice.words.gettext("{card}, already on the table").format(card=name)
    return table.button(
        f"card-{card.code}",
        h("span", name, class_="al-vh"),
        h("span", index(card, table.pack), aria_hidden="true"),
        suit_sign(card.suit, table.pack),
        act="put",
        off=there,
        data_args={"card": card.code},
        data_suit=suit_key(card, table.pack),
        class_="al-mini",
        aria_pressed="true" if card == now else "false",
    )
