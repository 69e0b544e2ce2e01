"""Options: reading a command line, with every word of help and refusal in the reader's language.

`argparse` is not used: its own sentences cannot be translated without reaching into it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.errors import NotationError
from alcalde.core.sentences import N_

if TYPE_CHECKING:
    from collections.abc import Callable


class Option(NamedTuple):
    """One option or argument of a command.

    `value` is the name of its value in the help, empty for a switch; an option's name starts
    with two dashes, an argument's does not; `many` arguments are joined by spaces. `check` reads
    a value that was given and raises when it cannot, before anything is said to be missing.

    >>> Option("--json", "", "print JSON").value
    ''
    """

    name: str
    value: str
    help: str
    required: bool = False
    many: bool = False
    check: Callable[[str], object] | None = None


class Command(NamedTuple):
    """A command: its name, what it does, and what it takes.

    >>> Command("count", "check a count", ()).name
    'count'
    """

    name: str
    help: str
    options: tuple[Option, ...]

    @property
    def argument(self) -> Option | None:
        """Return what stands on the command line without a name, if anything does."""
        return next((o for o in self.options if not o.name.startswith("-")), None)


def read_options(command: Command, tokens: list[str]) -> dict[str, str]:
    """Return the values of a command's options by name; switches that are there give `yes`.

    Args:
        command: what may be there.
        tokens: the command line after the command's name.

    Raises:
        NotationError: `option` (unknown), `option-twice`, `option-value` (none, or one too many),
            `option-missing`, `argument` (one too many).

    >>> count = Command("count", "", (Option("--mayor", "N", "points", True),))
    >>> read_options(count, ["--mayor", "58"]), read_options(count, ["--mayor=58"])
    ({'--mayor': '58'}, {'--mayor': '58'})
    >>> read_options(count, ["--mayer", "58"])
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “--mayer” is not an option of count: see alcalde count
        --help.
    """
    found: dict[str, str] = {}
    arguments: list[str] = []
    known = {option.name: option for option in command.options}
    rest = list(tokens)
    while rest:
        token = rest.pop(0)
        if token == "--":
            arguments += rest
            break
        if not token.startswith("-") or token == "-":
            arguments.append(token)
            continue
        name, equals, value = token.partition("=")
        option = known.get(name)
        if option is None or not name.startswith("--"):
            sentence = N_("“{text}” is not an option of {command}: see alcalde {command} --help.")
            if not command.name:
                sentence = N_("“{text}” is not an option: see alcalde --help.")
            raise _wrong("option", sentence, text=name, command=command.name)
        if name in found:
            raise _wrong(
                "option-twice", N_("{option} is there twice: once is enough."), option=name
            )
        if not option.value:
            if equals:
                raise _wrong("option-value", N_("{option} takes no value."), option=name)
            value = "yes"
        elif not equals:
            if not rest or rest[0].startswith("--"):
                raise _wrong("option-value", N_("{option} needs a value after it."), option=name)
            value = rest.pop(0)
        found[name] = value
    return _with_arguments(command, found, arguments)


def _with_arguments(
    command: Command, found: dict[str, str], arguments: list[str]
) -> dict[str, str]:
    argument = command.argument
    allowed = 0 if argument is None else len(arguments) if argument.many else 1
    if argument and arguments:
        found[argument.name] = " ".join(arguments[:allowed])
    if len(arguments) > allowed:
        raise _wrong(
            "argument",
            N_("“{text}” is one argument too many: see alcalde {command} --help."),
            text=arguments[allowed],
            command=command.name,
        )
    for option in command.options:
        if option.check and option.name in found and "--help" not in found:
            option.check(found[option.name])
    for option in command.options:
        if option.required and option.name not in found and "--help" not in found:
            raise _wrong(
                "option-missing",
                N_("{option} is missing: see alcalde {command} --help."),
                option=option.name,
                command=command.name,
            )
    return found


def _wrong(code: str, sentence: str, **params: object) -> NotationError:
    return NotationError(code, sentence, "", params)
