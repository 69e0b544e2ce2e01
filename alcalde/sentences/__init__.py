"""The catalogue of Alcalde's sentences, in parts, of which a page loads those that it says.

A module takes its sentences from the part that they stand in. `whole` gives all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.catalogue import compose

if TYPE_CHECKING:
    from alcalde.core.catalogue import Catalogue
    from alcalde.sentences.basics import Reason

PARTS = ("basics", "game", "match", "draw", "coaching")
"""The modules that the catalogue is composed of."""


def whole() -> Catalogue[Reason]:
    """Return the whole catalogue: every reason and every refusal of Alcalde.

    >>> "hint-go" in whole().reasons, "two-first" in whole().refusals
    (True, True)
    """
    return compose(__name__, PARTS)
