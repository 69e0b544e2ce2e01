"""When the engine cannot start, the page stays readable and says so."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Route, expect

from book.languages import language
from tests.browser.conftest import Visit
from tests.browser.journal import Journal
from tests.browser.reader import CHAPTER, LANGS, PHONE, Reader


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
    """The page says so, keeps its picture and the pending action, and retries."""
    journal.allow(rf"Failed to load resource.*{re.escape(file)}")
    journal.allow(rf"^failed request: .*{re.escape(file)}")
    journal.allow(r"^console warning: (Error|TypeError|wasm instantiation failed)")
    reader = visit(lang, path=None)
    reader.page.route(f"**/{file}", trouble)
    reader.opens()
    reader.swap("2♠", "2♦").click()
    failed = reader.trouble("failed")
    expect(failed).to_be_visible()
    expect(failed).to_contain_text(
        reader.frame("The table did not start; the page works without it.")
    )
    expect(reader.trouble("outdated")).to_be_hidden()
    reader.sees()
    for card in ("A♥", "3♥", "2♠", "K♣"):
        expect(reader.card(card)).to_be_visible()
    reader.page.unroute(f"**/{file}")
    failed.get_by_role("button", name=reader.frame("Try again")).click()
    reader.sees_after("swap")
    expect(failed).to_be_hidden()
    expect(reader.table).to_be_focused()


@pytest.mark.parametrize("lang", LANGS)
def test_opened_as_a_file(visit: Visit, journal: Journal, site: Path, lang: str) -> None:
    """The picture is visible, and the page says that it needs a web address; nothing invites."""
    journal.allow(r"^foreign request: file://")
    journal.allow(r"^(console error|page error|failed request): .*(file:|from origin 'null')")
    reader = visit(lang, path=None, address=f"{site.as_uri()}/")
    reader.opens()
    reader.sees()
    expect(reader.trouble("file")).to_have_text(
        reader.frame(
            "This page was opened as a file. Open it from a web address and the cards will move."
        )
    )
    expect(reader.trouble("file")).to_be_visible()
    expect(reader.notice("ready")).to_be_hidden()


def dies(reader: Reader) -> None:
    """End the live worker without a word, as phones do that are short of memory."""
    reader.waits_until_live()
    with suppress(Error):  # the worker does not live to answer
        reader.page.workers[-1].evaluate("() => { self.close(); }")


def waits(reader: Reader) -> None:
    """Let the time pass in which a worker should have given a sign of life."""
    reader.page.clock.fast_forward("00:20")


def test_a_worker_that_dies_is_replaced(visit: Visit, journal: Journal) -> None:
    """What was pressed meanwhile is done in order, and the table shows that it is working."""
    journal.allow("^console warning: .*silent")
    reader = visit("pt", path=None)
    reader.page.clock.install()
    reader.opens()
    dies(reader)
    reader.swap("2♠", "2♦").click()
    expect(reader.table).to_have_attribute("aria-busy", "true")
    expect(reader.notice("loading")).to_be_visible()
    reader.trump("♥").click()
    reader.sees()
    waits(reader)
    reader.expected.act("swap")
    reader.sees_after("trump", suit="H")
    expect(reader.table).not_to_have_attribute("aria-busy", "true")
    expect(reader.notice("ready")).to_be_visible()
    expect(reader.trouble("failed")).to_be_hidden()


def test_a_worker_that_cannot_be_replaced(visit: Visit, journal: Journal) -> None:
    """The page says so where the reader has pressed, nothing jumps, and the press is kept."""
    journal.allow(r"^console warning: (Error|.*silent)")
    journal.allow(r"(Failed to load resource|failed request).*worker\.js")
    reader = visit("pt", path=None, **{**PHONE, "viewport": {"width": 360, "height": 640}})
    reader.page.clock.install()
    reader.opens()
    dies(reader)
    reader.page.route("**/worker.js", broken)
    place = "(button) => button.getBoundingClientRect().top"
    reader.trump("♦").tap()
    before = reader.trump("♦").evaluate(place)
    waits(reader)
    failed = reader.trouble("failed")
    expect(failed).to_be_in_viewport(ratio=1)
    assert reader.trump("♦").evaluate(place) == before
    reader.sees()
    reader.page.unroute("**/worker.js")
    failed.get_by_role("button", name=reader.frame("Try again")).tap()
    reader.sees_after("trump", suit="D")
    expect(failed).to_be_hidden()


def wrong_type(route: Route) -> None:
    """Answer with a type that browsers do not run."""
    route.fulfill(
        content_type="text/plain", body="no", headers={"X-Content-Type-Options": "nosniff"}
    )


INERT = "(node) => getComputedStyle(node).pointerEvents === 'none'"
FAINT = "(node) => Number(getComputedStyle(node).opacity) < 0.6"
LATER = "() => document.getAnimations().forEach((animation) => animation.finish())"


@pytest.mark.parametrize(
    ("lang", "files", "trouble"),
    [
        ("es", "**/page.js", broken),
        ("en", "**/page.js", missing),
        ("pt", "**/page.js", wrong_type),
        ("pt", "**/*.js", missing),
    ],
)
def test_a_script_that_does_not_arrive(
    visit: Visit, journal: Journal, lang: str, files: str, trouble: Callable[[Route], None]
) -> None:
    """Nothing invites and no button looks live; a sentence says that the page can be read."""
    journal.allow(r"(Failed to load resource|failed request|Refused to execute script).*\.js")
    reader = visit(lang, path=None)
    reader.page.route(files, trouble)
    reader.opens()
    expect(reader.notice("ready")).to_be_hidden()
    if files == "**/*.js":
        expect(reader.trouble("missing")).to_be_hidden()
        reader.page.evaluate(LATER)
    expect(reader.trouble("missing")).to_be_visible()
    expect(reader.trouble("missing")).to_have_text(
        reader.frame(
            "The cards on this page cannot be moved just now; everything can still be read. "
            "Loading the page again may help."
        )
    )
    assert reader.card("A♥").evaluate(INERT)
    assert reader.swap("2♠", "2♦").evaluate(FAINT)
    reads(reader)
    assert reader.page.locator("html").get_attribute("data-ready") is None


@pytest.mark.parametrize("file", ["searchtools.js", "language_data.js", "searchindex.js"])
def test_a_search_that_does_not_arrive(visit: Visit, journal: Journal, file: str) -> None:
    """The form does not invite to search, and a sentence says why."""
    journal.allow(rf"(Failed to load resource|failed request).*{file}")
    journal.allow("^page error: (Search|ReferenceError)")
    reader = visit("es", path=None)
    reader.page.route(f"**/{file}", missing)
    reader.opens("search.html")
    expect(reader.trouble("missing")).to_have_text(
        reader.frame("The search did not load. Loading the page again may help.")
    )
    expect(reader.trouble("missing")).to_be_visible()
    expect(reader.page.get_by_role("searchbox")).to_be_hidden()


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
    expect(reader.notice("ready")).to_be_visible()
    expect(reader.trouble("missing")).to_be_hidden()
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
