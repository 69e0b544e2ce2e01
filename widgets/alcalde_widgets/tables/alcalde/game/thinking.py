"""What the other players and the coach think, cached by the record of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from alcalde import Play, Seat
from alcalde.coaching.advice import advise
from alcalde.coaching.coach import judge, on_average
from alcalde.history import moves_of
from alcalde.players.autoplay import others_move
from alcalde.players.observation import Observation

from .records import read, states
from .setup import PLAYERS

if TYPE_CHECKING:
    from alcalde import Exchange, Game, Reason
    from alcalde.coaching.advice import Advice


@lru_cache(maxsize=64)
def move_of_others(record: str, seat: str, skill: str, chances: int) -> Play | Exchange | None:
    """Return the next move of the others; None when it is the reader's turn.

    Args:
        record: the record of the game.
        seat: where the reader sits.
        skill: how well the others play.
        chances: the seed of their random choices.
    """
    return others_move(read(record), Seat.parse(seat), PLAYERS[skill], chances)


@lru_cache(maxsize=16)
def advice_on(record: str, seat: str, chances: int) -> Advice | None:
    """Return the hint for a seat.

    Args:
        record: the record of the game.
        seat: whose turn it is.
        chances: the seed of the samples.
    """
    game = read(record)
    return advise(Observation.of(game, seat), chances ^ game.cards_played)


def judgement(record: str, seat: str, chances: int) -> tuple[Reason, ...]:
    """Return what the coach says of a seat's last play.

    Args:
        record: the record of the game.
        seat: whose play is judged.
        chances: the seed of the samples.
    """
    moves = moves_of(read(record))
    for number in range(len(moves) - 1, -1, -1):
        move = moves[number]
        if isinstance(move, Play) and str(move.seat) == seat:
            return judged(states(record)[number], move, chances)
    return ()


@lru_cache(maxsize=16)
def judged(before: Game, play: Play, chances: int) -> tuple[Reason, ...]:
    """Return what the coach says of a play.

    It samples the same hands as the hint, so that whoever follows the hint hears that no other
    play did better.

    Args:
        before: the game before the play.
        play: the play.
        chances: the seed of the samples.
    """
    average = on_average(before, play, chances ^ before.cards_played)
    return (*judge(before, play), average) if average else judge(before, play)
