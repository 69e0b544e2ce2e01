"""Navigation: languages, serving below a path, search, colours, print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from book.languages import language
from tests.browser.conftest import BELOW, Visit
from tests.browser.journal import Journal
from tests.browser.reader import CHAPTER, LANDING, LANGS, PHONE, SAVES_DATA


def switch(page: Page, lang: str) -> None:
    """Choose a language in the top bar."""
    page.get_by_role("link", name=re.compile(f"^{lang.upper()}, ")).click()


def door(page: Page, lang: str) -> None:
    """Choose a language on the first page."""
    page.get_by_role("link", name=re.compile(f"^{language(lang).name}")).click()


def is_at(page: Page, path: str) -> None:
    """Wait until the page has this path; a folder means its first page."""
    ending = re.escape(path).replace("index\\.html", "(index\\.html)?")
    expect(page).to_have_url(re.compile(f"^http://[^/]+{ending}$"))


@pytest.mark.parametrize(("locale", "lang"), [("pt-BR", "pt"), ("es-PR", "es"), ("en-GB", "en")])
def test_the_first_page_leads_to_the_browsers_language(
    visit: Visit, address: str, locale: str, lang: str
) -> None:
    """The choice of another language is kept, and can be changed."""
    page = visit(lang, path=None, script=SAVES_DATA, locale=locale).page
    page.goto(address)
    is_at(page, f"/{lang}/index.html")
    expect(page.locator("html")).to_have_attribute("lang", language(lang).tag)
    page.goto(address)
    other = "es" if lang != "es" else "pt"
    door(page, other)
    is_at(page, f"/{other}/index.html")
    page.goto(address)
    is_at(page, f"/{other}/index.html")
    page.goto(f"{address}?choose")
    door(page, lang)
    is_at(page, f"/{lang}/index.html")


def test_the_first_page_offers_all_three_to_everybody_else(visit: Visit, address: str) -> None:
    """A browser in French, or without JavaScript, gets three working links."""
    for options in ({"locale": "fr-FR"}, {"locale": "es-ES", "java_script_enabled": False}):
        page = visit(path=None, script=SAVES_DATA, **options).page
        for lang in LANGS:
            page.goto(address)
            expect(page.get_by_role("listitem").get_by_role("link")).to_have_count(3)
            door(page, lang)
            is_at(page, f"/{lang}/index.html")
            page.context.clear_cookies()
            if options.get("java_script_enabled", True):
                page.evaluate("() => localStorage.clear()")


def test_serving_below_a_path(visit: Visit, journal: Journal, address_below: str) -> None:
    """Below `/some/where/` the first page, the swap and the language switch work."""
    reader = visit("es", path=None, address=address_below, locale="es-PR")
    page = reader.page
    page.goto(address_below)
    is_at(page, f"{BELOW}es/index.html")
    page.locator(f"nav a[href='{CHAPTER}']").click()
    is_at(page, f"{BELOW}es/{CHAPTER}")
    reader.waits_until_live()
    reader.opens_picker("2♠", "first")
    reader.choice("2♦").click()
    reader.sees_after("put", card="2D")
    reader.hears("Isaac gana con el as de corazones: 25 puntos.")
    switch(page, "pt")
    is_at(page, f"{BELOW}pt/{CHAPTER}")
    assert all(f"{BELOW}" in url for url in journal.requests)


def test_every_page_becomes_live(visit: Visit, site: Path) -> None:
    """From the first page to the last by the links at the foot."""
    reader = visit("pt", path=LANDING)
    page = reader.page
    onward = page.locator("nav a[rel=next]")
    seen = 1
    while True:
        if page.locator("[data-table]").count():
            reader.waits_until_live()
        if not onward.count():
            break
        onward.click()
        seen += 1
    assert seen == len(list((site / "pt").glob("*.html"))) - len(["search.html"])


@pytest.mark.parametrize("path", [LANDING, CHAPTER, "search.html"])
def test_the_switch_leads_to_the_same_page(visit: Visit, path: str) -> None:
    """Through the three languages, each declared in the markup of its page."""
    page = visit("en", path=path, script=SAVES_DATA).page
    for lang in ("es", "pt", "en"):
        switch(page, lang)
        is_at(page, f"/{lang}/{path}")
        expect(page.locator("html")).to_have_attribute("lang", language(lang).tag)
        expect(page.locator(".bk-langs [aria-current]")).to_have_text(lang.upper())


@pytest.mark.parametrize(("lang", "word"), [("en", "trump"), ("es", "triunfo"), ("pt", "trunfo")])
def test_search_finds_the_chapter(visit: Visit, lang: str, word: str) -> None:
    """From the top bar to the chapter, by a word in the reader's language."""
    page = visit(lang, path=LANDING, script=SAVES_DATA).page
    page.locator("header").get_by_role(
        "link", name=language(lang).words().gettext("Search")
    ).click()
    page.get_by_role("searchbox").fill(word)
    page.keyboard.press("Enter")
    found = page.get_by_role("main").get_by_role("listitem")
    hit = found.filter(has=page.locator(f"a[href='{CHAPTER}']"))
    expect(hit.locator("mark").first).to_be_visible()
    expect(hit.locator("mark").first).to_have_text(re.compile(word, re.IGNORECASE))
    expect(page.locator("#found")).to_have_text(re.compile(r"\d"))
    hit.get_by_role("link").click()
    is_at(page, f"/{lang}/{CHAPTER}")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("query", ["10", "60", "60-60", "60\u201360", "A", "K"])
def test_numbers_and_single_letters_are_found(visit: Visit, query: str, lang: str) -> None:
    """Points and cards are words here; a line of each page shows them."""
    page = visit(lang, path=f"search.html?q={query}", script=SAVES_DATA).page
    expect(page.locator("#results a").first).to_be_visible()
    expect(page.locator("#results mark").first).to_have_text(query[:2], ignore_case=True)


@pytest.mark.parametrize(
    ("lang", "typed", "word"),
    [
        ("pt", "leilao", "leilão"),
        ("pt", "distribuicao", "distribuição"),
        ("pt", "adversario", "adversário"),
        ("es", "reposicion", "reposición"),
        ("es", "trebol", "trébol"),
    ],
)
def test_a_word_without_its_accents_is_found(
    visit: Visit, lang: str, typed: str, word: str
) -> None:
    """A phone leaves them out: the same pages are found as with them."""
    page = visit(lang, path=f"search.html?q={word}", script=SAVES_DATA).page
    results = page.locator("#results li > a")
    expect(results.first).to_be_visible()
    titles = results.all_text_contents()
    page.get_by_role("searchbox").fill(typed)
    page.get_by_role("searchbox").press("Enter")
    page.wait_for_url(f"**?q={typed}")
    expect(results).to_have_text(titles)


@pytest.mark.parametrize(("lang", "word"), [("en", "talon"), ("es", "reserva"), ("pt", "reserva")])
def test_a_search_leads_to_the_entry_of_the_glossary(visit: Visit, lang: str, word: str) -> None:
    """The result shows what the term means, and its link leads to the entry itself."""
    page = visit(lang, path=f"search.html?q={word}", script=SAVES_DATA).page
    entry = page.locator('#results li:has(> a[href$="glossary.html#talon"])')
    expect(entry.locator("mark").first).to_be_visible()
    entry.locator("a").click()
    expect(page.locator("#talon")).to_be_in_viewport()


def test_a_search_without_results(visit: Visit) -> None:
    """It says so in the reader's language."""
    page = visit("es", path="search.html?q=zzzzz", script=SAVES_DATA).page
    nothing = language("es").words().gettext("Nothing found. Try another word.")
    expect(page.locator("#found")).to_have_text(nothing)


def test_an_unknown_url_offers_a_link_back(
    visit: Visit, journal: Journal, address_below: str
) -> None:
    """At any depth, in three languages, also below a path."""
    journal.allow(r"^console error: Failed to load resource: .*404")
    page = visit(path=None, script=SAVES_DATA).page
    page.goto(f"{address_below}es/deep/down/nowhere.html")
    for lang in LANGS:
        expect(page.get_by_text(language(lang).missing[0]).first).to_be_visible()
    door(page, "pt")
    is_at(page, f"{BELOW}pt/index.html")


def test_the_readers_colours(visit: Visit) -> None:
    """Light, dark or automatic: chosen in the menu, kept on the device."""
    page = visit("es", script=SAVES_DATA, color_scheme="light", **PHONE).page
    words = language("es").words()
    paper = "() => getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("button", name=words.gettext("Chapters and settings")).click()
    page.get_by_role("button", name=words.gettext("Dark"), exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate(paper)
    assert dark != light
    page.reload()
    assert page.evaluate(paper) == dark
    page.get_by_role("button", name=words.gettext("Chapters and settings")).click()
    page.get_by_role("button", name=words.gettext("Automatic"), exact=True).click()
    assert page.evaluate(paper) == light
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(paper) == dark


def test_printing(visit: Visit) -> None:
    """The cards, the sum and the reasons are printed; controls are not."""
    reader = visit("pt", script=SAVES_DATA)
    reader.page.emulate_media(media="print")
    for card in ("A♥", "3♥", "2♠", "K♣"):
        expect(reader.card(card)).to_be_visible()
    expect(reader.status).to_be_visible()
    expect(reader.table.locator(".al-sum")).to_be_visible()
    expect(reader.reasons.last).to_be_visible()
    for control in (
        reader.page.locator("header"),
        reader.swap("2♠", "2♦"),
        reader.trump("♥"),
        reader.button("Put the example back"),
        reader.notice("ready"),
    ):
        expect(control).to_be_hidden()
