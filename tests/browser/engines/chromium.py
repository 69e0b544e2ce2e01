"""Chromium, driven by Playwright."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.engines.browser import HEIGHT, WIDTH


class Chromium:
    """The Chromium of the other browser tests, which they close."""

    name = "Chromium"

    def __init__(self, browser: Browser) -> None:
        """Take a running browser."""
        self._browser = browser
        self._page: Page | None = None

    @property
    def page(self) -> Page:
        """Return the page."""
        assert self._page, "no page is open"
        return self._page

    def open(self, address: str) -> None:
        """Open an address in a new context."""
        self.close()
        size = {"width": WIDTH, "height": HEIGHT}
        self._page = self._browser.new_context(viewport=size).new_page()  # type: ignore[arg-type]
        self.go(address)

    def go(self, address: str) -> None:
        """Open another address in the same page."""
        self.page.goto(address)

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()

    def evaluate(self, expression: str) -> str:
        """Return the text that an expression promises."""
        return str(self.page.evaluate(expression))

    def tap(self, x: float, y: float) -> None:
        """Press and release the main button of the pointer."""
        self.page.mouse.click(x, y)

    def press(self, key: str) -> None:
        """Press and release a key."""
        self.page.keyboard.press(key)

    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self, path: Path) -> None:
        """Write a picture of the page."""
        self.page.screenshot(path=path)

    def close(self) -> None:
        """Close the page."""
        if self._page:
            self._page.context.close()
            self._page = None
