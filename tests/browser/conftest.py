"""A Chromium, the built book on a free port, and readers whose pages are watched."""

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

PATIENCE = 20_000
BELOW = "/some/where/"


class Visit(Protocol):
    """Brings a reader."""

    def __call__(
        self,
        lang: str = ...,
        *,
        path: str | None = ...,
        address: str | None = ...,
        script: str = ...,
        **options: Any,  # noqa: ANN401 - Playwright's own options of a context
    ) -> Reader:
        """Bring a reader to a page.

        Args:
            lang: the page's language.
            path: the page below the language's folder; `None` opens none yet.
            address: where the book is; the usual address if not given.
            script: what runs in every page before the page's own scripts.
            options: of the browser's context, such as `java_script_enabled=False`.
        """


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; each reader has a profile of their own in it."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        path, flags = find_chromium(), [*FLAGS, QUICK]
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


def _serve(site: Path, prefix: str) -> str:
    """Serve the book as `make serve` does, until the tests end; returns its address."""
    server = waitress.create_server(application(site, prefix), host="127.0.0.1", port=0, threads=8)
    threading.Thread(target=server.run, daemon=True).start()
    return f"http://127.0.0.1:{server.effective_port}{prefix}"


@pytest.fixture(scope="session")
def address(site: Path) -> str:
    """Where the book is served."""
    return _serve(site, "/")


@pytest.fixture(scope="session")
def address_below(site: Path) -> str:
    """Where the book is served under a path of somebody else's site."""
    return _serve(site, BELOW)


@pytest.fixture
def journal(address: str, address_below: str) -> Journal:
    """What went wrong on the pages of this test; `visit` makes sure that it is empty."""
    return Journal((address, address_below))


@pytest.fixture
def visit(chromium: Browser, address: str, journal: Journal) -> Iterator[Visit]:
    """Bring readers, each with a fresh profile; fails where their pages had any trouble."""
    home = address
    contexts = []

    def bring(
        lang: str = "es",
        *,
        path: str | None = "04-four-card-trick.html",
        address: str | None = None,
        script: str = "",
        **options: Any,  # noqa: ANN401
    ) -> Reader:
        context = chromium.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        journal.watch(context)
        if script:
            context.add_init_script(script)
        name = "landing" if path == "index.html" else "example"
        reader = Reader(context.new_page(), address or home, lang, name=name)
        if path is not None:
            reader.opens(path)
        return reader

    yield bring
    for context in contexts:
        for page in context.pages:
            page.title()  # a round trip: every event so far has arrived
    problems = journal.problems
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)
