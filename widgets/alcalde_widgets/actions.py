"""Actions: what a reader can do with a table, and the arguments that an action takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

_Method = TypeVar("_Method", bound=Callable[..., None])

_TYPES: Mapping[object, type] = {"str": str, "int": int, "bool": bool, "object": object}


class UnknownAction(Exception):  # noqa: N818 - not an error of the program
    """An action that a table does not have, or does not have now."""


def action(method: _Method) -> _Method:
    """Mark a method `do_NAME` as the action NAME; its annotations are its arguments' types.

    The method replaces values and changes none in place, so that the table can be restored when the
    action is refused. It raises `UnknownAction` or an `AlcaldeError` to refuse.

    Args:
        method: takes `str`, `int`, `bool` or `object` (any JSON value) for each argument.

    >>> from alcalde_widgets import TrickTable
    >>> TrickTable.actions()["step"]
    {'to': <class 'int'>}
    """
    arguments = {
        name: _TYPES[kind] for name, kind in method.__annotations__.items() if name != "return"
    }
    method.__dict__["arguments"] = arguments
    return method


def actions_of(cls: type) -> dict[str, dict[str, type]]:
    """Return the actions that a class and its bases mark, with the types of their arguments."""
    found: dict[str, dict[str, type]] = {}
    for base in reversed(cls.__mro__):
        for name, member in vars(base).items():
            arguments: Any = getattr(member, "arguments", None)
            if name.startswith("do_") and arguments is not None:
                found[name.removeprefix("do_")] = arguments
    return found


def fits(args: Mapping[str, object], wanted: Mapping[str, type]) -> bool:
    """Return whether the arguments of an action are complete and of the right types.

    Args:
        args: the arguments by name.
        wanted: the types that the action takes, by name.

    >>> fits({"to": 2}, {"to": int}), fits({"to": "2"}, {"to": int}), fits({}, {"to": int})
    (True, False, False)
    """
    return args.keys() == wanted.keys() and all(
        kind is object or type(args[key]) is kind for key, kind in wanted.items()
    )
