"""Playing: how players finish a game, and what a card is worth keeping, in either game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from alcalde.core.seeds import numbers, parse_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Self

    from alcalde.core.cards import Card
    from alcalde.core.seats import AnySeat
    from alcalde.core.suits import Suit

    class Playable(Protocol):
        """A state of a game that can be played on."""

        @property
        def turn(self) -> Any: ...  # noqa: ANN401, D102 - a seat of the game, or None at the end
        def play(self, move: Any, /) -> Self: ...  # noqa: ANN401, D102


State = TypeVar("State", bound="Playable")
T = TypeVar("T")

TRUMP_VALUE = 2.0
"""How many points a trump is worth keeping for, besides its height and half of what it scores."""

TRUMP_STEP = 0.3
"""How much more each step of a trump's height is worth."""

PLAIN_STEP = 0.02
"""How much more each step of another card's height is worth: enough to choose the lower one."""


def finish(
    game: State, seed: int | str, choose: Callable[[State, Any, Iterator[int]], object]
) -> State:
    """Return a game as its players finish it.

    Args:
        game: any state of a game.
        seed: a whole number from 0 to 2**53 - 1, or its digits: what is left to chance.
        choose: returns the next move, from the state, the seat whose turn it is and the stream of
            random numbers.

    Raises:
        NotationError: `seed`.
        IllegalMove: a move that was chosen is not allowed.
        TypeError: no move was chosen.

    >>> from alcalde import Game
    >>> finish(Game.deal(seed=7), 1, lambda game, seat, chances: game.legal()[0]).over
    True
    >>> finish(Game.deal(seed=7), 1, lambda game, seat, chances: None)
    Traceback (most recent call last):
    TypeError: the player whose turn it is chose no move: right
    """
    chances = numbers(parse_seed(seed))
    while game.turn is not None:
        seat: AnySeat = game.turn
        move = choose(game, seat, chances)
        if move is None:
            raise TypeError(f"the player whose turn it is chose no move: {seat}")
        game = game.play(move)
    return game


def keeping_value(card: Card, trump: Suit) -> float:
    """Return how many points a card is worth keeping for, besides those that it scores.

    Args:
        card: the card.
        trump: the trump suit.

    >>> from alcalde import Card, Suit
    >>> ace = Card.parse("A♠")
    >>> keeping_value(ace, Suit.SPADES) > keeping_value(ace, Suit.HEARTS)
    True
    """
    if card.suit is trump:
        return TRUMP_VALUE + TRUMP_STEP * card.strength + card.points / 2
    return PLAIN_STEP * card.strength


def best_of(choices: Sequence[T], values: Sequence[float], seed: int) -> T:
    """Return the choice with the highest value; a seed decides between equal ones.

    Args:
        choices: what there is to choose from, at least one.
        values: the value of each.
        seed: a whole number.

    >>> best_of(["A", "B", "C"], [1.0, 3.0, 2.0], 1)
    'B'
    """
    rounded = [round(value, 6) for value in values]
    highest = max(rounded)
    best = [one for one, value in zip(choices, rounded, strict=True) if value == highest]
    return best[next(numbers(seed)) % len(best)]
