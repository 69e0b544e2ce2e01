"""Text: marks for the gettext catalogues, and values as they stand in a sentence."""

from __future__ import annotations

LONGEST_SHOWN = 40


def N_(sentence: str) -> str:  # noqa: N802 - the mark that gettext's tools look for
    """Mark a sentence for the catalogues and return it unchanged.

    >>> N_("The trick is worth nothing.")
    'The trick is worth nothing.'
    """
    return sentence


def NN_(singular: str, plural: str) -> tuple[str, str]:  # noqa: N802
    """Mark a sentence that counts something, in its two English forms.

    >>> NN_("{n} point", "{n} points")
    ('{n} point', '{n} points')
    """
    return singular, plural


def NC_(context: str, phrase: str) -> str:  # noqa: N802, ARG001
    """Mark a phrase that needs a context, such as the same noun after a preposition.

    >>> NC_("of", "the mayor")
    'the mayor'
    """
    return phrase


def capitalise(sentence: str) -> str:
    """Return the sentence with its first letter in upper case, and nothing else changed.

    A sentence that starts with a number, a card or a quotation mark stays as it is: what a
    person wrote is shown as it was written.

    >>> capitalise("the mayor leads A♥.")
    'The mayor leads A♥.'
    >>> capitalise("¿quién gana?")
    '¿Quién gana?'
    >>> capitalise("“z9” is not a card.")
    '“z9” is not a card.'
    """
    start = 1 if sentence[:1] in ("¿", "¡") else 0
    return sentence[:start] + sentence[start : start + 1].upper() + sentence[start + 1 :]


def shown(text: str) -> str:
    r"""Return a person's input fit for one line: control characters escaped, long text cut.

    >>> shown("A♥\nB")
    'A♥\\nB'
    >>> len(shown("x" * 1000))
    40
    """
    if len(text) > LONGEST_SHOWN:
        text = text[: LONGEST_SHOWN - 1] + "…"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def plain(value: object) -> str:
    """Return the English for one value that stands in a sentence.

    Args:
        value: a seat, a card, a number, a tuple of numbers (joined as a sum) or of cards, or text.

    >>> plain((11, 10, 0, 4))
    '11 + 10 + 0 + 4'
    """
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, tuple):
        return (" + " if all(type(part) is int for part in value) else " ").join(map(str, value))
    return str(getattr(value, "english", value))
