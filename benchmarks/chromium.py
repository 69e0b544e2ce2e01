"""Open pages in a real Chromium with a fresh profile, and read times from its clock."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Page, Playwright

from benchmarks.paths import BenchError
from tests.chromium import FLAGS, NoChromium, find_chromium


def executable() -> str:
    """Return the path of the Chromium that the browser tests use.

    Raises:
        BenchError: there is none.
    """
    try:
        return find_chromium()
    except NoChromium as error:
        raise BenchError(str(error)) from error


@contextmanager
def profile(playwright: Playwright) -> Iterator[Page]:
    """Open a browser with a fresh profile, which is deleted at the end.

    Args:
        playwright: the running Playwright.

    Yields:
        The only page of the browser.
    """
    with tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as folder:
        context: BrowserContext = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=executable(),
            args=FLAGS,
            headless=True,
            viewport={"width": 1100, "height": 900},
        )
        try:
            yield context.pages[0]
        finally:
            context.close()


def watch(page: Page, marks: dict[str, str]) -> None:
    """Record when conditions first become true, in every document that a page opens.

    Args:
        page: the browser page, before it opens anything.
        marks: a JavaScript expression for each condition, by the name of its mark.
    """
    conditions = ",".join(f"{name!r}: () => ({test})" for name, test in marks.items())
    page.add_init_script(f"""
      if (window === window.top) {{
        window.benchMarks = {{}};
        const conditions = {{{conditions}}};
        const look = () => {{
          for (const [name, test] of Object.entries(conditions))
            if (!(name in window.benchMarks) && test()) window.benchMarks[name] = performance.now();
        }};
        new MutationObserver(look).observe(document, {{
          subtree: true, childList: true, characterData: true, attributes: true,
        }});
      }}
    """)


def mark(page: Page, name: str, timeout: float = 120.0) -> float:
    """Wait for a mark that `watch` records.

    Args:
        page: the browser page.
        name: the name of the mark.
        timeout: how long to wait, in seconds.

    Returns:
        The time from the start of the navigation to the change of the document, in milliseconds.
    """
    return float(wait(page, f"window.benchMarks?.[{name!r}]", timeout))


def wait(page: Page, expression: str, timeout: float = 60.0) -> float:
    """Wait until an expression is true in a page, even under a strict content security policy.

    Args:
        page: the browser page.
        expression: a JavaScript expression, evaluated a hundred times a second.
        timeout: how long to wait, in seconds.

    Returns:
        The value of the expression.

    Raises:
        BenchError: the expression did not become true in time.
    """
    result = page.evaluate(f"""async () => {{
      const end = performance.now() + {timeout * 1000};
      while (performance.now() < end) {{
        const result = {expression};
        if (result) return result;
        await new Promise((done) => setTimeout(done, 10));
      }}
      return null;
    }}""")
    if result is None:
        raise BenchError(f"{page.url} was not there after {timeout:.0f} seconds: {expression}")
    return float(result)


def paint(page: Page) -> None:
    """Wait until the page has been painted in its current state."""
    page.evaluate(
        """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
    )


def center(page: Page, selector: str) -> tuple[float, float]:
    """Return the center of an element, as soon as it exists.

    The element is scrolled into view and painted first, since a reader presses what is visible.

    Args:
        page: the browser page.
        selector: the CSS selector of the element.

    Returns:
        The coordinates of its center in the window, in pixels from the left and the top.

    Raises:
        BenchError: there is no such element.
    """
    element = page.wait_for_selector(selector, state="attached")
    if element is None:
        raise BenchError(f"There is no {selector} on {page.url}.")
    element.evaluate("(e) => e.scrollIntoView({block: 'center', behavior: 'instant'})")
    paint(page)
    x, y, width, height = element.evaluate(
        "(e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }"
    )
    return x + width / 2, y + height / 2


def click(page: Page, selector: str) -> None:
    """Press and release the mouse on an element without any delay.

    Args:
        page: the browser page.
        selector: the CSS selector of the element.
    """
    page.mouse.click(*center(page, selector))
