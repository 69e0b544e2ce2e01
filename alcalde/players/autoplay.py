"""Autoplay: computer players move in all seats but one, such as the reader's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.seeds import numbers
from alcalde.exchange import Exchange, exchanges_of
from alcalde.players.observation import Observation

if TYPE_CHECKING:
    from alcalde.game import Game, Move
    from alcalde.players.playing import Player
    from alcalde.seats import Seat

_SEED_BITS = 40
"""The number of cards played is mixed into the seed above these bits."""


def others_move(game: Game, seat: Seat, player: Player, seed: int) -> Move | None:
    """Return the next move of the computer players, who play in all seats but one.

    Before each play those who may exchange are asked, in their order. Nobody is asked after the
    seat left out: the others wait for its decision, so that no seven overtakes its two (EXCH-4).

    Args:
        game: any state of a game.
        seat: the seat that no computer player moves for.
        player: the computer player in the two other seats.
        seed: a whole number; the same state and seed give the same move.

    Returns:
        An exchange or a play of another seat; or None, when it is the turn of the seat left out or
        the game is over.

    >>> from alcalde import Game, Seat
    >>> from alcalde.players import beginner
    >>> game = Game.deal(seed=7)
    >>> others_move(game, Seat.MAYOR, beginner.choose, 1).seat
    <Seat.RIGHT: 'right'>
    >>> others_move(game, Seat.RIGHT, beginner.choose, 1) is None
    True
    """
    if game.turn is None or game.turn is seat:
        return None
    chance = next(numbers(seed ^ (game.cards_played << _SEED_BITS)))
    observation = Observation.of(game, game.turn)
    for wish in exchanges_of(game):
        if wish.seat is seat:
            observation = observation.without_exchange
            break
        move = player(Observation.of(game, wish.seat), chance)
        if isinstance(move, Exchange):
            return move
    return player(observation, chance)
