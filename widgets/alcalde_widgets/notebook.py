"""The entry point for notebooks: `show` puts a table under a cell."""

from .hosts.notebook import TableWidget, show

__all__ = ["TableWidget", "show"]
