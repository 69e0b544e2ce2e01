"""Terms of the glossary: explained in place on tap, focus and hover; the link leads there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.reader import LANGS, PHONE

PAGE = "02-play.html"


def term(page: Page, row: str) -> Locator:
    """Return the link to an entry of the glossary."""
    return page.locator(f'.bk-term[href$="#{row}"]')


def tip(page: Page, row: str) -> Locator:
    """Return what is shown beside the link."""
    return page.locator(".bk-tip", has=page.locator(f"#term-{row}"))


def is_beside(page: Page, row: str) -> None:
    """Check that the explanation is whole within the window, and does not cover its link."""
    box, link = tip(page, row).bounding_box(), term(page, row).bounding_box()
    size = page.viewport_size
    assert box and link and size
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    assert box["y"] >= link["y"] + link["height"] or box["y"] + box["height"] <= link["y"]
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= size["width"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_tap_explains_and_a_tap_elsewhere_closes(visit: Visit, lang: str) -> None:
    """The page stays; the explanation has the words of the other languages, and leads on."""
    page = visit(lang, path=PAGE, **PHONE).page
    link = term(page, "trick")
    link.tap()
    shown = tip(page, "trick")
    expect(shown).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/{lang}/{PAGE}$"))
    for other, word in {"en": "trick", "es": "la baza", "pt": "a vaza"}.items():
        expect(shown).to_contain_text(word if other != lang else "")
    is_beside(page, "trick")
    expect(shown.get_by_role("img")).to_have_count(4)
    page.get_by_role("heading").first.tap()
    expect(shown).to_be_hidden()
    link.tap()
    expect(shown).to_be_visible()
    link.tap()
    expect(shown).to_be_hidden()
    link.tap()
    shown.get_by_role("link").tap()
    expect(page).to_have_url(re.compile(rf"/{lang}/glossary\.html#trick$"))
    expect(page.locator("#trick")).to_be_in_viewport()


def test_large_text_is_scrolled_into_view(visit: Visit) -> None:
    """At 200 % text the explanation has room on neither side: a tap shows it whole."""
    page = visit("pt", path=PAGE, **PHONE).page
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    link, shown = term(page, "pile"), tip(page, "pile")
    link.evaluate("(link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight / 2)")
    link.tap()
    expect(shown).to_be_in_viewport(ratio=1)
    expect(link).to_be_in_viewport()
    is_beside(page, "pile")


def test_the_keyboard_explains_and_escape_closes(visit: Visit) -> None:
    """Focus opens, Tab goes on into the explanation, Escape closes; Enter follows the link."""
    page = visit("pt", path=PAGE).page
    link, shown = term(page, "stock"), tip(page, "stock")
    link.press("Shift")  # the keyboard is in use
    expect(link).to_be_focused()
    expect(shown).to_be_visible()
    is_beside(page, "stock")
    page.keyboard.press("Tab")
    expect(shown.get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    expect(shown).to_be_hidden()
    page.keyboard.press("Tab")
    expect(term(page, "trick")).to_be_focused()
    expect(tip(page, "trick")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip(page, "trick")).to_be_hidden()
    expect(term(page, "trick")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/pt/glossary\.html#trick$"))


def test_a_mouse_explains_by_resting_on_the_term(visit: Visit) -> None:
    """The pointer may move into the explanation; leaving both closes it; a click follows."""
    page = visit("es", path=PAGE, viewport={"width": 1280, "height": 800}).page
    link, shown = term(page, "stock"), tip(page, "stock")
    link.hover()
    expect(shown).to_be_visible()
    shown.locator("p").nth(1).hover()
    page.wait_for_function("() => document.querySelector('.bk-tip:not([hidden]):hover')")
    expect(shown).to_be_visible()
    page.get_by_role("heading").first.hover()
    expect(shown).to_be_hidden()
    link.click()
    expect(page).to_have_url(re.compile(r"/es/glossary\.html#stock$"))


def test_without_javascript_the_link_leads_to_the_entry(visit: Visit) -> None:
    """No explanation is shown, and nothing of it is in the way."""
    page = visit("en", path=PAGE, java_script_enabled=False).page
    expect(tip(page, "trick")).to_be_hidden()
    term(page, "trick").click()
    expect(page).to_have_url(re.compile(r"/en/glossary\.html#trick$"))
    expect(page.locator("#trick")).to_be_in_viewport()
