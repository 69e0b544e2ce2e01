"""A draw for first mayor as a table shows it: which cards come, and how many have been drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from alcalde import Card, Drawer, FirstMayor, HighDraw
from alcalde.core.cards import check_doubles
from alcalde.core.seeds import parse_seed, shuffled
from alcalde.first_mayor import drawn_on


class Place(NamedTuple):
    """What lies before one of the three: a card or none, and the cards that were set aside."""

    drawer: Drawer
    card: Card | None
    aside: tuple[Card, ...]
    again: bool
    """The card that lies there is about to be set aside."""


class Lots(NamedTuple):
    """The number of a shuffle, the cards of the whole draw, and how many have been drawn.

    >>> lots = Lots.begin(7, "K♥ 7♠ K♦").to(3)
    >>> [place.again for place in lots.places()], lots.draw.due
    ([True, False, True], <Drawer.FIRST: 0>)
    >>> lots.put(2, Card.parse("A♦")).cards == Card.parse_all("K♥ 7♠ A♦")
    True
    """

    seed: int
    cards: tuple[Card, ...]
    step: int

    @classmethod
    def begin(cls, seed: int | str, draws: str = "") -> Lots:
        """Return the draw of a shuffled pack on which these cards were put, before the first.

        Raises:
            AlcaldeError: the seed cannot be read, or the cards cannot be drawn in this order.
        """
        number = parse_seed(seed)
        return cls(number, drawn_on(HighDraw.of(draws), shuffled(number)).cards, 0)

    @property
    def draw(self) -> HighDraw:
        """Return the engine's draw as far as it is shown."""
        return _draw(self.cards[: self.step])

    def places(self) -> tuple[Place, ...]:
        """Return what lies before the three; equal cards lie there until the next is drawn."""
        return places(self.draw)

    def to(self, step: int) -> Lots:
        """Return the draw after so many cards; a number that is none is the nearest one."""
        return self._replace(step=max(0, min(len(self.cards), step)))

    def put(self, number: int, card: Card) -> Lots:
        """Return the draw with another card in place of one; the later ones follow as they lie.

        Args:
            number: which of the drawn cards, from 0.
            card: the card in its place.

        Raises:
            AlcaldeError: the card is on the table already, or too few are left to decide.
        """
        old = self.cards[number]
        check_doubles((*self.cards[:number], card, *self.cards[number + 1 : self.step]))
        swap = {old: card, card: old}
        order = [swap.get(one, one) for one in self.cards]
        cards = drawn_on(HighDraw.begin(), (*order, *shuffled(self.seed))).cards
        ends = 0
        for step in FirstMayor.of(cards).steps:
            ends += len(step.drew)
            if ends > number:
                break
        return self._replace(cards=cards, step=min(self.step, ends))

    def data(self) -> dict[str, Any]:
        """Return all of it as JSON values."""
        return {"seed": self.seed, "cards": [card.code for card in self.cards], "step": self.step}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Lots:
        """Read what `data` gave.

        Raises:
            ValueError, KeyError, TypeError: it is no draw.
        """
        codes, seed, step = data["cards"], data["seed"], data["step"]
        if type(codes) is not list or type(seed) is not int or type(step) is not int:
            raise ValueError("a draw is a list of cards, the number of a shuffle, and a step")
        made = cls(parse_seed(seed), FirstMayor.of(codes).cards, step)
        if made.to(step) != made or made.data() != data:
            raise ValueError(f"a draw of {len(codes)} cards has no step {step}")
        return made


def places(draw: HighDraw) -> tuple[Place, ...]:
    """Return what lies before the three; equal cards lie there until the next is drawn.

    >>> [str(place.card) for place in places(HighDraw.of("K♥ 7♠ K♦ 3♣"))]
    ['3♣', '7♠', 'None']
    """
    held: tuple[Card | None, ...] = draw.held
    again: tuple[Drawer, ...] = ()
    if draw.steps and draw.cards[-1] is draw.steps[-1].drew[-1][1]:
        held, again = draw.steps[-1].held, draw.steps[-1].again
    aside: dict[Drawer, list[Card]] = {drawer: [] for drawer in Drawer}
    for step in draw.steps:
        for drawer in step.again:
            if (card := step.held[drawer.index]) is not held[drawer.index]:
                aside[drawer].append(card)
    return tuple(
        Place(drawer, held[drawer.index], tuple(aside[drawer]), drawer in again)
        for drawer in Drawer
    )


@lru_cache(maxsize=64)
def _draw(cards: tuple[Card, ...]) -> HighDraw:
    return HighDraw.of(cards)
