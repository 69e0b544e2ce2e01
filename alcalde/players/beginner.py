"""Beginner: a simple player that looks one trick ahead.

It values each play: the points of the trick for its side or against it, by the probability that
whoever wins now still wins when all four cards have been played, less what its cards are worth
keeping. So it wins cheaply what is worth winning, discards worthless cards on tricks that it
cannot win, saves its trumps, and adds points to a trick that its partner is winning. It exchanges
whenever that gives it a higher trump.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.playing import best_of, keeping_value
from alcalde.core.tricks import winning_card
from alcalde.moves import plays_of
from alcalde.seats import same_side
from alcalde.tricks import Trick

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.exchange import Exchange
    from alcalde.moves import Play
    from alcalde.players.observation import Observation
    from alcalde.seats import Seat

EXPECTED_POINTS = 2.0
"""How many points a card that is still to be played to the trick brings on average."""


def choose(observation: Observation, seed: int) -> Play | Exchange | None:
    """Return the move with the highest value for a seat.

    Args:
        observation: what the seat may know.
        seed: a whole number, which decides between plays of equal value; the same observation and
            seed give the same move.

    Returns:
        A move; or None, when it is not this seat's turn and it wants no exchange.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=7)
    >>> choose(Observation.of(game, "right"), 1) in game.legal()
    True
    >>> choose(Observation.of(game, "left"), 1) is None
    True
    """
    wish = exchange(observation)
    if wish or observation.turn is not observation.seat:
        return wish
    plays = plays_of(observation.seat, observation.hand)
    unseen = observation.unseen
    return best_of(plays, [_value(play.cards, observation, unseen) for play in plays], seed)


def exchange(observation: Observation) -> Exchange | None:
    """Return the exchange that gives this seat a higher trump, if it may make one.

    Args:
        observation: what the seat may know.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> exchange(Observation.of(Game.deal(seed=7), "right")) is None
    True
    """
    for wish in observation.may_exchange:
        if observation.indicator and _beats(observation.indicator, wish.card, observation):
            return wish
    return None


def _value(cards: tuple[Card, ...], observation: Observation, unseen: tuple[Card, ...]) -> float:
    """Return the value of playing these cards, in points for the side that plays them."""
    order = observation.leader.order
    table = observation.table + cards
    trick = Trick(observation.trump, observation.leader, zip(order, table, strict=False))
    to_come = order[len(table) :]
    probability = _probability(trick, observation, to_come, unseen)
    points = trick.points + EXPECTED_POINTS * len(to_come)
    spent = sum(keeping_value(card, observation.trump) for card in cards)
    return points * (2 * probability - 1) - spent


def _probability(
    trick: Trick, observation: Observation, to_come: tuple[Seat, ...], unseen: tuple[Card, ...]
) -> float:
    """Return how likely this side wins the trick, given the seats that are still to play to it."""
    best, ours = trick.winning_card, same_side(trick.winner, observation.seat)
    opposing = [seat for seat in to_come if not same_side(seat, observation.seat)]
    if len(opposing) < len(to_come):  # the partner, whose cards are known, is still to play
        better = [card for card in observation.partner if _beats(card, best, observation)]
        if better and not ours:
            best, ours = max(better, key=lambda card: card.strength), True
    if not ours:
        return 0.0
    beating = sum(_beats(card, best, observation) for card in unseen)
    if not (opposing and unseen):
        return 1.0
    return float((1 - beating / len(unseen)) ** len(opposing))


def _beats(card: Card, best: Card, observation: Observation) -> bool:
    """Return whether a card would win against the one that wins now."""
    return winning_card((best, card), observation.trump) is card
