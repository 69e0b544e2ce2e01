"""Advice: a hint in two steps, first the idea, then the card, from what one seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.points import points_of
from alcalde.players import beginner, club
from alcalde.players.comparison import is_alone
from alcalde.seats import Seat, same_side
from alcalde.sentences.coaching import SENTENCES
from alcalde.tricks import Trick

if TYPE_CHECKING:
    from alcalde.exchange import Exchange
    from alcalde.moves import Play
    from alcalde.players.observation import Observation
    from alcalde.sentences.basics import Reason


class Advice(NamedTuple):
    """Advice on a move.

    Attributes:
        move: the move.
        idea: the idea behind it, which names no card.
        card: the sentence that names the move.

    >>> from alcalde import Exchange, Reason
    >>> Advice(Exchange("left", "7♠"), Reason("hint-exchange", {}), Reason("hint-go", {})).idea.code
    'hint-exchange'
    """

    move: Play | Exchange
    idea: Reason
    card: Reason


def advise(observation: Observation, seed: int) -> Advice | None:
    """Return what a club player would do in a seat, from what that seat may see (SEAT-3).

    Args:
        observation: what the seat may know.
        seed: a whole number, from which the determinizations come.

    Returns:
        The advice; or None, when the seat has nothing to decide now. What rests on determinizations
        is worded as an average, and a play that is not clearly better than the next as one that is
        as good as any; only an opponent without stock knows every card.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=7)
    >>> advice = advise(Observation.of(game, "right"), 1)
    >>> advice.move in game.legal(), advise(Observation.of(game, "left"), 1)
    (True, None)
    """
    wish = beginner.exchange(observation)
    if wish:
        swap = SENTENCES.reason("hint-swap", {"card": wish.card})
        return Advice(wish, SENTENCES.reason("hint-exchange", {}), swap)
    rated = club.rate_plays(observation, seed)
    if not rated:
        return None
    play = club.pick(rated, seed)
    cards = dict(zip(("card", "card2"), play.cards, strict=False))
    code = "hint-card" if observation.stock else "hint-exact"
    if observation.stock and not is_alone(observation, rated, play, seed):
        code = "hint-equal"
    if len(cards) > 1:
        code = "hint-card-two" if code != "hint-equal" else "hint-equal-two"
    return Advice(play, _idea(observation, play), SENTENCES.reason(code, cards))


def _idea(observation: Observation, play: Play) -> Reason:
    """Return the idea of a play: what it does to the trick."""
    first = play.cards[0]
    if not observation.table:
        if first.suit is observation.trump:
            return SENTENCES.reason("hint-lead-trump", {})
        return SENTENCES.reason("hint-lead-points" if first.points else "hint-lead-nothing", {})
    plays = zip(observation.leader.order, observation.table + play.cards, strict=False)
    trick = Trick(observation.trump, observation.leader, plays)
    if trick.winning_card in play.cards:
        return SENTENCES.reason("hint-take" if trick.complete else "hint-ahead", {})
    points = points_of(play.cards)
    if same_side(trick.winner, play.seat) and play.seat is not Seat.MAYOR:
        code = "hint-feed" if points else "hint-leave"
        return SENTENCES.reason(code, {"player": trick.winner})
    return SENTENCES.reason("hint-go" if points else "hint-nothing", {})
