"""Questions about four cards on the table: who wins, who leads next, what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from alcalde import Rank, Seat, Suit, Trick
from alcalde.core.points import points_of

from ...codec import Saved
from ..drawing import around, strip
from ..question import Choice, Question, card_values, numbered, seated, why_it_loses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from alcalde import Card

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice


class OfTrick(Question):
    """A question about four cards on the table."""

    __slots__ = ("cards", "trump", "leader")
    cards: tuple[Card, ...]
    trump: Suit
    leader: Seat

    def __init__(
        self, cards: str | Iterable[Card | str], trump: str = "♠", leader: str = "right"
    ) -> None:
        """Lay out a trick.

        Args:
            cards: four different cards in the order of play, such as `A♥ 3♥ 2♠ K♣`.
            trump: the trump suit, such as `♠`.
            leader: who leads: `right`, `left` or `mayor`.

        Raises:
            AlcaldeError: they do not make a trick.
        """
        trick = Trick.of(cards, trump=trump, leader=leader)
        self._fill(trick.cards, trick.trump, trick.leader)

    @property
    def trick(self) -> Trick:
        """Return the trick that the engine judges."""
        return Trick.of(self.cards, trump=self.trump, leader=self.leader)

    def draw(self, table: Table) -> Node:
        """Draw the trick around the table."""
        return around(table, self.trick)

    def conclusion(self, voice: Voice) -> tuple[Sentence, ...]:
        """Return the engine's last two reasons: what decides, and who captures."""
        return tuple(voice.sentence(reason) for reason in self.trick.explain()[-2:])


class WhoWins(OfTrick):
    """Which of the four cards wins (PLAY-5, PLAY-7).

    >>> WhoWins("K♦ 7♦ 4♣ A♥", trump="♣", leader="left").right
    '4C'
    """

    __slots__ = ()
    kind = "who-wins"
    ORDER = True

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the card."""
        return voice.words.gettext("Which card wins this trick?"), {}

    @property
    def right(self) -> str:
        """Return the winning card."""
        return self.trick.winning_card.code

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the four cards, each with what beats it, or the conclusion."""
        trick = self.trick
        return tuple(
            Choice(
                card.code,
                ("{card}", {"card": card}),
                self.conclusion(voice)
                if card is trick.winning_card
                else (voice.sentence(why_it_loses(trick, card)),),
            )
            for card in trick.cards
        )

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say which cards to compare."""
        words = voice.words
        if self.trick.explain()[-2].code == "no-trump":
            return (
                (
                    words.gettext(
                        "Nobody played trump. Compare only the cards of the suit led, {suit}:"
                    ),
                    {"suit": self.trick.led},
                ),
            )
        return ((words.gettext("Trump was played. Compare only the trumps:"), {}),)


class WhoLeads(OfTrick):
    """Who leads to the next trick (PLAY-6).

    >>> WhoLeads("A♥ 3♥ 2♠ K♣", trump="♠").right
    'mayor'
    """

    __slots__ = ()
    kind = "who-leads"

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the player."""
        return voice.words.gettext("Who leads the next trick?"), {}

    @property
    def right(self) -> str:
        """Return who wins the trick."""
        return str(self.trick.winner)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players."""
        trick = self.trick
        why = dict.fromkeys(Seat, self.conclusion(voice))
        for seat in Seat:
            if seat is not trick.winner:
                own = [play.card for play in trick.plays if play.seat is seat]
                lost = (voice.sentence(why_it_loses(trick, card)) for card in own)
                why[seat] = (*lost, why[seat][-1])
        return seated(voice, why)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what to find out first."""
        return ((voice.words.gettext("Find out who wins this trick."), {}),)


class HowMuch(Question):
    """The sum of the four cards, whoever wins them (DECK-3, COUNT-5).

    >>> HowMuch("A♥ 3♥ 2♠ K♣").right
    '25'
    """

    __slots__ = ("cards", "trump", "leader")
    kind = "how-much"
    PARAMS: ClassVar = {"trump": lambda trump: trump.optional(Saved.text)}
    SHORT = True
    cards: tuple[Card, ...]
    trump: Suit | None
    leader: Seat

    def __init__(
        self, cards: str | Iterable[Card | str], trump: str | None = None, leader: str = "right"
    ) -> None:
        """Lay out four cards.

        Args:
            cards: four different cards in the order of play, such as `A♥ 3♥ 2♠ K♣`.
            trump: the trump suit; left out, the cards only lie in a row.
            leader: who leads: `right`, `left` or `mayor`.

        Raises:
            AlcaldeError: they do not make a trick.
        """
        trick = Trick.of(cards, trump=trump or Suit.SPADES, leader=leader)
        self._fill(trick.cards, trick.trump if trump else None, trick.leader)

    @property
    def trick(self) -> Trick:
        """Return the trick; what it is worth does not depend on the trump suit."""
        return Trick.of(self.cards, trump=self.trump or self.cards[0].suit, leader=self.leader)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the sum."""
        return voice.words.gettext("How many points is this trick worth?"), {}

    @property
    def right(self) -> str:
        """Return the sum."""
        return str(self.trick.points)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the sum and up to three likely mistakes, each with what is wrong."""
        found: dict[int, Sentence] = {self.trick.points: voice.sentence(self.trick.worth)}
        for wrong, text, values in self._slips(voice):
            if len(found) < 4:
                found.setdefault(wrong, (text, values))
        return numbered({n: (why,) for n, why in found.items()})

    def _slips(self, voice: Voice) -> Iterator[tuple[int, str, dict[str, object]]]:
        words, cards, best = voice.words, self.cards, self.trick.winning_card
        if self.trump:
            alone = words.gettext("That counts only {card}, which wins: all four cards count.")
        else:
            alone = words.gettext("That counts only {card}: all four cards count.")
        yield best.points, alone, {"card": best}
        printed = words.gettext(
            "The number on a card is not its value: "
            "{low} are worth nothing, and a three is worth {n}."
        )
        low = " ".join(rank.letter for rank in Rank if not rank.points)
        yield sum(map(_printed, cards)), printed, {"low": low, "n": Rank.THREE.points}
        short = words.gettext(
            "That leaves out {card}: every card of the trick counts, whoever wins it."
        )
        for card in (best, *reversed(cards)):
            yield points_of(one for one in cards if one is not card), short, {"card": card}
        many = words.gettext("That is how many cards there are, not what they are worth.")
        yield len(cards), many, {}

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what cards are worth."""
        text = voice.words.gettext("Add up all four cards: {values}. The others are worth nothing.")
        return ((text, {"values": card_values(voice)}),)

    def draw(self, table: Table) -> Node:
        """Draw the trick, or only its cards in a row."""
        return around(table, self.trick) if self.trump else strip(table, self.cards)


def _printed(card: Card) -> int:
    letter = card.rank.letter
    return int(letter) if letter.isdigit() else card.points
