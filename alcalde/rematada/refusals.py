"""Refusals: why a move of Brisca Rematada is not allowed now (REM-4 to REM-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.errors import IllegalMove
from alcalde.rematada.cards import LAID_ASIDE
from alcalde.rematada.moves import Bid, LayAside, NameTrump, Pass, RematadaPlay
from alcalde.rematada.sentences import SENTENCES

if TYPE_CHECKING:
    from alcalde.rematada.auction import Auction
    from alcalde.rematada.moves import Move
    from alcalde.rematada.seats import RematadaSeat
    from alcalde.rematada.state import RematadaState


def refusal(state: RematadaState, move: Move) -> IllegalMove | None:
    """Return why a move is not allowed, or None when it is.

    Args:
        state: any state of a game.
        move: the move.

    Raises:
        TypeError: when it is not a move.

    >>> from alcalde.rematada import Rematada
    >>> print(refusal(Rematada.deal(7), Bid("right", 99)))
    99 cannot be bid: a bid here runs from 100 to 230.
    >>> print(refusal(Rematada.deal(7), NameTrump("right", "♥")))
    The auction is not over: the next to bid or pass is the player on the right.
    >>> refusal(Rematada.deal(7), "luck")
    Traceback (most recent call last):
    TypeError: a move is a Bid, Pass, LayAside, NameTrump or Play, not 'luck'
    """
    if isinstance(move, Bid | Pass):
        return _call(state.auction, move)
    if not isinstance(move, LayAside | NameTrump | RematadaPlay):
        raise TypeError(f"a move is a Bid, Pass, LayAside, NameTrump or Play, not {move!r}")
    phase, contractor = state.phase, state.contractor
    if phase == "auction":
        return SENTENCES.refuse(IllegalMove, "auction-runs", player=state.turn)
    if phase == "void":
        return SENTENCES.refuse(IllegalMove, "void")
    assert contractor
    if isinstance(move, LayAside):
        return _laying(state, move, contractor)
    if phase == "talon":
        return SENTENCES.refuse(IllegalMove, "not-yet/lay-aside", player=contractor)
    if isinstance(move, NameTrump):
        return _naming(state, move, contractor)
    if phase == "trump":
        return SENTENCES.refuse(IllegalMove, "not-yet/name-trump", player=contractor)
    return _playing(state, move)


def _call(auction: Auction, move: Bid | Pass) -> IllegalMove | None:
    try:
        auction.check(move)
    except IllegalMove as fault:
        return fault
    return None


def _laying(state: RematadaState, move: LayAside, contractor: RematadaSeat) -> IllegalMove | None:
    if state.laid_aside:
        return SENTENCES.refuse(IllegalMove, "laid-aside")
    if move.seat is not contractor:
        return _not_contractor(move.seat, contractor)
    if len(move.cards) != LAID_ASIDE:
        return SENTENCES.refuse(IllegalMove, "two-aside", n=len(move.cards))
    hand = state.hand(contractor)
    for place, card in enumerate(move.cards):
        if card in move.cards[:place]:
            return SENTENCES.refuse(IllegalMove, "card-twice", "REM-6", card=card)
        if card not in hand:
            return SENTENCES.refuse(IllegalMove, "not-in-hand", "REM-6", card=card)
    return None


def _naming(state: RematadaState, move: NameTrump, contractor: RematadaSeat) -> IllegalMove | None:
    if state.trump is not None:
        return SENTENCES.refuse(IllegalMove, "trump-named", suit=state.trump)
    if move.seat is not contractor:
        return _not_contractor(move.seat, contractor)
    return None


def _playing(state: RematadaState, move: RematadaPlay) -> IllegalMove | None:
    if state.turn is None:
        return SENTENCES.refuse(IllegalMove, "over", "REM-7")
    if move.seat is not state.turn:
        return SENTENCES.refuse(IllegalMove, "turn", player=state.turn)
    if move.card not in state.hand(move.seat):
        for number, trick in enumerate(state.history, 1):
            if move.card in trick.cards:
                return SENTENCES.refuse(IllegalMove, "played-already", card=move.card, n=number)
        return SENTENCES.refuse(IllegalMove, "not-in-hand", "REM-7", card=move.card)
    return None


def _not_contractor(seat: RematadaSeat, contractor: RematadaSeat) -> IllegalMove:
    return SENTENCES.refuse(IllegalMove, "not-contractor", player=seat, winner=contractor)
