"""Elements that the tables of Brisca Rematada share: seats, rows of cards, buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.cards import PACK
from alcalde.rematada.seats import RematadaSeat

from ..ui.cards import card_button
from ..ui.choosers import quiet_button
from ..ui.html import h

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alcalde import Card

    from ..ui.choosers import Option
    from ..ui.context import DrawingContext
    from ..ui.html import Element, Node

PLAYERS = RematadaSeat.DEALER.next.order
"""The players in the order of play, from the dealer's right (REM-4, REM-7)."""

AREAS = {RematadaSeat.RIGHT: "right", RematadaSeat.LEFT: "left", RematadaSeat.DEALER: "mayor"}
"""Where a table draws each seat; the dealer is below, as the mayor is in Alcalde."""


def place(
    table: DrawingContext,
    seat: RematadaSeat,
    role: Node,
    *what: Node,
    due: bool,
    over: bool = False,
) -> Element:
    """Draw a seat at the table: who sits there, what that player does, and the cards or bids.

    Args:
        table: the table.
        seat: which seat.
        role: what that player does.
        what: the cards or the bids.
        due: whether the seat is highlighted.
        over: whether nobody's turn is left, so that the role tells how it ended.
    """
    role = h("span", role, class_="al-tells") if over else role
    return h(
        "li",
        h("p", h("strong", table.voice.label(seat)), role, class_="al-who"),
        *what,
        class_=f"al-seat al-seat--{AREAS[seat]}" + (" is-due" if due else ""),
        id=table.id(f"seat-{seat}"),
        aria_current="true" if due and not over else None,
    )


def ordered(cards: Iterable[Card]) -> list[Card]:
    """Return the cards sorted as a hand: suit by suit, the highest first (DECK-2).

    >>> from alcalde import Card
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
    tells: bool = False,
    beside: Node = None,
) -> Element:
    """Draw a row of cards with its name and a note.

    Args:
        table: the table that it belongs to.
        part: the key of the row in the ids.
        name: the name of the row.
        note: a remark after the name, such as the number of cards.
        cards: pictures or buttons.
        due: whether it is the turn of the player who holds these cards.
        tells: whether the note and the turn tell the answer, such as who has won a trick.
        beside: what stands at the end of the heading, such as the trump suit.
    """
    title = table.id(f"row-{part}")
    return h(
        "div",
        h(
            "p",
            h("strong", name),
            " ",
            h("span", note, class_="al-tells" if tells else None),
            [" ", h("span", beside, class_="al-tells" if tells else None)] if beside else None,
            class_="al-spread__head",
            id=title,
        ),
        h(
            "div",
            list(cards),
            class_="al-spread__cards al-laid",
            role="group",
            aria_labelledby=title,
            data_roving=True,
        ),
        class_="al-spread__row" + (" is-due" if due else ""),
        aria_current="true" if due and not tells else None,
    )


def choice(
    table: DrawingContext, card: Card, *, playable: bool, pressed: bool | None = None
) -> Element:
    """Draw a card that can be tapped; the action is `tap`, its argument `card`.

    Args:
        table: whose pack and language it takes.
        card: which card.
        playable: whether it can be played or chosen now.
        pressed: whether it is chosen; None if cards are played, not chosen.
    """
    return card_button(
        table,
        card,
        table.voice.card(card),
        act="tap",
        states="is-playable" if playable else "",
        aria_pressed=None if pressed is None else "true" if pressed else "false",
    )


def short(table: DrawingContext, seat: RematadaSeat) -> str:
    """Return one word for a seat, for the narrow space under a card."""
    words = table.voice.words
    return {
        RematadaSeat.RIGHT: words.gettext("right"),
        RematadaSeat.LEFT: words.gettext("left"),
        RematadaSeat.DEALER: words.gettext("dealer"),
    }[seat]


def seat_options(table: DrawingContext, argument: str) -> list[Option]:
    """Return the options of a chooser of players, in the order of play.

    Args:
        table: whose language they take.
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
    """Draw the button that undoes the last step; the action is `back`."""
    label = table.voice.words.gettext("Take back")
    return quiet_button(table, "back", "previous", label, off=off)
