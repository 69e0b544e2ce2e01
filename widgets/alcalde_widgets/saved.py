"""What comes from outside: saved states and the arguments of actions, checked before use."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

_T = TypeVar("_T")

VERSION = 1
"""Of saved states; a state of another version opens as the table's example."""

UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""What reading a saved table raises where it describes none."""


class Refusal(Exception):
    """An action that a table of this kind does not know, or does not know now."""


def fits(args: Mapping[str, object], wanted: Mapping[str, type]) -> bool:
    """Return whether an action's arguments are the wanted ones, all and of the right types.

    `object` wants any JSON value.

    >>> fits({"to": 2}, {"to": int}), fits({"to": "2"}, {"to": int}), fits({}, {"to": int})
    (True, False, False)
    """
    return args.keys() == wanted.keys() and all(
        kind is object or type(args[key]) is kind for key, kind in wanted.items()
    )


def checked(state: object, kind: str) -> Mapping[str, Any]:
    """Return a saved state as a mapping of this version and kind.

    Raises:
        ValueError: it is none.

    >>> checked({"v": 0, "kind": "trick"}, "trick")
    Traceback (most recent call last):
    ...
    ValueError: a saved table of another version or kind
    """
    if not isinstance(state, dict):
        raise ValueError("a saved table is a mapping")
    json.dumps(state, ensure_ascii=False).encode()
    if type(state.get("v")) is not int or (state["v"], state.get("kind")) != (VERSION, kind):
        raise ValueError("a saved table of another version or kind")
    return state


def written_alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Return whether two states are the same JSON; Python calls 1 and true the same, JSON does not.

    >>> written_alike({"made": []}, {"made": []}), written_alike({"out": 1}, {"out": True})
    (True, False)
    """
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def pair(data: Any, read: Callable[[Any], _T]) -> tuple[_T, _T] | None:  # noqa: ANN401
    """Return the two values of a saved pair, or `None` for none.

    Raises:
        ValueError, TypeError: it is no pair, or `read` refuses a part of it.

    >>> pair(["2S", "2D"], str.lower), pair(None, str)
    (('2s', '2d'), None)
    """
    if data is None:
        return None
    one, two = data
    return read(one), read(two)
