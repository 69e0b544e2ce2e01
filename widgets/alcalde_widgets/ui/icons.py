"""The interface's icons, and the ring of arrows for the direction of play (SEAT-2)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .svg import circle, svg

if TYPE_CHECKING:
    from .html import Element
    from .svg import Shape

ICONS: dict[str, Shape] = {
    "first": ("fill", "M4 4.5h2v11H4zM16 4.5v11L7.5 10z"),
    "previous": ("fill", "M13.5 4.5v11L5 10z"),
    "next": ("fill", "M6.5 4.5v11L15 10z"),
    "check": ("line", "M4.5 10.5l3.7 3.8 7.3-8.5"),
    "close": ("line", "M5.5 5.5l9 9M14.5 5.5l-9 9"),
    "info": ("line", circle(10, 10, 7.5) + "M10 9.3v4.2M10 6.5v.01"),
    "hint": (
        "line",
        "M7.5 14.2c0-1.8-2.6-2.7-2.6-6a5.1 5.1 0 0 1 10.2 0c0 3.3-2.6 4.2-2.6 6zM8 17.3h4",
    ),
    "chevron": ("line", "M5.5 8l4.5 4.5L14.5 8"),
    "again": ("line", "M4.5 8.5A6 6 0 1 1 4 11.5M4 4.2v4.6h4.6"),
    "copy": ("line", "M7.5 7V3.5h9v9H13M3.5 7.5h9v9h-9z"),
    "swap": ("line", "M3.5 7H16M12.5 3.5L16 7l-3.5 3.5M16.5 13H4M7.5 9.5L4 13l3.5 3.5"),
}
"""Drawings on a field of 20 by 20."""

RING = (
    "M158.3 175.2A95 95 0 0 0 194.2 83.5M189.3 90.2l4.9-6.7 6 5.6M165.4 31A95 95 0 0 0 69 10.2"
    "M77.2 11.1l-8.2-.9 4.5-7M18.9 50A95 95 0 0 0 34.6 169.2M33 161.1l1.6 8.1-8.2-.5"
)
"""Three arrows that turn counter-clockwise (SEAT-2), 200 by 200."""


@cache
def icon(name: str) -> Element:
    """Draw one of the interface's icons beside its word."""
    return svg([ICONS[name]], "al-i", "0 0 20 20", 20, 20)


@cache
def ring() -> Element:
    """Draw the ring of arrows that shows the direction of play."""
    return svg([("line", RING)], "al-ring", "0 0 200 200", 200, 200)
