"""What `test_runtime.py` has the built page home do: it runs inside Pyodide, in Node."""

import _imp
import importlib
import json
import os
import re
import sys


def main() -> str:
    """Import every module, draw every table in every language, press its buttons.

    Every button of the first drawing is pressed, and in the drawing that it leads to one button
    for each action.

    Returns:
        JSON: the library modules that were loaded, those that the interpreter carries itself, and
        how many buttons were pressed.
    """
    import alcalde
    import alcalde_widgets
    from alcalde_widgets.page import answer, warm

    for package in (alcalde, alcalde_widgets):
        for module in _modules(package.__path__[0], package.__name__):
            importlib.import_module(module)
    assert len(os.urandom(8)) == 8
    pressed = 0
    for kind in alcalde_widgets.KINDS:
        for lang in ("en", "es", "pt"):
            state = json.dumps({"lang": lang})
            warm(json.dumps([[kind, state]]))
            first = answer(kind, state, "", "")
            for name, args in _actions(first):
                second = answer(kind, _state(first), name, args)
                pressed += 1
                for again, more in dict(_actions(second)).items():
                    answer(kind, _state(second), again, more)
                    pressed += 1
    loaded = sorted(
        name
        for name, module in sys.modules.items()
        if (getattr(module, "__file__", None) or "").startswith("/lib/python313.zip")
    )
    names: list[str] = _imp._frozen_module_names()  # type: ignore[attr-defined]
    frozen = sorted(name for name in names if _imp.is_frozen(name))
    builtin = sorted(sys.builtin_module_names)
    return json.dumps({"loaded": loaded, "own": frozen + builtin, "pressed": pressed})


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
