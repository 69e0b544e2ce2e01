"""A deal on its way: what a deal table is about, without how it looks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from alcalde import Card, Deal, Seat, order_of_play

PACES = ("card", "round")
"""A step is one card, or one round of the table (DEAL-3)."""

LOOKS = ("mayor", "opponents", "all")
"""Who looks at the table: the mayor, an opponent (SEAT-3), or somebody who sees every card."""


class Given(NamedTuple):
    """A card that was dealt: its number in the deal from 0 on, who got it, which card it is."""

    number: int
    seat: Seat
    card: Card


class Dealing(NamedTuple):
    """The number of a deal, how many cards of it have been laid, the pace, who looks.

    >>> dealing = Dealing(7, 5, "card", "mayor")
    >>> [(given.seat.value, str(given.card)) for given in dealing.given()][-2:]
    [('mayor', 'K♣'), ('right', '3♠')]
    >>> dealing.at(2, "round").laid, dealing.shown(Seat.LEFT), dealing.indicator
    (8, False, None)
    """

    seed: int
    laid: int
    pace: str
    look: str

    @property
    def deal(self) -> Deal:
        """Return the engine's deal of this number."""
        return _deal(self.seed)

    @property
    def indicator(self) -> Card | None:
        """Return the card that was turned up, if it was already (DEAL-4)."""
        return self.deal.indicator if self.laid == last() else None

    def given(self) -> tuple[Given, ...]:
        """Return the cards dealt so far, in the order of the deal (DEAL-3)."""
        turns = zip(_turns(), self.deal.deck, strict=False)
        every = (Given(number, seat, card) for number, (seat, card) in enumerate(turns))
        return tuple(every)[: self.laid]

    def new(self) -> tuple[Given, ...]:
        """Return the cards of the step that is shown: one, or those of a round."""
        if self.indicator:
            return ()
        return self.given()[-(_size() if self.pace == "round" else 1) :]

    def stock(self) -> int:
        """Return how many cards lie in the stock, the indicator with them."""
        return len(self.deal.deck) - len(self.given())

    def shown(self, seat: Seat) -> bool:
        """Return whether who looks may see the cards of a seat (SEAT-3)."""
        return self.look == "all" or (seat is Seat.MAYOR) == (self.look == "mayor")

    # Steps

    @property
    def step(self) -> int:
        """Return which step is shown, 0 (nothing is dealt) to `steps`."""
        return -(-self.laid // _size()) if self.pace == "round" else self.laid

    @property
    def steps(self) -> int:
        """Return the number of the last step, which turns the indicator up."""
        return -(-last() // _size()) if self.pace == "round" else last()

    def at(self, step: int, pace: str) -> Dealing:
        """Return the same deal at a step of a pace; a step that is none is the nearest one."""
        size = _size() if pace == "round" else 1
        return self._replace(laid=max(0, min(last(), step * size)), pace=pace)

    # What is saved

    def data(self) -> dict[str, Any]:
        """Return all of it as JSON values."""
        return self._asdict()

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Dealing:
        """Read what `data` gave.

        Raises:
            ValueError, KeyError, TypeError: it is no deal, or none at such a step.
        """
        made = cls(**data)
        if type(made.seed) is not int or type(made.laid) is not int:
            raise ValueError("a deal's number and its cards are whole numbers")
        if not 0 <= made.laid <= last():
            raise ValueError(f"of a deal 0 to {last()} cards are laid, not {made.laid}")
        if made.pace not in PACES or made.look not in LOOKS:
            raise ValueError("a pace is card or round; a look is mayor, opponents or all")
        if made.at(made.step, made.pace) != made:
            raise ValueError("round by round whole rounds are laid")
        _deal(made.seed)
        return made


@lru_cache(maxsize=8)
def _deal(seed: int) -> Deal:
    return Deal.from_seed(seed)


def last() -> int:
    """Return how many cards are laid when the indicator has been turned up.

    >>> last()
    13
    """
    return len(_turns()) + 1


def _size() -> int:
    return len(order_of_play(Seat.RIGHT))


def _turns() -> tuple[Seat, ...]:
    """Return who gets each card; an opponent's hand tells how often the deal goes round."""
    return order_of_play(Seat.RIGHT) * len(_deal(0).hand(Seat.RIGHT))
