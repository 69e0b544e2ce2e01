"""The output of a notebook cell that shows a table, as it is saved and as it is drawn again.

HTML changes often and is large, so an output holds none: it holds a summary, which is readable
anywhere and compared by tests, and the state, from which the book and the classroom draw the table.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..registry import restore

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..table import Table

STATE = "application/vnd.alcalde.table"
"""The MIME type of a table's state as JSON, with sorted keys."""


def saved(table: Table) -> dict[str, str]:
    """Return the entries of a table in the MIME bundle of an output.

    >>> from alcalde_widgets import TrickTable
    >>> saved(TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right"))["text/plain"]
    'A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.'
    """
    state = json.dumps(table.state(), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return {"text/plain": table.summary(), STATE: state}


def drawn(bundle: Mapping[str, object]) -> str:
    """Return the HTML of the table in an output, or an empty string if there is none.

    Args:
        bundle: the output's MIME bundle.

    Raises:
        ValueError: the state of the table cannot be read.

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
    if table is None or table.notice:  # the notice of a table that opened its example instead
        raise ValueError(f"an output's table cannot be read: {text}")
    return str(table.view())
