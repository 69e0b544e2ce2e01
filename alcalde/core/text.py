"""Text: marks for the gettext catalogues, and values as they appear in a sentence."""

from __future__ import annotations

LONGEST_INPUT = 40
"""How many characters of a person's input a sentence repeats."""


def N_(sentence: str) -> str:  # noqa: N802 - the mark that gettext's tools look for
    """Return a sentence unchanged; the mark puts it into the catalogues.

    Args:
        sentence: the sentence.

    >>> N_("The trick is worth nothing.")
    'The trick is worth nothing.'
    """
    return sentence


def NN_(singular: str, plural: str) -> tuple[str, str]:  # noqa: N802
    """Return singular and plural of a sentence that counts something; marks both.

    Args:
        singular: the form for one.
        plural: the form for any other number.

    >>> NN_("{n} point", "{n} points")
    ('{n} point', '{n} points')
    """
    return singular, plural


def NC_(context: str, phrase: str) -> str:  # noqa: N802, ARG001
    """Return a phrase unchanged; marks it together with a context, such as a gender.

    Args:
        context: what distinguishes the phrase.
        phrase: the phrase.

    >>> NC_("of", "the mayor")
    'the mayor'
    """
    return phrase


def capitalise(sentence: str) -> str:
    """Return the sentence with its first letter in upper case, and nothing else changed.

    A sentence that starts with a number, a card or a quotation mark stays as it is: quoted input
    is not changed.

    Args:
        sentence: the sentence.

    >>> capitalise("the mayor leads A♥.")
    'The mayor leads A♥.'
    >>> capitalise("¿quién gana?")
    '¿Quién gana?'
    >>> capitalise("“z9” is not a card.")
    '“z9” is not a card.'
    """
    start = 1 if sentence[:1] in ("¿", "¡") else 0
    return sentence[:start] + sentence[start : start + 1].upper() + sentence[start + 1 :]


def printable(text: str) -> str:
    r"""Return input in a form that fits one line: control characters escaped, long text cut.

    Args:
        text: the text.

    >>> printable("A♥\nB")
    'A♥\\nB'
    >>> len(printable("x" * 1000))
    40
    """
    if len(text) > LONGEST_INPUT:
        text = text[: LONGEST_INPUT - 1] + "…"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def plain(value: object) -> str:
    """Return a value as it appears in an English sentence.

    Args:
        value: a seat, a card, a number, a tuple of numbers (joined as a sum) or of cards, or text.

    >>> plain((11, 10, 0, 4))
    '11 + 10 + 0 + 4'
    """
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, tuple):
        return (" + " if all(type(part) is int for part in value) else " ").join(map(str, value))
    return str(getattr(value, "english", value))
