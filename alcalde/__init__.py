"""Alcalde: the engine of a card game for a mayor and two opponents, after the ledger of rules.

>>> from alcalde import Seat, Trick
>>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader=Seat.RIGHT)
>>> trick.winner.value, str(trick.winning_card), trick.points
('mayor', '2♠', 25)
"""

from alcalde.cards import DECK, Card
from alcalde.deal import Deal
from alcalde.errors import AlcaldeError, CountError, IllegalMove, NotationError, UnsupportedVariant
from alcalde.game import Drawn, Game
from alcalde.moves import Play
from alcalde.ranks import Rank
from alcalde.reasons import Reason
from alcalde.record import read_record, write_record
from alcalde.rules import Rules
from alcalde.scoring import Count
from alcalde.seats import Seat, order_of_play
from alcalde.sentences import capitalise
from alcalde.suits import Suit
from alcalde.tricks import Played, Trick
from alcalde.words import Words

__all__ = [
    "AlcaldeError",
    "Card",
    "Count",
    "CountError",
    "DECK",
    "Deal",
    "Drawn",
    "Game",
    "IllegalMove",
    "NotationError",
    "Play",
    "Played",
    "Rank",
    "Reason",
    "Rules",
    "Seat",
    "Suit",
    "Trick",
    "UnsupportedVariant",
    "Words",
    "capitalise",
    "order_of_play",
    "read_record",
    "write_record",
]
