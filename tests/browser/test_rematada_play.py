"""The pages of Brisca Rematada's auction, talon and ten tricks: by keyboard and by touch."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from alcalde import Card
from alcalde_widgets import AuctionTable, RematadaTable, Table, TalonTable
from tests.browser.conftest import Visit
from tests.browser.reader import LANGS, PHONE, Reader

AUCTION = "09-2-auction.html"
TALON = "09-3-talon.html"
PLAY = "09-4-play.html"
TURNS = "right 100, left pass, dealer 110"


def sees(table: Locator, expected: Table) -> None:
    """Wait until the page shows the state and the text of the expected table."""
    state = json.dumps(expected.state(), ensure_ascii=False, separators=(",", ":"))
    expect(table).to_have_attribute("data-state", state)
    expect(table).to_have_text(expected.view().text)


def fits(reader: Reader) -> None:
    """Check that nothing scrolls sideways, and that every control is large enough for a finger."""
    width = reader.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    small = reader.page.evaluate(
        """() => [...document.querySelectorAll(".al-table :is(button, input)")]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width && (width < 43.95 || height < 43.95)).length"""
    )
    assert small == 0


@pytest.mark.parametrize("lang", LANGS)
def test_the_auction_by_keyboard(visit: Visit, lang: str) -> None:
    """REM-4, REM-5: a bid that is too low is refused, a higher one counts, two passes end it."""
    reader = visit(lang, path=AUCTION)
    reader.waits_until_live()
    press = reader.page.keyboard.press
    table = reader.page.locator("#t-auction")
    expected = AuctionTable(TURNS, name="auction", lang=lang)
    sees(table, expected)
    field = table.get_by_role("textbox")
    bid, passes = table.locator("#t-auction-bid"), table.locator("#t-auction-pass")
    for points in ("99", "120"):
        field.fill(points)
        press("Enter")
        expected.act("write", points=points)
        sees(table, expected)
        bid.focus()
        press("Enter")
        expected.act("bid")
        sees(table, expected)
        expect(bid).to_be_focused()
    expect(table.locator("[role=status]")).to_contain_text("120")
    for _ in range(2):
        passes.focus()
        press("Space")
        expected.act("pass")
        sees(table, expected)
    expect(table.locator("[role=status]")).to_contain_text(
        expected.now.auction.explain()[-1].say(expected.voice.words)
    )


def test_the_auction_by_touch(visit: Visit) -> None:
    """REM-5: raise, bid, take back, three passes that void the deal, reset."""
    reader = visit("pt", path=AUCTION, **PHONE)
    reader.waits_until_live()
    table = reader.page.locator("#t-auction")
    expected = AuctionTable(TURNS, name="auction", lang="pt")
    steps: list[tuple[str, str, dict[str, int]]] = [
        ("more-10", "add", {"by": 10}), ("bid", "bid", {}), ("back", "back", {}),
        ("void", "void", {}), ("reset", "reset", {}),
    ]  # fmt: skip
    for part, action, args in steps:
        table.locator(f"#t-auction-{part}").tap()
        expected.act(action, **args)
        sees(table, expected)
    fits(reader)


@pytest.mark.parametrize("lang", LANGS)
def test_the_talon_by_keyboard(visit: Visit, lang: str) -> None:
    """REM-6: the talon is shown and taken, a third card refused, two laid aside, trump named."""
    reader = visit(lang, path=TALON)
    reader.waits_until_live()
    press = reader.page.keyboard.press
    table = reader.page.locator("#t-talon")
    expected = TalonTable(22, contractor="left", name="talon", lang=lang)
    sees(table, expected)
    for _ in range(2):
        table.locator("#t-talon-talon").focus()
        press("Enter")
        expected.act("talon")
        sees(table, expected)
    for card in Card.parse_all("K♥ Q♥ K♦"):
        face = table.get_by_role("button", name=expected.voice.card(card), exact=True)
        face.focus()
        press("Space")
        expected.act("tap", card=card.code)
        sees(table, expected)
        expect(face).to_be_focused()
    expect(table.locator(".al-note--warn span").last).to_have_text(expected.notice)
    table.locator("#t-talon-aside").focus()
    press("Enter")
    expected.act("aside")
    sees(table, expected)
    expect(table.locator("#t-talon-trump-D")).to_be_focused()
    press("Enter")
    expected.act("trump", suit="D")
    sees(table, expected)
    expect(table.locator("#t-talon-result")).to_contain_text("20")


def test_the_talon_by_touch(visit: Visit) -> None:
    """REM-6: the same by touch, and a step back."""
    reader = visit("es", path=TALON, **PHONE)
    reader.waits_until_live()
    table = reader.page.locator("#t-talon")
    expected = TalonTable(22, contractor="left", name="talon", lang="es")
    steps: list[tuple[str, str, dict[str, str]]] = [("talon", "talon", {})] * 2
    steps += [(f"card-{code}", "tap", {"card": code}) for code in ("KH", "QH")]
    steps += [("aside", "aside", {}), ("trump-H", "trump", {"suit": "H"}), ("back", "back", {})]
    for part, action, args in steps:
        table.locator(f"#t-talon-{part}").tap()
        expected.act(action, **args)
        sees(table, expected)
    fits(reader)


@pytest.mark.parametrize("lang", LANGS)
def test_ten_tricks_by_keyboard(visit: Visit, lang: str) -> None:
    """REM-7, REM-8: a card out of turn is refused, others are played, beginners play the rest."""
    reader = visit(lang, path=PLAY)
    reader.waits_until_live()
    press = reader.page.keyboard.press
    table = reader.page.locator("#t-tricks")
    expected = RematadaTable(22, contractor="left", name="tricks", lang=lang)
    sees(table, expected)
    for seat in ("dealer", "right", "left", "dealer"):
        card = expected.now.game.hand(seat)[0]
        table.locator(f"#t-tricks-card-{card.code}").focus()
        press("Enter")
        expected.act("tap", card=card.code)
        sees(table, expected)
    assert len(expected.now.game.history) == 1
    table.locator("#t-tricks-all").focus()
    press("Enter")
    expected.act("all")
    sees(table, expected)
    assert expected.now.game.result
    expect(table.locator("[role=status]")).to_contain_text(str(expected.now.game.result.score))


def test_ten_tricks_by_touch(visit: Visit) -> None:
    """REM-7: a card, two tricks, a card back, reset."""
    reader = visit("pt", path=PLAY, **PHONE)
    reader.waits_until_live()
    table = reader.page.locator("#t-tricks")
    expected = RematadaTable(22, contractor="left", name="tricks", lang="pt")
    for action in ("step", "trick", "trick", "back"):
        table.locator(f"#t-tricks-{action}").tap()
        expected.act(action)
        sees(table, expected)
    fits(reader)
    table.locator("#t-tricks-reset").tap()
    expected.act("reset")
    sees(table, expected)


@pytest.mark.parametrize("page", [AUCTION, TALON, PLAY])
def test_the_tasks(visit: Visit, page: str) -> None:
    """A wrong answer is explained, the right one is marked as done."""
    reader = visit("es", path=page)
    reader.waits_until_live()
    for name in ("task-1", "task-2"):
        task = reader.page.locator(f"#t-{name}")
        choices = task.locator("[data-act=choose]")
        for number in range(choices.count()):
            choices.nth(number).click()
            expect(task.locator("[role=status] strong")).to_be_visible()
        expect(task).to_have_attribute("data-done", "true")
