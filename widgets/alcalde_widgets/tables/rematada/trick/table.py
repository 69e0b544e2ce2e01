"""The trick table of Brisca Rematada: who wins and whether the cards count (REM-7, REM-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Suit
from alcalde.rematada.seats import RematadaSeat

from ....actions import action
from ....example_table import ExampleTable
from ....scenes.tricks import outcome
from .model import RematadaTrickModel
from .view import draw

if TYPE_CHECKING:
    from ....ui.html import Node


class RematadaTrickTable(ExampleTable[RematadaTrickModel]):
    """Three cards on the table, for any trump suit and any contractor.

    >>> table = RematadaTrickTable("A♥ 3♥ 7♠", trump="♠", contractor="dealer")
    >>> print(table)
    A♥ 3♥ 7♠ · trump ♠ · The dealer wins with 7♠: 21 points. The three cards go to the pile of the \
contractor.
    >>> table.act("contractor", seat="left"); table.now.fate.code
    'out-of-play'
    """

    kind = "rematada_trick"
    MODEL = RematadaTrickModel

    def __init__(
        self,
        cards: str = "A♥ 3♥ 7♠",
        trump: str = "♠",
        leader: str = "right",
        *,
        contractor: str = "dealer",
        lang: str = "en",
        name: str = "rematada-trick",
        pack: str = "french",
    ) -> None:
        """Lay out a trick.

        Args:
            cards: three different cards in the order of play, such as `A♥ 3♥ 7♠`.
            trump: the trump suit, such as `♠`.
            leader: who leads: `dealer`, `right` or `left`.
            contractor: who is the contractor.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the cards, the suit or a seat is invalid.
            ValueError: there are not three cards, or the language, the name or the pack is invalid.
        """
        start = RematadaTrickModel.lay(cards, trump=trump, leader=leader, contractor=contractor)
        self.lay_out(start, lang=lang, name=name, pack=pack)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("A trick of Brisca Rematada")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Choose another trump suit, or another contractor.")

    def body(self) -> list[Node]:
        """Draw the seats, the result with its reasons, and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return the cards, who wins them and where they go, in one line."""
        words, trick = self.voice.words, self.now.trick
        cards = " ".join(map(str, trick.cards))
        trump = words.gettext("trump {suit}").format(suit=trick.trump)
        result = self.voice.text(*outcome(self.voice, trick), symbols=True)
        return f"{cards} · {trump} · {result} {self.now.fate.say(words)}"

    @action
    def do_trump(self, suit: str) -> None:
        """Change the trump suit (REM-6)."""
        self.now = self.now.with_trump(Suit.parse(suit))

    @action
    def do_contractor(self, seat: str) -> None:
        """Change who is the contractor (REM-8)."""
        self.now = self.now._replace(contractor=RematadaSeat.parse(seat))
