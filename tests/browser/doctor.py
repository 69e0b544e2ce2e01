"""Pages as somebody else might have left them: saved states edited, tables added."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route

from alcalde_widgets import TrickTable
from alcalde_widgets.ui.html import escape

EXAMPLE = re.compile(r'<div class="al-table" id="t-example"[^>]*>')


def doctor(page: Page, edit: Callable[[str], str]) -> None:
    """Have the chapter arrive edited, whatever its language.

    Args:
        page: the browser's page.
        edit: is given the page's HTML and returns what is served instead.
    """

    def serve(route: Route) -> None:
        answer = route.fetch()
        headers = {
            name: value
            for name, value in answer.headers.items()
            if name not in ("content-encoding", "content-length")
        }
        route.fulfill(status=answer.status, headers=headers, body=edit(answer.text()))

    page.route("**/04-four-card-trick.html", serve)


def with_second_table(html: str, lang: str, name: str = "second") -> str:
    """Return the page with one more trick table above the example."""
    found = EXAMPLE.search(html)
    assert found
    place = found.start()
    return html[:place] + str(TrickTable(lang=lang, name=name).view()) + html[place:]


def with_state(html: str, state: str) -> str:
    """Return the page with this text as the saved state of the example."""
    return _with_attribute(html, "data-state", state)


def with_kind(html: str, kind: str) -> str:
    """Return the page with the example said to be of another kind."""
    return _with_attribute(html, "data-table", kind)


def edited(change: Callable[[dict[str, object]], None]) -> str:
    """Return the state of the text's example as JSON, with a change made to it."""
    state = TrickTable(lang="es", name="example").state()
    change(state)
    return json.dumps(state)


def _with_attribute(html: str, name: str, value: str) -> str:
    tag = EXAMPLE.search(html)
    assert tag
    changed, times = re.subn(f'{name}="[^"]*"', lambda _: f'{name}="{escape(value)}"', tag.group())
    assert times == 1
    return html.replace(tag.group(), changed)
