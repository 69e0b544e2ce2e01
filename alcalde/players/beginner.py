"""Beginner: a simple player, never silly, who looks one trick ahead.

It weighs each play: the points of the trick for its side or against it, by the chance that whoever
wins now still wins when all four cards lie there, less what it would rather keep. So it wins
cheaply what is worth winning, throws worthless cards under what it cannot win, saves its trumps,
and gives points to a partner who is winning. It exchanges whenever that gives it a higher trump.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.seeds import numbers
from alcalde.core.tricks import winning_card
from alcalde.moves import plays_of
from alcalde.seats import Seat
from alcalde.tricks import Trick

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.core.suits import Suit
    from alcalde.exchange import Exchange
    from alcalde.moves import Play
    from alcalde.players.observation import Observation

TRUMP_KEPT = 2.0
"""How many points a trump is worth keeping for; a higher one more, and half of what it scores."""
HEIGHT_KEPT = 0.3
STILL_TO_COME = 2.0
"""How many points a card that is still to be played to the trick brings, on the average."""


def choose(observation: Observation, seed: int) -> Play | Exchange | None:
    """Return the move that looks best from a seat.

    Args:
        observation: what the seat may know.
        seed: a whole number, which decides between plays that look equally good; the same
            observation and seed give the same move.

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
    worth = [round(_worth(play.cards, observation, unseen), 6) for play in plays]
    best = [play for play, value in zip(plays, worth, strict=True) if value == max(worth)]
    return best[next(numbers(seed)) % len(best)]


def exchange(observation: Observation) -> Exchange | None:
    """Return the exchange that gives this seat a higher trump, if it may make one.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> exchange(Observation.of(Game.deal(seed=7), "right")) is None
    True
    """
    for wish in observation.may_exchange:
        if observation.indicator and _beats(observation.indicator, wish.card, observation):
            return wish
    return None


def kept(card: Card, trump: Suit) -> float:
    """Return how many points a card is worth keeping for, beside those that it scores.

    Args:
        card: the card.
        trump: the trump suit.

    >>> from alcalde import Card, Suit
    >>> kept(Card.parse("A♠"), Suit.SPADES) > kept(Card.parse("A♠"), Suit.HEARTS)
    True
    """
    if card.suit is trump:
        return TRUMP_KEPT + HEIGHT_KEPT * card.strength + card.points / 2
    return 0.02 * card.strength


def _worth(cards: tuple[Card, ...], observation: Observation, unseen: tuple[Card, ...]) -> float:
    """Return how good it is to play these cards, in points for the side of whoever plays them."""
    order = observation.leader.order
    table = observation.table + cards
    lying = zip(order, table, strict=False)
    trick = Trick(observation.trump, observation.leader, lying)
    still = order[len(table) :]
    chance = _chance(trick, observation, still, unseen)
    points = trick.points + STILL_TO_COME * len(still)
    spent = sum(kept(card, observation.trump) for card in cards)
    return points * (2 * chance - 1) - spent


def _chance(
    trick: Trick, observation: Observation, still: tuple[Seat, ...], unseen: tuple[Card, ...]
) -> float:
    """Return how likely this side wins the trick, with these seats still to play to it."""
    best, mine = trick.winning_card, together(trick.winner, observation.seat)
    others = [seat for seat in still if not together(seat, observation.seat)]
    if len(others) < len(still):  # the partner comes too, whose cards are known
        better = [card for card in observation.partner if _beats(card, best, observation)]
        if better and not mine:
            best, mine = max(better, key=lambda card: card.strength), True
    if not mine:
        return 0.0
    dangers = sum(_beats(card, best, observation) for card in unseen)
    return float((1 - dangers / len(unseen)) ** len(others)) if others and unseen else 1.0


def _beats(card: Card, best: Card, observation: Observation) -> bool:
    """Return whether a card would win over the one that wins now."""
    return winning_card((best, card), observation.trump) is card


def together(seat: Seat, other: Seat) -> bool:
    """Return whether two seats are on one side (SEAT-1).

    >>> together(Seat.RIGHT, Seat.LEFT), together(Seat.LEFT, Seat.MAYOR)
    (True, False)
    """
    return (seat is Seat.MAYOR) == (other is Seat.MAYOR)
