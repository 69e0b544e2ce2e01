"""The table of ten tricks: turns, winners, the pile, cards out of play, the count."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import AlcaldeError, Suit
from alcalde.rematada import PACK, RematadaSeat
from alcalde.rematada.beginner import best_suit
from alcalde_widgets import RematadaTable, TalonTable
from alcalde_widgets.codec import UnreadableState
from tests.widgets.views import LANGS, one, shown, status


def tap(table: RematadaTable, *places: int) -> RematadaTable:
    """Play cards by their places in the hand of the player whose turn it is."""
    for place in places:
        assert table.now.game.turn
        hand = table.now.game.hand(table.now.game.turn)
        table.act("tap", card=hand[place % len(hand)].code)
        assert table.notice == ""
    return table


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("contractor", ["right", "left", "dealer"])
def test_ten_tricks_by_hand(lang: str, contractor: str) -> None:
    """REM-7, REM-8: any card in turn is allowed; winners lead; every card is captured."""
    table = RematadaTable(contractor=contractor, lang=lang)
    assert str(table.now.game.turn) == "right"
    for turn in range(30):
        (due,) = (part for part in table.view().find() if "is-due" in str(part.attributes))
        taken = table.now.trick is not None and table.now.trick.complete
        assert (due.attributes["aria-current"] == "true") is not taken
        label = table.voice.label(table.now.game.turn or RematadaSeat.DEALER)
        assert label in due.text
        tap(table, turn)
        assert "{" not in shown(table)
        assert status(table)
    assert table.now.game.over
    assert {*table.now.game.pile, *table.now.game.out_of_play} == {*PACK}
    assert table.now.game.result
    assert table.now.game.result.reasons[-1].say(table.voice.words) in shown(table)
    assert str(table.now.game.result.score) in status(table)


def test_where_the_cards_go() -> None:
    """REM-8: the contractor's tricks go to the pile, all others out of play."""
    table = RematadaTable()
    said = {True: "go to the contractor’s pile", False: "are out of play"}
    seen = set()
    while not table.now.game.over:
        before = len(table.now.game.pile), len(table.now.game.out_of_play)
        table.act("trick")
        won = table.now.game.history[-1].winner is table.now.contractor
        grown = len(table.now.game.pile) - before[0], len(table.now.game.out_of_play) - before[1]
        assert grown == ((3, 0) if won else (0, 3))
        assert said[won] in status(table)
        seen.add(won)
    assert seen == {True, False}


def test_out_of_turn_and_not_in_hand() -> None:
    """REM-7: refused with the engine's sentence; nothing changes."""
    table = RematadaTable()
    before = table.state()
    for seat in ("left", "dealer"):
        table.act("tap", card=table.now.game.hand(seat)[0].code)
        assert table.notice == "The next to play is the player on the right."
        assert table.state() == before
    aside = table.now.game.laid_aside[0]
    table.act("tap", card=aside.code)
    assert table.notice == f"{aside} is not in this hand."
    table.act("tap", card="2S")
    assert "no twos" in table.notice
    table.act("trick")
    gone = table.now.game.history[0].cards[0]
    table.act("tap", card=gone.code)
    assert table.notice == f"{gone} has been played already, in trick 1."


def test_a_beginner_plays_card_by_card_and_all_is_taken_back() -> None:
    """Steps of a card, a trick or all cards play the same game; every card can be taken back."""
    single, tricks, whole = RematadaTable(), RematadaTable(), RematadaTable()
    for _ in range(30):
        single.act("step")
    for _ in range(10):
        tricks.act("trick")
    whole.act("all")
    assert single.now == tricks.now == whole.now
    for name in ("step", "trick", "all"):
        whole.act(name)
        assert whole.notice
    for _ in range(30):
        assert whole.now != whole.start
        whole.act("back")
        assert whole.notice == ""
    assert whole.now == whole.start
    whole.act("back")
    assert whole.now == whole.start
    single.act("reset")
    assert single.now == single.start


def test_what_a_chapter_can_ask_for() -> None:
    """Cards laid aside, trump and cards played; a beginner decides what is left out."""
    held = [card.code for card in TalonTable(5, contractor="dealer", stage=2).now.held()]
    table = RematadaTable(
        5, contractor="dealer", bid=120, aside=f"{held[0]} {held[5]}", trump="♣", played=4
    )
    assert {card.code for card in table.now.game.laid_aside} == {held[0], held[5]}
    assert (table.now.game.trump, table.now.game.bid) == (Suit.CLUBS, 120)
    assert (len(table.now.game.history), len(table.now.game.table)) == (1, 1)
    alone = RematadaTable(5, contractor="dealer").now.game
    assert alone.trump is best_suit(alone.hand("dealer") + alone.laid_aside)


@pytest.mark.parametrize(
    "wrong",
    [{"played": 31}, {"played": -1}, {"trump": "x"}, {"aside": "A♥"}, {"aside": "2♥ 4♥"},
     {"contractor": "mayor"}, {"bid": 99}],
)  # fmt: skip
def test_invalid_arguments_are_refused(wrong: dict[str, Any]) -> None:
    """An invalid argument raises at once."""
    with pytest.raises((AlcaldeError, ValueError)):
        RematadaTable(**wrong)


@st.composite
def tables(draw: st.DrawFn) -> RematadaTable:
    """Draw a table after some actions, allowed and refused."""
    table = RematadaTable(
        draw(st.integers(0, 20)),
        contractor=draw(st.sampled_from(["right", "left", "dealer"])),
        lang=draw(st.sampled_from(LANGS)),
        pack=draw(st.sampled_from(["french", "spanish"])),
    )
    names = st.sampled_from(["tap", "tap", "step", "trick", "back", "all", "reset"])
    for name in draw(st.lists(names, max_size=12)):
        args = {"card": draw(st.sampled_from(PACK)).code} if name == "tap" else {}
        table.act(name, **args)
    return table


@given(tables())
def test_no_card_is_lost(table: RematadaTable) -> None:
    """Every card is in a hand, on the table, in the pile or out of play."""
    now = table.now.game
    hands = [card for seat in RematadaSeat for card in now.hand(seat)]
    assert sorted([*hands, *now.table, *now.pile, *now.out_of_play], key=PACK.index) == [*PACK]


OTHER = tap(RematadaTable(8), 0, 0).state()["now"]
DOUBLED = tap(RematadaTable(), 0, 1).state()["now"] + "1. right A♥\n"


@pytest.mark.parametrize("wrong", [OTHER, DOUBLED, "rematada 1\nseed: 7\n", 7])
def test_a_game_of_another_example_is_unreadable(wrong: object) -> None:
    """The error names the place: the game continues its example, from the naming of trump on."""
    with pytest.raises(UnreadableState) as error:
        RematadaTable.from_state({**RematadaTable().state(), "now": wrong})
    assert error.value.where == "now"


def test_repr_and_focus() -> None:
    """The repr is deterministic; after a card the next hand takes the focus."""
    table = RematadaTable()
    assert repr(table) == (
        "<RematadaTable rematada: trump ♥ · The player on the right leads. Any card may be played.>"
    )
    tap(table, 0)
    (focus,) = table.view().find(data_focus=True)
    assert str(focus.attributes["id"]).rpartition("-")[2] in {
        card.code for card in table.now.game.hand("left")
    }
    assert one(table, id="t-rematada-back").attributes.get("aria-disabled") is None


@pytest.mark.parametrize("lang", LANGS)
def test_trump_stands_beside_the_hand_in_turn(lang: str) -> None:
    """REM-7: on a phone nothing else that shows trump is on the screen while one chooses."""
    table = RematadaTable(lang=lang)
    for turn in range(6):
        (due,) = (part for part in table.view().find() if "is-due" in str(part.attributes))
        trump = table.now.game.trump
        assert trump and table.voice.suit(trump) in next(due.find(class_="al-pill")).text
        assert len([*table.view().find(class_="al-pill")]) == 1
        tap(table, turn)
