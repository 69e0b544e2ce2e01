"""Seats: the places at a table of three, in either game, and their order."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from alcalde.core.text import tidy

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Self

    from alcalde.core.errors import NotationError

SeatType = TypeVar("SeatType", bound="AnySeat", covariant=True)


class AnySeat(Enum):
    """A place at a table of three; a game's own seats are a subclass decorated by `seated`.

    Attributes:
        index: the place in counter-clockwise order, 0 to 2.
        forms: the name in English with its article: `plain`, after `of` and after `to`.
        cards: how many cards the seat plays to a trick.
        order: who plays each card of a trick that this seat leads, counter-clockwise.

    >>> from alcalde import Seat
    >>> isinstance(Seat.LEFT, AnySeat), Seat.LEFT.forms["to"]
    (True, 'to the left opponent')
    """

    index: int
    forms: Mapping[str, str]
    cards: int
    order: tuple[Self, ...]
    _next: Self
    _by_name: ClassVar[Mapping[str, Self]]

    @property
    def english(self) -> str:
        """Return the plain name in English, with its article."""
        return self.forms["plain"]

    @property
    def next(self) -> Self:
        """Return the neighbour on the right, who comes next in everything (SEAT-2, REM-2).

        >>> from alcalde import Seat
        >>> Seat.MAYOR.next
        <Seat.RIGHT: 'right'>
        """
        return self._next

    @classmethod
    def parse(cls, text: Self | str) -> Self:
        """Parse a seat.

        Args:
            text: a seat's name, in any case.

        Raises:
            NotationError: `seat`, when it is none of this game (SEAT-1, REM-1).

        >>> from alcalde import Seat
        >>> Seat.parse("Right")
        <Seat.RIGHT: 'right'>
        >>> Seat.parse("nobody")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “nobody” is not a seat: write mayor, right or left.
        """
        if type(text) is cls:
            return text
        if isinstance(text, str):
            names = cls._by_name
            found = names.get(text) or names.get(tidy(text).strip().lower())
            if found:
                return found
        raise cls._refusal(str(text))

    @classmethod
    def _refusal(cls, text: str) -> NotationError:
        """Return the error for text that names no seat."""
        raise NotImplementedError

    def __str__(self) -> str:
        """Return the short name, such as `right`."""
        return str(self._value_)


def seated(
    names: Mapping[Any, Mapping[str, str]], cards: Mapping[Any, int] | None = None
) -> Callable[[type[SeatType]], type[SeatType]]:
    """Return a class decorator that gives the seats their names and their order.

    Args:
        names: the forms of each seat's name, by the seat's value.
        cards: how many cards a seat plays to a trick, by its value; one if it is not there.

    >>> @seated({"north": {"plain": "North"}, "south": {"plain": "South"}}, {"south": 2})
    ... class Side(AnySeat):
    ...     NORTH = "north"
    ...     SOUTH = "south"
    >>> Side.SOUTH.next.english, [str(side) for side in Side.NORTH.order]
    ('North', ['north', 'south', 'south'])
    """

    def decorate(cls: type[SeatType]) -> type[SeatType]:
        seats = tuple(cls)
        cls._by_name = {str(seat): seat for seat in seats}
        for index, seat in enumerate(seats):
            seat.index, seat.forms = index, names[seat.value]
            seat.cards = (cards or {}).get(seat.value, 1)
        for seat in seats:
            turns = seats[seat.index :] + seats[: seat.index]
            seat._next = turns[1]
            seat.order = tuple(turn for turn in turns for _ in range(turn.cards))
        return cls

    return decorate
