"""The exchange of the indicator (EXCH-2 to EXCH-6): by keyboard, by touch, in three languages."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from alcalde import Card
from alcalde_widgets import ExchangeTable
from tests.browser.conftest import Visit
from tests.browser.reader import LANGS, PHONE, Reader

CHAPTER = "07-exchange.html"
FIRST = {
    "en": "The two has priority: 2♠ is the indicator now, and Isaac may not take it with 7♠.",
    "es": "El dos tiene prioridad: el indicador es ahora 2♠, e Isaac no puede tomarlo con 7♠.",
    "pt": "O dois tem prioridade: agora o indicador é 2♠, que o Isaac não pode levar com 7♠.",
}


class Exchanger:
    """A reader at the exchange table, with the same table in Python.

    Attributes:
        reader: the reader of the page.
        table: the table on the page.
        expected: the same table in Python.
    """

    def __init__(self, reader: Reader) -> None:
        """Set up a reader at the table of the chapter, and wait until it is live."""
        self.reader = reader
        self.table = reader.page.locator("#t-exchange")
        self.expected = ExchangeTable(lang=reader.lang)
        reader.table = self.table
        reader.waits_until_live()

    def part(self, part: str) -> Locator:
        """Return a part of the table by the end of its id."""
        return self.table.locator(f"#t-exchange-{part}")

    def hand(self, seat: str) -> Locator:
        """Return the open cards of a seat."""
        return self.table.locator(f"#t-exchange-seat-{seat}").get_by_role("button")

    def card(self, seat: str, card: str) -> Locator:
        """Return a card in a hand."""
        name = self.expected.voice.card(Card.parse(card))
        place = self.table.locator(f"#t-exchange-seat-{seat}")
        return place.get_by_role("button", name=name, exact=True)

    def sees_after(self, action: str, **args: object) -> None:
        """Do an action on the expected table, and wait for the page to show the same."""
        self.expected.act(action, **args)
        state = json.dumps(self.expected.state(), ensure_ascii=False, separators=(",", ":"))
        expect(self.table).to_have_attribute("data-state", state)
        expect(self.table).to_have_text(self.expected.view().text)
        for seat in ("right", "left", "mayor"):
            expect(self.hand(seat)).to_have_count(len(self.expected.now.game.hand(seat)))


@pytest.mark.parametrize("lang", LANGS)
def test_by_keyboard(visit: Visit, lang: str) -> None:
    """EXCH-4: both exchange with Enter; the live region says who goes first, the hands change."""
    exchanger = Exchanger(visit(lang, path=CHAPTER))
    press = exchanger.reader.page.keyboard.press
    exchanger.part("try-2").focus()
    press("Tab")
    exchanger.reader.sees_focus_on(exchanger.part("both"))
    press("Enter")
    exchanger.sees_after("both")
    expect(exchanger.table.get_by_role("status")).to_contain_text(FIRST[lang])
    expect(exchanger.card("left", "A♠")).to_be_visible()
    expect(exchanger.card("right", "7♠")).to_be_visible()
    exchanger.reader.sees_focus_on(exchanger.part("both"))
    press("Tab")
    press("Enter")
    exchanger.sees_after("back")
    expect(exchanger.card("left", "2♠")).to_be_visible()


def test_cards_of_a_hand_by_keyboard(visit: Visit) -> None:
    """EXCH-2: a hand is one tab stop; the wrong seven is refused, the right one is exchanged."""
    exchanger = Exchanger(visit("en", path=CHAPTER))
    press = exchanger.reader.page.keyboard.press
    exchanger.card("right", "7♦").focus()
    press("Enter")
    exchanger.sees_after("tap", card="7D")
    status = exchanger.table.get_by_role("status")
    expect(status).to_contain_text("Isaac may not exchange 7♦: only 7♠ and 2♠ can be exchanged.")
    press("End")
    exchanger.reader.sees_focus_on(exchanger.card("right", "7♠"))
    press("Enter")
    exchanger.sees_after("tap", card="7S")
    expect(status).to_contain_text("Isaac takes the ace of spades and leaves the seven of spades.")
    exchanger.reader.sees_focus_on(exchanger.card("right", "A♠"))


def test_by_touch(visit: Visit) -> None:
    """EXCH-3, EXCH-6: the seven, then the two on a phone; after the trick it is too late."""
    exchanger = Exchanger(visit("es", path=CHAPTER, **PHONE))
    exchanger.part("try-7").tap()
    exchanger.sees_after("exchange", seat="right", card="7S")
    exchanger.card("left", "2♠").tap()
    exchanger.sees_after("tap", card="2S")
    expect(exchanger.card("left", "7♠")).to_be_visible()
    exchanger.part("moment-later").tap()
    exchanger.sees_after("moment", to="later")
    exchanger.part("try-2").tap()
    exchanger.sees_after("exchange", seat="left", card="2S")
    status = exchanger.table.get_by_role("status")
    expect(status).to_contain_text("Lena ya no puede cambiar 2♠: terminó la primera baza.")
    expect(status).to_be_in_viewport()
    exchanger.part("reset").tap()
    exchanger.sees_after("reset")
    width = exchanger.reader.page.evaluate("() => document.documentElement.scrollWidth")
    assert width == PHONE["viewport"]["width"]


def test_a_task(visit: Visit) -> None:
    """EXCH-4: a wrong answer is explained, the right one is marked as done."""
    reader = visit("pt", path=CHAPTER)
    reader.waits_until_live()
    task = reader.page.locator("#t-task-3")
    task.locator("#t-task-3-choice-7H").click()
    status = task.get_by_role("status")
    expect(status).to_contain_text("Ainda não.")
    expect(status).to_contain_text("O dois tem prioridade")
    task.locator("#t-task-3-choice-2H").click()
    expect(status).to_contain_text("Certo.")
    expect(task).to_have_attribute("data-done", "true")
