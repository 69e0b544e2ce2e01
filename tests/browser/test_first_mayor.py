"""The draw for first mayor on the page: by keyboard and by touch (MAYOR-2)."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from alcalde_widgets import MayorTable
from tests.browser.conftest import Visit
from tests.browser.reader import LANGS, PHONE, Reader

CHAPTER = "06-first-mayor.html"
SHARE = {
    "en": "Isaac and Lena share a rank: they set 7♥ and 7♠ aside and draw again.",
    "es": "Isaac y Lena empatan: apartan 7♥ y 7♠ y sacan otra vez.",
    "pt": "O Isaac e a Lena empatam: 7♥ e 7♠ ficam de fora, e ambos tiram outra vez.",
}
MAYOR = {
    "en": "A♦ is the highest card: the third player is first mayor and deals.",
    "es": "A♦ es la carta más alta: el tercer jugador es el primer alcalde y reparte.",
    "pt": "A♦ é a carta mais alta: o terceiro jogador é o primeiro alcalde e é quem dá.",
}


class Draw:
    """The table of the chapter, with the same table in Python.

    Attributes:
        table: the table on the page.
        expected: the same table in Python.
    """

    def __init__(self, reader: Reader) -> None:
        """Set up both tables."""
        self.table = reader.page.locator("#t-draw")
        self.expected = MayorTable("K♥ 7♠ K♦ 3♣ A♦", step=3, name="draw", lang=reader.lang)

    def part(self, name: str) -> Locator:
        """Return a part of the table by the end of its id, such as the pack."""
        return self.table.locator(f"#t-draw-{name}")

    def sees_after(self, action: str, **args: object) -> None:
        """Do an action on the expected table, and wait for the page to show the same."""
        self.expected.act(action, **args)
        state = json.dumps(self.expected.state(), ensure_ascii=False, separators=(",", ":"))
        expect(self.table).to_have_attribute("data-state", state)
        expect(self.table).to_have_text(self.expected.view().text)

    def reads(self, sentence: str) -> None:
        """Check that the live region contains a sentence, with the symbols of cards."""
        plain = self.table.get_by_role("status").inner_text().replace("\ufe0e", "")
        assert sentence in plain.replace("\u00a0", " "), plain


@pytest.mark.parametrize("lang", LANGS)
def test_by_keyboard(visit: Visit, lang: str) -> None:
    """Draw with Enter until the end, then replace a card."""
    reader = visit(lang, path=CHAPTER)
    reader.waits_until_live()
    draw, press = Draw(reader), reader.page.keyboard.press
    reader.tabs_to(draw.part("pack"))
    region = draw.part("status").element_handle()
    for _ in range(2):
        press("Enter")
        draw.sees_after("draw")
        reader.sees_focus_on(draw.part("pack"))
    draw.reads(MAYOR[lang])
    expect(draw.part("pack")).to_be_disabled()
    expect(draw.table.locator(".al-badge")).to_be_visible()
    press("Enter")
    reader.tabs_to(draw.part("drawn-0"))
    press("Enter")
    draw.sees_after("pick", drawer=0)
    reader.sees_focus_on(draw.part("card-3C"))
    for card in ("3H", "AH"):
        press("ArrowUp" if card == "3H" else "ArrowLeft")
        reader.sees_focus_on(draw.part(f"card-{card}"))
    for _ in range(5):
        press("ArrowRight")
    reader.sees_focus_on(draw.part("card-7H"))
    press("Enter")
    draw.sees_after("put", card="7H")
    reader.sees_focus_on(draw.part("drawn-0"))
    draw.reads(SHARE[lang])
    same = draw.part("status").evaluate("(now, before) => now === before", region)
    assert same, "a live region that is replaced is not spoken"


def test_by_touch(visit: Visit) -> None:
    """On a phone of 360 px: draw, replace a card, shuffle, step, reset."""
    reader = visit("es", path=CHAPTER, **PHONE)
    reader.waits_until_live()
    draw = Draw(reader)
    for _ in range(2):
        draw.part("pack").tap()
        draw.sees_after("draw")
    draw.reads(MAYOR["es"])
    draw.part("drawn-0").tap()
    draw.sees_after("pick", drawer=0)
    expect(draw.part("card-7H")).to_be_in_viewport()
    draw.part("card-7H").tap()
    draw.sees_after("put", card="7H")
    draw.reads(SHARE["es"])
    draw.part("shuffle").tap()
    draw.sees_after("shuffle", number=8)
    draw.part("step-next").tap()
    draw.sees_after("step", to=1)
    draw.part("reset").tap()
    draw.sees_after("reset")
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_task(visit: Visit) -> None:
    """A wrong answer says who shares a rank and who does not; the right one is marked as done."""
    reader = visit("pt", path=CHAPTER)
    reader.waits_until_live()
    task = reader.page.locator("#t-task-2")
    task.locator("#t-task-2-choice-02").click()
    said = task.get_by_role("status")
    expect(said).to_contain_text("e não empata com ninguém.")
    expect(said).to_contain_text("O Isaac e a Lena empatam")
    expect(task).not_to_have_attribute("data-done", "true")
    task.locator("#t-task-2-choice-01").click()
    expect(task).to_have_attribute("data-done", "true")
