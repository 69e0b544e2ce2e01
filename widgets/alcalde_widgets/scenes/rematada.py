"""Parts that the tables of Brisca Rematada share: seats, rows of cards, games to begin with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from alcalde import Card
from alcalde.rematada.cards import PACK
from alcalde.rematada.seats import RematadaSeat

from ..ui.cards import card_button
from ..ui.choosers import Option, quiet_button
from ..ui.context import DrawingContext
from ..ui.html import Element, Node, h

PLAYERS = RematadaSeat.DEALER.next.order
"""The players in the order of play, from the dealer's right (REM-4, REM-7)."""

AREAS = {RematadaSeat.RIGHT: "right", RematadaSeat.LEFT: "left", RematadaSeat.DEALER: "mayor"}
"""Where a table draws each seat; who deals sits below, as the mayor does in Alcalde."""


def place(table: DrawingContext, seat: RematadaSeat, role: str, *what: Node, due: bool) -> Element:
    """Draw one seat around a table: who sits there, what that player does, what lies there."""
    return h(
        "li",
        h("p", h("strong", table.voice.label(seat)), role, class_="al-who"),
        *what,
        class_=f"al-seat al-seat--{AREAS[seat]}" + (" is-due" if due else ""),
        id=table.id(f"seat-{seat}"),
        aria_current="true" if due else None,
    )


def ordered(cards: Iterable[Card]) -> list[Card]:
    """Return cards as a player sorts a hand: suit by suit, the highest first (DECK-2).

    >>> print(*ordered(Card.parse_all("5♠ A♥ K♦ A♠")))
    K♦ A♥ A♠ 5♠
    """
    return sorted(cards, key=PACK.index)


def row(
    table: DrawingContext,
    part: str,
    name: str,
    note: str,
    cards: Sequence[Element],
    *,
    due: bool = False,
) -> Element:
    """Draw a row of cards with its name and a note beside it.

    Args:
        table: whose it is.
        part: what the row is, for the ids.
        name: what stands before the cards.
        note: what stands beside the name, such as how many cards there are.
        cards: pictures or buttons.
        due: it is the turn of whose cards these are.
    """
    title = table.id(f"row-{part}")
    return h(
        "div",
        h("p", h("strong", name), " ", h("span", note), class_="al-spread__head", id=title),
        h(
            "div",
            list(cards),
            class_="al-spread__cards al-laid",
            role="group",
            aria_labelledby=title,
            data_roving=True,
        ),
        class_="al-spread__row" + (" is-due" if due else ""),
        aria_current="true" if due else None,
    )


def choice(
    table: DrawingContext, card: Card, *, playable: bool, pressed: bool | None = None
) -> Element:
    """Draw a card that can be tapped; the action is `tap`, its argument `card`."""
    return card_button(
        table,
        card,
        table.voice.card(card),
        act="tap",
        states="is-playable" if playable else "",
        aria_pressed=None if pressed is None else "true" if pressed else "false",
    )


def short(table: DrawingContext, seat: RematadaSeat) -> str:
    """Return who sits there in a word, for the narrow place under a card."""
    words = table.voice.words
    return {
        RematadaSeat.RIGHT: words.gettext("right"),
        RematadaSeat.LEFT: words.gettext("left"),
        RematadaSeat.DEALER: words.gettext("dealer"),
    }[seat]


def seat_options(table: DrawingContext, argument: str) -> list[Option]:
    """Return the players to choose from, in the order of play.

    Args:
        table: whose language they speak.
        argument: the name of the action's argument.
    """
    words = table.voice.words
    names = {
        RematadaSeat.DEALER: words.gettext("Dealer"),
        RematadaSeat.RIGHT: words.gettext("Right"),
        RematadaSeat.LEFT: words.gettext("Left"),
    }
    return [(str(seat), names[seat], {argument: str(seat)}) for seat in PLAYERS]


def back_button(table: DrawingContext, *, off: bool) -> Element:
    """Draw the button that takes the last step back; the action is `back`."""
    label = table.voice.words.gettext("Take back")
    return quiet_button(table, "back", "previous", label, off=off)
