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


def test_an_answer_is_announced(widget: TableWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nothing has changed: a kernel that says nothing has no table any more."""
    sent: list[object] = []
    monkeypatch.setattr(widget, "send", sent.append)
    for name in ("swap", "explode"):
        send(widget, {"type": "act", "name": name, "args": {}})
    assert sent == [{"type": "answered"}] * 2


@pytest.mark.parametrize(("started_by", "cure"), [("", "celda"), ("voila/0.5", "página")])
def test_a_lost_table_says_what_brings_it_back(
    started_by: str, cure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cell is run again; a page of Voila, which shows no cells, is loaded again."""
    monkeypatch.setenv("SERVER_SOFTWARE", started_by)
    notices = show(TrickTable(lang="es")).notices
    assert notices.count(cure) == notices.count(" hidden") == notices.count('role="alert"') == 2


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
