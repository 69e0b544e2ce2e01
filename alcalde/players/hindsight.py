"""Hindsight: whether another play would have done better on average, hidden cards imagined.

A better play is looked for in some worlds and compared in others: of many plays the luckiest would
else seem better than it is. Both plays are compared in the same worlds, so that what makes one
world better than another says nothing for either; what is left to chance even so is noise.
"""

from __future__ import annotations

from itertools import islice, permutations
from math import fsum, sqrt
from typing import TYPE_CHECKING, NamedTuple

from alcalde.moves import Play, refusal
from alcalde.players.club import WORLDS, tried
from alcalde.players.determinization import worlds

if TYPE_CHECKING:
    from alcalde.players.observation import Observation

NOISE = 3.0
"""How many standard errors a difference must be, lest it be the luck of the worlds imagined."""

LEAST = 1.0
"""The smallest difference worth a word, in points of the count."""


class Compared(NamedTuple):
    """The play that did best (the one that was made, where none did better), and by how much.

    >>> Compared(Play("right", "4♠"), 3.2).points
    3.2
    """

    best: Play
    points: float


def compared(observation: Observation, play: Play, seed: int) -> Compared | None:
    """Return how a play compares with the best one on average, from what its seat may see (SEAT-3).

    Args:
        observation: what the seat could know before it played.
        play: what it played.
        seed: a whole number, from which the determinizations come; the same observation, play
            and seed give the same answer.

    Returns:
        The play itself and 0, where of all plays none did better in the worlds imagined. Or a
        better one and how many points more of the count it was worth to that side: by this trick,
        and by what its cards are worth keeping. Or None, where the difference may be the luck of
        those worlds, and without stock, when nothing need be imagined (`endgame.outlooks`).

    Raises:
        IllegalMove: the play is not allowed there.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=3)
    >>> observation = Observation.of(game, "right")
    >>> [str(compared(observation, play, 1).best.cards[0]) for play in game.legal()]
    ['3♥', '3♥', '3♥']
    >>> compared(Observation.of(game, "mayor"), Play("mayor", "6♣ 2♦"), 1)
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: It is the right opponent’s turn.
    """
    fault = refusal(play, observation.turn, observation.hand)
    if fault:
        raise fault
    if not observation.stock:
        return None
    ways = worlds(observation, seed)
    plays = list(permutations(observation.hand, play.seat.cards))
    columns = zip(*tried(observation, plays, islice(ways, WORLDS)), strict=True)
    worth = {cards: fsum(values) for cards, values in zip(plays, columns, strict=True)}
    best = max(plays, key=worth.__getitem__)
    if worth[best] - worth[play.cards] < 1e-9:
        return Compared(play, 0.0)
    found = tried(observation, [best, play.cards], islice(ways, WORLDS))
    # Worth is what one side wins more than the other, so twice what it counts more (COUNT-1).
    more = [(better - made) / 2 for better, made in found]
    points = fsum(more) / len(more)
    spread = fsum((one - points) ** 2 for one in more) / (len(more) - 1)
    if points < LEAST or points <= NOISE * sqrt(spread / len(more)):
        return None
    return Compared(Play(play.seat, best), points)
