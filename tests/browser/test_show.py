"""Projector mode: a table fills the screen, and the answer is hidden until requested."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.reader import FRAMES, LANGS, Reader

REFUSED = "Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));"
MISSING = "delete Element.prototype.requestFullscreen;"
FILLS = """(table) => {
  const { left, top, width, height } = table.getBoundingClientRect();
  return left === 0 && top === 0 && width >= innerWidth - 1 && height >= innerHeight - 1;
}"""
LEAVES = """() => new Promise((done) => {
  const leave = () => {
    if (document.fullscreenElement) done(document.exitFullscreen());
    else requestAnimationFrame(leave);
  };
  leave();
})"""
WIDTH = "(card) => card.getBoundingClientRect().width"


def enters(reader: Reader) -> None:
    """Press the button and check that the table fills the screen."""
    reader.waits_until_live()
    reader.button("Projector mode").click()
    expect(reader.table).to_have_attribute("data-show", "")
    reader.page.evaluate(FRAMES)
    assert reader.table.evaluate(FILLS)


def answer(reader: Reader) -> list[Locator]:
    """Return the parts that show who wins."""
    return [reader.table.locator(f".al-{part}") for part in ("badge", "status", "sum", "why")]


@pytest.mark.parametrize("script", ["", REFUSED, MISSING], ids=["allowed", "refused", "missing"])
def test_the_answer_is_hidden_until_requested(visit: Visit, script: str) -> None:
    """Also while cards change; the same button hides it again; closing restores the page."""
    reader = visit("es", script=script, viewport={"width": 1600, "height": 1000})
    reader.waits_until_live()
    before = reader.card("A♥").evaluate(WIDTH)
    enters(reader)
    assert reader.card("A♥").evaluate(WIDTH) > before * 1.2
    for part in answer(reader):
        expect(part).to_be_hidden()
    reader.swap("2♠", "2♦").click()
    expect(reader.card("2♦")).to_be_visible()
    for part in answer(reader):
        expect(part).to_be_hidden()
    asked = reader.button("Show the answer")
    expect(asked).to_have_attribute("aria-pressed", "false")
    asked.click()
    for part in answer(reader):
        expect(part).to_be_visible()
    reader.swap("2♦", "2♠").click()
    expect(reader.card("2♠")).to_be_visible()
    expect(asked).to_have_attribute("aria-pressed", "true")
    for part in answer(reader):
        expect(part).to_be_visible()
    asked.click()
    for part in answer(reader):
        expect(part).to_be_hidden()
    reader.button("Close").click()
    expect(reader.table).not_to_have_attribute("data-show", "")
    reader.expected.act("swap")
    reader.expected.act("swap")
    reader.sees()
    expect(reader.button("Projector mode")).to_be_focused()
    assert reader.card("A♥").evaluate(WIDTH) == before


@pytest.mark.parametrize("lang", LANGS)
def test_escape_closes_and_the_rest_of_the_page_is_inert(visit: Visit, lang: str) -> None:
    """Tab stays within the table; Escape closes the picker first."""
    reader = visit(lang, script=REFUSED)
    enters(reader)
    for _ in range(25):
        reader.page.keyboard.press("Tab")
        outside = "() => Boolean(document.activeElement.closest('[data-show], body'))"
        assert reader.page.evaluate(outside)
        assert not reader.page.evaluate("() => document.activeElement.closest('nav, footer')")
    reader.card("2♠").click()
    expect(reader.picker).to_be_visible()
    reader.page.keyboard.press("Escape")
    expect(reader.picker).to_have_count(0)
    expect(reader.table).to_have_attribute("data-show", "")
    reader.page.keyboard.press("Escape")
    expect(reader.table).not_to_have_attribute("data-show", "")
    assert not reader.page.locator("[inert]").count()
    reader.expected.act("pick", slot="first")
    reader.expected.act("close")
    reader.sees()


def test_leaving_full_screen_closes(visit: Visit) -> None:
    """As with the browser's own key for it."""
    reader = visit("en")
    enters(reader)
    reader.page.evaluate(LEAVES)
    expect(reader.table).not_to_have_attribute("data-show", "")
    reader.sees()
