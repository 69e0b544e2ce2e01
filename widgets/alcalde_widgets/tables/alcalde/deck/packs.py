"""The same ten cards in the French and in the Spanish pack, side by side (DECK-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Card, Rank

from ....ui.faces import PACKS, classes, inside, suit_key
from ....ui.html import Element, h

if TYPE_CHECKING:
    from .table import DeckTable


def packs(table: DeckTable) -> Element:
    """Draw one suit in both packs, a card a line, each with its name."""
    words = table.voice.words
    heads = (words.gettext("French pack"), words.gettext("Spanish pack"))
    cards = [card for card in DECK if card.suit is table.now.suit]
    return h(
        "div",
        h("p", [h("strong", head) for head in heads], class_="al-pair al-pair--head"),
        h("ol", [_pair(table, card) for card in cards], class_="al-pairs"),
    )


def _pair(table: DeckTable, card: Card) -> Element:
    words = table.voice.words
    french, spanish = (words.card(card, pack) for pack in PACKS)
    renamed = " is-renamed" if card.rank in (Rank.QUEEN, Rank.JACK) else ""
    heard = words.gettext("In the Spanish pack {card} is {other}.")
    return h(
        "li",
        h("span", heard.format(card=french, other=spanish), class_="al-vh"),
        h(
            "span",
            _side(card, PACKS[0], french),
            h("span", "=", class_="al-pair__is"),
            _side(card, PACKS[1], spanish),
            class_=f"al-pair{renamed}",
            aria_hidden="true",
        ),
    )


def _side(card: Card, pack: str, name: str) -> Element:
    face = h(
        "span",
        inside(card, pack),
        data_suit=suit_key(card, pack),
        data_fly=f"{pack}-{card.code}" if pack != PACKS[0] else card.code,
        class_=classes(card, pack),
    )
    return h("span", face, h("span", name), class_="al-pair__side")
