"""Letters: the sentences that offer suits, for terminals that cannot show ♦ ♥ ♣ ♠.

There a card is written in letters, so that a sentence which offers both ways of writing it would
offer the same one twice.
"""

from __future__ import annotations

from alcalde.core.errors import AlcaldeError
from alcalde.core.text import N_

SUITS = "♦♥♣♠"
"""The symbols that a terminal may lack."""

_LETTERS = {
    "“{text}” is not a card: write A♥ or AH.": N_("“{text}” is not a card: write AH."),
    "“{text}” is not a suit: write ♦ ♥ ♣ ♠ or D H C S.": N_(
        "“{text}” is not a suit: write D, H, C or S."
    ),
    "the trump suit: ♦ ♥ ♣ ♠ or D H C S": N_("the trump suit: D, H, C or S"),
}


def in_letters(sentence: str) -> str:
    """Return the English sentence that offers letters alone, or the sentence itself.

    Args:
        sentence: the English sentence, its places unfilled.

    >>> in_letters("the trump suit: ♦ ♥ ♣ ♠ or D H C S")
    'the trump suit: D, H, C or S'
    """
    return _LETTERS.get(sentence, sentence)


def error_in_letters(error: AlcaldeError) -> AlcaldeError:
    """Return an error whose sentence offers letters alone, as do those of errors inside it.

    Args:
        error: the error.

    >>> from alcalde import Suit
    >>> try:
    ...     Suit.parse("x")
    ... except AlcaldeError as error:
    ...     raise error_in_letters(error) from None
    Traceback (most recent call last):
    alcalde.core.errors.AlcaldeError: “x” is not a suit: write D, H, C or S.
    """
    params = {
        name: error_in_letters(value) if isinstance(value, AlcaldeError) else value
        for name, value in error.params.items()
    }
    return AlcaldeError(error.code, in_letters(error.template), error.rule, params)
