"""The built book as files: languages, links, words, weight, and no requests to other hosts."""

import gzip
import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from babel.messages.pofile import read_po

from book.anchors import FORMER
from book.languages import LANGUAGES, LOCALE, Language
from tests.book.markup import Page, page_at
from tests.conftest import ROOT

CHAPTERS = sorted(path.stem for path in (ROOT / "book" / "en").glob("*.ipynb"))
PAGES = [(language, name) for language in LANGUAGES for name in [*CHAPTERS, "search"]]
EVERY_PAGE = pytest.mark.parametrize(
    ("language", "name"), PAGES, ids=[f"{language.code}/{name}" for language, name in PAGES]
)
FOREIGN = pytest.mark.parametrize("language", LANGUAGES[1:], ids=["es", "pt"])
BUDGET = 200_000
CRUMBS = {
    "contents", "toggle navigation", "permalink to this heading", "link to this heading", "menu",
    "skip to main content", "back to top", "toggle hidden content", "previous topic", "next topic",
    "show code cell source", "hide code cell source", "search this book...", "on this page",
    "searching", "search results", "source", "edit on github", "download", "fullscreen mode",
}  # fmt: skip


def page(site: Path, language: Language, name: str) -> Page:
    """Return a built page."""
    return page_at(site / language.code / f"{name}.html")


@EVERY_PAGE
def test_a_page_says_its_language_title_and_what_it_is_about(
    site: Path, language: Language, name: str
) -> None:
    """Screen readers, tabs and search engines get them in the page's own language."""
    built = page(site, language, name)
    assert built.one("html")["lang"] == language.tag
    source = built.path.read_text(encoding="utf-8")
    title = re.search("<title>(.*?)</title>", source)
    assert title and "Alcalde" in title[1] and "<" not in title[1]
    if name != "search":
        said = [tag["content"] for tag in built.all("meta") if tag.get("name") == "description"]
        assert len(said) == 1 and 40 < len(said[0]) <= 181


@EVERY_PAGE
def test_a_page_leads_to_itself_in_the_other_languages(
    site: Path, language: Language, name: str
) -> None:
    """The switch and the alternate links lead to the same page; the current language is marked."""
    built = page(site, language, name)
    switch = [tag for tag in built.all("a") if "data-lang" in tag]
    alternates = [tag for tag in built.all("link", rel="alternate")]
    assert [tag["data-lang"] for tag in switch] == [other.code for other in LANGUAGES]
    tags = [other.tag for other in LANGUAGES]
    assert [tag["hreflang"] for tag in alternates] == [*tags, "x-default"]
    for other, link, alternate in zip(LANGUAGES, switch, alternates, strict=False):
        target = (built.path.parent / link["href"]).resolve()
        assert target == (site / other.code / f"{name}.html").resolve()
        assert alternate["href"] == link["href"]
        assert ("aria-current" in link) == (other == language)


@EVERY_PAGE
def test_every_address_is_relative_and_leads_to_a_file(
    site: Path, language: Language, name: str
) -> None:
    """The site works under any path and makes no request to another host."""
    built = page(site, language, name)
    links = [tag.attributes.get("href", "") for tag in built.tags if tag.name in ("a", "link")]
    for address in [*built.addresses(), *filter(None, links)]:
        parts = urlsplit(address)
        assert not parts.scheme and not parts.netloc, address
        assert not parts.path.startswith("/"), address
        assert (built.path.parent / parts.path).resolve().exists(), address


def test_no_name_is_one_that_a_host_may_leave_out(site: Path) -> None:
    """Jekyll, which runs on branches of GitHub Pages, leaves out folders that begin with `_`.

    `.nojekyll` tells GitHub not to run it; every other host gets names that it takes.
    """
    names = {path.relative_to(site).as_posix() for path in site.rglob("[_.]*")}
    assert names == {".nojekyll"}


@EVERY_PAGE
def test_ids_are_unique_and_what_is_referred_to_is_there(
    site: Path, language: Language, name: str
) -> None:
    """No two tables on a page share an id, and labels refer to existing elements."""
    built = page(site, language, name)
    ids = [tag.attributes["id"] for tag in built.tags if "id" in tag.attributes]
    assert len(ids) == len(set(ids))
    for tag in built.tags:
        for attribute in ("aria-labelledby", "aria-describedby", "aria-controls", "popovertarget"):
            assert set(tag.attributes.get(attribute, "").split()) <= set(ids), tag


@pytest.mark.parametrize("name", [*CHAPTERS, "search"])
def test_a_place_has_the_same_name_in_every_language(site: Path, name: str) -> None:
    """Sections, entries of the glossary and tables: a switch of language keeps the place."""
    english, *others = (places(page(site, language, name)) for language in LANGUAGES)
    assert english or name == "search"
    assert others == [english, english]


def places(built: Page) -> list[str]:
    """Return the ids of a page's sections, tables and terms, in order."""
    return [
        tag.attributes["id"]
        for tag in built.tags
        if "id" in tag.attributes
        and (tag.name in ("section", "dt", "dd", "tr") or "data-table" in tag.attributes)
    ]


@pytest.mark.parametrize("path", FORMER)
def test_links_to_sections_from_before_lead_there_still(site: Path, path: str) -> None:
    """A heading that is translated or worded otherwise keeps the ids that it had."""
    built = page_at(site / f"{path}.html")
    assert set(FORMER[path]) <= {tag.attributes.get("id") for tag in built.tags}


@EVERY_PAGE
def test_no_browser_restores_a_field(site: Path, language: Language, name: str) -> None:
    """Neither a table's nor the page's own, and of no kind."""
    for tag in page(site, language, name).tags:
        if tag.name in ("input", "select", "textarea"):
            assert tag.attributes.get("autocomplete") == "off", tag


@EVERY_PAGE
def test_no_script_or_style_stands_in_a_page(site: Path, language: Language, name: str) -> None:
    """A strict content policy is possible: no inline scripts, styles or handlers."""
    for tag in page(site, language, name).tags:
        assert tag.name != "style"
        assert tag.name != "script" or tag.attributes.get("src")
        assert not [key for key in tag.attributes if key == "style" or key.startswith("on")], tag


@EVERY_PAGE
def test_a_page_weighs_little_besides_pyodide(site: Path, language: Language, name: str) -> None:
    """HTML, styles, scripts, worker and engine parts weigh 200 KB at most with gzip."""
    built = page(site, language, name)
    files = {built.path}
    files |= {(built.path.parent / address).resolve() for address in built.addresses()}
    tables = [tag.attributes for tag in built.tags if "data-table" in tag.attributes]
    folders = {file.parent for file in files if file.name == "page.js"}
    if tables:
        (runtime,) = folders
        needed = json.loads((runtime / "archives.json").read_text(encoding="utf-8"))
        names = {*needed["all"]}
        names |= {name for tag in tables for name in needed["kinds"][tag["data-table"]]}
        states = (json.loads(tag["data-state"] or "") for tag in tables)
        asked = {state["question"]["kind"] for state in states if "question" in state}
        names |= {name for kind in asked for name in needed["questions"][kind]}
        spoken = {language.code, *(f"{language.code}/{tag['data-table']}" for tag in tables)}
        spoken |= {f"{language.code}/task/{kind}" for kind in asked}
        names |= {name for key in spoken for name in needed["languages"].get(key, [])}
        files |= {runtime / "worker.js", *(runtime / f"{name}.zip" for name in names)}
    weight = sum(len(gzip.compress(file.read_bytes(), mtime=0)) for file in files)
    assert weight <= BUDGET


@FOREIGN
def test_no_english_is_left_around_the_chapters(site: Path, language: Language) -> None:
    """No page in another language contains the theme's English words."""
    catalogue = LOCALE / language.code / "LC_MESSAGES" / "book.po"
    with catalogue.open("rb") as file:
        messages = [(str(m.id).lower(), str(m.string).lower()) for m in read_po(file) if m.id]
    english = {source for source, said in messages if source != said}
    for name in [*CHAPTERS, "search"]:
        for text, lang in page(site, language, name).texts:
            if lang == language.tag:
                assert text.lower().strip(" .:") not in CRUMBS | english, (name, text)


def test_nothing_of_the_usual_theme_is_shipped(site: Path) -> None:
    """The site has no icon font, framework, MathJax or widget manager."""
    names = [path.name.lower() for path in site.rglob("*") if path.is_file()]
    for unwanted in ("fontawesome", "fa-", "bootstrap", "mathjax", "require", "thebe", "jquery"):
        assert not [name for name in names if unwanted in name]
    assert not [name for name in names if name.endswith((".woff", ".woff2", ".ttf", ".eot"))]


def test_the_first_page_has_three_doors_and_works_without_scripts(site: Path) -> None:
    """Each of them is a plain link in its own language; the picture exists."""
    first = page_at(site / "index.html")
    doors = [tag for tag in first.all("a") if "data-lang" in tag]
    assert [(door["lang"], door["href"]) for door in doors] == [
        (language.tag, f"{language.code}/index.html") for language in LANGUAGES
    ]
    assert "25" in first.one("div", role="img")["aria-label"]
    assert all((site / address).exists() for address in first.addresses())


def test_the_page_for_a_wrong_address_speaks_three_languages(site: Path) -> None:
    """Its links do not depend on how deep the unknown address was."""
    missing = page_at(site / "404.html")
    assert missing.one("base")["href"] == "/"
    for language in LANGUAGES:
        assert (language.missing[0], language.tag) in missing.texts
    assert all((site / address).exists() for address in missing.addresses())


def test_every_large_or_textual_file_has_fresh_compressed_copies(site: Path) -> None:
    """A server only needs to send them."""
    import brotli  # type: ignore[import-untyped]

    for file in site.rglob("*"):
        if file.suffix in (".html", ".css", ".js", ".svg", ".wasm", ".zip"):
            data = file.read_bytes()
            assert gzip.decompress(Path(f"{file}.gz").read_bytes()) == data, file
            assert brotli.decompress(Path(f"{file}.br").read_bytes()) == data, file
