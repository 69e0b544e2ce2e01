"""Beginner: a simple player of Brisca Rematada, who looks one trick ahead.

It bids what its hand should give with its best suit as trump, a little at a time; names that suit;
lays aside what counts most and would win least; then weighs each card as Alcalde's beginner does:
the points of the trick by the chance to win them, less what it would rather keep. The opponents
keep points from the contractor together (REM-8).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeVar

from alcalde.core.points import points_of
from alcalde.core.seeds import numbers
from alcalde.core.suits import Suit
from alcalde.core.tricks import winning_card
from alcalde.rematada.bids import LEAST_BID
from alcalde.rematada.moves import Bid, LayAside, Move, NameTrump, Pass, RematadaPlay
from alcalde.rematada.scoring import RematadaCount
from alcalde.rematada.tricks import RematadaTrick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alcalde.core.cards import Card
    from alcalde.rematada.observation import RematadaObservation

T = TypeVar("T")
STEP = 5
"""How much higher than it must a beginner bids, where the hand is good enough."""
BEFORE_CARDS = 8.0
"""What a hand gives besides its own cards, in points: the talon, and what others must give."""
A_TRUMP = 8.0
AN_ACE = 11.0
"""What a trump, and an ace of another suit, bring in from the others' cards."""
TRUMP_KEPT = 2.0
HEIGHT_KEPT = 0.3
STILL_TO_COME = 3.0


def choose(observation: RematadaObservation, seed: int) -> Move | None:
    """Return the move that looks best from a seat.

    Args:
        observation: what the seat may know.
        seed: a whole number, which decides between moves that look equally good; the same
            observation and seed give the same move.

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
        pairs = list(combinations(observation.hand, 2))
        return LayAside(seat, _best(pairs, [_aside(pair, trump) for pair in pairs], seed))
    if observation.phase == "trump":
        return NameTrump(seat, best_suit(observation.hand + observation.laid_aside))
    unseen = observation.unseen
    worth = [_worth(card, observation, unseen) for card in observation.hand]
    return RematadaPlay(seat, _best(observation.hand, worth, seed))


def best_suit(hand: tuple[Card, ...]) -> Suit:
    """Return the suit that a beginner would make trump: long, high, and with its pair.

    >>> from alcalde import Card
    >>> best_suit(Card.parse_all("A♥ 3♥ K♥ Q♥ 7♠ 6♠"))
    <Suit.HEARTS: '♥'>
    """
    return max(Suit, key=lambda suit: estimate(hand, suit))


def estimate(hand: tuple[Card, ...], trump: Suit) -> float:
    """Return about how many points a hand should give with a suit as trump.

    >>> from alcalde import Card, Suit
    >>> strong = Card.parse_all("A♥ 3♥ K♥ Q♥ J♥ 7♥ A♠ 3♠ A♣ K♣")
    >>> estimate(strong, Suit.HEARTS) > 130 > estimate(strong, Suit.SPADES)
    True
    >>> estimate(Card.parse_all("A♥ A♥"), Suit.HEARTS)
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A♥ is there twice: every card is different.
    """
    trumps = [card for card in hand if card.suit is trump]
    aces = [card for card in hand if card.points == 11 and card.suit is not trump]
    pairs = RematadaCount.of(hand, trump, LEAST_BID).pair_points
    held = points_of(trumps) + points_of(aces)
    return BEFORE_CARDS + held + A_TRUMP * len(trumps) + AN_ACE * len(aces) + 0.9 * pairs


def _call(observation: RematadaObservation) -> Bid | Pass:
    least = observation.auction.minimum
    promised = estimate(observation.hand, best_suit(observation.hand))
    if least is None or promised < least:
        return Pass(observation.seat)
    return Bid(
        observation.seat, least + STEP if promised >= least + STEP and least > LEAST_BID else least
    )


def _aside(pair: tuple[Card, ...], trump: Suit) -> float:
    """Return how good it is to lay two cards aside: what they count, less what they could win."""
    count = RematadaCount.of(pair, trump, LEAST_BID)
    winners = [card for card in pair if card.suit is trump or card.points == 11]
    return count.cards + count.pair_points - sum(12 + card.strength for card in winners)


def _worth(card: Card, observation: RematadaObservation, unseen: tuple[Card, ...]) -> float:
    """Return how good it is to play a card, in points for the side of whoever plays it."""
    assert observation.trump
    contractor = observation.auction.contractor
    ours = observation.seat is contractor
    trick = RematadaTrick(
        (*observation.table, card), trump=observation.trump, leader=observation.leader
    )
    still = observation.leader.order[len(trick.cards) :]
    foes = sum((seat is contractor) is not ours for seat in still)
    chance = 0.0
    if (trick.winner is contractor) is ours:
        best = trick.winning_card
        dangers = sum(winning_card((best, other), observation.trump) is other for other in unseen)
        chance = (1 - dangers / len(unseen)) ** foes if foes and unseen else 1.0
    elif foes < len(still):  # the partner comes too, with cards that nobody has seen
        chance = 0.4
    points = trick.points + STILL_TO_COME * len(still)
    return points * (2 * chance - 1) - _kept(card, observation.trump)


def _kept(card: Card, trump: Suit) -> float:
    if card.suit is trump:
        return TRUMP_KEPT + HEIGHT_KEPT * card.strength + card.points / 2
    return 0.02 * card.strength


def _best(things: Sequence[T], worth: list[float], seed: int) -> T:
    rounded = [round(value, 6) for value in worth]
    best = [thing for thing, value in zip(things, rounded, strict=True) if value == max(rounded)]
    return best[next(numbers(seed)) % len(best)]
