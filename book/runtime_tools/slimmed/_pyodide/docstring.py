"""Stands in for Pyodide's describer of its built-in functions, which nobody asks here."""

from collections.abc import Callable
from typing import Any


def get_cmeth_docstring(func: Callable[..., Any]) -> str:
    """Describe a function written in C by its name alone."""
    return f"{func.__name__}()\n--\n\n"


def dedent_docstring(docstring: str) -> str:
    """Leave a docstring as it is."""
    return docstring
