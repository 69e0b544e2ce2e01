"""The base of all tables: a small object that holds engine state, draws itself and does actions.

A table does not depend on a notebook or a browser: its host calls `view`, `act` and `state`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Self

from alcalde import AlcaldeError, Drawer, Seat
from alcalde.core.words import LANGUAGES

from .actions import UnknownAction, action, actions_of, fits
from .codec import (
    VERSION,
    Saved,
    UnreadableState,
    check_canonical,
    parse_link,
    parse_text,
    whole_state,
)
from .ui.context import DrawingContext, is_name
from .ui.faces import PACKS
from .ui.html import h
from .ui.notices import notices
from .ui.tools import tools
from .ui.voice import Person

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from alcalde import AnySeat, Words

    from .ui.html import Element, Node

PAGE_FIELDS = ("lang", "name", "example", "deal", "question", "swap", "people")
"""The parts of a state that belong to the page; a link or a kept state does not change them."""

READER_FIELDS = ("practice", "about")
"""The parts of a state that belong to the reader; a link does not change them either."""


class Table(DrawingContext, ABC):
    """The base of all tables: they are drawn, do actions, are saved and restored.

    A kind has a method `do_NAME`, marked with `@action`, for each of its actions.

    Attributes:
        kind: the name of this kind of table in its HTML, its saved states and the registry.
        keeps: whether the page keeps the table on the device, to go on after a reload.
        thinks: whether an answer may take a while.
        done: whether the task is done; None if the table is not a task.
        seated: who sits on the mayor's right and left; None calls them by their role.
    """

    kind: ClassVar[str]
    keeps: ClassVar[bool] = False
    thinks: ClassVar[bool] = False
    done: bool | None = None
    seated: tuple[Person, Person] | None = None
    _actions: ClassVar[Mapping[str, Mapping[str, type]]]

    def __init_subclass__(cls) -> None:
        """Collect the actions that the class and its bases mark."""
        super().__init_subclass__()
        cls._actions = actions_of(cls)

    def __init__(self, *, lang: str, name: str, pack: str = "french") -> None:
        """Initialise what all tables share.

        Args:
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page: letters, digits and `-`.
            pack: `french` or `spanish`.

        Raises:
            ValueError: the language, the name or the pack is not valid.
        """
        super().__init__(lang=lang, name=name, pack=pack, people=self.people())

    # To be defined by each kind

    @abstractmethod
    def body(self) -> list[Node]:
        """Draw what is between the head of the table and the row at its end."""

    @abstractmethod
    def title(self) -> str:
        """Return the table's title in its language."""

    @abstractmethod
    def hint(self) -> str:
        """Return one line that says what can be done."""

    @abstractmethod
    def summary(self) -> str:
        """Return the table in one line of plain text: for `print`, and for tests to compare."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Return what this kind adds to the saved state, as JSON values."""

    @classmethod
    @abstractmethod
    def from_example(cls, saved: Saved, *, lang: str, name: str, pack: str) -> Self:
        """Return a table with the example of a saved state.

        Raises:
            UnreadableState: the state has no example.
        """

    @abstractmethod
    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """

    def tag(self) -> str:
        """Return the words above the title; empty unless a kind has some."""
        return ""

    def people(self) -> Mapping[AnySeat, Person | AnySeat]:
        """Return the people on the mayor's right and left, who are also the first two drawers."""
        places = (Seat.RIGHT, Seat.LEFT, Drawer.FIRST, Drawer.SECOND)
        return dict(zip(places, (self.seated or ()) * 2, strict=False))

    # Actions

    @classmethod
    def actions(cls) -> Mapping[str, Mapping[str, type]]:
        """Return the actions of the table, with the types of their arguments."""
        return cls._actions

    def act(self, name: str, /, **args: object) -> None:
        """Do one action of the reader.

        Nothing that a reader can do raises: an unknown action, or one that the engine refuses,
        changes nothing and becomes a notice in the next view.

        Args:
            name: one of `actions()`.
            args: its arguments, all of them and no others.
        """
        self.notice = self.focus = self.reveal = ""
        wanted, before = self._actions.get(name), dict(self.__dict__)
        try:
            if wanted is None or not fits(args, wanted):
                raise UnknownAction
            getattr(self, f"do_{name}")(**args)
        except UnknownAction:
            self.__dict__ = before
            self.notice = self.voice.words.gettext("This table cannot do that.")
        except AlcaldeError as refused:
            self.__dict__ = before
            self.notice = self.voice.refusal(refused)

    @action
    def do_pack(self, pack: str) -> None:
        """Show French or Spanish faces."""
        if pack not in PACKS:
            raise UnknownAction
        self.pack = self.voice.pack = pack

    @action
    def do_prefs(self, pack: object) -> None:
        """Take over the pack that the reader chose on another table; ignore what is no pack."""
        if isinstance(pack, str) and pack in PACKS:
            self.do_pack(pack)

    @action
    def do_open(self, link: str) -> None:
        """Open a link to this table; one that cannot be read changes nothing but the notice.

        The language, the name, the example and what belongs to the reader stay as they are.
        """
        unreadable = self.voice.words.gettext("This link cannot be read; the table stays as it is.")
        self._take_over(lambda: parse_link(link), unreadable, (*PAGE_FIELDS, *READER_FIELDS))

    @action
    def do_resume(self, saved: str) -> None:
        """Restore the state that the device kept; one that cannot be read changes nothing."""
        unreadable = self.voice.words.gettext(
            "What this device has kept cannot be read; the table stays as it is."
        )
        self._take_over(lambda: parse_text(saved), unreadable, PAGE_FIELDS)

    def _take_over(
        self, read: Callable[[], object], unreadable: str, stays: Collection[str]
    ) -> None:
        """Take over a state except for some fields, or show a notice that it cannot be read."""
        own = self.state()
        page = {key: own[key] for key in stays if key in own}
        try:
            saved = whole_state(read(), self.kind)
            saved["name"].one_of([self.name])
            opened = type(self).from_state({**saved.mapping(), **page})
        except UnreadableState:
            self.notice = unreadable
        else:
            self.__dict__.update(opened.__dict__)

    # Saving and restoring

    def state(self) -> dict[str, Any]:
        """Serialise the table as JSON values; `restore` returns the same table."""
        return {
            "v": VERSION,
            "kind": self.kind,
            "lang": self.lang,
            "name": self.name,
            "pack": self.pack,
            **self.position(),
        }

    @classmethod
    def from_state(cls, state: object) -> Self:
        """Restore the table that a saved state describes.

        Raises:
            UnreadableState: it describes none, or is not in canonical form.
        """
        saved = whole_state(state, cls.kind)
        name = saved["name"]
        name.require(is_name(name.text()), "letters, digits and '-'")
        table = cls.from_example(
            saved,
            lang=saved["lang"].one_of(LANGUAGES),
            name=name.text(),
            pack=saved["pack"].one_of(PACKS),
        )
        table.resume_from(saved)
        check_canonical(saved, table.state())
        return table

    @classmethod
    def restore(cls, state: object, *, lang: str = "", name: str = "") -> Self:
        """Restore the table that a saved state describes, or its example with a notice.

        Args:
            state: what `state` gave; anything else opens the example.
            lang: the language, if the state has none.
            name: the table's name, if the state has none.
        """
        with suppress(UnreadableState):
            return cls.from_state(state)
        saved = Saved(state)
        known = saved["lang"].value if "lang" in saved else ""
        lang = next((one for one in (known, lang[:2]) if one in (*LANGUAGES,)), "en")
        if not name and "name" in saved:
            name = saved["name"].value if isinstance(saved["name"].value, str) else ""
        name = name if is_name(name) else ""
        try:
            table = cls.from_example(
                saved, lang=lang, name=name or _default_name(cls.kind), pack="french"
            )
        except UnreadableState:
            table = cls(lang=lang, name=name or _default_name(cls.kind))
        table.notice = _unreadable(table.voice.words)
        return table

    def people_data(self) -> list[list[str]] | None:
        """Serialise the people at the table as JSON values."""
        return [list(person) for person in self.seated] if self.seated else None

    @staticmethod
    def read_people(saved: Saved) -> tuple[Person, Person] | None:
        """Read from a saved state what `people_data` gave."""
        return saved["people"].optional(lambda pair: pair.pair(Person.of))

    # Drawing

    def view(self) -> Element:
        """Draw the whole table: cards, buttons, what happened and why."""
        title, tag = self.id("title"), self.tag()
        head = h(
            "div",
            h("p", tag, class_="al-tag") if tag else None,
            h("p", self.title(), class_="al-title", id=title),
            notices(self.voice, self.hint(), thinks=self.thinks),
            class_="al-head",
        )
        return h(
            "div",
            h("div", head, self.body(), tools(self, self.done, keeps=self.keeps), class_="al-in"),
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
        """Return the name and the summary, the same on every run."""
        return f"<{type(self).__name__} {self.name}: {self.summary()}>"


def _default_name(kind: str) -> str:
    return kind.replace("_", "-")


def _unreadable(words: Words) -> str:
    return words.gettext("The saved table could not be read, so the example is shown.")
