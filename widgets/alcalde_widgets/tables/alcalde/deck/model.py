"""The pack between 52 cards and forty: which cards are taken out, how the forty are laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from alcalde import Suit

    from ....codec import Saved

STAGES = ("whole", "going", "forty")
"""All 52 cards; twelve of them crossed out; the forty of the game."""

LAYOUTS = ("order", "value", "packs")
"""Suit by suit from the highest to the lowest; by value; one suit in both packs."""


class DeckModel(NamedTuple):
    """What a deck table shows.

    Attributes:
        stage: one of `STAGES`.
        show: one of `LAYOUTS`.
        suit: the suit that is shown in both packs.

    >>> from alcalde import Suit
    >>> DeckModel("forty", "value", Suit.HEARTS).data()
    {'stage': 'forty', 'show': 'value', 'suit': 'H'}
    """

    stage: str
    show: str
    suit: Suit

    def data(self) -> dict[str, str]:
        """Return the model as JSON values."""
        return {"stage": self.stage, "show": self.show, "suit": self.suit.letter}

    @classmethod
    def of(cls, saved: Saved) -> DeckModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        fields = saved.fields(*cls._fields)
        return cls(
            fields["stage"].one_of(STAGES),
            fields["show"].one_of(LAYOUTS),
            fields["suit"].suit(),
        )
