"""Catalogues: all sentences of a game, of reasons and refusals alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from alcalde.core.errors import AlcaldeError
    from alcalde.core.reasons import AnyReason
    from alcalde.core.words import Words

    Counted = tuple[str, str] | tuple[str, str, str]
    Row = tuple[str, str | Counted, str] | tuple[str, Counted, str, str]
    """The fields of a `Sentence`: name, text, rule, and the counted place where there is one."""

Refusal = TypeVar("Refusal", bound="AlcaldeError")
ReasonType = TypeVar("ReasonType", bound="AnyReason", covariant=True)


class Sentence(NamedTuple):
    """An English sentence with named places; translations are looked up by its text.

    Attributes:
        name: its key in a catalogue: the code of the reason or refusal, and after a slash what
            distinguishes the sentences of one code.
        text: the sentence; singular and plural where it counts something, then what it says of
            zero where it may meet that.
        rule: the ledger id that it rests on, such as `"PLAY-5"`, or `""`.
        counted: the place whose number chooses between singular and plural, or `""`.

    >>> Sentence("bid-range/none-left", "No bid is left.", "REM-10").code
    'bid-range'
    """

    name: str
    text: str | tuple[str, str] | tuple[str, str, str]
    rule: str
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
        >>> points = Sentence("points", ("{n} point", "{n} points"), "", "n")
        >>> points.template(Words.of("en"), {"n": 2})
        '{n} points'
        >>> Sentence("points", ("{n} point", "{n} points", "nothing"), "", "n").template(
        ...     Words.of("en"), {"n": 0})
        'nothing'
        """
        if isinstance(self.text, str):
            return words.gettext(self.text)
        number = params[self.counted]
        assert isinstance(number, int)
        singular, plural, *zero = self.text
        if zero and number == 0:
            return words.gettext(zero[0])
        return words.ngettext(singular, plural, number)


class Catalogue(Generic[ReasonType]):
    """The sentences of a game, or a part of them; it does not change once it is made.

    Args:
        kind: the game's class of reasons.
        reasons: the sentences of reasons.
        refusals: the sentences of errors.
        base: a catalogue whose sentences this one has too.

    Attributes:
        kind: the game's class of reasons.
        reasons: the sentences of reasons by name.
        refusals: the sentences of errors by name.

    >>> from alcalde import IllegalMove, Reason, Seat, Words
    >>> base = Catalogue(Reason, [("wins", "{player} wins.", "PLAY-6")])
    >>> game = Catalogue(Reason, (), [("turn", "It is {player}’s turn.", "PLAY-2")], base)
    >>> game.reason("wins", {"player": Seat.LEFT}).say(Words.of("en"))
    'The left opponent wins.'
    >>> raise game.refuse(IllegalMove, "turn", player=Seat.LEFT)
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: It is the left opponent’s turn.
    """

    __slots__ = ("kind", "reasons", "refusals")
    kind: type[ReasonType]
    reasons: Mapping[str, Sentence]
    refusals: Mapping[str, Sentence]

    def __init__(
        self,
        kind: type[ReasonType],
        reasons: Iterable[Row] = (),
        refusals: Iterable[Row] = (),
        base: Catalogue[Any] | None = None,
    ) -> None:
        """Index the sentences by name."""
        self.kind = kind
        self.reasons = {**(base.reasons if base else {}), **_by_name(reasons)}
        self.refusals = {**(base.refusals if base else {}), **_by_name(refusals)}

    def reason(self, code: str, params: Mapping[str, object]) -> ReasonType:
        """Return a reason with one of the sentences.

        Args:
            code: its code.
            params: what fills the places.

        Raises:
            KeyError: the catalogue has no such reason.

        >>> from alcalde.core.sentences import SENTENCES
        >>> SENTENCES.reason("worth-nothing", {}).rule
        'COUNT-5'
        """
        reason = object.__new__(self.kind)
        reason._fill(tuple(params.items()), self.reasons[code])
        return reason

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

        >>> from alcalde import NotationError
        >>> from alcalde.core.sentences import SENTENCES
        >>> print(SENTENCES.refuse(NotationError, "card", text="Z9"))
        “Z9” is not a card: write A♥ or AH.
        """
        sentence = self.refusals[name]
        assert isinstance(sentence.text, str)
        return kind(sentence.code, sentence.text, rule or sentence.rule, params)


def _by_name(rows: Iterable[Row]) -> dict[str, Sentence]:
    return {row[0]: Sentence(*row) for row in rows}
