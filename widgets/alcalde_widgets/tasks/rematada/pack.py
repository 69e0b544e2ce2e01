"""Questions about Brisca Rematada: its pack, and who deals (REM-1, REM-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from alcalde import Card, NotationError
from alcalde.rematada.cards import PACK, in_pack
from alcalde.rematada.seats import RematadaSeat

from ...codec import Saved
from ...ui.faces import index
from ..drawing import strip
from ..question import Question, labelled

if TYPE_CHECKING:
    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice
    from ..question import Choice


class RematadaCard(Question):
    """Whether one of Alcalde's forty cards stays in Brisca Rematada (REM-1).

    >>> RematadaCard("7♣").right, RematadaCard("4♥").right
    ('yes', 'no')
    """

    __slots__ = ("card",)
    kind = "rematada-card"
    card: Card

    def __init__(self, card: str) -> None:
        """Take one of the forty cards.

        Raises:
            AlcaldeError: the card cannot be read.
        """
        self._fill(Card.parse(card))

    def ask(self, voice: Voice) -> Sentence:
        """Ask whether it stays."""
        text = voice.words.gettext(
            "This is one of Alcalde’s forty cards. Is it in Brisca Rematada too?"
        )
        return text, {}

    @property
    def right(self) -> str:
        """Return `yes` if the engine accepts the card, else `no`."""
        try:
            in_pack(self.card)
        except NotationError:
            return "no"
        return "yes"

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer both, with the cards that a suit keeps."""
        words = voice.words
        stays = words.gettext("{card} is in it: each suit has {cards}.")
        gone = words.gettext("{card} is not in it: each suit has {cards}.")
        kept = " ".join(index(card, voice.pack) for card in PACK if card.suit is self.card.suit)
        why: Sentence = (stays if self.right == "yes" else gone), {"card": self.card, "cards": kept}
        labels = {"yes": words.gettext("Yes, it is"), "no": words.gettext("No, it is left out")}
        return labelled(labels, why)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say how many cards there are."""
        text = voice.words.gettext("It has {n} cards: two ranks of the forty are left out.")
        return ((text, {"n": len(PACK)}),)

    def draw(self, table: Table) -> Node:
        """Draw the card."""
        return strip(table, [self.card])


class NextDealer(Question):
    """Who deals a later hand: the deal goes counter-clockwise (REM-2).

    >>> NextDealer(2).right, NextDealer(3).right, NextDealer(4).right
    ('right', 'left', 'dealer')
    """

    __slots__ = ("hand",)
    kind = "next-dealer"
    PARAMS: ClassVar = {"hand": Saved.whole}
    hand: int

    def __init__(self, hand: int) -> None:
        """Take the number of a hand; the first one was dealt by the dealer.

        Raises:
            ValueError: it is not a number from 2 to 10.
        """
        if type(hand) is not int or not 2 <= hand <= 10:
            raise ValueError("a later hand is one from 2 to 10")
        self._fill(hand)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the dealer."""
        text = voice.words.gettext(
            "Seen from the first dealer’s seat, who is the dealer in deal {hand}?"
        )
        return text, {"hand": self.hand}

    @property
    def right(self) -> str:
        """Return the seat of the dealer, following the engine's order of seats."""
        seat = RematadaSeat.DEALER
        for _ in range(self.hand - 1):
            seat = seat.next
        return str(seat)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players, with the order of the deals."""
        words = voice.words
        why = words.gettext(
            "The deal goes counter-clockwise: first to the right, then to the player who is now "
            "on the left, then back."
        )
        labels = {
            RematadaSeat.DEALER: words.gettext("The same player"),
            RematadaSeat.RIGHT: words.gettext("The player on the right"),
            RematadaSeat.LEFT: words.gettext("The player on the left"),
        }
        return labelled({str(seat): label for seat, label in labels.items()}, (why, {}))

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say in which direction the deal goes."""
        return ((voice.words.gettext("After each deal, the player on the right deals next."), {}),)

    def draw(self, table: Table) -> Node:
        """Draw nothing: the question says it all."""
        return None
