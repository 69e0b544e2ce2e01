"""A table in a notebook's saved outputs: what is kept of it, and how it is drawn from that.

Markup changes often and weighs a lot, so an output keeps none: it holds a summary, which everybody
can read and tests compare, and the table's state, from which the book and the classroom draw it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from ..registry import restore
from ..table import Table

STATE = "application/vnd.alcalde.table"
"""The MIME type of a table's state as JSON, with its keys in their own order."""


def saved(table: Table) -> dict[str, str]:
    """Return a table's entries in the MIME bundle of an output.

    >>> from alcalde_widgets import TrickTable
    >>> saved(TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right"))["text/plain"]
    'A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.'
    """
    state = json.dumps(table.state(), ensure_ascii=False, separators=(",", ":"))
    return {"text/plain": table.summary(), STATE: state}


def drawn(bundle: Mapping[str, object]) -> str:
    """Return the HTML of the table that an output holds, or nothing where it holds none.

    Args:
        bundle: the output's MIME bundle.

    Raises:
        ValueError: the output's table cannot be read.

    >>> from alcalde_widgets import TrickTable
    >>> table = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> drawn(saved(table)) == str(table.view()), drawn({"text/plain": "7"})
    (True, '')
    >>> drawn({STATE: '{"kind": "trick"}'})
    Traceback (most recent call last):
    ...
    ValueError: an output's table cannot be read: {"kind": "trick"}
    """
    text = bundle.get(STATE, "")
    if not text:
        return ""
    try:
        state = json.loads(str(text))
        table = restore(state["kind"], state)
    except (ValueError, KeyError, TypeError):
        table = None
    if table is None or table.notice:  # a table that opens as its example instead says so
        raise ValueError(f"an output's table cannot be read: {text}")
    return str(table.view())
