"""Parts that say what came of a trick: who wins it, for how much and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from .cache import cached
from .context import DrawingContext
from .faces import index, suit_key, suit_sign
from .html import Element, Node, h
from .voice import Voice

if TYPE_CHECKING:
    from alcalde import Trick
    from alcalde.rematada import RematadaTrick as TrickOfThree

AnyTrick: TypeAlias = "Trick | TrickOfThree"
"""A trick of either game: of four cards, or of three."""


def outcome(voice: Voice, trick: AnyTrick) -> tuple[str, dict[str, object]]:
    """Return the sentence that says who wins, or is ahead, with which card and for how much.

    >>> from alcalde import Trick
    >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> voice = Voice("es")
    >>> voice.text(*outcome(voice, trick))
    'El alcalde gana con el dos de picas: 25 puntos.'
    """
    words = voice.words
    places: dict[str, object] = {
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
    return template, places


def points_sum(table: DrawingContext, trick: AnyTrick) -> list[Node]:
    """Draw the value of each card as a sum, to be seen and to be heard (DECK-3)."""
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
        heard = (four if "d" in numbers else three).format(n=trick.points, **numbers)
    else:
        heard = words.ngettext(
            "{n} point on the table so far.", "{n} points on the table so far.", trick.points
        ).format(n=trick.points)
    terms: list[Node] = []
    for play in trick.plays:
        if terms:
            terms.append(h("i", "+"))
        sign = h(
            "span",
            index(play.card, table.pack),
            suit_sign(play.card.suit, table.pack),
            class_="al-sign",
            data_suit=suit_key(play.card, table.pack),
        )
        terms.append(h("span", h("small", sign), play.card.points))
    noun = words.ngettext("point", "points", trick.points)
    total = h("span", h("small", noun), h("b", trick.points))
    return [
        h("p", heard, class_="al-vh"),
        h("p", terms, h("i", "="), total, class_="al-sum", aria_hidden="true"),
    ]


@cached
def reasons(table: DrawingContext, trick: AnyTrick) -> Element:
    """Draw the engine's reasons, one a line."""
    return h(
        "ol",
        [h("li", table.voice.reason(reason)) for reason in trick.explain()],
        class_="al-why",
        aria_label=table.voice.words.gettext("Why"),
    )


def spaced(parts: Iterable[Node]) -> list[Node]:
    """Return sentences with a space between them.

    >>> spaced(["One.", "Two."])
    ['One.', ' ', 'Two.']
    """
    result: list[Node] = []
    for part in parts:
        result += [" ", part] if result else [part]
    return result
