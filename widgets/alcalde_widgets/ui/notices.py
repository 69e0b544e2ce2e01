"""Notices about a table itself: what can be done, loading, thinking.

The page holds the text of every case from the start, hidden: the host has no texts of its own and
only shows or hides a case by its `data-when`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .html import h

if TYPE_CHECKING:
    from .html import Element
    from .voice import Voice


def notices(voice: Voice, hint: str, *, thinks: bool = False) -> Element:
    """Draw the notices, all cases in one place of one height.

    Args:
        voice: the language.
        hint: the one line that says what can be done with the table.
        thinks: whether an answer may take a while.

    >>> from alcalde_widgets.ui.voice import Voice
    >>> [case.attributes["hidden"] for case in notices(Voice("es"), "").find(data_when="loading")]
    [True]
    """
    words = voice.words
    progress = words.gettext("Getting the table ready…")
    return h(
        "div",
        h("p", hint, class_="al-tip", data_when="ready"),
        h(
            "div",
            h("p", progress),
            h("progress", max=100, aria_label=progress),
            class_="al-load",
            data_when="loading",
            hidden=True,
        ),
        _thinking(voice) if thinks else None,
        class_="al-news",
    )


def _thinking(voice: Voice) -> Element:
    words = voice.words
    return h(
        "div",
        h("p", words.gettext("Thinking…")),
        h("button", words.gettext("Stop"), type="button", class_="al-btn", data_host="stop"),
        class_="al-load al-load--thinks",
        data_when="thinking",
        hidden=True,
    )
