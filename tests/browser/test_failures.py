"""When the engine cannot start, the page stays readable and says so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from book.languages import language
from tests.browser.conftest import Visit
from tests.browser.journal import Journal
from tests.browser.reader import CHAPTER, LANGS, Reader


def missing(route: Route) -> None:
    """Answer a request with a 404."""
    route.fulfill(status=404, content_type="text/plain", body="no")


def broken(route: Route) -> None:
    """Abort a request."""
    route.abort()


@pytest.mark.parametrize(
    ("lang", "file", "trouble"),
    [
        ("es", "pyodide.asm.wasm", broken),
        ("en", "core.zip", missing),
        ("pt", "worker.js", missing),
    ],
)
def test_retry(
    visit: Visit, journal: Journal, lang: str, file: str, trouble: Callable[[Route], None]
) -> None:
    """The table says so, keeps its picture and the pending action, and retries."""
    journal.allow(rf"Failed to load resource.*{re.escape(file)}")
    journal.allow(rf"^failed request: .*{re.escape(file)}")
    journal.allow(r"^console warning: (Error|TypeError|wasm instantiation failed)")
    reader = visit(lang, path=None)
    reader.page.route(f"**/{file}", trouble)
    reader.opens()
    reader.swap("2♠", "2♦").click()
    failed = reader.notice("failed")
    expect(failed).to_be_visible()
    expect(failed).to_contain_text(
        reader.say("The table did not start; the page works without it.")
    )
    reader.sees()
    for card in ("A♥", "3♥", "2♠", "K♣"):
        expect(reader.card(card)).to_be_visible()
    reader.page.unroute(f"**/{file}")
    reader.button("Try again").click()
    reader.sees_after("swap")
    expect(failed).to_be_hidden()


@pytest.mark.parametrize("lang", LANGS)
def test_opened_as_a_file(visit: Visit, journal: Journal, site: Path, lang: str) -> None:
    """The picture is visible, and the page says that it needs a web address."""
    journal.allow(r"^foreign request: file://")
    journal.allow(r"^(console error|page error|failed request): .*(file:|from origin 'null')")
    reader = visit(lang, path=None, address=f"{site.as_uri()}/")
    reader.opens()
    reader.sees()
    expect(reader.notice("file")).to_have_text(
        reader.say(
            "This page was opened as a file. Open it from a web address and the cards will move."
        )
    )
    expect(reader.notice("file")).to_be_visible()


def reads(reader: Reader) -> None:
    """Check that the trick, its winner, the sum and the reasons are visible (EX-1)."""
    reader.sees()
    for card in ("A♥", "3♥", "2♠", "K♣"):
        expect(reader.card(card)).to_be_visible()
    expect(reader.table.locator(".al-sum")).to_be_visible()
    assert reader.reasons.count() == len(reader.expected.now.trick().explain())
    expect(reader.reasons.last).to_be_visible()


@pytest.mark.parametrize("lang", LANGS)
def test_without_javascript(visit: Visit, lang: str) -> None:
    """The text, the trick and the navigation work, and a line says why nothing moves."""
    reader = visit(lang, java_script_enabled=False)
    reads(reader)
    still = "Without JavaScript the cards on this page do not move; everything can still be read."
    line = reader.page.locator("noscript > p")
    expect(line).to_be_visible()
    assert line.text_content() == language(lang).words().gettext(still)
    reader.page.locator("nav a[rel=next]").click()
    expect(reader.page).not_to_have_url(re.compile(re.escape(CHAPTER)))
    reader.page.locator("nav a[rel=prev]").click()
    expect(reader.page).to_have_url(re.compile(rf"/{lang}/{re.escape(CHAPTER)}$"))
    for other in LANGS:
        reader.page.get_by_role("link", name=re.compile(f"^{other.upper()}, ")).click()
        expect(reader.page).to_have_url(re.compile(rf"/{other}/{re.escape(CHAPTER)}$"))
        there = Reader(reader.page, reader.address, other)
        reads(there)
