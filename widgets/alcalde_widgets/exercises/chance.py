"""Reproducible random choices: the same seed gives the same choices for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from alcalde.core.seeds import numbers, parse_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

_T = TypeVar("_T")
_WHOLE = 2**64
"""The engine's stream yields whole numbers below this one."""


class Chance:
    """Random choices from the engine's stream of numbers.

    >>> Chance(7).sample("abcdef", 3) == Chance(7).sample("abcdef", 3)
    True
    """

    def __init__(self, seed: int | str) -> None:
        """Begin a stream.

        Args:
            seed: a whole number from 0 to `LARGEST_SEED`, as of a deal.

        Raises:
            NotationError: the seed is invalid.
        """
        self._stream = numbers(parse_seed(seed))

    def below(self, many: int) -> int:
        """Return a whole number from 0 to `many` - 1, each as likely as the others."""
        for number in self._stream:
            # Rejection sampling, so that no remainder is more likely.
            if number - number % many <= _WHOLE - many:
                return number % many
        raise AssertionError("the stream has no end")

    def between(self, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`, both included.

        >>> 3 <= Chance(1).between(3, 5) <= 5
        True
        """
        return low + self.below(high - low + 1)

    def one_of(self, things: Sequence[_T]) -> _T:
        """Return one of some things."""
        return things[self.below(len(things))]

    def sample(self, things: Sequence[_T], many: int) -> list[_T]:
        """Return some of the things, each at most once, in any order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(many)]

    def shuffled(self, things: Sequence[_T]) -> list[_T]:
        """Return all of the things in any order."""
        return self.sample(things, len(things))
