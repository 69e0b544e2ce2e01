"""Recorded tricks: what the commands that replay a record have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import COMMON
from alcalde.commands.options import Option
from alcalde.core.text import N_, NN_

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.core.reasons import AnyReason
    from alcalde.core.seats import AnySeat
    from alcalde.core.tricks import AnyTrick
    from alcalde.core.words import Words

OPTIONS = (
    Option("FILE", N_("FILE"), N_("the record; - reads standard input"), True),
    *COMMON,
)
"""The options of a command that replays a record."""


def trick_data(tricks: Iterable[AnyTrick[AnySeat, AnyReason]]) -> list[dict[str, object]]:
    """Return the data of complete tricks, as `--json` prints them.

    Args:
        tricks: the tricks of either game.

    >>> from alcalde import Trick
    >>> trick_data([Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")])[0]["winner"]
    'mayor'
    """
    return [
        {
            "leader": str(trick.leader),
            "cards": [str(card) for card in trick.cards],
            "winner": str(trick.winner),
            "winning_card": str(trick.winning_card),
            "points": trick.points,
        }
        for trick in tricks
    ]


def trick_lines(tricks: Iterable[AnyTrick[AnySeat, AnyReason]], words: Words) -> list[str]:
    """Return one sentence for each complete trick: its cards, its winner and its points.

    Args:
        tricks: the tricks of either game.
        words: the language.

    >>> from alcalde import Trick, Words
    >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> trick_lines([trick], Words.of("en"))
    ['Trick 1: A♥ 3♥ 2♠ K♣. The winner is the mayor, with 25 points.']
    """
    lines = []
    for number, trick in enumerate(tricks, 1):
        line = words.ngettext(
            *NN_(
                "Trick {n}: {cards}. The winner is {player}, with {points} point.",
                "Trick {n}: {cards}. The winner is {player}, with {points} points.",
            ),
            trick.points,
        )
        if not trick.points:
            line = words.gettext(N_("Trick {n}: {cards}. The winner is {player}, with nothing."))
        winner = words.seat(trick.winner)
        lines.append(line.format(n=number, cards=trick, player=winner, points=trick.points))
    return lines
