"""The context that a drawing needs of its table, and the elements that all tables share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.text import quoted

from .faces import PACKS
from .html import h
from .icons import icon
from .voice import Voice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde import AnySeat

    from .html import Attribute, Element, Node
    from .voice import Person


class DrawingContext:
    """The name, language and pack of a table, and what its next view draws attention to.

    Attributes:
        name: a short name, different for each table of a page.
        lang: `en`, `es` or `pt`.
        pack: `french` or `spanish`.
        voice: fills sentences of the language, with the names of the pack and of the people.
        notice: a sentence that the next view shows: what was refused, and why.
        focus: the part of the view that takes the keyboard focus; empty for none.
        reveal: the part of the view that is scrolled into view; empty for none.
    """

    def __init__(
        self,
        *,
        lang: str,
        name: str,
        pack: str,
        people: Mapping[AnySeat, Person | AnySeat] | None = None,
    ) -> None:
        """Check the name and the pack, and load the voice.

        Raises:
            ValueError: the name is not 1 to 40 letters, digits and `-`, or there is no such pack
                or language.
        """
        if not is_name(name):
            raise ValueError(f"a table's name is letters, digits and '-', not {quoted(name)}")
        if pack not in PACKS:
            raise ValueError(f"a pack is one of {', '.join(PACKS)}, not {quoted(pack)}")
        self.name = name
        self.pack = pack
        self.voice = Voice(lang, pack, people)
        self.lang = self.voice.words.lang
        self.notice = self.focus = self.reveal = ""

    def cache_key(self) -> tuple[object, ...]:
        """Return what cached drawings depend on besides their arguments."""
        return self.name, self.lang, self.pack, self.focus, *self.voice.people.items()

    def id(self, part: str = "") -> str:
        """Return an id that no other table of the page has."""
        return f"t-{self.name}" + (part and f"-{part}")

    def button(
        self, part: str, *inside: Node, act: str, off: bool = False, **more: Attribute
    ) -> Element:
        """Draw a button that does one of the table's actions.

        Args:
            part: the part of its id that names the button.
            inside: its label.
            act: the action that it asks for.
            off: whether it can do nothing now; it stays in place and keeps the focus. What it
                waits for is drawn by `missing`.
            more: its other attributes, such as `data_args`, the action's arguments.
        """
        return h(
            "button",
            *inside,
            id=self.id(part),
            type="button",
            data_act=act,
            aria_disabled="true" if off else None,
            data_focus=self.focus == part,
            **more,
        )

    def missing(self, part: str, *sentence: Node) -> Element:
        """Draw the line that says what a button waits for, in a place that it always keeps.

        Args:
            part: the part of the button's id; the button names it with `aria-describedby`.
            sentence: what is missing; nothing if nothing is.
        """
        return h("p", *sentence, id=self.id(f"{part}-missing"), class_="al-tip al-missing")

    def status(self, *inside: Node) -> Element:
        """Draw the one live region: a notice, if there is one, and what happened."""
        return h(
            "div",
            self.notice
            and h("p", icon("info"), h("span", self.notice), class_="al-note al-note--warn"),
            h("p", *inside, class_="al-status"),
            id=self.id("status"),
            role="status",
        )


def is_name(name: str) -> bool:
    """Return whether a table may have this name: 1 to 40 letters, digits and `-`.

    >>> is_name("task-1"), is_name("a b"), is_name("")
    (True, False, False)
    """
    return 0 < len(name) <= 40 and name.isascii() and name.replace("-", "").isalnum()
