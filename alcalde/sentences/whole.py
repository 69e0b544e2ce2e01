"""The whole catalogue of Alcalde's sentences, composed of its parts.

Pages do not load this module: their modules import the parts that they need.
"""

from __future__ import annotations

from alcalde.core.catalogue import Catalogue
from alcalde.sentences import basics, coaching, draw, game, match

PARTS = (basics, game, match, draw, coaching)
"""The modules of which each has a part of the catalogue."""

SENTENCES = Catalogue(
    basics.Reason,
    [sentence for part in PARTS for sentence in part.SENTENCES.reasons.values()],
    [sentence for part in PARTS for sentence in part.SENTENCES.refusals.values()],
)
"""Every reason and every refusal of Alcalde."""
