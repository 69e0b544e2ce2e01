"""Catalogues: every sentence that a game says, reasons and refusals alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from alcalde.core.errors import AlcaldeError
    from alcalde.core.words import Words

Refusal = TypeVar("Refusal", bound="AlcaldeError")


class Sentence(NamedTuple):
    """An English sentence with named places; translations are looked up by its text.

    Attributes:
        name: what it is found by in a catalogue: its code, and after a slash what tells apart
            the sentences of one code.
        text: the sentence, or its singular where it counts something.
        rule: the ledger id that it rests on, such as `"PLAY-5"`, or `""`.
        plural: the plural, or `""` where nothing is counted.
        counted: the place whose number chooses between singular and plural.

    >>> Sentence("bid-range/none-left", "No bid is left.", "REM-10").code
    'bid-range'
    """

    name: str
    text: str
    rule: str
    plural: str = ""
    counted: str = ""

    @property
    def code(self) -> str:
        """Return the stable code of the reason or refusal."""
        return self.name.partition("/")[0]

    def template(self, words: Words, params: Mapping[str, object]) -> str:
        """Return the sentence in the language of `words`, its places unfilled.

        Args:
            words: the language.
            params: what will fill the places; only the counted number is looked at.

        >>> from alcalde import Words
        >>> points = Sentence("points", "{n} point", "", "{n} points", "n")
        >>> points.template(Words.of("en"), {"n": 2})
        '{n} points'
        """
        if not self.counted:
            return words.gettext(self.text)
        number = params[self.counted]
        assert isinstance(number, int)
        return words.ngettext(self.text, self.plural, number)


def counting(name: str, forms: tuple[str, str], counted: str, rule: str) -> Sentence:
    """Return a sentence with a singular and a plural.

    Args:
        name: its name in the catalogue.
        forms: singular and plural, marked by `NN_`.
        counted: the place whose number chooses between them.
        rule: the ledger id that it rests on.

    >>> counting("points", ("{n} point", "{n} points"), "n", "COUNT-5").plural
    '{n} points'
    """
    return Sentence(name, forms[0], rule, forms[1], counted)


class Catalogue:
    """The sentences of one game; it is composed once and does not change.

    Args:
        reasons: the sentences of reasons.
        refusals: the sentences of errors.
        base: a catalogue whose sentences this one has too.

    Attributes:
        reasons: the sentences of reasons by name.
        refusals: the sentences of errors by name.

    >>> base = Catalogue([Sentence("wins", "{player} wins.", "PLAY-6")])
    >>> game = Catalogue(refusals=[Sentence("turn", "It is not your turn.", "PLAY-2")], base=base)
    >>> game.reasons["wins"].rule, list(game.refusals), list(base.refusals)
    ('PLAY-6', ['turn'], [])
    """

    __slots__ = ("reasons", "refusals")
    reasons: Mapping[str, Sentence]
    refusals: Mapping[str, Sentence]

    def __init__(
        self,
        reasons: Iterable[Sentence] = (),
        refusals: Iterable[Sentence] = (),
        base: Catalogue | None = None,
    ) -> None:
        """Index the sentences by name."""
        self.reasons = {**(base.reasons if base else {}), **{one.name: one for one in reasons}}
        self.refusals = {**(base.refusals if base else {}), **{one.name: one for one in refusals}}

    def refuse(
        self, kind: type[Refusal], name: str, rule: str = "", /, **params: object
    ) -> Refusal:
        """Return an error with one of the sentences.

        Args:
            kind: the class of the error.
            name: the name of the sentence.
            rule: the ledger id, where it is not the sentence's own.
            params: what fills the places.

        Raises:
            KeyError: the catalogue has no such refusal.

        >>> from alcalde import IllegalMove
        >>> game = Catalogue(refusals=[Sentence("turn", "It is not your turn.", "PLAY-2")])
        >>> print(game.refuse(IllegalMove, "turn"))
        It is not your turn.
        >>> game.refuse(IllegalMove, "luck")
        Traceback (most recent call last):
        KeyError: 'luck'
        """
        sentence = self.refusals[name]
        return kind(sentence.code, sentence.text, rule or sentence.rule, params)
