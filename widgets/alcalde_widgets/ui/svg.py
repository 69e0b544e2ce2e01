"""Drawings as lists of shapes, written as SVG.

`fill` takes the ink of what is drawn, `cut` is cut out of it (the paper shows), `edged` is filled
with a rim of paper, `drawn` is paper with a rim of ink, `line` and `cutline` are strokes. The
colours are in the style sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .html import h

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .html import Element

Shape = tuple[str, str] | tuple[str, str, str]
"""How it is painted, its path, and how it is turned or moved (an SVG transform)."""


def circle(x: float, y: float, r: float) -> str:
    """Return the path of a circle.

    Args:
        x: the centre.
        y: the centre.
        r: the radius.

    >>> circle(12, 12, 2)
    'M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'
    """
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def svg(shapes: Sequence[Shape], class_: str, box: str, width: int, height: int) -> Element:
    """Return a drawing that screen readers pass over: what it means is said beside it.

    Args:
        shapes: what is drawn, the lowest first.
        class_: the class of the drawing.
        box: its `viewBox`, such as `0 0 24 24`.
        width: its width.
        height: its height.
    """
    paths = [
        h("path", class_=None if paint == "fill" else f"al-{paint}", d=path, transform=turn)
        for paint, path, turn in ((*shape, None)[:3] for shape in shapes)
    ]
    return h(
        "svg", *paths, class_=class_, viewBox=box, width=width, height=height, aria_hidden="true"
    ).prerendered()
