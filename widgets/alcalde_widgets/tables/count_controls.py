"""What can be moved on a count table: the slider, the fields, the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Card, Suit, capitalise
from alcalde.scoring import KEEPS_OFFICE, PACK_POINTS, points_of

from ..art import icon
from ..faces import index, suit_key, suit_sign
from ..html import Element, Node, h
from .tally import FIELDS, LONGEST, SCORING

if TYPE_CHECKING:
    from .count import CountTable
    from .counting import Counting


def controls(table: CountTable) -> Element:
    """Draw what the points are given with: a slider and a field, two fields, or two piles."""
    words = table.voice.words
    inside: list[Node]
    if table.now.mode == "cards":
        inside = [*_piles(table)]
    elif table.now.mode == "both":
        names = (words.gettext("The mayor’s points"), words.gettext("The opponents’ points"))
        fields = zip(FIELDS, names, strict=True)
        inside = [field(table, which, label, (-1, 1)) for which, label in fields]
    else:
        name = words.gettext("The mayor’s points")
        inside = [field(table, "mayor", name, (-10, -1, 1, 10)), slider(table, name)]
    return h("div", inside, class_=f"al-count al-count--{table.now.mode}")


def problem(table: Counting) -> list[Node]:
    """Draw one sentence for each thing that is wrong; the fields point to theirs."""
    sentences: list[Node] = []
    said = set()
    for field, error in table.now.problems().items():
        if error.code in said:
            continue
        said.add(error.code if error.code == "sum" else field)
        sentences.append(
            h(
                "span",
                icon("info"),
                h("span", table.says(error)),
                id=table.id(f"problem-{field}"),
                class_="al-count__problem",
            )
        )
    return sentences


def field(table: Counting, field: str, name: str, steps: tuple[int, ...]) -> Element:
    """Draw a field for points with its buttons, and point to what is wrong with it."""
    words, now = table.voice.words, table.now
    here, label = table.id(field), table.id(f"label-{field}")
    error = now.problems().get(field)
    # both fields of a sum that is wrong have the one sentence
    about = FIELDS[0] if error and error.code == "sum" else field

    def step(by: int) -> Element:
        sign = f"+{by}" if by > 0 else f"−{-by}"
        off = now.after(field, by) == now.last[FIELDS.index(field)]
        part = f"{field}-{'more' if by > 0 else 'less'}-{abs(by)}"
        return table.button(part, sign, act="add", off=off, data_args={"field": field, "by": by})

    typed = h(
        "input",
        id=here,
        type="text",
        inputmode="numeric",
        autocomplete="off",
        enterkeyhint="done",
        maxlength=LONGEST,
        value=now.typed[FIELDS.index(field)],
        data_act=field,
        data_arg="points",
        aria_invalid="true" if error else None,
        aria_describedby=table.id(f"problem-{about}") if error else None,
    )
    return h(
        "div",
        h("label", name, for_=here, id=label, class_="al-count__label"),
        h(
            "div",
            [step(by) for by in steps if by < 0],
            typed,
            [step(by) for by in steps if by > 0],
            class_="al-seg",
            role="group",
            aria_label=words.gettext("{name}, step by step").format(name=name),
        ),
        class_="al-count__field",
    )


def slider(table: Counting, name: str) -> Element:
    """Draw a slider for the mayor's points, which answers as it moves."""
    points = table.now.last[0]
    return h(
        "div",
        h(
            "input",
            id=table.id("slide"),
            type="range",
            min=0,
            max=PACK_POINTS,
            step=1,
            value=points,
            data_act="mayor",
            data_arg="points",
            data_live=True,
            aria_label=name,
            aria_valuetext=table.voice.points(points),
        ),
        h(
            "p",
            [h("span", mark) for mark in (0, KEEPS_OFFICE, PACK_POINTS)],
            class_="al-count__scale",
            aria_hidden="true",
        ),
        class_="al-count__slide",
    )


# Two piles


def _piles(table: CountTable) -> list[Node]:
    words = table.voice.words
    theirs = tuple(card for card in SCORING if card not in table.now.pile)
    rest = len(DECK) - len(SCORING)
    nothing = words.ngettext(
        "The other {n} card is worth nothing.", "The other {n} cards are worth nothing.", rest
    )
    return [
        _pile(table, "mayor", words.gettext("The mayor’s pile"), table.now.pile),
        _pile(table, "opponents", words.gettext("The opponents’ pile"), theirs),
        h("p", nothing.format(n=rest), class_="al-tip"),
    ]


def _pile(table: CountTable, whose: str, name: str, cards: tuple[Card, ...]) -> Element:
    here = table.id(f"pile-{whose}")
    terms = " + ".join(str(card.points) for card in cards)
    total = points_of(cards)
    empty = table.voice.words.gettext("No cards yet.")
    return h(
        "div",
        h(
            "p",
            h("span", name, id=here),
            h("strong", table.voice.points(total)),
            class_="al-count__owner",
        ),
        h(
            "div",
            [_suit(table, suit, whose, cards) for suit in Suit],
            class_="al-count__cards",
            role="group",
            aria_labelledby=here,
            data_roving=True,
        ),
        h("p", f"{terms} = {total}" if cards else empty, class_="al-tip"),
        class_="al-count__pile",
    )


def _suit(table: CountTable, suit: Suit, whose: str, cards: tuple[Card, ...]) -> Element:
    return h(
        "div",
        [
            _card(table, card, whose) if card in cards else h("span", class_="al-count__gap")
            for card in SCORING
            if card.suit is suit
        ],
        class_="al-count__suit",
        role="group",
        aria_label=capitalise(table.voice.suit(suit)),
    )


def _card(table: CountTable, card: Card, whose: str) -> Element:
    words = table.voice.words
    if whose == "mayor":
        name = words.gettext("Move {card} to the opponents’ pile")
    else:
        name = words.gettext("Move {card} to the mayor’s pile")
    return table.button(
        f"card-{card.code}",
        h("span", table.voice.text(name, {"card": card}), class_="al-vh"),
        h("span", index(card, table.pack), aria_hidden="true"),
        suit_sign(card.suit, table.pack),
        act="move",
        data_args={"card": card.code},
        data_fly=card.code,
        data_suit=suit_key(card, table.pack),
        class_="al-mini",
    )
