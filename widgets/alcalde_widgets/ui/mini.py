"""A card as a small button, for tables that show the whole pack."""

from __future__ import annotations

from alcalde import Card

from ..table import Table
from .faces import index, suit_key, suit_sign
from .html import Element


def mini(
    table: Table,
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
        name: what the button is called aloud.
        act: the action; the card's code is its argument `card`.
        off: whether it cannot be pressed now.
        part: what its id begins with.
        attributes: of the button besides.

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
