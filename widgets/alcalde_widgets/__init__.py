"""Tables that teach Alcalde: small objects that draw themselves as HTML and answer actions.

>>> from alcalde_widgets import TrickTable
>>> table = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
>>> table.act("swap")
>>> table.summary()
'A♥ 3♥ 2♦ K♣ · trump ♠ · Isaac wins with A♥: 25 points.'
"""

from __future__ import annotations

from .table import Table
from .tables import (
    KINDS,
    CountTable,
    DealTable,
    DeckTable,
    RefillTable,
    TaskTable,
    TrickTable,
    TurnTable,
    restore,
)
from .voice import ISAAC, LENA, Person

__all__ = [
    "CountTable",
    "DealTable",
    "DeckTable",
    "ISAAC",
    "KINDS",
    "LENA",
    "Person",
    "RefillTable",
    "Table",
    "TaskTable",
    "TrickTable",
    "TurnTable",
    "restore",
]
