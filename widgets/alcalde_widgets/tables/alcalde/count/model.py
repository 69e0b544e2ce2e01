"""What a count table counts: two numbers as they are typed, or the cards in a pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import DECK, Card, Count
from alcalde.core.points import points_of
from alcalde.core.text import quoted

from ....scenes.points_entry import PointsEntry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde import AlcaldeError

    from ....codec import Saved

MODES = ("one", "both", "cards")
"""One count is typed and the other worked out; both are typed; the cards themselves are counted."""

SCORING = tuple(card for card in DECK if card.points)
"""The cards that are worth something, in the order of the pack (DECK-3, DECK-5)."""


class CountModel(NamedTuple):
    """A count, in one of three ways.

    Attributes:
        mode: one of `MODES`.
        entry: both counts as they are typed.
        pile: the scoring cards in the mayor's pile, in the order of the pack.
    """

    mode: str
    entry: PointsEntry
    pile: tuple[Card, ...]

    @classmethod
    def begin(
        cls, mode: str, mayor: int | str, opponents: int | str | None, pile: str
    ) -> CountModel:
        """Return the count of two numbers and a pile.

        Args:
            mode: one of `MODES`.
            mayor: the mayor's points, 0 to 120.
            opponents: those of both opponents; None for the rest.
            pile: the cards in the mayor's pile, of those that score.

        Raises:
            AlcaldeError: a count is no whole number from 0 to 120, or a card cannot be read.
            ValueError: there is no such mode, or the pile holds other cards.
        """
        if mode not in MODES:
            raise ValueError(f"a mode is one of {', '.join(MODES)}, not {quoted(mode)}")
        theirs = None if opponents is None else Count.of(opponents).mayor
        entry = PointsEntry.begin(Count.of(mayor).mayor, theirs, both=mode == "both")
        return cls(mode, entry, parse_pile(pile))

    def counted(self) -> Count:
        """Return the count that the engine has checked.

        Raises:
            NotationError: a typed count is no whole number from 0 to 120.
            CountError: the two do not make 120 together (COUNT-4).
        """
        return Count.of(points_of(self.pile)) if self.mode == "cards" else self.entry.counted()

    def problems(self) -> dict[str, AlcaldeError]:
        """Return what is wrong with each field; nothing when the count is right."""
        return {} if self.mode == "cards" else self.entry.problems()

    def turn(self, mode: str) -> CountModel:
        """Return the count in another mode; two counts begin with the one that was right."""
        entry = self.entry
        if (self.mode, mode) == ("one", "both") and not self.problems():
            entry = entry.write("opponents", str(self.counted().opponents))
        return self._replace(mode=mode, entry=entry._replace(both=mode == "both"))

    def move(self, card: Card) -> CountModel:
        """Return the count with a card on the other pile.

        >>> CountModel.begin("cards", 0, None, "").move(Card.parse("A♥")).pile
        (Card.parse('A♥'),)
        """
        pile = {*self.pile} ^ {card}
        return self._replace(pile=tuple(one for one in SCORING if one in pile))

    def data(self) -> dict[str, Any]:
        """Return the count as JSON values."""
        pile = [card.code for card in self.pile]
        return {"mode": self.mode, **self.entry.data(), "pile": pile}

    @classmethod
    def of(cls, saved: Saved) -> CountModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a count.
        """
        fields = saved.fields("mode", "typed", "last", "pile")
        mode = fields["mode"].one_of(MODES)
        cards = fields["pile"].cards()
        pile = fields["pile"].parse(lambda _: parse_pile(cards), "different cards that score")
        return cls(mode, PointsEntry.of(saved, both=mode == "both"), pile)


def parse_pile(cards: str | Iterable[Card]) -> tuple[Card, ...]:
    """Return a pile of scoring cards, in the order of the pack.

    Raises:
        AlcaldeError: one of them cannot be read.
        ValueError: one of them scores nothing, or is there twice.

    >>> parse_pile("3♥ A♥")
    (Card.parse('A♥'), Card.parse('3♥'))
    """
    pile = Card.parse_all(cards)
    if len({*pile}) != len(pile) or not {*pile}.issubset(SCORING):
        raise ValueError("a pile holds different cards that score: A 3 K Q J")
    return tuple(card for card in SCORING if card in pile)
