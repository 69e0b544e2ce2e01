"""Brisca Rematada: the three-player game with an auction, on the same trick rule (REM-1 to REM-11).

>>> from alcalde.rematada import Bid, Pass, Rematada
>>> game = Rematada.deal(seed=7).play(Bid("right", 100)).play(Pass("left")).play(Pass("dealer"))
>>> game.contractor, game.phase, len(game.hand("right"))
(<RematadaSeat.RIGHT: 'right'>, 'talon', 12)
"""

from typing import TYPE_CHECKING

from alcalde.core.lazy import lazy
from alcalde.rematada.cards import PACK, whole_pack
from alcalde.rematada.seats import RematadaSeat

if TYPE_CHECKING:
    from alcalde.rematada.auction import Auction
    from alcalde.rematada.deal import RematadaDeal, shuffled
    from alcalde.rematada.game import Rematada
    from alcalde.rematada.moves import Bid, LayAside, NameTrump, Pass, RematadaPlay
    from alcalde.rematada.observation import RematadaObservation
    from alcalde.rematada.record import read_record, write_record
    from alcalde.rematada.scoring import RematadaCount
    from alcalde.rematada.sentences import RematadaReason
    from alcalde.rematada.session import Session
    from alcalde.rematada.tricks import RematadaPlayed, RematadaTrick

__all__ = [
    "Auction",
    "Bid",
    "LayAside",
    "NameTrump",
    "PACK",
    "Pass",
    "Rematada",
    "RematadaCount",
    "RematadaDeal",
    "RematadaObservation",
    "RematadaPlay",
    "RematadaPlayed",
    "RematadaReason",
    "RematadaSeat",
    "RematadaTrick",
    "Session",
    "read_record",
    "shuffled",
    "whole_pack",
    "write_record",
]

_MODULES = {
    "Auction": "auction",
    "Bid": "moves",
    "LayAside": "moves",
    "NameTrump": "moves",
    "Pass": "moves",
    "Rematada": "game",
    "RematadaCount": "scoring",
    "RematadaDeal": "deal",
    "RematadaObservation": "observation",
    "RematadaPlay": "moves",
    "RematadaPlayed": "tricks",
    "RematadaReason": "sentences",
    "RematadaTrick": "tricks",
    "Session": "session",
    "read_record": "record",
    "shuffled": "deal",
    "write_record": "record",
}

if not TYPE_CHECKING:  # a type checker sees the imports above and still finds misspelt names
    __getattr__ = lazy(__name__, _MODULES)


def __dir__() -> list[str]:
    """Return every public name, loaded or not."""
    return sorted({*globals(), *__all__})
