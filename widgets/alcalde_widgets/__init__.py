"""Tables that teach Alcalde: small objects that draw themselves as HTML and answer actions.

>>> from alcalde_widgets import TrickTable
>>> table = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
>>> table.act("swap")
>>> table.summary()
'A♥ 3♥ 2♦ K♣ · trump ♠ · Isaac wins with A♥: 25 points.'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import tables
from .table import Table
from .tables import KINDS, kind_class, restore
from .voice import ISAAC, LENA, Person

if TYPE_CHECKING:
    from .tables import (
        AuctionTable,
        CountTable,
        DealTable,
        DeckTable,
        ExchangeTable,
        ExerciseTable,
        GameTable,
        MatchTable,
        MayorTable,
        RefillTable,
        RematadaCountTable,
        RematadaDealTable,
        RematadaDeckTable,
        RematadaTable,
        RematadaTrickTable,
        TalonTable,
        TaskTable,
        TrickTable,
        TurnTable,
    )


def __getattr__(name: str) -> type[Table]:
    """Return a class of table by its name, loading it when it is first asked for."""
    if name in KINDS.values():
        found: type[Table] = getattr(tables, name)
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "ISAAC",
    "KINDS",
    "LENA",
    "AuctionTable",
    "CountTable",
    "DealTable",
    "DeckTable",
    "ExchangeTable",
    "ExerciseTable",
    "MatchTable",
    "GameTable",
    "MayorTable",
    "Person",
    "RefillTable",
    "RematadaTable",
    "RematadaCountTable",
    "RematadaDealTable",
    "RematadaDeckTable",
    "RematadaTrickTable",
    "Table",
    "TalonTable",
    "TaskTable",
    "TrickTable",
    "TurnTable",
    "kind_class",
    "restore",
]
