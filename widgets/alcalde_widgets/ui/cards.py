"""Cards as they lie on a table: pictures, backs, empty places, small buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .faces import classes, index, inside, suit_key, suit_sign
from .html import h
from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from alcalde import Card

    from .context import DrawingContext
    from .html import Attribute, Element, Node


def picture(table: DrawingContext, card: Card, *, states: str = "", **more: Attribute) -> Element:
    """Draw a card that cannot be tapped, with its name for screen readers.

    Args:
        table: whose pack and language it takes.
        card: which card.
        states: further classes, such as `is-winner`.
        more: further attributes, such as `data_fly`.

    >>> from alcalde import Card
    >>> from alcalde_widgets import TrickTable
    >>> picture(TrickTable(lang="es"), Card.parse("Q♥")).attributes["aria-label"]
    'la dama de corazones'
    """
    return h(
        "span",
        inside(card, table.pack),
        role="img",
        aria_label=table.voice.card(card),
        data_suit=suit_key(card, table.pack),
        class_=f"{classes(card, table.pack)} {states}".strip(),
        **more,
    )


def card_button(
    table: DrawingContext,
    card: Card,
    name: str,
    *inside_too: Node,
    act: str,
    part: str = "",
    args: Mapping[str, object] | None = None,
    states: str = "is-playable",
    fly: str = "",
    off: bool = False,
    **more: Attribute,
) -> Element:
    """Draw a card that can be tapped.

    Args:
        table: whose pack it takes.
        card: which card.
        name: the name of the button for screen readers.
        inside_too: what else is drawn on the card.
        act: the action.
        part: the button's id; left out, `card-` and the card's code.
        args: the action's arguments; left out, the card's code as `card`.
        states: further classes, such as `is-playable is-winner`.
        fly: the key under which the card moves from view to view; left out, its code.
        off: whether it can do nothing now.
        more: further attributes, such as `aria_pressed`.

    >>> from alcalde import Card
    >>> from alcalde_widgets import TrickTable
    >>> button = card_button(TrickTable(), Card.parse("A♦"), "the ace", act="tap")
    >>> button.attributes["id"], button.attributes["data-args"], button.text
    ('t-trick-card-AD', {'card': 'AD'}, 'the aceA')
    """
    return table.button(
        part or f"card-{card.code}",
        h("span", name, class_="al-vh"),
        inside(card, table.pack),
        *inside_too,
        act=act,
        off=off,
        data_args=args or {"card": card.code},
        data_suit=suit_key(card, table.pack),
        data_fly=fly or card.code,
        class_=f"{classes(card, table.pack)} {states}".strip(),
        **more,
    )


def hand_card(
    table: DrawingContext,
    card: Card,
    *,
    playable: bool = True,
    chosen: Sequence[Card] = (),
    total: int = 1,
) -> Element:
    """Draw a card of an open hand; the action is `tap`, its argument `card`.

    Args:
        table: whose pack and language it takes.
        card: which card.
        playable: whether it is the turn of the player who holds it.
        chosen: the cards that are chosen so far, which bear their numbers.
        total: how many cards are played in one turn.

    >>> from alcalde import Card
    >>> from alcalde_widgets import TrickTable
    >>> two = Card.parse_all("A♦ 3♦")
    >>> hand_card(TrickTable(), two[1], chosen=two, total=2).text
    'the three of diamonds, card 2 of 232'
    """
    name, number = table.voice.card(card), None
    if card in chosen:
        place = chosen.index(card) + 1
        template = table.voice.words.gettext("{card}, card {n} of {total}")
        name = template.format(card=name, n=place, total=total)
        number = h("span", place, class_="al-card__n", aria_hidden="true")
    pressed = "true" if number else "false"
    return card_button(
        table,
        card,
        name,
        number,
        act="tap",
        states="is-playable" if playable else "",
        aria_pressed=pressed if total > 1 else None,
    )


def back(**more: Attribute) -> Element:
    """Draw a card that lies face down; what it means is said elsewhere."""
    return h("span", class_="al-card al-card--back", aria_hidden="true", **more)


def ghost() -> Element:
    """Draw the place of a card that is not there yet."""
    return h("span", class_="al-card al-card--ghost", aria_hidden="true")


def badge(word: str) -> Element:
    """Draw the tick and the word over a card."""
    return h("p", icon("check"), word, class_="al-badge")


def slot(
    face: Element, *caption: Node, badge: Element | None = None, id: str | None = None
) -> Element:
    """Draw a card with what is above and below it.

    Args:
        face: the card.
        caption: what is written below it.
        badge: what is drawn above it.
        id: the id of the whole.
    """
    return h("div", badge, face, h("p", *caption, class_="al-cap"), class_="al-slot", id=id)


def mini(
    table: DrawingContext,
    card: Card,
    name: str,
    *,
    act: str,
    off: bool = False,
    part: str = "card",
    **attributes: str,
) -> Element:
    """Draw a card as a small button: one of forty, so it is made of as little as can be.

    Args:
        table: whose it is.
        card: which one.
        name: the name of the button for screen readers.
        act: the action; the card's code is its argument `card`.
        off: whether it cannot be pressed now.
        part: what its id begins with.
        attributes: of the button besides.

    >>> from alcalde import Card
    >>> from alcalde_widgets import TrickTable
    >>> table = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> button = mini(table, Card.parse("A♦"), "the ace", act="put")
    >>> button.attributes["aria-label"], button.text
    ('the ace', 'A')
    """
    return table.button(
        f"{part}-{card.code}",
        index(card, table.pack),
        suit_sign(card.suit, table.pack),
        act=act,
        off=off,
        data_args={"card": card.code},
        data_suit=suit_key(card, table.pack),
        class_="al-mini",
        aria_label=name,
        **attributes,
    )
