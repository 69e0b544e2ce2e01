"""Tasks: every answer is judged and explained, with a hint and a solution."""

from __future__ import annotations

import json
import re
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde import (
    Card,
)
from alcalde_widgets import ISAAC, Person, TaskTable, restore
from alcalde_widgets.tasks import (
    Belongs,
    BothWant,
    CardValue,
    NextMayor,
    Question,
    WhoWins,
)
from tests.widgets.questions import (
    QUESTION,
)
from tests.widgets.views import JSON, LANGS, check_refused, one, status


def test_a_question_whose_module_is_missing_is_unreadable(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state kept from another version of the page opens as the example, with a notice."""
    state = TaskTable(BothWant("A♠", seven="right", two="left"), lang="es", name="task-9").state()

    def none_but_tricks(name: str, package: str) -> object:
        if name != ".alcalde.tricks":
            raise ModuleNotFoundError(name)
        return import_module(name, package)

    monkeypatch.setattr("alcalde_widgets.tasks.import_module", none_but_tricks)
    table = restore("task", state)
    assert isinstance(table, TaskTable)
    assert table.question.kind == "who-wins" and table.name == "task-9"
    assert "No se pudo leer" in status(table)


@pytest.mark.parametrize("lang", LANGS)
@settings(max_examples=30)
@given(question=QUESTION)
def test_every_answer_is_judged_and_explained(lang: str, question: Question) -> None:
    """Wrong: not yet, and why; right: done. Marked by an icon and a word, not by colour alone."""
    table = TaskTable(question, lang=lang)
    words = table.voice.words
    assert status(table) == "" and table.view().attributes["data-done"] is None
    for choice in question.choices(table.voice):
        right = choice.key == question.right
        done = table.done or right
        table.act("choose", key=choice.key)
        assert not table.notice
        verdict = words.gettext("Right.") if right else words.gettext("Not yet.")
        assert status(table).startswith(verdict)
        for saying in choice.why:
            assert table.voice.text(*saying).replace("\u00a0", " ") in status(table)
        button = one(table, id=table.id(f"choice-{choice.key}"))
        assert button.attributes["aria-pressed"] == "true"
        assert ("is-right" if right else "is-wrong") in str(button.attributes["class"])
        assert verdict[:-1] in button.text and list(button.find(class_="al-i"))
        assert (table.done, table.view().attributes["data-done"]) == (
            (True, "true") if done else (False, None)
        )
    assert table.done
    str(table.view()).encode()


def test_hint_solution_and_another_try() -> None:
    """The hint opens and stays open; the solution does not make the task done."""
    table = TaskTable(WhoWins("K♦ 7♦ 4♣ A♥", trump="♣", leader="left"))
    assert one(table, id="t-task-again").attributes["aria-disabled"] == "true"
    assert one(table, id="t-task-hint").attributes["aria-expanded"] == "false"
    table.act("hint")
    assert one(table, id="t-task-hint").attributes["aria-expanded"] == "true"
    hint = one(table, id="t-task-hint-text").text
    assert "Compare only the trumps" in hint
    assert status(table) == hint, "a hint that is not in the live region is not spoken"
    assert [rank.text for rank in one(table, class_="al-scale").find()][1:4] == ["A", "3", "K"]
    table.act("choose", key="AH")
    assert "cannot win" in status(table)
    table.act("solution")
    assert status(table).startswith("The solution:") and "only trump" in status(table)
    assert "is-right" in str(one(table, id="t-task-choice-4C").attributes["class"])
    assert not table.done
    table.act("again")
    assert status(table) == hint and one(table, data_focus=True).attributes["data-act"] == "choose"
    table.act("choose", key="4C")
    assert table.done
    disabled = one(table, id="t-task-solution").attributes["aria-disabled"]
    assert disabled is None, "a projected task would tell that the answer is right"
    table.act("again")
    assert table.done and status(table) == hint and table.hinted
    table.act("hint")
    assert status(table) == ""
    assert not list(table.view().find(id="t-task-hint-text"))


def test_belongs_uses_french_names_in_the_spanish_pack() -> None:
    """DECK-1, DECK-4: the 52 cards are a French pack, so this question uses French names."""
    for card, name in (("Q♥", "la dama de corazones"), ("10♥", "el diez de corazones")):
        table = TaskTable(Belongs(card), lang="es", pack="spanish")
        assert one(table, role="img").attributes["aria-label"] == name
    table = TaskTable(CardValue("Q♥"), lang="es", pack="spanish")
    assert one(table, role="img").attributes["aria-label"] == "el caballo de copas"
    assert table.title() == "¿Cuántos puntos vale el caballo de copas?"


def test_the_summary_can_be_compared() -> None:
    """It is the same on every run, and does not give the answer away."""
    table = TaskTable(NextMayor(60), lang="es", name="x")
    assert repr(table) == (
        "<TaskTable x: Ahora tú · El alcalde contó 60 y los rivales, 60. ¿Quién es el próximo "
        "alcalde? · El alcalde / Isaac / Lena / Nadie todavía: contar otra vez>"
    )


@pytest.mark.parametrize("key", ["", "<img src=x>", "none", "4"])
def test_an_answer_that_is_not_offered_is_refused(key: str) -> None:
    """The task stays as it was, and the key never becomes markup."""
    check_refused(TaskTable(), "choose", {"key": key})


# Saved states


@st.composite
def tried(draw: st.DrawFn) -> TaskTable:
    """Draw a task after a few actions."""
    table = TaskTable(
        draw(QUESTION),
        people=draw(st.sampled_from([None, (ISAAC, Person("Lena <b>", "f"))])),
        lang=draw(st.sampled_from(LANGS)),
        pack=draw(st.sampled_from(["french", "spanish"])),
    )
    for key in draw(st.lists(st.sampled_from(["again", "hint", "solution", "1", "2"]), max_size=4)):
        if key.isdigit():
            table.act("choose", key=table.question.choices(table.voice)[int(key) - 1].key)
        else:
            table.act(key)
    return table


@given(tried())
def test_a_saved_task_is_the_same_task(table: TaskTable) -> None:
    """A state that goes through JSON draws the same task, done or not."""
    table.act("prefs", pack=table.pack)
    again = restore("task", json.loads(json.dumps(table.state())))
    assert str(again.view()) == str(table.view())
    assert again.state() == table.state()
    html = str(table.view())
    assert "<b>" not in html
    ids = re.findall(r' id="(.*?)"', html)
    assert len(ids) == len(set(ids))
    assert html.count('role="status"') == 1


@given(data=st.data(), question=QUESTION, value=JSON)
def test_an_edited_state_opens_a_question_and_says_so(
    data: st.DataObject, question: Question, value: object
) -> None:
    """An edited state opens a task, with a notice unless the task shows exactly that state."""
    state = TaskTable(question, lang="pt").state()
    inside = [("question", "params", name) for name in question.params()]
    path = data.draw(st.sampled_from([*((key,) for key in state), ("question", "kind"), *inside]))
    place: Any = state
    for key in path[:-1]:
        place = place[key]
    if data.draw(st.booleans()):
        place[path[-1]] = value
    else:
        del place[path[-1]]
    table = restore("task", state)
    assert table.notice or json.dumps(table.state()) == json.dumps(state)
    assert table.summary()
    str(table.view()).encode()


def test_the_question_survives_a_broken_answer() -> None:
    """An impossible answer, or a right one that is not done, opens the question afresh."""
    question = CardValue("3♥")
    for chosen in ("5", "10", 10):
        state = TaskTable(question, lang="es").state()
        state["chosen"] = chosen
        table = restore("task", state)
        assert isinstance(table, TaskTable)
        assert (table.question, table.chosen, table.done) == (question, "", False)
        assert "No se pudo leer" in table.notice


def test_cards_of_the_text_are_asked_by_default() -> None:
    """EX-1 opens if nothing can be read."""
    table = restore("task", None)
    assert isinstance(table, TaskTable)
    assert table.question == WhoWins("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    assert table.question.right == Card.parse("2♠").code
