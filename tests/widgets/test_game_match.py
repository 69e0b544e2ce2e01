"""A match at the game table: its deals and their records, what is agreed for the next one."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde import Count, Game, Rules, read_record, write_record
from alcalde.history import moves_of
from alcalde.match import Match
from alcalde.match_record import read_match
from alcalde.places import Place
from alcalde.players import play_out
from alcalde_widgets import GameTable, restore
from alcalde_widgets.codec import LONGEST
from alcalde_widgets.tables.alcalde.game.model import NEWER, GameModel
from alcalde_widgets.tables.alcalde.game.records import match_record, read_deal, write_deal
from tests.engine.games import CHOICES, SEEDS, whole
from tests.widgets.test_game_table import finish, until_turn
from tests.widgets.views import JSON, one, shown

RULES = st.sampled_from([Rules(), Rules(exchange=True), Rules(exchange=True, two_takes="honours")])


def again(table: GameTable) -> GameTable:
    """Return the table restored from its saved state."""
    found = restore("game", json.loads(json.dumps(table.state())))
    assert isinstance(found, GameTable)
    assert found.notice == ""
    assert found.state() == table.state()
    return found


def some_deals(table: GameTable, number: int) -> list[Game]:
    """Play a number of deals of a match, and return their games."""
    games = [finish(table).now.game]
    for seed in range(100, 100 + number - 1):
        table.act("deal", seed=seed)
        games.append(finish(table).now.game)
    return games


@given(SEEDS, RULES, CHOICES)
@settings(max_examples=50)
def test_a_short_text_gives_the_same_deal(seed: int, rules: Rules, choices: list[int]) -> None:
    """EXCH-2, EXCH-3, PLAY-2: a short text plays the same deal; an unfinished deal is refused."""
    *_, before, game = whole(Game.deal(seed, rules), choices)
    assert read_deal(write_deal(game), rules) == game
    assert len(write_deal(game)) < 120
    with pytest.raises(ValueError):
        read_deal(write_deal(before), rules)


@given(SEEDS, CHOICES, st.integers(0, 99), st.text(max_size=3), st.integers(0, 3))
@settings(max_examples=50)
def test_an_edited_short_text_is_another_deal_or_refused(
    seed: int, choices: list[int], place: int, put: str, gone: int
) -> None:
    """PLAY-3: an edited text is refused, or it is a whole deal by the rules."""
    text = write_deal(whole(Game.deal(seed), choices)[-1])
    edited = text[:place] + put + text[place + gone :]
    try:
        game = read_deal(edited, Rules())
    except ValueError:
        return
    assert (game.over, write_deal(game)) == (True, edited)


@pytest.mark.parametrize("text", ["7 >", "7 3C>", "7 3C>5", "7 3", "7 3C5SK", "7", ""])
def test_a_truncated_short_text_is_unreadable(text: str) -> None:
    """EXCH-2, PLAY-2: the text ends within a card, after the exchange sign, or before any move."""
    with pytest.raises(ValueError):
        read_deal(text, Rules())
    state = MATCH.state()
    state["former"]["deals"][0] = text or "7"
    assert restore("game", state).notice


@pytest.mark.parametrize("seat", ["mayor", "right", "left"])
def test_the_deals_of_a_match_are_kept_and_looked_at(seat: str) -> None:
    """MATCH-2, COUNT-1: each deal has its count and moves; the match record has all deals."""
    table = GameTable(7, seat=seat, length="match")
    games = some_deals(table, 3)
    assert [read_deal(text, Rules()) for text in table.now.deals] == games[:-1]
    match = Match.begin(next(p for p in Place if Place.FIRST.seat(p).value == seat))
    for game in games:
        match = match.follow(game)
    told = one(table, id="t-game-match").text
    assert read_match(told) == match
    rows = [row.text for row in one(table, id="t-game-deals").find() if row.tag == "tr"][1:]
    assert len(rows) == 3
    for game, row in zip(games, rows, strict=True):
        assert f"{game.points[0]} to {game.points[1]}" in row
    count = shown(table)
    for number, game in enumerate(games):
        table.act("review", deal=number)
        assert table.notice == ""
        assert again(table).summary() == table.summary()
        mayor = match.standings[number].mayor
        assert table.voice.label(Place.SECOND.seat(mayor)) == "Isaac"
        assert table.voice.label(Place.THIRD.seat(mayor)) == "Lena"
        for step in range(len(moves_of(game)) + 1):
            table.act("step", to=step)
            assert [*moves_of(table.shown.game)] == [*moves_of(game)][:step]
            assert "face down" not in shown(table)
        assert table.shown.game == game
        assert read_record(one(table, id="t-game-record").text) == game
        table.act("step", to=999)
        assert table.now.step == len(moves_of(game))
        table.act("close")
        assert shown(table) == count


def test_a_deal_without_known_moves_is_not_shown() -> None:
    """MATCH-2: no deal is shown before the count, out of range, or where its moves are unknown."""
    table = GameTable(7, length="match")
    table.act("review", deal=0)
    assert table.notice
    finish(table)
    for number in (-1, 1, 10**9):
        table.act("review", deal=number)
        assert (table.notice != "", table.now.step) == (True, None)
    table.act("review", deal=0)
    assert (table.notice, table.now.step, table.now.looked) == ("", 0, None)


def test_a_game_of_an_older_page_goes_on() -> None:
    """MATCH-2: its counts are kept, and a sentence says that its deals have no record."""
    table = GameTable(7, length="match")
    some_deals(table, 2)
    state: dict[str, Any] = json.loads(json.dumps(table.state()))
    del state["former"], state["since"]
    for part in ("example", "now"):
        for key in NEWER:
            del state[part][key]
    old = restore("game", state)
    assert isinstance(old, GameTable)
    assert old.notice == ""
    assert (old.now.record, old.now.counts) == (table.now.record, table.now.counts)
    assert (old.now.deals, old.now.coach) == (("",), True)
    assert "The records of the earlier deals were not kept." in shown(old)
    assert not [*old.view().find(id="t-game-deal-1")]
    assert [*old.view().find(id="t-game-deal-2")]
    old.act("review", deal=0)
    assert old.notice
    old.act("deal", seed=9)
    assert old.now.counts[:1] == table.now.counts
    assert [bool(deal) for deal in old.now.deals] == [False, True]
    again(old)


@given(data=st.data(), value=JSON)
@settings(max_examples=60)
def test_an_edited_match_opens_the_example_and_says_so(data: st.DataObject, value: object) -> None:
    """Edited deals or an edited former game open the example with a notice."""
    table = MATCH
    state: Any = json.loads(json.dumps(table.state()))
    paths: list[tuple[Any, ...]] = [("former",), ("since",)]
    paths += [("now", key) for key in state["now"]] + [("former", key) for key in state["former"]]
    paths += [("now", "deals", 0), ("now", "counts", 0), ("former", "deals", 0)]
    path = data.draw(st.sampled_from(paths))
    place: Any = state
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    opened = restore("game", json.loads(json.dumps(state)))
    assert opened.notice or opened.state() == state
    opened.view()


def _match() -> GameTable:
    table = GameTable(7, length="match")
    some_deals(table, 3)
    table.act("anew", seed=1)
    table.act("back")
    some_deals(table, 1)
    table.act("deal", seed=11)
    return table


MATCH = _match()


def test_the_longest_match_fits_a_link_and_the_device() -> None:
    """MATCH-2: the longest match can be saved and linked, with a former match as long."""
    setup = GameTable(2**53 - 1, length="match", exchange="any").now.setup
    deals = [play_out(Game.deal(2**53 - 1 - n, setup.rules), 1) for n in range(20)]
    now = GameModel.begin(setup, 1)
    while True:
        after = {game: now.standing.after(Count.of(game.points[0])) for game in deals}
        longer = [game for game in deals if not after[game].over]
        if not longer:
            break
        game = min(longer, key=lambda game: (max(after[game].points), sum(after[game].points)))
        now = now._replace(
            counts=(*now.counts, game.points[0]), deals=(*now.deals, write_deal(game))
        )
    assert len(now.deals) >= 9
    table = GameTable(7)
    table.now = table.former = now._replace(record=write_record(deals[0]), seen=10)
    again(table)
    saved = json.dumps(table.state(), ensure_ascii=False)
    assert len(saved) < LONGEST
    other = GameTable(7, lang="pt")
    other.act("resume", saved=saved)
    assert (other.notice, other.now, other.former) == ("", table.now, table.former)
    link = table.view().attributes["data-link"]
    assert isinstance(link, dict)
    assert "former" not in link
    data = urlsafe_b64encode(json.dumps(link, ensure_ascii=False).encode()).decode()
    assert len(data) < LONGEST
    other.act("open", link=data)
    assert (other.notice, other.now) == ("", table.now)
    assert match_record(now.first, now.deals, table.now.record)


@pytest.mark.parametrize("seat", ["mayor", "left"])
@pytest.mark.parametrize("over", [True, False])
def test_a_match_continues_from_a_record(seat: str, over: bool) -> None:
    """MATCH-1, MATCH-2: a match record copied from one table goes on in another."""
    table = GameTable(7, seat=seat, length="match", exchange="any")
    some_deals(table, 2)
    text = one(table, id="t-game-match").text
    if not over:
        text = text.rstrip().rpartition("\n")[0]
    other = until_turn(GameTable(5, seat="right"))
    other.act("load", text=text)
    assert other.notice == ""
    assert again(other).now.counts == table.now.counts
    assert other.now.deals == table.now.deals
    assert other.now.seat is table.now.seat
    if over:
        assert other.now.game == table.now.game
        assert one(other, id="t-game-match").text == text
    some_deals(other, 2)
    assert len(other.now.counts) == 2


def test_what_waits_for_a_match_to_end_holds_then() -> None:
    """MATCH-2, EXCH-1: the others' skill changes at the next deal, all else after the match."""
    table = GameTable(7, length="match")
    finish(table)
    table.act("skill", skill="club")
    assert "This holds from the next deal on." in shown(table)
    table.act("seat", seat="left")
    assert "This holds from the next match on." in shown(table)
    table.act("deal", seed=8)
    assert (table.now.setup.skill, table.now.setup.seat) == ("club", "mayor")
    assert len(table.now.counts) == 1
    table.act("anew", seed=9)
    assert table.now.setup.seat == "left"
    assert not table.now.counts


def test_a_record_has_a_button_that_copies_it() -> None:
    """Each record has a field, a button that copies it, and a hidden sentence for success."""
    table = finish(GameTable(7, length="match", lang="es"))
    for part in ("record", "match"):
        button = one(table, id=f"t-game-{part}-copy")
        assert button.attributes["data-host"] == "copy"
        assert one(table, id=str(button.attributes["data-field"])).tag == "textarea"
    sentences = [*table.view().find(data_said=True)]
    assert [sentence.text for sentence in sentences] == ["Registro copiado."] * 2
    assert all(sentence.attributes["hidden"] for sentence in sentences)
