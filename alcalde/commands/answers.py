"""Answers: the result of a command, and the options that all commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.commands.options import Option
from alcalde.core.text import N_
from alcalde.core.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from alcalde.commands.options import Command
    from alcalde.core.reasons import AnyReason
    from alcalde.core.words import Words

COMMON = (
    Option("--lang", "|".join(LANGUAGES), N_("the language of sentences, help and refusals")),
    Option("--json", "", N_("print JSON in place of sentences")),
    Option("--help", "", N_("print this help")),
)
"""The options of every command."""


class Answer(NamedTuple):
    """The answer of a command.

    Attributes:
        data: what `--json` prints.
        lines: the same as sentences.

    >>> Answer({"mayor": 58}, ["The mayor has 58."]).data
    {'mayor': 58}
    """

    data: Mapping[str, object]
    lines: Iterable[str]


class Entry(NamedTuple):
    """A command and the function that answers it.

    Attributes:
        command: its name, help and options.
        run: returns the answer, from the values of the options and the language.

    >>> from alcalde.commands.options import Command
    >>> Entry(Command("luck", "say nothing", COMMON), lambda asked, words: Answer({}, [])).name
    'luck'
    """

    command: Command
    run: Callable[[Mapping[str, str], Words], Answer]

    @property
    def name(self) -> str:
        """Return the command's name, such as `count`.

        >>> from alcalde.commands.options import Command
        >>> Entry(Command("count", "check a count", COMMON), lambda *_: Answer({}, [])).name
        'count'
        """
        return self.command.name


def reason_data(reasons: Iterable[AnyReason], words: Words) -> list[dict[str, str]]:
    """Return the data of reasons, as `--json` prints them.

    Args:
        reasons: the reasons, of either game.
        words: the language of their sentences.

    >>> from alcalde import Reason, Words
    >>> reason_data([Reason("worth-nothing", {})], Words.of("en"))
    [{'code': 'worth-nothing', 'rule': 'COUNT-5', 'text': 'The trick is worth nothing.'}]
    """
    return [
        {"code": reason.code, "rule": reason.rule, "text": reason.say(words)} for reason in reasons
    ]
