"""A draw for first mayor as a table shows it: the cards in order, and how many have been drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import FirstMayor, HighDraw
from alcalde.core.cards import check_doubles
from alcalde.core.seeds import parse_seed, shuffled
from alcalde.first_mayor import continue_draw

from ....scenes.draw import places

if TYPE_CHECKING:
    from alcalde import Card

    from ....codec import Saved
    from ....scenes.draw import DrawnPlace


class FirstMayorModel(NamedTuple):
    """A whole draw, of which some cards are shown.

    Attributes:
        seed: the number of the shuffle.
        cards: the cards of the whole draw.
        step: how many of them have been drawn.

    >>> from alcalde import Card
    >>> now = FirstMayorModel.begin(7, "K♥ 7♠ K♦").to(3)
    >>> [place.again for place in now.places()], now.draw.due
    ([True, False, True], <Drawer.FIRST: 0>)
    >>> now.put(2, Card.parse("A♦")).cards == Card.parse_all("K♥ 7♠ A♦")
    True
    """

    seed: int
    cards: tuple[Card, ...]
    step: int

    @classmethod
    def begin(cls, seed: int | str, draws: str = "") -> FirstMayorModel:
        """Return a draw of which nothing is shown yet.

        Args:
            seed: the number of the shuffle.
            draws: the cards that are put on top of the shuffled pack.

        Raises:
            AlcaldeError: the seed cannot be read, or the cards cannot be drawn in this order.
        """
        number = parse_seed(seed)
        return cls(number, continue_draw(HighDraw.of(draws), shuffled(number)).cards, 0)

    @property
    def draw(self) -> HighDraw:
        """Return the engine's draw as far as it is shown."""
        return _draw(self.cards[: self.step])

    def places(self) -> tuple[DrawnPlace, ...]:
        """Return the cards in front of the three; equal ones stay there until the next is drawn."""
        return places(self.draw)

    def to(self, step: int) -> FirstMayorModel:
        """Return the draw after so many cards, clamped to those that there are."""
        return self._replace(step=max(0, min(len(self.cards), step)))

    def put(self, number: int, card: Card) -> FirstMayorModel:
        """Return the draw with another card in place of one; later ones follow in their order.

        Args:
            number: the index of the drawn card.
            card: the card that takes its place.

        Raises:
            AlcaldeError: the card is on the table already, or too few are left to decide.
        """
        old = self.cards[number]
        check_doubles((*self.cards[:number], card, *self.cards[number + 1 : self.step]))
        swap = {old: card, card: old}
        order = [swap.get(one, one) for one in self.cards]
        cards = continue_draw(HighDraw.begin(), (*order, *shuffled(self.seed))).cards
        ends = 0
        for step in FirstMayor.of(cards).steps:
            ends += len(step.drew)
            if ends > number:
                break
        return self._replace(cards=cards, step=min(self.step, ends))

    def data(self) -> dict[str, Any]:
        """Return the draw as JSON values."""
        return {"seed": self.seed, "cards": [card.code for card in self.cards], "step": self.step}

    @classmethod
    def of(cls, saved: Saved) -> FirstMayorModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a draw.
        """
        fields = saved.fields(*cls._fields)
        cards = fields["cards"].cards()
        fields["cards"].parse(lambda _: FirstMayor.of(cards), "the cards of a whole draw")
        return cls(fields["seed"].seed(), cards, fields["step"].whole(0, len(cards)))


@lru_cache(maxsize=64)
def _draw(cards: tuple[Card, ...]) -> HighDraw:
    return HighDraw.of(cards)
