"""The host of static pages: what the page's worker calls.

Strings go in and a string comes out, which is the cheapest way between JavaScript and Python. No
state is kept between two calls: the page keeps the state of every table in its HTML.
"""

from __future__ import annotations

import json
from contextlib import suppress

from ..registry import KINDS, restore


def answer(kind: str, state: str, name: str, args: str, lang: str = "", id: str = "") -> str:
    """Do one action on a saved table and draw it.

    An unreadable state does not raise: the action is done on the table's example, and a notice
    says so. Arguments that are not a JSON object are refused like an unknown action.

    Args:
        kind: the kind of table, such as `trick`.
        state: the saved state of the table, as JSON: the value of `data-state`.
        name: the action; empty to draw only.
        args: the action's arguments, as a JSON object; empty for none.
        lang: the language of the table's element, if the state has none.
        id: the id of the table's element, if the state has no name.

    Returns:
        The whole table as HTML.

    Raises:
        KeyError: there is no table of that kind.

    >>> from alcalde_widgets import TrickTable
    >>> state = json.dumps(TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right").state())
    >>> answer("trick", state, "swap", "")[:4]
    '<div'
    >>> answer("trick", "not JSON", "", "")[:4]
    '<div'
    """
    table = restore(kind, _read(state), lang=lang, name=id.removeprefix("t-"))
    unreadable = table.notice
    if name:
        given = _read(args) if args else {}
        table.act(name, **given) if isinstance(given, dict) else table.act("")
    table.notice = unreadable or table.notice
    return str(table.view())


def warm(tables: str) -> None:
    """Draw tables once, so that the reader's first action finds everything imported and cached.

    A table whose kind or whose language this page does not have is left out.

    Args:
        tables: the tables of the page, as a JSON list of `[kind, state, lang]`, each state as JSON.

    >>> warm('[["chess", "{}", "es"], ["trick", "{}", "es"]]')
    """
    for kind, state, lang in json.loads(tables):
        if kind in KINDS:
            with suppress(FileNotFoundError):  # the catalogue of another language
                answer(kind, state, "", "", lang)


def _read(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
