"""Exercises: questions drawn from a seed at a level, the same for ever.

>>> from alcalde_widgets.exercises import drawn
>>> drawn("who-wins", 7, 1) == drawn("who-wins", 7, 1)
True
>>> drawn("other-count", 7, 1)
OtherCount(mayor=30)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from alcalde.core.text import quoted

from ..tasks import Question
from .alcalde.counts import next_mayor, other_count, pile_points
from .alcalde.mayor import mayor_adds
from .alcalde.tricks import takes_indicator, trick_points, who_leads, who_wins
from .alcalde.turns import both_want, may_exchange, who_draws
from .chance import Chance
from .rematada.counts import bid_made, pair_points

if TYPE_CHECKING:
    from collections.abc import Mapping

LEVELS = range(1, 6)
"""From the easiest to the hardest."""

Draw = Callable[[Chance, int], Question]

GAMES: Mapping[str, Mapping[str, Draw]] = {
    "alcalde": {
        "who-wins": who_wins,
        "who-leads": who_leads,
        "trick-points": trick_points,
        "mayor-adds": mayor_adds,
        "takes-indicator": takes_indicator,
        "who-draws": who_draws,
        "next-mayor": next_mayor,
        "other-count": other_count,
        "pile-points": pile_points,
        "may-exchange": may_exchange,
        "both-want": both_want,
    },
    "rematada": {
        "bid-made": bid_made,
        "pair-points": pair_points,
    },
}
"""The function that draws each kind of exercise, by game and by kind of question."""

EXERCISES: Mapping[str, Draw] = {
    kind: draw for kinds in GAMES.values() for kind, draw in kinds.items()
}


def drawn(kind: str, seed: int | str, level: int) -> Question:
    """Return an exercise.

    Args:
        kind: a key of `EXERCISES`.
        seed: a whole number from 0 to 2**53 - 1.
        level: 1 to 5.

    Returns:
        A question of that kind, which has exactly one right choice.

    Raises:
        NotationError: the seed cannot be read.
        KeyError: there is no such kind.
        ValueError: there is no such level.

    >>> drawn("other-count", 7, 6)
    Traceback (most recent call last):
    ...
    ValueError: a level is a whole number from 1 to 5, not 6
    """
    if type(level) is not int or level not in LEVELS:
        raise ValueError(f"a level is a whole number from 1 to {LEVELS[-1]}, not {quoted(level)}")
    return EXERCISES[kind](Chance(seed), level)


__all__ = ["EXERCISES", "GAMES", "LEVELS", "Chance", "drawn"]
