"""Errors: every refusal has a sentence, a code, its data and the rule that it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.text import capitalise, plain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words


class AlcaldeError(ValueError):
    """Something that the rules or the notation do not allow.

    `str(error)` is the sentence in English, `error.say(words)` in a reader's language.

    Args:
        code: stable name of the refusal, such as `"card"` or `"turn"`.
        template: the English sentence with named places.
        rule: the ledger id it rests on, such as `"DECK-1"`.
        params: what fills the places: text, numbers, cards, seats.

    Attributes:
        code: the stable name.
        template: the English sentence with named places.
        rule: the ledger id.
        params: what fills the places, by name.

    >>> error = AlcaldeError("card", "“{text}” is not a card.", "DECK-1", {"text": "Z9"})
    >>> str(error), error.code, error.rule
    ('“Z9” is not a card.', 'card', 'DECK-1')
    >>> raise error
    Traceback (most recent call last):
    alcalde.core.errors.AlcaldeError: “Z9” is not a card.
    """

    def __init__(
        self, code: str, template: str, rule: str, params: Mapping[str, object] | None = None
    ) -> None:
        """Keep the parts; the sentence is formatted when it is asked for."""
        super().__init__(code, template, rule, params)
        self.code = code
        self.template = template
        self.rule = rule
        self.params: dict[str, object] = dict(params or {})

    def __str__(self) -> str:
        """Return the sentence in English."""
        values = {name: plain(value) for name, value in self.params.items()}
        return capitalise(self.template.format(**values))

    def say(self, words: Words) -> str:
        """Return the sentence in the language of `words`.

        Args:
            words: the language.

        >>> from alcalde import Card, NotationError, Words
        >>> try:
        ...     Card.parse("Z9")
        ... except NotationError as error:
        ...     error.say(Words.of("es"))
        '«Z9» no es una carta: escribe A♥ o AH.'
        """
        return words.fill(words.gettext(self.template), self.params)


class NotationError(AlcaldeError):
    """Text that cannot be parsed: as a card, a suit, a seat, a number or a record.

    >>> from alcalde import Suit
    >>> Suit.parse("x")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “x” is not a suit: write ♦ ♥ ♣ ♠ or D H C S.
    """


class IllegalMove(AlcaldeError):  # noqa: N818 - a public name
    """A move that the rules do not allow in this state of the game.

    >>> from alcalde import Game, Play, Seat
    >>> game = Game.deal(seed=7)
    >>> game.play(Play(Seat.LEFT, game.hand(Seat.LEFT)[:1]))
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: It is the right opponent’s turn.
    """


class CountError(AlcaldeError):
    """A count that must be wrong, so that the next dealer cannot be named (COUNT-4).

    >>> from alcalde import Count
    >>> Count.of(mayor=61, opponents=58)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    alcalde.core.errors.CountError: The counts add up to 119, not 120: recount before ...
    """


class UnsupportedVariant(AlcaldeError):  # noqa: N818
    """A variant that no source describes completely (DEAL-5).

    >>> from alcalde import Rules
    >>> Rules(mayor_cards=4)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    alcalde.core.errors.UnsupportedVariant: The four-card variant is not whole: no deal. ...
    """
