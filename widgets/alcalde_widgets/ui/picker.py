"""The cards to choose from, in place of one that lies on the table."""

from __future__ import annotations

from collections.abc import Iterable

from alcalde import DECK, Card, Suit, capitalise

from ..table import Table
from .art import icon
from .cache import remembered
from .html import Element, h
from .mini import mini


def picker(table: Table, card: Card, lying: Iterable[Card]) -> Element:
    """Draw the forty cards to choose from, in place of one; the actions are `put` and `close`.

    Args:
        table: whose it is.
        card: the one that was tapped.
        lying: the cards on the table, which cannot be chosen again.
    """
    words, voice = table.voice.words, table.voice
    taken = {*lying} - {card}
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
    return mini(table, card, name, act="put", off=there, aria_pressed="true" if chosen else "false")
