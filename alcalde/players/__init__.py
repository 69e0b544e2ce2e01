"""Players: they choose a move from what one seat may see, and nothing else (SEAT-3).

A player is a function that chooses a move from an `Observation` and a seed, which decides what is
left to chance. `beginner`, `chance` and `club` are modules with such a function each, `choose`.

>>> from alcalde.players import beginner, play_out
>>> from alcalde import Game
>>> play_out(Game.deal(seed=7), seed=1).over
True
"""

from typing import TYPE_CHECKING

from alcalde.core.lazy import lazy

if TYPE_CHECKING:
    from alcalde.players.autoplay import others_move
    from alcalde.players.observation import Observation
    from alcalde.players.playing import Player, play_out

__all__ = ["Observation", "Player", "others_move", "play_out"]

if not TYPE_CHECKING:  # a type checker sees the imports above and still finds misspelt names
    __getattr__ = lazy(
        __name__,
        {
            "Observation": "observation",
            "Player": "playing",
            "others_move": "autoplay",
            "play_out": "playing",
        },
    )
