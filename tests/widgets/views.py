"""What the tests of all tables look at: the text of a view, its elements, any JSON."""

from __future__ import annotations

from hypothesis import strategies as st

from alcalde_widgets import Table
from alcalde_widgets.ui.html import Attribute, Element

LANGS = ("en", "es", "pt")

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
"""Whatever may stand in a saved state that was edited by hand."""


def one(table: Table, **attributes: Attribute) -> Element:
    """Return the only element of the view with these attributes."""
    (found,) = table.view().find(**attributes)
    return found


def shown(table: Table) -> str:
    """Return all text of the view, seen and heard."""
    return " ".join(table.view().text.replace("\u00a0", " ").split())


def status(table: Table) -> str:
    """Return what the live region says."""
    return one(table, role="status").text.replace("\u00a0", " ")
