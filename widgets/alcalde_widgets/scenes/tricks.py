"""A trick of either game on a table: its cards in a row, who wins it, for how much and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ..ui.cache import cached
from ..ui.cards import badge, ghost, picture, slot
from ..ui.html import h
from ..ui.results import card_sign, sum_line, why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alcalde import Card, Trick
    from alcalde.rematada import RematadaTrick

    from ..ui.context import DrawingContext
    from ..ui.html import Element, Node
    from ..ui.voice import Sentence, Voice

EitherTrick: TypeAlias = "Trick | RematadaTrick"
"""A trick of four cards, or of three."""


def outcome(voice: Voice, trick: EitherTrick) -> Sentence:
    """Return the sentence: who wins, or is ahead, with which card and for how many points.

    >>> from alcalde import Trick
    >>> from alcalde_widgets.ui.voice import Voice
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
        if not trick.points:
            template = words.gettext("{player} wins with {card}; the trick is worth nothing.")
    else:
        template = words.gettext("{player} is ahead with {card}.")
    return template, values


def chooses(voice: Voice, cards: Sequence[Card], *, leads: bool) -> list[Sentence]:
    """Return the sentences about the cards that the mayor has chosen so far (PLAY-4).

    Args:
        voice: the language.
        cards: one card, or two in their order.
        leads: whether the first card will set the suit.

    >>> from alcalde import Card
    >>> from alcalde_widgets.ui.voice import Voice
    >>> voice = Voice("en")
    >>> voice.line(chooses(voice, Card.parse_all("2♠ K♣"), leads=True))
    'First 2♠, then K♣. 2♠ will set the suit.'
    """
    words, (first, *more) = voice.words, cards
    if not more:
        return [(words.gettext("First: {card}. Choose one more."), {"card": first})]
    then = words.gettext("First {card}, then {card2}.")
    sets = words.gettext("{card} will set the suit.")
    both: Sentence = then, {"card": first, "card2": more[0]}
    return [both, (sets, {"card": first})] if leads else [both]


def choose_more(voice: Voice, chosen: int) -> str:
    """Return how many of two cards are still to be chosen; nothing if none is.

    >>> from alcalde_widgets.ui.voice import Voice
    >>> [choose_more(Voice("en"), chosen) for chosen in range(3)]
    ['Choose two cards.', 'Choose one more card.', '']
    """
    words = voice.words
    return (words.gettext("Choose two cards."), words.gettext("Choose one more card."), "")[chosen]


def points_sum(table: DrawingContext, trick: EitherTrick) -> list[Node]:
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
        spoken = spoken if trick.points else words.gettext("The trick is worth nothing.")
    elif trick.points:
        spoken = words.ngettext(
            "{n} point on the table so far.", "{n} points on the table so far.", trick.points
        ).format(n=trick.points)
    else:
        spoken = words.gettext("Nothing on the table scores so far.")
    noun = words.ngettext("point", "points", trick.points)
    terms = [(card_sign(table, play.card), play.card.points) for play in trick.plays]
    return sum_line(spoken, terms, (noun, trick.points))


@cached
def reasons(table: DrawingContext, trick: EitherTrick) -> Element:
    """Draw the engine's reasons, one a line."""
    lines = [table.voice.reason(reason) for reason in trick.explain()]
    return why(table.voice.words.gettext("Why"), lines)


def trick_row(
    table: DrawingContext,
    trick: EitherTrick | None,
    players: Sequence[str],
    label: str,
    *,
    label_class: str = "al-tip",
    class_: str = "al-turns__trick",
) -> Element:
    """Draw a trick: a place for each card, with the badge of the card that wins.

    Args:
        table: whose pack and language it takes.
        trick: the trick as far as it is played, if at all.
        players: who plays each of its cards, in the order of play.
        label: the label above the row.
        label_class: the label's class.
        class_: the class of label and row together.
    """
    name = table.id("label-trick")
    places = [h("li", _place(table, trick, turn, who)) for turn, who in enumerate(players)]
    return h(
        "div",
        h("p", label, class_=label_class, id=name),
        h("ol", places, class_="al-strip", aria_labelledby=name),
        class_=class_,
    )


def _place(table: DrawingContext, trick: EitherTrick | None, turn: int, player: str) -> Element:
    words, here, who = table.voice.words, table.id(f"place-{turn + 1}"), h("span", player)
    if trick is None or turn >= len(trick.plays):
        return slot(ghost(), who, h("span", words.gettext("not yet")), id=here)
    card = trick.plays[turn].card
    wins, trump = card is trick.winning_card, card.suit is trick.trump
    states = ("is-winner " if wins else "") + ("is-trump" if trump else "")
    word = words.gettext("Wins") if trick.complete else words.gettext("Ahead")
    return slot(
        picture(table, card, states=states, data_fly=card.code),
        who,
        h("b", words.gettext("trump")) if trump else h("span", table.voice.points(card.points)),
        badge=badge(word) if wins else None,
        id=here,
    )
