"""Tables that start from an example, which the reader can change and reset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

from .actions import action
from .table import Table

if TYPE_CHECKING:
    from .codec import Saved
    from .ui.voice import Person


class Model(Protocol):
    """The state of a table without its look: a frozen value that is saved and restored."""

    def data(self) -> Any:  # noqa: ANN401 - any JSON value
        """Serialise the model as JSON values."""


class ReadableModel(Model, Protocol):
    """A model that is read from what it saved, without anything else of the state."""

    @classmethod
    def of(cls, saved: Saved, /) -> Self:
        """Read what `data` gave.

        Raises:
            UnreadableState: it does not describe a model.
        """


M = TypeVar("M", bound=Model)


class ExampleTable(Table, Generic[M]):
    """A table with an example, and what the reader has made of it.

    A kind names its model, or reads it itself in `read_example` and `resume_from`; where more is
    saved than the model, it extends `position`, `from_example` and `resume_from`.

    Attributes:
        MODEL: the class of the model.
        PEOPLE: whether the people at the table are saved.
        start: the example.
        now: what is shown now.
    """

    MODEL: ClassVar[type[ReadableModel]]
    PEOPLE: ClassVar[bool] = False
    start: M
    now: M

    def lay_out(
        self,
        start: M,
        people: tuple[Person, Person] | None = None,
        *,
        lang: str,
        name: str,
        pack: str,
    ) -> None:
        """Start from an example; the constructors of all kinds end with this.

        Args:
            start: the example.
            people: who sits on the mayor's right and left; None uses their roles as names.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            ValueError: the language, the name or the pack is not valid.
        """
        self.start = start
        self.seated = people
        self.show_example()
        super().__init__(lang=lang, name=name, pack=pack)

    def show_example(self) -> None:
        """Show the example as it was; a kind that keeps more than the model resets that too."""
        self.now = self.start

    @action
    def do_reset(self) -> None:
        """Show the example again."""
        self.show_example()

    def position(self) -> dict[str, Any]:
        """Return the example, the people and what is shown now, as JSON values."""
        people = {"people": self.people_data()}
        return {
            "example": self.start.data(),
            **(people if self.PEOPLE else {}),
            "now": self.now.data(),
        }

    @classmethod
    def from_example(cls, saved: Saved, *, lang: str, name: str, pack: str) -> Self:
        """Return a table with the example of a saved state.

        Raises:
            UnreadableState: the state has no example.
        """
        start, people = cls.read_example(saved), cls.read_people(saved) if cls.PEOPLE else None
        table = cls.__new__(cls)
        table.lay_out(start, people, lang=lang, name=name, pack=pack)
        return table

    @classmethod
    def read_example(cls, saved: Saved) -> M:
        """Read the example of a saved state."""
        start: M = cls.MODEL.of(saved["example"])  # type: ignore[assignment]
        return start

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        self.now = self.MODEL.of(saved["now"])  # type: ignore[assignment]
