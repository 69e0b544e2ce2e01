"""The output of a notebook cell that shows a table, as it is saved and as it is drawn again.

An output holds no HTML, which is large and changes often. It holds a summary, which is readable
anywhere and compared by tests, and the state, from which the book and the classroom draw the table.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..codec import Saved, UnreadableState
from ..registry import KINDS, table_class

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..table import Table

STATE = "application/vnd.alcalde.table"
"""The MIME type of a table's state as JSON, with sorted keys."""


def mime_bundle(table: Table) -> dict[str, str]:
    """Return the entries of a table in the MIME bundle of an output.

    >>> from alcalde_widgets import TrickTable
    >>> mime_bundle(TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right"))["text/plain"]
    'A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.'
    """
    state = json.dumps(table.state(), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return {"text/plain": table.summary(), STATE: state}


def table_html(bundle: Mapping[str, object]) -> str:
    """Return the HTML of the table in an output, or an empty string if it holds no table.

    Args:
        bundle: the output's MIME bundle.

    Raises:
        ValueError: the state of the table cannot be read.

    >>> from alcalde_widgets import TrickTable
    >>> table = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> table_html(mime_bundle(table)) == str(table.view()), table_html({"text/plain": "7"})
    (True, '')
    >>> table_html({STATE: '{"kind": "trick"}'})
    Traceback (most recent call last):
    ...
    ValueError: an output's table cannot be read: {"kind": "trick"}
    """
    text = bundle.get(STATE, "")
    if not text:
        return ""
    try:
        saved = Saved(json.loads(str(text)))
        table = table_class(saved["kind"].one_of(KINDS)).from_state(saved.value)
    except (json.JSONDecodeError, UnreadableState) as unreadable:
        raise ValueError(f"an output's table cannot be read: {text}") from unreadable
    return str(table.view())
