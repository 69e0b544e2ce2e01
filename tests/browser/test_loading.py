"""Before the engine has loaded: what is kept, what is shown, and when loading starts."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.journal import Journal
from tests.browser.reader import CHAPTER, IDLE, LANGS, PHONE, SAVES_DATA, Reader

FILES = ("pyodide.asm.wasm", "python_stdlib.zip", "core.zip")
SHIFTS = """
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });
"""
PROGRESS = "(bar) => bar.hasAttribute('value') ? bar.value : 0"
BEYOND = """
(bar, least) => new Promise((done) => {
  let frames = 0;
  const look = () => {
    if (bar.value > least || (frames += 1) > 1500) done(bar.value);
    else requestAnimationFrame(look);
  };
  look();
})
"""


class Barrier:
    """Delays the files of the engine until they are let through; our archives count as one."""

    def __init__(self, page: Page) -> None:
        """Delay every file of the engine."""
        self._waiting: dict[str, list[Route]] = defaultdict(list)
        self._open: set[str] = set()
        page.route(re.compile(r"\.(wasm|zip)$"), self._arrives)

    def _arrives(self, route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        name = name if name in FILES else FILES[-1]
        if name in self._open:
            route.continue_()
        else:
            self._waiting[name].append(route)

    def lets_through(self, *names: str) -> None:
        """Let these files through from now on."""
        for name in names:
            self._open.add(name)
            for route in self._waiting.pop(name, []):
                route.continue_()


def boxes(reader: Reader) -> list[object]:
    """Return the positions and sizes of the four cards on the page."""
    boxes = """(cards) => cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    })"""
    return list(reader.table.locator(".al-slot .al-card").evaluate_all(boxes))


@pytest.mark.parametrize("lang", LANGS)
def test_early_clicks_are_queued(visit: Visit, lang: str) -> None:
    """Clicks before the engine has loaded are answered in order once it has."""
    reader = visit(lang, path=None)
    barrier = Barrier(reader.page)
    reader.opens()
    reader.swap("2♠", "2♦").click()
    expect(reader.notice("loading")).to_be_visible()
    expect(reader.notice("loading")).to_have_text(reader.say("Getting the table ready…"))
    expect(reader.table).to_have_attribute("aria-busy", "true")
    reader.trump("♥").click()
    reader.leader("mayor").click()
    reader.button("Reverse the mayor’s two cards").click()
    reader.trump("♦").click()
    reader.button("Previous card").click()
    reader.sees()
    barrier.lets_through(*FILES)
    for action, args in (
        ("swap", {}),
        ("trump", {"suit": "H"}),
        ("leader", {"seat": "mayor"}),
        ("turn", {}),
        ("trump", {"suit": "D"}),
        ("step", {"to": 3}),
    ):
        reader.expected.act(action, **args)
    reader.sees()
    expect(reader.table).not_to_have_attribute("aria-busy", "true")
    assert reader.answers(6) == 6


def test_progress_without_layout_shift(visit: Visit) -> None:
    """A bar shows the share of bytes that have loaded; the cards stay in place."""
    reader = visit("es", path=None, script=SHIFTS)
    barrier = Barrier(reader.page)
    reader.opens()
    before = boxes(reader)
    bar = reader.table.locator("progress")
    reader.status.hover()
    reader.page.mouse.down()
    expect(bar).to_be_visible()
    expect(bar).to_have_accessible_name("Preparando la mesa…")
    assert bar.evaluate(PROGRESS) == 0
    share = 0.0
    for name in reversed(FILES[1:]):
        barrier.lets_through(name)
        later = float(bar.evaluate(BEYOND, share))
        assert share < later < 100
        share = later
    assert boxes(reader) == before
    barrier.lets_through(*FILES)
    reader.waits_until_live()
    expect(bar).to_be_hidden()
    expect(reader.notice("ready")).to_be_visible()
    assert boxes(reader) == before
    assert sum(reader.page.evaluate("() => shifts")) == 0


def test_nothing_invites_before_the_script_is_there(visit: Visit) -> None:
    """The hint and the row of tools appear with it, in their places, and nothing moves."""
    reader = visit("pt", path=None, script=SHIFTS, **PHONE)
    held: list[Route] = []
    reader.page.route("**/page.js", lambda route: held.append(route))
    reader.page.goto(f"{reader.address}pt/{CHAPTER}", wait_until="commit")
    expect(reader.card("A♥")).to_be_visible()
    expect(reader.notice("ready")).to_be_hidden()
    expect(reader.button("Copy link")).to_be_hidden()
    before = boxes(reader)
    held[0].continue_()
    expect(reader.notice("ready")).to_be_visible()
    expect(reader.button("Copy link")).to_be_visible()
    reader.waits_until_live()
    assert boxes(reader) == before
    assert sum(reader.page.evaluate("() => shifts")) == 0


def test_loading_starts_when_the_browser_is_idle(visit: Visit) -> None:
    """The engine loads before the reader touches the page."""
    reader = visit("pt")
    reader.waits_until_live()
    assert reader.answers(0) == 0
    reader.sees()


def test_data_saver_loads_nothing_before_a_touch(visit: Visit, journal: Journal) -> None:
    """No file of the engine is requested until the reader touches the table."""
    reader = visit("pt", script=SAVES_DATA)
    for _ in range(3):
        reader.page.evaluate(IDLE)
    expect(reader.page.locator("html")).to_have_attribute("data-alcalde", "idle")
    engine = [url for url in journal.requests if url.endswith(("worker.js", ".wasm", ".zip"))]
    assert not engine
    reader.sees()
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    assert any(url.endswith("worker.js") for url in journal.requests)
