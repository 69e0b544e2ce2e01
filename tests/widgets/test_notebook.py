"""The host of notebooks: a live widget that sends the view and passes on the reader's actions."""

from __future__ import annotations

import pytest

from alcalde_widgets import TrickTable
from alcalde_widgets.hosts.notebook import TableWidget, show
from alcalde_widgets.hosts.saved import table_html

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def widget() -> TableWidget:
    """A trick table in a notebook."""
    return show(TrickTable(lang="es"))


def send(widget: TableWidget, content: object) -> None:
    """Send a message as the front end does."""
    widget._handle_custom_msg(content, [])


def test_it_shows_what_the_table_shows(widget: TableWidget) -> None:
    """The widget, what is drawn from the saved state and the plain line come from one table."""
    data, _metadata = widget._repr_mimebundle_()
    assert data["text/plain"] == widget.table.summary()
    assert table_html(data) == widget.html == str(widget.table.view())
    assert "text/html" not in data
    assert WIDGET_VIEW in data
    assert repr(widget) == repr(widget.table)


def test_an_action_of_the_reader_reaches_the_engine(widget: TableWidget) -> None:
    """EX-2: after the swap the new view is sent."""
    send(widget, {"type": "act", "name": "swap", "args": {}})
    assert "Isaac gana" in widget.table.summary()
    assert widget.html == str(widget.table.view())


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        "act",
        {},
        {"type": "act"},
        {"type": "act", "name": 5, "args": {}},
        {"type": "act", "name": "swap", "args": [1]},
        {"type": "act", "name": "swap", "args": {1: 2}},
        {"type": "other", "name": "swap", "args": {}},
    ],
    ids=repr,
)
def test_other_messages_change_nothing(widget: TableWidget, message: object) -> None:
    """A message that is not an action is ignored."""
    before = widget.html
    send(widget, message)
    assert widget.html == before


def test_a_refused_action_shows_a_notice(widget: TableWidget) -> None:
    """Nothing raises in the kernel: the table shows a notice."""
    send(widget, {"type": "act", "name": "explode", "args": {"name": "x"}})
    assert "Aquí no se puede hacer eso." in widget.html
