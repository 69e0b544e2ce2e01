"""The three languages agree in cells, code, cards, numbers and cited rules."""

import re
from pathlib import Path

import nbformat
import pytest
from nbformat import NotebookNode

from alcalde_widgets.hosts.saved import STATE, table_html
from book.languages import LANGUAGES
from tests.conftest import ROOT
from tests.ledger import ID, cited, rules

BOOK = ROOT / "book"
CODES = [language.code for language in LANGUAGES]
CHAPTERS = sorted({path.name for code in CODES for path in (BOOK / code).glob("*.ipynb")})
OTHERS = [(code, name) for code in CODES[1:] for name in CHAPTERS]
EVERY = [(code, name) for code in CODES for name in CHAPTERS]
ids = "/".join

COMMENT = re.compile(r"^%.*$", re.MULTILINE)
CARD = re.compile(r"(?<![\w])(?:[AKQJ]|1[0-2]|[1-7])[♦♥♣♠]")
TARGET = re.compile(r"\]\([^)]*\)")
NUMBER = re.compile(r"\d+")
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
LANGUAGE = re.compile(r'^lang = "(\w+)"$', re.MULTILINE)


def cells(code: str, name: str) -> list[NotebookNode]:
    """Return a chapter's cells."""
    path = BOOK / code / name
    assert path.exists(), f"{path.relative_to(ROOT)} is missing"
    return list(nbformat.read(path, as_version=4).cells)  # type: ignore[no-untyped-call]


def pairs(code: str, name: str) -> list[tuple[NotebookNode, NotebookNode]]:
    """Return a chapter's cells beside the English ones.

    Text that only one language needs, such as a warning to readers who know a game with the same
    name, is tagged `only-pt` and has no counterpart.
    """
    shared = [cell for cell in cells(code, name) if not alone(cell, code)]
    return list(zip(cells("en", name), shared, strict=True))


def alone(cell: NotebookNode, code: str) -> bool:
    """Return whether a cell is for one language only; code never is."""
    return cell.cell_type == "markdown" and f"only-{code}" in cell.metadata.get("tags", [])


def prose(source: str) -> str:
    """Return the text without comments and link targets."""
    return TARGET.sub("]", COMMENT.sub("", source))


@pytest.mark.parametrize(("code", "name"), OTHERS, ids=map(ids, OTHERS))
def test_the_cells_are_the_same_and_tagged_alike(code: str, name: str) -> None:
    """A chapter has the same cells in the same order."""
    for english, other in pairs(code, name):
        assert other.cell_type == english.cell_type
        assert other.metadata.get("tags", []) == english.metadata.get("tags", [])


@pytest.mark.parametrize(("code", "name"), OTHERS, ids=map(ids, OTHERS))
def test_the_code_differs_in_the_language_alone(code: str, name: str) -> None:
    """Code cells are identical but for the line `lang = "…"`, which names the folder."""
    named, coded = [], False
    for english, other in pairs(code, name):
        if english.cell_type == "code":
            coded = True
            assert LANGUAGE.sub("", other.source) == LANGUAGE.sub("", english.source)
            named += LANGUAGE.findall(other.source)
    assert set(named) == ({code} if coded else set())


@pytest.mark.parametrize(("code", "name"), OTHERS, ids=map(ids, OTHERS))
def test_the_cards_numbers_headings_and_rules_are_the_same(code: str, name: str) -> None:
    """They agree cell by cell and in order; card ranks do not count as numbers."""
    for english, other in pairs(code, name):
        if english.cell_type == "markdown":
            here, there = prose(other.source), prose(english.source)
            assert CARD.findall(here) == CARD.findall(there), here
            assert NUMBER.findall(CARD.sub("", here)) == NUMBER.findall(CARD.sub("", there)), here
            assert HEADING.findall(here) == HEADING.findall(there), here
            assert ID.findall(_comments(other.source)) == ID.findall(_comments(english.source)), (
                here
            )


@pytest.mark.parametrize(("code", "name"), EVERY, ids=map(ids, EVERY))
def test_what_is_said_of_the_rules_names_the_rule(code: str, name: str) -> None:
    """A cell with cards or numbers cites rules, all of them from the ledger."""
    for cell in cells(code, name):
        if cell.cell_type == "markdown":
            named = cited(_comments(cell.source))
            assert named <= set(rules())
            if CARD.search(cell.source) or NUMBER.search(prose(cell.source)):
                assert named, cell.source


@pytest.mark.parametrize(("code", "name"), EVERY, ids=map(ids, EVERY))
def test_every_table_is_saved_as_one_line_and_as_its_state(code: str, name: str) -> None:
    """The line is for reading and comparing, the state for drawing; markup would change often."""
    for cell in cells(code, name):
        if cell.cell_type == "code":
            bundles = [output.data for output in cell.outputs]
            assert len(bundles) == cell.source.count("show(")
            for bundle in bundles:
                assert set(bundle) == {"text/plain", STATE}
                assert len(bundle["text/plain"].splitlines()) == 1
                assert "data-table=" in table_html(bundle)


@pytest.mark.parametrize("code", CODES)
def test_every_rule_is_told(code: str) -> None:
    """The chapters of each language cite every rule of the ledger.

    HIST-1 to HIST-4 and SEAT-4 are told and not played: only this test holds them.
    """
    told = {
        rule
        for name in CHAPTERS
        for cell in cells(code, name)
        if cell.cell_type == "markdown"
        for rule in cited(_comments(cell.source))
    }
    assert [rule for rule in rules() if rule not in told] == []


def _ids(source: str) -> list[str]:
    """Return the rules that a cell's comments cite, in their order."""
    return ID.findall(_comments(source))


def _comments(source: str) -> str:
    """Return a cell's comments."""
    return "\n".join(COMMENT.findall(source))


def test_the_table_of_contents_names_every_chapter() -> None:
    """A chapter that is missing in the table of contents would not be built."""
    contents = Path(BOOK / "_toc.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:file|root): (\S+)", contents))
    assert named == {name.removesuffix(".ipynb") for name in CHAPTERS}
