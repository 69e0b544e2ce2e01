"""History: every move and every state of a game, from the deal to its current state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.exchange import Exchange
from alcalde.game import Game
from alcalde.moves import Play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alcalde.game import Move


def moves_of(game: Game) -> tuple[Move, ...]:
    """Return the moves that led from the deal to a state, plays and exchanges in their order.

    Args:
        game: any state of a game.

    >>> game = Game.deal(seed=7)
    >>> first = game.legal()[0]
    >>> moves_of(game), moves_of(game.play(first)) == (first,)
    ((), True)
    """
    return tuple(_moves(game))


def states_of(game: Game) -> tuple[Game, ...]:
    """Return the states of a game in order, from the first after the deal to this one.

    With them a game can be stepped through and moves taken back (PLAY-2, EXCH-5).

    Args:
        game: any state of a game.

    >>> game = Game.deal(seed=7)
    >>> later = game.play(game.legal()[0])
    >>> states_of(later) == (game, later)
    True
    """
    states = [Game.begin(game.dealt, game.rules)]
    for move in moves_of(game):
        states.append(states[-1].play(move))
    return tuple(states)


def _moves(game: Game) -> Iterator[Move]:
    tricks = [(trick.leader, trick.cards) for trick in game.history]
    pending, after = list(game.exchanges), 0
    for leader, cards in (*tricks, (game.leader, game.table)):
        order = leader.order
        place = 0
        while True:
            while pending and pending[0].after == after + place:
                made = pending.pop(0)
                yield Exchange(made.seat, made.left)
            if place == len(cards):
                break
            seat = order[place]
            yield Play(seat, cards[place : place + seat.cards])
            place += seat.cards
        after += place
