"""Chance: a player that makes a random legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.seeds import numbers

if TYPE_CHECKING:
    from alcalde.exchange import Exchange
    from alcalde.moves import Play
    from alcalde.players.observation import Observation


def choose(observation: Observation, seed: int) -> Play | Exchange | None:
    """Return one of the moves that a seat may make now, each equally likely.

    Args:
        observation: what the seat may know.
        seed: a whole number; the same observation and seed give the same move.

    Returns:
        A move; or None, when the seat may make none.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=7)
    >>> choose(Observation.of(game, "right"), 1) in game.legal()
    True
    >>> choose(Observation.of(game, "left"), 1) is None
    True
    """
    moves = observation.moves
    return moves[next(numbers(seed)) % len(moves)] if moves else None
