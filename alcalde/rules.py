"""Rules: the options that players agree on before a game (DEAL-5, EXCH-1, EXCH-3)."""

from __future__ import annotations

from alcalde.core.errors import NotationError, UnsupportedVariant
from alcalde.core.values import Value
from alcalde.sentences.basics import SENTENCES

TWO_TAKES = ("any", "honours")
"""Which indicators the two of trump may take: any, or A 3 K Q J alone (EXCH-3)."""

MAYOR_CARDS = 6
"""How many cards the mayor is dealt in the only complete game (DEAL-2, DEAL-5)."""

_SMALLER_VARIANT = 4


class Rules(Value):
    """The options that the players agreed on.

    Args:
        exchange: whether the seven and the two of trump may take the indicator (EXCH-1).
        two_takes: which indicators the two may take: `"any"`, or `"honours"`, as the seven only
            A 3 K Q J (EXCH-3).
        mayor_cards: how many cards the mayor is dealt; only the game with six is complete (DEAL-5).

    Raises:
        UnsupportedVariant: `four-cards` for four cards, `mayor-cards` for any other number.
        NotationError: `two-takes`, for another word.

    Attributes:
        exchange: whether the indicator may be exchanged.
        two_takes: which indicators the two may take; without an exchange always `"any"`.
        mayor_cards: how many cards the mayor is dealt.

    >>> Rules(exchange=True)
    Rules(exchange=True, two_takes='any', mayor_cards=6)
    >>> Rules(mayor_cards=5)
    Traceback (most recent call last):
    alcalde.core.errors.UnsupportedVariant: The mayor is dealt six cards, not 5.
    """

    __slots__ = ("exchange", "mayor_cards", "two_takes")
    exchange: bool
    mayor_cards: int
    two_takes: str

    def __init__(
        self, exchange: bool = False, two_takes: str = "any", mayor_cards: int = MAYOR_CARDS
    ) -> None:
        """Check that the engine knows such a game."""
        if mayor_cards == _SMALLER_VARIANT:
            raise SENTENCES.refuse(UnsupportedVariant, "four-cards", mayor_cards=mayor_cards)
        if mayor_cards != MAYOR_CARDS:
            raise SENTENCES.refuse(UnsupportedVariant, "mayor-cards", mayor_cards=mayor_cards)
        if two_takes not in TWO_TAKES:
            raise SENTENCES.refuse(NotationError, "two-takes", text=str(two_takes))
        self._fill(bool(exchange), MAYOR_CARDS, two_takes if exchange else "any")

    def __repr__(self) -> str:
        """Return an expression that gives these rules."""
        return (
            f"Rules(exchange={self.exchange}, two_takes={self.two_takes!r},"
            f" mayor_cards={self.mayor_cards})"
        )
