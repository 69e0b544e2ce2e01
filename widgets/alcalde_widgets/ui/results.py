"""Elements of results: facts, sums, reasons, sentences in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .faces import index, suit_key, suit_sign
from .html import h

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde import Card

    from .context import DrawingContext
    from .html import Attribute, Element, Node


def card_sign(
    table: DrawingContext, card: Card, *, class_: str = "al-sign", **more: Attribute
) -> Element:
    """Draw a card as its rank and suit only, such as the label of a number.

    Args:
        table: whose pack it takes.
        card: the card.
        class_: its class.
        more: further attributes.
    """
    return h(
        "span",
        index(card, table.pack),
        suit_sign(card.suit, table.pack),
        class_=class_,
        data_suit=suit_key(card, table.pack),
        **more,
    )


def sum_line(
    spoken: str,
    terms: Iterable[tuple[Node, int]],
    total: tuple[Node, int],
    *,
    long: bool = False,
) -> list[Node]:
    """Draw a sum: as a sentence for screen readers, and as numbers with a label over each.

    Args:
        spoken: the sentence.
        terms: the label and the number of each term.
        total: the label and the number of the total.
        long: whether the sum may need two lines, which keep the total with its equals sign.

    >>> sentence, line = sum_line("One and two make three.", [("a", 1), ("b", 2)], ("c", 3))
    >>> line.text
    'a1+b2=c3'
    """
    drawn: list[Node] = []
    for label, number in terms:
        drawn += [h("i", "+")] if drawn else []
        drawn.append(h("span", h("small", label), number))
    label, number = total
    end: Node = [h("i", "="), h("span", h("small", label), h("b", number))]
    if long:
        end = h("span", end, class_="al-sum__end")
    class_ = "al-sum al-sum--s" if long else "al-sum"
    return [
        h("p", spoken, class_="al-vh"),
        h("p", drawn, end, class_=class_, aria_hidden="true"),
    ]


def facts(rows: Iterable[tuple[str, Node]], *, class_: str = "al-facts") -> Element:
    """Draw names and their values, such as how many cards are in the stock.

    Args:
        rows: the names and their values.
        class_: the class of the list.
    """
    return h("dl", [h("div", h("dt", name), h("dd", what)) for name, what in rows], class_=class_)


def why(label: str, lines: Iterable[Node]) -> Element:
    """Draw sentences one a line, under a label for screen readers.

    Args:
        label: the label.
        lines: the sentences.
    """
    return h("ol", [h("li", line) for line in lines], class_="al-why", aria_label=label)


def spaced(parts: Iterable[Node]) -> list[Node]:
    """Return sentences with a space between them.

    >>> spaced(["One.", "Two."])
    ['One.', ' ', 'Two.']
    """
    result: list[Node] = []
    for part in parts:
        result += [" ", part] if result else [part]
    return result
