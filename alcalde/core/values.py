"""Values: the base class of everything immutable.

It takes the place of frozen `dataclasses`, whose import takes a page longer than the whole engine.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable

Built = TypeVar("Built", bound="Value")


class Value:
    """A frozen value: equal when its fields are equal, hashable, safe to share and to copy.

    A subclass lists its fields in `__slots__`; `_fields` names those that are compared, by default
    all of them.

    >>> from alcalde import Card, Play
    >>> play = Play("right", "A♥")
    >>> play == Play("right", (Card.parse("A♥"),)), len({play, Play("right", "AH")})
    (True, 1)
    >>> play.seat = None
    Traceback (most recent call last):
    AttributeError: Play is frozen: a change makes a new one
    """

    __slots__: tuple[str, ...] = ()
    _fields: ClassVar[tuple[str, ...]] = ()
    _slots: ClassVar[tuple[str, ...]] = ()
    _setters: ClassVar[tuple[Callable[[Any, Any], None], ...]] = ()
    _key: ClassVar[Callable[[Any], Any]]

    def __init_subclass__(cls) -> None:
        """Prepare what construction, comparison and copying need."""
        super().__init_subclass__()
        slots = cls.__slots__
        if slots:  # a subclass without slots keeps its base's fields
            cls._slots = slots
            cls._setters = tuple(getattr(cls, name).__set__ for name in slots)
            cls._fields = cls.__dict__.get("_fields", slots)
            cls._key = attrgetter(*cls._fields)

    def _fill(self, *values: object) -> None:
        """Set the slots in the order of `__slots__`; called once, when the value is made."""
        for setter, value in zip(self._setters, values, strict=True):
            setter(self, value)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: values do not change."""
        raise AttributeError(f"{type(self).__name__} is frozen: a change makes a new one")

    def __delattr__(self, name: str) -> None:
        """Refuse: values do not change."""
        raise AttributeError(f"{type(self).__name__} is frozen: a change makes a new one")

    def __eq__(self, other: object) -> bool:
        """Return whether the other is of the same kind and has the same fields."""
        if type(other) is not type(self):
            return NotImplemented
        key = type(self)._key
        return bool(key(self) == key(other))

    def __hash__(self) -> int:
        """Return a hash of the fields."""
        return hash(type(self)._key(self))

    def __copy__(self) -> Value:
        """Return the value itself, which cannot be told from a copy."""
        return self

    def __deepcopy__(self, memo: object) -> Value:
        """Return the value itself, which cannot be told from a copy."""
        return self

    def __reduce__(self) -> tuple[Callable[..., Value], tuple[object, ...]]:
        """Return what pickle needs."""
        return _rebuild, (type(self), *(getattr(self, name) for name in self._slots))


def draft_of(cls: type[Built]) -> Callable[[], Built]:
    """Return a class of mutable drafts of a value that is made thousands of times in a second.

    A draft has the slots of the value and lets them be set; `draft.__class__ = cls` freezes it.
    That takes a third of the time of `_fill`.

    Args:
        cls: the class of the values.

    >>> from alcalde import Card, Play, Seat
    >>> play = draft_of(Play)()
    >>> play.seat, play.cards = Seat.RIGHT, (Card.parse("A♥"),)
    >>> play.__class__ = Play
    >>> play == Play("right", "A♥")
    True
    >>> play.seat = Seat.LEFT
    Traceback (most recent call last):
    AttributeError: Play is frozen: a change makes a new one
    """
    # An object changes its class only for one with the same slots and the same base.
    holder = next(base for base in cls.__mro__ if base.__dict__.get("__slots__"))
    body: dict[str, object] = {"__slots__": cls._slots}
    body |= {name: getattr(object, name) for name in ("__setattr__", "__delattr__")}
    draft = type(f"{cls.__name__}Draft", (holder.__base__,), body)  # type: ignore[arg-type]
    return cast("Callable[[], Built]", draft)


def _rebuild(cls: type[Value], *values: object) -> Value:
    made = object.__new__(cls)
    made._fill(*values)
    return made
