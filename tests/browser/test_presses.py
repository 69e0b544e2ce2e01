"""A press acts once, however long a key is held down."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from alcalde_widgets import RematadaTable
from tests.browser.conftest import Visit
from tests.browser.reader import LANDING
from tests.browser.test_game import CHAPTER, Player
from tests.browser.test_progress import STORED, STORED_BEFORE, panel_button
from tests.browser.test_rematada_play import PLAY, sees

KEPT = "() => localStorage.getItem('alcalde.table.10-play.t-game')"
ELSEWHERE = "(node) => node.focus()"


def holds(page: Page, key: str) -> None:
    """Let a key that is down repeat, as the system does until it is let go."""
    for _ in range(5):
        page.keyboard.down(key)


def test_a_held_enter_plays_one_card(visit: Visit) -> None:
    """PLAY-2: the card of that press, written or chosen, is played; nothing else is pressed.

    The key is held until the others have played and the focus is on the next button.
    """
    player = Player(visit("es", path=CHAPTER))
    page = player.page
    player.part("seat-right").click()
    player.does("seat", seat="right")
    player.sees()
    field = player.part("typing")
    field.fill(player.first_card().removeprefix("card-"))
    field.focus()
    page.keyboard.down("Enter")
    player.does("type", text=player.first_card().removeprefix("card-"))
    holds(page, "Enter")
    player.goes_on()
    player.sees()
    holds(page, "Enter")
    page.keyboard.up("Enter")
    player.part("main").click()
    player.does("on", at=player.expected.now.moves)
    player.goes_on()
    player.sees()
    assert player.expected.now.own_turn
    card = player.first_card()
    player.part(card).focus()
    page.keyboard.down("Enter")
    player.does("tap", card=card.removeprefix("card-"))
    holds(page, "Enter")
    player.goes_on()
    player.sees()
    player.focus_is_on("main")
    holds(page, "Enter")
    page.keyboard.up("Enter")
    player.part("sums").click()
    player.does("sums")
    player.sees()
    assert len(player.expected.now.game.history) == 2
    assert json.loads(page.evaluate(KEPT)) == player.expected.state()


def test_held_keys_where_the_focus_goes_from_hand_to_hand(visit: Visit) -> None:
    """REM-7: Enter plays one card, and the next player's card, focused then, is not played.

    A space bar that went down on another button does not press the one that has the focus now.
    """
    reader = visit("pt", path=PLAY)
    reader.waits_until_live()
    keyboard, table = reader.page.keyboard, reader.page.locator("#t-tricks")
    expected = RematadaTable(22, contractor="left", name="tricks", lang="pt")
    card, following = (expected.now.game.hand(seat)[0].code for seat in ("right", "left"))
    table.locator(f"#t-tricks-card-{card}").focus()
    keyboard.down("Enter")
    expected.act("tap", card=card)
    sees(table, expected)
    expect(table.locator("[data-act=tap]:focus")).to_be_visible()
    holds(reader.page, "Enter")
    keyboard.up("Enter")
    table.locator("#t-tricks-back").click()
    expected.act("back")
    sees(table, expected)
    table.locator(f"#t-tricks-card-{card}").click()
    expected.act("tap", card=card)
    sees(table, expected)
    table.locator("#t-tricks-step").focus()
    keyboard.down("Space")
    table.locator(f"#t-tricks-card-{following}").evaluate(ELSEWHERE)
    holds(reader.page, "Space")
    keyboard.up("Space")
    table.locator("#t-tricks-back").click()
    expected.act("back")
    sees(table, expected)
    assert not expected.now.begun


def test_a_held_enter_does_not_confirm(visit: Visit) -> None:
    """Deleting what was done takes a second press."""
    reader = visit("pt", path=LANDING, script=STORED_BEFORE)
    before = reader.page.evaluate(STORED)
    panel_button(reader, "reset").focus()
    reader.page.keyboard.down("Enter")
    expect(panel_button(reader, "reset-sure")).to_be_focused()
    holds(reader.page, "Enter")
    reader.page.keyboard.up("Enter")
    assert reader.page.evaluate(STORED) == before
    expect(panel_button(reader, "reset-sure")).to_be_visible()
    reader.page.keyboard.press("Enter")
    expect(panel_button(reader, "reset-sure")).to_be_hidden()
    assert reader.page.evaluate(STORED) is None
