"""Parts that the exchange table and its tasks share: the stock on its indicator."""

from __future__ import annotations

from alcalde import Game, capitalise

from ..ui.cards import back, ghost, picture
from ..ui.context import DrawingContext
from ..ui.faces import suit_sign
from ..ui.html import Element, Node, h
from ..ui.icons import ring


def stock(table: DrawingContext, game: Game) -> Element:
    """Draw the middle of the table: the stock face down on its indicator, and the trump suit."""
    words, turned = table.voice.words, game.indicator
    cards: list[Node] = [h("span", ghost())]
    if turned:
        up = picture(table, turned, data_fly=turned.code)
        cards = [h("span", up, class_="al-stock__up")]
        cards += [h("span", back()) for _ in range(min(len(game.stock) - 1, 4))]
    number = words.ngettext("{n} card", "{n} cards", len(game.stock)).format(n=len(game.stock))
    name = capitalise(table.voice.suit(game.trump))
    return h(
        "div",
        ring(),
        h("div", cards, class_="al-stock al-stock--open"),
        h(
            "p",
            words.gettext("Trump"),
            h("strong", suit_sign(game.trump, table.pack), " ", name),
            h("span", words.gettext("Stock"), " ", number, class_="al-vh"),
            class_="al-trump",
        ),
        class_="al-centre",
    )
