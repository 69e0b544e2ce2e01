"""The parts of the classroom: chapters as pages, the teacher's message, addresses and ports."""

import re
import socket

import nbformat
import pytest

from book.classroom.__main__ import welcome
from book.classroom.chapters import Chapter, all_chapters, page_context
from book.classroom.network import capacity, free_port, own_address
from book.classroom.text import heading, html
from book.contents import BOOK

EVERY = [chapter for row in all_chapters().values() for chapter in row]
MYST = re.compile(r"^%|:::|<!--|\{\w+\}`", re.MULTILINE)
LINK = re.compile(r'href="([^"#]+)')


def text(chapter: Chapter) -> str:
    """Return a chapter's text as its page shows it."""
    notebook = nbformat.read(BOOK / chapter.path, as_version=4)  # type: ignore[no-untyped-call]
    return "\n".join(html(cell.source) for cell in notebook.cells if cell.cell_type == "markdown")


@pytest.mark.parametrize("chapter", EVERY, ids=[chapter.path for chapter in EVERY])
def test_a_chapters_text(chapter: Chapter) -> None:
    """No MyST markup is left, and every link leads to a chapter."""
    shown = text(chapter)
    assert not MYST.findall(shown)
    names = {f"{neighbour.name}.ipynb" for neighbour in all_chapters()[chapter.language.code]}
    assert set(LINK.findall(shown)) <= names
    assert chapter.title in shown


def test_marks_in_the_middle_of_a_text() -> None:
    """A comment between two paragraphs is removed; a note keeps its links and lists."""
    shown = html("One.\n% PLAY-1\n\nTwo.\n\n:::{warning}\n- [Play](02-play.ipynb)\n:::\n")
    assert "%" not in shown and "PLAY-1" not in shown
    assert '<aside class="admonition warning">\n<ul>\n<li><a href="02-play.ipynb">' in shown


def test_markup_is_not_taken_for_a_kind_of_note() -> None:
    """The text in a fence's braces is escaped."""
    assert '"><b>' not in html(':::{x"><b>}\nText.\n:::\n')


def test_a_text_without_a_heading() -> None:
    """Its first words are not taken for a title."""
    assert heading("Only words.") == ("", "")


def test_the_neighbours_of_the_first_and_the_last_chapter() -> None:
    """The first page has no previous one, and the last page no next one."""
    chapters = all_chapters()
    first, last = chapters["pt"][0], chapters["pt"][-1]
    assert page_context(chapters, first.path)["prev"] is None
    assert page_context(chapters, last.path)["next"] is None
    assert [other.path for other in page_context(chapters, last.path)["switch"]] == [
        f"{code}/{last.name}.ipynb" for code in ("en", "es", "pt")
    ]


def test_what_the_teacher_is_told() -> None:
    """The address on a line of its own, how many can join, how to stop; or that nobody can join."""
    lines = welcome("http://192.168.0.7:8000/", alone=False).splitlines()
    assert "    http://192.168.0.7:8000/" in lines
    assert any(re.search(r"room for about [1-9]\d* at once\.$", line) for line in lines)
    assert lines[-1] == "Ctrl-C ends."
    assert "nobody else can join" in welcome("http://localhost:8000/", alone=True)


def test_the_address_of_this_machine() -> None:
    """It belongs to this machine, and is not the loopback address."""
    address = own_address()
    if address is not None:
        assert not address.startswith("127.")
        with socket.socket() as probe:
            probe.bind((address, 0))
    assert capacity() >= 1


def test_the_next_port_where_one_is_taken() -> None:
    """A port that is in use is skipped."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert port < free_port("127.0.0.1", port) < port + 20
    with pytest.raises(OSError):
        free_port("203.0.113.1", 8000)
