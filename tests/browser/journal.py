"""What goes wrong on a page and nobody sees: every test fails on it."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

LOUD = ("error", "warning", "assert")
OWN = ("data", "blob")
CANCELLED = "net::ERR_ABORTED"
"""What the browser drops when the reader goes on to the next page: no failure."""


class Journal:
    """Errors and warnings of the console, errors of the page, failed and foreign requests."""

    def __init__(self, origins: tuple[str, ...]) -> None:
        """Open a journal.

        Args:
            origins: addresses whose hosts may be asked, such as `http://127.0.0.1:8000/`.
        """
        self.hosts = {urlsplit(origin).netloc for origin in origins}
        self.entries: list[str] = []
        self.requests: list[str] = []
        self.allowed: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """Let entries pass that match a pattern: those that a test brings about on purpose."""
        self.allowed.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        """Note what happens in every page of a context, and in their workers."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)

    @property
    def problems(self) -> list[str]:
        """The entries that no test has allowed."""
        return [
            entry
            for entry in self.entries
            if not any(pattern.search(entry) for pattern in self.allowed)
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            where = message.location.get("url", "")
            self.entries.append(f"console {message.type}: {message.text} ({where})")

    def _error(self, error: WebError) -> None:
        self.entries.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        parts = urlsplit(request.url)
        if parts.scheme not in OWN and parts.netloc not in self.hosts:
            self.entries.append(f"foreign request: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != CANCELLED:
            self.entries.append(f"failed request: {request.url} {request.failure}")
