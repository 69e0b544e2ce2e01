"""The three languages of the book, and the catalogues of the words around the chapters."""

import gettext
from dataclasses import dataclass
from pathlib import Path

LOCALE = Path(__file__).parent / "_theme" / "locale"


@dataclass(frozen=True)
class Language:
    """One language of the book.

    Attributes:
        code: the name of its folder in `book/` and on the site, such as `"pt"`.
        tag: its BCP 47 tag, the `lang` of its pages, such as `"pt-PT"`.
        sphinx: its code in Sphinx, which selects the stemmer of the search and built-in words.
        name: its name in the language itself.
        greeting: the text of its link on the first page.
        missing: the texts of the page for an unknown URL: that there is no such page, and a link.
    """

    code: str
    tag: str
    sphinx: str
    name: str
    greeting: str
    missing: tuple[str, str]

    def words(self) -> gettext.NullTranslations:
        """Return the catalogue of the words around the chapters; English, the source, has none.

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
    """Return the language with this code or Sphinx name.

    Args:
        name: `"en"`, `"es"` or `"pt"`, or a code of Sphinx, such as `"pt_PT"`.

    Raises:
        ValueError: the book has no such language.

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
