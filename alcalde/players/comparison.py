"""Comparison: whether another play would have been better on average over determinizations.

The better play is searched for in some samples and compared in others: of many plays the luckiest
one would otherwise seem better than it is. Both plays are compared in the same samples, so that
what makes one sample better than another favours neither; the remaining difference is noise.
"""

from __future__ import annotations

from itertools import islice, permutations
from math import fsum, sqrt
from typing import TYPE_CHECKING, NamedTuple

from alcalde.moves import Play, refusal
from alcalde.players.club import EQUAL, SAMPLES, evaluate_plays
from alcalde.players.determinization import determinizations
from alcalde.players.search import effect_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from alcalde.core.cards import Card
    from alcalde.players.club import RatedPlay
    from alcalde.players.observation import Observation

STANDARD_ERRORS = 3.0
"""How many standard errors a difference must exceed to count as more than noise."""

LEAST_DIFFERENCE = 2.0
"""The smallest difference that a play is blamed for, in points of the count."""

LEAST_LEAD = 1.0
"""By how many points a play must be ahead of all others to be called the best."""

CERTAIN_SHARE = 0.5
"""How much of a difference to speak of: games played to their end mostly bear out that much."""

RIVALS = 3
"""How many of the next best plays a best one is compared with, before it is called the best."""


class Comparison(NamedTuple):
    """How a play compares with the best one.

    Attributes:
        best: the best play; the play itself, where no other was better.
        points: by how many points of the count it was better, at least.

    >>> Comparison(Play("right", "4♠"), 3.2).points
    3.2
    """

    best: Play
    points: float


def compare_play(observation: Observation, play: Play, seed: int) -> Comparison | None:
    """Return how a play compares with the best one on average, from what its seat may see (SEAT-3).

    Args:
        observation: what the seat could know before it played.
        play: what it played.
        seed: a whole number, from which the determinizations come; the same observation, play and
            seed give the same answer.

    Returns:
        The play itself and 0, where no play was better in the samples. Or a better one and how
        many points more of the count it was worth to that side, as far as that is likely to hold:
        by this trick, and by what is left after it. Or None, where the difference may be noise,
        and without stock, when nothing needs to be sampled (`endgame.solve_endgame`).

    Raises:
        IllegalMove: the play is not allowed there.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=3)
    >>> observation = Observation.of(game, "right")
    >>> found = [compare_play(observation, play, 1) for play in game.legal()]
    >>> [str(one.best.cards[0]) if one else None for one in found]
    [None, None, '5♠']
    >>> compare_play(Observation.of(game, "mayor"), Play("mayor", "6♣ 2♦"), 1)
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: It is the right opponent’s turn.
    """
    fault = refusal(play, observation.turn, observation.hand)
    if fault:
        raise fault
    if not observation.stock:
        return None
    samples = determinizations(observation, seed)
    plays = list(permutations(observation.hand, play.seat.cards))
    columns = zip(*evaluate_plays(observation, plays, islice(samples, SAMPLES)), strict=True)
    totals = {cards: fsum(values) for cards, values in zip(plays, columns, strict=True)}
    best = max(plays, key=totals.__getitem__)
    if totals[best] - totals[play.cards] < EQUAL:
        return Comparison(play, 0.0)
    pairs = evaluate_plays(observation, [best, play.cards], islice(samples, SAMPLES))
    mean = _clear_difference(pairs, 1, LEAST_DIFFERENCE)
    return None if mean is None else Comparison(Play(play.seat, best), CERTAIN_SHARE * mean)


def is_alone(observation: Observation, rated: Sequence[RatedPlay], play: Play, seed: int) -> bool:
    """Return whether a play is clearly better on average than every other of a different effect.

    Args:
        observation: what the seat may know, in its turn, with stock.
        rated: all its plays, the best first (`club.rate_plays`).
        play: one of them.
        seed: the seed that they were rated with; the comparison uses other samples.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> from alcalde.players.club import rate_plays
    >>> observation = Observation.of(Game.deal(seed=7), "right")
    >>> rated = rate_plays(observation, 1)
    >>> is_alone(observation, rated, rated[-1].play, 1)
    False
    """
    own = effect_of(play.cards, observation.table)
    others: dict[Hashable, tuple[Card, ...]] = {}
    for one in rated:
        others.setdefault(effect_of(one.play.cards, observation.table), one.play.cards)
    del others[own]
    plays = [play.cards, *islice(others.values(), RIVALS)]
    samples = islice(determinizations(observation, seed), SAMPLES, 2 * SAMPLES)
    values = list(evaluate_plays(observation, plays, samples))
    return all(
        _clear_difference(values, place, LEAST_LEAD) is not None for place in range(1, len(plays))
    )


def _clear_difference(values: Iterable[list[float]], other: int, least: float) -> float | None:
    """Return by how many points the first play beats another; None where it may be noise."""
    # A value is what one side wins more than the other: twice what it counts more (COUNT-1).
    differences = [(row[0] - row[other]) / 2 for row in values]
    size = len(differences)
    mean = fsum(differences) / size
    variance = fsum((difference - mean) ** 2 for difference in differences) / (size - 1)
    if mean < least or mean <= STANDARD_ERRORS * sqrt(variance / size):
        return None
    return mean
