"""Draw a count table of Brisca Rematada: the pack, the bonuses, the bid, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Suit, capitalise
from alcalde.core.points import points_of
from alcalde.rematada.bids import MOST_BID
from alcalde.rematada.cards import PACK
from alcalde.rematada.scoring import RematadaCount

from ....scenes.points_entry import LONGEST
from ....ui.cards import mini
from ....ui.choosers import chooser, pack_chooser, reset_button, setting, trump_chooser
from ....ui.faces import suit_sign
from ....ui.html import h
from ....ui.icons import icon
from ....ui.number_field import STEPS, stepped_field
from ....ui.results import facts, spaced, sum_line, why
from .model import SIDES, pair_of

if TYPE_CHECKING:
    from alcalde import AnyReason, Card

    from ....ui.choosers import Option
    from ....ui.html import Element, Node
    from .table import RematadaCountTable


def draw(table: RematadaCountTable) -> list[Node]:
    """Return the parts of the table, from the cards to the reset button."""
    words = table.voice.words
    most = words.gettext("Show how {n} is reached").format(n=MOST_BID)
    return [
        _pile(table),
        h("div", _bonuses(table), _bid(table), class_="al-settings"),
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
    if not rest:
        out = words.gettext("No card is out of play.")
    return h(
        "div",
        h(
            "p",
            h("span", words.gettext("The contractor’s pile"), id=here),
            h(
                "strong",
                number,
                h("span", f" · {table.voice.points(points_of(cards))}", class_="al-tells"),
            ),
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


# The result


def _result(table: RematadaCountTable) -> Element:
    error = table.now.problem()
    if error is not None:
        problem = h(
            "span",
            icon("info"),
            h("span", table.voice.refusal(error)),
            id=table.id("problem"),
            class_="al-count__problem",
        )
        return h("div", table.status(problem), class_="al-result")
    count = table.now.counted()
    decided: list[Node] = [h("span", table.voice.reason(reason)) for reason in count.reasons[-2:]]
    parts: list[AnyReason] = [*count.reasons[:-2]]
    parts += [count.doubt] if count.doubt else []
    return h(
        "div",
        table.status(*spaced(decided)),
        _sum(table, count),
        _game_points(table, count),
        why(table.voice.words.gettext("Why"), map(table.voice.reason, parts)),
        class_="al-result",
    )


def _sum(table: RematadaCountTable, count: RematadaCount) -> list[Node]:
    words = table.voice.words
    spoken = words.gettext(
        "{cards} for the cards plus {last} for the last trick plus {pairs} for the pairs "
        "make {n} points."
    )
    cards, last, pairs = count.cards, count.last_trick_points, count.pair_points
    terms = [
        (words.gettext("cards"), cards),
        (words.gettext("last trick"), last),
        (words.gettext("pairs"), pairs),
    ]
    noun = words.ngettext("point", "points", count.score)
    text = spoken.format(cards=cards, last=last, pairs=pairs, n=count.score)
    return sum_line(text, terms, (noun, count.score), long=True)


def _game_points(table: RematadaCountTable, count: RematadaCount) -> Element:
    words = table.voice.words
    contractor, opponent = count.game_points
    return facts(
        [
            (words.gettext("Game points: contractor"), str(contractor)),
            (words.gettext("Game points: each opponent"), str(opponent)),
        ]
    )


# The controls


def _bonuses(table: RematadaCountTable) -> list[Node]:
    """Draw the choosers of trump, the winner of the last trick, and the pairs."""
    words, now = table.voice.words, table.now
    names = (words.gettext("The contractor"), words.gettext("An opponent"))
    sides: list[Option] = [
        (side, name, {"who": side}) for side, name in zip(SIDES, names, strict=True)
    ]
    return [
        trump_chooser(table, now.trump, words.gettext("Trump")),
        chooser(
            table,
            "last",
            words.gettext("Last trick"),
            sides,
            act="last",
            chosen=SIDES[0] if now.last else SIDES[1],
        ),
        _pairs(table),
    ]


def _pairs(table: RematadaCountTable) -> Element:
    words, now = table.voice.words, table.now
    worth = RematadaCount.most(now.trump).worth
    both = words.gettext("{card} and {card2}: {n} more")
    buttons = []
    for suit in Suit:
        king, queen = pair_of(suit)
        values = {"card": king, "card2": queen, "n": worth(suit)}
        buttons.append(
            table.button(
                f"pair-{suit.letter}",
                h("span", table.voice.text(both, values), class_="al-vh"),
                h("span", suit_sign(suit, table.pack), f" +{worth(suit)}", aria_hidden="true"),
                act="pair",
                data_args={"suit": suit.letter},
                aria_pressed="true" if now.holds(suit) else "false",
            )
        )
    return setting(table, "pair", words.gettext("Pairs"), buttons)


def _bid(table: RematadaCountTable) -> Element:
    """Draw the field of the bid and the buttons that change it."""
    words, now = table.voice.words, table.now
    error = now.problem()
    wrong = error is not None and error.code == "bid"
    return stepped_field(
        table,
        "bid",
        words.gettext("Bid"),
        typed=now.typed,
        longest=LONGEST,
        steps={by: now.after(by) == now.bid and not wrong for by in STEPS},
        problem=table.id("problem") if wrong else None,
        class_="al-count al-count__field",
    )
