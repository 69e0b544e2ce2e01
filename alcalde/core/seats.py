"""Seats: a place at a table of three, in either game."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class AnySeat(Enum):
    """A place at a table of three: `Seat` here, another kind in Brisca Rematada.

    `index` is the place in the round, 0 to 2; `forms` the name in English, `plain`, `of` and `to`.

    >>> from alcalde import Seat
    >>> isinstance(Seat.LEFT, AnySeat), Seat.LEFT.forms["to"]
    (True, 'to the left opponent')
    """

    index: int
    forms: Mapping[str, str]

    @property
    def english(self) -> str:
        """Return the plain name in English, with its article."""
        return self.forms["plain"]

    def __str__(self) -> str:
        """Return the short name, such as `right`."""
        return str(self._value_)
