"""Club: a player that evaluates its plays in determinizations, samples of the hidden cards.

In each determinization it searches to the end of the trick, everybody playing their best for its
points and for what is left after it (`lookahead.WORTH`); and once the stock is empty, to the end of
the game. It chooses the play with the best average. It never uses a card that its seat may not see
(SEAT-3).
"""

from __future__ import annotations

from itertools import islice, permutations
from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.points import PACK_POINTS
from alcalde.core.seeds import numbers
from alcalde.moves import Play
from alcalde.players import beginner
from alcalde.players.determinization import determinizations
from alcalde.players.endgame import Solver
from alcalde.players.lookahead import WORTH, Lookahead
from alcalde.players.search import effect_of
from alcalde.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from alcalde.core.cards import Card
    from alcalde.exchange import Exchange
    from alcalde.players.determinization import Determinization
    from alcalde.players.lookahead import Worth
    from alcalde.players.observation import Observation

SAMPLES = 24
"""How many determinizations it samples while cards are still drawn."""

ENDGAME_SAMPLES = 6
"""How many it samples in the endgame, where it searches further; an opponent needs only one."""

EQUAL = 1e-9
"""Averages that differ by less than this are equal but for rounding."""


class RatedPlay(NamedTuple):
    """A play and its average value.

    Attributes:
        play: the play.
        worth: its value in points for the side that plays it.

    >>> RatedPlay(Play("right", "A♥"), 4.5).worth
    4.5
    """

    play: Play
    worth: float


def rate_plays(
    observation: Observation, seed: int, worth: Worth = WORTH, samples: int = SAMPLES
) -> tuple[RatedPlay, ...]:
    """Return every play of a seat with its average value, the best first.

    Args:
        observation: what the seat may know, in its turn.
        seed: a whole number, from which the determinizations come.
        worth: what is left after a trick is worth.
        samples: how many determinizations it samples with stock.

    Returns:
        The plays, or none when it is not the seat's turn. Without stock the value is how many
        points more the seat's side still wins than the other; with it, how many more it wins by
        this trick, less what is spent for it and what it costs to lead the next one.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=7)
    >>> len(rate_plays(Observation.of(game, "right"), 1))
    3
    >>> rate_plays(Observation.of(game, "left"), 1)
    ()
    """
    seat = observation.seat
    if observation.turn is not seat:
        return ()
    size = samples if observation.stock else _endgame_samples(observation)
    sampled = islice(determinizations(observation, seed), size)
    plays = list(permutations(observation.hand, seat.cards))
    totals = [0.0] * len(plays)
    for values in evaluate_plays(observation, plays, sampled, worth):
        for place, value in enumerate(values):
            totals[place] += value
    rated = [
        RatedPlay(Play(seat, cards), total / size)
        for cards, total in zip(plays, totals, strict=True)
    ]
    return tuple(sorted(rated, key=lambda one: -one.worth))


def evaluate_plays(
    observation: Observation,
    plays: Sequence[tuple[Card, ...]],
    samples: Iterable[Determinization],
    worth: Worth = WORTH,
) -> Iterator[list[float]]:
    """Yield, for each determinization, the value of each play in it; points, as in `rate_plays`.

    Args:
        observation: what the seat may know, in its turn.
        plays: the cards of each play, in order.
        samples: the determinizations.
        worth: what is left after a trick is worth.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> observation = Observation.of(Game.deal(seed=7), "right")
    >>> plays = [(card,) for card in observation.hand]
    >>> samples = islice(determinizations(observation, 1), 2)
    >>> [len(values) for values in evaluate_plays(observation, plays, samples)]
    [3, 3]
    """
    side = 1 if observation.seat is Seat.MAYOR else -1
    leader, table = observation.leader, observation.table
    keys = [effect_of(cards, table) for cards in plays]
    different = dict(zip(keys, plays, strict=True))
    if observation.stock:
        lookahead = Lookahead(observation.trump, worth).after
        for sample in samples:
            values = {
                key: side * lookahead(cards, sample.hands, leader, table)
                for key, cards in different.items()
            }
            yield [values[key] for key in keys]
        return
    solve = Solver(observation.trump).after
    left = PACK_POINTS - sum(observation.points)
    for sample in samples:
        won = {key: solve(cards, sample.hands, leader, table) for key, cards in different.items()}
        yield [side * (2 * won[key] - left) for key in keys]


def choose(
    observation: Observation, seed: int, worth: Worth = WORTH, samples: int = SAMPLES
) -> Play | Exchange | None:
    """Return the move with the best average.

    Args:
        observation: what the seat may know.
        seed: a whole number; the same observation and seed give the same move.
        worth: what is left after a trick is worth.
        samples: how many determinizations it samples with stock.

    Returns:
        A move; or None, when it is not this seat's turn and it wants no exchange.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=7)
    >>> choose(Observation.of(game, "right"), 1) in game.legal()
    True
    >>> choose(Observation.of(game, "left"), 1) is None
    True
    """
    wish = beginner.exchange(observation)
    if wish or observation.turn is not observation.seat:
        return wish
    return pick(rate_plays(observation, seed, worth, samples), seed)


def pick(rated: Sequence[RatedPlay], seed: int) -> Play:
    """Return the best play.

    Args:
        rated: plays with their values, the best first, at least one.
        seed: a whole number, which decides between plays of equal value.

    >>> str(pick([RatedPlay(Play("right", "A♥"), 4.5), RatedPlay(Play("right", "2♥"), 1.0)], 1))
    'right A♥'
    """
    best = [one.play for one in rated if one.worth > rated[0].worth - EQUAL]
    return best[next(numbers(seed)) % len(best)]


def _endgame_samples(observation: Observation) -> int:
    """Return how many samples the endgame needs: opponents know every card by then (SEAT-3)."""
    return ENDGAME_SAMPLES if observation.seat is Seat.MAYOR else 1
