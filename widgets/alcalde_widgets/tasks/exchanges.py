"""Questions about the exchange: may it be made now, and what of two who want it (EXCH-2 to EXCH-6).

Where a question says nothing of it, the two takes any indicator (EXCH-3).
"""

from __future__ import annotations

from alcalde import Card, Exchange, Seat, Settlement, order_of_play
from alcalde.exchange import exchange_refusal

from ..html import Element, Node
from ..parts import picture, seat, seats, slot
from ..table import Table
from ..tables.exchange_parts import stock
from ..tables.exchanging import Position
from ..voice import Voice
from .question import Choice, Question, Saying, player, refused, said

RANKS = ("7", "2")
"""With which trump somebody would exchange."""

ASKED = ("lies", "takes")
"""What can be asked when two want the indicator: which card then lies there, or who takes it."""

NOBODY = "nobody"


class MayExchange(Question):
    """Whether an exchange may be made at a moment (EXCH-2, EXCH-3, EXCH-5).

    >>> MayExchange("K♠", "7", "left").right, MayExchange("6♠", "7", "left").right
    ('yes', 'no')
    >>> MayExchange("K♠", "2", "left", "later").right
    'no'
    """

    __slots__ = ("indicator", "rank", "seat", "moment")
    kind = "may-exchange"
    indicator: Card
    rank: str
    seat: Seat
    moment: str

    def __init__(self, indicator: str, rank: str, seat: str, moment: str = "before") -> None:
        """Take a card that was turned up, and who would exchange with what.

        Args:
            indicator: the card that was turned up, such as `K♠`.
            rank: `7` or `2`: the trump that somebody holds.
            seat: who holds it: `right`, `left` or `mayor`.
            moment: `before` the first card, in the first `trick`, `later` (after the first trick)
                or `gone` (the stock is used up).

        Raises:
            AlcaldeError: the indicator or the seat cannot be read.
            ValueError: there is no such rank or moment, or that card is the indicator.
        """
        if rank not in RANKS:
            raise ValueError(f"one exchanges with {' or '.join(RANKS)}, not {rank!r}")
        self._fill(Card.parse(indicator), rank, Seat.parse(seat), moment)
        if self.card is self.now.checked().indicator:
            raise ValueError(f"{self.card} is turned up, so nobody holds it")

    @property
    def now(self) -> Position:
        """Return the position that is asked about."""
        seven, two = (self.seat if self.rank == rank else None for rank in RANKS)
        return Position(self.indicator, seven, two, self.moment, True, "any")

    @property
    def card(self) -> Card:
        """Return the card that would be left."""
        return self.now.seven if self.rank == "7" else self.now.two

    def ask(self, voice: Voice) -> Saying:
        """Ask whether it may be done."""
        words = voice.words
        text = {
            "before": words.gettext(
                "Nobody has played yet. May {player} exchange {card} for {indicator}?"
            ),
            "trick": words.gettext(
                "Only the mayor has still to play to the first trick. "
                "May {player} exchange {card} for {indicator}?"
            ),
            "later": words.gettext(
                "The first trick is complete. May {player} exchange {card} for {indicator}?"
            ),
            "gone": words.gettext(
                "The stock is used up. May {player} exchange {card} for {indicator}?"
            ),
        }
        return text[self.moment], {
            "player": self.seat,
            "card": self.card,
            "indicator": self.indicator,
        }

    @property
    def right(self) -> str:
        """Return `yes` when the engine allows it, else `no`."""
        return "yes" if self.now.game.can(Exchange(self.seat, self.card)) else "no"

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer yes and no, with the engine's refusal or what comes of it."""
        words, wish = voice.words, Exchange(self.seat, self.card)
        fault = exchange_refusal(self.now.game, wish)
        if fault is not None:
            why: tuple[Saying, ...] = (refused(voice, fault),)
        else:
            made = self.now.exchanged(wish).game.exchanges[-1]
            why = (self._may(voice), said(voice, made.reason))
        labels = {"yes": words.gettext("Yes"), "no": words.gettext("No")}
        return tuple(Choice(key, ("{text}", {"text": text}), why) for key, text in labels.items())

    def _may(self, voice: Voice) -> Saying:
        words = voice.words
        seven = words.gettext("The seven may take an A, 3, K, Q or J as long as it lies there.")
        two = words.gettext("The two may take any card until all have played to the first trick.")
        return (seven if self.rank == "7" else two), {}

    def hint(self, voice: Voice) -> tuple[Saying, ...]:
        """Say what is to be looked at."""
        words = voice.words
        seven = words.gettext("Look at the card turned up: is it an A, 3, K, Q or J? Is it there?")
        two = words.gettext("What counts for the two is the first trick: is it complete?")
        return ((seven if self.rank == "7" else two, {}),)

    def draw(self, table: Table) -> Node:
        """Draw the stock and who holds the card."""
        return _around(table, self.now)


class BothWant(Question):
    """What comes of it when the seven and the two are wanted at one moment (EXCH-4).

    >>> BothWant("A♠", seven="right", two="left").right
    '2S'
    >>> BothWant("A♠", seven="right", two="left", moment="later", asked="takes").right
    'right'
    """

    __slots__ = ("indicator", "seven", "two", "moment", "asked")
    kind = "both-want"
    indicator: Card
    seven: Seat
    two: Seat
    moment: str
    asked: str

    def __init__(
        self, indicator: str, seven: str, two: str, moment: str = "before", asked: str = "lies"
    ) -> None:
        """Take a card that was turned up and two players who want it.

        Args:
            indicator: the card that was turned up, such as `A♠`; neither seven nor two.
            seven: who holds the seven of trump: `right`, `left` or `mayor`.
            two: who holds the two of trump; another player.
            moment: `before` the first card, or `later`, after the first trick.
            asked: `lies`, which card lies there then, or `takes`, who gets the one turned up.

        Raises:
            AlcaldeError: the indicator or a seat cannot be read.
            ValueError: there is no such moment or question, or there are not two who want it.
        """
        if moment not in ("before", "later") or asked not in ASKED:
            raise ValueError(f"no question about two who want the indicator: {moment}, {asked}")
        self._fill(Card.parse(indicator), Seat.parse(seven), Seat.parse(two), moment, asked)
        if len({wish.seat for wish in self.now.wishes()}) != len(RANKS):
            raise ValueError("two players want it: one holds the seven, another the two")

    @property
    def now(self) -> Position:
        """Return the position that is asked about."""
        return Position(self.indicator, self.seven, self.two, self.moment, True, "any")

    @property
    def settled(self) -> Settlement:
        """Return what the engine does with both wishes."""
        return self.now.settled()[1]

    def ask(self, voice: Voice) -> Saying:
        """Ask which card lies there then, or who takes the one turned up."""
        words = voice.words
        text = {
            ("before", "lies"): words.gettext(
                "Nobody has played yet: {player} wants {card} with {seven}, and {player2} wants it "
                "with {two}. Which card lies there afterwards?"
            ),
            ("before", "takes"): words.gettext(
                "Nobody has played yet: {player} wants {card} with {seven}, and {player2} wants it "
                "with {two}. Who takes it?"
            ),
            ("later", "lies"): words.gettext(
                "The first trick is complete: {player} wants {card} with {seven}, and {player2} "
                "wants it with {two}. Which card lies there afterwards?"
            ),
            ("later", "takes"): words.gettext(
                "The first trick is complete: {player} wants {card} with {seven}, and {player2} "
                "wants it with {two}. Who takes it?"
            ),
        }
        return text[self.moment, self.asked], {
            "player": self.seven,
            "player2": self.two,
            "card": self.indicator,
            "seven": self.now.seven,
            "two": self.now.two,
        }

    @property
    def right(self) -> str:
        """Return the card that lies there then, or the seat that takes the one turned up."""
        done = self.settled
        if self.asked == "takes":
            return str(done.made[0].seat) if done.made else NOBODY
        card = done.game.indicator
        return card.code if card else NOBODY

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three cards, or the two players and nobody, each with what the engine did."""
        done = self.settled
        why = tuple(said(voice, made.reason) for made in done.made)
        why += tuple(refused(voice, fault) for _, fault in done.refused)
        if self.asked == "lies":
            cards = (self.indicator, self.now.seven, self.now.two)
            return tuple(Choice(card.code, ("{card}", {"card": card}), why) for card in cards)
        nobody = voice.words.gettext("Neither of the two")
        return (
            *(Choice(str(who), player(voice, who), why) for who in (self.seven, self.two)),
            Choice(NOBODY, ("{text}", {"text": nobody}), why),
        )

    def hint(self, voice: Voice) -> tuple[Saying, ...]:
        """Say who has the privilege, and until when."""
        text = voice.words.gettext(
            "Until the first trick is complete, the two goes before the seven; after it, the two "
            "may not take anything."
        )
        return ((text, {}),)

    def draw(self, table: Table) -> Node:
        """Draw the stock and who holds which card."""
        return _around(table, self.now)


def _around(table: Table, now: Position) -> Element:
    """Draw the stock and, at each seat, the low trumps that are asked about."""
    held: dict[Seat, list[Element]] = {}
    for wish in now.wishes():
        held.setdefault(wish.seat, []).append(slot(picture(table, wish.card)))
    has = table.voice.words.gettext("has in hand")
    places = [
        seat(table, who, has if who in held else "", held.get(who, []))
        for who in dict.fromkeys(order_of_play(Seat.RIGHT))
    ]
    return seats(places, stock(table, now.game))
