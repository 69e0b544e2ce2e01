"""The deck table of Brisca Rematada: forty cards become thirty-two (REM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....actions import action
from ....example_table import ExampleTable
from .model import RematadaDeckModel
from .view import draw, happened

if TYPE_CHECKING:
    from ....codec import Saved
    from ....ui.html import Node


class RematadaDeckTable(ExampleTable[RematadaDeckModel]):
    """Alcalde's forty cards, with and without twos and fours.

    >>> table = RematadaDeckTable()
    >>> print(table)
    The forty cards of Alcalde, suit by suit: 120 points.
    >>> table.act("take")
    >>> print(table)
    Without the 2 and the 4 of every suit: 40 − 8 = 32 cards, and still 120 points.
    """

    kind = "rematada_deck"
    MODEL = RematadaDeckModel

    def __init__(
        self,
        *,
        out: bool = False,
        lang: str = "en",
        name: str = "rematada-deck",
        pack: str = "french",
    ) -> None:
        """Lay out a pack.

        Args:
            out: whether twos and fours are taken out at first.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            ValueError: the language, the name or the pack is invalid.
        """
        self.lay_out(RematadaDeckModel(out), lang=lang, name=name, pack=pack)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The pack")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Take twos and fours out of the forty, or put them back.")

    def summary(self) -> str:
        """Return what is shown, in one line."""
        return happened(self)

    def body(self) -> list[Node]:
        """Draw the cards, their sum, and the controls."""
        return draw(self)

    @action
    def do_take(self) -> None:
        """Take twos and fours out, or put them back (REM-1)."""
        self.now = self.now.take()

    def position(self) -> dict[str, Any]:
        """Return the example and the current pack as JSON values."""
        return {"example": self.start.data(), "out": self.now.data()}

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        self.now = RematadaDeckModel.of(saved["out"])
