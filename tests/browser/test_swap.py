"""The swap of 2♠ for 2♦ (EX-1, EX-2): by mouse, by keyboard, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reader import LANGS, PHONE, SAVES_DATA, Reader

MAYOR_WINS = {
    "en": "The mayor wins with the two of spades: 25 points.",
    "es": "El alcalde gana con el dos de picas: 25 puntos.",
    "pt": "O alcalde ganha com o dois de espadas: 25 pontos.",
}
ISAAC_WINS = {
    "en": "Isaac wins with the ace of hearts: 25 points.",
    "es": "Isaac gana con el as de corazones: 25 puntos.",
    "pt": "O Isaac ganha com o ás de copas: 25 pontos.",
}
WHY = {
    "en": "No trump was played, so the highest card of hearts wins.",
    "es": "Nadie jugó triunfo: gana la carta más alta de corazones.",
    "pt": "Ninguém jogou trunfo: ganha a carta mais alta de copas.",
}


def sees_ex_1(reader: Reader) -> None:
    """Check that the mayor takes 11 + 10 + 0 + 4 = 25 with 2♠ (EX-1)."""
    reader.hears(MAYOR_WINS[reader.lang])
    reader.sees()
    expect(reader.table.locator(".al-sum")).to_contain_text("25")


def sees_ex_2(reader: Reader) -> None:
    """Check that Isaac takes the same 25 with A♥, since nobody played a trump (EX-2)."""
    reader.hears(ISAAC_WINS[reader.lang])
    reader.sees()
    expect(reader.reasons.filter(has_text=WHY[reader.lang])).to_have_count(1)
    expect(reader.table.locator(".al-sum")).to_contain_text("25")


@pytest.mark.parametrize("lang", LANGS)
def test_by_mouse(visit: Visit, lang: str) -> None:
    """After two clicks the page says who wins, with which card, how many points, and why."""
    reader = visit(lang)
    reader.waits_until_live()
    sees_ex_1(reader)
    region = reader.status.element_handle()
    reader.opens_picker("2♠", "first")
    reader.choice("2♦").click()
    reader.expected.act("put", card="2D")
    sees_ex_2(reader)
    expect(reader.picker).to_have_count(0)
    same = reader.status.evaluate("(now, before) => now === before", region)
    assert same, "a live region that is replaced is not spoken"


def test_by_keyboard(visit: Visit) -> None:
    """Tab, Enter, arrows, Enter; the focus is always visible and never lost."""
    reader = visit("es")
    press = reader.page.keyboard.press
    reader.waits_until_live()
    reader.tabs_to(reader.card("2♠"))
    press("Enter")
    reader.sees_after("pick", slot="first")
    reader.sees_focus_on(reader.choice("2♠"))
    for card in ("2♣", "2♥", "2♦"):
        press("ArrowUp")
        reader.sees_focus_on(reader.choice(card))
    press("Enter")
    reader.expected.act("put", card="2D")
    sees_ex_2(reader)
    reader.sees_focus_on(reader.card("2♦"))


def test_keys_inside_the_picker(visit: Visit) -> None:
    """Forty cards are one tab stop; Escape closes the picker and returns the focus."""
    reader = visit("pt")
    press = reader.page.keyboard.press
    reader.waits_until_live()
    reader.card("K♣").focus()
    press("Enter")
    reader.sees_after("pick", slot="second")
    reader.sees_focus_on(reader.choice("K♣"))
    stops = reader.picker.locator("[data-roving] button:not([tabindex='-1'])")
    expect(stops).to_have_count(1)
    press("Home")
    reader.sees_focus_on(reader.choice("A♦"))
    press("ArrowRight")
    reader.sees_focus_on(reader.choice("3♦"))
    press("End")
    reader.sees_focus_on(reader.taken("2♠"))
    expect(stops).to_have_count(1)
    press("Tab")
    expect(reader.picker.locator("[data-roving] :focus")).to_have_count(0)
    press("Shift+Tab")
    reader.sees_focus_on(reader.taken("2♠"))
    press("Escape")
    reader.sees_after("close")
    expect(reader.picker).to_have_count(0)
    reader.sees_focus_on(reader.card("K♣"))


def test_by_touch(visit: Visit) -> None:
    """On a phone of 360 px: tap a card, tap another; the swap button undoes and redoes it."""
    reader = visit("es", **PHONE)
    reader.waits_until_live()
    reader.card("2♠").tap()
    reader.sees_after("pick", slot="first")
    expect(reader.choice("2♦")).to_be_in_viewport()
    reader.choice("2♦").tap()
    reader.expected.act("put", card="2D")
    sees_ex_2(reader)
    reader.swap("2♦", "2♠").tap()
    reader.expected.act("swap")
    sees_ex_1(reader)
    reader.swap("2♠", "2♦").tap()
    reader.expected.act("swap")
    sees_ex_2(reader)


def test_one_live_region(visit: Visit) -> None:
    """Only one part of a table is announced, so that nothing is spoken twice."""
    reader = visit("es", script=SAVES_DATA)
    expect(reader.table.get_by_role("status")).to_have_count(1)
