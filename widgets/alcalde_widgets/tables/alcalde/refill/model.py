"""The model of a refill table: the draws after each trick of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import Deal, Seat, refill
from alcalde.state import TRICKS

if TYPE_CHECKING:
    from alcalde import Card, Drawn

    from ....codec import Saved


class RefillModel(NamedTuple):
    """A trick of a deal that was just played, and the draws after it.

    Attributes:
        deal: the deal.
        winner: who won the trick, and all tricks before it.
        trick: the number of the trick, 1 to 10.
        step: how many cards have been drawn after it.

    >>> [len(stock) for stock in RefillModel(Deal.from_seed(7), Seat.LEFT, 1).stocks]
    [28, 24, 20, 16, 12, 8, 4, 0, 0, 0, 0]
    """

    deal: Deal
    winner: Seat
    trick: int
    step: int = 0

    @property
    def stocks(self) -> tuple[tuple[Card, ...], ...]:
        """Return the stock after each trick, before the refill, and at the end."""
        found = [self.deal.stock]
        for _ in range(TRICKS):
            found.append(found[-1][len(refill(self.winner, found[-1])) :])
        return tuple(found)

    @property
    def stock(self) -> tuple[Card, ...]:
        """Return the stock after this trick, before the refill."""
        return self.stocks[self.trick - 1]

    def draws(self, winner: Seat | None = None) -> tuple[Drawn, ...]:
        """Return who draws what after this trick.

        Args:
            winner: who wins the trick; left out, the `winner` of the model.
        """
        return refill(winner or self.winner, self.stock)

    @property
    def refills(self) -> int:
        """Return how many tricks are followed by drawing."""
        return sum(map(bool, self.stocks))

    @property
    def left(self) -> int:
        """Return how many cards are in the stock now."""
        return len(self.stock) - self.step

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """Return the draws so far after this trick."""
        return self.draws()[: self.step]

    def held(self, seat: Seat) -> int:
        """Return how many cards a seat holds now: those dealt and drawn, less those played.

        >>> RefillModel(Deal.from_seed(7), Seat.LEFT, 8).held(Seat.MAYOR)
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

    def to(self, step: int) -> RefillModel:
        """Return the model after so many draws; the number is clamped."""
        return self._replace(step=max(0, min(len(self.draws()), step)))

    def data(self) -> dict[str, Any]:
        """Return the model without its deal, as JSON values."""
        return {"winner": self.winner.value, "trick": self.trick, "step": self.step}

    @classmethod
    def of(cls, saved: Saved, deal: Deal) -> RefillModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        fields = saved.fields("winner", "trick", "step")
        winner = fields["winner"].parse_text(Seat.parse, "a seat")
        model = cls(deal, winner, fields["trick"].whole(1, TRICKS))
        return model.to(fields["step"].whole(0, len(model.draws())))


def deal_data(deal: Deal) -> int | list[str]:
    """Return a deal as JSON values: its seed, or else its deck."""
    return [card.code for card in deal.deck] if deal.seed is None else deal.seed


def read_deal(saved: Saved) -> Deal:
    """Read what `deal_data` gave.

    Raises:
        UnreadableState: the value does not describe a deal.

    >>> from alcalde_widgets.codec import Saved
    >>> read_deal(Saved(7)) == Deal.from_seed(7)
    True
    """
    if isinstance(saved.value, list):
        deck = saved.cards()
        return saved.parse(lambda _: Deal.from_deck(deck), "the forty cards")
    return Deal.from_seed(saved.seed())
