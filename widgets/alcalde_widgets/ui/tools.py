"""What a page offers with every table: its link as it stands, and showing it to a room.

The page does these by itself and finds every word here. Where there is no page (in a notebook, or
before the page's script has run) the style sheet keeps the row out of sight.
"""

from __future__ import annotations

import json
from binascii import a2b_base64
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from ..codec import UNREADABLE, checked
from .art import icon
from .cache import remembered
from .html import Element, Node, h

if TYPE_CHECKING:
    from ..table import Table

COMMON: Mapping[str, Mapping[str, type]] = {
    "pack": {"pack": str},
    "prefs": {"pack": object},
    "open": {"link": str},
    "resume": {"saved": str},
}
"""The actions that every table knows."""

LONGEST = 10_000
"""Of a link's data, in characters; many times what any table makes."""

DEEPEST = 100
"""Of a link's data, in brackets: in a browser, nesting without end would be the end of Python."""

EXAMPLE = ("lang", "name", "example", "deal", "question", "swap", "people")
"""What a state says of the page that the table stands on; a link does not change it."""

READERS = ("practice", "about")
"""What a state says of the reader, and not of what lies there; a link does not change it either."""


@remembered
def tools(table: Table, done: bool | None) -> Element:
    """Draw the row at the table's end; a task's has a place that says whether it is done.

    Args:
        table: whose it is.
        done: whether the task is done; None for a table that is no task.

    >>> from alcalde_widgets import TrickTable
    >>> row = tools(TrickTable(lang="es"), None)
    >>> [button.text for button in row.find(type="button")]
    ['Copiar enlace', 'Modo proyectorCerrar', 'Mostrar la respuesta']
    """
    words = table.voice.words
    said: list[Node] = [_sentence("copied", words.gettext("Link copied."))]
    if done is not None or table.keeps:
        kept_not = words.gettext("This browser will not keep your progress.")
        said.append(_sentence("unkept", kept_not))
    return h(
        "div",
        _button(table, "link", words.gettext("Copy link")),
        _button(
            table,
            "show",
            h("span", words.gettext("Projector mode"), class_="al-tools__in"),
            h("span", words.gettext("Close"), class_="al-tools__out"),
        ),
        _button(table, "answer", words.gettext("Show the answer"), aria_pressed="false"),
        h(
            "p",
            icon("check"),
            words.gettext("Done"),
            class_="al-tools__done",
            data_when_done=True,
            hidden=not done,
        )
        if done is not None
        else None,
        h("p", said, id=table.id("said"), class_="al-tools__said", aria_live="polite"),
        h(
            "input",
            id=table.id("address"),
            type="text",
            readonly=True,
            autocomplete="off",
            aria_label=words.gettext("Link to this table"),
            data_host="address",
            class_="al-tools__address",
            hidden=True,
        ),
        class_="al-tools",
    )


def _button(table: Table, does: str, *inside: Node, aria_pressed: str | None = None) -> Element:
    return h(
        "button",
        *inside,
        id=table.id(does),
        type="button",
        data_host=does,
        aria_pressed=aria_pressed,
        class_="al-btn al-btn--quiet",
    )


def _sentence(when: str, sentence: str) -> Element:
    return h("span", sentence, hidden=True, **{f"data_when_{when}": True})


def open_link(table: Table, link: str) -> None:
    """Put a table as a link has it; where that cannot be read, leave it and say so.

    The language, the name and the example stay the page's own.

    Args:
        table: the table that the link names.
        link: the saved state as JSON in UTF-8, in base64 for addresses (RFC 4648, section 5).

    >>> from alcalde_widgets import TrickTable
    >>> table = TrickTable()
    >>> open_link(table, "no link")
    >>> table.notice
    'This link cannot be read; the table starts afresh.'
    """
    unreadable = table.voice.words.gettext("This link cannot be read; the table starts afresh.")
    _stand(table, lambda: _decoded(link), unreadable, (*EXAMPLE, *READERS))


def resume(table: Table, saved: str) -> None:
    """Put a table as the device kept it; where that cannot be read, leave it and say so.

    Args:
        table: the table that was kept.
        saved: its state, as JSON; the language, the name and the example stay the page's own.

    >>> from alcalde_widgets import TrickTable
    >>> table = TrickTable()
    >>> resume(table, '{"v": 1}')
    >>> table.notice
    'The saved table could not be read, so the example is shown.'
    """
    _stand(table, lambda: _parsed(saved), unread(table), EXAMPLE)


def unread(table: Table) -> str:
    """Return what a table says that shows its example since its state could not be read."""
    words = table.voice.words
    return words.gettext("The saved table could not be read, so the example is shown.")


def _stand(
    table: Table, read: Callable[[], object], unreadable: str, stays: Collection[str]
) -> None:
    own = table.state()
    page = {key: own[key] for key in stays if key in own}
    try:
        saved = checked(read(), table.kind)
        if saved["name"] != table.name:
            raise ValueError("saved of another table")
        opened = type(table).from_position({**saved, **page})
    except UNREADABLE:
        table.notice = unreadable
    else:
        table.__dict__.update(opened.__dict__)


def _decoded(link: str) -> object:
    """Return the JSON value that a link's data holds.

    Raises:
        ValueError: it holds none.
    """
    if len(link) > LONGEST:
        raise ValueError("a link's data is short")
    text = link.rstrip("=").translate({ord("-"): "+", ord("_"): "/"})
    data = a2b_base64(text + "=" * (-len(text) % 4), strict_mode=True)
    return _parsed(data.decode())


def _parsed(text: str) -> object:
    """Return the JSON value of a text.

    Raises:
        ValueError: it holds none, or one that is long or deep.
    """
    if len(text) > LONGEST or text.count("[") + text.count("{") > DEEPEST:
        raise ValueError("what is saved is short and flat")
    value: object = json.loads(text)
    return value
