"""The table: a small object that holds engine state, draws itself and answers actions.

A table knows no notebook and no browser: whoever shows it calls `view`, `act` and `state`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, ClassVar, Self

from alcalde import AlcaldeError, AnySeat, Drawer, Seat

from .codec import UNREADABLE, VERSION, Refusal, agrees, checked, fits
from .ui.art import icon
from .ui.faces import PACKS
from .ui.html import Attribute, Element, Node, h
from .ui.notices import news
from .ui.tools import COMMON, open_link, resume, tools, unread
from .ui.voice import Person, Voice


class Table(ABC):
    """What every table has in common: a name, a language, a pack, notices, focus.

    A kind says in `ACTIONS` which actions it knows (names, and their arguments with types), with a
    method `do_NAME` for each that replaces values and changes none in place: what is refused leaves
    the table as it was. `done` is for tasks; what `keeps` goes on after a refresh where it stood.
    """

    kind: ClassVar[str]
    keeps: ClassVar[bool] = False
    thinks: ClassVar[bool] = False  # an answer may take a while
    done: bool | None = None
    seated: tuple[Person, Person] | None = None
    ACTIONS: ClassVar[Mapping[str, Mapping[str, type]]]

    def __init__(self, *, lang: str, name: str, pack: str = "french") -> None:
        """Set up what all tables share.

        Args:
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page: letters, digits and `-`.
            pack: `french` or `spanish`.
        """
        if not (0 < len(name) <= 40 and name.isascii() and name.replace("-", "").isalnum()):
            raise ValueError(f"a table's name is letters, digits and '-', not {name!r}")
        if pack not in PACKS:
            raise ValueError(f"a pack is one of {', '.join(PACKS)}, not {pack!r}")
        self.name = name
        self.pack = pack
        self.voice = Voice(lang, pack, self.people())
        self.lang = self.voice.words.lang
        self.notice = self.focus = self.reveal = ""

    @abstractmethod
    def body(self) -> list[Node]:
        """Return what stands between the table's head and its end."""

    @abstractmethod
    def title(self) -> str:
        """Return the table's title in its language."""

    @abstractmethod
    def hint(self) -> str:
        """Return the one line that says what can be done here."""

    @abstractmethod
    def summary(self) -> str:
        """Return the table in one plain line: what `print` shows and what a test compares."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Return what this kind of table adds to its saved state, as JSON values."""

    @classmethod
    @abstractmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        """Make the example that a state began with, or raise one of `UNREADABLE`."""

    @abstractmethod
    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says, from the example that it began with; raises as `_begin`."""

    @classmethod
    def from_position(cls, state: Mapping[str, Any]) -> Self:
        """Make the table that a state describes, or raise one of `UNREADABLE`."""
        table = cls._begin(state, state["lang"], state["name"], state["pack"])
        table._stand(state)
        if not agrees(state, table.state()):
            raise ValueError("a state is written in one way")
        return table

    def tag(self) -> str:
        """Return what stands over the title; nothing, unless a kind says so."""
        return ""

    def people(self) -> Mapping[AnySeat, Person]:
        """Return who sits on the mayor's right and left, or draws first and second; if anybody."""
        places = (Seat.RIGHT, Seat.LEFT, Drawer.FIRST, Drawer.SECOND)
        return dict(zip(places, (self.seated or ()) * 2, strict=False))

    def look(self) -> tuple[object, ...]:
        """Return what the parts that all tables share depend on; equal looks draw alike."""
        return self.name, self.lang, self.pack, self.focus, *self.voice.people.items()

    def act(self, name: str, /, **args: object) -> None:
        """Do one action of the reader.

        Nothing that a reader can do raises: what the table does not know or the engine refuses
        leaves everything as it was and becomes a notice in the next view.

        Args:
            name: one of `ACTIONS`.
            args: its arguments, all of them and no others.
        """
        self.notice = self.focus = self.reveal = ""
        wanted, before = {**self.ACTIONS, **COMMON}.get(name), dict(self.__dict__)
        try:
            if wanted is None or not fits(args, wanted):
                raise Refusal
            getattr(self, f"do_{name}")(**args)
        except Refusal:
            self.__dict__.update(before)
            self.notice = self.voice.words.gettext("This table cannot do that.")
        except AlcaldeError as refused:
            self.__dict__.update(before)
            self.notice = self.voice.refusal(refused)

    def do_pack(self, pack: str) -> None:
        """Show French or Spanish faces."""
        if pack not in PACKS:
            raise Refusal
        self.pack = self.voice.pack = pack

    def do_prefs(self, pack: object) -> None:
        """Take over what the reader chose on another table; what is no pack is let be."""
        if isinstance(pack, str) and pack in PACKS:
            self.do_pack(pack)

    def do_open(self, link: str) -> None:
        """Stand as a link has it; one that cannot be read changes nothing and says so."""
        open_link(self, link)

    def do_resume(self, saved: str) -> None:
        """Go on where the device kept it; what cannot be read changes nothing and says so."""
        resume(self, saved)

    def state(self) -> dict[str, Any]:
        """Return the table as JSON values; `restore` gives the same table back."""
        return {
            "v": VERSION,
            "kind": self.kind,
            "lang": self.lang,
            "name": self.name,
            "pack": self.pack,
            **self.position(),
        }

    @classmethod
    def restore(cls, state: object, *, lang: str = "", name: str = "") -> Self:
        """Make the table that `state` describes; where it is none, its example, which says so.

        `name` and `lang` hold where the state has none.
        """
        with suppress(*UNREADABLE):
            return cls.from_position(checked(state, cls.kind))
        known: Mapping[str, Any] = state if isinstance(state, dict) else {}
        lang = next((a for a in (known.get("lang"), lang[:2]) if a in ("en", "es", "pt")), "en")
        name = name or known.get("name", "")
        try:
            table = cls._begin(known, lang, name, "french")
        except UNREADABLE:
            try:
                table = cls(lang=lang, name=name)
            except UNREADABLE:
                table = cls(lang=lang, name=cls.kind.replace("_", "-"))
        table.notice = unread(table)
        return table

    def view(self) -> Element:
        """Return the whole table as HTML: cards, buttons, what happened and why."""
        title, tag = self.id("title"), self.tag()
        head = h(
            "div",
            h("p", tag, class_="al-tag") if tag else None,
            h("p", self.title(), class_="al-title", id=title),
            news(self.voice, self.hint(), thinks=self.thinks),
            class_="al-head",
        )
        return h(
            "div",
            h("div", head, self.body(), tools(self, self.done), class_="al-in"),
            class_="al-table",
            id=self.id(),
            role="group",
            data_table=self.kind,
            data_state=self.state(),
            data_prefs={"pack": self.pack},
            data_keep=self.keeps,
            lang=self.voice.words.tag,
            aria_labelledby=title,
        )

    def __str__(self) -> str:
        """Return the summary."""
        return self.summary()

    def __repr__(self) -> str:
        """Say what the table shows, the same on every run."""
        return f"<{type(self).__name__} {self.name}: {self.summary()}>"

    def status(self, *inside: Node) -> Element:
        """Return the one live region: a notice, if there is one, and what happened."""
        return h(
            "div",
            self.notice
            and h("p", icon("info"), h("span", self.notice), class_="al-note al-note--warn"),
            h("p", *inside, class_="al-status"),
            id=self.id("status"),
            role="status",
        )

    def id(self, part: str = "") -> str:
        """Return an id that no other table of the page has."""
        return f"t-{self.name}" + (part and f"-{part}")

    def button(
        self, part: str, *inside: Node, act: str, off: bool = False, **more: Attribute
    ) -> Element:
        """Return a button that does one of the table's actions.

        Args:
            part: what the button is, for its id.
            inside: what stands on it.
            act: the action that it asks for.
            off: it can do nothing now, but stays where it is and keeps the focus.
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
