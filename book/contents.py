"""The table of contents: the pages of the book in reading order, grouped into parts."""

import gettext
from dataclasses import dataclass
from pathlib import Path

import yaml

BOOK = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Part:
    """A part of the book.

    Attributes:
        caption: its name in English; empty for the first page, which precedes all parts.
        names: the names of its pages, such as `"02-play"`.
    """

    caption: str
    names: tuple[str, ...]

    def heading(self, words: gettext.NullTranslations) -> str:
        """Return the translated name of the part.

        Args:
            words: the catalogue of the language.

        Raises:
            KeyError: the caption is not listed for translation here.

        >>> from book.languages import language
        >>> Part("To look up", ()).heading(language("es").words())
        'Para consultar'
        """
        t = words.gettext
        captions = {
            "": "",
            "Alcalde": "Alcalde",
            "Brisca Rematada": t("Brisca Rematada"),
            "To practise": t("To practise"),
            "To look up": t("To look up"),
        }
        return captions[self.caption]


def parts(book: Path = BOOK) -> tuple[Part, ...]:
    """Return the parts in reading order; the first page is a part of its own.

    >>> [part.caption for part in parts()][:2], parts()[0].names
    (['', 'Alcalde'], ('index',))
    """
    contents = yaml.safe_load((book / "_toc.yml").read_text(encoding="utf-8"))
    found = [Part("", (contents["root"],))]
    for part in contents["parts"]:
        files = tuple(chapter["file"] for chapter in part["chapters"])
        found.append(Part(part["caption"], files))
    return tuple(found)


def names(book: Path = BOOK) -> tuple[str, ...]:
    """Return the names of the pages in reading order.

    >>> names()[:2]
    ('index', '01-preparation')
    """
    return tuple(name for part in parts(book) for name in part.names)


def opens_after(name: str, book: Path = BOOK) -> Part | None:
    """Return the part that begins right after this page, if one does.

    >>> opens_after("index").caption, opens_after("01-preparation")
    ('Alcalde', None)
    """
    for before, part in zip(parts(book), parts(book)[1:], strict=False):
        if before.names[-1] == name:
            return part
    return None
