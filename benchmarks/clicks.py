"""Part (b): from a click to the changed document, with the engine running."""

import statistics

from playwright.sync_api import Playwright

from benchmarks import chromium, places
from benchmarks.figures import Figure
from benchmarks.link import Link
from benchmarks.server import Server

NOTE = """\
  Milliseconds from the time stamp of a real mouse click to the last change of the table, by the
  page's own clock, with the engine running: choose a card, put another, step, change the trump.
"""

#: What is pressed in turn; the table is then as it was.
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
"""Waits in the page itself: asking again and again from outside would slow down what is timed."""


def run(playwright: Playwright, least: int = 200) -> list[Figure]:
    """Click through the chapter's first table.

    Args:
        playwright: the running Playwright.
        least: how many clicks to make at least.

    Returns:
        The median, the 95th percentile and the slowest.

    Raises:
        BenchError: if a click is not answered.
    """
    place = places.live()
    times: list[float] = []
    with Server(place.app, Link()) as server, chromium.profile(playwright) as page:
        chromium.watch(page, place.marks)
        page.goto(server.url + place.path)
        chromium.wait(page, place.marks["engine"])
        name = page.get_attribute(places.TABLE, "id")
        page.evaluate(f"() => {{ {WATCH} }}")
        for _ in range(-(-least // len(ROUND))):
            for part in ROUND:
                chromium.click(page, f"#{name}-{part}")
                times.append(float(page.evaluate(READ)))
    times.sort()
    low, high = times[0], times[-1]
    p95 = statistics.quantiles(times, n=20, method="inclusive")[-1]
    count = f"{len(times)} clicks"
    return [
        Figure(
            f"click to changed document, median of {count}",
            statistics.median(times),
            "ms",
            low,
            high,
            most=16,
        ),
        Figure(f"click to changed document, 95th of 100, {count}", p95, "ms", most=33),
    ]
