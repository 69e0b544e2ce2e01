"""The record of the game: to be copied, and a place for one that comes from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ui.html import Element, Node, h
from ....ui.icons import icon
from .load import LONGEST_MATCH
from .past import match_record

if TYPE_CHECKING:
    from .table import GameTable


def record(table: GameTable) -> Element:
    """Draw the record to copy, and the field for another, behind a disclosure."""
    words = table.voice.words
    other = table.id("other")
    return h(
        "details",
        h("summary", words.gettext("The record of the game")),
        _own(table, "record", words.gettext("This game, to copy"), table.now.base.record),
        _match(table),
        h(
            "form",
            h("label", words.gettext("Another game or match, to play or to look at"), for_=other),
            h(
                "textarea",
                table.pasted,
                id=other,
                rows=4,
                maxlength=LONGEST_MATCH + 1,
                spellcheck="false",
                aria_invalid="true" if table.pasted else None,
                data_arg="text",
            ),
            h("button", words.gettext("Load this record"), id=table.id("load"), class_="al-btn"),
            data_act="load",
            class_="al-write",
        ),
        id=table.id("records"),
        class_="al-more",
    )


def _match(table: GameTable) -> Node:
    """Draw the record of the whole match once a deal is over, if all of it is known (MATCH-2)."""
    now, words = table.now, table.voice.words
    if now.setup.length != "match" or not now.over:
        return None
    text = match_record(now.first, now.deals, now.record)
    if not text:
        gone = words.gettext("The records of the earlier deals were not kept.")
        return h("p", gone, class_="al-tip")
    return _own(table, "match", words.gettext("The whole match, to copy"), text)


def _own(table: GameTable, part: str, label: str, text: str) -> list[Node]:
    """Draw a record in a field, with the page's button that copies it and what it says then."""
    words, field = table.voice.words, table.id(part)
    return [
        h("label", label, for_=field),
        h("textarea", text, id=field, readonly=True, rows=6, spellcheck="false", lang="en"),
        h(
            "div",
            h(
                "button",
                icon("copy"),
                h("span", words.gettext("Copy the record")),
                id=table.id(f"{part}-copy"),
                type="button",
                data_host="copy",
                data_field=field,
                class_="al-btn al-btn--quiet",
            ),
            h(
                "p",
                h("span", words.gettext("Record copied."), data_said=True, hidden=True),
                class_="al-tip",
                aria_live="polite",
            ),
            class_="al-row",
        ),
    ]
