"""The registry of tables: each kind is named here once, with its module and its class.

A kind is loaded when it is first needed, so that a page with one kind of table does not wait for
the others.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table

KINDS = {
    "auction": ("tables.rematada.auction.table", "AuctionTable"),
    "count": ("tables.alcalde.count.table", "CountTable"),
    "deal": ("tables.alcalde.deal.table", "DealTable"),
    "deck": ("tables.alcalde.deck.table", "DeckTable"),
    "exchange": ("tables.alcalde.exchange.table", "ExchangeTable"),
    "exercise": ("exercises.table", "ExerciseTable"),
    "game": ("tables.alcalde.game.table", "GameTable"),
    "match": ("tables.alcalde.match.table", "MatchTable"),
    "mayor": ("tables.alcalde.first_mayor.table", "MayorTable"),
    "refill": ("tables.alcalde.refill.table", "RefillTable"),
    "rematada": ("tables.rematada.play.table", "RematadaTable"),
    "rematada_count": ("tables.rematada.count.table", "RematadaCountTable"),
    "rematada_deal": ("tables.rematada.deal.table", "RematadaDealTable"),
    "rematada_deck": ("tables.rematada.deck.table", "RematadaDeckTable"),
    "rematada_trick": ("tables.rematada.trick.table", "RematadaTrickTable"),
    "talon": ("tables.rematada.talon.table", "TalonTable"),
    "task": ("tasks.table", "TaskTable"),
    "trick": ("tables.alcalde.trick.table", "TrickTable"),
    "turn": ("tables.alcalde.turn.table", "TurnTable"),
}
"""The module and class of each kind, by its name in HTML and saved states."""

CLASSES = {name: kind for kind, (_, name) in KINDS.items()}
"""The kind of each class."""


def table_class(kind: str) -> type[Table]:
    """Import and return the class of a kind of table.

    Args:
        kind: a key of `KINDS`.

    Raises:
        KeyError: there is no such kind.

    >>> table_class("trick").kind
    'trick'
    >>> table_class("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    KeyError: 'there is no table of the kind chess; there are: ...'
    """
    if kind not in KINDS:
        raise KeyError(f"there is no table of the kind {kind}; there are: {', '.join(KINDS)}")
    module, name = KINDS[kind]
    found: type[Table] = getattr(import_module(f"{__package__}.{module}"), name)
    return found


def restore(kind: str, state: object, *, lang: str = "", name: str = "") -> Table:
    """Restore a table of any kind from its saved state.

    Args:
        kind: a key of `KINDS`.
        state: what `Table.state` gave; any other JSON value opens the table with its example.
        lang: the language, if the state has none.
        name: the table's name, if the state has none.

    Raises:
        KeyError: there is no such kind.

    >>> restore("trick", None).summary()
    'A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.'
    """
    return table_class(kind).restore(state, lang=lang, name=name)
