"""The match on the page: by keyboard, by slider and by touch (MATCH-2)."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from alcalde_widgets import MatchTable
from tests.browser.conftest import Visit
from tests.browser.reader import LANGS, PHONE, Reader

CHAPTER = "08-match.html"
WHOLE = [72, 58, 64, 51, 66, 60, 47, 55, 70, 62, 59, 81]
TOGETHER = {
    "en": "Isaac and Lena reach the target together: both win the match.",
    "es": "Isaac y Lena llegan a la vez a la meta: los dos ganan la partida.",
    "pt": "O Isaac e a Lena chegam ao mesmo tempo à meta e partilham a vitória.",
}
SLIDE = """
(slider, value) => {
  slider.value = value;
  slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
  slider.dispatchEvent(new Event("change", { bubbles: true }));
}
"""


class Played:
    """A match of the chapter, with the same table in Python.

    Attributes:
        table: the table on the page.
        expected: the same table in Python.
    """

    def __init__(
        self, reader: Reader, name: str, counts: list[int], target: int, step: int
    ) -> None:
        """Set up both tables."""
        self.table = reader.page.locator(f"#t-{name}")
        self.expected = MatchTable(counts, target=target, step=step, name=name, lang=reader.lang)

    def part(self, name: str) -> Locator:
        """Return a part of the table by the end of its id."""
        return self.table.locator(f"#t-{self.expected.name}-{name}")

    def sees_after(self, action: str, **args: object) -> None:
        """Do an action on the expected table, and wait for the page to show the same."""
        self.expected.act(action, **args)
        state = json.dumps(self.expected.state(), ensure_ascii=False, separators=(",", ":"))
        expect(self.table).to_have_attribute("data-state", state)
        expect(self.table).to_have_text(self.expected.view().text)


def whole(reader: Reader) -> Played:
    """Return the first match of the chapter."""
    return Played(reader, "match", WHOLE, 7, 2)


@pytest.mark.parametrize("lang", LANGS)
def test_by_keyboard(visit: Visit, lang: str) -> None:
    """Step to the fourth deal of the second match, where two win; step back, count differently."""
    reader = visit(lang, path=CHAPTER)
    reader.waits_until_live()
    match, press = Played(reader, "together", [58, 47, 55, 59], 3, 3), reader.page.keyboard.press
    region = match.part("status").element_handle()
    match.part("step-previous").focus()
    press("Tab")
    reader.sees_focus_on(match.part("step-next"))
    press("Enter")
    match.sees_after("step", to=4)
    expect(match.part("status")).to_contain_text(TOGETHER[lang])
    expect(match.part("count")).to_be_disabled()
    press("Shift+Tab")
    press("Enter")
    match.sees_after("step", to=3)
    match.part("mayor").focus()
    reader.page.keyboard.press("Control+A")
    reader.page.keyboard.type("60")
    press("Enter")
    match.sees_after("mayor", points="60")
    match.part("count").focus()
    press("Enter")
    match.sees_after("count")
    reader.sees_focus_on(match.part("count"))
    expect(match.table.locator("#t-together-place-0")).to_contain_text(reader.say("Wins"))
    same = match.part("status").evaluate("(now, before) => now === before", region)
    assert same, "a live region that is replaced is not spoken"


def test_by_touch(visit: Visit) -> None:
    """On a phone of 360 px: step, slide, count, play a deal out, change the target, reset."""
    reader = visit("es", path=CHAPTER, **PHONE)
    reader.waits_until_live()
    match = whole(reader)
    match.part("step-next").tap()
    match.sees_after("step", to=3)
    match.part("slide").evaluate(SLIDE, "90")
    match.sees_after("mayor", points="90")
    match.part("mayor-more-10").tap()
    match.sees_after("add", field="mayor", by=10)
    match.part("count").tap()
    match.sees_after("count")
    match.part("play").tap()
    match.sees_after("play")
    match.part("target-less").tap()
    match.sees_after("target", to=6)
    match.part("reset").tap()
    match.sees_after("reset")
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("lang", LANGS)
def test_the_narrowest_phone(visit: Visit, lang: str) -> None:
    """At 320 px, with every deal counted, nothing overflows; controls are at least 44 px."""
    narrow = {**PHONE, "viewport": {"width": 320, "height": 640}}
    reader = visit(lang, path=CHAPTER, **narrow)
    reader.waits_until_live()
    match = whole(reader)
    for to in range(3, 13):
        match.part("step-next").tap()
        match.sees_after("step", to=to)
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= 320
    outside = """(table) => {
      const { left, right } = table.getBoundingClientRect();
      return [...table.querySelectorAll("button, input, td, th, p")]
        .filter((one) => one.checkVisibility() && !one.matches(".al-vh, .al-vh *"))
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.left < left || box.right > right).length;
    }"""
    assert match.table.evaluate(outside) == 0
    small = """(table) => [...table.querySelectorAll("button, input")]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.height < 44 || box.width < 44).length"""
    assert match.table.evaluate(small) == 0


def test_two_tasks(visit: Visit) -> None:
    """A wrong answer lists the deals; the right one is marked as done."""
    reader = visit("pt", path=CHAPTER)
    reader.waits_until_live()
    task = reader.page.locator("#t-task-1")
    task.locator("#t-task-1-choice-0").click()
    said = task.get_by_role("status")
    expect(said).to_contain_text("Jogo 3, 51: agora a Lena tem o cargo.")
    expect(task).not_to_have_attribute("data-done", "true")
    task.locator("#t-task-1-choice-2").click()
    expect(task).to_have_attribute("data-done", "true")
    last = reader.page.locator("#t-task-3")
    last.locator("#t-task-3-choice-12").click()
    expect(last.get_by_role("status")).to_contain_text("A Lena ganha a partida.")
    expect(last).not_to_have_attribute("data-done", "true")
    last.locator("#t-task-3-choice-2").click()
    expect(last).to_have_attribute("data-done", "true")
