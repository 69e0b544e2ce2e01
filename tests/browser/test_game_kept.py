"""What a reader at the game table never loses: typed text, a record, a match."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from alcalde import Game, Seat, write_record
from alcalde.players import play_out
from alcalde_widgets import GameTable
from alcalde_widgets.tables.alcalde.game.view import PAUSE
from tests.browser.conftest import Visit
from tests.browser.reader import PHONE, Reader
from tests.browser.test_game import CHAPTER, Player
from tests.browser.test_sharing import CLIPBOARD, NO_CLIPBOARD, packed
from tests.widgets.test_game_table import advance

READ = "() => navigator.clipboard.readText()"
HIDE = """
(hidden) => Object.defineProperty(document, "hidden", { value: hidden, configurable: true })
"""
SELECTED = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"


def writes_a_move(player: Player) -> None:
    """Begin a game as mayor and type the first move (PLAY-2)."""
    player.part("main").click()
    player.goes_on()
    player.sees()
    held = player.expected.now.held(player.expected.now.seat)
    move = f"{held[0].code} {held[1].code}"
    player.part("typing").fill(move)
    player.part("typing").press("Enter")
    player.does("type", text=move)
    player.goes_on()
    player.sees()


def deals(player: Player, field: Locator, count: int) -> None:
    """Load the record of a match after this many deals."""
    table = GameTable(3, length="match")
    for number in range(count):
        while not table.now.over:
            advance(table)
        if number < count - 1:
            table.act("deal", seed=50 + number)
    (match,) = table.view().find(id="t-game-match")
    field.fill(match.text)
    player.part("load").click()
    player.does("load", text=match.text)
    player.sees()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_typed_text_stays(visit: Visit, lang: str) -> None:
    """While the others play, after a count, a hint or a refusal; until it is sent."""
    player = Player(visit(lang, path=CHAPTER))
    player.table.locator("#t-game-records > summary").click()
    typing, other = player.part("typing"), player.part("other")
    typing.fill("2s k")
    other.fill("alcalde 1\nseed: 9")
    player.part("main").click()
    player.goes_on()
    player.sees()
    for part, act in (("sums", "sums"), ("hint", "hint")):
        player.part(part).click()
        player.does(act)
        player.sees()
        expect(typing).to_have_value("2s k")
        expect(other).to_have_value("alcalde 1\nseed: 9")
    typing.fill("zz")
    typing.press("Enter")
    player.does("type", text="zz")
    player.sees()
    player.part("sums").click()
    player.does("sums")
    player.sees()
    expect(typing).to_have_value("zz")
    player.part("load").click()
    player.does("load", text="alcalde 1\nseed: 9")
    player.sees()
    expect(other).to_have_value("")
    expect(typing).to_have_value("zz")
    cards = "3c" if player.expected.now.seat.cards < 2 else "zz"
    typing.fill(cards)
    typing.press("Enter")
    player.does("type", text=cards)
    player.sees()


def test_a_submitted_move_leaves_the_field(visit: Visit) -> None:
    """PLAY-2: the field is empty after the move has been played."""
    player = Player(visit("pt", path=CHAPTER))
    writes_a_move(player)
    expect(player.part("typing")).to_have_value("")


def test_copying_a_record(visit: Visit) -> None:
    """A live region confirms it, and the record is on the clipboard."""
    player = Player(visit("es", path=CHAPTER, **CLIPBOARD))
    player.table.locator("#t-game-records > summary").click()
    said = player.table.locator("[aria-live]", has=player.page.locator("[data-said]"))
    expect(said).to_have_text("Registro copiado.")
    expect(said.locator("[data-said]")).to_be_hidden()
    player.part("record-copy").click()
    expect(said.locator("[data-said]")).to_be_visible()
    assert player.page.evaluate(READ) == player.expected.now.record
    player.part("sums").click()
    player.does("sums")
    player.sees()
    expect(said.locator("[data-said]")).to_be_hidden()


def test_a_record_is_selected_without_a_clipboard(visit: Visit) -> None:
    """It can be copied by hand, and nothing claims that it was copied."""
    player = Player(visit("en", path=CHAPTER, script=NO_CLIPBOARD))
    player.table.locator("#t-game-records > summary").click()
    player.part("record-copy").click()
    field = player.part("record")
    expect(field).to_be_focused()
    assert field.evaluate(SELECTED) == player.expected.now.record
    expect(player.table.locator("[data-said]")).to_be_hidden()


def test_opening_a_link_loses_no_play(visit: Visit) -> None:
    """PLAY-2: the game before the link can be restored, to the last card."""
    player = Player(visit("en", path=CHAPTER))
    writes_a_move(player)
    record = player.expected.now.record
    link = packed(GameTable(31, lang="en", name="game").state())
    player.page.evaluate("(hash) => { location.hash = hash }", f"t-game={link}")
    player.does("open", link=link)
    player.sees()
    assert player.expected.now.record != record
    player.part("back").click()
    player.does("back")
    player.goes_on()
    player.sees()
    assert player.expected.now.record == record


def test_reviewing_and_restoring_a_match(visit: Visit) -> None:
    """MATCH-2: its deals, step by step; it can be restored after another record and a reload."""
    player = Player(visit("es", path=CHAPTER, **PHONE))
    player.table.locator("#t-game-records > summary").click()
    field = player.part("other")
    deals(player, field, 2)
    player.part("deal-1").tap()
    player.does("review", deal=0)
    player.sees()
    expect(player.part("main")).to_be_focused()
    player.part("step-next").tap()
    player.does("step", to=1)
    player.sees()
    player.part("main").tap()
    player.does("close")
    player.sees()
    match = player.expected.now
    text = write_record(play_out(Game.deal(5), 1))
    field.fill(text)
    player.part("load").tap()
    player.does("load", text=text)
    player.sees()
    player.page.reload()
    again = Player(player.reader)
    again.expected = player.expected
    again.sees()
    expect(again.part("back")).to_have_text(re.compile("Recuperar la partida"))
    again.part("back").tap()
    again.does("back")
    again.sees()
    assert again.expected.now == match


def seen_again(player: Player) -> None:
    """Send a page the event that it has become visible or hidden."""
    player.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")


def hides(player: Player, hidden: bool) -> None:
    """Let a page believe that it is hidden, or visible again."""
    player.page.evaluate(HIDE, hidden)
    seen_again(player)


def test_two_tabs_of_one_game(visit: Visit) -> None:
    """PLAY-2: moves in one tab appear in the other, and neither overwrites the other."""
    player = Player(visit("es", path=CHAPTER))
    reader = Reader(player.page.context.new_page(), player.reader.address, "pt")
    reader.opens(CHAPTER)
    other = Player(reader)
    player.part("main").click()
    player.goes_on()
    player.sees()
    hides(player, True)
    seen_again(other)
    expect(other.part("record")).to_have_value(player.expected.now.record)
    expect(other.table).to_have_attribute("lang", "pt-PT")
    other.expected.act("resume", saved=json.dumps(player.expected.state()))
    held = other.expected.now.held(Seat.MAYOR)
    for part, act in (
        *((f"card-{card.code}", ("tap", {"card": card.code})) for card in held[:2]),
        ("main", ("play", {})),
    ):
        other.part(part).click()
        other.does(act[0], **act[1])
        other.sees()
    hides(player, False)
    expect(player.part("record")).to_have_value(other.expected.now.record)
    player.page.reload()
    again = Player(player.reader)
    expect(again.part("record")).to_have_value(other.expected.now.record)


def test_a_hidden_page_pauses(visit: Visit) -> None:
    """PLAY-2: the others wait while the page is hidden, and continue when it is visible again."""
    player = Player(visit("en", path=CHAPTER))
    player.part("main").click()
    player.does("go", at=0)
    player.page.evaluate(HIDE, True)
    player.sees()
    player.page.wait_for_timeout(2 * PAUSE)
    player.sees()
    hides(player, False)
    player.goes_on()
    player.sees()
