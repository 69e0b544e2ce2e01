"""The host of notebooks: a live widget in Jupyter and Voila, a summary in the saved file.

This is the only module that depends on anywidget.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..table import Table
from ..ui.html import Element, h
from ..ui.icons import icon
from .saved import mime_bundle

_STATIC = Path(__file__).parent.parent / "static"


class TableWidget(anywidget.AnyWidget):
    """The widget of a table: it sends the view and passes on the reader's actions.

    The saved output holds one plain line, which is read where no kernel runs, and the table's
    state, from which the book draws the same view; tests compare both.
    """

    _esm = (_STATIC / "notebook.bundle.js").read_text(encoding="utf-8")
    _css = (_STATIC / "notebook.bundle.css").read_text(encoding="utf-8")
    html = traitlets.Unicode().tag(sync=True)
    notices = traitlets.Unicode().tag(sync=True)

    def __init__(self, table: Table) -> None:
        """Wrap a table; `show` is the shorter way."""
        super().__init__(html=str(table.view()), notices=_notices(table))
        self.table = table
        self.on_msg(_on_message)

    def answer(self, name: str, args: dict[str, Any]) -> None:
        """Do one action of the reader and draw the table again."""
        self.table.act(name, **args)
        self.html = str(self.table.view())
        self.send({"type": "answered"})

    def __repr__(self) -> str:
        """Return the table's summary, the same on every run."""
        return repr(self.table)

    def _repr_mimebundle_(
        self, **options: dict[Any, Any]
    ) -> tuple[dict[str, object], dict[str, object]]:
        bundle = super()._repr_mimebundle_(**options)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        return {**data, **mime_bundle(self.table)}, metadata


def show(table: Table) -> TableWidget:
    """Show a table in a notebook: the last line of a cell.

    Args:
        table: any table, such as `TrickTable("A♥ 3♥ 2♠ K♣", trump="♠")`.

    Returns:
        The widget; its `table` is the one given.

    >>> from alcalde_widgets import TrickTable
    >>> show(TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right"))
    <TrickTable trick: A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.>
    """
    return TableWidget(table)


def _notices(table: Table) -> str:
    """Draw what the table says when the kernel does not answer; the host shows one of them.

    Voila, which shows no cells, tells a kernel by `SERVER_SOFTWARE` who started it.
    """
    words = table.voice.words
    if os.environ.get("SERVER_SOFTWARE", "").startswith("voila"):
        gone = words.gettext(
            "This table is no longer connected. Load this page again, and it is back."
        )
        silent = words.gettext(
            "This table does not answer yet. If nothing comes, load this page again."
        )
    else:
        gone = words.gettext(
            "The kernel has no table any more. Run this cell again, and the table is back."
        )
        silent = words.gettext(
            "The kernel does not answer yet: it is busy, or it was restarted. "
            "If nothing comes, run this cell again."
        )
    return f"{_notice('gone', gone)}{_notice('silent', silent)}"


def _notice(when: str, sentence: str) -> Element:
    return h(
        "div",
        icon("info"),
        h("p", sentence),
        class_="al-note al-note--warn",
        role="alert",
        data_when=when,
        hidden=True,
    )


def _on_message(widget: TableWidget, message: object, _buffers: object) -> None:
    if not isinstance(message, dict) or message.get("type") != "act":
        return
    name, args = message.get("name"), message.get("args")
    if isinstance(name, str) and isinstance(args, dict) and all(isinstance(k, str) for k in args):
        widget.answer(name, args)
