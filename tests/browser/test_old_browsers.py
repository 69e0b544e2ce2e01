"""Browsers of 2023, which the book supports: what they lack is taken away from Chromium."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.reader import PHONE
from tests.browser.test_loading import FILES, Barrier

NO_REFLECTION = """
for (const name of Object.getOwnPropertyNames(Element.prototype)) {
  if (/^aria[A-Z]/.test(name)) delete Element.prototype[name];
}
"""
"""Before Firefox 119, `button.ariaPressed = "true"` sets a property that nobody else reads."""
NO_POPOVER = """
for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
  delete HTMLElement.prototype[name];
}
new MutationObserver(() => {
  for (const element of document.querySelectorAll("[popover]")) element.removeAttribute("popover");
}).observe(document, { childList: true, subtree: true });
"""
"""Before Chrome 114, Firefox 125 and Safari 17, the attribute means nothing."""
WITH_HAS = re.compile(r"[^{}]*:has\([^{}]*\{[^{}]*\}")
"""A rule that Firefox before 121 drops."""


def test_states_are_attributes(visit: Visit) -> None:
    """A table says that it is busy, a switch whether it is on; what is disabled does nothing."""
    reader = visit("es", path=None, script=NO_REFLECTION)
    barrier = Barrier(reader.page)
    reader.opens()
    reader.button("Next card").click(force=True)
    reader.swap("2♠", "2♦").click()
    expect(reader.table).to_have_attribute("aria-busy", "true")
    barrier.lets_through(*FILES)
    reader.sees_after("swap")
    expect(reader.table).not_to_have_attribute("aria-busy", "true")
    assert reader.answers(1) == 1
    reader.button("Projector mode").click()
    answer = reader.button("Show the answer")
    for pressed in ("true", "false", "true"):
        answer.click()
        expect(answer).to_have_attribute("aria-pressed", pressed)
    reader.button("Close").click()
    hidden = reader.table.locator("[data-host=answer]")
    expect(hidden).to_have_attribute("aria-pressed", "false")
    reader.sees()


def test_the_menu_opens_without_popovers(visit: Visit) -> None:
    """On a phone: closed at first, opened and closed by its buttons, which say so."""
    reader = visit("pt", script=NO_POPOVER, **PHONE)
    page = reader.page
    menu, opens = page.locator("#menu"), page.locator(".bk-open")
    expect(menu).to_be_hidden()
    expect(opens).to_have_attribute("aria-expanded", "false")
    opens.click()
    expect(opens).to_have_attribute("aria-expanded", "true")
    expect(menu.get_by_role("link").first).to_be_in_viewport()
    menu.locator(".bk-menu__top button").click()
    expect(menu).to_be_hidden()
    expect(opens).to_have_attribute("aria-expanded", "false")
    expect(opens).to_be_focused()
    reader.waits_until_live()
    reader.sees()


def test_the_answer_can_be_shown_without_has(visit: Visit) -> None:
    """In projector mode the answer is hidden, and its button is there."""

    def without_has(route: Route) -> None:
        sheet = route.fetch()
        text, dropped = WITH_HAS.subn("", sheet.text())
        assert dropped
        route.fulfill(status=200, content_type="text/css", body=text)

    reader = visit("en", path=None)
    reader.page.route("**/table.css", without_has)
    reader.opens()
    reader.waits_until_live()
    reader.button("Projector mode").click()
    badge = reader.table.locator(".al-badge")
    expect(badge).to_be_hidden()
    reader.button("Show the answer").click()
    expect(badge).to_be_visible()
    reader.sees()
