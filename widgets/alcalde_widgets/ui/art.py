"""The drawings on the cards: suits of both packs, French courts, the frames of Spanish cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .svg import circle, svg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .html import Element
    from .svg import Shape

_PETAL = (
    "M12 13C8 10.5 6.3 5.6 7.8 3c1-1.7 2.7-1.5 4.2-.4 1.5-1.1 3.2-1.3 4.2.4 1.5 2.6-.2 7.5-4.2 10z"
)
_SWORD = "rotate(38 12 12) translate(-1.7 -1.6) scale(1.14)"
_CLUB = "rotate(32 12 12)"

FIGURES: dict[str, Sequence[Shape]] = {
    # French suits
    "spades": [
        (
            "fill",
            "M12 1.6c.5 3.9 9.4 7.7 9.4 12.8 0 2.7-2 4.5-4.3 4.5-1.6 0-3-.8-3.9-2 .4 2.5 1.3 4.1 "
            "3.1 5.5H7.7c1.8-1.4 2.7-3 3.1-5.5-.9 1.2-2.3 2-3.9 2-2.3 0-4.3-1.8-4.3-4.5C2.6 9.3 "
            "11.5 5.5 12 1.6z",
        )
    ],
    "hearts": [
        (
            "fill",
            "M12 21.8C10.6 18.2 2.2 14 2.2 7.9 2.2 4.8 4.5 2.6 7.2 2.6c2.2 0 4 1.3 4.8 3.5.8-2.2 "
            "2.6-3.5 4.8-3.5 2.7 0 5 2.2 5 5.3 0 6.1-8.4 10.3-9.8 13.9z",
        )
    ],
    "diamonds": [
        (
            "fill",
            "M12 1c2.2 4.2 5.1 7.9 8.7 11-3.6 3.1-6.5 6.8-8.7 11-2.2-4.2-5.1-7.9-8.7-11C6.9 8.9 "
            "9.8 5.2 12 1z",
        )
    ],
    "clubs": [
        (
            "fill",
            "M12 1.9a4.7 4.7 0 0 1 3.7 7.6c-.3.4-.5.8-.6 1.2.6-.2 1.2-.3 1.9-.3a4.6 4.6 0 1 1-3.8 "
            "7.2c.3 2 1.3 3.5 2.9 4.8H7.9c1.6-1.3 2.6-2.8 2.9-4.8A4.6 4.6 0 1 1 7 10.4c.7 0 1.3.1 "
            "1.9.3-.1-.4-.3-.8-.6-1.2A4.7 4.7 0 0 1 12 1.9z",
        )
    ],
    # Spanish suits
    "oros": [
        ("line", circle(12, 12, 9.6)),
        ("fill", circle(12, 12, 7.2)),
        (
            "cut",
            "M12 12c-2-1.5-2-3.7 0-5.4 2 1.7 2 3.9 0 5.4 1.5-2 3.7-2 5.4 0-1.7 2-3.9 2-5.4 0 2 1.5 "
            "2 3.7 0 5.4-2-1.7-2-3.9 0-5.4-1.5 2-3.7 2-5.4 0 1.7-2 3.9-2 5.4 0z",
        ),
    ],
    "copas": [
        (
            "fill",
            "M3.9 2.2h16.2c.4 0 .7.3.7.7 0 6.2-2.6 10.3-7 11.2v1.3c0 2.2 1.3 3.4 3.8 3.9.6.1 1 .6 "
            "1 1.2v1.3H5.4v-1.3c0-.6.4-1.1 1-1.2 2.5-.5 3.8-1.7 3.8-3.9v-1.3c-4.4-.9-7-5-7-11.2 "
            "0-.4.3-.7.7-.7z",
        ),
        ("cutline", "M5.3 6.2c2 .9 4.3 1.3 6.7 1.3s4.7-.4 6.7-1.3"),
    ],
    "espadas": [
        ("fill", "M12-1.3l2.5 3.6v12.3h-5V2.3z", _SWORD),
        (
            "fill",
            "M5.6 13.1c0-.7.6-1.1 1.2-.9 3.3 1.1 7.1 1.1 10.4 0 .6-.2 1.2.2 1.2.9v1.5c0 .5-.3.9-.8 "
            "1-1.4.4-2.8.7-4.2.8v3.3a2.4 2.4 0 1 1-2.8 0v-3.3c-1.4-.1-2.8-.4-4.2-.8-.5-.1-.8-.5-.8"
            "-1z",
            _SWORD,
        ),
        ("cutline", "M12 3.4v7.6", _SWORD),
    ],
    "bastos": [
        (
            "fill",
            "M12-.6c2.7 0 4.5 2.3 4.5 5.6 0 6-2.7 10.5-2.3 17.3 0 .9-.9 1.6-2.2 1.6s-2.2-.7-2.2"
            "-1.6C10.2 15.5 7.5 11 7.5 5c0-3.3 1.8-5.6 4.5-5.6z",
            _CLUB,
        ),
        (
            "fill",
            "M8.6 12.9c-3-.2-4.8-1.9-5.1-4.8 2.9.1 4.7 1.6 5.1 4.8zM15.3 13.9c.2-2.7 1.9-4.3 4.8"
            "-4.5 0 2.9-1.6 4.5-4.8 4.5z",
            _CLUB,
        ),
        (
            "cutline",
            "M10.3 4.8c.3-1 .9-1.5 1.8-1.5M13.7 8.7c-.1 1.3-.5 2.2-1.2 2.9M11 15.3c.4.5.7 1.1.8 "
            "1.9",
            _CLUB,
        ),
    ],
    # French courts: a cap (jack), the maga flower (queen), a crown (king)
    "jack": [
        ("fill", "M3 15.3C2.7 10.8 6.3 7.5 11.4 7.5c5.4 0 9.3 2.7 9.6 6.4.1.9-.5 1.5-1.4 1.5z"),
        (
            "fill",
            "M4.6 17.1h14.3c.7 0 1.2.5 1.2 1.1v1.4c0 .7-.5 1.2-1.2 1.2H4.6c-.7 0-1.2-.5-1.2-1.2"
            "v-1.4c0-.6.5-1.1 1.2-1.1z",
        ),
        (
            "edged",
            "M6.7 16.1C6.3 8.6 11.3 2.5 21.5 1.7c.4 5.6-5.3 10.1-12.3 9.8-.8 1.3-1.3 2.8-1.4 4.6z",
        ),
        ("cutline", "M10 10.5c1.9-2.7 4.3-4.5 7.2-5.8"),
    ],
    "queen": [
        *(("edged", _PETAL, f"rotate({72 * turn} 12 12.3)") for turn in range(5)),
        ("cut", circle(12, 12.3, 2.9)),
        ("fill", circle(12, 12.3, 1.7)),
    ],
    "king": [
        (
            "fill",
            "M4 17.3 2.7 8.9c-.1-.7.7-1.2 1.2-.7L8 11.5l3.3-6.3c.3-.6 1.1-.6 1.4 0L16 11.5l4.1-3.3"
            "c.5-.5 1.3 0 1.2.7L20 17.3z",
        ),
        (
            "fill",
            "M4.8 18.7h14.4c.5 0 .9.4.9.9v1.2c0 .5-.4.9-.9.9H4.8c-.5 0-.9-.4-.9-.9v-1.2c0-.5.4-.9"
            ".9-.9z",
        ),
        ("fill", circle(12, 3.3, 1.6) + circle(2.7, 6.6, 1.3) + circle(21.3, 6.6, 1.3)),
    ],
}
"""Drawings on a field of 24 by 24."""

FRAMES: dict[str, str] = {
    "oros": "M3.5 3.5h43v63h-43z",
    "copas": "M22.5 3.5h-19v63h19M27.5 3.5h19v63h-19",
    "espadas": "M16 3.5H3.5v63H16M34 3.5h12.5v63H34M21 3.5h8M21 66.5h8",
    "bastos": "M13 3.5H3.5v63H13M37 3.5h9.5v63H37M17.5 3.5h5M27.5 3.5h5M17.5 66.5h5M27.5 66.5h5",
}
"""The frame of a Spanish card, 50 by 70: the number of breaks names the suit without colour."""


@cache
def figure(name: str, class_: str, size: int = 24) -> Element:
    """Draw a suit or a French court, hidden from screen readers: the card's name says it.

    Args:
        name: a key of `FIGURES`.
        class_: its class.
        size: its width and height.

    >>> figure("hearts", "al-suit").tag
    'svg'
    """
    return svg(FIGURES[name], class_, "0 0 24 24", size, size)


@cache
def frame(suit: str) -> Element:
    """Draw the frame of a Spanish card, whose breaks name its suit."""
    return svg([("line", FRAMES[suit])], "al-card__frame", "0 0 50 70", 50, 70)
