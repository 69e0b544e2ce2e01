"""Tampered pages: with edited states or additional tables."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route

from alcalde_widgets import TrickTable
from alcalde_widgets.ui.html import escape

EXAMPLE = re.compile(r'<div class="al-table" id="t-example"[^>]*>')


def doctor(page: Page, edit: Callable[[str], str]) -> None:
    """Edit the chapter before the browser gets it, in any language.

    Args:
        page: the browser page.
        edit: a function from the HTML of the page to the HTML to serve instead.
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
    """Return a page with another trick table before the example."""
    found = EXAMPLE.search(html)
    assert found
    place = found.start()
    return html[:place] + str(TrickTable(lang=lang, name=name).view()) + html[place:]


def with_state(html: str, state: str) -> str:
    """Return a page with this text as the saved state of the example."""
    return _with_attribute(html, "data-state", state)


def with_kind(html: str, kind: str) -> str:
    """Return a page in which the example claims another kind."""
    return _with_attribute(html, "data-table", kind)


def edited(change: Callable[[dict[str, object]], None]) -> str:
    """Return the state of the example as JSON, after a change."""
    state = TrickTable(lang="es", name="example").state()
    change(state)
    return json.dumps(state)


def _with_attribute(html: str, name: str, value: str) -> str:
    tag = EXAMPLE.search(html)
    assert tag
    changed, times = re.subn(f'{name}="[^"]*"', lambda _: f'{name}="{escape(value)}"', tag.group())
    assert times == 1
    return html.replace(tag.group(), changed)
