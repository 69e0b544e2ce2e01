"""The match table: office, game points, the deals one by one, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import AlcaldeError, Count, Place, Seat, Standing
from alcalde_widgets import MatchTable, Person, restore
from alcalde_widgets.ui.voice import Voice
from tests.widgets.views import LANGS, check_refused, one, shown, status

TOGETHER = [58, 47, 55, 59]
"""Three lost deals give everybody two game points; the fourth is lost too."""


def place(table: MatchTable, index: int) -> str:
    """Return the text of a place."""
    return one(table, id=f"t-match-place-{index}").text.replace("\u00a0", " ")


# What is shown


def test_the_three_their_roles_and_game_points() -> None:
    """MATCH-2, SEAT-2: places stay, office passes to the right when it is lost (COUNT-3)."""
    table = MatchTable(TOGETHER, target=3, step=0)
    assert [place(table, n) for n in range(3)] == [
        "The third playermayor, deals0 game pointsMayor",
        "Isaacright opponent0 game points",
        "Lenaleft opponent0 game points",
    ]
    assert status(table) == "The third player is the first mayor and deals."
    table.act("step", to=1)
    assert [place(table, n) for n in range(3)] == [
        "The third playerleft opponent0 game points",
        "Isaacmayor, deals1 game pointMayor",
        "Lenaright opponent1 game point",
    ]
    assert status(table) == (
        "The mayor has 58: office passes to the right neighbour. Isaac and Lena earn 1 game point "
        "each. Isaac is mayor now and deals next."
    )


@pytest.mark.parametrize("lang", LANGS)
def test_two_win_together(lang: str) -> None:
    """MATCH-2: both opponents are marked as winners, and no deal can be added."""
    table = MatchTable(TOGETHER, target=3, lang=lang)
    wins = table.voice.words.gettext("Wins")
    assert [wins in place(table, n) for n in range(3)] == [False, True, True]
    assert not list(table.view().find(data_fly="office"))
    assert table.now.standing.winners == (Place.SECOND, Place.THIRD)
    for button in ("count", "play"):
        assert one(table, id=f"t-match-{button}").attributes["aria-disabled"] == "true"
    before = table.state()
    for action in ("count", "play"):
        table.act(action)
        assert table.state() == before
        assert table.notice in status(table) and table.notice


@pytest.mark.parametrize(
    ("last", "both"),
    [("Isaac", "Ana e Isaac"), ("Íñigo", "Ana e Íñigo"), ("Hilda", "Ana e Hilda")]
    + [("Lena", "Ana y Lena"), ("Hiedra", "Ana y Hiedra")],
)
def test_spanish_joins_two_names_as_they_sound(last: str, both: str) -> None:
    """Before the sound of *i* “and” is *e* and not *y*, on the page and for screen readers."""
    voice = Voice("es", people={Seat.RIGHT: Person("Ana", "f"), Seat.LEFT: Person(last, "f")})
    places = {"player": Seat.RIGHT, "player2": Seat.LEFT}
    template = voice.words.gettext("{player} and {player2}")
    assert voice.text(template, places) == both
    assert "".join(map(str, voice.fill(template, places))) == both


def test_the_pips_and_the_list_of_deals() -> None:
    """MATCH-2: a pip for each game point of the target; the mayor of each deal has the crown."""
    table = MatchTable(TOGETHER, target=5)
    (pips, *_) = table.view().find(class_="al-match__pips")
    kinds = [pip.attributes["class"] for pip in pips.find()][1:]
    assert len(kinds) == 5
    rows = [row.text for row in table.view().find() if row.tag == "tr"][1:]
    assert rows == ["1580 mayor11", "24711 mayor2", "355222 mayor", "4592 mayor33"]
    table.act("step", to=0)
    assert not list(table.view().find(class_="al-match__deals"))


@given(st.lists(st.integers(0, 120), max_size=20), st.integers(1, 15), st.integers(0, 2))
def test_a_match_that_is_entered_deal_by_deal(counts: list[int], target: int, first: int) -> None:
    """MATCH-2, COUNT-2, COUNT-3: the table agrees with the engine after each count."""
    table = MatchTable([], target=target, first=first)
    standing = Standing.begin(first, target)
    for count in counts:
        table.act("mayor", points=str(count))
        table.act("count")
        if standing.over:
            assert table.notice
        else:
            standing = standing.after(Count.of(count))
            assert not table.notice
        assert table.now.standing == standing
    assert table.now.step == len(table.now.counts)


# What can be moved


def test_a_deal_is_played_out_from_its_number() -> None:
    """MATCH-1, PLAY-3: a seed always gives the same deal, and the next deal has the next seed."""
    table = MatchTable([], seed=7)
    table.act("play")
    table.act("play")
    alone = MatchTable([], seed=8)
    alone.act("play")
    played = list(table.now.counts)
    assert played[1:] == list(alone.now.counts)
    several = set()
    for seed in range(40):
        other = MatchTable([], seed=seed)
        other.act("play")
        several.add(other.now.counts[0])
    assert len(several) > 20 and min(several) < 60 <= max(several)
    assert table.entry.typed[0] == str(played[1])
    table.act("step", to=1)
    table.act("play")
    assert list(table.now.counts) == played
    last = MatchTable([], seed=2**53 - 1)
    last.act("play")
    last.act("play")
    assert len(last.now.counts) == 2


def test_counting_again_drops_later_deals() -> None:
    """Stepping back to a deal shows its points; counting it again drops later deals."""
    table = MatchTable([72, 58, 64], target=7)
    table.act("step", to=1)
    assert table.entry.typed[0] == "58"
    assert "deal 2" in shown(table)
    table.act("add", field="mayor", by=1)
    table.act("add", field="mayor", by=10)
    table.act("count")
    assert table.now.counts == (72, 69)
    assert one(table, id="t-match-step-next").attributes["aria-disabled"] == "true"
    table.act("reset")
    assert table.now == table.start
    assert one(table, id="t-match-reset").attributes["aria-disabled"] == "true"


def test_the_target_goes_from_one_to_fifteen() -> None:
    """MATCH-2: deals after somebody has won are dropped; with a higher target the match goes on."""
    table = MatchTable([72, 58, 64, 51], target=7)
    for to in (6, 5, 4, 3, 2):
        table.act("target", to=to)
    assert (table.now.counts, table.now.step) == ((72, 58, 64), 3)
    assert table.now.standing.winners == (Place.SECOND,)
    table.act("target", to=1)
    assert table.now.counts == (72,)
    assert one(table, id="t-match-target-less").attributes["aria-disabled"] == "true"
    table.act("target", to=15)
    assert one(table, id="t-match-target-more").attributes["aria-disabled"] == "true"
    table.act("play")
    assert len(table.now.counts) == 2


def test_points_that_cannot_be_read_are_not_counted() -> None:
    """COUNT-1: unreadable points stay in the field, with a sentence and a disabled button."""
    table = MatchTable([58])
    table.act("mayor", points="61,5")
    assert "“61,5” is not a count" in status(table)
    assert one(table, id="t-match-count").attributes["aria-disabled"] == "true"
    assert one(table, id="t-match-mayor").attributes["aria-invalid"] == "true"
    before = table.state()
    table.act("count")
    assert table.state() == before and "“61,5” is not a count" in table.notice
    table.act("mayor", points="61")
    table.act("count")
    assert table.now.counts == (58, 61)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("", {}),
        ("step", {"to": 4}),
        ("step", {"to": -1}),
        ("step", {"to": "1"}),
        ("target", {"to": 0}),
        ("target", {"to": 16}),
        ("target", {"to": True}),
        ("add", {"field": "opponents", "by": 7}),
        ("count", {"points": 60}),
        ("deal", {"seed": 7}),
        ("explode", {"who": "<img src=x>"}),
    ],
)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An action that is unknown, or unknown now, changes nothing and gives a notice."""
    check_refused(MatchTable(lang=lang), name, args)


# Saved states


@pytest.mark.parametrize(
    "wrong",
    [
        {"course": {"first": 1, "target": 7, "counts": [58], "step": 1}},
        {"course": {"first": 0, "target": 16, "counts": [58], "step": 1}},
        {"course": {"first": 0, "target": 0, "counts": [], "step": 0}},
        {"course": {"first": 0, "target": 1, "counts": [58, 60], "step": 1}},
        {"course": {"first": 0, "target": 7, "counts": [121], "step": 1}},
        {"course": {"first": 0, "target": 7, "counts": ["58"], "step": 1}},
        {"course": {"first": 0, "target": 7, "counts": [58], "step": 2}},
        {"course": {"first": 0, "target": 7, "counts": [58], "step": True}},
        {"course": {"first": 3, "target": 7, "counts": [58], "step": 1}},
        {"course": {"first": 0, "target": 7, "counts": [58], "step": 1, "more": 1}},
        {"now": {"mode": "both", "typed": ["58", "62"], "last": [58, 62], "pile": []}},
        {"now": {"mode": "one", "typed": ["58", "62"], "last": [58, 62], "pile": ["AH"]}},
        {"people": [["Lena", "f"]]},
        {"people": "Lena"},
        {"deal": -1},
        {"deal": "7"},
        {"deal": True},
    ],
    ids=str,
)
def test_an_impossible_match_is_unreadable(wrong: dict[str, Any]) -> None:
    """A match that was cut or written otherwise opens the example, with a notice."""
    table = restore("match", {**MatchTable(lang="es").state(), **wrong})
    assert "No se pudo leer" in status(table)
    assert table.state() == MatchTable(lang="es").state()


@pytest.mark.parametrize(
    "wrong",
    [
        {"counts": [121]},
        {"counts": [58, 60], "target": 1},
        {"target": 0},
        {"target": 16},
        {"first": 3},
        {"step": 4},
        {"seed": -1},
    ],
    ids=str,
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any]) -> None:
    """A mistake in a chapter raises an error at once."""
    with pytest.raises((ValueError, AlcaldeError), match=".+"):
        MatchTable(**wrong)


def test_names_and_numbers() -> None:
    """Without names the three go by their number, in Portuguese with the article."""
    assert repr(MatchTable([58], target=2, people=None)) == (
        "<MatchTable match: The first player 0, The second player 1, The third player 1 · "
        "target 2 · The mayor has 58: office passes to the right neighbour. The second player and "
        "the third player earn 1 game point each. The second player is mayor now and deals next.>"
    )
    assert "O terceiro jogador ganha 1 ponto de jogo." in status(MatchTable([60], lang="pt"))
