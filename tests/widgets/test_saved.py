"""Saved states: a table has one, written in one way, and no other opens as if it were that one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from alcalde_widgets import KINDS, restore
from tests.widgets.test_sharing import moved

ALIKE: tuple[tuple[object, object], ...] = (
    (0, False),
    (1, True),
    ("", []),
    ([], {}),
    ({}, []),
    ("", None),
    (None, ""),
    (1, 1.0),
)
"""What Python may take for the same, or for as little, and JSON writes otherwise."""


def places(value: object) -> Iterator[tuple[Any, Any]]:
    """Yield each place inside a state: what holds it, and its key there."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


def alike(value: object) -> Iterator[object]:
    """Yield what might be taken for a value, though it is none of the same kind."""
    for one, other in (*ALIKE, *((other, one) for one, other in ALIKE)):
        if type(one) is type(value) and one == value:
            yield other
    if isinstance(value, str | int) and value:
        yield [value]
        yield str(value) + " " if isinstance(value, str) else str(value)
    if isinstance(value, list) and value:
        yield {str(key): one for key, one in enumerate(value)}
        yield [*value, None]


@pytest.mark.parametrize("kind", KINDS)
def test_what_looks_alike_is_not_the_same(kind: str) -> None:
    """Wherever in a state something is put that only looks like what was there, it says so."""
    tried = 0
    for table in (restore(kind, {"lang": "pt"}), moved(kind)):
        table.notice = ""
        state = json.loads(json.dumps(table.state()))
        assert restore(kind, state).notice == ""
        for holder, key in list(places(state)):
            before = holder[key]
            for other in alike(before):
                holder[key] = other
                again = restore(kind, state)
                same = json.dumps(again.state(), sort_keys=True) == json.dumps(
                    state, sort_keys=True
                )
                assert again.notice or same, (key, before, other)
                assert again.summary()
                tried += 1
            holder[key] = before
    assert tried > 20
