"""What can be moved on a trick table: steps, the swap, the settings, the cards to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Card, Seat, Suit, capitalise, order_of_play

from ..art import icon
from ..faces import index, suit_key, suit_sign
from ..html import Element, Node, h
from ..parts import pack_chooser, reset_button, seat_chooser, stepper, trump_chooser
from ..remember import remembered

if TYPE_CHECKING:
    from ..table import Table
    from .trick import TrickTable


def steps(table: TrickTable) -> Element:
    """Draw the buttons that step through the trick, and the one-tap swap."""
    words = table.voice.words
    names = (
        words.gettext("Steps of the trick"),
        words.gettext("First card"),
        words.gettext("Previous card"),
        words.gettext("Next card"),
        words.gettext("Cards shown"),
    )
    return h(
        "div",
        stepper(table, table.step, len(table.now.cards), names),
        _swap(table),
        class_="al-row",
    )


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
    words, now = table.voice.words, table.now
    players = order_of_play(Seat.RIGHT)[:3]
    unchanged = now == table.start and table.step == len(now.cards)
    return h(
        "div",
        trump_chooser(table, now.trump, words.gettext("Trump")),
        seat_chooser(table, now.leader, words.gettext("Who leads"), act="leader", seats=players),
        pack_chooser(table),
        h("div", _turn(table), reset_button(table, off=unchanged), class_="al-row"),
        class_="al-settings",
    )


def _turn(table: TrickTable) -> Element:
    return table.button(
        "turn",
        icon("swap"),
        h("span", table.voice.words.gettext("Reverse the mayor’s two")),
        act="turn",
        class_="al-btn al-btn--quiet",
    )


def picker(table: TrickTable) -> Element:
    """Draw the forty cards to choose from, in place of the one that was tapped."""
    words, voice = table.voice.words, table.voice
    card = table.now.card(table.picking)
    taken = {*table.now.cards} - {card}
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
                    [
                        _choice_of(table, other, other in taken, other == card)
                        for other in DECK
                        if other.suit is suit
                    ],
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


@remembered
def _choice_of(table: Table, card: Card, there: bool, chosen: bool) -> Element:
    voice = table.voice
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
        aria_pressed="true" if chosen else "false",
    )
