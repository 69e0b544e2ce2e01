"""Questions about tricks of three cards: who wins, where the cards go (REM-7, REM-8, PLAY-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.sentences import RematadaReason
from alcalde.rematada.tricks import RematadaTrick

from ...scenes.rematada import short
from ...ui.cards import picture, slot
from ...ui.html import h
from ..drawing import row
from ..question import Choice, Question, text_label, why_it_loses

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde import Card, Suit

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice


class OfThree(Question):
    """A question about three cards on the table."""

    __slots__ = ()
    cards: tuple[Card, ...]
    trump: Suit
    leader: RematadaSeat

    @property
    def trick(self) -> RematadaTrick:
        """Return the trick that the engine judges."""
        return RematadaTrick(self.cards, trump=self.trump, leader=self.leader)

    def draw(self, table: Table) -> Node:
        """Draw the three cards in table order, with who played them."""
        return row(
            slot(picture(table, play.card), h("span", short(table, play.seat)))
            for play in self.trick.plays
        )


class WinsOfThree(OfThree):
    """Which of three cards wins (REM-7, PLAY-5).

    >>> WinsOfThree("A♥ 5♠ 3♥", trump="♠", leader="right").right
    '5S'
    """

    __slots__ = ("cards", "trump", "leader")
    kind = "wins-of-three"
    ORDER = True

    def __init__(
        self, cards: str | Iterable[Card | str], trump: str = "♠", leader: str = "right"
    ) -> None:
        """Lay out a trick.

        Args:
            cards: three different cards in the order of play, such as `A♥ 5♠ 3♥`.
            trump: the trump suit, such as `♠`.
            leader: who leads: `right`, `left` or `dealer`.

        Raises:
            AlcaldeError: they do not make a trick.
            ValueError: there are not three cards.
        """
        self._fill(*_read(cards, trump, leader))

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the card."""
        text = voice.words.gettext("Trump is {suit}. Which of the three cards wins?")
        return text, {"suit": self.trump}

    @property
    def right(self) -> str:
        """Return the winning card."""
        return self.trick.winning_card.code

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three cards, each with why it wins or does not."""
        trick = self.trick
        end = tuple(voice.sentence(reason) for reason in trick.explain()[-2:])
        return tuple(
            Choice(
                card.code,
                ("{card}", {"card": card}),
                end if card is trick.winning_card else (voice.sentence(why_it_loses(trick, card)),),
            )
            for card in self.cards
        )

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say the rule, which is the same as in Alcalde."""
        text = voice.words.gettext(
            "The highest trump wins; without trumps the highest card of the suit led. "
            "From the highest to the lowest:"
        )
        return ((text, {}),)


class WhereCardsGo(OfThree):
    """Where the cards of a trick go: to the contractor's pile, or out of play (REM-8).

    >>> WhereCardsGo("A♥ 5♠ 3♥", "left", trump="♠").right
    'pile'
    >>> WhereCardsGo("A♥ 5♠ 3♥", "right", trump="♠").right
    'out'
    """

    __slots__ = ("cards", "contractor", "trump", "leader")
    kind = "where-cards-go"
    contractor: RematadaSeat

    def __init__(
        self,
        cards: str | Iterable[Card | str],
        contractor: str,
        trump: str = "♠",
        leader: str = "right",
    ) -> None:
        """Lay out a trick and say who is contractor.

        Args:
            cards: three different cards in the order of play, such as `A♥ 5♠ 3♥`.
            contractor: who has won the auction: `right`, `left` or `dealer`.
            trump: the trump suit, such as `♠`.
            leader: who leads: `right`, `left` or `dealer`.

        Raises:
            AlcaldeError: they do not make a trick, or the contractor is not a seat.
            ValueError: there are not three cards.
        """
        laid, suit, seat = _read(cards, trump, leader)
        self._fill(laid, RematadaSeat.parse(contractor), suit, seat)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the place."""
        text = voice.words.gettext(
            "Trump is {suit}, and the contractor is {player}. Where do these three cards go?"
        )
        return text, {"suit": self.trump, "player": self.contractor}

    @property
    def right(self) -> str:
        """Return `pile` when the contractor wins the trick, else `out`."""
        return "pile" if self.trick.winner is self.contractor else "out"

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the pile, out of play, and a pile of the winner's own."""
        words, trick = voice.words, self.trick
        wins = voice.sentence(trick.explain()[-1])
        goes = voice.sentence(
            RematadaReason("to-the-pile" if self.right == "pile" else "out-of-play", {})
        )
        only: Sentence = (
            words.gettext("Only the contractor has a pile: nobody else’s cards count."),
            {},
        )
        labels = {
            "pile": words.gettext("To the contractor’s pile"),
            "out": words.gettext("Out of play"),
            "own": words.gettext("To the winner’s own pile"),
        }
        why: dict[str, tuple[Sentence, ...]] = {
            "pile": (wins, goes),
            "out": (wins, goes),
            "own": (only, goes),
        }
        return tuple(Choice(key, text_label(text), why[key]) for key, text in labels.items())

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what to look for."""
        text = voice.words.gettext(
            "Find out first who wins the trick, and whether that is the contractor."
        )
        return ((text, {}),)


def _read(
    cards: str | Iterable[Card | str], trump: str, leader: str
) -> tuple[tuple[Card, ...], Suit, RematadaSeat]:
    trick = RematadaTrick(cards, trump=trump, leader=leader)
    if not trick.complete:
        raise ValueError("a trick has three cards")
    return trick.cards, trick.trump, trick.leader
