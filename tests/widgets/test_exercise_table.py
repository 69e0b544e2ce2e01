"""The exercise table: first answers count, states are restored, links carry only the exercise."""

from __future__ import annotations

import json
from binascii import b2a_base64
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde_widgets import ExerciseTable, restore
from alcalde_widgets.exercises import EXERCISES, GAMES, LEVELS
from alcalde_widgets.exercises.exercise import Exercise
from tests.widgets.views import JSON, LANGS, one, shown, status

SEEDS = st.integers(0, 2**32 - 1)
ACTS = st.one_of(
    st.tuples(st.just("answer"), st.booleans()),
    st.tuples(st.just("next"), SEEDS.map(lambda seed: {"seed": seed})),
    st.tuples(st.just("today"), st.dates().map(lambda day: {"date": str(day)})),
    st.tuples(
        st.just("game"),
        st.fixed_dictionaries({"game": st.sampled_from(["all", *GAMES]), "seed": SEEDS}),
    ),
    st.tuples(st.sampled_from(["again", "hint", "solution"]), st.just({})),
    st.tuples(
        st.sampled_from(["next", "today", "game", "choose"]), JSON.map(lambda x: {"seed": x})
    ),
)


def answers(table: ExerciseTable, *, right: bool) -> str:
    """Choose an answer and return its key."""
    keys = [choice.key for choice in table.question.choices(table.voice)]
    key = next(key for key in keys if (key == table.question.right) == right)
    table.act("choose", key=key)
    return key


def does(table: ExerciseTable, act: tuple[str, Any]) -> None:
    """Do one of `ACTS`."""
    name, args = act
    if name == "answer":
        answers(table, right=args)
    else:
        table.act(name, **args)


def link(state: dict[str, Any]) -> str:
    """Write a link's data as the page does."""
    text = json.dumps(state, ensure_ascii=False).encode()
    return b2a_base64(text, newline=False).decode().translate({43: "-", 47: "_"}).rstrip("=")


@given(st.lists(ACTS, max_size=12), st.sampled_from(LANGS))
def test_whatever_a_reader_does_the_state_restores_to_the_same_view(
    acts: list[tuple[str, Any]], lang: str
) -> None:
    """Nothing raises, and a reload loses nothing."""
    table = ExerciseTable(lang=lang)
    for act in acts:
        does(table, act)
        state = json.loads(json.dumps(table.state()))
        again = restore("exercise", state)
        assert again.state() == state and not again.notice
        table.notice = table.focus = table.reveal = ""
        assert str(again.view()) == str(table.view())
        assert one(table, **{"data-table": "exercise"}).attributes["data-keep"] is True


@pytest.mark.parametrize(
    "wrong",
    [
        {"chosen": "17"},
        {"tried": True, "chosen": "nobody"},
        {"solved": True},
        {"date": "2026-11-30"},
        {"date": 7},
        {"about": "chess"},
        {"about": ["all"]},
        {"exercise": ["who-wins", 4]},
        {"exercise": ["luck", 4, 1]},
        {"exercise": ["who-wins", 4, 6]},
        {"practice": [0, 0, 0, 1, [["who-wins", 1, 1, 2, 3]]]},
        {"practice": [0, 0, 0, 1, [["who-wins", 1, 1, 2, 0]] * 13]},
        {"practice": [-1, 0, 0, 1, []]},
    ],
)
def test_an_impossible_state_is_unreadable(wrong: dict[str, Any]) -> None:
    """The whole state is refused, with a notice."""
    opened = restore("exercise", {**ExerciseTable().state(), **wrong})
    assert opened.notice == "The saved table could not be read, so the example is shown."


def test_only_the_first_answer_counts() -> None:
    """A wrong answer counts as wrong; a right one after it is explained and does not count."""
    table = ExerciseTable(("who-wins", 4, 1))
    answers(table, right=False)
    assert table.verdict() == "Not yet." and table.practice.streak == 0
    assert "1 comes back later" in shown(table)
    answers(table, right=True)
    assert table.verdict() == "Right." and table.practice.answers == 1
    table.act("again")
    answers(table, right=True)
    assert table.practice.answers == 1 and table.practice.comes_back(table.exercise)


def test_the_solution_before_an_answer_is_no_right_answer() -> None:
    """The solution is shown, and the exercise comes back."""
    table = ExerciseTable(("who-wins", 4, 1))
    table.act("solution")
    assert table.practice.missed == 1
    assert status(table).startswith("The solution:")


def test_a_missed_exercise_is_tagged() -> None:
    """It comes back after two others, with a tag until it is answered."""
    table = ExerciseTable(("who-wins", 4, 1))
    answers(table, right=False)
    for seed in range(3):
        assert table.tag() == "Exercise"
        table.act("next", seed=seed)
        if seed < 2:
            answers(table, right=True)
    assert table.exercise == Exercise("who-wins", 4, 1)
    assert table.tag() == "Once more: this one was missed before"
    answers(table, right=True)
    assert table.tag() == "Exercise"


def test_the_level_is_written_in_words() -> None:
    """After three right answers in a row, the next exercise is of the next level."""
    table = ExerciseTable(lang="es")
    for seed in range(3):
        assert "Nivel: muy fácil" in shown(table)
        answers(table, right=True)
        table.act("next", seed=seed)
    assert "Nivel: fácil" in shown(table) and "3 aciertos seguidos" in shown(table)
    assert table.exercise.level == 2


@given(st.dates().map(str), SEEDS)
def test_the_days_exercise_is_the_same_for_everybody(day: str, seed: int) -> None:
    """In every language, at every level, after any actions."""
    asked = []
    for lang in LANGS:
        table = ExerciseTable(lang=lang)
        table.act("next", seed=seed)
        answers(table, right=seed % 2 == 0)
        table.act("today", date=day)
        asked.append(table.question)
        assert day in table.tag()
    assert len(set(asked)) == 1


@given(st.sampled_from(list(EXERCISES)), SEEDS, st.sampled_from(LEVELS), st.booleans())
def test_a_link_carries_the_exercise_and_no_answer(
    kind: str, seed: int, level: int, right: bool
) -> None:
    """The exercise opens without an answer, and the reader's own practice stays."""
    sender = ExerciseTable((kind, seed, level))
    answers(sender, right=right)
    carried = json.loads(json.dumps(sender.view().attributes["data-link"]))
    assert "practice" not in carried
    friend = ExerciseTable(lang="pt")
    answers(friend, right=True)
    own = friend.practice
    friend.act("open", link=link(carried))
    assert (friend.exercise, friend.practice) == (sender.exercise, own)
    assert not friend.notice and not friend.tried and friend.lang == "pt"


def test_a_kept_table_continues_where_it_was_left() -> None:
    """In another language too: practice belongs to the reader."""
    table = ExerciseTable(("who-wins", 4, 1))
    answers(table, right=False)
    table.act("next", seed=5)
    answers(table, right=True)
    other = ExerciseTable(lang="pt")
    other.act("resume", saved=json.dumps(table.state()))
    assert other.practice == table.practice and other.question == table.question
    assert other.lang == "pt" and other.chosen == table.chosen
    other.act("resume", saved="[[")
    assert other.notice and other.practice == table.practice


def test_next_keeps_the_keys_going() -> None:
    """The focus goes to the first answer, and the page scrolls to the top of the exercise."""
    table = ExerciseTable()
    table.act("next", seed=5)
    first = table.question.choices(table.voice)[0].key
    assert one(table, id=table.id(f"choice-{first}")).attributes["data-focus"] is True
    assert one(table, id=table.id("progress")).attributes["data-reveal"] is True
    pressed = one(table, id=table.id("next")).attributes
    assert (pressed["data-random"], pressed["data-act"]) == ("seed", "next")
    assert one(table, id=table.id("today")).attributes["data-today"] == "date"
