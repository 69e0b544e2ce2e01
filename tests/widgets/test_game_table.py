"""The game table: a whole game from any seat, refusals, what is hidden, what is saved."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde import DECK, Game, Seat, read_record, write_record
from alcalde.match import Match
from alcalde.places import Place
from alcalde.players import play_out
from alcalde_widgets import GameTable, restore
from alcalde_widgets.tables.alcalde.game.records import MARK
from tests.widgets.views import LANGS, one, shown, status

SEATS = ("mayor", "right", "left")
ACTS = st.one_of(
    st.tuples(st.just("tap"), st.sampled_from([{"card": card.code} for card in DECK])),
    st.tuples(st.just("own"), st.integers(0, 5)),
    st.tuples(st.sampled_from(["play", "back", "sums", "next"]), st.just({})),
    st.tuples(st.just("type"), st.fixed_dictionaries({"text": st.text(max_size=12)})),
    st.tuples(st.just("go"), st.fixed_dictionaries({"at": st.integers(-1, 40)})),
    st.tuples(st.just("on"), st.fixed_dictionaries({"at": st.integers(-1, 40)})),
    st.tuples(st.just("step"), st.fixed_dictionaries({"to": st.integers(-5, 60)})),
    st.tuples(st.just("seat"), st.sampled_from([{"seat": seat} for seat in (*SEATS, "dealer")])),
    st.tuples(st.just("agreed"), st.sampled_from([{"exchange": x} for x in ("none", "any", "x")])),
    st.tuples(st.just("load"), st.fixed_dictionaries({"text": st.text(max_size=60)})),
    st.tuples(st.just("deal"), st.fixed_dictionaries({"seed": st.integers(-1, 9)})),
)


def advance(table: GameTable) -> None:
    """Put the trick away, let the others move, or play the first cards of the hand."""
    now = table.now
    if now.pending:
        table.act("on", at=now.moves)
    elif not now.own_turn:
        table.act("go", at=now.moves)
    else:
        hand = now.held(now.seat)[: now.seat.cards]
        table.act("type", text=" ".join(card.code for card in hand))
    assert table.notice == ""


def finish(table: GameTable) -> GameTable:
    """Play a game to its count."""
    for _ in range(100):
        if table.now.over:
            return table
        advance(table)
    raise AssertionError("the game does not end")


def until_turn(table: GameTable) -> GameTable:
    """Go on until it is the reader's turn."""
    while not table.now.own_turn:
        advance(table)
    return table


@settings(max_examples=60)
@given(st.integers(0, 2**53 - 1), st.sampled_from(SEATS), st.sampled_from(["none", "any"]))
def test_a_game_goes_to_120_points(seed: int, seat: str, exchange: str) -> None:
    """PLAY-2, COUNT-1, DRAW-1: ten tricks from any seat; the record gives the same game."""
    table = finish(GameTable(seed, seat=seat, exchange=exchange))
    game = table.now.game
    assert (len(game.history), sum(game.points)) == (10, 120)
    assert read_record(table.now.record) == game
    text = shown(table)
    assert str(game.points[0]) in text
    assert str(game.points[1]) in text
    assert "plus" in text


@settings(max_examples=60)
@given(st.sampled_from(SEATS), st.lists(ACTS, max_size=40))
def test_whatever_the_reader_does_nothing_raises_and_the_state_comes_back(
    seat: str, acts: list[tuple[str, Any]]
) -> None:
    """A refused action gives a notice and changes nothing; a state draws the same table again."""
    table = GameTable(3, seat=seat, lang="es")
    for name, args in acts:
        before = table.now
        if name == "own":
            hand = table.now.held(table.now.seat)
            table.act("tap", card=hand[args % len(hand)].code) if hand else None
        elif name == "next":
            advance(table) if not table.now.over else None
        else:
            table.act(name, **args)
        if table.notice:
            assert table.now == before
    table.act("pack", pack=table.pack)
    again = restore("game", json.loads(json.dumps(table.state())))
    assert str(again.view()) == str(table.view())
    assert again.state() == table.state()
    assert again.summary() == table.summary()


BAD = [
    ("mayor", "zz", "“zz” is not a card: write A♥ or AH."),
    ("mayor", "{own}", "The mayor plays two cards: choose one more."),
    ("mayor", "{own} {second} {third}", "The mayor plays two cards, not 3."),
    ("mayor", "{own} {own}", "{own} is there twice: every card is different."),
    ("mayor", "{own} {other}", "{other} is not in this hand."),
    ("right", "{own} {second}", "The right opponent plays one card, not 2."),
    ("right", "{other}", "{other} is not in this hand."),
]


@pytest.mark.parametrize(("seat", "text", "said"), BAD, ids=[text for _, text, _ in BAD])
def test_an_impossible_written_move_is_refused(seat: str, text: str, said: str) -> None:
    """PLAY-2, PLAY-3: a sentence says why; the text stays in the field and the game unchanged."""
    table = until_turn(GameTable(7, seat=seat))
    own, second, third = table.now.held(table.now.seat)[:3]
    other = next(card for card in DECK if card not in table.now.held(table.now.seat))
    cards = {"own": own, "second": second, "third": third, "other": other}
    before = table.now
    table.act("type", text=text.format(**cards))
    assert table.notice == said.format(**cards)
    assert table.now == before
    field = one(table, data_arg="text", type="text")
    assert field.attributes["value"] == text.format(**cards)
    assert field.attributes["aria-invalid"] == "true"
    table.act("type", text=" ".join(map(str, [own, second][: table.now.seat.cards])))
    assert table.notice == ""
    assert one(table, data_arg="text", type="text").attributes["value"] == ""


def test_a_move_out_of_turn_and_while_a_trick_is_looked_at() -> None:
    """PLAY-6: the refusals say whose turn it is, and that the trick must be put away first."""
    table = GameTable(7)
    card = table.now.held(Seat.MAYOR)[0]
    table.act("type", text=f"{card.code} {table.now.held(Seat.MAYOR)[1].code}")
    assert table.notice == "It is Isaac’s turn."
    until_turn(table)
    advance(table)
    while not table.now.pending:
        advance(table)
    before = table.now
    table.act("tap", card=table.now.held(Seat.MAYOR)[0].code)
    assert table.notice == "Look at this trick first, then go on."
    assert table.now == before
    assert len([*table.view().find(class_="al-badge")]) == 1
    assert one(table, id="t-game-why")


@pytest.mark.parametrize("seat", SEATS)
def test_only_those_hands_are_open_that_may_be_seen(seat: str) -> None:
    """SEAT-3: the own and a partner's hand are open; the page contains no card of another hand."""
    table = until_turn(GameTable(7, seat=seat))
    me = Seat.parse(seat)
    text = str(table.view())
    for other in Seat:
        open_ = other is me or Seat.MAYOR not in (other, me)
        for card in table.now.held(other):
            assert (
                f'aria-label="{table.voice.card(card)}"' in text
                or (f">{table.voice.card(card)}<" in text)
            ) == open_
    assert ("face down" in shown(table)) is True


def test_the_two_are_numbered_in_their_order() -> None:
    """PLAY-4: chosen cards are numbered, a tap drops one, and the button names both."""
    table = until_turn(GameTable(7))
    first, second, third = table.now.held(Seat.MAYOR)[:3]
    for card in (first, second, first, third):
        table.act("tap", card=card.code)
    assert table.now.chosen == (second, third)
    assert f"Play {table.voice.card(second)} and" in one(table, id="t-game-main").text
    table.act("play")
    assert table.now.game.table[-2:] == (second, third) or table.now.game.history


def test_taking_back_leads_to_the_readers_last_choice() -> None:
    """The reader's move and what the others did after it are undone, trick by trick."""
    table = until_turn(GameTable(7, seat="left"))
    moments = []
    for _ in range(4):
        moments.append(table.now.record)
        advance(table)
        until_turn(table)
    for record in reversed(moments):
        table.act("back")
        assert table.now.record == record
        assert table.now.own_turn


def test_what_is_agreed_holds_at_once_or_from_the_next_deal_on() -> None:
    """EXCH-1: before the first move the deal begins again, later the game does not change."""
    table = GameTable(7)
    table.act("seat", seat="left")
    assert table.now.seat is Seat.LEFT
    until_turn(table)
    record = table.now.record
    table.act("agreed", exchange="any")
    table.act("seat", seat="mayor")
    assert (table.now.record, table.now.seat) == (record, Seat.LEFT)
    assert "This holds from the next deal on." in shown(table)
    table.act("deal", seed=9)
    assert (table.now.seat, table.now.game.rules.exchange) == (Seat.MAYOR, True)
    assert table.now.game == Game.deal(9, table.now.game.rules)


@given(st.integers(0, 10**6), st.sampled_from(SEATS))
@settings(max_examples=5)
def test_a_match_goes_on_until_somebody_has_seven(seed: int, seat: str) -> None:
    """MATCH-2, COUNT-3: office moves on, the reader keeps the place, seven points win."""
    table = GameTable(seed, seat=seat, length="match")
    match = Match.begin(next(p for p in Place if Place.FIRST.seat(p).value == seat))
    while True:
        assert table.now.seat is match.seat_of(Place.FIRST)
        assert table.voice.label(match.seat_of(Place.SECOND)) == "Isaac"
        assert table.voice.label(match.seat_of(Place.THIRD)) == "Lena"
        match = match.follow(finish(table).now.game)
        text = shown(table)
        after = [f"You{match.points[0]}", f"Isaac{match.points[1]}", f"Lena{match.points[2]}"]
        assert "".join(after) in text
        again = restore("game", json.loads(json.dumps(table.state())))
        assert again.summary() == table.summary()
        if match.over:
            break
        table.act("deal", seed=seed + len(match.deals))
    assert "the match" in status(table)
    table.act("deal", seed=seed)
    assert table.now.counts == ()
    assert table.now.seat.value == seat


def test_a_match_is_not_lost_by_agreeing_on_something_else() -> None:
    """MATCH-2: between two deals a change waits too, and the deals played still count."""
    table = finish(GameTable(7, length="match"))
    table.act("deal", seed=8)
    counts = table.now.counts
    assert len(counts) == 1
    table.act("agreed", exchange="any")
    assert table.now.counts == counts
    assert "This holds from the next match on." in shown(table)
    finish(table).act("deal", seed=9)
    assert len(table.now.counts) == 2
    assert not table.now.game.rules.exchange
    table.act("anew", seed=10)
    assert (table.now.counts, table.now.game.rules.exchange) == ((), True)


def test_an_exchange_is_offered_where_it_may_be_made() -> None:
    """EXCH-2, EXCH-3: a button, and afterwards the card in the hand."""
    table = GameTable(3, seat="left", exchange="any")
    (button,) = table.view().find(data_act="exchange")
    assert "two of hearts" in button.text
    indicator = table.now.game.indicator
    table.act("exchange", card="2H")
    assert indicator in table.now.held(Seat.LEFT)
    assert "takes" in status(table)
    table.act("back")
    assert "2♥" in map(str, table.now.held(Seat.LEFT))


def test_the_count_can_be_hidden() -> None:
    """COUNT-5: the reader shows or hides the running count."""
    table = GameTable(7)
    assert one(table, id="t-game-sums").text == "Hide"
    table.act("sums")
    assert not [*table.view().find(class_="al-facts")]
    finish(table)
    assert "plus" in shown(table)


def test_the_running_count_waits_until_the_trick_was_looked_at() -> None:
    """COUNT-5: the count includes a trick only once it is put away."""
    table = GameTable(7)
    while not table.now.pending:
        advance(table)
    assert table.now.counted == (0, 0)
    advance(table)
    assert table.now.counted == table.now.game.points


RECORDS = [
    ("", "The record ends at line 1. Expected there: alcalde 1."),
    ("rematada 1", "Line 1 of the record"),
    ("alcalde 1\nseed: 7\n1. right 9♣", "Line 3 of the record, trick 1"),
    ("alcalde 1\nseed: 7\n1. right A♥", "Line 3 of the record, trick 1, “right A♥”"),
    ("alcalde 1\nseed: 7\n1. right", "Line 3 of the record"),
    ("alcalde-match 1\ntarget: 7\nfirst-mayor: 4", "Line 3 of the record"),
    ("alcalde-match 1\ntarget: 7\nfirst-mayor: 0\ndeal 2", "Line 4 of the record"),
    ("alcalde-match 1\ntarget: 7\nfirst-mayor: 0", "A match at this table goes to 7 game points"),
    ("alcalde-match 1\ntarget: 3\nfirst-mayor: 0\ndeal 1\nseed: 7", "A match at this table goes"),
    ("# a match\nalcalde-match 1\n" + "#" * 20_000, "This text is too long for a record."),
    ("x" * 5000, "This text is too long for a record."),
]


@pytest.mark.parametrize(("text", "said"), RECORDS, ids=[text[:20] for text, _ in RECORDS])
def test_an_unreadable_record_is_refused(text: str, said: str) -> None:
    """An unreadable record gives a sentence, and the current game goes on."""
    table = until_turn(GameTable(7))
    before = table.now
    table.act("load", text=text)
    assert table.notice.startswith(said)
    assert table.now == before


@given(st.integers(0, 999), st.integers(0, 30), st.sampled_from(SEATS), st.sampled_from(["", MARK]))
@settings(max_examples=40)
def test_a_game_continues_from_a_record(seed: int, end: int, seat: str, mark: str) -> None:
    """A record copied from one table can be loaded into another and played to its end."""
    game = Game.deal(seed)
    while not game.over and game.cards_played < end:
        game = game.play(game.legal()[0])
    table = GameTable(7, seat=seat)
    table.act("load", text=mark + write_record(game))
    assert table.notice == ""
    assert table.now.game == game
    assert sum(finish(table).now.game.points) == 120


@pytest.mark.parametrize("lang", LANGS)
def test_the_plain_line_names_the_players_as_the_table_does(lang: str) -> None:
    """PLAY-1: the mayor's right neighbour leads, under the name shown on the table."""
    table = GameTable(7, seat="mayor", lang=lang)
    table.act("go", at=0)
    (play,) = table.now.game.table
    assert f" · Isaac {play} · " in table.summary()


def test_a_game_that_is_over_is_stepped_through() -> None:
    """Each step shows the state after so many moves with open hands, then the count again."""
    table = GameTable(7)
    table.act("load", text=write_record(play_out(Game.deal(5), 1)))
    states = table.now.states
    for number in range(len(states)):
        table.act("step", to=number)
        assert table.shown.game == states[number]
        assert "face down" not in shown(table)
        assert not [*table.view().find(data_act="tap")]
    table.act("step", to=0)
    assert f"Trick 1 of 10 · trump {states[0].trump.symbol}" in table.summary()
    table.act("close")
    assert table.title() == "The count"


def test_it_continues_from_the_state_on_the_device() -> None:
    """A kept state opens in another language too; the state of another table is refused."""
    table = until_turn(GameTable(7, lang="en"))
    other = GameTable(7, lang="pt")
    other.act("resume", saved=json.dumps(table.state()))
    assert (other.notice, other.lang, other.now) == ("", "pt", table.now)
    before = other.now
    for saved in ("", "[", "{}", json.dumps({**table.state(), "name": "another"})):
        other.act("resume", saved=saved)
        assert "a mesa fica como está" in other.notice
        assert other.now == before


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("pack", ["french", "spanish"])
def test_it_is_whole_in_every_language_and_pack(lang: str, pack: str) -> None:
    """No placeholder is left unfilled, from the deal to the count."""
    table = GameTable(7, lang=lang, pack=pack, exchange="any")
    while not table.now.over:
        assert "{" not in shown(table)
        advance(table)
    assert "{" not in shown(table)
