"""Every public function has a docstring with an example, and every module shows a failure."""

import importlib
import inspect
import pkgutil
from types import ModuleType

import pytest

import alcalde

MODULES = [
    "alcalde",
    *(found.name for found in pkgutil.walk_packages(alcalde.__path__, "alcalde.")),
]
# These refuse nothing: they are given values that have been checked.
NO_FAILURE = {
    "alcalde", "alcalde.coaching", "alcalde.coaching.advice", "alcalde.commands",
    "alcalde.commands.answers", "alcalde.commands.recorded", "alcalde.commands.registry",
    "alcalde.commands.sentences",
    "alcalde.core", "alcalde.core.points", "alcalde.core.sentences", "alcalde.core.text",
    "alcalde.history", "alcalde.players", "alcalde.players.beginner", "alcalde.players.chance",
    "alcalde.players.club", "alcalde.players.autoplay", "alcalde.players.determinization",
    "alcalde.players.lookahead", "alcalde.rematada", "alcalde.sentences",
    "alcalde.sentences.coaching", "alcalde.sentences.draw", "alcalde.sentences.game",
    "alcalde.sentences.match", "alcalde.sentences.whole",
}  # fmt: skip


def public(module: ModuleType) -> dict[str, object]:
    """Return the public functions, classes and methods that a module defines."""
    found: dict[str, object] = {}
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", "") != module.__name__:
            continue
        if inspect.isfunction(thing):
            found[name] = thing
        if inspect.isclass(thing):
            found[name] = thing
            for member, function in vars(thing).items():
                inner = getattr(function, "__func__", function)
                if inspect.isfunction(inner) and not member.startswith("_"):
                    found[f"{name}.{member}"] = inner
    return found


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    """Each docstring has an example, which the doctests run."""
    module = importlib.import_module(name)
    lacking = [
        what
        for what, thing in public(module).items()
        if ">>> " not in (inspect.getdoc(thing) or "")
    ]
    assert lacking == []
    assert module.__doc__


@pytest.mark.parametrize("name", sorted(set(MODULES) - NO_FAILURE))
def test_a_failure_is_shown(name: str) -> None:
    """Each module has an example that shows what is refused and how."""
    source = inspect.getsource(importlib.import_module(name))
    assert "Traceback (most recent call last):" in source or "\n    2\n" in source
