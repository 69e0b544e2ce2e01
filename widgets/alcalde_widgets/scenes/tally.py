"""What a count table counts: two numbers as they were typed, or a pile of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from alcalde import DECK, AlcaldeError, Card, Count, CountError
from alcalde.core.points import PACK_POINTS, points_of

MODES = ("one", "both", "cards")
"""One count typed and the other worked out; both typed; the cards themselves counted."""

FIELDS = ("mayor", "opponents")
"""The two counts, by the name of their field."""

SCORING = tuple(card for card in DECK if card.points)
"""The cards that are worth something, in the order of the pack (DECK-3, DECK-5)."""

LONGEST = 40
"""How much of what was typed a field keeps."""


class Tally(NamedTuple):
    """How the points are given: `typed` as text, `last` as the numbers that were last readable."""

    mode: str
    typed: tuple[str, str]
    last: tuple[int, int]
    pile: tuple[Card, ...]

    def counted(self) -> Count:
        """Return the count that the engine has checked.

        Raises:
            NotationError: a typed count is no whole number from 0 to 120.
            CountError: the two do not make 120 together (COUNT-4).

        >>> Tally("both", ("58", "62"), (58, 62), ()).counted().opponents
        62
        """
        if self.mode == "cards":
            return Count.of(points_of(self.pile))
        mayor, opponents = self.typed
        return Count.of(mayor, opponents if self.mode == "both" else None)

    def problems(self) -> dict[str, AlcaldeError]:
        """Return what is wrong, by field: nothing when the count stands.

        >>> list(Tally("both", ("58", "6x"), (58, 62), ()).problems())
        ['opponents']
        """
        if self.mode == "cards":
            return {}
        found: dict[str, AlcaldeError] = {}
        for field, text in zip(self.fields(), self.typed, strict=False):
            try:
                Count.of(text)
            except AlcaldeError as error:
                found[field] = error
        if not found:
            try:
                self.counted()
            except CountError as error:
                found = dict.fromkeys(FIELDS, error)
        return found

    def fields(self) -> tuple[str, ...]:
        """Return the fields that are typed in this mode."""
        return {"one": FIELDS[:1], "both": FIELDS}.get(self.mode, ())

    def write(self, field: str, text: str) -> Self:
        """Return the tally with another text in a field, readable or not."""
        place = FIELDS.index(field)
        text = clean(text)
        typed, last = list(self.typed), list(self.last)
        typed[place] = text
        try:
            last[place] = Count.of(text).mayor
        except AlcaldeError:
            pass
        return self._replace(typed=(typed[0], typed[1]), last=(last[0], last[1]))

    def add(self, field: str, by: int) -> Self:
        """Return the tally with a count so much more or less, from 0 to all the points."""
        return self.write(field, str(self.after(field, by)))

    def after(self, field: str, by: int) -> int:
        """Return what `add` would make of a field.

        >>> Tally("one", ("117", ""), (117, 3), ()).after("mayor", 10)
        120
        """
        return max(0, min(PACK_POINTS, self.last[FIELDS.index(field)] + by))

    def turn(self, mode: str) -> Self:
        """Return the tally counted another way; both counts start from one that stands."""
        here = self
        if (self.mode, mode) == ("one", "both") and not self.problems():
            here = self.write("opponents", str(self.counted().opponents))
        return here._replace(mode=mode)

    def move(self, card: Card) -> Self:
        """Return the tally with a card on the other pile.

        >>> Tally("cards", ("", ""), (0, 0), ()).move(Card.parse("A♥")).pile
        (Card.parse('A♥'),)
        """
        pile = {*self.pile} ^ {card}
        return self._replace(pile=tuple(one for one in SCORING if one in pile))

    def data(self) -> dict[str, Any]:
        """Return the tally as JSON values."""
        return {
            "mode": self.mode,
            "typed": list(self.typed),
            "last": list(self.last),
            "pile": [card.code for card in self.pile],
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Read what `data` gave.

        Raises:
            ValueError, KeyError, TypeError: it is no tally.
        """
        mayor, opponents = data["typed"]
        ours, theirs = data["last"]
        made = cls(
            data["mode"],
            (clean(mayor), clean(opponents)),
            (Count.of(ours).mayor, Count.of(theirs).mayor),
            stack(data["pile"]),
        )
        if made.mode not in MODES or repr(made.data()) != repr({key: data[key] for key in KEYS}):
            raise ValueError("a tally")
        return made


KEYS = ("mode", "typed", "last", "pile")


def clean(text: str) -> str:
    """Return what a field keeps of a text: what can be printed, the first forty signs.

    >>> clean("58" + chr(10)), len(clean("9" * 1000))
    ('58', 40)
    """
    return "".join(sign for sign in text[:LONGEST] if sign.isprintable())


def stack(cards: str | list[str]) -> tuple[Card, ...]:
    """Return a pile of scoring cards, in the order of the pack.

    Raises:
        AlcaldeError: one of them cannot be read.
        ValueError: one of them scores nothing, or is there twice.

    >>> stack("3♥ A♥")
    (Card.parse('A♥'), Card.parse('3♥'))
    """
    pile = Card.parse_all(cards)
    if len({*pile}) != len(pile) or not {*pile}.issubset(SCORING):
        raise ValueError("a pile holds different cards that score: A 3 K Q J")
    return tuple(card for card in SCORING if card in pile)
