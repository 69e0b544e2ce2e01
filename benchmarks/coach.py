"""Part (g): whether the coach and the hint are right, by playing deals out to their ends."""

import statistics
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from alcalde import Game, Play, Seat
from alcalde.coaching.advice import advise
from alcalde.core.seeds import numbers
from alcalde.players import Observation, club
from alcalde.players.comparison import compare_play
from alcalde.players.endgame import Solver
from benchmarks.figures import Figure

POSITIONS = 80
ROLLOUTS = 30
TRIED = 4
SAMPLES = 3
BIG = 4.0
REVERSED = 2.0

NOTE = f"""\
  {POSITIONS} positions with stock, from games of club players of whom one play in five is random.
  Each play is followed by {ROLLOUTS} games that fit what the seat sees, the same for every play,
  played on by club players with {SAMPLES} samples; the end without stock is solved. Verdicts are on
  {TRIED} random plays a position; "wrong" is where the games say otherwise, chance included. Points
  of the count; 95 % intervals. The hint is compared with the best play of one half of the games in
  the other half, so that luck in the games does not count against it.
"""


class Position(NamedTuple):
    """A state, and how many points each play of the seat in turn leads to for its side.

    Attributes:
        game: the state.
        outcomes: for each play, its points at the end in each of the games played out.
    """

    game: Game
    outcomes: dict[Play, list[int]]

    def gain(self, play: Play, other: Play, games: slice = slice(None)) -> float:
        """Return how many points more one play won than another on average."""
        one, two = self.outcomes[play][games], self.outcomes[other][games]
        return statistics.fmean(a - b for a, b in zip(one, two, strict=True))

    def lost(self, play: Play) -> float:
        """Return how many points a play loses against the best one."""
        return statistics.fmean(
            self.gain(self._best(slice(half, None, 2)), play, slice(1 - half, None, 2))
            for half in (0, 1)
        )

    def _best(self, games: slice) -> Play:
        return max(self.outcomes, key=lambda play: statistics.fmean(self.outcomes[play][games]))


def run(positions: int = POSITIONS) -> list[Figure]:
    """Measure the verdicts of the coach and the regret of the hint.

    Args:
        positions: how many positions to look at.
    """
    regrets: list[float] = []
    gains: list[float] = []
    shares: list[float] = []
    silent: dict[bool, list[float]] = {True: [], False: []}
    for number in range(1, positions + 1):
        position = _position(number)
        game = position.game
        assert game.turn is not None
        observation = Observation.of(game, game.turn)
        advice = advise(observation, number)
        assert advice is not None
        assert isinstance(advice.move, Play)
        regrets.append(position.lost(_same(position, advice.move)))
        plays = list(position.outcomes)
        for play in Random(number).sample(plays, min(TRIED, len(plays))):
            found = compare_play(observation, play, number)
            said = found is not None and found.points > 0
            if found is not None and said:
                gains.append(position.gain(_same(position, found.best), play))
                shares.append(float(found.points > gains[-1] + 1))
            if position.lost(play) >= BIG:
                silent[game.turn is Seat.MAYOR].append(float(not said))
    wrong = [float(gain < 0) for gain in gains]
    return [
        _mean("regret of the hint, points", regrets, "", most=0.6),
        _share("verdicts with the wrong sign", wrong, most=20),
        _share("verdicts reversed by more than 2", [float(x < -REVERSED) for x in gains], most=5),
        _share("verdicts overstated by more than 1", shares, most=25),
        _share("mayor's plays losing 4 or more in silence", silent[True], most=15),
        _share("opponents' plays losing 4 or more in silence", silent[False], most=18),
    ]


def play_out(game: Game, seed: int) -> int:
    """Return the mayor's points when club players play on and then solve the end.

    Args:
        game: any state with stock.
        seed: the seed of their samples.
    """
    chances = numbers(seed)
    while game.turn is not None and (game.stock or game.table):
        move = club.choose(Observation.of(game, game.turn), next(chances), samples=SAMPLES)
        assert move is not None
        game = game.play(move)
    return game.points[0] + Solver(game.trump).value(game.hands, game.leader)


def deals_like(game: Game, seed: int) -> Iterator[Game]:
    """Yield games that differ from this one in what the seat in turn cannot see, without end.

    Args:
        game: a state with stock.
        seed: a whole number.
    """
    seat = game.turn
    assert seat is not None
    known = {*Observation.of(game, seat).unseen}
    moves = [Play(one.seat, one.cards) for one in _plays(game)]
    for number in numbers(seed):
        cards = [card for card in game.dealt.deck if card in known]
        Random(number).shuffle(cards)
        mixed = iter(cards)
        other = Game.from_deck([next(mixed) if c in known else c for c in game.dealt.deck])
        for move in moves:
            other = other.play(move)
        yield other


def _plays(game: Game) -> list[Play]:
    """Return the plays that led to a state."""
    played = [one for trick in game.history for one in trick.plays]
    played += game.trick.plays if game.trick else ()
    moves: list[Play] = []
    while played:
        seat = played[0].seat
        moves.append(Play(seat, tuple(one.card for one in played[: seat.cards])))
        del played[: seat.cards]
    return moves


def _position(number: int) -> Position:
    """Return a position in which somebody has a choice, and its games played out."""
    chance, game = Random(number), Game.deal(number)
    for _ in range(chance.randrange(21)):
        assert game.turn is not None
        move = club.choose(Observation.of(game, game.turn), number, samples=SAMPLES)
        legal = [one for one in game.legal() if isinstance(one, Play)]
        game = game.play(chance.choice(legal) if move is None or chance.random() < 0.2 else move)
    outcomes: dict[Play, list[int]] = {}
    for one in game.legal():
        if isinstance(one, Play) and not any(_alike(game, one, other) for other in outcomes):
            outcomes[one] = []
    for seed, like in enumerate(islice(deals_like(game, number), ROLLOUTS)):
        for play, points in outcomes.items():
            mayor = play_out(like.play(play), seed)
            points.append(mayor if play.seat is Seat.MAYOR else -mayor)
    return Position(game, outcomes)


def _alike(game: Game, play: Play, other: Play) -> bool:
    """Return whether two plays differ at most in an order that does not matter (PLAY-4)."""
    return play == other or (bool(game.table) and {*play.cards} == {*other.cards})


def _same(position: Position, play: Play) -> Play:
    """Return the play that was played out for this one."""
    return next(one for one in position.outcomes if _alike(position.game, play, one))


def _mean(name: str, values: Sequence[float], unit: str, most: float) -> Figure:
    """Return a mean with its 95 % interval."""
    mean = statistics.fmean(values)
    margin = 1.96 * statistics.stdev(values) / len(values) ** 0.5
    title = f"{name} ({len(values)})"
    return Figure(title, mean, unit, mean - margin, mean + margin, most=most)


def _share(name: str, values: Sequence[float], most: float) -> Figure:
    """Return a share in per cent with its 95 % interval."""
    return _mean(name, [100 * value for value in values], "%", most)
