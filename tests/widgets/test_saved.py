"""Saved states: only the canonical form of a state opens without a notice."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from alcalde_widgets import KINDS, restore
from tests.widgets.test_sharing import moved
from tests.widgets.views import at, places, put

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
"""Pairs that are equal or both false in Python, but different in JSON."""


def alike(value: object) -> Iterator[object]:
    """Yield values that might be mistaken for a given one."""
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
def test_a_value_that_only_looks_alike_is_noticed(kind: str) -> None:
    """A value that only looks like the right one is noticed, wherever it is in the state."""
    tried = 0
    for table in (restore(kind, {"lang": "pt"}), moved(kind)):
        table.notice = ""
        state = json.loads(json.dumps(table.state()))
        assert restore(kind, state).notice == ""
        for path in places(state):
            for other in alike(at(state, path)):
                damaged = put(state, path, other)
                again = restore(kind, damaged)
                same = json.dumps(again.state(), sort_keys=True) == json.dumps(
                    damaged, sort_keys=True
                )
                assert again.notice or same, (path, other)
                assert again.summary()
                tried += 1
    assert tried > 20
