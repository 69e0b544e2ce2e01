"""Drawers: the three who draw for first mayor, before anybody has a seat (MAYOR-2)."""

from __future__ import annotations

from alcalde.core.errors import NotationError
from alcalde.core.seats import AnySeat
from alcalde.core.sentences import N_

_FORMS = (
    {
        "plain": N_("the first player"),
        "of": N_("of the first player"),
        "to": N_("to the first player"),
    },
    {
        "plain": N_("the second player"),
        "of": N_("of the second player"),
        "to": N_("to the second player"),
    },
    {
        "plain": N_("the third player"),
        "of": N_("of the third player"),
        "to": N_("to the third player"),
    },
)


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

    def __init__(self, number: int) -> None:
        """Add the place in the order and the names in English."""
        self.index = number
        self.forms = _FORMS[number]

    @classmethod
    def parse(cls, number: Drawer | int) -> Drawer:
        """Read one who draws.

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
        if type(number) is not int or number not in (0, 1, 2):
            raise NotationError(
                "drawer",
                N_("“{text}” is none of those who draw: write 0, 1 or 2."),
                "MAYOR-2",
                {"text": str(number)},
            )
        return cls(number)
