"""Accessibility: axe-core, sizes of controls, narrow screens, large text, reduced motion."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from book.languages import language
from tests.browser.conftest import Visit
from tests.browser.journal import Journal
from tests.browser.reader import CHAPTER, FRAMES, LANDING, LANGS, PHONE, SAVES_DATA

SEARCH = "search.html?q=as"
FAULTS = {"resultTypes": ["violations"]}
"""Options of axe-core: run every rule, but report only violations."""
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
NARROW = {**PHONE, "viewport": {"width": 320, "height": 640}}
LARGE_TEXT = """
new MutationObserver(() => { document.documentElement.style.fontSize = "200%"; })
  .observe(document, { childList: true });
"""
"""A script for contexts: the reader has doubled the size of text."""
SMALL = """
(least) => ["button", "select", "summary", "input", "header a", "nav a", "[role=button]"]
  .flatMap((pressed) => [...document.querySelectorAll(pressed)])
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .filter((node) => node.getClientRects().length)
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < least - 0.05)
  .map(([node, { width, height }]) => `${node.outerHTML.slice(0, 120)} is ${width} x ${height}`)
"""
SIDEWAYS = """
() => {
  const wide = document.documentElement.clientWidth;
  const page = document.scrollingElement.scrollWidth - wide;
  const out = [...document.querySelectorAll("body *")]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > wide + 0.5)
    .map((node) => node.outerHTML.slice(0, 120));
  return page > 0 ? [`${page} px too wide`, ...out] : [];
}
"""
MOVES = """
(button) => new Promise((done) => {
  button.click();
  let frames = 0;
  const look = () => {
    const moving = document.getAnimations().filter((one) => !(one instanceof CSSTransition));
    if (moving.length || (frames += 1) > 1500) done(moving.length);
    else requestAnimationFrame(look);
  };
  look();
})
"""


def pages(site: Path, lang: str) -> list[str]:
    """Return every page of a language; the search with a query that has results."""
    names = sorted(path.name for path in (site / lang).glob("*.html"))
    return [SEARCH if SEARCH.startswith(name) else name for name in names]


def findings(page: Page, where: str, *schemes: Scheme) -> list[str]:
    """Run axe-core with all its rules in each colour scheme, and return what it finds."""
    found = []
    for scheme in schemes or SCHEMES:
        page.emulate_media(color_scheme=scheme)
        results = Axe().run(page, options=FAULTS)
        if results.violations_count:
            found.append(f"{where}, {scheme}: {results.generate_report()}")
    return found


def unreadable(page: Page, where: str) -> list[str]:
    """Run the only rule of axe-core that depends on colours in the dark scheme."""
    page.emulate_media(color_scheme="dark")
    results = Axe().run(page, options={**FAULTS, "runOnly": ["color-contrast"]})
    return [f"{where}, dark: {results.generate_report()}"] if results.violations_count else []


def nothing(found: list[str]) -> None:
    """Fail if axe-core found anything."""
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", LANGS)
def test_axe_on_a_live_table(visit: Visit, lang: str) -> None:
    """With the picker open, and after the swap."""
    reader = visit(lang, path=LANDING)
    reader.waits_until_live()
    reader.opens_picker("2♠", "first")
    found = findings(reader.page, f"{lang}, picker")
    reader.choice("2♦").click()
    reader.sees_after("put", card="2D")
    nothing(found + findings(reader.page, f"{lang}, swapped"))


@pytest.mark.parametrize("lang", LANGS)
def test_axe_on_every_page(visit: Visit, site: Path, lang: str) -> None:
    """All rules in light and contrast in dark; on a phone also with the menu open."""
    reader = visit(lang, path=None, script=SAVES_DATA)
    found = []
    for path in pages(site, lang):
        reader.opens(path)
        found += findings(reader.page, f"{lang}/{path}", "light")
        found += unreadable(reader.page, f"{lang}/{path}")
    words = language(lang).words()
    reader.opens()
    found += findings(reader.page, f"{lang}/{CHAPTER}", "dark")
    reader.page.set_viewport_size({"width": 360, "height": 740})
    reader.page.get_by_role("button", name=words.gettext("Chapters and settings")).click()
    expect(reader.page.get_by_role("group", name=words.gettext("Colours"))).to_be_visible()
    nothing(found + findings(reader.page, f"{lang}, menu"))


def test_axe_on_pages_outside_the_chapters(visit: Visit, journal: Journal, address: str) -> None:
    """The choice of languages and the 404 page."""
    journal.allow(r"^console error: Failed to load resource: .*404")
    page = visit(path=None, script=SAVES_DATA).page
    found = []
    for path in ("?choose", "nowhere"):
        page.goto(f"{address}{path}")
        found += findings(page, path)
    nothing(found)


@pytest.mark.parametrize("lang", LANGS)
def test_controls_are_large_enough(visit: Visit, lang: str) -> None:
    """At least 44 px on a phone of 360 px, with the picker and with the menu open."""
    reader = visit(lang, **PHONE)
    page = reader.page
    reader.waits_until_live()
    reader.card("2♠").tap()
    reader.sees_after("pick", slot="first")
    page.evaluate(FRAMES)
    assert page.evaluate(SMALL, 44) == []
    page.get_by_role("button", name=language(lang).words().gettext("Chapters and settings")).tap()
    assert page.evaluate(SMALL, 44) == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_sideways_scrolling(
    visit: Visit, journal: Journal, site: Path, address: str, lang: str
) -> None:
    """Nothing is cut off at 320 px on any page, also with the picker and the Spanish pack.

    Controls are at least 44 px there too, such as the cards that may be turned up (EXCH-2).
    """
    journal.allow(r"^console error: Failed to load resource: .*404")
    reader = visit(lang, path=None, script=SAVES_DATA, **NARROW)
    for path in (address + "?choose", address + "nowhere", *pages(site, lang)):
        reader.page.goto(path) if path.startswith("http") else reader.opens(path)
        assert reader.page.evaluate(SIDEWAYS) == [], path
        assert reader.page.evaluate(SMALL, 44) == [], path
    reader.opens()
    reader.setting("Pack", reader.say("Spanish")).tap()
    reader.sees_after("pack", pack="spanish")
    assert reader.page.evaluate(SIDEWAYS) == []
    reader.card("2♠").tap()
    reader.sees_after("pick", slot="first")
    assert reader.page.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("lang", LANGS)
def test_large_text_needs_no_sideways_scrolling(visit: Visit, site: Path, lang: str) -> None:
    """With text at 200 % on a phone of 360 px, columns wrap on every page."""
    reader = visit(lang, path=None, script=SAVES_DATA + LARGE_TEXT, **PHONE)
    found = []
    for path in pages(site, lang):
        reader.opens(path)
        assert reader.page.evaluate("() => getComputedStyle(document.body).fontSize") == "32px"
        found += [f"{path}: {one}" for one in reader.page.evaluate(SIDEWAYS)]
    assert not found, "\n".join(found)


def test_cards_glide_and_clicks_meanwhile_count(visit: Visit) -> None:
    """The mayor's two cards change places visibly; a click during the animation counts."""
    reader = visit("en")
    reader.waits_until_live()
    turn = reader.button("Reverse the mayor’s two cards")
    assert turn.evaluate(MOVES) > 0
    turn.click()
    reader.expected.act("turn")
    reader.sees_after("turn")
    assert reader.answers(2) == 2


def test_reduced_motion(visit: Visit) -> None:
    """With `prefers-reduced-motion` nothing is animated after an answer."""
    reader = visit("en", reduced_motion="reduce")
    reader.waits_until_live()
    presses: tuple[tuple[Any, str], ...] = (
        (reader.button("Reverse the mayor’s two cards"), "turn"),
        (reader.swap("2♠", "2♦"), "swap"),
    )
    for button, action in presses:
        button.click()
        reader.sees_after(action)
        reader.page.evaluate(FRAMES)
        assert reader.page.evaluate("() => document.getAnimations().length") == 0
