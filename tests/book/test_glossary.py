"""Terms link to the glossary: which ones, from where, and to an existing row."""

import json
from pathlib import Path

import pytest
from docutils import nodes
from docutils.frontend import get_default_settings
from docutils.utils import new_document
from myst_parser.parsers.docutils_ import Parser

from book.entries import Markup, append_tips, describing, lay_out, read_entries
from book.explained import explained, link_rows
from book.glossary import PLAIN, link_terms, mark_rows, read_rows
from book.languages import LANGUAGES, Language
from tests.book.markup import Page, page_at
from tests.book.test_site import CHAPTERS
from tests.conftest import ROOT

EACH = pytest.mark.parametrize("language", LANGUAGES, ids=[one.code for one in LANGUAGES])
HEADS = {
    "en": ("English", "Spanish", "Portuguese", "Meaning"),
    "es": ("Inglés", "Español", "Portugués", "Significado"),
    "pt": ("Inglês", "Espanhol", "Português", "Significado"),
}
ROWS = (
    ("mayor", "el alcalde", "o alcalde"),
    ("suit", "el palo", "o naipe"),
    ("pack", "la baraja", "o baralho"),
    ("to shuffle", "barajar", "baralhar"),
    ("to cut", "cortar", "partir"),
    ("trump", "el triunfo, la vida", "o trunfo"),
    ("to lead, lead", "salir, la salida", "sair, a saída"),
    ("suit led", "el palo de salida", "o naipe de saída"),
    ("match, target", "la partida, la meta", "a partida, a meta"),
)


def document(*children: nodes.Node) -> nodes.document:
    """Return a document of these parts."""
    made = new_document("made")
    made += list(children)
    return made


def glossary(language: Language) -> nodes.document:
    """Return a glossary of a few marked rows, with the page's own language first."""
    heads = dict(zip(("en", "es", "pt", ""), HEADS[language.code], strict=True))
    order = sorted(heads, key=lambda code: code != language.code)
    rows = [dict(zip(heads, (*row, f"What {row[0]} means."), strict=True)) for row in ROWS]
    head, *body = [
        nodes.row("", *(nodes.entry("", nodes.paragraph("", row[code])) for code in order))
        for row in [heads, *rows]
    ]
    group = nodes.tgroup("", nodes.thead("", head), nodes.tbody("", *body), cols=4)
    made = document(nodes.title("", "Words"), nodes.table("", group))
    mark_rows(made, language)
    return made


def glossary_of(language: Language) -> nodes.document:
    """Return the book's glossary: the table of the notebook, with its rows marked."""
    notebook = json.loads((ROOT / "book" / language.code / "glossary.ipynb").read_text("utf-8"))
    source = "".join(notebook["cells"][1]["source"])
    parser = Parser()
    made = new_document("glossary", get_default_settings(Parser))
    parser.parse(source, made)
    mark_rows(made, language)
    return made


def paragraph(text: str) -> nodes.paragraph:
    """Returns a paragraph in which text between asterisks is bold."""
    made = nodes.paragraph()
    for index, piece in enumerate(text.split("*")):
        made += nodes.strong("", piece) if index % 2 else nodes.Text(piece)
    return made


def links(language: Language, *paragraphs: str) -> list[tuple[str, str]]:
    """Return the links in these paragraphs of a chapter: their words and the row."""
    chapter = document(*map(paragraph, paragraphs))
    before = chapter.astext()
    link_terms(chapter, read_rows(glossary(language), language), language)
    assert chapter.astext() == before
    return [
        (link.astext(), link["refuri"].partition("#")[2])
        for link in chapter.findall(nodes.reference)
    ]


def test_the_first_bold_term_is_linked_in_each_of_its_forms() -> None:
    """Each term is linked once in a chapter, even if it occurs earlier without bold."""
    english, spanish, portuguese = LANGUAGES
    said = ("A *suit*. Isaac *leads*.", "Two *suits*, and who *leads*?", "The *suit led*.")
    assert links(english, *said) == [
        ("suit", "suit"),
        ("leads", "to-lead"),
        ("suit led", "suit-led"),
    ]
    assert links(spanish, "Los *palos*.", "Isaac *sale*.") == [
        ("palos", "suit"),
        ("sale", "to-lead"),
    ]
    assert links(spanish, "Lena *baraja* y *la baraja* queda ahí.") == [
        ("baraja", "to-shuffle"),
        ("la baraja", "pack"),
    ]
    assert links(portuguese, "O Isaac *sai*.", "A *partida*.") == [
        ("sai", "to-lead"),
        ("partida", "match"),
    ]


def test_a_term_in_bold_comes_before_one_that_is_not() -> None:
    """Bold marks the explanation; without it an unambiguous term is linked at its first place."""
    english, spanish, _ = LANGUAGES
    assert links(english, "The mayor plays.", "The *mayor* is alone.") == [("mayor", "mayor")]
    assert links(english, "The mayor’s trumps beat a mayor.") == [
        ("mayor", "mayor"),
        ("trumps", "trump"),
    ]
    assert links(spanish, "Gana el palo de salida.") == [("palo de salida", "suit-led")]
    assert links(spanish, "Es de ese palo. De salida, nada.") == []
    assert links(english, "Every suit is cut.") == []  # everyday words are not linked


def test_buttons_headings_links_and_names_stay_as_they_are() -> None:
    """Bold text with a capital letter inside a sentence is the name of a control."""
    english = LANGUAGES[0]
    assert links(english, "Under *Trump*, choose *The mayor*.") == []
    assert links(english, "*Trump* is a suit.") == [("Trump", "trump")]
    title = nodes.section("", nodes.title("", "The mayor"))
    link = nodes.paragraph("", "", nodes.reference("", "The mayor", refuri="x"))
    game = nodes.paragraph("", "", nodes.emphasis("", "Mayor"))
    chapter = document(title, link, game)
    link_terms(chapter, read_rows(glossary(english), english), english)
    assert [found["refuri"] for found in chapter.findall(nodes.reference)] == ["x"]


def test_a_row_leads_to_the_section_that_explains_it() -> None:
    """It links to bold text that is not a control's name; other columns and rows are unchanged."""
    spanish = LANGUAGES[1]
    first = nodes.section("", paragraph("Hay *palos* y, en *Triunfo*, nada."), ids=["uno"])
    second = nodes.section("", paragraph("Isaac *sale*. Otro *palo*."), ids=["dos"])
    chapter = document(first, second, paragraph("El *triunfo*, fuera de todo."))
    page = glossary(spanish)
    before = page.astext()
    rows = read_rows(page, spanish)
    found = list(explained(chapter, rows, spanish))
    assert found == [("suit", "uno"), ("to-lead", "dos"), ("suit", "dos")]
    link_rows(page, {"suit": "a.html#uno", "to-lead": "a.html#dos"}, spanish)
    assert page.astext() == before
    assert [(link.astext(), link["refuri"]) for link in page.findall(nodes.reference)] == [
        ("el palo", "a.html#uno"),
        ("salir, la salida", "a.html#dos"),
    ]


def test_a_column_in_no_language_is_named() -> None:
    """The build stops with a sentence that says what is expected."""
    with pytest.raises(ValueError, match="headed inglés, español, portugués"):
        mark_rows(glossary(LANGUAGES[0]), LANGUAGES[1])


def test_a_chapter_carries_what_the_terms_that_it_links_mean() -> None:
    """Each entry is there once, hidden, and is what describes the link; the others are not."""
    english = LANGUAGES[0]
    page = glossary(english)
    chapter = document(paragraph("A *suit*. The mayor has a *suit*."))
    link_terms(chapter, read_rows(page, english), english)
    append_tips(chapter, page, english)
    (markup,) = [node["markup"] for node in chapter.findall(Markup)]
    assert markup.count('class="bk-tip" hidden') == 2
    for row, words in (("mayor", "el alcalde"), ("suit", "el palo")):
        assert f'<p id="{describing(row)}">What {row} means.</p>' in markup
        assert f'<span lang="es">{words}</span>' in markup
        assert f'href="glossary.html#{row}">Words</a>' in markup


def test_the_table_becomes_a_list_of_entries() -> None:
    """The term comes first, then what it means and the words of the other languages."""
    spanish = LANGUAGES[1]
    page = glossary(spanish)
    lay_out(page, spanish)
    assert not list(page.findall(nodes.table))
    terms = [(term["ids"], term.astext()) for term in page.findall(nodes.term)]
    assert terms[:2] == [(["mayor"], "el alcalde"), (["suit"], "el palo")]
    first = next(iter(page.findall(nodes.definition)))
    assert [part.astext() for part in first.children] == [
        "What mayor means.",
        "mayor · o alcalde",
    ]
    languages = [word["classes"] for word in first.findall(nodes.inline)]
    assert languages == [["language-en"], ["language-pt-PT"]]


@EACH
def test_every_link_to_a_term_leads_to_its_entry(site: Path, language: Language) -> None:
    """In every chapter; each entry has its words in the two other languages, and a meaning."""
    glossary = page_at(site / language.code / "glossary.html")
    ids = {tag["id"] for tag in glossary.all("dt") if "id" in tag}
    assert ids >= PLAIN
    others = {one.tag for one in LANGUAGES if one is not language}
    words = [tag["lang"] for tag in glossary.all("span") if tag.get("lang") in others]
    assert sorted(words) == sorted([*others] * len(ids))
    assert len(list(glossary.all("dd"))) == len(ids)
    for name in CHAPTERS:
        page = page_at(site / language.code / f"{name}.html")
        terms = [tag for tag in page.all("a") if "bk-term" in tag.get("class", "")]
        rows = [tag["href"].partition("#")[2] for tag in terms]
        assert len(rows) == len(set(rows))
        assert {tag["href"] for tag in terms} <= {f"glossary.html#{row}" for row in ids}
        assert bool(terms) == (name not in ("index", "glossary"))
        described = {tag["id"] for tag in page.all("p") if tag.get("id", "").startswith("term-")}
        assert described == {tag["aria-describedby"] for tag in terms}


@EACH
def test_a_meaning_is_one_or_two_short_sentences(site: Path, language: Language) -> None:
    """No entry needs more than thirty words, the names of its cards included."""
    page = glossary_of(language)
    entries = read_entries(page, language)
    assert len(entries) >= 60
    for entry in entries:
        text = entry.meaning.astext()
        assert 3 <= len(text.split()) <= 30, text
        assert text.rstrip("A♦♥♣♠0123456789KQJ ").endswith("."), text


@EACH
def test_a_term_leads_on_to_the_chapter_that_explains_it(site: Path, language: Language) -> None:
    """The row links to the section in which the term is explained."""
    folder = site / language.code
    page = Page(folder / "glossary.html")
    places = [
        tag["href"].partition("#")
        for tag in page.all("a")
        if tag.get("href", "").partition("#")[0].removesuffix(".html") in CHAPTERS
        and "#" in tag["href"]
    ]
    assert len(places) >= len(PLAIN)
    for name, _, section in places:
        assert section in {tag.attributes.get("id") for tag in Page(folder / name).tags}
