"""Stands in for Pyodide's package, without the event loop that it would start.

Its other modules, `pyodide.code` and `pyodide.ffi`, are Pyodide's own.
"""
