"""Fixtures: a Chromium, the served book, and readers whose pages must not log any problem."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
import waitress
from playwright.sync_api import Browser, expect, sync_playwright

from book.serve import application
from tests.browser.journal import Journal
from tests.browser.reader import Reader
from tests.chromium import FLAGS, QUICK, find_chromium
from tests.engines import OTHERS

TIMEOUT = 20_000
BELOW = "/some/where/"


class Visit(Protocol):
    """The type of the fixture `visit`."""

    def __call__(
        self,
        lang: str = ...,
        *,
        path: str | None = ...,
        address: str | None = ...,
        script: str = ...,
        **options: Any,  # noqa: ANN401 - Playwright's own options of a context
    ) -> Reader:
        """Return a reader with a new browser context.

        Args:
            lang: the language of the reader.
            path: the page to open, relative to the folder of the language; `None` for none.
            address: the URL of the book, by default that of the fixture `address`.
            script: JavaScript that runs in every page before its own scripts.
            options: options of the browser context, such as `java_script_enabled=False`.
        """


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Return one browser for all tests; each reader has a context of its own."""
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        path, flags = find_chromium(), [*FLAGS, QUICK]
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


def serve(site: Path, prefix: str) -> str:
    """Serve the book like `make serve`, until the tests end; return its URL."""
    server = waitress.create_server(application(site, prefix), host="127.0.0.1", port=0, threads=8)
    threading.Thread(target=server.run, daemon=True).start()
    return f"http://127.0.0.1:{server.effective_port}{prefix}"


@pytest.fixture(scope="session")
def address(site: Path) -> str:
    """Return the URL of the book."""
    return serve(site, "/")


@pytest.fixture(scope="session")
def address_below(site: Path) -> str:
    """Return the URL of the book served below a path."""
    return serve(site, BELOW)


@pytest.fixture
def journal(address: str, address_below: str) -> Journal:
    """Return the record of the problems on the pages of a test; `visit` checks that it is empty."""
    return Journal((address, address_below))


@pytest.fixture
def visit(chromium: Browser, address: str, journal: Journal) -> Iterator[Visit]:
    """Return a function that creates readers; fail if their pages had any problem."""
    default = address
    contexts = []

    def create(
        lang: str = "es",
        *,
        path: str | None = "04-four-card-trick.html",
        address: str | None = None,
        script: str = "",
        **options: Any,  # noqa: ANN401
    ) -> Reader:
        context = chromium.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(TIMEOUT)
        journal.watch(context)
        if script:
            context.add_init_script(script)
        name = "landing" if path == "index.html" else "example"
        reader = Reader(context.new_page(), address or default, lang, name=name)
        if path is not None:
            reader.opens(path)
        return reader

    yield create
    for context in contexts:
        for page in context.pages:
            page.title()  # a round trip, after which every earlier event has arrived
    problems = journal.problems
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the engines that the tests could not use, among the last lines of the run."""
    for engine in OTHERS:
        if not engine.find():
            terminalreporter.write_line(engine.missing, yellow=True)
