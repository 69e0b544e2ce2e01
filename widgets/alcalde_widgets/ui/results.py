"""The outcome of a trick: who wins it, for how much and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from .cache import cached
from .faces import index, suit_key, suit_sign
from .html import h

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde import Card, Trick
    from alcalde.rematada import RematadaTrick as TrickOfThree

    from .context import DrawingContext
    from .html import Attribute, Element, Node
    from .voice import Voice

AnyTrick: TypeAlias = "Trick | TrickOfThree"
"""A trick of either game: of four cards, or of three."""


def outcome(voice: Voice, trick: AnyTrick) -> tuple[str, dict[str, object]]:
    """Return the sentence: who wins, or is ahead, with which card and for how many points.

    >>> from alcalde_widgets.ui.voice import Voice
    >>> from alcalde import Trick
    >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> voice = Voice("es")
    >>> voice.text(*outcome(voice, trick))
    'El alcalde gana con el dos de picas: 25 puntos.'
    """
    words = voice.words
    values: dict[str, object] = {
        "player": trick.winner,
        "card": trick.winning_card,
        "n": trick.points,
    }
    if trick.complete:
        template = words.ngettext(
            "{player} wins with {card}: {n} point.",
            "{player} wins with {card}: {n} points.",
            trick.points,
        )
    else:
        template = words.gettext("{player} is ahead with {card}.")
    return template, values


def points_sum(table: DrawingContext, trick: AnyTrick) -> list[Node]:
    """Draw the sum of the cards' values, for the eye and for screen readers (DECK-3)."""
    words = table.voice.words
    if trick.complete:
        four = words.ngettext(
            "{a} plus {b} plus {c} plus {d} make {n} point.",
            "{a} plus {b} plus {c} plus {d} make {n} points.",
            trick.points,
        )
        three = words.ngettext(
            "{a} plus {b} plus {c} make {n} point.",
            "{a} plus {b} plus {c} make {n} points.",
            trick.points,
        )
        numbers = dict(zip("abcd", trick.sum, strict=False))
        spoken = (four if "d" in numbers else three).format(n=trick.points, **numbers)
    else:
        spoken = words.ngettext(
            "{n} point on the table so far.", "{n} points on the table so far.", trick.points
        ).format(n=trick.points)
    noun = words.ngettext("point", "points", trick.points)
    terms = [(card_sign(table, play.card), play.card.points) for play in trick.plays]
    return sum_line(spoken, terms, (noun, trick.points))


def card_sign(
    table: DrawingContext, card: Card, *, class_: str = "al-sign", **more: Attribute
) -> Element:
    """Draw a card as its rank and suit only, such as the label of a number."""
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
    """Draw names and their values, such as how many cards are in the stock."""
    return h("dl", [h("div", h("dt", name), h("dd", what)) for name, what in rows], class_=class_)


@cached
def reasons(table: DrawingContext, trick: AnyTrick) -> Element:
    """Draw the engine's reasons, one a line."""
    lines = [table.voice.reason(reason) for reason in trick.explain()]
    return why(table.voice.words.gettext("Why"), lines)


def why(label: str, lines: Iterable[Node]) -> Element:
    """Draw sentences one a line, under a label for screen readers."""
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
