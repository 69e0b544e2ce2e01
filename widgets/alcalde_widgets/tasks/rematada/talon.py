"""Questions about the time before the first trick: cards laid aside, who leads (REM-6, REM-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.bids import LEAST_BID, PLAIN_PAIR, TRUMP_PAIR
from alcalde.rematada.scoring import RematadaCount
from alcalde.rematada.seats import FIRST, RematadaSeat

from ...scenes.rematada import PLAYERS
from ..drawing import strip
from ..question import Question, card_values, numbered, seated

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde import Card, Suit

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice
    from ..question import Choice


class PileBegins(Question):
    """What the two cards laid aside are worth (REM-6, REM-9).

    >>> PileBegins("K♥ Q♥", "♥").right, PileBegins("K♥ Q♥", "♠").right, PileBegins("A♣ 7♦").right
    ('47', '27', '11')
    """

    __slots__ = ("cards", "trump")
    kind = "pile-begins"
    SHORT = True
    cards: tuple[Card, ...]
    trump: Suit

    def __init__(self, cards: str | Iterable[Card | str], trump: str = "♠") -> None:
        """Take the two cards and the trump suit.

        Args:
            cards: two different cards of the pack.
            trump: the suit that is named, such as `♠`.

        Raises:
            AlcaldeError: a card is not in the pack or is there twice, or the suit is invalid.
            ValueError: there are not two.
        """
        count = RematadaCount.of(cards, trump, LEAST_BID)
        if len(count.captured) != 2:
            raise ValueError("two cards are laid aside")
        self._fill(count.captured, count.trump)

    @property
    def count(self) -> RematadaCount:
        """Return the count of these two cards."""
        return RematadaCount.of(self.cards, self.trump, LEAST_BID)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the number of points."""
        text = voice.words.gettext(
            "The contractor lays {card} and {card2} aside and names the trump suit: {suit}. "
            "What are the two cards worth together?"
        )
        first, second = self.cards
        return text, {"card": first, "card2": second, "suit": self.trump}

    @property
    def right(self) -> str:
        """Return what the engine counts."""
        return str(self.count.score)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer 0, the value of the cards, and that with the bonus of either pair."""
        words, cards = voice.words, self.count.cards
        none: Sentence = (
            words.gettext("Cards laid aside start the contractor’s pile: they count."),
            {},
        )
        worth = voice.sentence(self.count.reasons[0])
        pairs = tuple(voice.sentence(self.count.pair(suit)) for suit in self.count.pairs)
        apart = tuple(voice.sentence(self.count.pair(card.suit)) for card in self.cards[:1])
        offered: dict[int, tuple[Sentence, ...]] = {
            cards + bonus: (worth, *(pairs or apart)) for bonus in (PLAIN_PAIR, TRUMP_PAIR, 0)
        }
        offered = {0: (none,)} | offered
        if not pairs:
            offered[cards] = (worth,)
        return numbered(offered)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what each card is worth, and what a pair adds."""
        text = voice.words.gettext(
            "{values}; a king with its queen adds {trump} in trump, {plain} in another suit."
        )
        numbers = {"values": card_values(voice), "trump": TRUMP_PAIR, "plain": PLAIN_PAIR}
        return ((text, numbers),)

    def draw(self, table: Table) -> Node:
        """Draw the two cards."""
        return strip(table, self.cards)


class LeadsFirst(Question):
    """Who leads to the first trick once trump is named (REM-7).

    >>> LeadsFirst("dealer").right, LeadsFirst("left").right
    ('right', 'right')
    """

    __slots__ = ("contractor",)
    kind = "leads-first"
    contractor: RematadaSeat

    def __init__(self, contractor: str) -> None:
        """Take a contractor.

        Args:
            contractor: `dealer`, `right` or `left`.

        Raises:
            AlcaldeError: it is not a seat.
        """
        self._fill(RematadaSeat.parse(contractor))

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the player."""
        text = voice.words.gettext(
            "{player} is the contractor and has named trump. Who leads the first trick?"
        )
        return text, {"player": self.contractor}

    @property
    def right(self) -> str:
        """Return who leads first, whoever is contractor."""
        return str(FIRST)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players."""
        words = voice.words
        always = words.gettext(
            "The player on the dealer’s right leads the first trick, whoever is contractor."
        )
        won = words.gettext("Winning the auction means naming trump, not leading first.")
        deals = words.gettext("Whoever deals plays last to the first trick.")
        why: dict[RematadaSeat, tuple[Sentence, ...]] = {}
        for seat in PLAYERS:
            first: tuple[Sentence, ...] = ()
            if str(seat) != self.right and seat is self.contractor:
                first = ((won, {}),)
            elif seat is RematadaSeat.DEALER:
                first = ((deals, {}),)
            why[seat] = (*first, (always, {}))
        return seated(voice, why)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say where it begins."""
        text = voice.words.gettext("It begins where the deal and the auction began.")
        return ((text, {}),)

    def draw(self, table: Table) -> Node:
        """Draw nothing: the question says it all."""
        return None
