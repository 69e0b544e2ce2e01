"""The three languages of the book, and the words that its pages say around the chapters."""

import gettext
from dataclasses import dataclass
from pathlib import Path

LOCALE = Path(__file__).parent / "_theme" / "locale"


@dataclass(frozen=True)
class Language:
    """One language of the book.

    Attributes:
        code: Its folder under ``book/`` and on the site, such as ``"pt"``.
        tag: What ``lang`` says in its pages, such as ``"pt-PT"``.
        sphinx: Sphinx's name for it, which chooses the search's stemmer and the built-in words.
        name: Its own name for itself.
        greeting: What its door on the first page says.
        missing: What the page for a wrong address says: that it is not there, and where to go.
    """

    code: str
    tag: str
    sphinx: str
    name: str
    greeting: str
    missing: tuple[str, str]

    def words(self) -> gettext.NullTranslations:
        """Returns the page's words; the English ones are the source and need no catalogue.

        >>> language("es").words().gettext("Search")
        'Buscar'
        """
        if self.code == "en":
            return gettext.NullTranslations()
        return gettext.translation("book", str(LOCALE), languages=[self.code])


LANGUAGES = (
    Language(
        "en",
        "en",
        "en",
        "English",
        "A card game for three from Puerto Rico: one against two",
        ("This page is not here.", "Start from the first page"),
    ),
    Language(
        "es",
        "es",
        "es",
        "Español",
        "Un juego de cartas para tres, de Puerto Rico: uno contra dos",
        ("Esta página no está aquí.", "Empieza por la primera página"),
    ),
    Language(
        "pt",
        "pt-PT",
        "pt_PT",
        "Português",
        "Um jogo de cartas para três, de Porto Rico: um contra dois",
        ("Esta página não existe.", "Comece pela primeira página"),
    ),
)


def language(name: str) -> Language:
    """Returns the language with this code or Sphinx name.

    Args:
        name: ``"en"``, ``"es"`` or ``"pt"``, or what Sphinx calls it, such as ``"pt_PT"``.

    Raises:
        ValueError: The book has no such language.

    >>> language("pt_PT").code
    'pt'
    >>> language("fr")
    Traceback (most recent call last):
    ValueError: The book is in en, es, pt, not in fr.
    """
    for candidate in LANGUAGES:
        if name in (candidate.code, candidate.sphinx):
            return candidate
    raise ValueError(f"The book is in {', '.join(c.code for c in LANGUAGES)}, not in {name}.")
