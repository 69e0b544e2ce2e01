"""Part (f): how well the players play on the same deals, and how long they think."""

import json
import statistics
import zipfile
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Playwright

from alcalde import Game, Seat
from alcalde.players import Player, beginner, chance, club, play_out
from benchmarks import chromium, roots
from benchmarks.figures import Figure
from benchmarks.link import Link
from benchmarks.paths import ROOT
from benchmarks.replies import replies
from benchmarks.server import Server

DEALS = 2000
TIMED = 20

NOTE = f"""\
  Strength: {DEALS:,} deals, each played twice, once with the better player in the seats that are
  compared and once with the other; the points gained, and the 95 % interval of their mean.
  Thinking: {TIMED} deals played by three club players, every reply timed, and every endgame (all
  plays from the first moment without stock); in this Python, and in the browser in a worker.
"""


def run(playwright: Playwright, deals: int = DEALS) -> list[Figure]:
    """Measure strength and time.

    Args:
        playwright: the running Playwright.
        deals: on how many deals to compare players.

    Raises:
        BenchError: the browser does not answer.
    """
    figures = []
    for name, better, worse in (("club", club, beginner), ("beginner", beginner, chance)):
        for seats in ((Seat.MAYOR,), (Seat.RIGHT, Seat.LEFT)):
            who = "as mayor" if Seat.MAYOR in seats else "as opponents"
            other = worse.__name__.rpartition(".")[2]
            mean, margin = _gain(better.choose, worse.choose, seats, range(1, deals + 1))
            title = f"{name} over {other}, {who}, points a deal"
            figures.append(Figure(title, mean, "", mean - margin, mean + margin))
            figures.append(Figure(f"{title}: 95 % least", mean - margin, "", least=1e-9))
    here, there = replies(TIMED), _in_browser(playwright)
    most = {"club": 400, "coach": 400, "endgame": 150}
    for what, limit in most.items():
        figures.append(_percentile(f"{what}, 95th of 100, CPython", here[what], None))
        figures.append(_percentile(f"{what}, 95th of 100, browser", there[what], limit))
    return figures


def _gain(
    better: Player, worse: Player, seats: Iterable[Seat], deals: Iterable[int]
) -> tuple[float, float]:
    """Return the mean gain of the better player for its side, and half its 95 % interval."""
    compared = tuple(seats)
    side = 1 if Seat.MAYOR in compared else -1
    gains = []
    for deal in deals:
        everybody = dict.fromkeys(Seat, worse)
        game = Game.deal(deal)
        with_it = play_out(game, deal, everybody | dict.fromkeys(compared, better)).points[0]
        without = play_out(game, deal, everybody).points[0]
        gains.append(side * (with_it - without))
    return statistics.mean(gains), 1.96 * statistics.stdev(gains) / len(gains) ** 0.5


def _in_browser(playwright: Playwright) -> dict[str, list[float]]:
    """Return what `replies` measures in a browser."""
    root = roots.stock()
    _pack(root / "engine.zip")
    with Server(roots.app(root), Link()) as server, chromium.profile(playwright) as page:
        page.goto(f"{server.url}replies.html?deals={TIMED}")
        chromium.wait(page, 'document.querySelector("#answer")?.textContent && 1', timeout=600)
        found: dict[str, list[float]] = json.loads(page.inner_text("#answer"))
    return found


def _pack(archive: Path) -> None:
    """Write the sources of the engine and of `replies` into a zip file."""
    files = [*(ROOT / "alcalde").rglob("*.py"), *(ROOT / "alcalde").rglob("*.mo")]
    with zipfile.ZipFile(archive, "w") as out:
        out.writestr("benchmarks/__init__.py", "")
        for file in (*files, ROOT / "benchmarks" / "replies.py"):
            out.write(file, file.relative_to(ROOT).as_posix())


def _percentile(name: str, times: list[float], most: float | None) -> Figure:
    """Return the 95th percentile of some times as a figure."""
    p95 = statistics.quantiles(times, n=20, method="inclusive")[-1]
    return Figure(f"{name}, {len(times)} times", p95, "ms", min(times), max(times), most=most)
