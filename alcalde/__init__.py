"""Alcalde: the engine of a card game for a mayor and two opponents, after the ledger of rules.

>>> from alcalde import Seat, Trick
>>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader=Seat.RIGHT)
>>> trick.winner.value, str(trick.winning_card), trick.points
('mayor', '2♠', 25)
"""

from typing import TYPE_CHECKING

from alcalde.core.cards import DECK, Card
from alcalde.core.errors import (
    AlcaldeError,
    CountError,
    IllegalMove,
    NotationError,
    UnsupportedVariant,
)
from alcalde.core.lazy import lazy
from alcalde.core.ranks import Rank
from alcalde.core.reasons import AnyReason
from alcalde.core.seats import AnySeat
from alcalde.core.suits import Suit
from alcalde.core.text import capitalise
from alcalde.core.tricks import winning_card
from alcalde.core.words import Words
from alcalde.draw_order import Drawer
from alcalde.rules import Rules
from alcalde.scoring import Count
from alcalde.seats import Seat, order_of_play
from alcalde.sentences.basics import Reason
from alcalde.tricks import Played, Trick

if TYPE_CHECKING:
    from alcalde.deal import Deal
    from alcalde.exchange import Exchange, Exchanged
    from alcalde.first_mayor import FirstMayor
    from alcalde.game import Game
    from alcalde.high_draw import HighDraw
    from alcalde.match import Match
    from alcalde.match_record import read_match, write_match
    from alcalde.moves import Play
    from alcalde.places import Place
    from alcalde.record import read_record, write_record
    from alcalde.simultaneous import Refused, Settlement, settle
    from alcalde.standing import Standing
    from alcalde.state import Drawn, refill

__all__ = [
    "AlcaldeError",
    "AnyReason",
    "AnySeat",
    "Card",
    "Count",
    "CountError",
    "DECK",
    "Deal",
    "Drawer",
    "Drawn",
    "Exchange",
    "Exchanged",
    "FirstMayor",
    "Game",
    "HighDraw",
    "IllegalMove",
    "Match",
    "NotationError",
    "Place",
    "Play",
    "Played",
    "Rank",
    "Reason",
    "Refused",
    "Rules",
    "Seat",
    "Settlement",
    "Standing",
    "Suit",
    "Trick",
    "UnsupportedVariant",
    "Words",
    "capitalise",
    "order_of_play",
    "winning_card",
    "read_match",
    "read_record",
    "refill",
    "settle",
    "write_match",
    "write_record",
]

_MODULES = {
    "Deal": "deal",
    "Drawn": "state",
    "Exchange": "exchange",
    "Exchanged": "exchange",
    "FirstMayor": "first_mayor",
    "Game": "game",
    "HighDraw": "high_draw",
    "Match": "match",
    "Place": "places",
    "Play": "moves",
    "Refused": "simultaneous",
    "Settlement": "simultaneous",
    "Standing": "standing",
    "read_match": "match_record",
    "read_record": "record",
    "refill": "state",
    "settle": "simultaneous",
    "write_match": "match_record",
    "write_record": "record",
}

if not TYPE_CHECKING:  # a type checker sees the imports above and still finds misspelt names
    __getattr__ = lazy(__name__, _MODULES)


def __dir__() -> list[str]:
    """Return every public name, loaded or not."""
    return sorted({*globals(), *__all__})
