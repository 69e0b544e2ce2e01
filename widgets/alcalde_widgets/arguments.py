"""Arguments: what a table's constructor is given, checked by its annotations.

Whoever writes a chapter learns at once that a value is of the wrong type, and not when a reader's
table cannot be restored.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

from alcalde.core.text import quoted

if TYPE_CHECKING:
    from collections.abc import Callable

Made = TypeVar("Made")

_TYPES = {
    "str": (str, "text"),
    "int": (int, "a whole number"),
    "bool": (bool, "True or False"),
    "None": (type(None), "None"),
}


def check_constructor(cls: type[Made]) -> type[Made]:
    """Return a class whose constructor refuses arguments of another type than it names.

    Args:
        cls: the class, which is changed once.

    >>> from alcalde_widgets import RematadaDeckTable
    >>> RematadaDeckTable(out="no")
    Traceback (most recent call last):
    ...
    ValueError: out is True or False, not 'no'
    """
    init: Callable[..., None] = cls.__dict__["__init__"]
    if not hasattr(init, "__wrapped__"):
        setattr(cls, "__init__", checked(init))  # noqa: B010 - mypy takes no assignment
    return cls


def checked(init: Callable[..., None]) -> Callable[..., None]:
    """Return a constructor that refuses arguments of another type than it names.

    Only text, whole numbers, truth values and None are checked; the constructor itself says what
    else it takes.

    Args:
        init: the constructor.

    Raises:
        ValueError: when the constructor is called with such an argument.

    >>> from alcalde_widgets import DealTable
    >>> DealTable(step=3.5)
    Traceback (most recent call last):
    ...
    ValueError: step is a whole number or None, not 3.5
    """
    named = {name: str(kind).split(" | ") for name, kind in init.__annotations__.items()}
    known = {name: kinds for name, kinds in named.items() if _TYPES.keys() >= {*kinds}}
    known.pop("return", None)
    places = init.__code__.co_varnames[1 : init.__code__.co_argcount]

    @wraps(init)
    def construct(self: object, *args: Any, **more: Any) -> None:  # noqa: ANN401
        for name, value in (*zip(places, args, strict=False), *more.items()):
            kinds = known.get(name)
            if kinds and type(value) not in {_TYPES[kind][0] for kind in kinds}:
                wanted = " or ".join(_TYPES[kind][1] for kind in kinds)
                raise ValueError(f"{name} is {wanted}, not {quoted(value)}")
        init(self, *args, **more)

    return construct
