"""Seeds: the same number always gives the same deal, on every version of Python.

The numbers come from SplitMix64 (Steele, Lea and Flood, 2014): a 64-bit state, at first the
seed, grows by 0x9E3779B97F4A7C15 each time, and each state is mixed by two multiplications. The
shuffle is Fisher and Yates' from the last place down: place `i` is swapped with one of the places
0 to `i`, drawn by rejection so that all are equally likely. It starts from `DECK`, and after it
the first card is the next to be dealt. Python's own `random` is not used, since its shuffle has
changed between versions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import DECK
from alcalde.core.numbers import LARGEST_SEED, parse_whole
from alcalde.core.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alcalde.core.cards import Card

_MASK = 2**64 - 1


def parse_seed(text: int | str) -> int:
    """Parse a seed.

    Args:
        text: a whole number from 0 to `LARGEST_SEED`, or its decimal digits.

    Raises:
        NotationError: `seed`, for anything else (DEAL-1).

    >>> parse_seed("7")
    7
    >>> parse_seed(-1)
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “-1” is not a seed: write a whole number from 0 to
        9007199254740991.
    """
    return parse_whole(text, SENTENCES, "seed", most=LARGEST_SEED)


def numbers(seed: int) -> Iterator[int]:
    """Yield the 64-bit numbers that SplitMix64 generates from a seed, without end.

    Args:
        seed: a whole number.

    >>> next(numbers(1234567))
    6457827717110365317
    """
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield mixed ^ (mixed >> 31)


def shuffled(seed: int | str) -> tuple[Card, ...]:
    """Return the pack as a seed shuffles it, the next card first (DEAL-1).

    Args:
        seed: a whole number from 0 to 2**53 - 1, or its digits.

    Raises:
        NotationError: `seed`, as `parse_seed` does.

    >>> " ".join(map(str, shuffled(7)[:4]))
    '3♣ 6♣ 5♣ K♣'
    """
    return shuffle(DECK, parse_seed(seed))


def shuffle(pack: Sequence[Card], seed: int) -> tuple[Card, ...]:
    """Return any pack as a seed shuffles it, the next card first.

    Args:
        pack: the cards in the order from which the shuffle starts.
        seed: a whole number, as `parse_seed` gives it.

    >>> shuffle(DECK, 7) == shuffled(7)
    True
    """
    cards = list(pack)
    stream = numbers(seed)
    for place in range(len(cards) - 1, 0, -1):
        choices = place + 1
        for number in stream:
            other = number % choices
            if number - other <= 2**64 - choices:  # so that all choices are equally likely
                break
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)
