"""Players: who chooses a move from what one seat may see, and nothing else (SEAT-3).

A player is a function from a `Sight` and a number, the seed of what is left to chance, to a move.
"""

from alcalde.players import beginner, chance, club
from alcalde.players.company import others_move
from alcalde.players.playing import Player, play_out
from alcalde.players.sight import Sight

__all__ = ["Player", "Sight", "beginner", "chance", "club", "others_move", "play_out"]
