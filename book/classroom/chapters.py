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
        name: its file name without extension, the same in every language, such as `"02-play"`.
        language: its language.
        title: its heading, as HTML.
        label: its heading, as plain text.
    """

    name: str
    language: Language
    title: str
    label: str

    @property
    def path(self) -> str:
        """Return the path of its notebook, relative to the book, such as `"es/02-play.ipynb"`."""
        return f"{self.language.code}/{self.name}.ipynb"


Chapters = dict[str, tuple[Chapter, ...]]
"""Every chapter in reading order, by the code of its language."""


def all_chapters(book: Path = BOOK) -> Chapters:
    """Return every chapter in reading order, by the code of its language.

    Raises:
        FileNotFoundError: a chapter in the table of contents is missing in a language.

    >>> [chapter.label for chapter in all_chapters()["pt"]][1]
    'Preparação'
    """
    return {
        language.code: tuple(_chapter(book, language, name) for name in names(book))
        for language in LANGUAGES
    }


def page_context(chapters: Chapters, path: str) -> dict[str, Any]:
    """Return what the template of a chapter's page needs.

    Args:
        chapters: every chapter; see `all_chapters`.
        path: the path of the chapter's notebook, such as `"es/02-play.ipynb"`.

    Returns:
        The chapter (`here`), the chapters of its language by part (`parts`), the same chapter
        in each language (`switch`), its neighbours (`prev` and `next`, `None` at the ends),
        the name of the part that begins with the next chapter (`opens`), and the function that
        translates the words of the page (`t`).

    >>> page_context(all_chapters(), "es/02-play.ipynb")["prev"].path
    'es/01-preparation.ipynb'
    """
    siblings = chapters[path.partition("/")[0]]
    place = [chapter.path for chapter in siblings].index(path)
    words, opens = siblings[place].language.words(), opens_after(siblings[place].name)
    return {
        "here": siblings[place],
        "parts": [
            (part.heading(words), [chapter for chapter in siblings if chapter.name in part.names])
            for part in parts()
        ],
        "opens": opens.heading(words) if opens else "",
        "switch": [chapters[language.code][place] for language in LANGUAGES],
        "prev": siblings[place - 1] if place else None,
        "next": siblings[place + 1] if place + 1 < len(siblings) else None,
        "t": words.gettext,
    }


def _chapter(book: Path, language: Language, name: str) -> Chapter:
    notebook = nbformat.read(book / language.code / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and (found := heading(cell.source)) != ("", ""):
            return Chapter(name, language, *found)
    return Chapter(name, language, name, name)
