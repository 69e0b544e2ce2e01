"""Links to the state of a table: copied, opened, and unreadable ones."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Dialog, expect

from alcalde_widgets import restore
from tests.browser.conftest import Visit
from tests.browser.reader import CHAPTER, LANGS, SAVES_DATA, Reader

UNREADABLE = "This link cannot be read; the table stays as it is."
MARKUP = "<img src=x onerror=alert(1)>"
CLIPBOARD: dict[str, Any] = {"permissions": ["clipboard-read", "clipboard-write"]}
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"


def packed(state: object) -> str:
    """Return a state in the encoding of a link."""
    text = state if isinstance(state, str) else json.dumps(state)
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def copied(reader: Reader) -> str:
    """Press the button and return the URL on the clipboard."""
    reader.button("Copy link").click()
    said = reader.table.get_by_text(reader.say("Link copied."))
    expect(said).to_be_visible()
    return str(reader.page.evaluate("() => navigator.clipboard.readText()"))


def stands(reader: Reader) -> None:
    """Wait until the page shows the state of the expected table."""
    state = json.dumps(reader.expected.state(), ensure_ascii=False, separators=(",", ":"))
    expect(reader.table).to_have_attribute("data-state", state)


@pytest.mark.parametrize("lang", LANGS)
def test_a_link_restores_the_table(visit: Visit, lang: str) -> None:
    """In another window, without a touch even with data saver, and scrolled into view (EX-2)."""
    reader = visit(lang, **CLIPBOARD)
    reader.waits_until_live()
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    reader.trump("♥").click()
    reader.sees_after("trump", suit="H")
    address = copied(reader)
    assert address.startswith(f"{reader.address}{lang}/{CHAPTER}#t-example=")
    other = visit(lang, path=None, script=SAVES_DATA)
    other.expected = reader.expected
    other.page.goto(address)
    other.waits_until_live()
    stands(other)
    expect(other.table).to_be_in_viewport()
    expect(other.table).to_be_focused()
    assert other.engine().summary() == reader.expected.summary()


def test_a_link_in_another_language_keeps_the_pages_own(visit: Visit) -> None:
    """The cards come from the link, the language and the example from the page."""
    english = restore("trick", {})
    english.act("swap")
    state = {**english.state(), "name": "example", "people": [[MARKUP, "m"], ["X", "f"]]}
    reader = visit("pt", path=f"{CHAPTER}#t-example={packed(state)}")
    reader.waits_until_live()
    reader.expected.act("swap")
    stands(reader)
    reader.button("Put the example back").click()
    reader.expected.act("reset")
    stands(reader)


def test_a_link_opens_on_an_open_page(visit: Visit) -> None:
    """As when pasted into the address bar; the reader's own pack stays."""
    reader = visit("es", **CLIPBOARD)
    reader.waits_until_live()
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    address = copied(reader)
    reader.button("Put the example back").click()
    reader.expected.act("reset")
    stands(reader)
    reader.setting("Pack", reader.say("Spanish")).click()
    reader.expected.act("pack", pack="spanish")
    stands(reader)
    reader.page.evaluate("(address) => { location.href = address }", address)
    reader.expected.act("swap")
    stands(reader)


def test_without_a_clipboard(visit: Visit) -> None:
    """The link is in the address bar and selected in a field, until the next action."""
    reader = visit("en", script=NO_CLIPBOARD)
    reader.waits_until_live()
    reader.button("Copy link").click()
    field = reader.table.get_by_role("textbox", name=reader.say("Link to this table"))
    expect(field).to_be_focused()
    expect(field).to_have_value(reader.page.url)
    assert reader.page.evaluate("() => getSelection().toString()") == reader.page.url
    reader.swap("2♠", "2♦").click()
    reader.expected.act("swap")
    stands(reader)
    expect(field).to_be_hidden()


def changed(**changes: object) -> str:
    """Return the data of a link to the example, with changes to its state."""
    state = {**restore("trick", {"lang": "es"}).state(), "name": "example", **changes}
    return packed(state)


BAD: dict[str, Callable[[], str]] = {
    "cut short": lambda: "t-example=" + changed()[:-7],
    "empty": lambda: "t-example=",
    "edited": lambda: "t-example=" + changed(step=7),
    "of a newer version": lambda: "t-example=" + changed(v=2),
    "of another kind": lambda: "t-example=" + changed(kind="count"),
    "of another table": lambda: "t-example=" + changed(name="other"),
    "a megabyte": lambda: "t-example=" + "QUJD" * 250_000,
    "with markup for a state": lambda: "t-example=" + packed(MARKUP),
    "with markup in it": lambda: "t-example=" + changed(now={"cards": [MARKUP] * 4}),
    "with markup in the address": lambda: "t-example=" + MARKUP,
    "with half a character": lambda: "t-example=" + changed(picking="\ud83c"),
    "not in UTF-8": lambda: "t-example=" + urlsafe_b64encode(b'{"v":"\xff"}').decode(),
    "nested without end": lambda: "t-example=" + packed("[" * 5000),
    "for a table that is not there": lambda: "t-nobody=" + changed(),
}


@pytest.mark.parametrize("case", BAD)
def test_an_unreadable_link(visit: Visit, case: str) -> None:
    """The table opens in its saved state and says so; it works as usual."""
    reader = visit("es", path=None)

    def fail(dialog: Dialog) -> None:
        dialog.dismiss()
        raise AssertionError(f"the page asked: {dialog.message}")

    reader.page.on("dialog", fail)
    reader.opens(f"{CHAPTER}#{BAD[case]()}")
    says = reader.page.get_by_text(reader.say(UNREADABLE))
    expect(says).to_be_visible()
    if case.startswith("for a table"):
        first = reader.page.locator("[data-table]").first
        expect(first.get_by_text(reader.say(UNREADABLE))).to_be_visible()
    else:
        expect(reader.status).to_contain_text(reader.say(UNREADABLE))
    stands(reader)
    reader.swap("2♠", "2♦").click()
    reader.expected.act("swap")
    stands(reader)
    expect(reader.page.locator("[data-table] img, [data-table] script")).to_have_count(0)


def test_an_unreadable_link_on_an_open_page(visit: Visit) -> None:
    """The table stays as it stands, as the notice says."""
    reader = visit("en")
    reader.waits_until_live()
    reader.swap("2♠", "2♦").click()
    reader.expected.act("swap")
    stands(reader)
    reader.page.evaluate("() => { location.hash = '#t-example=abc' }")
    expect(reader.status).to_contain_text(reader.say(UNREADABLE))
    stands(reader)


MANGLED: dict[str, Callable[[str], str]] = {
    "encoded": lambda link: link.replace("=", "%3D"),
    "encoded in small letters": lambda link: link.replace("=", "%3d"),
    "encoded twice": lambda link: link.replace("=", "%253D"),
    "quoted-printable": lambda link: link.replace("=", "=3D")[:90] + "=%0A" + link[88:],
    "an HTML entity": lambda link: link.replace("=", "&#61;"),
    "a full stop": lambda link: f"{link}.",
    "a bracket": lambda link: f"{link})",
    "a comma and a word": lambda link: f"{link},%20look",
    "an arrow": lambda link: f"{link}>",
    "a space": lambda link: f"{link}%20",
    "another parameter": lambda link: f"{link}&amp;utm_source=mail",
    "zero-width spaces": lambda link: f"{link[:30]}%E2%80%8B{link[30:]}\u200b",
    "a soft line break": lambda link: f"{link[:76]}%0D%0A{link[76:]}",
    "a capital letter": lambda link: f"T{link[1:]}",
}


def test_a_link_that_was_changed_on_its_way(visit: Visit) -> None:
    """It opens the same table, however a program has encoded, wrapped or followed it."""
    reader = visit("en")
    reader.waits_until_live()
    link = "t-example=" + changed()
    for mangle in MANGLED.values():
        reader.swap("2♠", "2♦").click()
        reader.expected.act("swap")
        stands(reader)
        reader.page.evaluate("(hash) => { location.hash = hash }", mangle(link))
        reader.expected.act("reset")
        stands(reader)
        expect(reader.status).not_to_contain_text(reader.say(UNREADABLE))


@pytest.mark.parametrize("case", ["encoded", "an arrow"])
def test_a_page_opens_with_a_link_that_was_changed(visit: Visit, case: str) -> None:
    """As it comes from a mail, whatever the browser itself encodes."""
    link = "t-example=" + changed(pack="spanish")
    reader = visit("en", path=f"{CHAPTER}#{MANGLED[case](link)}")
    reader.waits_until_live()
    reader.expected.act("pack", pack="spanish")
    stands(reader)
    expect(reader.table).to_be_focused()


@pytest.mark.parametrize("fragment", ["t-exam", "t-examplf=abc", "t-exampleeyJ2IjoxfQ", "t-"])
def test_what_is_nearly_a_link_is_not_ignored(visit: Visit, fragment: str) -> None:
    """A table says that the link cannot be read, and stays as it stands."""
    reader = visit("es", path=f"{CHAPTER}#{fragment}")
    expect(reader.page.get_by_text(reader.say(UNREADABLE))).to_be_visible()
    stands(reader)


def test_an_ordinary_fragment_is_no_link(visit: Visit) -> None:
    """Nothing is opened, and with data saver nothing is loaded."""
    reader = visit("en", path=f"{CHAPTER}#t-example", script=SAVES_DATA)
    reader.sees()
    expect(reader.page.locator("html")).to_have_attribute("data-alcalde", "idle")
