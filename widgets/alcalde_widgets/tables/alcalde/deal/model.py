"""The model of a deal table: a deal up to a step, and who looks at it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import Deal, Seat, order_of_play
from alcalde.deal import ROUNDS

if TYPE_CHECKING:
    from alcalde import Card

    from ....codec import Saved

PACES = ("card", "round")
"""A step is one card, or one round of the table (DEAL-3)."""

LOOKS = ("mayor", "opponents", "all")
"""Who looks at the table: the mayor, an opponent (SEAT-3), or somebody who sees every card."""

ROUND = order_of_play(Seat.RIGHT)
"""Who gets each card of a round."""

LAST = len(ROUND) * ROUNDS + 1
"""The step, card by card, that turns the indicator up after all cards are dealt."""


class DealtCard(NamedTuple):
    """A card that was dealt.

    Attributes:
        number: its place in the deal, from 0.
        seat: who got it.
        card: the card.
    """

    number: int
    seat: Seat
    card: Card


class DealModel(NamedTuple):
    """A deal up to a step.

    Attributes:
        seed: the number of the deal.
        laid: how many cards are dealt; `LAST` when the indicator is turned up, too.
        pace: one of `PACES`.
        look: one of `LOOKS`.

    >>> model = DealModel(7, 5, "card", "mayor")
    >>> [(dealt.seat.value, str(dealt.card)) for dealt in model.dealt()][-2:]
    [('mayor', 'K♣'), ('right', '3♠')]
    >>> model.at(2, "round").laid, model.visible(Seat.LEFT), model.indicator
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
        """Return the indicator, once it is turned up (DEAL-4)."""
        return self.deal.indicator if self.laid == LAST else None

    def dealt(self) -> tuple[DealtCard, ...]:
        """Return the cards dealt so far, in the order of the deal (DEAL-3)."""
        turns = zip(ROUND * ROUNDS, self.deal.deck, strict=False)
        every = (DealtCard(number, seat, card) for number, (seat, card) in enumerate(turns))
        return tuple(every)[: self.laid]

    def new(self) -> tuple[DealtCard, ...]:
        """Return the cards dealt in the current step: one, or those of a round."""
        return () if self.indicator else self.dealt()[-self._size() :]

    def stock(self) -> int:
        """Return how many cards are in the stock, counting the indicator."""
        return len(self.deal.deck) - len(self.dealt())

    def visible(self, seat: Seat) -> bool:
        """Return whether the one who looks may see the cards of a seat (SEAT-3)."""
        return self.look == "all" or (seat is Seat.MAYOR) == (self.look == "mayor")

    # Steps

    def _size(self) -> int:
        return len(ROUND) if self.pace == "round" else 1

    @property
    def step(self) -> int:
        """Return the current step, from 0 (nothing is dealt) to `steps`."""
        return -(-self.laid // self._size())

    @property
    def steps(self) -> int:
        """Return the number of the last step, which turns the indicator up."""
        return -(-LAST // self._size())

    def at(self, step: int, pace: str) -> DealModel:
        """Return the same deal at a step of a pace; the step is clamped."""
        paced = self._replace(pace=pace)
        return paced._replace(laid=max(0, min(LAST, step * paced._size())))

    # Saving

    def data(self) -> dict[str, Any]:
        """Return the model as JSON values."""
        return self._asdict()

    @classmethod
    def of(cls, saved: Saved) -> DealModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        fields = saved.fields(*cls._fields)
        model = cls(
            fields["seed"].seed(),
            fields["laid"].whole(0, LAST),
            fields["pace"].one_of(PACES),
            fields["look"].one_of(LOOKS),
        )
        fields["laid"].require(model == model.at(model.step, model.pace), "whole rounds")
        return model


@lru_cache(maxsize=8)
def _deal(seed: int) -> Deal:
    return Deal.from_seed(seed)
