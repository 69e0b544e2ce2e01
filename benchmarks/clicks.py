"""Part (b): from a click to the changed document, with the engine running."""

import statistics
from collections.abc import Callable

from playwright.sync_api import Page, Playwright

from benchmarks import chromium, places
from benchmarks.figures import Figure
from benchmarks.link import Link
from benchmarks.server import Server

HELD = 60
"""How long a hand holds a button down in a quick press, in milliseconds."""

NOTE = f"""\
  Milliseconds from the time stamp of a real click to the last change of the table, by the page's
  own clock, with the engine running: choose a card, put another, step, change the trump. A hand
  points, sees the page answer to that, and holds the button down for {HELD} ms; a key comes when
  the focus has been seen; a script points and clicks in one instant, which no reader can.
"""

ROUND = (
    "slot-first",
    "card-2D",
    "step-previous",
    "step-next",
    "trump-H",
    "trump-S",
    "slot-first",
    "card-2S",
)
"""The buttons that are pressed in turn; afterwards the table is in its first state again."""

WATCH = f"""
  const table = document.querySelector("{places.TABLE}");
  window.benchClick = null;
  addEventListener("click", (event) => {{
    window.benchClick = {{ start: event.timeStamp, end: null, state: table.dataset.state }};
  }}, true);
  new MutationObserver(() => {{
    if (window.benchClick) window.benchClick.end = performance.now();
  }}).observe(table, {{ subtree: true, childList: true, characterData: true, attributes: true }});
"""

READ = f"""
  () => new Promise((done, fail) => {{
    const table = document.querySelector("{places.TABLE}");
    const late = setTimeout(() => fail(new Error("no answer")), 10_000);
    const look = () => {{
      const {{ start, end, state }} = window.benchClick ?? {{}};
      if (!end || state === table.dataset.state) return false;
      clearTimeout(late);
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => {{
        const took = window.benchClick.end - start;
        window.benchClick = null;
        done(took);
      }}));
      return true;
    }};
    const watch = new MutationObserver(look);
    watch.observe(table, {{ subtree: true, childList: true, attributes: true }});
    look();
  }})
"""
"""Waits inside the page, since polling from outside would slow down what is timed."""


def by_hand(page: Page, selector: str) -> None:
    """Press a button like a reader with a mouse."""
    page.mouse.move(*chromium.center(page, selector))
    chromium.paint(page)
    page.mouse.down()
    page.wait_for_timeout(HELD)
    page.mouse.up()


def by_key(page: Page, selector: str) -> None:
    """Focus a button and press Enter."""
    chromium.center(page, selector)
    page.focus(selector)
    chromium.paint(page)
    page.keyboard.press("Enter")


WAYS: dict[str, Callable[[Page, str], None]] = {
    "hand": by_hand,
    "key": by_key,
    "script": chromium.click,
}


def run(playwright: Playwright, least: int = 200) -> list[Figure]:
    """Click through the first table of the chapter, in each way of pressing a button.

    Args:
        playwright: the running Playwright.
        least: the minimum number of clicks in each way.

    Returns:
        The medians and the 95th percentiles.

    Raises:
        BenchError: a click had no effect.
    """
    place = places.live()
    times: dict[str, list[float]] = {way: [] for way in WAYS}
    with Server(place.app, Link()) as server, chromium.profile(playwright) as page:
        chromium.watch(page, place.marks)
        page.goto(server.url + place.path)
        chromium.wait(page, place.marks["engine"])
        name = page.get_attribute(places.TABLE, "id")
        page.evaluate(f"() => {{ {WATCH} }}")
        for _ in range(-(-least // len(ROUND))):
            for way, press in WAYS.items():
                for part in ROUND:
                    press(page, f"#{name}-{part}")
                    times[way].append(float(page.evaluate(READ)))
    return [figure for way, taken in times.items() for figure in _figures(way, sorted(taken))]


def _figures(way: str, times: list[float]) -> list[Figure]:
    """Return the median and the 95th percentile of sorted times."""
    title = f"{len(times)} clicks to changed document, by {way}"
    p95 = statistics.quantiles(times, n=20, method="inclusive")[-1]
    return [
        Figure(f"{title}: median", statistics.median(times), "ms", times[0], times[-1], most=16),
        Figure(f"{title}: 95th of 100", p95, "ms", most=33),
    ]
