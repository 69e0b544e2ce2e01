"""What can be moved in a count of Brisca Rematada: trump, the last trick, the pairs, the bid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Suit
from alcalde.rematada.scoring import RematadaCount

from ....scenes.points_entry import LONGEST
from ....ui.choosers import Option, chooser, trump_chooser
from ....ui.faces import suit_sign
from ....ui.html import Element, Node, h
from .model import SIDES, STEPS, pair_of

if TYPE_CHECKING:
    from .table import RematadaCountTable


def bonuses(table: RematadaCountTable) -> list[Node]:
    """Draw trump, who won the last trick, and the four pairs, each to change."""
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
    name = table.id("label-pair")
    # what a pair is worth is the engine's to say, whatever the rest of the count
    worth = RematadaCount.most(now.trump).worth
    both = words.gettext("{card} and {card2}: {n} more")
    buttons = []
    for suit in Suit:
        king, queen = pair_of(suit)
        places = {"card": king, "card2": queen, "n": worth(suit)}
        buttons.append(
            table.button(
                f"pair-{suit.letter}",
                h("span", table.voice.text(both, places), class_="al-vh"),
                h("span", suit_sign(suit, table.pack), f" +{worth(suit)}", aria_hidden="true"),
                act="pair",
                data_args={"suit": suit.letter},
                aria_pressed="true" if now.holds(suit) else "false",
            )
        )
    return h(
        "div",
        h("span", words.gettext("Pairs"), id=name, class_="al-setting__word"),
        h("div", buttons, class_="al-seg", role="group", aria_labelledby=name),
        class_="al-setting",
    )


def bid(table: RematadaCountTable) -> Element:
    """Draw the bid: a field to type in, with buttons for more and less."""
    words, now = table.voice.words, table.now
    name, label = words.gettext("Bid"), table.id("label-bid")
    error = now.problem()
    wrong = error is not None and error.code == "bid"

    def step(by: int) -> Element:
        part = f"bid-{'more' if by > 0 else 'less'}-{abs(by)}"
        sign = f"+{by}" if by > 0 else f"−{-by}"
        off = now.after(by) == now.bid and not wrong
        return table.button(part, sign, act="add", off=off, data_args={"by": by})

    typed = h(
        "input",
        id=table.id("bid"),
        type="text",
        inputmode="numeric",
        autocomplete="off",
        enterkeyhint="done",
        maxlength=LONGEST,
        value=now.typed,
        data_act="bid",
        data_arg="points",
        aria_invalid="true" if wrong else None,
        aria_describedby=table.id("problem") if wrong else None,
    )
    inside: list[Node] = [
        [step(by) for by in STEPS if by < 0],
        typed,
        [step(by) for by in STEPS if by > 0],
    ]
    return h(
        "div",
        h("label", name, for_=table.id("bid"), id=label, class_="al-count__label"),
        h(
            "div",
            inside,
            class_="al-seg",
            role="group",
            aria_label=words.gettext("{name}, step by step").format(name=name),
        ),
        class_="al-count al-count__field",
    )
