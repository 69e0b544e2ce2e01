"""What the reader has cleared stays cleared, whichever pages are open meanwhile."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reader import CHAPTER, LANDING, Reader
from tests.browser.test_exercises import NAME, PAGE, choice, progress, table
from tests.browser.test_game import CHAPTER as GAME
from tests.browser.test_game import Player
from tests.browser.test_game_kept import seen_again, writes_a_move
from tests.browser.test_progress import EVERYTHING, STORED, does, done, panel_button, tasks

DEAF = """
for (const name of ["storage", "focus"]) {
  addEventListener(name, (event) => event.stopImmediatePropagation(), true);
}
"""
"""A script for pages that do not hear of what other pages do."""


def clears(reader: Reader) -> None:
    """Clear everything on a page of its own, and close that."""
    panel = Reader(reader.page.context.new_page(), reader.address, "en")
    panel.opens(LANDING)
    panel_button(panel, "reset").click()
    panel_button(panel, "reset-sure").click()
    assert panel.page.evaluate(EVERYTHING) == []
    panel.page.close()


def says_so(reader: Reader) -> None:
    """Wait until the page says that the progress was cleared."""
    forgotten = reader.trouble("forgotten")
    expect(forgotten).to_be_in_viewport(ratio=1)
    expect(forgotten).to_contain_text(
        reader.frame("Your progress has been forgotten, as you asked in another window.")
    )
    forgotten.get_by_role("button", name=reader.frame("Close")).click()
    expect(forgotten).to_be_hidden()


def test_practice(visit: Visit) -> None:
    """The exercises of another page start afresh, and what follows is stored."""
    reader = visit("es", path=None)
    reader.turn_to(NAME)
    reader.opens(PAGE)
    reader.waits_until_live()
    before = reader.table.get_attribute("data-state") or ""
    at_first = progress(reader).text_content() or ""
    choice(reader, right=False).click()
    expect(reader.status).to_contain_text("Todavía no.")
    expect(progress(reader)).not_to_have_text(at_first)
    clears(reader)
    expect(progress(reader)).to_have_text(at_first)
    expect(reader.table).to_have_attribute("data-state", before)
    says_so(reader)
    assert reader.page.evaluate(EVERYTHING) == []
    choice(reader, right=True).click()
    expect(reader.status).to_contain_text("Correcto.")
    reader.page.reload()
    reader.waits_until_live()
    assert table(reader).practice.answers == 1


def test_tasks(visit: Visit) -> None:
    """Those done are to be done again, and can be."""
    reader = visit("en")
    first, second, *_ = tasks(reader)
    does(reader, first)
    does(reader, second)
    clears(reader)
    for task in (first, second):
        expect(done(reader, task)).to_be_hidden()
    says_so(reader)
    does(reader, second)
    page = CHAPTER.removesuffix(".html")
    name = (second.get_attribute("id") or "").removeprefix("t-")
    assert json.loads(reader.page.evaluate(STORED))["pages"][page]["done"] == [name]


@pytest.mark.parametrize("looked_at", [True, False])
def test_a_game_on_a_page_that_did_not_hear_of_it(visit: Visit, *, looked_at: bool) -> None:
    """Nothing of it is stored, whether the page is looked at again or the game goes on."""
    player = Player(visit("pt", path=GAME, script=DEAF))
    before = player.table.get_attribute("data-state") or ""
    writes_a_move(player)
    clears(player.reader)
    if looked_at:
        seen_again(player)
    else:
        player.part("sums").click()
    expect(player.table).to_have_attribute("data-state", before)
    says_so(player.reader)
    assert player.page.evaluate(EVERYTHING) == []
