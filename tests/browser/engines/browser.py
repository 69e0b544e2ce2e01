"""What the tests in three engines need of a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

WIDTH, HEIGHT = 1280, 800


class Browser(Protocol):
    """A browser with one page, driven from outside as a reader would do it.

    Attributes:
        name: the name of the engine.
    """

    name: str

    def open(self, address: str) -> None:
        """Open an address in a page of a reader who has never been there.

        Args:
            address: an absolute URL.
        """

    def go(self, address: str) -> None:
        """Open another address in the same page, and wait until it has loaded."""

    def reload(self) -> None:
        """Load the page anew, as the F5 key does, and wait until it has loaded."""

    def evaluate(self, expression: str) -> str:
        """Return the text that an expression of JavaScript promises."""

    def tap(self, x: float, y: float) -> None:
        """Press and release the main button of the pointer at a place of the window."""

    def press(self, key: str) -> None:
        """Press and release a key, by its name in `KeyboardEvent.key`."""

    def resize(self, width: int, height: int) -> None:
        """Give the page another size, in CSS pixels."""

    def picture(self, path: Path) -> None:
        """Write a picture of the visible page to a PNG file."""

    def close(self) -> None:
        """End the browser."""
