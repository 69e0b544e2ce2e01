"""Tables that teach Alcalde: small objects that draw themselves as HTML and answer actions.

>>> from alcalde_widgets import TrickTable
>>> table = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
>>> table.act("swap")
>>> table.summary()
'A♥ 3♥ 2♦ K♣ · trump ♠ · Isaac wins with A♥: 25 points.'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from .registry import CLASSES, KINDS, restore, table_class
from .table import Table
from .ui.voice import ISAAC, LENA, Person

# For type checkers alone; a test holds it equal to the registry.
if TYPE_CHECKING:
    from .exercises.table import ExerciseTable as ExerciseTable
    from .tables.alcalde.count.table import CountTable as CountTable
    from .tables.alcalde.deal.table import DealTable as DealTable
    from .tables.alcalde.deck.table import DeckTable as DeckTable
    from .tables.alcalde.exchange.table import ExchangeTable as ExchangeTable
    from .tables.alcalde.first_mayor.table import MayorTable as MayorTable
    from .tables.alcalde.game.table import GameTable as GameTable
    from .tables.alcalde.match.table import MatchTable as MatchTable
    from .tables.alcalde.refill.table import RefillTable as RefillTable
    from .tables.alcalde.trick.table import TrickTable as TrickTable
    from .tables.alcalde.turn.table import TurnTable as TurnTable
    from .tables.rematada.auction.table import AuctionTable as AuctionTable
    from .tables.rematada.count.table import RematadaCountTable as RematadaCountTable
    from .tables.rematada.deal.table import RematadaDealTable as RematadaDealTable
    from .tables.rematada.deck.table import RematadaDeckTable as RematadaDeckTable
    from .tables.rematada.play.table import RematadaTable as RematadaTable
    from .tables.rematada.talon.table import TalonTable as TalonTable
    from .tables.rematada.trick.table import RematadaTrickTable as RematadaTrickTable
    from .tasks.table import TaskTable as TaskTable


def __getattr__(name: str) -> type[Table]:
    """Return a class of table by its name, loading it when it is first asked for."""
    if name in CLASSES:
        # Pages restore tables and make none, so that they do without the check.
        arguments = import_module(f"{__name__}.arguments")
        found: type[Table] = arguments.check_constructor(table_class(CLASSES[name]))
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["ISAAC", "KINDS", "LENA", "Person", "Table", "restore", "table_class", *CLASSES]
