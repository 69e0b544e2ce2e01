"""The record of the game: to be copied, and a place for one that comes from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..html import Element, h
from .gaming import LONGEST

if TYPE_CHECKING:
    from .game import GameTable


def record(table: GameTable) -> Element:
    """Draw the record to copy, and the field for another, behind a disclosure."""
    words = table.voice.words
    own, other = table.id("record"), table.id("other")
    return h(
        "details",
        h("summary", words.gettext("The record of the game")),
        h("label", words.gettext("This game, to copy"), for_=own),
        h(
            "textarea",
            table.now.record,
            id=own,
            readonly=True,
            rows=6,
            spellcheck="false",
            lang="en",
        ),
        h(
            "form",
            h("label", words.gettext("Another game, to play or to look at"), for_=other),
            h(
                "textarea",
                table.pasted,
                id=other,
                rows=4,
                maxlength=LONGEST + 1,
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
