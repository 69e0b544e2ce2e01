"""Part (d): tricks judged and whole random games, each per second, beside two packages."""

import random
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

from alcalde import DECK, Suit
from benchmarks import rivals
from benchmarks.figures import Figure, middle, ratios
from benchmarks.paths import BenchError

TRICKS = 2000
GAMES = 60
ROUNDS = 15

NOTE = f"""\
  A trick judged: from four cards and the trump suit to the card that wins and the points. The same
  {TRICKS:,} random tricks for all three, after a check that all three agree on every one.
  alcalde: Trick.of (which checks seat, suit and four different cards), .winning_card, .points.
  naipes: its two-card rule folded over the four, and its card_points; nothing is checked.
  textarena: the trick rule inside its BriscolaEnv, and the cards' points; nothing is checked.
  A whole game: forty cards at random, dealt, played by the rules, counted. alcalde: three
  players, ten tricks of four; naipes (brisca) and textarena (briscola, the bare environment): two
  players, twenty tricks of two.
"""


def run(rounds: int = ROUNDS) -> list[Figure]:
    """Measure all three in turns.

    Args:
        rounds: how often each is measured.

    Returns:
        The figures, the ratios last.

    Raises:
        BenchError: if the three do not agree on a trick, or a game does not end with 120 points.
    """
    tricks = _tricks(random.Random(1))
    judges = {
        "alcalde": rivals.alcalde_judge(tricks),
        "naipes": rivals.naipes_judge(tricks),
        "textarena": rivals.textarena_judge(tricks),
    }
    answers = {name: judge() for name, judge in judges.items()}
    for name, answer in answers.items():
        if answer != answers["alcalde"]:
            raise BenchError(f"alcalde and {name} do not agree on who wins a trick.")
    games = {
        "alcalde": lambda: _games(rivals.alcalde_game),
        "naipes": lambda: _games(rivals.naipes_game),
        "textarena": lambda: _games(rivals.textarena_game),
    }
    judged = _rates(judges, TRICKS, rounds)
    played = _rates(games, GAMES, rounds)
    figures = [middle(f"tricks judged, {name}", judged[name], "/s") for name in judges]
    figures += [middle(f"whole games, {name}", played[name], "/s") for name in games]
    figures += [
        middle(f"cards played, {name}", [40 * rate for rate in played[name]], "/s")
        for name in games
    ]
    for rival, least in (("naipes", 1.0), ("textarena", None)):
        share = ratios(judged["alcalde"], judged[rival])
        figures.append(middle(f"tricks judged, alcalde / {rival}", share, "x", least=least))
    for rival in ("naipes", "textarena"):
        share = ratios(played["alcalde"], played[rival])
        figures.append(middle(f"whole games, alcalde / {rival}", share, "x"))
    return figures


def _tricks(chance: random.Random) -> list[tuple[rivals.Cards, Suit]]:
    """Four different cards and a trump suit, many times over."""
    suits = list(Suit)
    made = []
    for _ in range(TRICKS):
        a, b, c, d = chance.sample(DECK, 4)
        made.append(((a, b, c, d), chance.choice(suits)))
    return made


def _games(play: Callable[[int], int]) -> None:
    """Play some games and check that each ends with all points counted."""
    for seed in range(1, GAMES + 1):
        if play(seed) != 120:
            raise BenchError(f"{play.__name__} did not count 120 points in game {seed}.")


def _rates(jobs: Mapping[str, Callable[[], Any]], size: int, rounds: int) -> dict[str, list[float]]:
    """How many a second each job does, measured in turns after one round that does not count."""
    rates: dict[str, list[float]] = {name: [] for name in jobs}
    for turn in range(rounds + 1):
        for name, job in jobs.items():
            start = perf_counter()
            job()
            if turn:
                rates[name].append(size / (perf_counter() - start))
    return rates
