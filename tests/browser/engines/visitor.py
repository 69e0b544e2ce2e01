"""A reader in a browser of any engine: finds, presses and checks the parts of a table.

Words and expected views come from tables in Python that get the same actions, as with
`tests.browser.reader.Reader`, which is for Chromium alone and can look deeper.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

from alcalde_widgets import Table, restore
from tests.browser.engines.browser import Browser

TIMEOUT = 40.0
"""Seconds until a condition must hold; WebKit takes eight until a table is live."""
PAUSE = 0.03
LIVE = "() => document.documentElement.dataset.alcalde === 'live'"
STATE = "(table) => document.querySelector(table)?.dataset.state ?? ''"
TEXT = "(table) => document.querySelector(table).textContent.replace(/\\s+/g, ' ').trim()"
VISIBLE = "(table) => document.querySelector(table).innerText.replace(/\\s+/g, ' ')"
ATTRIBUTE = "(selector, name) => document.querySelector(selector).getAttribute(name)"
VALUE = "(selector) => document.querySelector(selector).value"
FOCUSED = "(selector) => document.activeElement.matches(selector)"
RING = """() => {
  const now = document.activeElement;
  return now.matches(":focus-visible") && getComputedStyle(now).outlineStyle === "solid";
}"""
PLACE = """async (selector) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return width ? [left + width / 2, top + height / 2] : [];
  };
  await frame().then(frame);
  const found = document.querySelector(selector);
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const before = middle();
  await frame().then(frame);
  const place = middle();
  const hit = place.length && document.elementFromPoint(...place);
  return hit && found.contains(hit) && `${place}` === `${before}` ? place : null;
}"""
"""Returns the middle of an element if a pointer there would hit it. After a drawing the page may
scroll in the next frame, and the element must stand still."""


class Visitor:
    """A reader who uses one table of a page.

    Attributes:
        browser: the browser.
        address: the URL of the book.
        lang: the language of the pages: `en`, `es` or `pt`.
        table: the selector of the table.
    """

    def __init__(self, browser: Browser, address: str, lang: str, name: str) -> None:
        """Set up a reader, without opening a page.

        Args:
            browser: the browser.
            address: the URL of the book, with a trailing slash.
            lang: `en`, `es` or `pt`.
            name: the name of the table.
        """
        self.browser = browser
        self.address = address
        self.lang = lang
        self.table = f"#t-{name}"

    # Doing

    def opens(self, path: str) -> None:
        """Open a page as somebody who has never been there, and wait until its tables answer."""
        self.browser.open(f"{self.address}{self.lang}/{path}")
        self.waits(LIVE)

    def reloads(self) -> None:
        """Load the page anew, and wait until its tables answer."""
        self.browser.reload()
        self.waits(LIVE)

    def taps(self, selector: str) -> None:
        """Press the pointer on an element, once it can be hit and stands still."""
        for _ in self._tries():
            place = self.asks(PLACE, selector)
            if place:
                return self.browser.tap(*place)
        raise AssertionError(f"{self.browser.name}: nothing to tap at {selector}")

    def tabs_to(self, selector: str) -> None:
        """Press the Tab key until an element has the focus, and check that the focus is visible."""
        for _ in range(60):
            if self.asks(FOCUSED, selector):
                break
            self.browser.press("Tab")
        self.waits(FOCUSED, selector)
        self.waits(RING)

    def presses(self, key: str, times: int = 1) -> None:
        """Press a key."""
        for _ in range(times):
            self.browser.press(key)

    # Asking

    def asks(self, function: str, *args: object) -> Any:  # noqa: ANN401 - a JSON value
        """Return what a function in JavaScript returns, or promises.

        Args:
            function: its source.
            args: its arguments, as JSON has them.
        """
        call = f"Promise.resolve(({function})(...{json.dumps(args)}))"
        written = f"{call}.then((value) => JSON.stringify(value ?? null))"
        return json.loads(self.browser.evaluate(written))

    def waits(self, function: str, *args: object) -> None:
        """Wait until a function returns something true."""
        self.equals(True, f"(...args) => Boolean(({function})(...args))", *args)

    def equals(self, wanted: object, function: str, *args: object) -> None:
        """Wait until a function returns a value."""
        found: object = None
        for _ in self._tries():
            found = self.asks(function, *args)
            if found == wanted:
                return
        raise AssertionError(
            f"{self.browser.name}: {found!r}, not {wanted!r}: {function} with {args}"
        )

    def restored(self) -> Table:
        """Return the table in Python that the state on the page describes."""
        kind = self.asks(ATTRIBUTE, self.table, "data-table")
        return restore(kind, json.loads(self.asks(STATE, self.table)))

    def sees(self, expected: Table) -> None:
        """Wait until the page shows the state and the text of a table."""
        state = json.dumps(expected.state(), ensure_ascii=False, separators=(",", ":"))
        self.equals(state, STATE, self.table)
        self.equals(" ".join(expected.view().text.split()), TEXT, self.table)

    def reads(self, sentence: str) -> None:
        """Wait until a sentence is visible in the table."""
        plain = " ".join(sentence.split())
        self.waits(f"(table, said) => ({VISIBLE})(table).includes(said)", self.table, plain)

    @staticmethod
    def _tries() -> Iterator[None]:
        """Yield until the time is over, with a pause after each try."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            yield
            time.sleep(PAUSE)
