"""Refusals: why a move of Brisca Rematada is not allowed now (REM-4 to REM-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.errors import IllegalMove
from alcalde.core.sentences import N_
from alcalde.rematada.auction import Auction
from alcalde.rematada.moves import Bid, LayAside, Move, NameTrump, Pass, RematadaPlay

if TYPE_CHECKING:
    from alcalde.rematada.seats import RematadaSeat
    from alcalde.rematada.state import RematadaState

LAID_ASIDE = 2


def refusal(state: RematadaState, move: Move) -> IllegalMove | None:
    """Return why a move is not allowed, or None when it is.

    Args:
        state: where the game stands.
        move: what somebody wants to do.

    Raises:
        TypeError: when it is no move at all.

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
        sentence = N_("The auction is not over: the next to bid or pass is {player}.")
        return IllegalMove("auction-runs", sentence, "REM-4", {"player": state.turn})
    if phase == "void":
        return IllegalMove("void", N_("This deal is void: all three have passed."), "REM-5")
    assert contractor
    if isinstance(move, LayAside):
        return _laying(state, move, contractor)
    if phase == "talon":
        return _first(N_("First {player} lays two cards aside."), contractor)
    if isinstance(move, NameTrump):
        return _naming(state, move, contractor)
    if phase == "trump":
        return _first(N_("First {player} names the trump suit."), contractor)
    return _playing(state, move)


def _call(auction: Auction, move: Bid | Pass) -> IllegalMove | None:
    try:
        auction.check(move)
    except IllegalMove as fault:
        return fault
    return None


def _laying(state: RematadaState, move: LayAside, contractor: RematadaSeat) -> IllegalMove | None:
    if state.laid_aside:
        return IllegalMove("laid-aside", N_("Two cards have been laid aside already."), "REM-6")
    if move.seat is not contractor:
        return _not_contractor(move.seat, contractor)
    if len(move.cards) != LAID_ASIDE:
        sentence = N_("Two cards are laid aside, not {n}.")
        return IllegalMove("two-aside", sentence, "REM-6", {"n": len(move.cards)})
    hand = state.hand(contractor)
    for place, card in enumerate(move.cards):
        if card in move.cards[:place]:
            sentence = N_("{card} is there twice: every card is different.")
            return IllegalMove("card-twice", sentence, "REM-6", {"card": card})
        if card not in hand:
            sentence = N_("{card} is not in this hand.")
            return IllegalMove("not-in-hand", sentence, "REM-6", {"card": card})
    return None


def _naming(state: RematadaState, move: NameTrump, contractor: RematadaSeat) -> IllegalMove | None:
    if state.trump is not None:
        sentence = N_("The trump suit has been named: {suit}.")
        return IllegalMove("trump-named", sentence, "REM-6", {"suit": state.trump})
    if move.seat is not contractor:
        return _not_contractor(move.seat, contractor)
    return None


def _playing(state: RematadaState, move: RematadaPlay) -> IllegalMove | None:
    if state.turn is None:
        sentence = N_("The game is over: all ten tricks have been played.")
        return IllegalMove("over", sentence, "REM-7")
    if move.seat is not state.turn:
        sentence = N_("The next to play is {player}.")
        return IllegalMove("turn", sentence, "REM-7", {"player": state.turn})
    if move.card not in state.hand(move.seat):
        for number, trick in enumerate(state.history, 1):
            if move.card in trick.cards:
                sentence = N_("{card} has been played already, in trick {n}.")
                params = {"card": move.card, "n": number}
                return IllegalMove("played-already", sentence, "REM-7", params)
        sentence = N_("{card} is not in this hand.")
        return IllegalMove("not-in-hand", sentence, "REM-7", {"card": move.card})
    return None


def _first(sentence: str, contractor: RematadaSeat) -> IllegalMove:
    return IllegalMove("not-yet", sentence, "REM-6", {"player": contractor})


def _not_contractor(seat: RematadaSeat, contractor: RematadaSeat) -> IllegalMove:
    sentence = N_("{player} has not won the auction: {winner} has.")
    params = {"player": seat, "winner": contractor}
    return IllegalMove("not-contractor", sentence, "REM-6", params)
