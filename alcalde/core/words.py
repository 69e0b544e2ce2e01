"""Words: the engine's sentences and names in the languages of the book.

Source strings are English; Spanish and Portuguese come from gettext catalogues in `locale/`.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Any

from alcalde.core import names as english
from alcalde.core.cards import Card
from alcalde.core.errors import AlcaldeError, NotationError
from alcalde.core.seats import AnySeat
from alcalde.core.sentences import SENTENCES
from alcalde.core.suits import Suit
from alcalde.core.text import capitalise, plain, tidy

if TYPE_CHECKING:
    from collections.abc import Mapping
    from gettext import NullTranslations

LANGUAGES = {"en": "en", "es": "es", "pt": "pt-PT"}
"""The languages, and the tag of each for HTML."""

_LOCALE = os.path.join(os.path.dirname(os.path.dirname(__file__)), "locale")


class Words:
    """One language: `en`, `es` (Puerto Rico) or `pt` (Portugal); get one with `Words.of`.

    Attributes:
        lang: the short name.
        tag: the language tag for HTML.

    >>> es = Words.of("es")
    >>> es.card(Card.parse("Q♥")), es.card(Card.parse("Q♥"), pack="spanish", form="of")
    ('la dama de corazones', 'del caballo de copas')
    >>> Words.of("pt").tag, Words.of("pt-PT") is Words.of("pt")
    ('pt-PT', True)
    """

    def __init__(self, lang: str, catalogue: NullTranslations | None) -> None:
        """Wrap a catalogue.

        Args:
            lang: the short name, a key of `LANGUAGES`.
            catalogue: the translations; None for the source language, English.
        """
        self.lang = lang
        self.tag = LANGUAGES[lang]
        self._catalogue = catalogue
        self._cards: dict[tuple[Card, str, str], str] = {}

    @classmethod
    def of(cls, lang: str, extra: str | os.PathLike[str] = "", domain: str = "alcalde") -> Words:
        """Return the words of a language.

        Args:
            lang: `en`, `es` or `pt`, optionally with a country, such as `pt-PT` or `es_PR`.
            extra: the folder of another package's catalogues, which come before the engine's own.
            domain: the name of those catalogues.

        Raises:
            NotationError: `language`, for any other language.

        >>> Words.of("es_PR").lang
        'es'
        >>> Words.of("fr")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “fr” is not a language here: write en, es or pt.
        """
        name = tidy(lang).strip() if isinstance(lang, str) else ""
        short = name.replace("_", "-").partition("-")[0].lower()
        if short not in LANGUAGES:
            raise SENTENCES.refuse(NotationError, "language", text=str(lang))
        return _words(short, os.fspath(extra), domain)

    def gettext(self, message: str) -> str:
        """Return a sentence's translation, or the sentence itself.

        Args:
            message: the English text.

        >>> Words.of("pt").gettext("The trick is worth nothing.")
        'A vaza não vale nenhum ponto.'
        """
        return self._catalogue.gettext(message) if self._catalogue else message

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """Return the form of a sentence for `n` things; zero takes the plural.

        Args:
            singular: the form for one.
            plural: the form for any other number.
            n: the number of things.

        >>> Words.of("en").ngettext("{n} point", "{n} points", 0)
        '{n} points'
        """
        if self._catalogue:
            return self._catalogue.ngettext(singular, plural, n)
        return singular if n == 1 else plural

    def pgettext(self, context: str, message: str) -> str:
        """Return the translation of a phrase in a context.

        Args:
            context: what distinguishes the phrase.
            message: the English text.

        >>> Words.of("pt").pgettext("person f", "of {name}")
        'da {name}'
        """
        return self._catalogue.pgettext(context, message) if self._catalogue else message

    def card(self, card: Card, pack: str = "french", form: str = "plain") -> str:
        """Return the name of a card with its article.

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

        Args:
            suit: the suit.
            pack: `"french"` or `"spanish"`.

        >>> Words.of("es").suit(Suit.CLUBS), Words.of("es").suit(Suit.CLUBS, "spanish")
        ('tréboles', 'bastos')
        """
        return self.gettext(english.SUITS[pack][suit])

    def seat(self, seat: AnySeat, form: str = "plain") -> str:
        """Return the name of a seat with its article.

        Args:
            seat: the seat, of either game.
            form: `"plain"`, `"of"` or `"to"`.

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
        form: str = "plain",
    ) -> str:
        """Return a value as it appears in a sentence.

        Args:
            value: a card, a seat, a suit, a number, a tuple of numbers or cards, text or an error.
            names: what to call the player of a seat; the seat's name by default.
            pack: `"french"` or `"spanish"`.
            spoken: whether cards are phrases ("the ace of hearts") rather than `A♥`.
            form: `"plain"`, `"of"` or `"to"`, of a card, which is a phrase then, or of a seat's
                name.

        >>> from alcalde import Seat
        >>> Words.of("es").phrase(Seat.LEFT), Words.of("es").phrase((11, 10))
        ('el rival de la izquierda', '11 + 10')
        >>> Words.of("es").phrase(Card.parse("A♥"), form="to")
        'al as de corazones'
        """
        if isinstance(value, AnySeat):
            return names[value] if names and value in names else self.seat(value, form)
        if isinstance(value, Card):
            return self.card(value, pack, form) if spoken or form != "plain" else str(value)
        if isinstance(value, Suit):
            return self.suit(value, pack)
        if isinstance(value, AlcaldeError):
            return value.say(self)
        return plain(value)

    def fill(
        self,
        template: str,
        params: Mapping[str, object],
        names: Mapping[Any, str] | None = None,
        pack: str = "french",
        spoken: bool = False,
    ) -> str:
        """Return a sentence with its places filled; `{card_to}` is `{card}` after *to*.

        Args:
            template: the sentence, translated.
            params: what fills its places.
            names: what to call the player of a seat; the seat's name by default.
            pack: `"french"` or `"spanish"`.
            spoken: whether cards are phrases ("the ace of hearts") rather than `A♥`.

        >>> two, ace = Card.parse_all("2♠ A♥")
        >>> Words.of("es").fill("{card} supera {loser_to}.", {"card": two, "loser": ace})
        '2♠ supera al as de corazones.'
        """
        values = {}
        for form in english.FORMS:
            suffix = "" if form == "plain" else f"_{form}"
            if suffix + "}" in template:
                for name, value in params.items():
                    values[name + suffix] = self.phrase(value, names, pack, spoken, form)
        return capitalise(template.format(**values))

    @staticmethod
    def capitalise(sentence: str) -> str:
        """Return the sentence with its first letter in upper case.

        Args:
            sentence: the sentence.

        >>> Words.capitalise("el as de copas")
        'El as de copas'
        """
        return capitalise(sentence)

    def __repr__(self) -> str:
        """Return an expression that gives the engine's words of this language."""
        return f"Words.of({self.lang!r})"


@cache
def _words(lang: str, extra: str, domain: str) -> Words:
    return Words(lang, _catalogue(lang, extra, domain))


def _catalogue(lang: str, extra: str, domain: str) -> NullTranslations | None:
    if lang == "en":
        return None
    from gettext import GNUTranslations  # slow to load, and not needed for English

    def opened(folder: str, name: str) -> GNUTranslations:  # gettext.find would load `locale` too
        where = os.path.join(folder, lang, "LC_MESSAGES")
        parts: list[GNUTranslations] = []
        for entry in sorted(os.listdir(where)):  # a page has tables-game.mo beside tables.mo
            if entry.endswith(".mo") and entry[:-3].partition("-")[0] == name:
                with open(os.path.join(where, entry), "rb") as file:
                    parts.append(GNUTranslations(file))
        for part in parts[1:]:
            parts[0].add_fallback(part)
        return parts[0]

    engine = opened(_LOCALE, "alcalde")
    if not extra:
        return engine
    outer = opened(extra, domain)
    outer.add_fallback(engine)
    return outer
