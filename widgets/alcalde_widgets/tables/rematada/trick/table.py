"""A trick of Brisca Rematada: three cards, who wins them, and whether they count (REM-7, REM-8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from alcalde import Reason, Suit
from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.tricks import CARDS, RematadaTrick

from ....actions import action
from ....table import Table
from ....ui.html import Node
from .view import draw, outcome


class Lying(NamedTuple):
    """Three cards in the order of play, the trump suit, who leads and who is the contractor.

    >>> seats = {"leader": "right", "contractor": "left"}
    >>> lying = Lying.of({"cards": "A♥ 3♥ 7♠", "trump": "♠", **seats})
    >>> lying.trick.winner.value, lying.fate.code
    ('dealer', 'out-of-play')
    """

    trick: RematadaTrick
    contractor: RematadaSeat

    @property
    def fate(self) -> Reason:
        """Return where the cards go: to the contractor's pile, or out of play (REM-8)."""
        mine = self.trick.winner is self.contractor
        return Reason("to-the-pile" if mine else "out-of-play", {})

    def data(self) -> dict[str, str]:
        """Return all of it as JSON values."""
        return {
            "cards": " ".join(card.code for card in self.trick.cards),
            "trump": self.trick.trump.letter,
            "leader": str(self.trick.leader),
            "contractor": str(self.contractor),
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Read what `data` gave.

        Raises:
            ValueError, KeyError, TypeError: it is none.
        """
        trick = RematadaTrick(data["cards"], trump=data["trump"], leader=data["leader"])
        if len(trick.cards) != CARDS:
            raise ValueError("a whole trick")
        return cls(trick, RematadaSeat.parse(data["contractor"]))


class RematadaTrickTable(Table):
    """Three cards on the table, for any trump suit and any contractor.

    >>> table = RematadaTrickTable("A♥ 3♥ 7♠", trump="♠", contractor="dealer")
    >>> print(table)
    A♥ 3♥ 7♠ · trump ♠ · The dealer wins with 7♠: 21 points. The three cards go to the pile of the \
contractor.
    >>> table.act("contractor", seat="left"); table.now.fate.code
    'out-of-play'
    """

    kind = "rematada_trick"

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
            AlcaldeError: the cards, the suit or a seat cannot be read, or are no trick.
            ValueError: there are not three cards, or the language, the name or the pack is none.
        """
        data = {"cards": cards, "trump": trump, "leader": leader, "contractor": contractor}
        self._set_up(Lying.of(data), lang=lang, name=name, pack=pack)

    def _set_up(self, start: Lying, **common: str) -> None:
        self.start = self.now = start
        super().__init__(**common)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("A trick of Brisca Rematada")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Choose another trump suit, or another contractor.")

    def body(self) -> list[Node]:
        """Draw the seats, what came of the trick and why, and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return the cards, who wins them and where they go in one line."""
        words, trick = self.voice.words, self.now.trick
        cards = " ".join(map(str, trick.cards))
        trump = words.gettext("trump {suit}").format(suit=trick.trump)
        said = self.voice.text(*outcome(self), symbols=True)
        return f"{cards} · {trump} · {said} {self.now.fate.say(words)}"

    @action
    def do_trump(self, suit: str) -> None:
        """Make another suit trump (REM-6)."""
        old = self.now.trick
        trick = RematadaTrick(old.cards, trump=Suit.parse(suit), leader=old.leader)
        self.now = self.now._replace(trick=trick)

    @action
    def do_contractor(self, seat: str) -> None:
        """Make another player the contractor (REM-8)."""
        self.now = self.now._replace(contractor=RematadaSeat.parse(seat))

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now = self.start

    def position(self) -> dict[str, Any]:
        """Return the example and what it has become."""
        return {"example": self.start.data(), "now": self.now.data()}

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.now = Lying.of(state["now"])

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        table = cls.__new__(cls)
        table._set_up(Lying.of(state["example"]), lang=lang, name=name, pack=pack)
        return table
