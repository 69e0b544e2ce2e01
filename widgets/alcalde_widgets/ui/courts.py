"""The courts of the Spanish pack: half figures, each with its suit's object in the hand.

They are drawn in one ink on paper, so that grey, a dark page and forced colours need no drawing of
their own. The object is large: it tells the suit on a card of 44 px.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .art import FIGURES
from .svg import svg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .html import Element
    from .svg import Shape

COURTS: dict[str, tuple[str, str, Sequence[Shape]]] = {
    # A page with a feather in his cap
    "jack": (
        "13 -30 86 126",
        "translate(81 62)",
        [
            (
                "fill",
                "M33 55c4-8 24-11 28-2l9 4 4 5-5 4-8-3v8l6 20v7H28v-8l6-20-7 14-6-3c2-7 4-18 12-26"
                "z",
            ),
            (
                "drawn",
                "M21 79c-3 3-2 7 1 7s5-2 5-5zM34 67q13 3 26 0v5q-13 3-26 0zM38 47h18"
                "c-4 9-14 9-18 0z",
            ),
            ("fill", "M36 30h22q2 12-1 16H37q-3-4-1-16z"),
            ("drawn", "M39 31h16v7c0 13-16 13-16 0zM56 27c3-9 1-13-4-16 9 0 14 8 9 18z"),
            ("line", "M42 36h3M49 36h3M47 37v4h-1M45 44h5"),
            ("fill", "M35 30c-3-17 28-17 25 0z"),
            ("drawn", "M34 28q13 4 27 0v5q-14 4-27 0z"),
        ],
    ),
    # A rider in a straw hat
    "horse": (
        "8 -38 96 141",
        "translate(85 66)",
        [
            (
                "drawn",
                "M9 74q-2-4 1-7l9-13V45l5 5c9 1 15 11 18 24 9 3 21 1 28 2q9 1 9 13v20H26V77l-8 2"
                "q-5 1-9-5z",
            ),
            (
                "fill",
                "M23 47C34 47 43 59 46 75l-7-2q-7-2-7-8-5-2-4-6-5-4-5-12zM41 77q12 4 28 0l3 32H44"
                "q-5-16-3-32z"
                "M17 58h2v3h-2z",
            ),
            ("line", "M12 64l6 14M17 75q13 4 24-6"),
            ("drawn", "M47 73h17c-1 8-5 15-8 21v15H46q5-22 1-36z"),
            (
                "fill",
                "M45 54c2-10 18-11 21-3l11 7-4 8-8-3 1 12H46v-8l-3 3-4-5zM46 31h18q3 10 0 15H47z",
            ),
            (
                "drawn",
                "M39 66q-6 4-2 7 5 0 6-2zM46 70h19v5H46zM48 46h15c-2 8-12 8-15 0zM47 31h15v7"
                "c0 12-15 12-15 0z"
                "M46 28c0-15 18-15 18 0zM39 28q16-3 32 0c-4 5-28 5-32 0z",
            ),
            ("line", "M50 36h2M56 36h2M54 37v4h-1M51 44h5"),
            ("fill", "M46 24q9 2 18 0v4H46z"),
        ],
    ),
    # A king on his throne
    "king": (
        "9 -30 86 126",
        "translate(77 63)",
        [
            ("drawn", "M25 82V44c0-16 36-16 36 0v38zM16 100V84h8v16zM62 100V84h8v16z"),
            (
                "fill",
                "M29 80V48c0-12 28-12 28 0v32zM32 53q11-5 22 0 6 2 8 10l8-2 3 7q-5 5-12 4l1 12"
                "q6 5 6 10l-6 6H24"
                "l-6-6q0-5 6-10l1-20q1-8 7-11z",
            ),
            ("cutline", "M29 60q-8 6-9 15l8 3q0-8 4-13"),
            (
                "drawn",
                "M33 51h20q2 9-5 13v36H38V64q-7-4-5-13zM38 85h10v6H38zM12 80q0-4 4-4h8v8h-8"
                "q-4 0-4-4z"
                "M62 76h8q4 0 4 4t-4 4h-8zM18 78q1-6 6-5 4 3 2 7-7 1-8-2z",
            ),
            ("fill", "M42 69h2v3h-2zM42 77h2v3h-2zM31 28h24q3 12 0 18H31q-3-6 0-18z"),
            ("drawn", "M34 29h18v9c0 13-18 13-18 0z"),
            ("fill", "M33 37q3 4 6 4h9q2 0 6-4c1 12-3 20-11 23-7-3-11-11-10-23z"),
            ("line", "M37 35h3M46 35h3M43 35v4h-1"),
            ("drawn", "M40 45h6M31 30l-2-15 7 6 7-10 7 10 7-6-2 15q-12-4-24 0z"),
            ("fill", "M43 20l2 3-2 3-2-3z"),
        ],
    ),
}
"""Of each court the box that its card shows, where the hand is, and the person."""

OBJECTS = {
    "oros": "translate(-21 -40) scale(1.8)",
    "copas": "translate(-20.4 -41) scale(1.7)",
    "espadas": "translate(-26.4 -47) scale(2.2)",
    "bastos": "translate(-26.4 -45) scale(2.2)",
}
"""How the sign of a suit becomes the object in a hand: upright, and as large as there is room."""


@cache
def court(name: str, suit: str) -> Element:
    """Draw a court of the Spanish pack, hidden from screen readers: the card's name says it.

    Args:
        name: a key of `COURTS`.
        suit: a Spanish suit, a key of `OBJECTS`.

    >>> court("king", "copas").attributes["class"]
    'al-card__court'
    """
    box, hand, person = COURTS[name]
    held = [(paint, path, f"{hand} {OBJECTS[suit]}") for paint, path, *_ in FIGURES[suit]]
    shapes = [*person, *held, ("drawn", "M-5 0c0-6 10-6 10 0S-5 6-5 0z", hand)]
    return svg(shapes, "al-card__court", box, 43, 63)
