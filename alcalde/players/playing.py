"""Playing: three players play a game to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from alcalde.core.playing import finish
from alcalde.exchange import Exchange, exchanges_of
from alcalde.players import beginner
from alcalde.players.observation import Observation
from alcalde.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from alcalde.game import Game
    from alcalde.moves import Play

Player: TypeAlias = "Callable[[Observation, int], Play | Exchange | None]"
"""A player: `beginner.choose`, `chance.choose`, or any function like them."""


def play_out(game: Game, seed: int | str, players: Mapping[Seat, Player] | None = None) -> Game:
    """Return a game as the players finish it.

    Before each play everybody who may exchange is asked, the holder of the two first (EXCH-4).

    Args:
        game: any state of a game.
        seed: a whole number from 0 to 2**53 - 1, or its digits: it decides what is left to chance.
        players: who plays in each seat; beginners by default.

    Raises:
        NotationError: `seed`.
        IllegalMove: a player chose a move that is not allowed.
        TypeError: a player whose turn it is chose none.

    >>> from alcalde import Game
    >>> over = play_out(Game.deal(seed=7), seed=1)
    >>> over.over, play_out(Game.deal(seed=7), seed=1) == over
    (True, True)
    >>> play_out(Game.deal(seed=7), seed=-1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “-1” is not a seed: write a whole number from 0 ...
    """
    chosen = players or dict.fromkeys(Seat, beginner.choose)

    def choose(state: Game, turn: Seat, chances: Iterator[int]) -> Play | Exchange | None:
        for wish in exchanges_of(state):
            move = chosen[wish.seat](Observation.of(state, wish.seat), next(chances))
            if isinstance(move, Exchange):
                return move
        return chosen[turn](Observation.of(state, turn), next(chances))

    return finish(game, seed, choose)
