"""Replacement of the module that describes Pyodide's built-in functions, which nobody needs."""

from collections.abc import Callable
from typing import Any


def get_cmeth_docstring(func: Callable[..., Any]) -> str:
    """Return the signature of a function written in C, without parameters."""
    return f"{func.__name__}()\n--\n\n"


def dedent_docstring(docstring: str) -> str:
    """Return a docstring unchanged."""
    return docstring
