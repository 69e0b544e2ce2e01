"""Text: marks for the gettext catalogues, and values as they appear in a sentence."""

from __future__ import annotations

LONGEST_INPUT = 40
"""How many characters of a person's input a sentence repeats."""

_INVISIBLE = (0xAD, 0x34F, 0x61C, 0x180E, *range(0x200B, 0x2010), *range(0x202A, 0x202F))
_INVISIBLE += (*range(0x2060, 0x2070), *range(0xFE00, 0xFE10), 0xFEFF)
_SPACES = (0x09, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000)
_TIDY = dict.fromkeys(_INVISIBLE, "") | dict.fromkeys(_SPACES, " ")


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


def tidy(text: str) -> str:
    r"""Return notation with plain spaces, and without what cannot be seen.

    Texts that were copied from a page, a message or a word processor hold spaces of other widths,
    which become plain ones, and zero-width spaces, soft hyphens, direction marks and emoji
    selectors, which are left out. Ends of lines stay.

    Args:
        text: cards, a number, a seat or a record.

    >>> tidy("A\u2764\ufe0f\u00a03♥")
    'A❤ 3♥'
    """
    return text if text.isascii() and "\t" not in text else text.translate(_TIDY)


def printable(text: str) -> str:
    r"""Return input in a form that fits one line: as `tidy` gives it, long text cut.

    Args:
        text: the text.

    >>> printable("A♥\nB\u200b\0")
    'A♥ B�'
    >>> len(printable("x" * 1000))
    40
    """
    if not text.isprintable():
        text = "".join(map(_printable, tidy(text)))
    return text if len(text) <= LONGEST_INPUT else text[: LONGEST_INPUT - 1] + "…"


def _printable(character: str) -> str:
    if character.isprintable():
        return character
    return " " if character.isspace() else "�"


def quoted(value: object) -> str:
    r"""Return a value in quotation marks where it is text, for the errors of those who program.

    Args:
        value: what was given.

    >>> print(quoted("a\u00a0b"), quoted(7), quoted(None))
    'a b' 7 None
    """
    return f"'{printable(value)}'" if isinstance(value, str) else repr(value)


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
