"""Draw order: the three who draw for first mayor, before anybody has a seat (MAYOR-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.numbers import parse_whole
from alcalde.core.seats import AnySeat, seated
from alcalde.core.text import N_
from alcalde.sentences.basics import SENTENCES

if TYPE_CHECKING:
    from typing import Self

ORDINALS = {
    0: {
        "plain": N_("the first player"),
        "of": N_("of the first player"),
        "to": N_("to the first player"),
    },
    1: {
        "plain": N_("the second player"),
        "of": N_("of the second player"),
        "to": N_("to the second player"),
    },
    2: {
        "plain": N_("the third player"),
        "of": N_("of the third player"),
        "to": N_("to the third player"),
    },
}
"""The names of three people who are numbered 0, 1 and 2."""


@seated(ORDINALS)
class Drawer(AnySeat):
    """One of the three, numbered 0, 1 and 2 in the order in which they draw.

    It is a place in that order and no seat yet: the draw decides who may choose a seat first.

    >>> [drawer.english for drawer in Drawer]
    ['the first player', 'the second player', 'the third player']
    >>> Drawer.SECOND.index, Drawer(2)
    (1, <Drawer.THIRD: 2>)
    """

    FIRST = 0
    SECOND = 1
    THIRD = 2

    @classmethod
    def parse(cls, number: Self | int) -> Self:  # type: ignore[override]
        """Parse one who draws.

        Args:
            number: 0, 1 or 2.

        Raises:
            NotationError: `drawer`, for anything else (MAYOR-2).

        >>> Drawer.parse(1)
        <Drawer.SECOND: 1>
        >>> Drawer.parse(3)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “3” is none of those who draw: write 0, 1 or 2.
        """
        if type(number) is cls:
            return number
        return cls(parse_whole(number, SENTENCES, "drawer", most=len(cls) - 1, digits=False))
