"""Worlds: how the cards may lie that a seat does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.seeds import numbers, shuffle
from alcalde.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alcalde.core.cards import Card
    from alcalde.players.observation import Observation


class World(NamedTuple):
    """One way in which the cards may lie: the hands of the mayor, the right and the left opponent.

    >>> World(((), (), ())).hands
    ((), (), ())
    """

    hands: tuple[tuple[Card, ...], ...]


def worlds(observation: Observation, seed: int) -> Iterator[World]:
    """Return ways in which the hidden cards may lie, each as likely as the others, without end.

    What everybody saw going to a hand, in an exchange or as the last card drawn, stays there.

    Args:
        observation: what a seat may know.
        seed: a whole number; the same gives the same ways.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=7)
    >>> ways = worlds(Observation.of(game, "left"), seed=1)
    >>> hands = next(ways).hands
    >>> hands[1:] == game.hands[1:], len(hands[0])
    (True, 6)
    """
    known: dict[Seat, tuple[Card, ...]] = {observation.seat: observation.hand}
    if observation.partner:
        known[Seat.LEFT if observation.seat is Seat.RIGHT else Seat.RIGHT] = observation.partner
    shown = {card: seat for seat, card in observation.shown}
    hidden = [card for card in observation.unseen if card not in shown]
    held = 3 - max(0, len(observation.history) - 7)
    for number in numbers(seed):
        cards = iter(shuffle(hidden, number))
        hands = []
        for seat in Seat:
            if seat in known:
                hands.append(known[seat])
                continue
            played = observation.leader.order[: len(observation.table)].count(seat)
            sure = tuple(card for card, holder in shown.items() if holder is seat)
            size = held * seat.cards - played
            hands.append((*sure, *(next(cards) for _ in range(size - len(sure)))))
        yield World(tuple(hands))
