"""Part (a): from the start of the navigation to the first live answer."""

from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, Playwright

from benchmarks import chromium, places
from benchmarks.figures import Figure, middle, ratios
from benchmarks.link import Link
from benchmarks.places import Place
from benchmarks.server import Sent, Server

#: Milliseconds after the first visit in which the browser puts away what it compiled.
SETTLE = 2000

NOTE = """\
  Milliseconds from the start of the navigation to the change of the document, by the page's own
  clock. Cold: a browser that never ran before. Warm: the same browser's second visit, its caches
  filled, WebAssembly's compiled code too. In turns, a new browser each time, medians.
  alcalde: the chapter; the reader presses “swap 2♠ for 2♦”, done when Isaac's ace has won.
  stock Pyodide: same version, as npm brings it, in a module worker: done when 1+1 is answered.
  JupyterLite: its REPL, same Pyodide, running the engine: done when it prints the trick's winner.
  All three come from the same server, every file compressed beforehand. The slow line is the
  server's own, shared by all connections.
"""


@dataclass(frozen=True)
class Seen:
    """One place visited twice: the times of its marks, and what the first visit fetched."""

    cold: dict[str, float]
    warm: dict[str, float]
    sent: tuple[Sent, ...]


@dataclass(frozen=True)
class Line:
    """A line to measure on.

    Args:
        name: what the print-out calls it.
        megabits: its speed; None for no limit.
        round_trip: seconds from a request to its first byte.
        judged: whether the targets hold on it.
        cold: the most milliseconds that a first visit may take on it.
    """

    name: str
    megabits: float | None
    round_trip: float = 0.0
    judged: bool = True
    cold: float | None = None

    def link(self) -> Link:
        """A fresh link of that speed."""
        speed = None if self.megabits is None else self.megabits * 1_000_000 / 8
        return Link(speed, self.round_trip)


LINES = (
    Line("localhost", None),
    Line("10 Mbit/s", 10, cold=5000),
    Line("10 Mbit/s, 40 ms", 10, round_trip=0.04, judged=False),
)


def visit(playwright: Playwright, place: Place, link: Link, again: bool = True) -> Seen:
    """Visit a place with a new browser.

    Args:
        playwright: the running Playwright.
        place: the page to open.
        link: the line to it.
        again: whether to pay the second visit as well.
    """
    with Server(place.app, link) as server, chromium.profile(playwright) as page:
        chromium.watch(page, place.marks)
        cold = _open(page, place, server.url)
        sent = tuple(server.sent)
        warm: dict[str, float] = {}
        if again:
            page.wait_for_timeout(SETTLE)
            page.goto("about:blank")
            warm = _open(page, place, server.url)
    return Seen(cold, warm, sent)


def _open(page: Page, place: Place, url: str) -> dict[str, float]:
    """Go there, do what the reader does, and wait for the last mark."""
    page.goto(url + place.path, wait_until="commit")
    if place.touch:
        place.touch(page)
    chromium.mark(page, "answer")
    return {name: chromium.mark(page, name) for name in place.marks}


def run(playwright: Playwright, line: Line, runs: int) -> list[Figure]:
    """Visit the three places in turns over one line.

    Args:
        playwright: the running Playwright.
        line: the line.
        runs: how often each place is visited.

    Returns:
        The figures, the ratios last.
    """
    trio = (places.live(), places.stock(), places.lite())
    seen: dict[str, list[Seen]] = {place.name: [] for place in trio}
    for _ in range(runs):
        for place in trio:
            seen[place.name].append(visit(playwright, place, line.link()))
    return list(_figures(line, seen))


def _figures(line: Line, seen: dict[str, list[Seen]]) -> Sequence[Figure]:
    """The medians, and the ratios of visits that followed each other."""
    rows: list[Figure] = []
    cold = {name: [one.cold["answer"] for one in visits] for name, visits in seen.items()}
    warm = {name: [one.warm["answer"] for one in visits] for name, visits in seen.items()}
    for kind, times in (("cold", cold), ("warm", warm)):
        for name, values in times.items():
            most = line.cold if (kind, name) == ("cold", "alcalde") else None
            rows.append(middle(f"{line.name}: {name}, {kind}", values, "ms", most=most))
    engine = [one.cold["engine"] for one in seen["alcalde"]]
    rows.insert(1, middle(f"{line.name}: alcalde, cold, engine there", engine, "ms"))
    targets = {
        ("cold", "stock Pyodide"): 0.7,
        ("warm", "stock Pyodide"): 0.6,
        ("cold", "JupyterLite"): 0.2,
    }
    for kind, times in (("cold", cold), ("warm", warm)):
        for rival in ("stock Pyodide", "JupyterLite"):
            share = ratios(times["alcalde"], times[rival])
            most = targets.get((kind, rival)) if line.judged else None
            rows.append(middle(f"{line.name}: alcalde / {rival}, {kind}", share, "x", most=most))
    return rows
