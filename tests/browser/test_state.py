"""Saved states that were edited by hand or come from another version.

The table opens with its example and says so, and nothing of the state reaches the page as HTML.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Dialog, expect

from alcalde_widgets import TrickTable, restore
from tests.browser.conftest import Visit
from tests.browser.doctor import doctor, edited, with_kind, with_second_table, with_state
from tests.browser.journal import Journal
from tests.browser.reader import Reader

MARKUP = "<img src=x onerror=alert(1)>"
UNREADABLE = "The saved table could not be read, so the example is shown."


def another_version(state: dict[str, Any]) -> None:
    """Written by a later version."""
    state["v"] = 2


def markup_for_a_card(state: dict[str, Any]) -> None:
    """HTML in place of a card."""
    state["now"]["cards"][0] = MARKUP


def markup_for_a_name(state: dict[str, Any]) -> None:
    """HTML in place of the table's own name, which is part of its ids."""
    state["name"] = MARKUP


def half_a_character(state: dict[str, Any]) -> None:
    """Half of a surrogate pair, which no text can hold."""
    state["people"][0][0] = "\ud83c"


def a_megabyte(state: dict[str, Any]) -> None:
    """A name that never ends."""
    state["people"][0][0] = "Isaac" * 200_000


def a_card_twice(state: dict[str, Any]) -> None:
    """Four cards that no pack holds."""
    state["now"]["cards"] = ["AH", "AH", "2S", "KC"]


STATES = {
    "broken JSON": '{"v":1,"kind":"trick","lang":"es","name":"example"',
    "no table": "[]",
    **{
        (change.__doc__ or "").rstrip("."): edited(change)
        for change in (
            another_version,
            markup_for_a_card,
            markup_for_a_name,
            half_a_character,
            a_megabyte,
            a_card_twice,
        )
    },
}


def arrives(visit: Visit, state: str) -> Reader:
    """Return a Spanish reader of a chapter with this state; no dialog may open."""
    reader = visit("es", path=None)
    doctor(reader.page, lambda html: with_state(html, state))

    def fail(dialog: Dialog) -> None:
        dialog.dismiss()
        raise AssertionError(f"the page asked: {dialog.message}")

    reader.page.on("dialog", fail)
    reader.opens()
    reader.waits_until_live()
    return reader


@pytest.mark.parametrize("state", STATES.values(), ids=list(STATES))
def test_an_unreadable_state_opens_the_example(visit: Visit, state: str) -> None:
    """The reader's action applies to the example, and a notice says why (EX-2)."""
    reader = arrives(visit, state)
    reader.swap("2♠", "2♦").click()
    reader.table = reader.page.locator("[data-table=trick]")  # its name may be lost
    reader.hears("Isaac gana con el as de corazones: 25 puntos.")
    expect(reader.status).to_contain_text(reader.say(UNREADABLE))
    engine = reader.engine()
    assert engine.lang == "es"
    reader.expected.act("swap")
    assert engine.summary() == reader.expected.summary()
    expect(reader.table.locator("img, script, iframe")).to_have_count(0)


def test_markup_in_a_persons_name_is_text(visit: Visit) -> None:
    """A name may be any text, so the state is read; the page shows it as text."""

    def change(state: dict[str, Any]) -> None:
        state["people"][0][0] = MARKUP

    reader = arrives(visit, edited(change))
    expected = restore("trick", json.loads(edited(change)))
    assert isinstance(expected, TrickTable)
    reader.expected = expected
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    expect(reader.leader("right")).to_have_text(MARKUP)
    expect(reader.page.locator("img")).to_have_count(0)


def test_an_unknown_kind_of_table(visit: Visit, journal: Journal) -> None:
    """The page says that a table did not start; the others work."""
    journal.allow("there is no table of the kind chess")
    reader = visit("es", path=None)
    doctor(reader.page, lambda html: with_kind(with_second_table(html, "es"), "chess"))
    reader.opens()
    reader.waits_until_live()
    reader.swap("2♠", "2♦").click()
    expect(reader.trouble("failed")).to_be_visible()
    reader.turn_to("second")
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    expect(reader.trouble("failed")).to_be_hidden()
