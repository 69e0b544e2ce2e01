"""Ranks: their order and their values (DECK-2, DECK-3)."""

from __future__ import annotations

from enum import Enum

from alcalde.core.errors import NotationError
from alcalde.core.sentences import SENTENCES
from alcalde.core.suits import normal

_POINTS = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}


class Rank(Enum):
    """A rank, from the highest to the lowest: A 3 K Q J 7 6 5 4 2 (DECK-2).

    Attributes:
        letter: its letter or digit.
        points: its value (DECK-3).
        strength: its height in a suit: 10 for the ace, 1 for the two.

    >>> " ".join(rank.letter for rank in Rank)
    'A 3 K Q J 7 6 5 4 2'
    >>> Rank.THREE.points, Rank.THREE.beats(Rank.KING), Rank.TWO.beats(Rank.FOUR)
    (10, True, False)
    """

    letter: str
    points: int
    strength: int

    ACE = "A"
    THREE = "3"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    TWO = "2"

    def __init__(self, letter: str) -> None:
        """Add the value and the height."""
        self.letter = letter
        self.points = _POINTS.get(letter, 0)
        self.strength = 10 - "A3KQJ76542".index(letter)

    def __str__(self) -> str:
        """Return the letter."""
        return self.letter

    @property
    def is_brisca(self) -> bool:
        """Return whether cards of this rank score, as A 3 K Q J do (DECK-5).

        >>> [rank.letter for rank in Rank if rank.is_brisca]
        ['A', '3', 'K', 'Q', 'J']
        """
        return self.points > 0

    def beats(self, other: Rank) -> bool:
        """Return whether this rank is above the other in one suit (DECK-2).

        Args:
            other: another rank.

        >>> Rank.ACE.beats(Rank.THREE), Rank.ACE.beats(Rank.ACE)
        (True, False)
        """
        return self.strength > other.strength

    @classmethod
    def parse(cls, text: Rank | str) -> Rank:
        """Parse a rank.

        Args:
            text: one of A 3 K Q J 7 6 5 4 2, letters in any case.

        Raises:
            NotationError: `rank`, when this pack has no such rank (DECK-1).

        >>> Rank.parse("q")
        <Rank.QUEEN: 'Q'>
        >>> Rank.parse("8")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: 8 is not in this pack. “8” needs one of A 3 K Q J 7 6 5
            4 2.
        """
        if isinstance(text, cls):
            return text
        found = _RANKS.get(normal(text)) if isinstance(text, str) else None
        if found is None:
            raise no_rank(str(text), str(text))
        return found


def no_rank(rank: str, text: str) -> NotationError:
    """Return the error for a rank that this pack lacks (DECK-1).

    Args:
        rank: the text in the place of the rank.
        text: the whole text.

    >>> str(no_rank("10", "10♥"))
    '10 is not in this pack. “10♥” needs one of A 3 K Q J 7 6 5 4 2.'
    """
    return SENTENCES.refuse(NotationError, "rank", rank=rank, text=text)


_RANKS = {rank.letter: rank for rank in Rank}
