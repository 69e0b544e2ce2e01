"""Replacement of the package `pyodide`, without the event loop that the original starts.

Its other modules, `pyodide.code` and `pyodide.ffi`, are the original ones.
"""
