"""Rules: what may be agreed before a game (DEAL-5)."""

from __future__ import annotations

from alcalde.errors import UnsupportedVariant
from alcalde.sentences import N_
from alcalde.values import Value


class Rules(Value):
    """What the players agreed.

    Args:
        mayor_cards: cards dealt to the mayor. Six is the only complete game (DEAL-5).

    Raises:
        UnsupportedVariant: `four-cards` for four cards, `mayor-cards` for any other number.

    >>> Rules()
    Rules(mayor_cards=6)
    >>> Rules(mayor_cards=5)
    Traceback (most recent call last):
    alcalde.errors.UnsupportedVariant: The mayor is dealt six cards, not 5.
    """

    __slots__ = ("mayor_cards",)
    mayor_cards: int

    def __init__(self, mayor_cards: int = 6) -> None:
        """Check that the engine knows such a game."""
        if mayor_cards == 4:
            raise UnsupportedVariant(
                "four-cards",
                N_(
                    "The four-card variant is not whole: no deal. It would change the hands, the"
                    " number of tricks and the threshold, and no source states them all."
                ),
                "DEAL-5",
                {"mayor_cards": mayor_cards},
            )
        if mayor_cards != 6:
            raise UnsupportedVariant(
                "mayor-cards",
                N_("The mayor is dealt six cards, not {mayor_cards}."),
                "DEAL-5",
                {"mayor_cards": mayor_cards},
            )
        self._fill(6)

    def __repr__(self) -> str:
        """Return an expression that gives these rules."""
        return f"Rules(mayor_cards={self.mayor_cards})"
