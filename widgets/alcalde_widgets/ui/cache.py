"""A cache of drawings: a part that looks as before is neither built nor serialised again.

A drawing is found by everything that it is made of, so a cached one is never wrong. `lru_cache`
does not fit: a table is no key, since it changes, while its `cache_key()` is one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from .context import DrawingContext
from .html import Element

Given = ParamSpec("Given")
Draw = Callable[Concatenate[DrawingContext, Given], Element]

CAPACITY = 4000
"""How many drawings are kept; then all are dropped, which costs one slow answer."""

_drawings: dict[object, Element] = {}


def cached(draw: Draw[Given]) -> Draw[Given]:
    """Cache what a function draws, for equal arguments and equal `cache_key()` of the table.

    Args:
        draw: draws from its arguments, which are hashable, and from the table's `cache_key()`.

    >>> from alcalde_widgets import TrickTable
    >>> @cached
    ... def name(table):
    ...     return Element("p", {}, (table.lang,))
    >>> name(TrickTable(lang="es")) is name(TrickTable(lang="es"))
    True
    >>> name(TrickTable(lang="es")) is name(TrickTable(lang="pt"))
    False
    """

    @wraps(draw)
    def lookup(table: DrawingContext, /, *args: Given.args, **more: Given.kwargs) -> Element:
        key = (draw, table.cache_key(), args, *more.items())
        return cached_by(key, lambda: draw(table, *args, **more))

    return lookup


def cached_by(key: object, draw: Callable[[], Element]) -> Element:
    """Return the drawing that is cached under a key, or draw it and cache it.

    Args:
        key: a hashable value of everything that the drawing depends on.
        draw: draws it.

    >>> first = cached_by("a key", lambda: Element("p", {}, ("once",)))
    >>> cached_by("a key", lambda: Element("p", {}, ("never",))) is first
    True
    """
    found = _drawings.get(key)
    if found is None:
        if len(_drawings) >= CAPACITY:
            _drawings.clear()
        found = _drawings[key] = draw().prerendered()
    return found
