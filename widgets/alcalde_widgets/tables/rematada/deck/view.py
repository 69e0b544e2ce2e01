"""How a deck table of Brisca Rematada looks: the cards by suits, their sum, and the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Suit, capitalise
from alcalde.core.points import points_of
from alcalde.rematada.cards import LEFT_OUT, PACK

from ....scenes.spread import spread_row
from ....ui.cards import picture
from ....ui.choosers import pack_chooser, reset_button
from ....ui.faces import suit_sign
from ....ui.html import Element, Node, h

if TYPE_CHECKING:
    from .table import RematadaDeckTable


def draw(table: RematadaDeckTable) -> list[Node]:
    """Return the parts of the table, from the pack chooser to the controls."""
    reset = reset_button(table, off=table.now == table.start)
    return [
        h("div", pack_chooser(table), class_="al-settings"),
        h("div", [_suit(table, suit) for suit in Suit], class_="al-spread"),
        h("div", table.status(happened(table)), _sum(table), class_="al-result"),
        h("div", _take(table), reset, class_="al-row"),
    ]


def happened(table: RematadaDeckTable) -> str:
    """Return the sentence that says which cards are shown (REM-1)."""
    words = table.voice.words
    if not table.now.out:
        said = words.gettext("The forty cards of Alcalde, suit by suit: {n} points.")
        return said.format(n=points_of(DECK))
    said = words.gettext(
        "Without the {a} and the {b} of every suit: {whole} − {gone} = {rest} cards, "
        "and still {n} points."
    )
    b, a = LEFT_OUT
    gone = len(DECK) - len(PACK)
    places = {"whole": len(DECK), "gone": gone, "rest": len(PACK), "n": points_of(PACK)}
    return said.format(a=a, b=b, **places)


def _take(table: RematadaDeckTable) -> Element:
    words = table.voice.words
    b, a = LEFT_OUT
    label = (
        words.gettext("Put {a} and {b} back")
        if table.now.out
        else words.gettext("Take out {a} and {b}")
    )
    return table.button("take", label.format(a=a, b=b), act="take", class_="al-btn al-btn--main")


def _suit(table: RematadaDeckTable, suit: Suit) -> Element:
    """Draw the cards of a suit from the highest to the lowest, and what they come to."""
    cards = table.now.cards(suit)
    a, b, c, d, e = terms = [card.points for card in cards if card.points]
    heard = table.voice.words.gettext("{a} plus {b} plus {c} plus {d} plus {e} make {n} points.")
    n = sum(terms)
    head: list[Node] = [
        suit_sign(suit, table.pack),
        " ",
        h("strong", capitalise(table.voice.suit(suit))),
        " ",
        h("span", heard.format(a=a, b=b, c=c, d=d, e=e, n=n), class_="al-vh"),
        h("span", f"{' + '.join(map(str, terms))} = {n}", aria_hidden="true"),
    ]
    pictures = [picture(table, card, data_fly=card.code) for card in cards]
    return spread_row(table, suit.letter, head, cards=pictures)


def _sum(table: RematadaDeckTable) -> list[Node]:
    """Draw the points of the four suits as a sum (DECK-3)."""
    words = table.voice.words
    terms = [points_of(table.now.cards(suit)) for suit in Suit]
    total = sum(terms)
    a, b, c, d = terms
    heard = words.ngettext(
        "{a} plus {b} plus {c} plus {d} make {n} point.",
        "{a} plus {b} plus {c} plus {d} make {n} points.",
        total,
    )
    drawn: list[Node] = []
    for suit, number in zip(Suit, terms, strict=True):
        drawn += [h("i", "+")] if drawn else []
        drawn.append(h("span", h("small", suit_sign(suit, table.pack)), number))
    end = h("span", h("small", words.ngettext("point", "points", total)), h("b", total))
    drawn.append(h("span", h("i", "="), end, class_="al-sum__end"))
    return [
        h("p", heard.format(a=a, b=b, c=c, d=d, n=total), class_="al-vh"),
        h("p", drawn, class_="al-sum al-sum--s", aria_hidden="true"),
    ]
