"""A game that is replaced by another: it can be brought back, and no double click loses it."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode

import pytest

from alcalde import Game, write_record
from alcalde.players import play_out
from alcalde_widgets import GameTable
from tests.widgets.test_game_match import again, some_deals
from tests.widgets.test_game_table import advance, finish, until_turn
from tests.widgets.views import one, shown


@pytest.mark.parametrize("act", ["deal", "anew"])
def test_a_former_game_is_brought_back_once(act: str) -> None:
    """Before the first move, taking back brings the former game back."""
    table = until_turn(GameTable(7, seat="left"))
    advance(table)
    before = table.now
    table.act(act, seed=9)
    assert table.now.record != before.record
    assert one(table, id="t-game-back").text == "Bring the game back"
    table = again(table)
    advance(table)
    table.act("back")
    assert table.now == before
    assert one(table, id="t-game-back").text == "Take back"
    assert not [*table.view().find(data_link=True)]


def test_a_former_match_is_brought_back() -> None:
    """MATCH-2: the button says “New match” and what it ends; the former match can come back."""
    table = GameTable(7, length="match")
    assert one(table, id="t-game-new").text == "New match"
    assert "ends with this" not in shown(table)
    some_deals(table, 2)
    assert one(table, id="t-game-main").text == "Next deal"
    table.act("deal", seed=55)
    until_turn(table)
    assert "The match that is running ends with this; it can be brought back." in shown(table)
    before = table.now
    table.act("anew", seed=9)
    assert table.now.counts == ()
    until_turn(table)
    advance(table)
    table.act("back")
    assert (table.now.counts, table.now.game.dealt.seed) == ((), 9)
    table.act("back")
    assert table.now == before
    assert len(table.now.counts) == 2


def test_from_the_next_deal_back_to_the_count() -> None:
    """MATCH-2: taking back shows the count again, and nothing is counted twice."""
    table = GameTable(7, length="match")
    some_deals(table, 2)
    before = table.now
    table.act("deal", seed=9)
    assert one(table, id="t-game-back").text == "Back to the count"
    table.act("back")
    assert table.now == before
    assert table.title() == "The count"
    table.act("deal", seed=10)
    assert len(table.now.counts) == len(table.now.deals) == 2


def test_a_record_that_is_loaded_takes_no_match_away() -> None:
    """The match can be brought back at once, whatever the record contains."""
    for record in (write_record(play_out(Game.deal(5), 1)), write_record(Game.deal(5))):
        table = GameTable(7, length="match")
        some_deals(table, 2)
        before = table.now
        table.act("load", text=record)
        assert table.now.counts == ()
        assert one(table, id="t-game-back").text == "Bring the match back"
        table.act("back")
        assert table.now == before


def test_a_link_takes_no_game_away() -> None:
    """The game before an opened link can be brought back."""
    sent = until_turn(GameTable(5))
    link = urlsafe_b64encode(json.dumps(sent.state()).encode()).decode().rstrip("=")
    table = until_turn(GameTable(7, lang="es"))
    before = table.now
    table.act("open", link=link)
    assert table.now == sent.now
    table.act("back")
    assert table.now == before
    table.act("open", link="no link")
    assert table.notice
    assert (table.now, table.former) == (before, None)


def test_a_double_click_deals_once() -> None:
    """MATCH-2: the second request to deal is stale, and begins no other match."""
    table = finish(GameTable(3, length="match"))
    table.act("deal", seed=50)
    before = table.state()
    table.act("deal", seed=51)
    assert table.state() == before
    assert (len(table.now.counts), table.notice) == (1, "")
    table.act("anew", seed=51)
    assert table.now.counts == ()
    table.act("back")
    assert table.state()["now"] == before["now"]


@pytest.mark.parametrize("length", ["deal", "match"])
def test_a_record_that_is_loaded_twice_keeps_the_game_before_it(length: str) -> None:
    """MATCH-1, MATCH-2: a double click on its button does not lose the former game."""
    table = until_turn(GameTable(3, seat="left"))
    table.act("tap", card=table.now.held(table.now.seat)[0].code)
    mine = table.now
    match = finish(GameTable(4, length="match"))
    text = match.now.record if length == "deal" else one(match, id="t-game-match").text
    for _ in range(2):
        table.act("load", text=text)
        assert (table.notice, table.former) == ("", mine)
    table.act("back")
    assert table.now == mine


def test_a_double_click_plays_once() -> None:
    """PLAY-2: the second request to play two cards is stale and does nothing."""
    table = until_turn(GameTable(7))
    for card in table.now.held(table.now.seat)[:2]:
        table.act("tap", card=card.code)
    table.act("play")
    before = table.state()
    table.act("play")
    assert (table.state(), table.notice) == (before, "")
