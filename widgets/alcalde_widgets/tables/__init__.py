"""The kinds of table, one a file."""

from __future__ import annotations

from ..table import Table
from .count import CountTable
from .deal import DealTable
from .deck import DeckTable
from .refill import RefillTable
from .task import TaskTable
from .trick import TrickTable
from .turn import TurnTable

KINDS: dict[str, type[Table]] = {
    table.kind: table
    for table in (
        CountTable,
        DealTable,
        DeckTable,
        RefillTable,
        TaskTable,
        TrickTable,
        TurnTable,
    )
}
"""Each kind of table under the name that its HTML carries."""


def restore(kind: str, state: object) -> Table:
    """Make any table from its kind and its saved state.

    Args:
        kind: a key of `KINDS`.
        state: what `Table.state` gave; anything else opens the table with its example.

    Raises:
        KeyError: there is no such kind.

    >>> restore("trick", None).summary()
    'A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.'
    >>> restore("chess", None)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    KeyError: 'there is no table of the kind chess; there are: ...'
    """
    if kind not in KINDS:
        raise KeyError(f"there is no table of the kind {kind}; there are: {', '.join(KINDS)}")
    return KINDS[kind].restore(state)


__all__ = [
    "CountTable",
    "DealTable",
    "DeckTable",
    "KINDS",
    "RefillTable",
    "TaskTable",
    "TrickTable",
    "TurnTable",
    "restore",
]
