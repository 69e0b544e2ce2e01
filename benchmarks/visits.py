"""Part (a): from the start of the navigation to the first live answer."""

from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, Playwright

from benchmarks import chromium, places
from benchmarks.figures import Figure, median, ratios
from benchmarks.link import Link
from benchmarks.places import Place
from benchmarks.server import Sent, Server

SETTLE = 2000
"""How long the browser may cache compiled code after the first visit, in milliseconds."""

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
class Visit:
    """Two visits of a place.

    Attributes:
        cold: the times of the marks in the first visit.
        warm: the times of the marks in the second visit, if there was one.
        sent: the responses to the first visit.
    """

    cold: dict[str, float]
    warm: dict[str, float]
    sent: tuple[Sent, ...]


@dataclass(frozen=True)
class Network:
    """A network to measure on.

    Attributes:
        name: its name in the results.
        megabits: its bandwidth in megabits per second; None for no limit.
        round_trip: its latency in seconds.
        judged: whether the targets apply to it.
        cold: the target for a first visit, in milliseconds.
    """

    name: str
    megabits: float | None
    round_trip: float = 0.0
    judged: bool = True
    cold: float | None = None

    def link(self) -> Link:
        """Return a new link of this network."""
        speed = None if self.megabits is None else self.megabits * 1_000_000 / 8
        return Link(speed, self.round_trip)


NETWORKS = (
    Network("localhost", None),
    Network("10 Mbit/s", 10, cold=5000),
    Network("10 Mbit/s, 40 ms", 10, round_trip=0.04, judged=False),
)


def visit(playwright: Playwright, place: Place, link: Link, again: bool = True) -> Visit:
    """Visit a place with a new browser.

    Args:
        playwright: the running Playwright.
        place: the page to open.
        link: the network in between.
        again: whether to visit it a second time.
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
    return Visit(cold, warm, sent)


def _open(page: Page, place: Place, url: str) -> dict[str, float]:
    """Open the place, do what the reader does, and return the times of the marks."""
    page.goto(url + place.path, wait_until="commit")
    if place.touch:
        place.touch(page)
    chromium.mark(page, "answer")
    return {name: chromium.mark(page, name) for name in place.marks}


def run(playwright: Playwright, network: Network, runs: int) -> list[Figure]:
    """Visit the three places in turns over one network.

    Args:
        playwright: the running Playwright.
        network: the network.
        runs: how often each place is visited.

    Returns:
        The figures, with the ratios last.
    """
    trio = (places.live(), places.stock(), places.lite())
    visits: dict[str, list[Visit]] = {place.name: [] for place in trio}
    for _ in range(runs):
        for place in trio:
            visits[place.name].append(visit(playwright, place, network.link()))
    return list(_figures(network, visits))


def _figures(network: Network, visits: dict[str, list[Visit]]) -> Sequence[Figure]:
    """Return the medians, and the ratios of consecutive visits."""
    rows: list[Figure] = []
    cold = {name: [visit.cold["answer"] for visit in seen] for name, seen in visits.items()}
    warm = {name: [visit.warm["answer"] for visit in seen] for name, seen in visits.items()}
    for kind, times in (("cold", cold), ("warm", warm)):
        for name, values in times.items():
            most = network.cold if (kind, name) == ("cold", "alcalde") else None
            rows.append(median(f"{network.name}: {name}, {kind}", values, "ms", most=most))
    engine = [visit.cold["engine"] for visit in visits["alcalde"]]
    rows.insert(1, median(f"{network.name}: alcalde, cold, engine there", engine, "ms"))
    targets = {
        ("cold", "stock Pyodide"): 0.7,
        ("warm", "stock Pyodide"): 0.6,
        ("cold", "JupyterLite"): 0.2,
    }
    for kind, times in (("cold", cold), ("warm", warm)):
        for rival in ("stock Pyodide", "JupyterLite"):
            share = ratios(times["alcalde"], times[rival])
            most = targets.get((kind, rival)) if network.judged else None
            rows.append(median(f"{network.name}: alcalde / {rival}, {kind}", share, "x", most=most))
    return rows
