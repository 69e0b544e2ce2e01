"""How a count of Brisca Rematada looks: the pack, the bonuses, the bid, the sum, the decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Reason, Suit, capitalise
from alcalde.core.points import points_of
from alcalde.rematada.bids import MOST_BID
from alcalde.rematada.cards import PACK
from alcalde.rematada.scoring import RematadaCount

from ....ui.cards import mini
from ....ui.choosers import pack_chooser, reset_button
from ....ui.html import Element, Node, h
from ....ui.icons import icon
from ....ui.results import spaced
from .controls import bid, bonuses

if TYPE_CHECKING:
    from .table import RematadaCountTable


def draw(table: RematadaCountTable) -> list[Node]:
    """Return the parts of the table, from the cards to the way back."""
    words = table.voice.words
    most = words.gettext("Show how {n} is reached").format(n=MOST_BID)
    return [
        _pile(table),
        h("div", bonuses(table), bid(table), class_="al-settings"),
        _result(table),
        h(
            "div",
            pack_chooser(table),
            h(
                "div",
                table.button("most", most, act="most", class_="al-btn al-btn--quiet"),
                reset_button(table, off=table.now == table.start),
                class_="al-row",
            ),
            class_="al-settings",
        ),
    ]


# The pile


def _pile(table: RematadaCountTable) -> Element:
    words, cards = table.voice.words, table.now.cards
    here = table.id("pile")
    rest = len(PACK) - len(cards)
    number = words.ngettext("{n} card", "{n} cards", len(cards)).format(n=len(cards))
    out = words.ngettext(
        "{n} card is out of play and counts for nobody.",
        "The other {n} cards are out of play and count for nobody.",
        rest,
    )
    return h(
        "div",
        h(
            "p",
            h("span", words.gettext("The contractor’s pile"), id=here),
            h("strong", f"{number} · {table.voice.points(points_of(cards))}"),
            class_="al-count__owner",
        ),
        h(
            "div",
            [_suit(table, suit) for suit in Suit],
            class_="al-deck al-deck--8",
            role="group",
            aria_labelledby=here,
            data_roving=True,
        ),
        h("p", out.format(n=rest), class_="al-tip"),
        class_="al-count__pile",
    )


def _suit(table: RematadaCountTable, suit: Suit) -> Element:
    return h(
        "div",
        [_card(table, card) for card in PACK if card.suit is suit],
        class_="al-deck__suit",
        role="group",
        aria_label=capitalise(table.voice.suit(suit)),
    )


def _card(table: RematadaCountTable, card: Card) -> Element:
    pressed = "true" if card in table.now.cards else "false"
    return mini(table, card, table.voice.card(card), act="move", aria_pressed=pressed)


# The sum and what it decides


def _result(table: RematadaCountTable) -> Element:
    error = table.now.problem()
    if error is not None:
        said = h(
            "span",
            icon("info"),
            h("span", table.voice.refusal(error)),
            id=table.id("problem"),
            class_="al-count__problem",
        )
        return h("div", table.status(said), class_="al-result")
    count = table.now.counted()
    decided: list[Node] = [h("span", table.voice.reason(reason)) for reason in count.reasons[-2:]]
    parts: list[Reason] = [*count.reasons[:-2]]
    parts += [count.doubt] if count.doubt else []
    return h(
        "div",
        table.status(*spaced(decided)),
        _sum(table, count),
        _game_points(table, count),
        h(
            "ol",
            [h("li", table.voice.reason(reason)) for reason in parts],
            class_="al-why",
            aria_label=table.voice.words.gettext("Why"),
        ),
        class_="al-result",
    )


def _sum(table: RematadaCountTable, count: RematadaCount) -> list[Node]:
    words = table.voice.words
    heard = words.gettext(
        "{cards} for the cards plus {last} for the last trick plus {pairs} for the pairs "
        "make {n} points."
    )
    terms: list[tuple[str, int]] = [
        (words.gettext("cards"), count.cards),
        (words.gettext("last trick"), count.last_trick_points),
        (words.gettext("pairs"), count.pair_points),
    ]
    cards, last, pairs = (number for _, number in terms)
    drawn: list[Node] = []
    for word, number in terms:
        drawn += [h("i", "+")] if drawn else []
        drawn.append(h("span", h("small", word), number))
    noun = words.ngettext("point", "points", count.score)
    end = h("span", h("small", noun), h("b", count.score))
    drawn.append(h("span", h("i", "="), end, class_="al-sum__end"))
    spoken = heard.format(cards=cards, last=last, pairs=pairs, n=count.score)
    return [
        h("p", spoken, class_="al-vh"),
        h("p", drawn, class_="al-sum al-sum--s", aria_hidden="true"),
    ]


def _game_points(table: RematadaCountTable, count: RematadaCount) -> Element:
    words = table.voice.words
    contractor, opponent = count.game_points
    facts = [
        (words.gettext("Game points: contractor"), contractor),
        (words.gettext("Game points: each opponent"), opponent),
    ]
    return h(
        "dl", [h("div", h("dt", name), h("dd", what)) for name, what in facts], class_="al-facts"
    )
