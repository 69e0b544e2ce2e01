"""Replacement of `asyncio`, which Pyodide imports at its start and no table needs.

The original and what it imports are a quarter of the library and of the time to load it.
"""


def get_event_loop() -> object:
    """Raise an error: Pyodide calls this only for promises, and tables answer synchronously."""
    raise RuntimeError("there is no event loop here: tables answer at once")
