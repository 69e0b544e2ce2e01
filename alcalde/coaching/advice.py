"""Advice: a hint in two steps, first the idea, then the card, from what one seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.coaching.coach import together
from alcalde.core.points import points_of
from alcalde.core.reasons import Reason
from alcalde.exchange import Exchange
from alcalde.players import club
from alcalde.seats import Seat
from alcalde.tricks import Trick

if TYPE_CHECKING:
    from alcalde.moves import Play
    from alcalde.players.observation import Sight


class Advice(NamedTuple):
    """A move, the idea behind it, and the sentence that names it.

    >>> Advice(Exchange("left", "7♠"), Reason("hint-exchange", {}), Reason("hint-go", {})).idea.code
    'hint-exchange'
    """

    move: Play | Exchange
    idea: Reason
    card: Reason


def advise(sight: Sight, seed: int) -> Advice | None:
    """Return what a club player would do in a seat, from what that seat may see (SEAT-3).

    Args:
        sight: what the seat may know.
        seed: a whole number, from which the imagined hands come.

    Returns:
        The advice; or None, when the seat has nothing to decide now. What was found by imagining
        hidden hands says “on average”; only an opponent without stock knows every card.

    >>> from alcalde import Game
    >>> from alcalde.players import Sight
    >>> game = Game.deal(seed=7)
    >>> advice = advise(Sight.of(game, "right"), 1)
    >>> advice.move in game.legal(), advise(Sight.of(game, "left"), 1)
    (True, None)
    """
    move = club.choose(sight, seed)
    if move is None:
        return None
    if isinstance(move, Exchange):
        return Advice(move, Reason("hint-exchange", {}), Reason("hint-swap", {"card": move.card}))
    cards = dict(zip(("card", "card2"), move.cards, strict=False))
    if len(cards) > 1:
        code = "hint-card-two"
    else:
        code = "hint-card" if sight.stock else "hint-exact"
    return Advice(move, _idea(sight, move), Reason(code, cards))


def _idea(sight: Sight, play: Play) -> Reason:
    """Return what a play is about, by what it does to the trick."""
    first = play.cards[0]
    if not sight.table:
        if first.suit is sight.trump:
            return Reason("hint-lead-trump", {})
        return Reason("hint-lead-points" if first.points else "hint-lead-nothing", {})
    plays = zip(sight.leader.order, sight.table + play.cards, strict=False)
    trick = Trick(sight.trump, sight.leader, plays)
    if trick.winning_card in play.cards:
        return Reason("hint-take" if trick.complete else "hint-ahead", {})
    points = points_of(play.cards)
    if together(trick.winner, play.seat) and play.seat is not Seat.MAYOR:
        return Reason("hint-feed" if points else "hint-leave", {"player": trick.winner})
    return Reason("hint-go" if points else "hint-nothing", {})
