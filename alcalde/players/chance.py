"""Chance: a player who makes any move that is allowed, whatever comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.seeds import numbers

if TYPE_CHECKING:
    from alcalde.exchange import Exchange
    from alcalde.moves import Play
    from alcalde.players.observation import Sight


def choose(sight: Sight, seed: int) -> Play | Exchange | None:
    """Return one of the moves that a seat may make now, each as likely as the others.

    Args:
        sight: what the seat may know.
        seed: a whole number; the same sight and number give the same move.

    Returns:
        A move; or None, when the seat may make none.

    >>> from alcalde import Game
    >>> from alcalde.players import Sight
    >>> game = Game.deal(seed=7)
    >>> choose(Sight.of(game, "right"), 1) in game.legal()
    True
    >>> choose(Sight.of(game, "left"), 1) is None
    True
    """
    moves = sight.moves
    return moves[next(numbers(seed)) % len(moves)] if moves else None
