"""Club: a player who imagines how the hidden cards may lie, and tries its plays there.

In each of these worlds it looks to the end of the trick, everybody playing their best for it, less
what it would rather keep; and once the stock is gone, to the end of the game. It plays what is
best on the average. It never looks at a card that its seat may not see (SEAT-3).
"""

from __future__ import annotations

from itertools import islice, permutations
from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.seeds import numbers
from alcalde.moves import Play
from alcalde.players import beginner
from alcalde.players.determinization import worlds
from alcalde.players.endgame import Search
from alcalde.players.lookahead import Lookahead
from alcalde.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from alcalde.core.cards import Card
    from alcalde.exchange import Exchange
    from alcalde.players.determinization import World
    from alcalde.players.observation import Observation

WORLDS = 24
"""How many worlds it imagines while cards are still drawn."""

ENDINGS = 6
"""How many it imagines for the end, where it looks further; opponents need but one."""


class Judged(NamedTuple):
    """A play and how good it is on the average, in points for whoever plays it.

    >>> Judged(Play("right", "A♥"), 4.5).worth
    4.5
    """

    play: Play
    worth: float


def judged(observation: Observation, seed: int) -> tuple[Judged, ...]:
    """Return every play of a seat with its average worth, the best first.

    Args:
        observation: what the seat may know, in its turn.
        seed: a whole number, from which the imagined worlds come.

    Returns:
        The plays. Without stock, `worth` is what the seat's side still wins more than the other;
        with it, what it wins more by this trick, less what its cards are worth keeping.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> game = Game.deal(seed=7)
    >>> len(judged(Observation.of(game, "right"), 1)), judged(Observation.of(game, "left"), 1)
    (3, ())
    """
    seat = observation.seat
    if observation.turn is not seat:
        return ()
    ways = list(
        islice(worlds(observation, seed), WORLDS if observation.stock else _endings(observation))
    )
    plays = list(permutations(observation.hand, seat.cards))
    total = [0.0] * len(plays)
    for found in tried(observation, plays, ways):
        for place, value in enumerate(found):
            total[place] += value
    both = zip(plays, total, strict=True)
    worth = [Judged(Play(seat, cards), value / len(ways)) for cards, value in both]
    return tuple(sorted(worth, key=lambda one: -one.worth))


def tried(
    observation: Observation, plays: Sequence[tuple[Card, ...]], ways: Iterable[World]
) -> Iterator[list[float]]:
    """Yield, for each imagined world, what each play is worth there; points, as in `judged`.

    Args:
        observation: what the seat may know, in its turn.
        plays: the cards of each play, in order.
        ways: the worlds.

    >>> from alcalde import Game
    >>> from alcalde.players import Observation
    >>> from alcalde.players.determinization import worlds
    >>> observation = Observation.of(Game.deal(seed=7), "right")
    >>> plays = [(card,) for card in observation.hand]
    >>> [len(found) for found in tried(observation, plays, islice(worlds(observation, 1), 2))]
    [3, 3]
    """
    side = 1 if observation.seat is Seat.MAYOR else -1
    leader, table = observation.leader, observation.table
    # Only as leader does the mayor's first card say more than his second (PLAY-4).
    alike = {(frozenset(cards) if table else cards): cards for cards in plays}
    keys = [frozenset(cards) if table else cards for cards in plays]
    if observation.stock:
        look = Lookahead(observation.trump).after
        for way in ways:
            worth = {
                key: side * look(cards, way.hands, leader, table) for key, cards in alike.items()
            }
            yield [worth[key] for key in keys]
        return
    search, left = Search(observation.trump).after, 120 - sum(observation.points)
    for way in ways:
        won = {key: search(cards, way.hands, leader, table) for key, cards in alike.items()}
        yield [side * (2 * won[key] - left) for key in keys]


def choose(observation: Observation, seed: int) -> Play | Exchange | None:
    """Return the move that is best on the average.

    Args:
        observation: what the seat may know.
        seed: a whole number; the same observation and number give the same move.

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
    wish = beginner.exchange(observation)
    if wish or observation.turn is not observation.seat:
        return wish
    found = judged(observation, seed)
    best = [one.play for one in found if one.worth > found[0].worth - 1e-9]
    return best[next(numbers(seed)) % len(best)]


def _endings(observation: Observation) -> int:
    """Return how many worlds to imagine at the end: opponents know every card by then (SEAT-3)."""
    return ENDINGS if observation.seat is Seat.MAYOR else 1
