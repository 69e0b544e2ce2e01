"""Lazy names: a package loads a module when one of its names is first used."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def lazy(package: str, modules: Mapping[str, str]) -> Callable[[str], object]:
    """Return a package's `__getattr__`, which imports a name when it is first asked for.

    A page loads only the modules that its tables need. So that a type checker and the build see
    where the names come from, the package also imports them under `TYPE_CHECKING`.

    Args:
        package: the package's name.
        modules: the module of each name, relative to the package.

    >>> load = lazy("alcalde.rematada", {"RematadaDeal": "deal"})
    >>> load("RematadaDeal").__name__
    'RematadaDeal'
    >>> load("Joker")
    Traceback (most recent call last):
    AttributeError: module 'alcalde.rematada' has no attribute 'Joker'
    """

    def load(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        from importlib import import_module

        value: object = getattr(import_module(f"{package}.{modules[name]}"), name)
        setattr(sys.modules[package], name, value)
        return value

    return load
