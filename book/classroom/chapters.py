"""The chapters that the classroom serves, in the book's order."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat

from book.classroom.text import heading
from book.contents import BOOK, names, opens_after, parts
from book.languages import LANGUAGES, Language


@dataclass(frozen=True)
class Chapter:
    """One chapter in one language.

    Attributes:
        name: Its file's name without the ending, the same in every language, such as ``"02-play"``.
        language: The language that it is in.
        title: Its heading, as HTML.
        label: Its heading, as plain words.
    """

    name: str
    language: Language
    title: str
    label: str

    @property
    def path(self) -> str:
        """Where its notebook is below the book, such as ``"es/02-play.ipynb"``."""
        return f"{self.language.code}/{self.name}.ipynb"


Shelf = dict[str, tuple[Chapter, ...]]


def shelf(book: Path = BOOK) -> Shelf:
    """Returns every chapter, in reading order, by its language's code.

    Raises:
        FileNotFoundError: A chapter that the contents name is missing in a language.

    >>> [chapter.label for chapter in shelf()["pt"]][1]
    'Preparação'
    """
    return {
        language.code: tuple(_chapter(book, language, name) for name in names(book))
        for language in LANGUAGES
    }


def surroundings(chapters: Shelf, path: str) -> dict[str, Any]:
    """Returns what stands around a chapter on its page.

    Args:
        chapters: Every chapter; see `shelf`.
        path: Where the chapter's notebook is, such as ``"es/02-play.ipynb"``.

    Returns:
        The chapter (``here``), all of its language by the parts that they stand in (``parts``),
        the same in each language (``switch``), its neighbours (``prev`` and ``next``, `None` at
        the ends), the name of the part that begins with the next one (``opens``), and what
        translates the page's words (``t``).

    >>> surroundings(shelf(), "es/02-play.ipynb")["prev"].path
    'es/01-preparation.ipynb'
    """
    row = chapters[path.partition("/")[0]]
    place = [chapter.path for chapter in row].index(path)
    words, opens = row[place].language.words(), opens_after(row[place].name)
    return {
        "here": row[place],
        "parts": [
            (part.heading(words), [chapter for chapter in row if chapter.name in part.names])
            for part in parts()
        ],
        "opens": opens.heading(words) if opens else "",
        "switch": [chapters[language.code][place] for language in LANGUAGES],
        "prev": row[place - 1] if place else None,
        "next": row[place + 1] if place + 1 < len(row) else None,
        "t": words.gettext,
    }


def _chapter(book: Path, language: Language, name: str) -> Chapter:
    notebook = nbformat.read(book / language.code / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and (found := heading(cell.source)) != ("", ""):
            return Chapter(name, language, *found)
    return Chapter(name, language, name, name)
