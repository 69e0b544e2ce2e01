"""Exercises: one right answer, harder by level, short labels; missed ones come back."""

from __future__ import annotations

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import NotationError
from alcalde.core.numbers import LARGEST_SEED
from alcalde_widgets import ExerciseTable
from alcalde_widgets.codec import Saved
from alcalde_widgets.exercises import EXERCISES, GAMES, LEVELS, Chance, drawn
from alcalde_widgets.exercises.exercise import Exercise
from alcalde_widgets.exercises.practice import AFTER, MOST, Practice
from alcalde_widgets.tasks import QUESTIONS, PilePoints, WhoWins
from alcalde_widgets.ui.voice import Voice
from tests.widgets.naive import DIFFICULTY, TRUE, difficulty, truths
from tests.widgets.views import LANGS

DRAWS = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "fuzz" else 100
"""Exercises of each kind; `make fuzz` draws them all."""

LONGEST = 32
"""The most characters on a button: three lines at 320 px, which tests/browser measures."""

SHORTEST = 3
"""The most characters on a button that is one of four in a row."""

KINDS = pytest.mark.parametrize("kind", EXERCISES)
SEEDS = st.integers(0, LARGEST_SEED)
SEATED = ExerciseTable().people()


def test_every_kind_is_a_question_and_is_judged_here() -> None:
    """A new kind of exercise needs an independent solution and a measure of difficulty."""
    assert set(EXERCISES) <= set(QUESTIONS)
    assert set(EXERCISES) == set(TRUE) == set(DIFFICULTY)
    assert [kind for kinds in GAMES.values() for kind in kinds] == list(EXERCISES)


@KINDS
def test_exactly_one_choice_is_right(kind: str) -> None:
    """At all levels, one choice is right, the engine agrees, and every text fits."""
    voices = [Voice(lang, pack, SEATED) for lang in LANGS for pack in ("french", "spanish")]
    for seed in range(DRAWS):
        question = drawn(kind, seed, LEVELS[seed % len(LEVELS)])
        assert question.kind == kind
        true = truths(question)
        keys = [choice.key for choice in question.choices(voices[0])]
        assert [key for key in keys if key in true] == [question.right], question
        assert len(keys) == len(set(keys)) > 1
        room = SHORTEST if question.SHORT else LONGEST
        for voice in voices:
            choices = question.choices(voice)
            assert [choice.key for choice in choices] == keys
            labels = [voice.text(*choice.label) for choice in choices]
            assert len(set(labels)) == len(labels)
            assert max(map(len, labels)) <= room, labels
            assert all(choice.why for choice in choices)


@KINDS
def test_levels_get_harder(kind: str) -> None:
    """Over many draws, no level is easier than the one before, and the last is harder."""
    means = [
        sum(difficulty(drawn(kind, seed, level)) for seed in range(60)) / 60 for level in LEVELS
    ]
    assert means == sorted(means) and means[0] < means[-1], means


@KINDS
def test_right_answers_are_not_always_the_same(kind: str) -> None:
    """Pressing the same button each time is not enough."""
    places = set()
    for seed in range(40):
        question = drawn(kind, seed, 5)
        keys = [choice.key for choice in question.choices(Voice("en"))]
        places.add(keys.index(question.right))
    assert len(places) > 1


@given(st.sampled_from(list(EXERCISES)), SEEDS, st.sampled_from(LEVELS))
def test_a_seed_draws_the_same_for_ever(kind: str, seed: int, level: int) -> None:
    """The parts that a link carries are enough to draw the same question."""
    exercise = Exercise(kind, seed, level)
    assert Exercise.of(Saved(exercise.data())) == exercise
    assert exercise.question == drawn(kind, seed, level)


def test_these_draws_never_change() -> None:
    """Links and worksheets name seeds: they give the same exercise in every version."""
    wins = WhoWins(cards="Q♠ 7♠ 4♦ J♣", trump="♠", leader="left")
    assert drawn("who-wins", 1, 3) == wins
    assert drawn("pile-points", 2, 1) == PilePoints(cards="3♦ A♣ 6♣ 2♣")
    assert Exercise.of_day("2026-11-30") == Exercise(kind="who-draws", seed=20261130, level=3)


@pytest.mark.parametrize(("kind", "seed", "level"), [("who-wins", 1, 0), ("who-wins", 1, True)])
def test_no_such_level(kind: str, seed: int, level: int) -> None:
    """A slip in a chapter is an error at once."""
    with pytest.raises(ValueError, match="a level is"):
        drawn(kind, seed, level)


def test_no_such_kind_or_seed() -> None:
    """Unknown kinds and seeds are refused."""
    with pytest.raises(KeyError):
        drawn("luck", 1, 1)
    with pytest.raises(NotationError):
        drawn("who-wins", -1, 1)


@given(SEEDS, st.integers(1, 50))
def test_chance_is_fair_in_its_bounds(seed: int, many: int) -> None:
    """A sample has each item at most once; mixing keeps all items."""
    chance = Chance(seed)
    assert all(0 <= chance.below(many) < many for _ in range(20))
    assert sorted(chance.shuffled(range(many))) == list(range(many))
    assert len(set(chance.sample(range(many), many // 2))) == many // 2


# The day's

DAYS = st.dates().map(str)


@given(DAYS, DAYS)
def test_a_day_has_one_exercise_for_everybody(day: str, other: str) -> None:
    """The same date gives the same exercise; another date gives another seed."""
    assert Exercise.of_day(day) == Exercise.of_day(day)
    assert (Exercise.of_day(day).seed == Exercise.of_day(other).seed) == (day == other)


@pytest.mark.parametrize(
    "text",
    ["", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "2026-11-31"]
    + ["20261130", "+026-11-30", "2026-11-30T00", "٢٠٢٦-11-30", "0x26-11-30"],
)
def test_no_such_day(text: str) -> None:
    """Only dates of the calendar, as ISO 8601 writes them."""
    with pytest.raises(ValueError, match="no day"):
        Exercise.of_day(text)


# What comes back, and when


def after(practice: Practice, exercise: Exercise, *, right: bool) -> Practice:
    """Answer, and restore the practice as a page does."""
    return Practice.of(Saved(practice.answered(exercise, right=right).data()))


def test_a_missed_exercise_comes_back_after_two_five_and_twelve_others() -> None:
    """Answered rightly each time, it comes back three times and then never."""
    kinds = ["who-wins", "trick-points"]
    missed = Exercise("who-wins", 10**6, 1)
    practice = after(Practice(), missed, right=False)
    seen = []
    for number in range(40):
        exercise = practice.following(number, kinds)
        if exercise == missed:
            seen.append(number)
        practice = after(practice, exercise, right=True)
    gaps = [seen[0], *(later - one - 1 for one, later in zip(seen, seen[1:], strict=False))]
    assert tuple(gaps) == AFTER == (2, 5, 12)
    assert not practice.waiting


@given(st.lists(st.booleans(), max_size=80))
def test_practice_keeps_count(rights: list[bool]) -> None:
    """The streak counts the last answers, missed exercises wait, the level stays in its bounds."""
    practice, asked = Practice(), {}
    for number, right in enumerate(rights):
        exercise = practice.following(number, EXERCISES)
        asked[exercise] = right
        practice = after(practice, exercise, right=right)
        assert len(practice.waiting) <= MOST
        assert practice.level in LEVELS
        if not right:
            assert practice.comes_back(exercise) or len(practice.waiting) == MOST
    trailing = rights[::-1].index(False) if False in rights else len(rights)
    assert (practice.answers, practice.streak) == (len(rights), trailing)
    assert {one.exercise for one in practice.waiting} <= set(asked)


def test_the_level_goes_up_and_down() -> None:
    """Three right answers in a row lead up, two wrong ones down, within the levels."""
    practice, levels = Practice(), []
    for number, right in enumerate([True] * 15 + [False] * 12):
        practice = practice.answered(Exercise("trick-points", number, 1), right=right)
        levels.append(practice.level)
    assert levels[2::3][:5] == [2, 3, 4, 5, 5]
    assert levels[16::2] == [4, 3, 2, 1, 1, 1]


@given(st.integers(0, 30), SEEDS)
def test_only_wanted_kinds_come_back(count: int, seed: int) -> None:
    """A missed exercise of another game waits until that game is chosen."""
    practice = Practice(answers=count).answered(Exercise("who-wins", 5, 2), right=False)
    later = practice._replace(answers=count + 9)
    assert later.following(seed, ["trick-points"]).kind == "trick-points"
    assert later.following(seed, EXERCISES) == Exercise("who-wins", 5, 2)
    put_off = later.skipped(Exercise("who-wins", 5, 2))
    assert put_off.following(seed, EXERCISES) != Exercise("who-wins", 5, 2)
    assert put_off.comes_back(Exercise("who-wins", 5, 2))


def test_no_kind_comes_twice_in_a_row() -> None:
    """If there are other kinds to choose from."""
    last = "who-wins"
    for seed in range(60):
        now = Exercise.fresh(seed, 1, EXERCISES, last).kind
        assert now != last
        last = now
