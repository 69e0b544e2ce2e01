"""The question whether an exchange is allowed now (EXCH-2, EXCH-3, EXCH-5).

The two takes any indicator (EXCH-3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Exchange, Seat
from alcalde.core.text import N_, quoted
from alcalde.exchange import exchange_refusal

from ...scenes.seats import players, seat, seats
from ...scenes.stock import stock
from ...tables.alcalde.exchange.model import ExchangeModel
from ...ui.cards import picture, slot
from ..question import Question, labelled, refusal_of

if TYPE_CHECKING:
    from ...table import Table
    from ...ui.html import Element, Node
    from ...ui.voice import Sentence, Voice
    from ..question import Choice

RANKS = ("7", "2")
"""The ranks of the trumps that can be exchanged."""


class MayExchange(Question):
    """Whether an exchange is allowed at a moment (EXCH-2, EXCH-3, EXCH-5).

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
            rank: `7` or `2`: the rank of the trump that a player holds.
            seat: who holds it: `right`, `left` or `mayor`.
            moment: `before` the first card, in the first `trick`, `later` (after the first trick)
                or `gone` (the stock is used up).

        Raises:
            AlcaldeError: the indicator or the seat cannot be read.
            ValueError: there is no such rank or moment, or that card is the indicator.
        """
        if rank not in RANKS:
            raise ValueError(f"one exchanges with {' or '.join(RANKS)}, not {quoted(rank)}")
        self._fill(Card.parse(indicator), rank, Seat.parse(seat), moment)
        if self.card is self.now.checked().indicator:
            raise ValueError(f"{self.card} is turned up, so nobody holds it")

    @property
    def now(self) -> ExchangeModel:
        """Return the position that is asked about."""
        seven, two = (self.seat if self.rank == rank else None for rank in RANKS)
        return ExchangeModel(self.indicator, seven, two, self.moment, True, "any")

    @property
    def card(self) -> Card:
        """Return the card that would be left in place of the indicator."""
        return self.now.seven if self.rank == "7" else self.now.two

    def ask(self, voice: Voice) -> Sentence:
        """Ask whether it is allowed."""
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
        """Offer yes and no, with the engine's refusal or the result of the exchange."""
        words, wish = voice.words, Exchange(self.seat, self.card)
        fault = exchange_refusal(self.now.game, wish)
        if fault is not None:
            why: tuple[Sentence, ...] = (refusal_of(voice, fault),)
        else:
            made = self.now.exchanged(wish).game.exchanges[-1]
            why = (self._may(voice), voice.sentence(made.reason))
        labels = {"yes": words.gettext("Yes"), "no": words.gettext("No")}
        return labelled(labels, *why)

    def _may(self, voice: Voice) -> Sentence:
        words = voice.words
        seven = voice.template(
            N_("The seven may take an A, 3, K, Q or J until that card is drawn.")
        )
        two = words.gettext(
            "The two may take any indicator until everybody has played to the first trick."
        )
        return (seven if self.rank == "7" else two), {}

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what to check."""
        words = voice.words
        seven = voice.template(
            N_("Look at the card turned up: is it an A, 3, K, Q or J? Is it still there?")
        )
        two = words.gettext("What counts for the two is the first trick: is it complete?")
        return ((seven if self.rank == "7" else two, {}),)

    def draw(self, table: Table) -> Node:
        """Draw the stock and who holds the card."""
        return around(table, self.now)


def around(table: Table, now: ExchangeModel) -> Element:
    """Draw the stock and, at each seat, the low trumps that are asked about."""
    held: dict[Seat, list[Element]] = {}
    for wish in now.wishes():
        held.setdefault(wish.seat, []).append(slot(picture(table, wish.card)))
    has = table.voice.words.gettext("has in hand")
    places = [seat(table, who, has if who in held else "", held.get(who, [])) for who in players()]
    return seats(places, stock(table, now.game))
