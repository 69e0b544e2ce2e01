"""The kinds of table, one a file. A kind is loaded when it is first asked for.

So a page that shows one kind of table does not wait for the others.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..table import Table
    from .auction import AuctionTable
    from .count import CountTable
    from .deal import DealTable
    from .deck import DeckTable
    from .exchange import ExchangeTable
    from .exercise import ExerciseTable
    from .game import GameTable
    from .match import MatchTable
    from .mayor import MayorTable
    from .refill import RefillTable
    from .rematada import RematadaTable
    from .rematada_count import RematadaCountTable
    from .rematada_deal import RematadaDealTable
    from .rematada_deck import RematadaDeckTable
    from .rematada_trick import RematadaTrickTable
    from .talon import TalonTable
    from .task import TaskTable
    from .trick import TrickTable
    from .turn import TurnTable

KINDS = {
    "auction": "AuctionTable",
    "count": "CountTable",
    "deal": "DealTable",
    "deck": "DeckTable",
    "exchange": "ExchangeTable",
    "exercise": "ExerciseTable",
    "game": "GameTable",
    "match": "MatchTable",
    "mayor": "MayorTable",
    "refill": "RefillTable",
    "rematada": "RematadaTable",
    "talon": "TalonTable",
    "rematada_count": "RematadaCountTable",
    "rematada_deal": "RematadaDealTable",
    "rematada_deck": "RematadaDeckTable",
    "rematada_trick": "RematadaTrickTable",
    "task": "TaskTable",
    "trick": "TrickTable",
    "turn": "TurnTable",
}
"""The class of each kind of table, under the name that its HTML carries and its module has."""


def kind_class(kind: str) -> type[Table]:
    """Return the class of a kind of table.

    Args:
        kind: a key of `KINDS`.

    Raises:
        KeyError: there is no such kind.

    >>> kind_class("trick").kind
    'trick'
    >>> kind_class("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    KeyError: 'there is no table of the kind chess; there are: ...'
    """
    if kind not in KINDS:
        raise KeyError(f"there is no table of the kind {kind}; there are: {', '.join(KINDS)}")
    found: type[Table] = getattr(import_module(f".{kind}", __name__), KINDS[kind])
    return found


def restore(kind: str, state: object, *, lang: str = "", name: str = "") -> Table:
    """Make any table from its kind and its saved state.

    Args:
        kind: a key of `KINDS`.
        state: what `Table.state` gave; anything else opens the table with its example.
        lang: the language where the state says none.
        name: the table's name where the state says none.

    Raises:
        KeyError: there is no such kind.

    >>> restore("trick", None).summary()
    'A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.'
    """
    return kind_class(kind).restore(state, lang=lang, name=name)


def __getattr__(name: str) -> type[Table]:
    """Return a class of table by its name, loading it."""
    for kind, class_name in KINDS.items():
        if name == class_name:
            return kind_class(kind)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "KINDS",
    "AuctionTable",
    "CountTable",
    "DealTable",
    "DeckTable",
    "ExchangeTable",
    "ExerciseTable",
    "GameTable",
    "MatchTable",
    "MayorTable",
    "RefillTable",
    "RematadaTable",
    "TalonTable",
    "RematadaCountTable",
    "RematadaDealTable",
    "RematadaDeckTable",
    "RematadaTrickTable",
    "TaskTable",
    "TrickTable",
    "TurnTable",
    "kind_class",
    "restore",
]
