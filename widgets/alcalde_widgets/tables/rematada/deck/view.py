"""Draw a deck table of Brisca Rematada: the cards by suits, their sum, and the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Suit
from alcalde.core.points import points_of
from alcalde.rematada.cards import LEFT_OUT, PACK

from ....scenes.spread import suit_row, suits_sum
from ....ui.cards import picture
from ....ui.choosers import pack_chooser, reset_button
from ....ui.html import h

if TYPE_CHECKING:
    from ....ui.html import Element, Node
    from .table import RematadaDeckTable


def draw(table: RematadaDeckTable) -> list[Node]:
    """Return the parts of the table, from the pack chooser to the controls."""
    reset = reset_button(table, off=table.now == table.start)
    points = suits_sum(table, table.now.cards)
    return [
        h("div", pack_chooser(table), class_="al-settings"),
        h("div", [_suit(table, suit) for suit in Suit], class_="al-spread"),
        h("div", table.status(happened(table)), points, class_="al-result"),
        h("div", _take(table), reset, class_="al-row"),
    ]


def happened(table: RematadaDeckTable) -> str:
    """Return the sentence that says which cards are shown (REM-1)."""
    words = table.voice.words
    if not table.now.out:
        template = words.gettext("The forty cards of Alcalde, suit by suit: {n} points.")
        return template.format(n=points_of(DECK))
    template = words.gettext(
        "Without the {a} and the {b} of every suit: {whole} − {gone} = {rest} cards, "
        "and still {n} points."
    )
    b, a = LEFT_OUT
    gone = len(DECK) - len(PACK)
    values = {"whole": len(DECK), "gone": gone, "rest": len(PACK), "n": points_of(PACK)}
    return template.format(a=a, b=b, **values)


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
    cards = [card for card in table.now.cards if card.suit is suit]
    return suit_row(
        table, suit, cards, [picture(table, card, data_fly=card.code) for card in cards]
    )
