"""Determinization: samples of the cards that a seat does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.seeds import numbers, shuffle
from alcalde.deal import ROUNDS
from alcalde.seats import Seat, partner_of
from alcalde.state import REFILLS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alcalde.core.cards import Card
    from alcalde.players.observation import Observation


class Determinization(NamedTuple):
    """One possible distribution of the hidden cards.

    Attributes:
        hands: the cards of the mayor, the right and the left opponent.

    >>> Determinization(((), (), ())).hands
    ((), (), ())
    """

    hands: tuple[tuple[Card, ...], ...]


def determinizations(observation: Observation, seed: int) -> Iterator[Determinization]:
    """Yield possible distributions of the hidden cards, all equally likely, without end.

    Cards that everybody saw going to a hand, in an exchange or as the last card drawn, stay there.

    Args:
        observation: what a seat may know.
        seed: a whole number; the same observation and seed give the same samples.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=7)
    >>> samples = determinizations(Observation.of(game, "left"), seed=1)
    >>> hands = next(samples).hands
    >>> hands[1:] == game.hands[1:], len(hands[0])
    (True, 6)
    """
    known: dict[Seat, tuple[Card, ...]] = {observation.seat: observation.hand}
    partner = partner_of(observation.seat)
    if partner:
        known[partner] = observation.partner
    shown = {card: seat for seat, card in observation.shown}
    hidden = [card for card in observation.unseen if card not in shown]
    # A hand lasts for three turns, and for one less after each trick without a refill.
    rounds = ROUNDS - max(0, len(observation.history) - REFILLS)
    for number in numbers(seed):
        cards = iter(shuffle(hidden, number))
        hands = []
        for seat in Seat:
            if seat in known:
                hands.append(known[seat])
                continue
            played = observation.leader.order[: len(observation.table)].count(seat)
            certain = tuple(card for card, holder in shown.items() if holder is seat)
            size = rounds * seat.cards - played
            hands.append((*certain, *(next(cards) for _ in range(size - len(certain)))))
        yield Determinization(tuple(hands))
