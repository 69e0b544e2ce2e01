"""The count table: what a reader can do with it, and what it then shows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import DECK, AlcaldeError, Count, CountError
from alcalde.core.points import points_of
from alcalde_widgets import CountTable, restore
from alcalde_widgets.tables.alcalde.count.model import SCORING
from tests.widgets.views import LANGS, check_refused, one, shown, status

BAD = [
    "61,5",
    "-3",
    "200",
    "sixty",
    "",
    "５８",
    "1e3",
    "9" * 999,
    "<b>5</b>",
    "58\udcff.",
    "{n}",
    "٥",
]


def office(table: CountTable) -> str:
    """Return the seat that shows the office, or nothing."""
    for who in ("right", "left", "mayor"):
        seat = one(table, id=table.id(f"seat-{who}"))
        if list(seat.find(data_fly="office")):
            return who
    return ""


# EX-3, EX-4, EX-5, in three languages

EX_3 = {
    "en": "The mayor has 58: office passes to the right neighbour.",
    "es": "El alcalde tiene 58: el cargo pasa al jugador de su derecha.",
    "pt": "O alcalde tem 58: o cargo passa para o jogador da direita.",
}
EX_5 = {
    "en": "The mayor has 60: keeps office.",
    "es": "El alcalde tiene 60: conserva el cargo.",
    "pt": "O alcalde tem 60: mantém o cargo.",
}
EX_4 = {"en": "recount", "es": "cuenta otra vez", "pt": "conte outra vez"}


@pytest.mark.parametrize("lang", LANGS)
def test_58_passes_the_office_and_60_keeps_it(lang: str) -> None:
    """EX-3: 58 leaves 62 and office passes to the right; EX-5: the mayor keeps it at 60–60."""
    table = CountTable(58, lang=lang)
    assert EX_3[lang] in status(table)
    assert "120 − 58 = 62" in shown(table)
    assert office(table) == "right"
    table.act("add", field="mayor", by=1)
    table.act("add", field="mayor", by=1)
    assert EX_5[lang] in status(table)
    assert "60–60" in shown(table)
    assert office(table) == "mayor"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("opponents", [61, 63])
def test_a_wrong_sum_names_no_dealer(lang: str, opponents: int) -> None:
    """EX-4, COUNT-4: sums of 119 and 121 ask for a recount; no seat shows the office."""
    table = CountTable(58, opponents, lang=lang)
    with pytest.raises(CountError) as caught:
        Count.of(58, opponents)
    assert status(table) == caught.value.say(table.voice.words)
    assert EX_4[lang] in status(table) and str(58 + opponents) in status(table)
    assert office(table) == ""
    text = shown(table)
    assert table.voice.words.gettext("Next mayor") not in text
    for name in ("mayor", "opponents"):
        field = one(table, id=table.id(name))
        assert field.attributes["aria-invalid"] == "true"
        assert field.attributes["value"] in ("58", str(opponents))
        assert one(table, id=field.attributes["aria-describedby"]).text == status(table)


@given(st.integers(0, 120), st.integers(0, 120))
def test_two_typed_counts_agree_with_the_engine(mayor: int, opponents: int) -> None:
    """COUNT-2 to COUNT-4: whatever is typed, the table says what the engine says."""
    table = CountTable(60, mode="both")
    table.act("mayor", points=str(mayor))
    table.act("opponents", points=f" {opponents} ")
    try:
        count = Count.of(mayor, opponents)
    except CountError as error:
        assert status(table) == str(error)
        assert office(table) == ""
    else:
        assert count.reason.say(table.voice.words) in status(table)
        assert office(table) == count.next_mayor.value


def test_every_count_of_the_slider() -> None:
    """COUNT-1: both sides make 120 at every position of the slider."""
    table = CountTable()
    for mayor in range(121):
        table.act("mayor", points=str(mayor))
        count = Count.of(mayor)
        assert table.summary().startswith(f"{mayor} + {count.opponents} = 120 · ")
        assert office(table) == count.next_mayor.value
        slide = one(table, id="t-count-slide")
        assert slide.attributes["value"] == mayor
        assert str(slide.attributes["aria-valuetext"]).startswith(f"{mayor}\u00a0point")


def test_the_buttons_stop_at_both_ends() -> None:
    """Counts are clamped to 0 and 120; a button without effect is disabled but focusable."""
    table = CountTable(115)
    table.act("add", field="mayor", by=10)
    assert table.summary().startswith("120 + 0")
    assert one(table, id="t-count-mayor-more-1").attributes["aria-disabled"] == "true"
    assert one(table, id="t-count-mayor-less-1").attributes["aria-disabled"] is None
    for _ in range(13):
        table.act("add", field="mayor", by=-10)
    assert table.summary().startswith("0 + 120")
    assert one(table, id="t-count-mayor-less-10").attributes["aria-disabled"] == "true"


# What cannot be read


@pytest.mark.parametrize("text", BAD, ids=lambda text: ascii(text)[:12])
@pytest.mark.parametrize("lang", LANGS)
def test_invalid_input_stays_with_a_sentence(text: str, lang: str) -> None:
    """COUNT-1: one sentence says what is expected; the text and the slider stay."""
    table = CountTable(58, lang=lang)
    table.act("mayor", points=text)
    field = one(table, id="t-count-mayor")
    kept = str(field.attributes["value"])
    assert kept == text or kept == "58." or (len(text) > 40 and kept == text[:40])
    assert field.attributes["aria-invalid"] == "true"
    problem = one(table, id=field.attributes["aria-describedby"]).text
    assert problem == status(table) and "120" in problem and problem.endswith(".")
    assert problem.count(".") <= 1 + kept.count(".")
    assert office(table) == ""
    assert one(table, id="t-count-slide").attributes["value"] == 58
    str(table.view()).encode()
    assert "<b>5" not in str(table.view())
    again = restore("count", json.loads(json.dumps(table.state())))
    assert str(again.view()) == str(table.view())
    table.act("add", field="mayor", by=1)
    assert table.summary().startswith("59 + 61")


def test_each_field_has_its_own_sentence() -> None:
    """Two unreadable fields have a sentence each, linked to its field."""
    table = CountTable(mode="both")
    table.act("mayor", points="61,5")
    table.act("opponents", points="")
    linked = [
        one(table, id=one(table, id=table.id(name)).attributes["aria-describedby"]).text
        for name in ("mayor", "opponents")
    ]
    assert "61,5" in linked[0] and "Write a whole number" in linked[1]
    assert table.summary().startswith("61,5 + ")
    table.act("mayor", points="58")
    assert one(table, id="t-count-mayor").attributes["aria-invalid"] is None


def test_both_counts_begin_with_two_that_agree() -> None:
    """Switching to both counts fills in the second one; nothing typed is lost."""
    table = CountTable()
    table.act("mayor", points="47")
    table.act("mode", mode="both")
    assert one(table, id="t-count-opponents").attributes["value"] == "73"
    table.act("opponents", points="74")
    table.act("mode", mode="cards")
    table.act("mode", mode="both")
    assert "121" in status(table)


# The piles


def test_all_the_cards_that_score_can_be_moved() -> None:
    """DECK-3, DECK-5: the twenty scoring cards, each in one of two piles, sum to 120."""
    table = CountTable(mode="cards", pile="")
    assert len(SCORING) == 20
    mine: list[Any] = []
    for card in SCORING:
        table.act("move", card=card.code)
        mine.append(card)
        assert table.now.pile == tuple(mine)
        assert table.summary().startswith(f"{points_of(mine)} + {120 - points_of(mine)} = 120")
        moved = [b.attributes["data-fly"] for b in table.view().find(data_act="move")]
        assert sorted(map(str, moved)) == sorted(card.code for card in SCORING)
    assert "No cards yet." in shown(table)
    for card in SCORING:
        table.act("move", card=card.code)
    assert table.now.pile == ()


def test_one_jack_more_keeps_the_office() -> None:
    """EX-3 and EX-5 with cards: nine cards worth 58, and the jack that makes 60."""
    table = CountTable(mode="cards")
    assert (table.summary()[:13], office(table)) == ("58 + 62 = 120", "right")
    table.act("move", card="J♥")
    assert (table.summary()[:13], office(table)) == ("60 + 60 = 120", "mayor")


def test_the_focus_stays_in_the_pile() -> None:
    """After a card has moved, the focus is on the next one in the same pile."""
    table = CountTable(mode="cards", pile="A♥ 3♥")
    table.act("move", card="AH")
    assert one(table, data_focus=True).attributes["id"] == "t-count-card-3H"
    table.act("move", card="3H")
    assert one(table, data_focus=True).attributes["id"] == "t-count-card-3H"


def test_cards_go_by_their_name_in_either_pack() -> None:
    """DECK-4: the buttons say which card goes where, in the pack's own names."""
    table = CountTable(mode="cards", lang="es", pile="Q♥")
    move = {"id": "t-count-card-QH"}
    queen = one(table, **move).attributes["aria-label"]
    assert queen == "Pasar la dama de corazones a la pila de los rivales"
    table.act("pack", pack="spanish")
    knight = one(table, **move).attributes["aria-label"]
    assert knight == "Pasar el caballo de copas a la pila de los rivales"


# What cannot be done


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("", {}),
        ("mode", {"mode": "none"}),
        ("mayor", {"points": 58}),
        ("mayor", {}),
        ("mayor", {"points": "58", "more": ""}),
        ("add", {"field": "mayor", "by": 1000}),
        ("add", {"field": "mayor", "by": "1"}),
        ("add", {"field": "dealer", "by": 1}),
        ("move", {"card": "7♥"}),
        ("move", {"card": "<img src=x>"}),
        ("start", {}),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An unknown action changes nothing and gives a notice."""
    check_refused(CountTable(lang=lang), name, args)


@pytest.mark.parametrize(
    "wrong",
    [
        {"mayor": 121},
        {"mayor": "x"},
        {"opponents": -1},
        {"mode": "three"},
        {"pile": "7♥"},
        {"pile": "A♥ A♥"},
        {"pile": "Z9"},
    ],
    ids=str,
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any]) -> None:
    """A mistake in a chapter raises an error at once."""
    with pytest.raises(ValueError, match=".+"):
        CountTable(**wrong)


# Saved states

ACTIONS: list[tuple[str, dict[str, Any]]] = [
    ("mode", {"mode": "one"}),
    ("mode", {"mode": "both"}),
    ("mode", {"mode": "cards"}),
    ("add", {"field": "mayor", "by": -10}),
    ("add", {"field": "opponents", "by": 1}),
    ("reset", {}),
    ("pack", {"pack": "spanish"}),
    *(("move", {"card": card.code}) for card in DECK),
]


@st.composite
def counted(draw: st.DrawFn) -> CountTable:
    """Draw a table after a few actions."""
    table = CountTable(
        draw(st.integers(0, 120)),
        draw(st.none() | st.integers(0, 120)),
        pile=" ".join(map(str, draw(st.sets(st.sampled_from(SCORING))))),
        lang=draw(st.sampled_from(LANGS)),
        pack=draw(st.sampled_from(["french", "spanish"])),
    )
    typing = st.tuples(
        st.sampled_from(["mayor", "opponents"]), st.fixed_dictionaries({"points": st.text()})
    )
    for name, args in draw(st.lists(st.sampled_from(ACTIONS) | typing, max_size=6)):
        table.act(name, **args)
    return table


@given(counted())
def test_one_live_region_and_one_answer(table: CountTable) -> None:
    """The table names the next mayor exactly when the engine does."""
    assert len(list(table.view().find(role="status"))) == 1
    try:
        assert office(table) == table.now.counted().next_mayor.value
    except AlcaldeError:
        assert office(table) == "" and table.now.problems()
    str(table.view()).encode()


def test_the_example_survives_a_broken_position() -> None:
    """When only the reader's changes are unreadable, the state's example opens in its language."""
    state = CountTable(47, lang="es", name="other").state()
    state["now"]["typed"] = ["<script>"]
    table = restore("count", state)
    assert table.summary().startswith("47 + 73")
    assert "No se pudo leer" in table.notice
    assert "script" not in str(table.view())


def test_the_repr_says_what_is_shown() -> None:
    """The repr is the same on every run, so that saved outputs can be compared."""
    assert repr(CountTable(60, name="x")) == (
        "<CountTable x: 60 + 60 = 120 · The mayor has 60: keeps office.>"
    )


@given(counted())
def test_every_description_of_a_field_is_there(table: CountTable) -> None:
    """Fields name their descriptions by ids that exist."""
    html = str(table.view())
    ids = [part.split('"')[0] for part in html.split(' id="')[1:]]
    for named in html.split(' aria-describedby="')[1:]:
        assert named.split('"')[0] in ids
