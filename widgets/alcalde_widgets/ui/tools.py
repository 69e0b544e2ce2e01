"""The row at the end of every table: copy its link, projector mode, show the answer.

The page's script does these without Python and finds all its texts here. Where it does not run (in
a notebook, or before it has loaded) the style sheet hides the row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cache import cached
from .html import h
from .icons import icon

if TYPE_CHECKING:
    from .context import DrawingContext
    from .html import Element, Node


@cached
def tools(table: DrawingContext, done: bool | None, *, keeps: bool) -> Element:
    """Draw the row; that of a task also says whether it is done.

    Args:
        table: the table that it belongs to.
        done: whether the task is done; None for a table that is no task.
        keeps: whether the page keeps the table on the device.

    >>> from alcalde_widgets import TrickTable
    >>> row = tools(TrickTable(lang="es"), None, keeps=False)
    >>> [button.text for button in row.find(type="button")]
    ['Copiar enlace', 'Modo proyectorCerrar', 'Mostrar la respuesta']
    """
    words = table.voice.words
    sentences: list[Node] = [_sentence("copied", words.gettext("Link copied."))]
    if done is not None or keeps:
        unkept = words.gettext("This browser will not keep your progress.")
        sentences.append(_sentence("unkept", unkept))
    return h(
        "div",
        _button(table, "link", words.gettext("Copy link")),
        _button(
            table,
            "show",
            h("span", words.gettext("Projector mode"), class_="al-tools__in"),
            h("span", words.gettext("Close"), class_="al-tools__out"),
        ),
        _button(table, "answer", words.gettext("Show the answer"), aria_pressed="false"),
        h(
            "p",
            icon("check"),
            words.gettext("Done"),
            class_="al-tools__done al-tells",
            data_when_done=True,
            hidden=not done,
        )
        if done is not None
        else None,
        h("p", sentences, id=table.id("said"), class_="al-tools__said", aria_live="polite"),
        h(
            "input",
            id=table.id("address"),
            type="text",
            readonly=True,
            aria_label=words.gettext("Link to this table"),
            data_host="address",
            class_="al-tools__address",
            hidden=True,
        ),
        class_="al-tools",
    )


def _button(
    table: DrawingContext, does: str, *inside: Node, aria_pressed: str | None = None
) -> Element:
    return h(
        "button",
        *inside,
        id=table.id(does),
        type="button",
        data_host=does,
        aria_pressed=aria_pressed,
        class_="al-btn al-btn--quiet",
    )


def _sentence(when: str, sentence: str) -> Element:
    return h("span", sentence, hidden=True, **{f"data_when_{when}": True})
