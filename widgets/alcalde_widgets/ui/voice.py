"""How a table speaks: sentences of the catalogues filled with cards, players and numbers.

The engine gives reasons as data and their sentences as templates with named places. A voice knows
the language, the pack and who sits where, and fills a template with elements (a card in its suit's
colour) or with plain text (for summaries and names that are heard).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import NamedTuple, Self

from alcalde import AlcaldeError, AnyReason, AnySeat, Card, Suit, Words, capitalise

from ..codec import Saved
from .faces import sign_text
from .html import Element, Node, h

LOCALE = Path(__file__).parent.parent / "locale"
"""The tables' own catalogues, in front of the engine's."""

NBSP = "\u00a0"

MOST = 4000
"""How many filled sentences are kept; then all are forgotten."""

_both: dict[object, list[Element]] = {}


class Person(NamedTuple):
    """Somebody who sits at the table: a name, and `m` or `f`, which Portuguese's article asks."""

    name: str
    gender: str

    @classmethod
    def of(cls, saved: Saved) -> Self:
        """Read what a saved table says of a person.

        Raises:
            UnreadableState: it is no printable name of 1 to 40 characters with `m` or `f`.

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
    """A language, a pack and the names at the table."""

    __slots__ = ("pack", "people", "words")

    def __init__(
        self, lang: str, pack: str = "french", people: Mapping[AnySeat, Person] | None = None
    ) -> None:
        """Make a voice.

        Args:
            lang: `en`, `es` or `pt`.
            pack: `french` or `spanish`: which names the cards go by.
            people: who sits on which seat; seats without a name are called by their role.

        Raises:
            ValueError: there is no catalogue for the language.
        """
        self.words = Words.of(lang, extra=LOCALE, domain="tables")
        self.pack = pack
        self.people = dict(people or {})

    def card(self, card: Card, form: str = "plain") -> str:
        """Return the card as it is spoken.

        >>> Voice("en").card(Card.parse("Q♥")), Voice("es", "spanish").card(Card.parse("Q♥"))
        ('the queen of hearts', 'el caballo de copas')
        """
        return self.words.card(card, self.pack, form)

    def suit(self, suit: Suit) -> str:
        """Return the suit's bare name in the pack.

        >>> Voice("pt").suit(Suit.SPADES)
        'espadas'
        """
        return self.words.suit(suit, self.pack)

    def player(self, seat: AnySeat, form: str = "plain") -> str:
        """Return who sits there, as a noun phrase inside a sentence.

        >>> from alcalde import Seat
        >>> Voice("pt", people={Seat.RIGHT: ISAAC}).player(Seat.RIGHT)
        'o Isaac'
        """
        person = self.people.get(seat)
        if person is None:
            return self.words.seat(seat, form)
        return self.words.person(person.name, person.gender, form)

    def label(self, seat: AnySeat) -> str:
        """Return who sits there, as a label on its own.

        >>> from alcalde import Seat
        >>> Voice("pt", people={Seat.RIGHT: ISAAC}).label(Seat.RIGHT)
        'Isaac'
        """
        person = self.people.get(seat)
        return person.name if person else capitalise(self.words.seat(seat))

    def points(self, number: int) -> str:
        """Return a number of card points, number and noun kept on one line.

        >>> Voice("en").points(1).replace(NBSP, " ")
        '1 point'
        """
        text = self.words.ngettext("{n} point", "{n} points", number)
        return text.format(n=number).replace(" ", NBSP)

    def fill(self, template: str, places: Mapping[str, object]) -> list[Node]:
        """Fill a sentence with elements, its first letter a capital, numbers by their nouns.

        Args:
            template: a sentence of the catalogue with named places.
            places: what goes into them: cards, suits, seats, numbers, text.

        >>> from .html import Element
        >>> from alcalde import Seat
        >>> filled = Voice("en").fill("{player} plays {card}.",
        ...     {"player": Seat.MAYOR, "card": Card.parse("2♠")})
        >>> [part.text if isinstance(part, Element) else part for part in filled]
        ['The mayor', ' plays ', '2♠︎', '.']
        """
        nodes: list[Node] = []
        for text, place in _parts(template.replace("{n} ", "{n}" + NBSP)):
            filled = self._place(place, places, visible=True) if place else ""
            for node in (self._before(text, filled), filled):
                if isinstance(node, str) and node and not nodes:
                    node = capitalise(node)
                if node:
                    nodes.append(node)
        return nodes

    def text(self, template: str, places: Mapping[str, object], *, symbols: bool = False) -> str:
        """Fill a sentence as plain text to be heard: cards by name, or by symbol to be printed.

        >>> from alcalde import Seat
        >>> Voice("en").text("{player} plays {card}.",
        ...     {"player": Seat.MAYOR, "card": Card.parse("2♠")})
        'The mayor plays the two of spades.'
        """
        parts = []
        for text, place in _parts(template):
            value = places.get(place)
            symbol = symbols and isinstance(value, Card)
            filled = value if symbol else self._place(place, places, False) if place else ""
            parts += [self._before(text, filled), str(filled)]
        return capitalise("".join(parts))

    def both(self, template: str, places: Mapping[str, object]) -> list[Element]:
        """Fill a sentence twice where it names cards: once to be seen, once to be heard.

        >>> [part.attributes.get("class") for part in Voice("en").both("{card}.",
        ...     {"card": Card.parse("2♠")})]
        ['al-vh', None]
        """
        key = (self.words.lang, self.pack, template, *self.people.items(), *places.items())
        if key not in _both:
            if len(_both) >= MOST:
                _both.clear()
            _both[key] = [part.prerendered() for part in self._both(template, places)]
        return [*_both[key]]

    def _both(self, template: str, places: Mapping[str, object]) -> list[Element]:
        seen = h("span", self.fill(template, places))
        if not any(isinstance(value, Card) for value in places.values()):
            return [seen]
        return [
            h("span", self.text(template, places), class_="al-vh"),
            h("span", *seen.children, aria_hidden="true"),
        ]

    def reason(self, reason: AnyReason) -> list[Element]:
        """Return the sentence of one of the engine's reasons, to be seen and to be heard."""
        return self.both(reason.template(self.words), reason.params)

    def refusal(self, error: AlcaldeError) -> str:
        """Return the sentence of one of the engine's refusals, with the names at the table.

        >>> from alcalde import IllegalMove, Seat
        >>> due = IllegalMove("turn", "It is {player}’s turn.", "PLAY-2", {"player": Seat.RIGHT})
        >>> Voice("pt", people={Seat.RIGHT: ISAAC}).refusal(due)
        'Agora joga o Isaac.'
        """
        places = {
            name: value if isinstance(value, AnySeat | Suit | Card) else self.words.phrase(value)
            for name, value in error.params.items()
        }
        template = self.words.gettext(error.template)
        return self.text(template, places, symbols=self.pack == "french")

    def _before(self, text: str, filled: object) -> str:
        """Return the text before what fills a place; Spanish *y* is *e* before the sound of *i*."""
        if self.words.lang == "es" and text.endswith(" y ") and _sounds_i(filled):
            return text.removesuffix("y ") + "e "
        return text

    def _place(self, place: str, places: Mapping[str, object], visible: bool) -> Node:
        base, _, form = place.partition("_")
        if place in places or base not in places:
            base, form = place, ""
        value = places[base]
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


def _sounds_i(value: object) -> bool:
    """Return whether a name begins with the sound of *i* in Spanish, as Isaac and Hilda do."""
    name = str(value).lower()
    return name.startswith(("i", "í", "hi", "hí")) and not name.startswith(("hia", "hie"))


def _parts(template: str) -> Iterator[tuple[str, str]]:
    """Yield pieces of text, each with the name of the place after it."""
    for text, place, _, _ in Formatter().parse(template):
        yield text, place or ""
