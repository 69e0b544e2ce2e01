"""Whole numbers: one parser for seeds, counts, targets, bids, places and steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alcalde.core.errors import NotationError
from alcalde.core.text import tidy

if TYPE_CHECKING:
    from alcalde.core.catalogue import Catalogue

LARGEST_SEED = 2**53 - 1
"""The largest seed: every whole number up to it survives JSON and JavaScript unchanged."""

MOST_DIGITS = 3999
"""The most digits that are read; Python itself converts 4300 at most."""


def whole(value: object, *, digits: bool = True) -> int | None:
    """Return the whole number, 0 or more, that a value is or spells; None if it is none.

    Args:
        value: an `int`, or its decimal digits, with or without spaces around them and between
            groups of three. A `bool` is no number.
        digits: whether digits count too.

    >>> whole(7), whole(" 007 "), whole(-1), whole("7.0"), whole(True), whole("7", digits=False)
    (7, 7, None, None, None, None)
    >>> whole("12 345"), whole("12 34")
    (12345, None)
    """
    if type(value) is int:
        return value if value >= 0 else None
    text = _ungrouped(value) if digits and type(value) is str else ""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def _ungrouped(text: str) -> str:
    """Return a number without spaces around it and between groups of three digits."""
    first, *groups = tidy(text).split() or [""]
    if groups and (len(first) > 3 or any(len(group) != 3 for group in groups)):
        return ""
    return "".join((first, *groups))


def parse_whole(
    value: object,
    sentences: Catalogue[Any],
    code: str,
    rule: str = "",
    /,
    *,
    least: int = 0,
    most: int | None = None,
    digits: bool = True,
    **params: object,
) -> int:
    """Parse a whole number within limits.

    Args:
        value: the number, or its decimal digits.
        sentences: the catalogue that has the refusal.
        code: the refusal's name; its sentence may name `text` (what was given), `least` and `most`.
        rule: the ledger id of the refusal, where it is not the sentence's own.
        least: the smallest number that is allowed, 0 or more.
        most: the largest one; None for no limit.
        digits: whether the number may be spelled in digits.
        params: what else the sentence names.

    Raises:
        NotationError: `code`, for anything else.

    >>> from alcalde.core.sentences import SENTENCES
    >>> parse_whole("7", SENTENCES, "seed", most=10)
    7
    >>> parse_whole(11, SENTENCES, "seed", most=10)
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “11” is not a seed: write a whole number from 0 to 10.
    """
    number = whole(value, digits=digits)
    if number is None or number < least or (most is not None and number > most):
        raise sentences.refuse(
            NotationError, code, rule, text=str(value), least=least, most=most, **params
        )
    return number
