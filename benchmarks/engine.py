"""Part (d): tricks judged and random games played per second, beside two other packages."""

import random
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any

from alcalde import DECK, Suit
from benchmarks import rivals
from benchmarks.figures import Figure, median, ratios
from benchmarks.paths import BenchError

TRICKS = 2000
GAMES = 60
ROUNDS = 15

NOTE = f"""\
  Per second of processor time, in turns, medians. The same {TRICKS:,} random tricks for all three,
  after a check that all agree on every one.
  The rule: from four cards and the trump suit to the place of the card that wins. alcalde:
  winning_card, which every Trick calls. naipes: its two-card rule folded over the four.
  textarena: the rule inside its BriscolaEnv.
  With points: the same and what the cards are worth. alcalde: a public Trick, which also checks
  seat, suit and four different cards; the others check nothing.
  A whole game: forty cards at random, dealt, played by the rules, counted. alcalde: three
  players, ten tricks of four. naipes (brisca) and textarena (briscola, the bare environment):
  two players, twenty tricks of two.
"""

TARGETS = ("tricks judged, the rule", "cards played")
RIVALS = ("naipes", "textarena")


def run(rounds: int = ROUNDS) -> list[Figure]:
    """Measure all three packages in turns.

    Args:
        rounds: how often each is measured.

    Returns:
        The figures, with the ratios last.

    Raises:
        BenchError: the three disagree on a trick, or a game does not end with 120 points.
    """
    tricks = _tricks(random.Random(1))
    pairs = {
        "alcalde": rivals.alcalde_judges(tricks),
        "naipes": rivals.naipes_judges(tricks),
        "textarena": rivals.textarena_judges(tricks),
    }
    for name, (judge, report) in pairs.items():
        if judge() != pairs["alcalde"][0]() or report() != pairs["alcalde"][1]():
            raise BenchError(f"alcalde and {name} do not agree on who wins a trick.")
    games: dict[str, Callable[[], object]] = {
        "alcalde": lambda: _games(rivals.alcalde_game),
        "naipes": lambda: _games(rivals.naipes_game),
        "textarena": lambda: _games(rivals.textarena_game),
    }
    parts = {
        "tricks judged, the rule": _rates({n: p[0] for n, p in pairs.items()}, TRICKS, rounds),
        "tricks judged, with points": _rates({n: p[1] for n, p in pairs.items()}, TRICKS, rounds),
        "whole games": _rates(games, GAMES, rounds),
    }
    parts["cards played"] = {
        name: [40 * rate for rate in rates] for name, rates in parts["whole games"].items()
    }
    figures = [
        median(f"{part}, {name}", values, "/s")
        for part, rates in parts.items()
        for name, values in rates.items()
    ]
    for part, rates in parts.items():
        for rival in RIVALS:
            least = 1.0 if rival == "naipes" and part in TARGETS else None
            share = ratios(rates["alcalde"], rates[rival])
            figures.append(median(f"{part}, alcalde / {rival}", share, "x", least=least))
    return figures


def _tricks(chance: random.Random) -> rivals.Tricks:
    """Return random tricks: four different cards and a trump suit each."""
    suits = list(Suit)
    tricks = []
    for _ in range(TRICKS):
        a, b, c, d = chance.sample(DECK, 4)
        tricks.append(((a, b, c, d), chance.choice(suits)))
    return tricks


def _games(play: Callable[[int], int]) -> None:
    """Play some games and check that each counts all points.

    Raises:
        BenchError: a game did not.
    """
    for seed in range(1, GAMES + 1):
        if play(seed) != 120:
            raise BenchError(f"{play.__name__} did not count 120 points in game {seed}.")


def _rates(jobs: Mapping[str, Callable[[], Any]], size: int, rounds: int) -> dict[str, list[float]]:
    """Return the rates of each job per second, measured in turns after one warm-up round.

    Args:
        jobs: the jobs by name.
        size: how many things one call of a job does.
        rounds: how often each job is measured.
    """
    rates: dict[str, list[float]] = {name: [] for name in jobs}
    for turn in range(rounds + 1):
        for name, job in jobs.items():
            start = process_time()
            job()
            if turn:
                rates[name].append(size / (process_time() - start))
    return rates
