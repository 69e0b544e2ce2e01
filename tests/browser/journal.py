"""Records problems on pages that are not visible, so that tests fail on them."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

LOUD = ("error", "warning", "assert")
LOCAL_SCHEMES = ("data", "blob")
CANCELLED = "net::ERR_ABORTED"
"""The failure of requests that the browser cancels on navigation, which are no problem."""


class Journal:
    """A record of console errors and warnings, page errors, and failed or foreign requests.

    Attributes:
        hosts: the hosts that may get requests.
        entries: descriptions of all problems so far.
        requests: the URLs of all requests so far.
        allowed: patterns of problems that a test expects.
    """

    def __init__(self, origins: tuple[str, ...]) -> None:
        """Start a record.

        Args:
            origins: URLs whose hosts may get requests, such as `http://127.0.0.1:8000/`.
        """
        self.hosts = {urlsplit(origin).netloc for origin in origins}
        self.entries: list[str] = []
        self.requests: list[str] = []
        self.allowed: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """Ignore entries that match a pattern, which a test causes on purpose."""
        self.allowed.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        """Record the problems in all pages of a context and in their workers."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)

    @property
    def problems(self) -> list[str]:
        """Return the entries that are not allowed."""
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
        if parts.scheme not in LOCAL_SCHEMES and parts.netloc not in self.hosts:
            self.entries.append(f"foreign request: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != CANCELLED:
            self.entries.append(f"failed request: {request.url} {request.failure}")
