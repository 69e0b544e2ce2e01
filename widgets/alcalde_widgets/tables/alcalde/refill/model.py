"""The refills of one deal: what a refill table is about, without how it looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from alcalde import Card, Deal, Drawn, Seat, refill
from alcalde.state import TRICKS


class Refilling(NamedTuple):
    """A deal, which trick was just played and who won it, and how many cards were drawn since."""

    deal: Deal
    winner: Seat
    trick: int
    step: int = 0

    @property
    def stocks(self) -> tuple[tuple[Card, ...], ...]:
        """Return the stock as it lies when each trick has just been played, and at the end.

        >>> [len(stock) for stock in Refilling(Deal.from_seed(7), Seat.LEFT, 1).stocks]
        [28, 24, 20, 16, 12, 8, 4, 0, 0, 0, 0]
        """
        found = [self.deal.stock]
        for _ in range(TRICKS):
            found.append(found[-1][len(refill(self.winner, found[-1])) :])
        return tuple(found)

    @property
    def stock(self) -> tuple[Card, ...]:
        """Return the stock as it lies when the trick has just been played."""
        return self.stocks[self.trick - 1]

    def draws(self, winner: Seat | None = None) -> tuple[Drawn, ...]:
        """Return who draws what after the trick, also as if another player had won it."""
        return refill(winner or self.winner, self.stock)

    @property
    def refills(self) -> int:
        """Return how many tricks are followed by drawing."""
        return sum(map(bool, self.stocks))

    @property
    def left(self) -> int:
        """Return how many cards lie in the stock now."""
        return len(self.stock) - self.step

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """Return what was drawn so far after this trick."""
        return self.draws()[: self.step]

    def held(self, seat: Seat) -> int:
        """Return how many cards a seat holds now: dealt, less those played, and those drawn.

        >>> Refilling(Deal.from_seed(7), Seat.LEFT, 8).held(Seat.MAYOR)
        4
        """
        earlier = (refill(self.winner, stock) for stock in self.stocks[: self.trick - 1])
        drawn = [draw.seat for draws in (*earlier, self.drawn) for draw in draws].count(seat)
        return len(self.deal.hand(seat)) - self.trick * seat.cards + drawn

    @property
    def full(self) -> bool:
        """Return whether every hand has as many cards as were dealt."""
        return all(self.held(seat) == len(self.deal.hand(seat)) for seat in Seat)

    @property
    def last(self) -> bool:
        """Return whether the refill is the one that ends with the indicator (DRAW-3)."""
        draws = self.draws()
        return bool(draws) and draws[-1].card is self.deal.indicator

    def to(self, step: int) -> Refilling:
        """Return it after so many cards, as near as there are."""
        return self._replace(step=max(0, min(len(self.draws()), step)))

    def data(self) -> dict[str, Any]:
        """Return it without its deal, as JSON values."""
        return {"winner": self.winner.value, "trick": self.trick, "step": self.step}

    @classmethod
    def of(cls, deal: Deal, data: Mapping[str, Any]) -> Refilling:
        """Read what `data` gave.

        Raises:
            ValueError, KeyError, TypeError: it is none.
        """
        trick, step = data["trick"], data["step"]
        if type(trick) is not int or not 1 <= trick <= TRICKS:
            raise ValueError(f"a trick is a number from 1 to {TRICKS}, not {trick!r}")
        made = cls(deal, Seat.parse(data["winner"]), trick)
        if type(step) is not int or made.to(step).step != step:
            raise ValueError("step")
        return made.to(step)
