"""Sentences of the catalogues, filled with cards, players and numbers.

The engine gives reasons as data and their sentences as templates with named placeholders. A voice
knows the language, the pack and who sits where. It fills a template with elements (a card in its
suit's colour) for the page, or with plain text for summaries and screen readers.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple, Self, TypeAlias

from alcalde import AnySeat, Card, Suit, Words, capitalise
from alcalde.core.text import N_

from .faces import sign_text
from .html import h

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from alcalde import AlcaldeError, AnyReason

    from ..codec import Saved
    from .html import Element, Node

LOCALE = Path(__file__).parent.parent / "locale"
"""The tables' own catalogues; what they lack is looked up in the engine's."""

NBSP = "\u00a0"
"""A space at which no line breaks."""

CAPACITY = 4000
"""The number of filled sentences that are cached."""

SPANISH = {
    "{card} takes only A, 3, K, Q or J: {player} may not take {indicator}.": N_(
        "{card} takes only 1, 3, 12, 11 or 10: {player} may not take {indicator}."
    ),
    "The seven may take an A, 3, K, Q or J until that card is drawn.": N_(
        "The seven may take a 1, 3, 12, 11 or 10 until that card is drawn."
    ),
    "Look at the card turned up: is it an A, 3, K, Q or J? Is it still there?": N_(
        "Look at the card turned up: is it a 1, 3, 12, 11 or 10? Is it still there?"
    ),
}
"""Sentences that list ranks, and what they say of Spanish faces, which print numbers (DECK-4)."""

Sentence: TypeAlias = tuple[str, Mapping[str, object]]
"""A translated template and what fills its placeholders: what `Voice.text` and `both` take."""


class Person(NamedTuple):
    """Somebody who sits at the table.

    Attributes:
        name: the name, as it is shown.
        gender: `m` or `f`; the Portuguese article depends on it.
    """

    name: str
    gender: str

    @classmethod
    def of(cls, saved: Saved) -> Self:
        """Read a person from a saved state.

        Raises:
            UnreadableState: it is not a printable name of 1 to 40 characters with `m` or `f`.

        >>> from alcalde_widgets.codec import Saved
        >>> Person.of(Saved(["Lena", "f"]))
        Person(name='Lena', gender='f')
        """
        name, gender = saved.pair(lambda item: item)
        named = name.text(40)
        name.require(bool(named) and named.isprintable(), "a printable name")
        return cls(named, gender.one_of(("m", "f")))


ISAAC = Person("Isaac", "m")
LENA = Person("Lena", "f")


class Voice:
    """A language, a pack and the names at the table.

    Attributes:
        words: the catalogue of the language.
        pack: `french` or `spanish`: which names the cards go by.
        people: who sits on which seat, or the seat by whose role somebody is called; the others
            are called by the role of their own.
    """

    __slots__ = ("pack", "people", "words")

    def __init__(
        self,
        lang: str,
        pack: str = "french",
        people: Mapping[AnySeat, Person | AnySeat] | None = None,
    ) -> None:
        """Load the catalogue of a language.

        Args:
            lang: `en`, `es` or `pt`.
            pack: `french` or `spanish`.
            people: who sits on which seat, if anybody, or the seat by whose role somebody is
                called.

        Raises:
            ValueError: there is no catalogue for the language.
        """
        self.words = Words.of(lang, extra=LOCALE, domain="tables")
        self.pack = pack
        self.people = dict(people or {})

    def card(self, card: Card, form: str = "plain") -> str:
        """Return the name of a card in the pack, as a noun phrase.

        Args:
            card: the card.
            form: `plain`, `of` or `to`: with or without a preposition.

        >>> Voice("en").card(Card.parse("Q♥")), Voice("es", "spanish").card(Card.parse("Q♥"))
        ('the queen of hearts', 'el caballo de copas')
        """
        return self.words.card(card, self.pack, form)

    def suit(self, suit: Suit) -> str:
        """Return the name of a suit in the pack, without an article.

        >>> Voice("pt").suit(Suit.SPADES)
        'espadas'
        """
        return self.words.suit(suit, self.pack)

    def player(self, seat: AnySeat, form: str = "plain") -> str:
        """Return who sits on a seat, as a noun phrase inside a sentence.

        Args:
            seat: the seat.
            form: `plain`, `of` or `to`: with or without a preposition.

        >>> from alcalde import Seat
        >>> Voice("pt", people={Seat.RIGHT: ISAAC}).player(Seat.RIGHT)
        'o Isaac'
        """
        person = self.people.get(seat, seat)
        if isinstance(person, Person):
            return self.words.person(person.name, person.gender, form)
        return self.words.seat(person, form)

    def label(self, seat: AnySeat) -> str:
        """Return who sits on a seat, as a label on its own.

        >>> from alcalde import Seat
        >>> Voice("pt", people={Seat.RIGHT: ISAAC}).label(Seat.RIGHT)
        'Isaac'
        """
        person = self.people.get(seat, seat)
        return person.name if isinstance(person, Person) else capitalise(self.words.seat(person))

    def points(self, number: int) -> str:
        """Return a number of card points; no line breaks between number and noun.

        >>> Voice("en").points(1).replace(NBSP, " ")
        '1 point'
        """
        text = self.words.ngettext("{n} point", "{n} points", number)
        return text.format(n=number).replace(" ", NBSP)

    def fill(self, template: str, values: Mapping[str, object]) -> list[Node]:
        """Return a sentence as nodes: cards as elements, the first letter a capital.

        Args:
            template: a sentence of the catalogue with named placeholders.
            values: what fills them: cards, suits, seats, numbers, text.

        >>> from .html import Element
        >>> from alcalde import Seat
        >>> filled = Voice("en").fill("{player} plays {card}.",
        ...     {"player": Seat.MAYOR, "card": Card.parse("2♠")})
        >>> [part.text if isinstance(part, Element) else part for part in filled]
        ['The mayor', ' plays ', '2♠︎', '.']
        """
        nodes: list[Node] = []
        for text, placeholder in _parts(template.replace("{n} ", "{n}" + NBSP)):
            filled = self._value(placeholder, values, visible=True) if placeholder else ""
            for node in (self._joined(text, filled), filled):
                if isinstance(node, str) and node and not nodes:
                    node = capitalise(node)
                if node:
                    nodes.append(node)
        return nodes

    def text(self, template: str, values: Mapping[str, object], *, symbols: bool = False) -> str:
        """Return a sentence as plain text.

        Args:
            template: a sentence of the catalogue with named placeholders.
            values: what fills them.
            symbols: write cards as symbols, such as 2♠, instead of their names.

        >>> from alcalde import Seat
        >>> Voice("en").text("{player} plays {card}.",
        ...     {"player": Seat.MAYOR, "card": Card.parse("2♠")})
        'The mayor plays the two of spades.'
        """
        parts = []
        for text, placeholder in _parts(template):
            filled: object = ""
            if symbols and isinstance(values.get(placeholder), Card):
                filled = values[placeholder]
            elif placeholder:
                filled = self._value(placeholder, values, visible=False)
            parts += [self._joined(text, filled), str(filled)]
        return capitalise("".join(parts))

    def sentence(self, reason: AnyReason) -> Sentence:
        """Return the sentence of one of the engine's reasons, with what fills it.

        >>> from alcalde import Count
        >>> Voice("en").text(*Voice("en").sentence(Count.of(60).reason))
        'The mayor has 60: keeps office.'
        """
        return reason.template(self.words), reason.params

    def line(self, sentences: Iterable[Sentence]) -> str:
        """Return sentences as one line of plain text, with cards as symbols.

        >>> Voice("en").line([("{card} wins.", {"card": Card.parse("2♠")}), ("The end.", {})])
        '2♠ wins. The end.'
        """
        return " ".join(self.text(*sentence, symbols=True) for sentence in sentences)

    def both(self, template: str, values: Mapping[str, object]) -> list[Element]:
        """Return a sentence as elements for the eye and for screen readers.

        Where it names cards it is there twice: as text with the cards' names, visually hidden,
        and with the cards as symbols, hidden from screen readers.

        >>> [part.attributes.get("class") for part in Voice("en").both("{card}.",
        ...     {"card": Card.parse("2♠")})]
        ['al-vh', None]
        """
        people, filled = tuple(self.people.items()), tuple(values.items())
        return [*_both(self.words.lang, self.pack, people, template, filled)]

    def template(self, sentence: str) -> str:
        """Return the translation of a sentence, with ranks as the pack prints them.

        Args:
            sentence: the sentence in English, with the letters of the French pack.

        >>> asked = "The seven may take an A, 3, K, Q or J until that card is drawn."
        >>> Voice("en", "spanish").template(asked)
        'The seven may take a 1, 3, 12, 11 or 10 until that card is drawn.'
        """
        if self.pack == "spanish":
            sentence = SPANISH.get(sentence, sentence)
        return self.words.gettext(sentence)

    def reason(self, reason: AnyReason) -> list[Element]:
        """Return the sentence of one of the engine's reasons, as `both` does."""
        return self.both(*self.sentence(reason))

    def refusal(self, error: AlcaldeError) -> str:
        """Return the sentence of one of the engine's refusals, with the names at the table.

        >>> from alcalde import IllegalMove, Seat
        >>> due = IllegalMove("turn", "It is {player}’s turn.", "PLAY-2", {"player": Seat.RIGHT})
        >>> Voice("pt", people={Seat.RIGHT: ISAAC}).refusal(due)
        'Agora joga o Isaac.'
        """
        values = {
            name: value if isinstance(value, AnySeat | Suit | Card) else self.words.phrase(value)
            for name, value in error.params.items()
        }
        template = self.template(error.template)
        return self.text(template, values, symbols=self.pack == "french")

    def _joined(self, text: str, filled: object) -> str:
        """Return the text before a placeholder; Spanish *y* is *e* before the sound of *i*."""
        if self.words.lang == "es" and text.endswith(" y ") and _sounds_i(filled):
            return text.removesuffix("y ") + "e "
        return text

    def _value(self, placeholder: str, values: Mapping[str, object], *, visible: bool) -> Node:
        """Return what fills a placeholder, in the form that its suffix names (`player_to`)."""
        base, _, form = placeholder.partition("_")
        if placeholder in values or base not in values:
            base, form = placeholder, ""
        value = values[base]
        if isinstance(value, Card):
            if visible and self.pack == "french" and not form:
                return sign_text(value)
            return self.card(value, form or "plain")
        if isinstance(value, Suit):
            return self.suit(value)
        if isinstance(value, AnySeat):
            return self.player(value, form or "plain")
        if isinstance(value, tuple):
            return " + ".join(str(part) for part in value)
        return str(value)


@lru_cache(maxsize=CAPACITY)
def _both(
    lang: str,
    pack: str,
    people: tuple[tuple[AnySeat, Person | AnySeat], ...],
    template: str,
    filled: tuple[tuple[str, object], ...],
) -> tuple[Element, ...]:
    voice, values = Voice(lang, pack, dict(people)), dict(filled)
    seen = h("span", voice.fill(template, values))
    if not any(isinstance(value, Card) for value in values.values()):
        return (seen.prerendered(),)
    return (
        h("span", voice.text(template, values), class_="al-vh").prerendered(),
        h("span", *seen.children, aria_hidden="true").prerendered(),
    )


def _sounds_i(value: object) -> bool:
    """Return whether a name begins with the sound of *i* in Spanish, as Isaac and Hilda do."""
    name = str(value).lower()
    return name.startswith(("i", "í", "hi", "hí")) and not name.startswith(("hia", "hie"))


def _parts(template: str) -> Iterator[tuple[str, str]]:
    """Yield the pieces of text, each with the name of the placeholder after it."""
    for text, placeholder, _, _ in Formatter().parse(template):
        yield text, placeholder or ""
