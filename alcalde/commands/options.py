"""Options: a parser of command lines, with help and errors in the reader's language.

It takes the place of `argparse`, whose own sentences cannot be translated without replacing its
internals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.commands.sentences import SENTENCES
from alcalde.core.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Callable


class Option(NamedTuple):
    """One option or argument of a command.

    Attributes:
        name: its name; an option's starts with two dashes, an argument's does not.
        value: the name of its value in the help, or `""` for a switch.
        help: what it means.
        required: whether it must be given.
        many: whether several arguments are joined by spaces.
        check: parses a value and raises when it cannot, before anything is reported missing.

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
    """A command.

    Attributes:
        name: its name.
        help: what it does.
        options: its options and arguments.

    >>> Command("count", "check a count", ()).name
    'count'
    """

    name: str
    help: str
    options: tuple[Option, ...]

    @property
    def argument(self) -> Option | None:
        """Return the command's positional argument, if it has one."""
        return next((o for o in self.options if not o.name.startswith("-")), None)


def read_options(command: Command, tokens: list[str]) -> dict[str, str]:
    """Return the values of a command's options by name; a switch that is given has the value `yes`.

    Args:
        command: the command with its options.
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
    options = {option.name: option for option in command.options}
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
        option = options.get(name)
        if option is None or not name.startswith("--"):
            code = "option" if command.name else "option/any"
            raise _refused(code, text=name, command=command.name)
        if name in found:
            raise _refused("option-twice", option=name)
        found[name] = _value(option, value if equals else None, rest)
    return _with_arguments(command, found, arguments)


def _value(option: Option, value: str | None, rest: list[str]) -> str:
    """Return an option's value: what follows its equals sign, or else the next token."""
    if not option.value:
        if value is not None:
            raise _refused("option-value/none", option=option.name)
        return "yes"
    if value is not None:
        return value
    if not rest or rest[0].startswith("--"):
        raise _refused("option-value/missing", option=option.name)
    return rest.pop(0)


def _with_arguments(
    command: Command, found: dict[str, str], arguments: list[str]
) -> dict[str, str]:
    argument = command.argument
    allowed = 0 if argument is None else len(arguments) if argument.many else 1
    if argument and arguments:
        found[argument.name] = " ".join(arguments[:allowed])
    if len(arguments) > allowed:
        raise _refused("argument", text=arguments[allowed], command=command.name)
    for option in command.options:
        if option.check and option.name in found and "--help" not in found:
            option.check(found[option.name])
    for option in command.options:
        if option.required and option.name not in found and "--help" not in found:
            raise _refused("option-missing", option=option.name, command=command.name)
    return found


def _refused(name: str, **params: object) -> NotationError:
    return SENTENCES.refuse(NotationError, name, **params)
