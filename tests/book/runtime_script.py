"""The script that `test_runtime.py` runs in the built runtime: inside Pyodide, in Node."""

import _imp
import importlib
import json
import os
import re
import sys

OURS = ("alcalde", "alcalde_widgets")


def main(kind: str, lang: str) -> str:
    """Import every available module, draw a table and press its buttons.

    Every button of the first view is pressed, and then one button for each action in the view that
    it leads to.

    Args:
        kind: the kind of table.
        lang: its language.

    Returns:
        JSON: the library modules that were loaded, those that the interpreter carries itself,
        ours that are there and those that were loaded before all were imported, how many buttons
        were pressed, and what a traceback says.
    """
    from alcalde_widgets.hosts.page import answer, warm

    state = json.dumps({"lang": lang})
    warm(json.dumps([[kind, state, "en"]]))
    first = answer(kind, state, "", "")
    assert len(os.urandom(8)) == 8
    pressed = 0
    for name, args in _actions(first):
        second = answer(kind, _state(first), name, args)
        pressed += 1
        for again, more in dict(_actions(second)).items():
            answer(kind, _state(second), again, more)
            pressed += 1
    used = sorted(name for name in sys.modules if name.partition(".")[0] in OURS)
    there = []
    for package in OURS:
        there += _modules(sys.modules[package].__path__[0], package)
    for module in there:
        importlib.import_module(module)
    loaded = sorted(
        name
        for name, module in sys.modules.items()
        if (getattr(module, "__file__", None) or "").startswith("/lib/python313.zip")
    )
    names: list[str] = _imp._frozen_module_names()  # type: ignore[attr-defined]
    frozen = sorted(name for name in names if _imp.is_frozen(name))
    found = {
        "loaded": loaded,
        "own": frozen + sorted(sys.builtin_module_names),
        "there": sorted(there),
        "used": used,
        "pressed": pressed,
        "traceback": _traceback(),
    }
    return json.dumps(found)


def _traceback() -> str:
    import traceback

    from alcalde_widgets.hosts.page import answer

    try:
        answer("chess", "{}", "", "")
    except KeyError:
        return traceback.format_exc()
    raise AssertionError


def _modules(folder: str, package: str) -> list[str]:
    found = []
    for entry in os.scandir(folder):
        if entry.is_dir():
            found += _modules(entry.path, f"{package}.{entry.name}")
        elif entry.name.endswith(".pyc"):
            found.append(f"{package}.{entry.name.removesuffix('.pyc')}".removesuffix(".__init__"))
    return found


def _actions(html: str) -> list[tuple[str, str]]:
    buttons = re.findall(r"<button[^>]*>", html)
    found = []
    for button in buttons:
        name = re.search(r'data-act="([^"]*)"', button)
        args = re.search(r'data-args="([^"]*)"', button)
        if name:
            found.append((name[1], unescape(args[1]) if args else ""))
    return found


def unescape(text: str) -> str:
    """Undo the escaping of an attribute; `html`, which could, is not in the archive."""
    for reference, character in (("&quot;", '"'), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">")):
        text = text.replace(reference, character)
    return text.replace("&amp;", "&")


def _state(html: str) -> str:
    found = re.search(r'data-state="([^"]*)"', html)
    assert found
    return unescape(found[1])
