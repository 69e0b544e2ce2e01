"""Draw the stock and its indicator in the middle of a table (DEAL-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import capitalise

from ..ui.cards import back, ghost, picture
from ..ui.faces import suit_sign
from ..ui.html import h
from ..ui.icons import ring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alcalde import Game, Suit

    from ..ui.context import DrawingContext
    from ..ui.html import Element, Node


def stock(table: DrawingContext, game: Game) -> Element:
    """Draw the stock of a game face down on its indicator, which is shown whole, and the trump."""
    words, turned = table.voice.words, game.indicator
    up = picture(table, turned, data_fly=turned.code) if turned else None
    number = words.ngettext("{n} card", "{n} cards", len(game.stock)).format(n=len(game.stock))
    return stock_centre(
        stock_cards(up, len(game.stock)),
        words.gettext("Trump"),
        suit_name(table, game.trump),
        h("span", words.gettext("Stock"), " ", number, class_="al-vh"),
        class_="al-stock al-stock--open",
    )


def stock_cards(up: Element | None, left: int) -> list[Node]:
    """Draw the cards of the stock: the indicator and at most four backs on it.

    Args:
        up: the indicator's picture; None when the stock is used up.
        left: how many cards are left, with the indicator.

    >>> [len(stock_cards(back(), left)) for left in (1, 3, 28)]
    [1, 3, 5]
    """
    if up is None:
        return [h("span", ghost())]
    backs = [h("span", back()) for _ in range(min(left - 1, 4))]
    return [h("span", up, class_="al-stock__up"), *backs]


def stock_centre(cards: Sequence[Node], *caption: Node, class_: str = "al-stock") -> Element:
    """Draw the middle of a table: the stock in the ring of the direction of play.

    Args:
        cards: the cards of the stock, the lowest first.
        caption: what is written under the stock.
        class_: the classes of the stock.
    """
    return h(
        "div",
        ring(),
        h("div", list(cards), class_=class_),
        h("p", *caption, class_="al-trump"),
        class_="al-centre",
    )


def suit_name(table: DrawingContext, suit: Suit) -> Element:
    """Draw the sign and the name of a suit."""
    return h("strong", suit_sign(suit, table.pack), " ", capitalise(table.voice.suit(suit)))
