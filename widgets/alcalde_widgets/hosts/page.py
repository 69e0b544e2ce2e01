"""The page home's way in: what the worker of a static page calls.

Strings go in and a string comes out, which is the cheapest way between JavaScript and Python.
Nothing is remembered between two calls: the page keeps every table's state in its HTML.
"""

from __future__ import annotations

import json
from contextlib import suppress

from ..registry import restore


def answer(kind: str, state: str, name: str, args: str, lang: str = "", id: str = "") -> str:
    """Do one action on a saved table and draw it.

    What cannot be read never raises: a state opens as the table's example, the action is done on
    that, and a notice says so; arguments that are no JSON object are refused like those of an
    unknown action.

    Args:
        kind: the kind of table, such as `trick`.
        state: the table's saved state, as JSON: what stands in `data-state`.
        name: the action; empty just to draw.
        args: the action's arguments, as a JSON object; empty for none.
        lang: the language of the table's element, where the state says none.
        id: the id of the table's element, where the state says none.

    Returns:
        The whole table as HTML.

    Raises:
        KeyError: no table is of that kind.

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

    One that cannot be drawn, being of another version, keeps no other from coming to life.

    Args:
        tables: the tables of the page, as a JSON list of `[kind, state, lang]`, each state as JSON.

    >>> warm('[["chess", "{}", "es"], ["trick", "{}", "es"]]')
    """
    for kind, state, lang in json.loads(tables):
        with suppress(KeyError, OSError):
            answer(kind, state, "", "", lang)


def _read(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
