"""Words: the engine's sentences and names in a reader's language.

Source strings are English; Spanish and Portuguese come from gettext catalogues in `locale/`.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from alcalde.core import names as english
from alcalde.core.cards import Card
from alcalde.core.errors import AlcaldeError, NotationError
from alcalde.core.seats import AnySeat
from alcalde.core.sentences import SENTENCES
from alcalde.core.suits import Suit
from alcalde.core.text import capitalise, plain

if TYPE_CHECKING:
    from collections.abc import Mapping
    from gettext import NullTranslations

LANGUAGES = {"en": "en", "es": "es", "pt": "pt-PT"}
_LOCALE = os.path.join(os.path.dirname(os.path.dirname(__file__)), "locale")
_made: dict[tuple[str, str, str], Words] = {}


class Words:
    """One language: `en`, `es` (Puerto Rico) or `pt` (Portugal); get one with `Words.of`.

    `lang` is the short name, `tag` what HTML's `lang` wants.

    >>> es = Words.of("es")
    >>> es.card(Card.parse("Q♥")), es.card(Card.parse("Q♥"), pack="spanish", form="of")
    ('la dama de corazones', 'del caballo de copas')
    >>> Words.of("pt").tag, Words.of("pt-PT") is Words.of("pt")
    ('pt-PT', True)
    """

    def __init__(self, lang: str, catalogue: NullTranslations | None) -> None:
        """Wrap a catalogue; None speaks the source language, English."""
        self.lang = lang
        self.tag = LANGUAGES[lang]
        self._catalogue = catalogue
        self._cards: dict[tuple[Card, str, str], str] = {}

    @classmethod
    def of(cls, lang: str, extra: str | os.PathLike[str] = "", domain: str = "alcalde") -> Words:
        """Return the words of a language.

        Args:
            lang: `en`, `es` or `pt`, also with a country, such as `pt-PT` or `es_PR`.
            extra: folder of another package's catalogues, asked before the engine's own.
            domain: the name of those catalogues.

        Raises:
            NotationError: `language`, for any other language.

        >>> Words.of("es_PR").lang
        'es'
        >>> Words.of("fr")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “fr” is not a language here: write en, es or pt.
        """
        short = lang.replace("_", "-").partition("-")[0].lower() if isinstance(lang, str) else ""
        if short not in LANGUAGES:
            raise SENTENCES.refuse(NotationError, "language", text=str(lang))
        key = short, os.fspath(extra), domain
        if key not in _made:
            _made[key] = cls(short, _catalogue(*key))
        return _made[key]

    def gettext(self, message: str) -> str:
        """Return a sentence's translation, or the sentence itself.

        >>> Words.of("pt").gettext("The trick is worth nothing.")
        'A vaza não vale nenhum ponto.'
        """
        return self._catalogue.gettext(message) if self._catalogue else message

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """Return the form of a sentence for `n` things; zero takes the plural.

        >>> Words.of("en").ngettext("{n} point", "{n} points", 0)
        '{n} points'
        """
        if self._catalogue:
            return self._catalogue.ngettext(singular, plural, n)
        return singular if n == 1 else plural

    def pgettext(self, context: str, message: str) -> str:
        """Return the translation of a phrase in a context.

        >>> Words.of("pt").pgettext("person f", "of {name}")
        'da {name}'
        """
        return self._catalogue.pgettext(context, message) if self._catalogue else message

    def card(self, card: Card, pack: str = "french", form: str = "plain") -> str:
        """Return a card as it is spoken, with its article.

        Args:
            card: the card.
            pack: `"french"` or `"spanish"`; the queen of the Spanish pack is a horse (DECK-4).
            form: `"plain"`, `"of"` or `"to"`.

        Raises:
            KeyError: for another pack or form.

        >>> Words.of("en").card(Card.parse("A♥")), Words.of("pt").card(Card.parse("A♥"), form="to")
        ('the ace of hearts', 'ao ás de copas')
        """
        key = card, pack, form
        if key not in self._cards:
            suit = self.suit(card.suit, pack)
            rank = self.gettext(english.rank_name(card.rank, pack, form))
            self._cards[key] = self.gettext(english.CARD).format(rank=rank, suit=suit)
        return self._cards[key]

    def suit(self, suit: Suit, pack: str = "french") -> str:
        """Return a suit's bare name.

        >>> Words.of("es").suit(Suit.CLUBS), Words.of("es").suit(Suit.CLUBS, "spanish")
        ('tréboles', 'bastos')
        """
        return self.gettext(english.SUITS[pack][suit])

    def seat(self, seat: AnySeat, form: str = "plain") -> str:
        """Return who sits there, with the article.

        >>> from alcalde import Seat
        >>> Words.of("pt").seat(Seat.RIGHT), Words.of("es").seat(Seat.MAYOR, form="to")
        ('o adversário da direita', 'al alcalde')
        """
        return self.gettext(seat.forms[form])

    def person(self, name: str, gender: str = "m", form: str = "plain") -> str:
        """Return a person's name as a noun phrase; Portuguese puts the article before it.

        Args:
            name: the name.
            gender: `"m"` or `"f"`, of the name's article.
            form: `"plain"`, `"of"` or `"to"`.

        >>> Words.of("pt").person("Lena", "f"), Words.of("pt").person("Isaac", "m", "of")
        ('a Lena', 'do Isaac')
        >>> Words.of("es").person("Lena", "f"), Words.of("es").person("Isaac", "m", "to")
        ('Lena', 'a Isaac')
        """
        context = f"person {gender}"
        return self.pgettext(context, english.PEOPLE[gender, form]).format(name=name)

    def phrase(
        self,
        value: object,
        names: Mapping[Any, str] | None = None,
        pack: str = "french",
        spoken: bool = False,
    ) -> str:
        """Return what stands in a sentence for a card, a seat, a suit, numbers, text or an error.

        >>> from alcalde import Seat
        >>> Words.of("es").phrase(Seat.LEFT), Words.of("es").phrase((11, 10))
        ('el rival de la izquierda', '11 + 10')
        """
        if isinstance(value, AnySeat):
            return names[value] if names and value in names else self.seat(value)
        if isinstance(value, Card):
            return self.card(value, pack) if spoken else str(value)
        if isinstance(value, Suit):
            return self.suit(value, pack)
        if isinstance(value, AlcaldeError):
            return value.say(self)
        return plain(value)

    @staticmethod
    def capitalise(sentence: str) -> str:
        """Return the sentence with its first letter in upper case.

        >>> Words.capitalise("el as de copas")
        'El as de copas'
        """
        return capitalise(sentence)

    def __repr__(self) -> str:
        """Return an expression that gives the engine's words of this language."""
        return f"Words.of({self.lang!r})"


def _catalogue(lang: str, extra: str, domain: str) -> NullTranslations | None:
    if lang == "en":
        return None
    from gettext import GNUTranslations  # not needed for English, and slow to load

    def opened(folder: str, name: str) -> GNUTranslations:  # gettext.find would load `locale` too
        with open(os.path.join(folder, lang, "LC_MESSAGES", f"{name}.mo"), "rb") as file:
            return GNUTranslations(file)

    engine = opened(_LOCALE, "alcalde")
    if not extra:
        return engine
    outer = opened(extra, domain)
    outer.add_fallback(engine)
    return outer
