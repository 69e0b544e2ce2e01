"""Exercises on the page: by keyboard and touch, kept, shared, and the exercise of the day."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from alcalde_widgets import ExerciseTable, restore
from alcalde_widgets.exercises import EXERCISES, LEVELS
from alcalde_widgets.exercises.exercise import Exercise
from tests.browser.conftest import Visit
from tests.browser.reader import LANGS, PHONE, Reader
from tests.browser.test_progress import REFUSED
from tests.browser.test_sharing import CLIPBOARD, copied
from tests.widgets.test_exercise_table import link

PAGE = "11-exercises.html"
NAME = "exercises"
SMALL = {**PHONE, "viewport": {"width": 320, "height": 740}}
LATE = "2026-11-30T23:30:00Z"
"""A moment that is the last of November here, and the first of December far in the east."""

OVERFLOW = """
(choices) => choices.filter((choice) => {
  const label = choice.querySelector(".al-choice__label");
  const line = parseFloat(getComputedStyle(label).lineHeight) || 24;
  const tall = label.getBoundingClientRect().height > 3.5 * line;
  return tall || choice.scrollWidth > choice.clientWidth;
}).map((choice) => choice.textContent)
"""
"""Returns the buttons whose text has more than three lines or is wider than the button."""


def opens(visit: Visit, lang: str, **options: Any) -> Reader:  # noqa: ANN401
    """Return a reader at the exercises, once the table is live."""
    reader = visit(lang, path=None, **options)
    reader.turn_to(NAME)
    reader.opens(PAGE)
    reader.waits_until_live()
    return reader


def table(reader: Reader) -> ExerciseTable:
    """Return the table in Python that the state on the page describes."""
    found = restore("exercise", json.loads(reader.table.get_attribute("data-state") or ""))
    assert isinstance(found, ExerciseTable)
    return found


def choice(reader: Reader, *, right: bool) -> Locator:
    """Return the button of a right or a wrong answer."""
    now = table(reader)
    keys = [choice.key for choice in now.question.choices(now.voice)]
    key = next(key for key in keys if (key == now.question.right) == right)
    return reader.table.locator(f"[id='{now.id(f'choice-{key}')}']")


def first(reader: Reader) -> Locator:
    """Return the button of the first answer."""
    return reader.table.locator(".al-choice").first


def progress(reader: Reader) -> Locator:
    """Return the text that shows the progress."""
    return reader.table.locator(f"#t-{NAME}-progress")


def stands(reader: Reader, wanted: dict[str, Any]) -> None:
    """Wait until the state on the page contains these values."""
    parts = json.dumps(wanted, ensure_ascii=False, separators=(",", ":"))[1:-1]
    expect(reader.table).to_have_attribute("data-state", re.compile(re.escape(parts)))


def test_wrong_then_right_then_on_by_keyboard(visit: Visit) -> None:
    """The verdict is announced, the first answer counts, the focus moves to the next exercise."""
    reader = opens(visit, "en")
    wrong, right = choice(reader, right=False), choice(reader, right=True)
    reader.tabs_to(wrong)
    reader.page.keyboard.press("Enter")
    expect(reader.status).to_contain_text("Not yet.")
    expect(wrong).to_be_focused()
    expect(progress(reader)).to_contain_text("1 comes back later")
    right.focus()
    reader.page.keyboard.press("Space")
    expect(reader.status).to_contain_text("Right.")
    expect(progress(reader)).to_contain_text("0 right in a row")
    before = table(reader).exercise
    reader.tabs_to(reader.button("Next exercise"))
    reader.page.keyboard.press("Enter")
    expect(reader.status).to_have_text("")
    assert table(reader).exercise != before
    expect(first(reader)).to_be_focused()


def test_answers_by_touch_are_kept_on_the_device(visit: Visit) -> None:
    """After a reload, and in another language, the reader continues there."""
    reader = opens(visit, "es", **PHONE)
    for _ in range(2):
        choice(reader, right=True).tap()
        expect(reader.status).to_contain_text("Correcto.")
        reader.button("Next exercise").tap()
        expect(reader.status).to_have_text("")
    choice(reader, right=False).tap()
    expect(reader.status).to_contain_text("Todavía no.")
    kept = table(reader)
    reader.page.reload()
    stands(reader, {"practice": kept.practice.data()})
    assert table(reader).state() == kept.state()
    reader.lang = "pt"
    reader.opens(PAGE)
    stands(reader, {"practice": kept.practice.data()})
    assert table(reader).state() == {**kept.state(), "lang": "pt"}
    expect(reader.status).to_contain_text("Ainda não.")


def test_a_link_gives_a_friend_the_same_exercise_without_the_answer(visit: Visit) -> None:
    """The friend keeps a practice of their own."""
    reader = opens(visit, "en", **CLIPBOARD)
    reader.button("Next exercise").click()
    expect(first(reader)).to_be_focused()
    choice(reader, right=True).click()
    expect(reader.status).to_contain_text("Right.")
    address = copied(reader)
    friend = opens(visit, "pt")
    choice(friend, right=False).click()
    expect(friend.status).to_contain_text("Ainda não.")
    own = table(friend).practice
    friend.page.goto(f"{friend.address}pt/index.html")
    friend.page.goto(address.replace("/en/", "/pt/"))
    stands(friend, {"exercise": table(reader).exercise.data()})
    stands(friend, {"practice": own.data()})
    expect(friend.status).to_have_text("")


def test_the_exercise_of_the_day_depends_on_the_readers_time_zone(visit: Visit) -> None:
    """Each reader gets the exercise of their local date."""
    for zone, day in (("Pacific/Kiritimati", "2026-12-01"), ("America/Puerto_Rico", "2026-11-30")):
        reader = visit("es", path=None, timezone_id=zone)
        reader.page.clock.set_fixed_time(LATE)
        reader.turn_to(NAME)
        reader.opens(PAGE)
        reader.waits_until_live()
        reader.button("Exercise of the day").click()
        expect(reader.table.locator(".al-tag")).to_have_text(f"Ejercicio del día: {day}")
        assert table(reader).exercise == Exercise.of_day(day)


def test_without_storage_the_page_says_so(visit: Visit) -> None:
    """The exercises work all the same."""
    reader = opens(visit, "en", script=REFUSED)
    unkept = reader.table.locator("[data-when-unkept]")
    expect(unkept).to_be_hidden()
    choice(reader, right=True).click()
    expect(reader.status).to_contain_text("Right.")
    expect(unkept).to_have_text(reader.say("This browser will not keep your progress."))
    expect(unkept).to_be_visible()


@pytest.mark.parametrize("lang", LANGS)
def test_the_longest_answers_fit_their_buttons(visit: Visit, lang: str) -> None:
    """At 320 px, in the pack with the longer names: at most three lines and no overflow."""
    reader = opens(visit, lang, **SMALL)
    for kind in EXERCISES:
        tables = [
            ExerciseTable((kind, seed, level), lang=lang, name=NAME, pack="spanish")
            for seed in range(12)
            for level in (LEVELS[0], LEVELS[-1])
        ]
        longest = max(tables, key=lambda one: max(map(len, labels(one))))
        reader.page.goto(f"{reader.address}{lang}/{PAGE}#t-{NAME}={link(longest.linked())}")
        stands(reader, {"exercise": longest.exercise.data()})
        choices = reader.table.locator(".al-choice")
        expect(choices).to_have_count(len(labels(longest)))
        assert choices.evaluate_all(OVERFLOW) == []
        assert reader.page.evaluate("document.documentElement.scrollWidth") <= 320


def labels(one: ExerciseTable) -> list[str]:
    """Return the labels of the buttons."""
    return [one.voice.text(*choice.label) for choice in one.question.choices(one.voice)]
