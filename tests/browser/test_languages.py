"""Switching the language: the reader stays at the same place, and tables stay as they stand."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from alcalde_widgets import TrickTable
from tests.browser.conftest import Visit
from tests.browser.reader import CHAPTER, Reader
from tests.browser.test_game import CHAPTER as GAMES
from tests.browser.test_game import Player
from tests.browser.test_game_kept import writes_a_move
from tests.browser.test_sharing import changed, copied, stands

CLIPBOARD: dict[str, Any] = {"permissions": ["clipboard-read", "clipboard-write"]}


def switches(reader: Reader, lang: str) -> Reader:
    """Press a language and return a reader of that page, who expects the same table."""
    reader.page.locator(f"a[data-lang={lang}]").click()
    other = Reader(reader.page, reader.address, lang, name=reader.name)
    expect(other.page.locator("html")).to_have_attribute("lang", re.compile(f"^{lang}"))
    other.expected = in_language(reader.expected, lang)
    return other


def in_language(table: TrickTable, lang: str) -> TrickTable:
    """Return a table as it stands in another language."""
    return type(table).from_state({**table.state(), "lang": lang})


def test_a_table_stands_as_it_stood(visit: Visit) -> None:
    """From one language to the next, and the next; reset then gives the page's own example."""
    reader = visit("en")
    reader.waits_until_live()
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    reader.trump("♥").click()
    reader.sees_after("trump", suit="H")
    for lang in ("es", "pt"):
        reader = switches(reader, lang)
        reader.sees()
    reader.button("Put the example back").click()
    reader.sees_after("reset")


def test_it_stands_so_once(visit: Visit) -> None:
    """A page that is opened again later starts from its own tables."""
    reader = visit("en")
    reader.waits_until_live()
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    reader = switches(reader, "es")
    reader.sees()
    reader.page.reload()
    reader.waits_until_live()
    reader.expected.act("reset")
    reader.sees()


def test_a_link_to_a_table_goes_along_as_the_table_stands_now(visit: Visit) -> None:
    """The address in the other language opens the table as the reader left it."""
    reader = visit("en", path=f"{CHAPTER}#t-example={changed(pack='spanish')}", **CLIPBOARD)
    reader.waits_until_live()
    reader.expected.act("pack", pack="spanish")
    stands(reader)
    reader.swap("2♠", "2♦").click()
    reader.expected.act("swap")
    stands(reader)
    other = switches(reader, "pt")
    stands(other)
    expect(other.table).to_be_focused()
    assert other.page.url.startswith(f"{reader.address}pt/{CHAPTER}#t-example=")
    other.page.reload()
    stands(other)
    assert copied(other).split("#")[0] == other.page.url.split("#")[0]


def at_the_place(page: Page, anchor: str) -> None:
    """Wait until the page is at a place."""
    expect(page).to_have_url(re.compile(f"#{anchor}$"))
    expect(page.locator(f"[id='{anchor}']")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["glossary.html#hearts", "05-background.html#now-you"])
def test_the_place_on_the_page_stays(visit: Visit, path: str) -> None:
    """An entry of the glossary and a section, on a screen that does not show them at the top."""
    reader = visit("en", path=path, viewport={"width": 800, "height": 500})
    anchor = path.split("#")[1]
    for lang in ("es", "pt", "en"):
        at_the_place(reader.page, anchor)
        reader = switches(reader, lang)
    at_the_place(reader.page, anchor)


def test_a_section_opens_by_the_name_that_it_had_before(visit: Visit) -> None:
    """Links of earlier versions used the translated heading."""
    reader = visit("es", path="05-background.html#ahora-tu", viewport={"width": 800, "height": 500})
    expect(reader.page.locator("#now-you")).to_be_in_viewport()


def test_a_search_is_searched_again(visit: Visit) -> None:
    """The words are in the field of the other page, which shows what it finds."""
    reader = visit("es", path="search.html?q=as")
    for lang in ("en", "pt"):
        reader = switches(reader, lang)
        expect(reader.page).to_have_url(re.compile(rf"{lang}/search\.html\?q=as$"))
        expect(reader.page.locator("input[type=search]")).to_have_value("as")
        expect(reader.page.locator("#found")).not_to_be_empty()


def test_a_kept_game_goes_on_in_another_language(visit: Visit) -> None:
    """What the device keeps and what goes along are the same game."""
    player = Player(visit("en", path=GAMES))
    writes_a_move(player)
    left = json.loads(player.table.get_attribute("data-state") or "")
    player.reader.page.locator("a[data-lang=pt]").click()
    expect(player.reader.page.locator("html")).to_have_attribute("lang", "pt-PT")
    text = json.dumps({**left, "lang": "pt"}, ensure_ascii=False, separators=(",", ":"))
    expect(player.table).to_have_attribute("data-state", text)
