"""Helpers of the tests of all tables: reading a view, pressing its buttons, damaging its state."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

from alcalde.core.words import LANGUAGES
from alcalde_widgets import Table, table_class
from alcalde_widgets.ui.html import Attribute, Element

LANGS = tuple(LANGUAGES)
PACKS = ("french", "spanish")

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
"""Any JSON value: what a saved state may hold that was edited by hand."""

PRESSES = st.lists(st.integers(0, 999), max_size=8)
"""Which buttons and fields a reader uses, one after another: see `press`."""

TYPED = ("61", "", "120", "0", "-1", "K♦ 7♦", "<b>")
"""What a reader types into a field."""


def one(table: Table, **attributes: Attribute) -> Element:
    """Return the only element of the view with these attributes."""
    (found,) = table.view().find(**attributes)
    return found


def shown(table: Table) -> str:
    """Return all text of the view, also that for screen readers only."""
    return " ".join(table.view().text.replace("\u00a0", " ").split())


def status(table: Table) -> str:
    """Return what the live region says."""
    return one(table, role="status").text.replace("\u00a0", " ")


def check_refused(table: Table, name: str, args: dict[str, Any]) -> None:
    """Do an action that the table refuses: it changes nothing and shows a sentence, as text."""
    before = table.state()
    table.act(name, **args)
    assert table.state() == before
    assert table.notice.endswith(".")
    assert table.notice in status(table)
    assert "<img" not in str(table.view())


def fresh(kind: str, lang: str = "en", pack: str = "french") -> Table:
    """Return a table of a kind with the defaults of its constructor."""
    return table_class(kind)(lang=lang, name="fresh", pack=pack)


def saved(table: Table) -> Any:  # noqa: ANN401 - a JSON value
    """Return a table's state after a round trip through JSON."""
    return json.loads(json.dumps(table.state()))


def calm(table: Table) -> Table:
    """Return a table without what only the view right after an action shows, such as a notice."""
    table.act("prefs", pack=table.pack)
    return table


def offers(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """Return the actions that the view offers now, each with its arguments, once."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for part in table.view().find():
        own = part.attributes
        act = str(own.get("data-act", ""))
        if not act or own.get("aria-disabled"):
            continue
        args = own.get("data-args")
        given: dict[str, Any] = {**args} if isinstance(args, dict) else {}
        if "data-random" in own:
            given[str(own["data-random"])] = 4
        if "data-today" in own:
            given[str(own["data-today"])] = "2026-11-30"
        fields = [one for one in part.find() if "data-arg" in one.attributes]
        for text in TYPED if fields else ("",):
            typed = {str(field.attributes["data-arg"]): text for field in fields}
            found.setdefault(f"{act} {given} {typed}", (act, {**given, **typed}))
    return list(found.values())


def press(table: Table, presses: Sequence[int]) -> Table:
    """Press buttons and fill in fields, each chosen among those that the view offers then."""
    for number in presses:
        offered = offers(table)
        name, args = offered[number % len(offered)]
        table.act(name, **args)
    return table


def places(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path to each place inside a JSON value, without the value itself."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield (*path, key)
            yield from places(value[key], (*path, key))


def at(value: Any, path: Sequence[str | int]) -> Any:  # noqa: ANN401 - JSON values
    """Return what lies at a path inside a JSON value."""
    for key in path:
        value = value[key]
    return value


def put(state: object, path: Sequence[str | int], value: object) -> Any:  # noqa: ANN401 - JSON values
    """Return a copy of a JSON value with another value at a path."""
    copy = json.loads(json.dumps(state))
    at(copy, path[:-1])[path[-1]] = value
    return copy


def written(path: Sequence[str | int]) -> str:
    """Return a path as `UnreadableState` writes it.

    >>> written(("now", "cards", 2))
    'now.cards[2]'
    """
    keys = (f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return "".join(keys).removeprefix(".")
