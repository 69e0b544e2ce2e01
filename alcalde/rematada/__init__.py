"""Brisca Rematada: the three-player game with an auction, on the same trick rule (REM-1 to REM-11).

>>> from alcalde.rematada import PACK, Deal, Seat
>>> len(PACK), [str(seat) for seat in Seat.DEALER.next.order]
(32, ['right', 'left', 'dealer'])
>>> len(Deal.from_seed(7).talon)
2
"""

from alcalde.rematada.cards import PACK, whole_pack
from alcalde.rematada.deal import Deal, shuffled
from alcalde.rematada.seats import Seat

__all__ = ["PACK", "Deal", "Seat", "shuffled", "whole_pack"]
