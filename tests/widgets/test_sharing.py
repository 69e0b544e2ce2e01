"""Links to a table: what they open, what stays as the page has it, what is refused."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde_widgets import KINDS, CountTable, Table, TaskTable, TrickTable, restore
from alcalde_widgets.codec import DEEPEST, LONGEST
from alcalde_widgets.table import READER_FIELDS
from alcalde_widgets.tasks import WhoWins
from tests.widgets.views import LANGS, offers

UNREADABLE = {
    "en": "This link cannot be read; the table stays as it is.",
    "es": "No se puede leer el enlace; la mesa queda como está.",
    "pt": "Não foi possível ler a ligação; a mesa fica como está.",
}


def packed(state: object) -> str:
    """Return the data of a link to a state."""
    text = state if isinstance(state, str) else json.dumps(state, ensure_ascii=False)
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def moved(kind: str, lang: str = "es") -> Table:
    """Return a table on which a button of each action that it offers was pressed."""
    table = restore(kind, {"lang": lang})
    for name, args in sorted(dict(offers(table)).items()):
        if name != "pack":
            table.act(name, **args)
    return table


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_link_opens_every_kind_of_table_in_its_state(kind: str, lang: str) -> None:
    """The language is that of the page."""
    linked = moved(kind)
    page = restore(kind, {"lang": lang})
    assert page.state()["lang"] == lang
    readers = {key: value for key, value in page.state().items() if key in READER_FIELDS}
    page.act("open", link=packed(linked.state()))
    assert not page.notice
    assert page.state() == {**linked.state(), "lang": lang, **readers}
    assert page.view().attributes["lang"] == page.voice.words.tag


@pytest.mark.parametrize("kind", KINDS)
def test_a_link_is_short(kind: str) -> None:
    """It is far below the limit of size."""
    state = json.dumps(moved(kind).state(), ensure_ascii=False, separators=(",", ":"))
    assert len(packed(state)) < LONGEST / 5
    assert state.count("[") + state.count("{") < DEEPEST / 2


def test_the_example_and_the_people_stay_the_pages_own() -> None:
    """A link changes what is shown, not the example (EX-1, EX-2)."""
    linked = TrickTable("2♦ 4♦ 5♦ 6♦", trump="♥", leader="mayor", name="x", swap=None)
    page = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right", name="x", lang="pt")
    before = page.state()
    people = [["<img src=x>", "m"], ["Eva", "f"]]
    page.act("open", link=packed({**linked.state(), "people": people}))
    assert page.now == linked.now
    page.act("reset")
    assert page.state() == before
    assert "<img" not in str(page.view())


def test_a_link_brings_the_pack() -> None:
    """A link changes the faces too, but not the language."""
    page = TrickTable(lang="en")
    page.act("open", link=packed(TrickTable(lang="es", pack="spanish").state()))
    assert (page.pack, page.voice.pack, page.lang) == ("spanish", "spanish", "en")


def test_a_task_keeps_its_question() -> None:
    """A link to another question is refused."""
    asked = WhoWins("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    other = TaskTable(WhoWins("K♦ 7♦ 4♣ A♥", trump="♣", leader="left"))
    page = TaskTable(asked)
    other.act("choose", key="4C")
    page.act("open", link=packed(other.state()))
    assert page.notice == UNREADABLE["en"]
    assert page.question == asked and not page.done


STATE = TrickTable(lang="es").state()
BAD: dict[str, str] = {
    "nothing": "",
    "cut short": packed(STATE)[:-9],
    "cut within a character": packed(STATE)[:-1],
    "no base64": "t-trick=%3Cimg%3E",
    "another alphabet": "ñ" * 40,
    "half a character in the address": "\ud83c",
    "not in UTF-8": urlsafe_b64encode(b"\xff\xfe").decode(),
    "no JSON": packed("<img src=x onerror=alert(1)>"),
    "a number": packed("7"),
    "a list": packed("[]"),
    "null": packed("null"),
    "nothing in it": packed("{}"),
    "nested without end": packed("[" * 5000),
    "a number without end": packed('{"v":' + "1" * 5000 + "}"),
    "a megabyte": "QUJD" * 250_000,
    "a newer version": packed({**STATE, "v": 2}),
    "another kind": packed({**CountTable().state(), "name": "trick"}),
    "another table": packed({**STATE, "name": "other"}),
    "edited": packed({**STATE, "step": 9}),
    "not a number": packed(json.dumps({**STATE, "step": float("nan")})),
    "markup for a pack": packed({**STATE, "pack": "<b>"}),
    "markup for a card": packed({**STATE, "now": {"cards": ["<b>"] * 4}}),
    "half a character": packed(json.dumps({**STATE, "picking": "\ud83c"})),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_read_changes_nothing_and_says_so(case: str, lang: str) -> None:
    """A notice in the reader's language stays until the next action."""
    page = TrickTable(lang=lang)
    before = page.state()
    page.act("open", link=BAD[case])
    assert page.notice == UNREADABLE[lang]
    assert UNREADABLE[lang] in next(page.view().find(id=page.id("status"))).text
    assert page.state() == before
    page.act("swap")
    assert not page.notice


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(["AH", "H"]),
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=4), inside, max_size=3)
    ),
    max_leaves=8,
)


@given(data=st.data())
@pytest.mark.parametrize("kind", KINDS)
def test_an_edited_link_opens_a_table_or_says_that_it_cannot(kind: str, data: Any) -> None:  # noqa: ANN401
    """With any value in any field, the table can be drawn."""
    state = restore(kind, {"lang": "es"}).state()
    key = data.draw(st.sampled_from(sorted(state)))
    page = restore(kind, {"lang": "es"})
    before = page.state()
    page.act("open", link=packed(json.dumps({**state, key: data.draw(ANYTHING)})))
    assert page.notice in ("", UNREADABLE["es"])
    if page.notice:
        assert page.state() == before
    str(page.view())


ADDED = ".,;:!?)>]}\"'»”…*=|/&# "
"""Marks that follow a link in a text."""


@settings(max_examples=30)
@given(data=st.data())
@pytest.mark.parametrize("kind", KINDS)
def test_a_link_with_something_added_on_its_way(kind: str, data: st.DataObject) -> None:
    """Marks and words after it, breaks inside it and what mail programs add change nothing."""
    linked = moved(kind)
    link = packed(linked.state())
    every = data.draw(st.integers(40, 90))
    soft = data.draw(st.sampled_from(["", "=\n", "\r\n", " ", "\n> ", "%0A", "\u200b", "\xad"]))
    if "%" not in soft:
        lines = [link[at : at + every] for at in range(0, len(link), every)]
        link = soft.join(lines[:90]) + "".join(lines[90:])
    link = data.draw(st.sampled_from(["", "3D"])) + link
    end = data.draw(st.sampled_from(ADDED))
    more = data.draw(st.sampled_from(["", "see_you", "-- ", "utm_source=mail", "_", "&amp;x"]))
    if more == "_":
        end = ""
    page = restore(kind, {"lang": "en"})
    page.act("open", link=link + end + more)
    assert not page.notice
    own = ("lang", *READER_FIELDS)
    assert without(page.state(), own) == without(linked.state(), own)


def without(state: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    """Return a state without some of its fields."""
    return {key: value for key, value in state.items() if key not in keys}


@settings(max_examples=60)
@given(data=st.data())
def test_a_link_that_lost_something_on_its_way(data: st.DataObject) -> None:
    """It opens the same table or says that it cannot, and then changes nothing."""
    linked = moved("trick")
    link = packed(linked.state())
    start, length = data.draw(st.integers(0, len(link))), data.draw(st.integers(1, 9))
    page = TrickTable(lang="es")
    before = page.state()
    link = data.draw(st.sampled_from([link[:start] + link[start + length :], link.upper()]))
    page.act("open", link=link)
    assert page.notice in ("", UNREADABLE["es"])
    assert page.state() in (before, linked.state())
    assert (page.state() == before) == bool(page.notice)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_table_goes_on_in_another_language(kind: str, lang: str) -> None:
    """The state of a page in one language is resumed by the page in another."""
    table = moved(kind, "es")
    page = restore(kind, {"lang": lang})
    page.act("resume", saved=json.dumps(table.state()))
    assert not page.notice
    assert page.state() == {**table.state(), "lang": lang}


@pytest.mark.parametrize("lang", LANGS)
def test_what_was_kept_and_cannot_be_read_changes_nothing(lang: str) -> None:
    """The notice says what is true of a table that was changed: it stays as it is."""
    page = TrickTable(lang=lang)
    page.act("swap")
    before = page.state()
    page.act("resume", saved="{")
    assert page.state() == before
    assert (
        page.notice
        == {
            "en": "What this device has kept cannot be read; the table stays as it is.",
            "es": "No se puede leer lo que guardó este dispositivo; la mesa queda como está.",
            "pt": "Não foi possível ler o que este dispositivo guardou; a mesa fica como está.",
        }[lang]
    )


@given(link=st.text())
def test_any_text_for_a_link(link: str) -> None:
    """Nothing raises."""
    page = TrickTable(lang="pt")
    page.act("open", link=link)
    assert page.notice == UNREADABLE["pt"]


@pytest.mark.parametrize("kind", KINDS)
def test_the_row_has_its_words_and_is_no_live_region_of_its_own(kind: str) -> None:
    """The host only shows and hides texts; a table has one live region."""
    view = restore(kind, {"lang": "en"}).view()
    for does in ("link", "show", "answer", "address"):
        assert len(list(view.find(data_host=does))) == 1
    (copied,) = view.find(data_when_copied=True)
    assert (copied.text, copied.attributes["hidden"]) == ("Link copied.", True)
    assert len(list(view.find(role="status"))) == 1
    assert len(list(view.find(data_when_done=True))) == (kind == "task")


def test_a_task_says_that_it_is_done() -> None:
    """The mark stays from the right answer on, also while another is tried."""
    task = TaskTable(WhoWins("A♥ 3♥ 2♠ K♣", trump="♠", leader="right"))
    marks = []
    for key in ("AH", "2S", "AH"):
        task.act("choose", key=key)
        (mark,) = task.view().find(data_when_done=True)
        marks.append(mark.attributes["hidden"])
    assert marks == [True, False, False]


@pytest.mark.parametrize("lang", ["es", "pt"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_summary_has_no_english_in_it(kind: str, lang: str) -> None:
    """No English word but names is in the Spanish or Portuguese summary."""
    english = {*re.findall(r"\b[a-z]{4,}", restore(kind, None, lang="en").summary())}
    translated = {*re.findall(r"\b[a-z]{4,}", restore(kind, None, lang=lang).summary())}
    assert translated
    assert not english & translated
