"""Playing: three players play a game of Brisca Rematada to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from alcalde.core.playing import finish
from alcalde.rematada import beginner
from alcalde.rematada.observation import RematadaObservation
from alcalde.rematada.seats import RematadaSeat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from alcalde.rematada.game import Rematada
    from alcalde.rematada.moves import Move

Player: TypeAlias = "Callable[[RematadaObservation, int], Move | None]"
"""A player: `beginner.choose`, or any function like it."""


def play_out(
    game: Rematada, seed: int | str, players: Mapping[RematadaSeat, Player] | None = None
) -> Rematada:
    """Return a game as the players finish it.

    Args:
        game: any state of a game.
        seed: a whole number from 0 to 2**53 - 1, or its digits: it decides what is left to chance.
        players: who plays in each seat; beginners by default.

    Raises:
        NotationError: `seed`.
        IllegalMove: a player chose a move that is not allowed.
        TypeError: a player whose turn it is chose none.

    >>> from alcalde.rematada import Rematada
    >>> play_out(Rematada.deal(seed=7), seed=1).over
    True
    >>> play_out(Rematada.deal(seed=7), seed=-1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “-1” is not a seed: write a whole number from 0 ...
    """
    chosen = players or dict.fromkeys(RematadaSeat, beginner.choose)

    def choose(state: Rematada, turn: RematadaSeat, chances: Iterator[int]) -> Move | None:
        return chosen[turn](RematadaObservation.of(state, turn), next(chances))

    return finish(game, seed, choose)
