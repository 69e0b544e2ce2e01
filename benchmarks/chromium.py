"""Opens pages in a real Chromium, each time as new as a first visit, and reads the clock in it."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Page, Playwright

from benchmarks.paths import BenchError
from tests.chromium import FLAGS, NoChromium, find_chromium


def executable() -> str:
    """The path of the Chromium that the browser tests use.

    Raises:
        BenchError: if there is none.
    """
    try:
        return find_chromium()
    except NoChromium as error:
        raise BenchError(str(error)) from error


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
            args=FLAGS,
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
    return float(wait(page, f"window.benchMarks?.[{name!r}]", timeout))


def wait(page: Page, expression: str, timeout: float = 60.0) -> float:
    """Wait until an expression is true in the page, whatever its content policy forbids.

    Args:
        page: the tab.
        expression: JavaScript, looked at a hundred times a second.
        timeout: seconds to wait at most.

    Returns:
        What the expression then is.

    Raises:
        BenchError: if it does not come true in time.
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
    """Wait until the page has been painted as it is now."""
    page.evaluate(
        """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
    )


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where to press an element, as soon as there is one.

    Args:
        page: the tab.
        selector: which element; it is scrolled into view first, and the page painted, since a
            reader presses what is seen.

    Returns:
        Its middle in the window, in pixels from the left and from the top.

    Raises:
        BenchError: if there is none.
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
    """Press the mouse in the middle of an element and let go, all in one instant.

    Args:
        page: the tab.
        selector: which element.
    """
    page.mouse.click(*middle(page, selector))
