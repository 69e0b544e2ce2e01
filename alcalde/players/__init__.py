"""Players: who chooses a move from what one seat may see, and nothing else (SEAT-3).

A player is a function that chooses a move from an `Observation` and a seed, which decides what is
left to chance. `beginner`, `chance` and `club` are modules with such a function each, `choose`.
Nothing is loaded before it is first used, so that a page loads only the players that it needs.

>>> from alcalde.players import beginner, play_out
>>> from alcalde import Game
>>> play_out(Game.deal(seed=7), seed=1).over
True
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alcalde.players.company import others_move
    from alcalde.players.observation import Observation
    from alcalde.players.playing import Player, play_out

__all__ = ["Player", "Observation", "others_move", "play_out"]

_LATER = {
    "Player": "playing",
    "Observation": "observation",
    "others_move": "company",
    "play_out": "playing",
}


if not TYPE_CHECKING:  # a checker sees the imports above, and still finds misspelt names

    def __getattr__(name: str) -> object:
        """Return what is loaded only when it is first asked for."""
        if name not in _LATER:
            raise AttributeError(f"module 'alcalde.players' has no attribute {name!r}")
        from importlib import import_module

        thing: object = getattr(import_module(f"alcalde.players.{_LATER[name]}"), name)
        globals()[name] = thing
        return thing
