"""The talon table: talon shown and taken, two cards aside, trump named, their count."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from alcalde import AlcaldeError
from alcalde_widgets import TalonTable
from alcalde_widgets.codec import UnreadableState
from tests.widgets.views import LANGS, one, shown, status


def taken(**more: Any) -> TalonTable:  # noqa: ANN401
    """Return a table on which the contractor holds twelve cards."""
    return TalonTable(stage=2, **more)


def aside(table: TalonTable, *codes: str) -> TalonTable:
    """Choose cards and lay them aside."""
    for code in codes:
        table.act("tap", card=code)
    table.act("aside")
    return table


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("contractor", ["right", "left", "dealer"])
def test_the_steps_of_the_contractor(lang: str, contractor: str) -> None:
    """REM-3, REM-6: ten cards and a face-down talon; shown; twelve cards; two aside; trump."""
    table = TalonTable(contractor=contractor, lang=lang)
    backs = [*table.view().find(class_="al-card al-card--back")]
    assert (len(backs), len(table.now.held())) == (2, 10)
    table.act("talon")
    assert all(card.code in str(one(table, data_fly=card.code)) for card in table.now.game.talon)
    assert len(table.now.held()) == 10
    table.act("talon")
    assert table.now.held()[10:] == list(table.now.game.talon)
    first, second = table.now.held()[3].code, table.now.held()[11].code
    aside(table, first, second)
    assert {card.code for card in table.now.game.laid_aside} == {first, second}
    assert len(table.now.held()) == 10
    table.act("trump", suit="S")
    assert str(table.now.game.trump) == "♠"
    assert one(table, id="t-talon-trump-S").attributes["aria-pressed"] == "true"
    assert "{" not in shown(table)
    table.act("talon")
    assert table.notice


def test_any_two_of_the_twelve_may_be_laid_aside() -> None:
    """REM-6: cards of the talon and scoring cards, too."""
    for one_card, other in combinations(taken().now.held(), 2):
        table = aside(taken(), one_card.code, other.code)
        assert table.notice == ""
        assert table.now.game.phase == "trump"


def test_moves_out_of_order_are_refused() -> None:
    """REM-6: one card, three cards, trump too early, trump twice: the engine's sentences."""
    table = taken()
    first, second, third = (card.code for card in table.now.held()[:3])
    table.act("aside")
    assert table.notice == "Two cards are laid aside, not 0."
    aside(table, first)
    assert table.notice == "Two cards are laid aside, not 1."
    table.act("tap", card=second)
    table.act("tap", card=third)
    assert table.notice == "Two cards are laid aside, not 3."
    assert [card.code for card in table.now.chosen] == [first, second]
    table.act("trump", suit="H")
    assert table.notice == "First the player on the right lays two cards aside."
    table.act("aside")
    table.act("trump", suit="H")
    table.act("trump", suit="S")
    assert table.notice == "The trump suit has been named: hearts."
    table.act("tap", card=third)
    assert table.notice
    early = TalonTable()
    for name, args in (("aside", {}), ("tap", {"card": first}), ("trump", {"suit": "H"})):
        early.act(name, **args)
        assert early.notice, name


def test_what_the_two_cards_count_already() -> None:
    """REM-6, REM-8, REM-9: their values, and the pair once trump is named."""
    table = TalonTable(3, contractor="left", stage=2)
    held = {card.code for card in table.now.held()}
    suit = next(suit for suit in "DHCS" if {f"K{suit}", f"Q{suit}"} <= held)
    aside(table, f"K{suit}", f"Q{suit}")
    assert "7 points" in shown(table)
    assert "add" not in status(table)
    table.act("trump", suit=suit)
    assert "the pair of trump, add 40." in shown(table)
    table.act("back")
    other = next(letter for letter in "DHCS" if letter != suit)
    table.act("trump", suit=other)
    assert "a pair of another suit, add 20." in shown(table)


def test_every_step_can_be_taken_back() -> None:
    """From the named suit back to the face-down talon."""
    table = aside(taken(), "AH", "3H")
    first = TalonTable()
    table.act("trump", suit="H")
    seen = [table.state()]
    while table.now.stage:
        table.act("back")
        assert table.state() not in seen
        seen.append(table.state())
    assert len(seen) == 7
    assert table.now == first.now
    table.act("reset")
    assert table.state() == taken().state()


@pytest.mark.parametrize(
    "wrong", [{"stage": 3}, {"seed": -1}, {"contractor": "mayor"}, {"bid": 99}, {"bid": 231}]
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any]) -> None:
    """An invalid argument raises at once."""
    with pytest.raises((AlcaldeError, ValueError)):
        TalonTable(**wrong)


OTHER = aside(taken(seed=8), *(card.code for card in taken(seed=8).now.held()[:2]))


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"stage": 1}, "stage"),
        ({"stage": 3}, "stage"),
        ({"chosen": ["AH"]}, "chosen"),
        ({"now": "rematada 1\nseed: 7\n"}, "now"),
        ({"now": OTHER.state()["now"]}, "now"),
        ({"example": {"game": OTHER.state()["now"], "stage": 2}}, "example.game"),
    ],
)
def test_a_contradictory_state_is_unreadable(wrong: dict[str, Any], where: str) -> None:
    """The error names the place: aside before the talon is taken, chosen twice, another game."""
    state = aside(taken(), "AH", "3H").state()
    assert TalonTable.from_state(state).state() == state
    with pytest.raises(UnreadableState) as error:
        TalonTable.from_state({**state, **wrong})
    assert error.value.where == where


def test_repr_is_the_same_on_every_run() -> None:
    """The repr is deterministic."""
    assert repr(TalonTable()) == (
        "<TalonTable talon: The player on the right wins the auction at 100. The talon, two cards, "
        "lies face down.>"
    )
