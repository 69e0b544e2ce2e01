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


def agrees(saved: object, whole: object) -> bool:
    """Return whether all that was saved is also in a state of today, and written there alike.

    A page that knew less saved less, which its table reads or refuses. Python calls 1 and true the
    same, and nothing in a list as good as nothing in a mapping; JSON does not.

    >>> agrees({"step": 1}, {"step": 1, "newer": []}), agrees({"out": 1}, {"out": True})
    (True, False)
    """
    if isinstance(saved, dict) and isinstance(whole, dict):
        return saved.keys() <= whole.keys() and all(agrees(saved[key], whole[key]) for key in saved)
    if isinstance(saved, list) and isinstance(whole, list | tuple):
        return len(saved) == len(whole) and all(map(agrees, saved, whole))
    return type(saved) is type(whole) and saved == whole


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
