"""Drawings that are kept: a part that looks as it did before is neither built nor written again.

Nothing is remembered of a table itself. A kept drawing is found by everything that it is made of,
so it can be wrong for nobody; it only saves a page the time to draw what has not changed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from .html import Element

if TYPE_CHECKING:
    from ..table import Table

Given = ParamSpec("Given")
Draw = Callable[Concatenate["Table", Given], Element]

MOST = 4000
"""How many drawings are kept; then all are forgotten, which costs one slow answer."""

_drawings: dict[object, Element] = {}


def remembered(draw: Draw[Given]) -> Draw[Given]:
    """Keep what a function draws, for the same arguments on a table that looks the same.

    Args:
        draw: draws from its arguments, which can be hashed, and from the table's `look()` alone.

    >>> from alcalde_widgets import TrickTable
    >>> @remembered
    ... def name(table):
    ...     return Element("p", {}, (table.lang,))
    >>> name(TrickTable(lang="es")) is name(TrickTable(lang="es"))
    True
    >>> name(TrickTable(lang="es")) is name(TrickTable(lang="pt"))
    False
    """

    @wraps(draw)
    def again(table: Table, /, *args: Given.args, **more: Given.kwargs) -> Element:
        return kept((draw, table.look(), args, *more.items()), lambda: draw(table, *args, **more))

    return again


def kept(key: object, draw: Callable[[], Element]) -> Element:
    """Return the drawing that was kept by a key, or draw it and keep it.

    >>> first = kept("a key", lambda: Element("p", {}, ("once",)))
    >>> kept("a key", lambda: Element("p", {}, ("never",))) is first
    True
    """
    found = _drawings.get(key)
    if found is None:
        if len(_drawings) >= MOST:
            _drawings.clear()
        found = _drawings[key] = draw().kept()
    return found
