"""The slider of the count answers while it moves, and never jumps back."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Visit

DRAG = """
(slider, values) => {
  globalThis.changes = 0;
  slider.addEventListener("change", () => { changes += 1; });
  for (const value of values) {
    slider.value = value;
    slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}
"""
RELEASE = "(slider) => slider.dispatchEvent(new Event('change', { bubbles: true }))"


def test_the_slider_answers_as_it_moves(visit: Visit) -> None:
    """Before it is released; of waiting values only the newest counts (COUNT-1, COUNT-2)."""
    reader = visit("es", path="03-keeping-office.html")
    reader.waits_until_live()
    slider = reader.page.locator("[data-table=count] input[type=range]").first
    table = slider.locator("xpath=ancestor::*[@data-table]")
    steps = list(range(100, 40, -1))
    slider.evaluate(DRAG, steps)
    expect(slider).to_have_attribute("aria-valuetext", "41\u00a0puntos")
    expect(slider).to_have_value("41")
    assert reader.page.evaluate("() => changes") == 0
    assert reader.answers(1) < len(steps) / 2
    slider.evaluate(RELEASE)
    reader.answers(3)
    expect(slider).to_have_value("41")
    state = json.loads(table.get_attribute("data-state") or "")
    assert state["now"]["last"][0] == 41


def test_the_arrow_keys_move_it(visit: Visit) -> None:
    """A point for each press."""
    reader = visit("en", path="03-keeping-office.html")
    reader.waits_until_live()
    slider = reader.page.locator("[data-table=count] input[type=range]").first
    before = int(slider.input_value())
    slider.focus()
    for _ in range(3):
        reader.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(before + 3))
    expect(slider).to_have_attribute("aria-valuetext", f"{before + 3}\u00a0points")
    expect(slider).to_be_focused()
