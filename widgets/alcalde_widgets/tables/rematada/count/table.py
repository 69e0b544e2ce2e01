"""The count of Brisca Rematada: the contractor's pile, the bonuses, and what they do to the bid.

The reader taps cards and pairs into the pile and out of it, changes trump, the bid and who won the
last trick, and sees the sum and what it decides. Ledger: REM-6, REM-8 to REM-11, DECK-3.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde import AlcaldeError, Suit

from ....actions import UnknownAction, action
from ....table import Table
from ....ui.html import Node
from .model import SIDES, STEPS, Pile
from .view import draw

PILE = "A♠ 3♠ K♠ Q♠ 7♠ A♥ K♥ Q♥ 7♥ 5♥ J♦ 6♦ 3♣ 7♣"
"""Fourteen cards: the two laid aside and four tricks, worth 58 points and two pairs."""


class RematadaCountTable(Table):
    """What the contractor has captured, counted against the bid.

    >>> table = RematadaCountTable()
    >>> print(table)
    14 cards · trump ♠ · 58 + 10 + 60 = 128 · 128 on a bid of 120: made.
    >>> table.act("last", who="opponent")
    >>> print(table)
    14 cards · trump ♠ · 58 + 0 + 60 = 118 · 118 on a bid of 120: failed.
    >>> table.act("most")
    >>> print(table)
    32 cards · trump ♠ · 120 + 10 + 100 = 230 · 230 on a bid of 120: made.

    What cannot be a bid stays in its field, with a sentence:

    >>> table.act("bid", points="99")
    >>> print(table)
    32 cards · trump ♠ · “99” is no bid: a bid is a whole number from 100 to 230.
    """

    kind = "rematada_count"

    def __init__(
        self,
        pile: str = PILE,
        trump: str = "♠",
        bid: int = 120,
        *,
        last_trick: bool = True,
        lang: str = "en",
        name: str = "rematada-count",
        pack: str = "french",
    ) -> None:
        """Lay out a count.

        Args:
            pile: the cards in the contractor's pile, such as `A♥ 3♥`.
            trump: the trump suit, such as `♠`.
            bid: the bid, 100 to 230.
            last_trick: whether the contractor won the last trick.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: `RematadaCount.of` refuses what is to be counted.
            ValueError: the language, the name or the pack is none.
        """
        start = Pile.laid(pile, trump, bid, last_trick)
        self._set_up(start, lang=lang, name=name, pack=pack)

    def _set_up(self, start: Pile, **common: str) -> None:
        self.start = self.now = start
        super().__init__(**common)

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The contractor’s count")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Tap a card to put it on the contractor’s pile or take it off."
        )

    def body(self) -> list[Node]:
        """Draw the cards, the bonuses, the bid, the sum and what it decides."""
        return draw(self)

    def summary(self) -> str:
        """Return the pile, the sum and what it decides in one line."""
        words, now = self.voice.words, self.now
        cards = words.ngettext("{n} card", "{n} cards", len(now.cards)).format(n=len(now.cards))
        trump = words.gettext("trump {suit}").format(suit=now.trump)
        try:
            count = now.counted()
        except AlcaldeError as error:
            return " · ".join((cards, trump, self.voice.refusal(error)))
        parts = f"{count.cards} + {count.last_trick_points} + {count.pair_points} = {count.score}"
        return " · ".join((cards, trump, parts, count.decision.say(words)))

    # What can be done

    @action
    def do_move(self, card: str) -> None:
        """Put a card on the pile, or take it off (REM-8)."""
        self.now = self.now.move(card)

    @action
    def do_pair(self, suit: str) -> None:
        """Put the king and the queen of a suit on the pile, or take both off (REM-9)."""
        self.now = self.now.turn(Suit.parse(suit))

    @action
    def do_trump(self, suit: str) -> None:
        """Make another suit trump (REM-6)."""
        self.now = self.now._replace(trump=Suit.parse(suit))

    @action
    def do_last(self, who: str) -> None:
        """Let the contractor, or an opponent, have won the last trick (REM-9)."""
        if who not in SIDES:
            raise UnknownAction
        self.now = self.now._replace(last=who == SIDES[0])

    @action
    def do_bid(self, points: str) -> None:
        """Write another bid; what is none stays there and is said (REM-4)."""
        self.now = self.now.write(points)

    @action
    def do_add(self, by: int) -> None:
        """Bid some points more or less."""
        if by not in STEPS:
            raise UnknownAction
        self.now = self.now.write(str(self.now.after(by)))

    @action
    def do_most(self) -> None:
        """Show how the most is reached: every card and the last trick (REM-10)."""
        self.now = self.now.most()

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now = self.start

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example and what it has become."""
        return {"example": self.start.data(), "now": self.now.data()}

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.now = Pile.of(state["now"])

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        start = Pile.of(state["example"])
        start.counted()
        table = cls.__new__(cls)
        table._set_up(start, lang=lang, name=name, pack=pack)
        return table
