"""Beginner: a simple player of Brisca Rematada that looks one trick ahead.

It bids what its hand should score with its best suit as trump, a little at a time; names that
suit; lays aside what counts most and would win least; then values each card as Alcalde's beginner
does: the points of the trick by the probability of winning them, less what the card is worth
keeping. The opponents keep points from the contractor together (REM-8).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from alcalde.core.playing import best_of, keeping_value
from alcalde.core.points import points_of
from alcalde.core.ranks import Rank
from alcalde.core.suits import Suit
from alcalde.core.tricks import winning_card
from alcalde.rematada.bids import LEAST_BID
from alcalde.rematada.cards import LAID_ASIDE
from alcalde.rematada.moves import Bid, LayAside, NameTrump, Pass, RematadaPlay
from alcalde.rematada.scoring import RematadaCount
from alcalde.rematada.tricks import RematadaTrick

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.rematada.moves import Move
    from alcalde.rematada.observation import RematadaObservation

STEP = 5
"""How much more than the minimum a beginner raises a bid, where the hand is good enough."""

BASE_VALUE = 8.0
"""What a hand scores besides its own cards, in points: the talon, and what others must give."""

TRUMP_GAIN = 8.0
"""How many of the others' points each trump brings in."""

ACE_GAIN = 11.0
"""How many of the others' points an ace of another suit brings in."""

PAIR_SHARE = 0.9
"""How much of the bonus for a pair in the hand it expects to keep."""

WINNER_COST = 12
"""What it costs to lay aside a trump or an ace, besides the card's height, in points."""

EXPECTED_POINTS = 3.0
"""How many points a card that is still to be played to the trick brings on average."""

PARTNER_CHANCE = 0.4
"""How likely the other opponent, whose cards are unknown, wins a trick from the contractor."""


def choose(observation: RematadaObservation, seed: int) -> Move | None:
    """Return the move with the highest value for a seat.

    Args:
        observation: what the seat may know.
        seed: a whole number, which decides between moves of equal value; the same observation and
            seed give the same move.

    Returns:
        A move, or None when it is not this seat's turn.

    >>> from alcalde.rematada import Rematada, RematadaObservation
    >>> game = Rematada.deal(seed=7)
    >>> choose(RematadaObservation.of(game, "right"), 1) in game.legal()
    True
    >>> choose(RematadaObservation.of(game, "left"), 1) is None
    True
    """
    seat = observation.seat
    if observation.turn is not seat:
        return None
    if observation.phase == "auction":
        return _call(observation)
    if observation.phase == "talon":
        trump = best_suit(observation.hand)
        choices = list(combinations(observation.hand, LAID_ASIDE))
        values = [_laid_aside_value(cards, trump) for cards in choices]
        return LayAside(seat, best_of(choices, values, seed))
    if observation.phase == "trump":
        return NameTrump(seat, best_suit(observation.hand + observation.laid_aside))
    unseen = observation.unseen
    values = [_value(card, observation, unseen) for card in observation.hand]
    return RematadaPlay(seat, best_of(observation.hand, values, seed))


def best_suit(hand: tuple[Card, ...]) -> Suit:
    """Return the suit that a beginner would make trump: long, high, and with its pair.

    Args:
        hand: the cards.

    >>> from alcalde import Card
    >>> best_suit(Card.parse_all("A♥ 3♥ K♥ Q♥ 7♠ 6♠"))
    <Suit.HEARTS: '♥'>
    """
    return max(Suit, key=lambda suit: estimate(hand, suit))


def estimate(hand: tuple[Card, ...], trump: Suit) -> float:
    """Return about how many points a hand should score with a suit as trump.

    Args:
        hand: the cards.
        trump: the suit.

    >>> from alcalde import Card, Suit
    >>> strong = Card.parse_all("A♥ 3♥ K♥ Q♥ J♥ 7♥ A♠ 3♠ A♣ K♣")
    >>> estimate(strong, Suit.HEARTS) > 130 > estimate(strong, Suit.SPADES)
    True
    >>> estimate(Card.parse_all("A♥ A♥"), Suit.HEARTS)
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A♥ is there twice: every card is different.
    """
    trumps = [card for card in hand if card.suit is trump]
    aces = [card for card in hand if card.rank is Rank.ACE and card.suit is not trump]
    pairs = RematadaCount.of(hand, trump, LEAST_BID).pair_points
    held = points_of(trumps) + points_of(aces)
    gain = TRUMP_GAIN * len(trumps) + ACE_GAIN * len(aces)
    return BASE_VALUE + held + gain + PAIR_SHARE * pairs


def _call(observation: RematadaObservation) -> Bid | Pass:
    minimum = observation.auction.minimum
    expected = estimate(observation.hand, best_suit(observation.hand))
    if minimum is None or expected < minimum:
        return Pass(observation.seat)
    raised = minimum + STEP
    return Bid(observation.seat, raised if expected >= raised > LEAST_BID + STEP else minimum)


def _laid_aside_value(cards: tuple[Card, ...], trump: Suit) -> float:
    """Return the value of laying two cards aside: what they count, less what they could win."""
    count = RematadaCount.of(cards, trump, LEAST_BID)
    winners = [card for card in cards if card.suit is trump or card.rank is Rank.ACE]
    cost = sum(WINNER_COST + card.strength for card in winners)
    return count.cards + count.pair_points - cost


def _value(card: Card, observation: RematadaObservation, unseen: tuple[Card, ...]) -> float:
    """Return the value of playing a card, in points for the side that plays it."""
    assert observation.trump
    contractor = observation.auction.contractor
    is_contractor = observation.seat is contractor
    cards = *observation.table, card
    trick = RematadaTrick(cards, trump=observation.trump, leader=observation.leader)
    to_come = observation.leader.order[len(trick.cards) :]
    opposing = sum((seat is contractor) is not is_contractor for seat in to_come)
    probability = 0.0
    if (trick.winner is contractor) is is_contractor:
        best = trick.winning_card
        beating = sum(winning_card((best, other), observation.trump) is other for other in unseen)
        probability = (1 - beating / len(unseen)) ** opposing if opposing and unseen else 1.0
    elif opposing < len(to_come):  # the other opponent is still to play
        probability = PARTNER_CHANCE
    points = trick.points + EXPECTED_POINTS * len(to_come)
    return points * (2 * probability - 1) - keeping_value(card, observation.trump)
