"""Terms link to the glossary: which ones, from where, and to an existing row."""

from pathlib import Path

import pytest
from docutils import nodes
from docutils.utils import new_document

from book.explained import explained, link_rows
from book.glossary import PLAIN, link_terms, mark_rows, read_rows
from book.languages import LANGUAGES, Language
from tests.book.markup import Page, page_at
from tests.book.test_site import CHAPTERS

EACH = pytest.mark.parametrize("language", LANGUAGES, ids=[one.code for one in LANGUAGES])
HEADS = {
    "en": ("English", "Spanish", "Portuguese"),
    "es": ("Inglés", "Español", "Portugués"),
    "pt": ("Inglês", "Espanhol", "Português"),
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
    heads = dict(zip(("en", "es", "pt"), HEADS[language.code], strict=True))
    order = sorted(heads, key=lambda code: code != language.code)
    rows = [dict(zip(heads, row, strict=True)) for row in ROWS]
    head, *body = [
        nodes.row("", *(nodes.entry("", nodes.paragraph("", row[code])) for code in order))
        for row in [heads, *rows]
    ]
    group = nodes.tgroup("", nodes.thead("", head), nodes.tbody("", *body), cols=3)
    made = document(nodes.table("", group))
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


@EACH
def test_every_link_to_a_term_leads_to_its_row(site: Path, language: Language) -> None:
    """In every chapter; each row has a cell in each of the three languages."""
    rows = page_at(site / language.code / "glossary.html")
    ids = {tag["id"] for tag in rows.all("tr") if "id" in tag}
    assert ids >= PLAIN
    cells = [tag["lang"] for tag in rows.all("td")]
    assert cells == cells[:3] * len(ids)
    assert sorted(cells[:3]) == sorted(one.tag for one in LANGUAGES)
    for name in CHAPTERS:
        page = page_at(site / language.code / f"{name}.html")
        terms = [tag["href"] for tag in page.all("a") if "bk-term" in tag.get("class", "")]
        assert len(terms) == len(set(terms))
        assert {term.partition("#")[::2] for term in terms} <= {
            ("glossary.html", row) for row in ids
        }
        assert bool(terms) == (name not in ("index", "glossary"))


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
