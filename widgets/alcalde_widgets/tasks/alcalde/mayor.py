"""The question which card the mayor adds to win a trick of two cards (PLAY-2, PLAY-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Played, Seat, Suit, Trick, order_of_play

from ..drawing import around
from ..question import Choice, Question, text_label

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice

NONE = "none"
"""The choice that no card of the hand wins."""


class MayorAdds(Question):
    """Which of the mayor's cards wins the trick that the opponents have begun.

    >>> MayorAdds("A♥ 3♥", "2♠ K♣", trump="♠").right
    '2S'
    >>> MayorAdds("A♥ 3♥", "2♦ K♣", trump="♠").right
    'none'
    """

    __slots__ = ("cards", "hand", "trump")
    kind = "mayor-adds"
    cards: tuple[Card, ...]
    hand: tuple[Card, ...]
    trump: Suit

    def __init__(
        self, cards: str | Iterable[Card | str], hand: str | Iterable[Card | str], trump: str = "♠"
    ) -> None:
        """Lay out two cards and a part of the mayor's hand.

        Args:
            cards: what the right and the left opponent have played.
            hand: two to four cards of the mayor's, of which at most one wins.
            trump: the trump suit.

        Raises:
            AlcaldeError: a card cannot be read or is there twice.
            ValueError: there are not so many cards, or two of the hand would win.
        """
        self._fill(Card.parse_all(cards), Card.parse_all(hand), Suit.parse(trump))
        if len(self.cards) != 2 or not 2 <= len(self.hand) <= 4:
            raise ValueError("the opponents play two cards, the mayor's hand shows two to four")
        if len({*self.cards, *self.hand}) != len(self.cards) + len(self.hand):
            raise ValueError("every card is different")
        if sum(self._wins(card) for card in self.hand) > 1:
            raise ValueError("two cards of this hand win: the question needs one right choice")

    def _with(self, card: Card) -> Trick:
        players = order_of_play(Seat.RIGHT)
        return Trick(self.trump, Seat.RIGHT, map(Played, players, (*self.cards, card)))

    def _wins(self, card: Card) -> bool:
        return self._with(card).winning_card is card

    def _why(self, voice: Voice, card: Card) -> Sentence:
        return voice.sentence(self._with(card).explain()[-1])

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the card."""
        return voice.words.gettext("Which of the mayor’s cards wins this trick?"), {}

    @property
    def right(self) -> str:
        """Return the card that wins, or `none`."""
        return next((card.code for card in self.hand if self._wins(card)), NONE)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the hand, each card with what it beats or what beats it, and none."""
        best = [card for card in self.hand if self._wins(card)] or self.hand
        none = text_label(voice.words.gettext("None of them"))
        return (
            *(
                Choice(card.code, ("{card}", {"card": card}), (self._why(voice, card),))
                for card in self.hand
            ),
            Choice(NONE, none, tuple(self._why(voice, card) for card in best)),
        )

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say which cards can win."""
        text = voice.words.gettext(
            "Only a trump or a card of the suit led, {suit}, can win, and it must beat both "
            "cards on the table."
        )
        return ((text, {"suit": self.cards[0].suit}),)

    def draw(self, table: Table) -> Node:
        """Draw the two cards on the table and the hand at the mayor's seat."""
        players = order_of_play(Seat.RIGHT)
        return around(
            table, Trick(self.trump, Seat.RIGHT, map(Played, players, self.cards)), self.hand
        )
