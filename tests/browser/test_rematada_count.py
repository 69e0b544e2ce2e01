"""The pages of Brisca Rematada's pack, deal and count: by keyboard and by touch."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from alcalde import Card
from alcalde_widgets import (
    RematadaCountTable,
    RematadaDealTable,
    RematadaDeckTable,
    RematadaTrickTable,
    Table,
)
from tests.browser.conftest import Visit
from tests.browser.reader import LANGS, PHONE, Reader

PACK = "09-brisca-rematada.html"
COUNT = "09-5-count.html"
SIDE_BY_SIDE = "09-6-differences.html"


def sees(table: Locator, expected: Table) -> None:
    """Wait until the page shows the state and the text of the expected table."""
    state = json.dumps(expected.state(), ensure_ascii=False, separators=(",", ":"))
    expect(table).to_have_attribute("data-state", state)
    expect(table).to_have_text(expected.view().text)


def card(reader: Reader, table: Locator, name: str) -> Locator:
    """Return a card of the pack by its spoken name."""
    spoken = reader.words.card(Card.parse(name), "french")
    return table.get_by_role("button", name=spoken, exact=True)


@pytest.mark.parametrize("lang", LANGS)
def test_the_count_by_keyboard(visit: Visit, lang: str) -> None:
    """REM-8 to REM-11: the pack is one tab stop; arrows and Space move cards and bonuses."""
    reader = visit(lang, path=COUNT)
    reader.waits_until_live()
    press = reader.page.keyboard.press
    table = reader.page.locator("#t-count")
    expected = RematadaCountTable(name="count", lang=lang)
    sees(table, expected)
    first = card(reader, table, "A♦")
    first.focus()
    press("ArrowRight")
    expect(card(reader, table, "3♦")).to_be_focused()
    press("Space")
    expected.act("move", card="3D")
    sees(table, expected)
    expect(card(reader, table, "3♦")).to_be_focused()
    expect(card(reader, table, "3♦")).to_have_attribute("aria-pressed", "true")
    opponent = table.get_by_role("button", name=reader.say("An opponent"), exact=True)
    opponent.focus()
    press("Enter")
    expected.act("last", who="opponent")
    sees(table, expected)
    bid = table.get_by_label(reader.say("Bid"), exact=True)
    bid.fill("99")
    press("Enter")
    expected.act("bid", points="99")
    sees(table, expected)
    expect(bid).to_have_attribute("aria-invalid", "true")
    expect(table.locator("[role=status]")).to_contain_text("100")
    bid.fill("133")
    press("Enter")
    expected.act("bid", points="133")
    sees(table, expected)
    expect(table.locator(".al-status")).to_contain_text("133")


def test_the_count_by_touch(visit: Visit) -> None:
    """REM-9, REM-10: remove a pair, show how 230 is reached, reset."""
    reader = visit("es", path=COUNT, **PHONE)
    reader.waits_until_live()
    table = reader.page.locator("#t-count")
    expected = RematadaCountTable(name="count", lang="es")
    table.locator("#t-count-pair-S").tap()
    expected.act("pair", suit="S")
    sees(table, expected)
    table.locator("#t-count-most").tap()
    expected.act("most")
    sees(table, expected)
    expect(table.locator(".al-sum")).to_contain_text("230")
    table.locator("#t-count-reset").tap()
    expected.act("reset")
    sees(table, expected)
    width = reader.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def test_the_pack_and_the_deal(visit: Visit) -> None:
    """REM-1, REM-3: remove twos and fours by key, step back through the rounds by touch."""
    reader = visit("pt", path=PACK, **PHONE)
    reader.waits_until_live()
    deck = reader.page.locator("#t-deck")
    pack = RematadaDeckTable(name="deck", lang="pt")
    deck.locator("#t-deck-take").focus()
    reader.page.keyboard.press("Enter")
    pack.act("take")
    sees(deck, pack)
    expect(deck.get_by_role("img")).to_have_count(32)
    expect(deck.locator("#t-deck-take")).to_be_focused()
    deal = reader.page.locator("#t-deal")
    dealt = RematadaDealTable(seed=7, name="deal", lang="pt")
    deal.locator("#t-deal-step-previous").tap()
    dealt.act("step", to=10)
    sees(deal, dealt)
    deal.locator("#t-deal-look-left").tap()
    dealt.act("look", who="left")
    sees(deal, dealt)
    expect(deal.get_by_role("img")).to_have_count(10)


def test_the_same_trick_counts_for_the_contractor_alone(visit: Visit) -> None:
    """REM-8: the three cards leave the game when somebody else is the contractor."""
    reader = visit("en", path=SIDE_BY_SIDE)
    reader.waits_until_live()
    table = reader.page.locator("#t-rematada")
    expected = RematadaTrickTable(name="rematada")
    sees(table, expected)
    table.locator("#t-rematada-contractor-left").focus()
    reader.page.keyboard.press("Enter")
    expected.act("contractor", seat="left")
    sees(table, expected)
    expect(table.locator("[role=status]")).to_contain_text("out of play")
