"""Run the benchmarks, print them with their targets, save `out/bench.json`."""

import argparse
import os
import platform
import sys
from collections.abc import Sequence

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import sync_playwright

from benchmarks import clicks, coach, engine, games, players, rematada, visits, weights
from benchmarks.figures import Figure, save
from benchmarks.paths import RESULT, BenchError

PARTS = {
    "page": "(a) navigation to the first live answer",
    "click": "(b) click to changed document",
    "bytes": "(c) bytes to the first live answer",
    "engine": "(d) the engine, beside naipes and textarena",
    "games": "(e) very many games, and what must hold in each",
    "players": "(f) how well the players play, and how long they think",
    "coach": "(g) whether the coach and the hint are right",
}
NOTES = {
    "page": visits.NOTE,
    "click": clicks.NOTE,
    "bytes": weights.NOTE,
    "engine": engine.NOTE,
    "games": games.NOTE,
    "players": players.NOTE,
    "coach": coach.NOTE,
}


def measure(part: str, runs: int, quick: bool) -> list[Figure]:
    """Measure one part.

    Args:
        part: a key of `PARTS`.
        runs: how often each page is visited over each link.
        quick: whether to measure fewer rounds and leave out the link with a round trip.
    """
    if part == "engine":
        return engine.run(5 if quick else engine.ROUNDS)
    if part == "coach":
        return coach.run(10 if quick else coach.POSITIONS)
    if part == "games":
        share = 100 if quick else 1
        return [*games.run(games.GAMES // share), *rematada.run(rematada.GAMES // share)]
    with sync_playwright() as playwright:
        if part == "click":
            return clicks.run(playwright)
        if part == "bytes":
            return weights.run(playwright)
        if part == "players":
            return players.run(playwright, 100 if quick else players.DEALS)
        rows: list[Figure] = []
        for network in visits.NETWORKS[:2] if quick else visits.NETWORKS:
            rows += visits.run(playwright, network, runs)
        return rows


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmarks from the command line.

    Args:
        arguments: the command-line arguments, by default those of the process.

    Returns:
        0 if everything could be measured, even if targets were missed; 1 if something failed.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this part alone")
    parser.add_argument("--runs", type=int, help="how often each page is visited (5; quick: 1)")
    parser.add_argument("--quick", action="store_true", help="a first impression")
    options = parser.parse_args(arguments)
    runs = options.runs or (1 if options.quick else 5)
    if runs < 1:
        parser.error(f"--runs is at least 1, unlike {runs}")
    machine = {
        "system": platform.platform(),
        "processor": f"{platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
    }
    results: dict[str, list[Figure]] = {}
    try:
        for part in options.only or PARTS:
            print(f"\n{PARTS[part]}\n{NOTES[part]}", flush=True)
            results[part] = measure(part, runs, options.quick)
            print("\n".join(figure.row() for figure in results[part]), flush=True)
    except (BenchError, BrowserError) as error:
        print(f"The benchmark stopped: {error}", file=sys.stderr)
        return 1
    save(results, machine, RESULT)
    missed = [row.name for rows in results.values() for row in rows if row.verdict == "MISS"]
    print(f"\n{len(missed)} of the targets missed{': ' if missed else '.'}{'; '.join(missed)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
