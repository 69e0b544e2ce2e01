"""Opens pages in a real Chromium, each time as new as a first visit, and reads the clock in it."""

import importlib
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from benchmarks.paths import BenchError

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def executable() -> str:
    """The path of a Chromium: the one that the tests find, or one that lies on the path.

    Raises:
        BenchError: if there is none.
    """
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if found := shutil.which(name):
            return found
    raise BenchError("No Chromium was found: install Debian's package chromium.")


@contextmanager
def profile(playwright: Playwright) -> Iterator[Page]:
    """A browser that has never seen any page, closed and forgotten at the end.

    Args:
        playwright: the running Playwright.

    Yields:
        Its one tab.
    """
    with tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as folder:
        context: BrowserContext = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=executable(),
            args=ARGS,
            headless=True,
            viewport={"width": 1100, "height": 900},
        )
        try:
            yield context.pages[0]
        finally:
            context.close()


def watch(page: Page, marks: dict[str, str]) -> None:
    """Make every page of this tab note when something first holds.

    Args:
        page: the tab, before it opens anything.
        marks: a name for each thing, and the JavaScript expression that is true when it holds.
    """
    tests = ",".join(f"{name!r}: () => ({test})" for name, test in marks.items())
    page.add_init_script(f"""
      if (window === window.top) {{
        window.benchMarks = {{}};
        const tests = {{{tests}}};
        const look = () => {{
          for (const [name, test] of Object.entries(tests))
            if (!(name in window.benchMarks) && test()) window.benchMarks[name] = performance.now();
        }};
        new MutationObserver(look).observe(document, {{
          subtree: true, childList: true, characterData: true, attributes: true,
        }});
      }}
    """)


def mark(page: Page, name: str, timeout: float = 120.0) -> float:
    """Wait until something holds that `watch` looks for.

    Args:
        page: the tab.
        name: its name.
        timeout: seconds to wait at most.

    Returns:
        The milliseconds from the start of the navigation to the change of the document.
    """
    page.wait_for_function(f"window.benchMarks?.[{name!r}]", timeout=timeout * 1000)
    return float(page.evaluate(f"window.benchMarks[{name!r}]"))


def click(page: Page, selector: str) -> None:
    """Press the mouse in the middle of an element, as soon as there is one.

    Args:
        page: the tab.
        selector: which element; it is scrolled into view first.
    """
    element = page.wait_for_selector(selector, state="attached")
    if element is None:
        raise BenchError(f"There is no {selector} on {page.url}.")
    x, y = element.evaluate(
        "e => { e.scrollIntoView({block: 'center', behavior: 'instant'});"
        " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }"
    )
    page.mouse.click(x, y)
