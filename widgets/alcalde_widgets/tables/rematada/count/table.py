"""The count table of Brisca Rematada: the contractor's pile, the bonuses and the result.

The reader adds cards and pairs to the pile or removes them, changes trump, the bid and the winner
of the last trick, and sees the sum and whether it makes the bid.
Ledger: REM-6, REM-8 to REM-11, DECK-3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import AlcaldeError, Suit

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....ui.number_field import STEPS
from .model import SIDES, RematadaCountModel
from .view import draw

if TYPE_CHECKING:
    from ....codec import Saved
    from ....ui.html import Node

PILE = "A♠ 3♠ K♠ Q♠ 7♠ A♥ K♥ Q♥ 7♥ 5♥ J♦ 6♦ 3♣ 7♣"
"""Fourteen cards: the two laid aside and four tricks, with 58 points and two pairs."""


class RematadaCountTable(ExampleTable[RematadaCountModel]):
    """The cards that the contractor has captured, counted against the bid.

    >>> table = RematadaCountTable()
    >>> print(table)
    14 cards · trump ♠ · 58 + 10 + 60 = 128 · 128 on a bid of 120: made.
    >>> table.act("last", who="opponent")
    >>> print(table)
    14 cards · trump ♠ · 58 + 0 + 60 = 118 · 118 on a bid of 120: failed.
    >>> table.act("most")
    >>> print(table)
    32 cards · trump ♠ · 120 + 10 + 100 = 230 · 230 on a bid of 120: made.

    An invalid bid stays in its field, and a sentence says what is wrong:

    >>> table.act("bid", points="99")
    >>> print(table)
    32 cards · trump ♠ · “99” is no bid: a bid is a whole number from 100 to 230.
    """

    kind = "rematada_count"
    MODEL = RematadaCountModel

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
            AlcaldeError: `RematadaCount.of` rejects an argument.
            ValueError: the language, the name or the pack is invalid.
        """
        start = RematadaCountModel.lay(pile, trump=trump, bid=bid, last=last_trick)
        self.lay_out(start, lang=lang, name=name, pack=pack)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The contractor’s count")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Tap a card to put it on the contractor’s pile or take it off."
        )

    def body(self) -> list[Node]:
        """Draw the cards, the bonuses, the bid, the sum and the result."""
        return draw(self)

    def summary(self) -> str:
        """Return the pile, the sum and the result in one line."""
        words, now = self.voice.words, self.now
        cards = words.ngettext("{n} card", "{n} cards", len(now.cards)).format(n=len(now.cards))
        trump = words.gettext("trump {suit}").format(suit=now.trump)
        try:
            count = now.counted()
        except AlcaldeError as error:
            return " · ".join((cards, trump, self.voice.refusal(error)))
        parts = f"{count.cards} + {count.last_trick_points} + {count.pair_points} = {count.score}"
        return " · ".join((cards, trump, parts, count.decision.say(words)))

    @action
    def do_move(self, card: str) -> None:
        """Add a card to the pile, or remove it (REM-8)."""
        self.now = self.now.toggle(card)

    @action
    def do_pair(self, suit: str) -> None:
        """Add the king and the queen of a suit to the pile, or remove both (REM-9)."""
        self.now = self.now.toggle_pair(Suit.parse(suit))

    @action
    def do_trump(self, suit: str) -> None:
        """Change the trump suit (REM-6)."""
        self.now = self.now._replace(trump=Suit.parse(suit))

    @action
    def do_last(self, who: str) -> None:
        """Change who won the last trick: the contractor or an opponent (REM-9)."""
        if who not in SIDES:
            raise UnknownAction
        self.now = self.now._replace(last=who == SIDES[0])

    @action
    def do_bid(self, points: str) -> None:
        """Change the text of the bid; an invalid one stays in its field (REM-4)."""
        self.now = self.now.write(points)

    @action
    def do_add(self, by: int) -> None:
        """Raise or lower the bid by some points."""
        if by not in STEPS:
            raise UnknownAction
        self.now = self.now.write(str(self.now.after(by)))

    @action
    def do_most(self) -> None:
        """Show the highest score: every card and the last trick (REM-10)."""
        self.now = self.now.most()

    @classmethod
    def read_example(cls, saved: Saved) -> RematadaCountModel:
        """Return the example of a saved state, which can be counted."""
        example = super().read_example(saved)
        saved["example"].parse(lambda _: example.counted(), "a pile that can be counted")
        return example
