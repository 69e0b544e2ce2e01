"""Draw a trick as a row of places, the next to be played last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import badge, ghost, picture, slot
from .html import h

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .context import DrawingContext
    from .html import Element
    from .results import AnyTrick


def trick_row(
    table: DrawingContext,
    trick: AnyTrick | None,
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


def _place(table: DrawingContext, trick: AnyTrick | None, turn: int, player: str) -> Element:
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
