"""How long players think, measured in this Python or, without other modules, in Pyodide."""

import json
from time import perf_counter

from alcalde import Game, Play
from alcalde.coaching.coach import on_average
from alcalde.players import Observation, club
from alcalde.players.endgame import solve_endgame


def replies(deals: int) -> dict[str, list[float]]:
    """Let three club players play deals; time each reply and each endgame as a whole.

    Args:
        deals: how many; their seeds are 1, 2, and so on.

    Returns:
        Times in milliseconds: `club` for choosing each play; `coach` for the average outcome of
        playing the first card or two of a hand while there is stock; `endgame` for the exact
        outcomes of all plays, once a deal, when the stock has just run out.

    >>> sorted(replies(0))
    ['club', 'coach', 'endgame']
    """
    times: dict[str, list[float]] = {"club": [], "coach": [], "endgame": []}
    for deal in range(1, deals + 1):
        game, solved = Game.deal(deal), False
        while game.turn is not None:
            if not game.stock and not solved:
                start = perf_counter()
                solve_endgame(game)
                times["endgame"].append(1000 * (perf_counter() - start))
                solved = True
            observation, number = Observation.of(game, game.turn), deal * 100 + game.cards_played
            start = perf_counter()
            move = club.choose(observation, number)
            times["club"].append(1000 * (perf_counter() - start))
            if game.stock:
                play = Play(game.turn, observation.hand[: game.turn.cards])
                start = perf_counter()
                on_average(game, play, number)
                times["coach"].append(1000 * (perf_counter() - start))
            assert move is not None
            game = game.play(move)
    return times


def report(deals: int) -> str:
    """Return the times as JSON, which a worker can post."""
    return json.dumps(replies(deals))
