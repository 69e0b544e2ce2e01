"""Questions about cards: is it in the pack, which is higher, its value (DECK-1 to DECK-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import DECK, Card, NotationError, Played, Rank, Seat, Suit, Trick
from alcalde.core.cards import check_doubles

from ...scenes.french import Extra, extra_face, extra_name
from ...ui.faces import classes, inside, suit_key
from ...ui.html import h
from ..drawing import row, strip
from ..question import Choice, Question, labelled, number_label, rank_order

if TYPE_CHECKING:
    from alcalde import Reason

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice


class CardValue(Question):
    """What a card is worth (DECK-3).

    >>> CardValue("3♥").right
    '10'
    """

    __slots__ = ("card",)
    kind = "card-value"
    SHORT = True
    card: Card

    def __init__(self, card: str) -> None:
        """Take a card, such as `3♥`.

        Raises:
            AlcaldeError: the card cannot be read.
        """
        self._fill(Card.parse(card))

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the value."""
        return voice.words.gettext("How many points is {card} worth?"), {"card": self.card}

    @property
    def right(self) -> str:
        """Return the card's points."""
        return str(self.card.points)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer every value of a card, each with a card that has it."""
        words = voice.words
        right = words.gettext("{card} is worth {n}.")
        wrong = words.gettext("{card} is worth {n}; {card2} is not.")
        offered = []
        for points in sorted({rank.points for rank in Rank}):
            own = next(
                card for card in DECK if card.suit is self.card.suit and card.points == points
            )
            if points == self.card.points:
                why: Sentence = (right, {"card": self.card, "n": points})
            else:
                why = (wrong, {"card": own, "card2": self.card, "n": points})
            offered.append(Choice(str(points), number_label(points), (why,)))
        return tuple(offered)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say which cards score."""
        text = voice.words.gettext(
            "Five ranks score, and the higher ones score more: {cards}. "
            "The others are worth nothing."
        )
        scoring = [
            corner for corner, rank in zip(rank_order(voice), Rank, strict=True) if rank.points
        ]
        return ((text, {"cards": " ".join(scoring)}),)

    def draw(self, table: Table) -> Node:
        """Draw the card."""
        return strip(table, [self.card])


class Higher(Question):
    """Which of two cards of a suit is higher (DECK-2).

    >>> Higher("K♥", "3♥").right
    '3H'
    """

    __slots__ = ("first", "second")
    kind = "higher"
    ORDER = True
    first: Card
    second: Card

    def __init__(self, first: str, second: str) -> None:
        """Take two cards of one suit, such as `K♥` and `3♥`.

        Raises:
            AlcaldeError: a card cannot be read, or both are the same.
            ValueError: they are of two suits, so neither is higher.
        """
        self._fill(Card.parse(first), Card.parse(second))
        check_doubles((self.first, self.second))
        if self.first.suit is not self.second.suit:
            raise ValueError("only cards of one suit have an order")

    @property
    def reason(self) -> Reason:
        """Return the engine's reason why one beats the other."""
        plays = [Played(Seat.RIGHT, self.first), Played(Seat.LEFT, self.second)]
        return Trick(self.first.suit, Seat.RIGHT, plays).explain()[-1]

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the higher one."""
        return voice.words.gettext("Which of these two cards is higher?"), {}

    @property
    def right(self) -> str:
        """Return the card that beats the other."""
        card = self.reason.params["card"]
        return card.code if isinstance(card, Card) else ""

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer both."""
        why = voice.sentence(self.reason)
        return tuple(
            Choice(card.code, ("{card}", {"card": card}), (why,))
            for card in (self.first, self.second)
        )

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Point to the order of the ranks."""
        return ((voice.words.gettext("From the highest to the lowest:"), {}),)

    def draw(self, table: Table) -> Node:
        """Draw both cards."""
        return strip(table, [self.first, self.second])


class Belongs(Question):
    """Whether a card of a French pack stays among the forty (DECK-1).

    >>> Belongs("7♣").right, Belongs("10♥").right
    ('yes', 'no')
    """

    __slots__ = ("card",)
    kind = "belongs"
    card: str

    def __init__(self, card: str) -> None:
        """Take a card of a French pack of 52, such as `7♣` or `10♥`.

        Raises:
            AlcaldeError: the card cannot be read.
        """
        try:
            text = str(Card.parse(card))
        except NotationError as error:
            text = card[:-1] + Suit.parse(card[-1:]).symbol
            if error.code != "rank" or card[:-1] not in ("8", "9", "10"):
                raise
        self._fill(text)

    def name(self, voice: Voice) -> str:
        """Return the French name of the card, whichever pack is shown."""
        if self.right == "yes":
            return voice.words.card(Card.parse(self.card), "french")
        return extra_name(Extra(self.card[:-1]), Suit.parse(self.card[-1]), voice.words)

    def ask(self, voice: Voice) -> Sentence:
        """Ask whether it stays."""
        text = voice.words.gettext("A French pack has 52 cards. Does this one stay?")
        return text, {}

    @property
    def right(self) -> str:
        """Return `yes` if the engine accepts the card, else `no`."""
        try:
            Card.parse(self.card)
        except NotationError:
            return "no"
        return "yes"

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer both, with the cards that a suit keeps."""
        words = voice.words
        stays = words.gettext("{text} stays: each suit keeps {cards}.")
        gone = words.gettext("{text} is taken out: each suit keeps {cards}.")
        text = stays if self.right == "yes" else gone
        why: Sentence = text, {"text": self.name(voice), "cards": _kept()}
        labels = {"yes": words.gettext("It stays"), "no": words.gettext("It is taken out")}
        return labelled(labels, why)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say how many cards a suit keeps."""
        text = voice.words.gettext("Each suit keeps {n} cards, and the sevens are among them.")
        return ((text, {"n": len(Rank)}),)

    def draw(self, table: Table) -> Node:
        """Draw the card with its French face in either pack."""
        label = self.name(table.voice)
        if self.right == "no":
            suit = Suit.parse(self.card[-1])
            return row([extra_face(Extra(self.card[:-1]), suit, label, going=False)])
        card = Card.parse(self.card)
        drawn = h(
            "span",
            inside(card, "french"),
            role="img",
            aria_label=label,
            data_suit=suit_key(card, "french"),
            class_=classes(card, "french"),
        )
        return row([drawn])


def _kept() -> str:
    return " ".join(rank.letter for rank in Rank)
