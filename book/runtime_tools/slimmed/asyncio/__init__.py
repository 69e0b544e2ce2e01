"""Stands in for `asyncio`, which Pyodide imports at its start and no table ever needs.

The real one and what it imports are a quarter of the library and of the time to load it.
"""


def get_event_loop() -> object:
    """Say that there is none; Pyodide asks only when Python meets a promise."""
    raise RuntimeError("there is no event loop here: tables answer at once")
