"""Reasons: explanations as data, which can be worded in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from alcalde.core.values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self

    from alcalde.core.catalogue import Catalogue, Sentence
    from alcalde.core.words import Words


class AnyReason(Value):
    """One reason; each game has its own class, bound to the game's catalogue.

    Args:
        code: the name of the sentence, one of `codes`.
        params: what fills its places: `player` a seat or a drawer, `card`, `loser` and `other`
            cards, `suit` a suit, `n` and `points` numbers, `sum` a tuple of numbers; of several
            players and cards the second is `player2`, `card2`.

    Raises:
        KeyError: the game has no such reason.

    Attributes:
        module: the module with the game's whole catalogue, `SENTENCES`.

    >>> from alcalde import Card, Reason, Words
    >>> reason = Reason("only-trump", {"card": Card.parse("2♠")})
    >>> reason.rule, reason.params
    ('PLAY-5', {'card': Card.parse('2♠')})
    >>> reason.say(Words.of("en"))
    '2♠ is the only trump: it takes the whole trick.'
    >>> Reason("luck", {})
    Traceback (most recent call last):
    KeyError: 'luck'
    """

    __slots__ = ("_items", "_sentence")
    module: ClassVar[str]
    _items: tuple[tuple[str, object], ...]
    _sentence: Sentence

    def __init__(self, code: str, params: Mapping[str, object]) -> None:
        """Look up the sentence."""
        self._fill(tuple(params.items()), self.catalogue().reasons[code])

    @classmethod
    def catalogue(cls) -> Catalogue[Self]:
        """Return the whole catalogue of the game.

        >>> from alcalde import Reason
        >>> Reason.catalogue().reasons["wins"].rule
        'PLAY-6'
        """
        from importlib import import_module  # so that pages do not load the whole catalogue

        found: Catalogue[Self] = import_module(cls.module).SENTENCES
        return found

    @classmethod
    def codes(cls) -> tuple[str, ...]:
        """Return the codes of every reason of the game.

        >>> from alcalde import Reason
        >>> Reason.codes()[:2]
        ('leads', 'trump-beats')
        """
        return tuple(cls.catalogue().reasons)

    @property
    def code(self) -> str:
        """Return the stable code of the sentence."""
        return self._sentence.code

    @property
    def rule(self) -> str:
        """Return the ledger id that the reason rests on."""
        return self._sentence.rule

    @property
    def params(self) -> dict[str, object]:
        """Return what fills the places of the sentence, by name."""
        return dict(self._items)

    def template(self, words: Words) -> str:
        """Return the sentence in the language of `words`, its places unfilled.

        Args:
            words: the language.

        >>> from alcalde import Card, Reason, Words
        >>> Reason("only-trump", {"card": Card.parse("2♠")}).template(Words.of("es"))
        '{card} es el único triunfo y captura toda la baza.'
        """
        return self._sentence.template(words, self.params)

    def say(
        self,
        words: Words,
        names: Mapping[Any, str] | None = None,
        pack: str = "french",
        spoken: bool = False,
    ) -> str:
        """Return the sentence, filled in, as plain text.

        Args:
            words: the language.
            names: what to call the player of a seat, as `words.person` gives it; the seat's name
                by default.
            pack: `"french"` or `"spanish"`, for the names of suits and spoken cards.
            spoken: whether cards are phrases ("the ace of hearts") rather than `A♥`.

        >>> from alcalde import Reason, Seat, Words
        >>> wins = Reason("wins", {"player": Seat.RIGHT})
        >>> pt = Words.of("pt")
        >>> wins.say(pt, {Seat.RIGHT: pt.person("Lena", "f")})
        'A Lena ganha a vaza e sai na seguinte.'
        """
        return words.fill(self.template(words), self.params, names, pack, spoken)

    def __repr__(self) -> str:
        """Return code and data."""
        return f"{type(self).__name__}({self.code!r}, {self.params!r})"
