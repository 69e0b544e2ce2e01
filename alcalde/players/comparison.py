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

if TYPE_CHECKING:
    from alcalde.players.observation import Observation

STANDARD_ERRORS = 3.0
"""How many standard errors a difference must exceed to count as more than noise."""

LEAST_DIFFERENCE = 1.0
"""The smallest difference worth mentioning, in points of the count."""


class Comparison(NamedTuple):
    """How a play compares with the best one.

    Attributes:
        best: the best play; the play itself, where no other was better.
        points: by how many points of the count it was better.

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
        many points more of the count it was worth to that side: by this trick, and by what its
        cards are worth keeping. Or None, where the difference may be noise, and without stock,
        when nothing needs to be sampled (`endgame.solve_endgame`).

    Raises:
        IllegalMove: the play is not allowed there.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=3)
    >>> observation = Observation.of(game, "right")
    >>> [str(compare_play(observation, play, 1).best.cards[0]) for play in game.legal()]
    ['3♥', '3♥', '3♥']
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
    # A value is what one side wins more than the other: twice what it counts more (COUNT-1).
    differences = [(better - made) / 2 for better, made in pairs]
    size = len(differences)
    mean = fsum(differences) / size
    variance = fsum((one - mean) ** 2 for one in differences) / (size - 1)
    if mean < LEAST_DIFFERENCE or mean <= STANDARD_ERRORS * sqrt(variance / size):
        return None
    return Comparison(Play(play.seat, best), mean)
