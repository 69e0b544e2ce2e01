"""Brisca Rematada: the three-player game with an auction, on the same trick rule (REM-1 to REM-11).

>>> from alcalde.rematada import Bid, Pass, Rematada
>>> game = Rematada.deal(seed=7).play(Bid("right", 100)).play(Pass("left")).play(Pass("dealer"))
>>> game.contractor, game.phase, len(game.hand("right"))
(<RematadaSeat.RIGHT: 'right'>, 'talon', 12)
"""

from typing import TYPE_CHECKING

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
    "RematadaDeal",
    "LayAside",
    "NameTrump",
    "PACK",
    "Pass",
    "RematadaPlay",
    "RematadaPlayed",
    "Rematada",
    "RematadaCount",
    "RematadaReason",
    "RematadaSeat",
    "Session",
    "RematadaObservation",
    "RematadaTrick",
    "read_record",
    "shuffled",
    "whole_pack",
    "write_record",
]

# A page that shows an auction needs no tricks: these are loaded when they are first asked for.
_LATER = {
    "Auction": "auction",
    "Bid": "moves",
    "RematadaDeal": "deal",
    "LayAside": "moves",
    "NameTrump": "moves",
    "Pass": "moves",
    "RematadaPlay": "moves",
    "RematadaPlayed": "tricks",
    "Rematada": "game",
    "RematadaCount": "scoring",
    "RematadaReason": "sentences",
    "Session": "session",
    "RematadaObservation": "observation",
    "RematadaTrick": "tricks",
    "read_record": "record",
    "shuffled": "deal",
    "write_record": "record",
}

if not TYPE_CHECKING:  # a checker sees the imports above, and still finds misspelt names

    def __getattr__(name: str) -> object:
        """Return what is loaded only when it is first asked for."""
        if name not in _LATER:
            raise AttributeError(f"module 'alcalde.rematada' has no attribute {name!r}")
        from importlib import import_module

        thing: object = getattr(import_module(f"alcalde.rematada.{_LATER[name]}"), name)
        globals()[name] = thing
        return thing


def __dir__() -> list[str]:
    """Return every public name, loaded or not."""
    return sorted({*globals(), *__all__})
