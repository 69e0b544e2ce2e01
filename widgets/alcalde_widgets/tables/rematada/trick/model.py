"""The model of a trick table: three cards, and who is the contractor (REM-7, REM-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.rematada.cards import CARDS
from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.sentences import RematadaReason
from alcalde.rematada.tricks import RematadaTrick

if TYPE_CHECKING:
    from alcalde import Suit

    from ....codec import Saved


class RematadaTrickModel(NamedTuple):
    """A complete trick and the contractor.

    Attributes:
        trick: three cards in the order of play, the trump suit, and who leads.
        contractor: who has won the auction.

    >>> model = RematadaTrickModel.lay("A♥ 3♥ 7♠", trump="♠", leader="right", contractor="left")
    >>> model.trick.winner.value, model.fate.code
    ('dealer', 'out-of-play')
    """

    trick: RematadaTrick
    contractor: RematadaSeat

    @classmethod
    def lay(cls, cards: str, *, trump: str, leader: str, contractor: str) -> RematadaTrickModel:
        """Return the model of a trick.

        Args:
            cards: three cards in the order of play, such as `A♥ 3♥ 7♠`.
            trump: the trump suit, such as `♠`.
            leader: who leads.
            contractor: who has won the auction.

        Raises:
            AlcaldeError: the cards, the suit or a seat is invalid.
            ValueError: there are not three cards.
        """
        trick = RematadaTrick(cards, trump=trump, leader=leader)
        if len(trick.cards) != CARDS:
            raise ValueError(f"a whole trick has {CARDS} cards, not {len(trick.cards)}")
        return cls(trick, RematadaSeat.parse(contractor))

    @property
    def fate(self) -> RematadaReason:
        """Return where the cards go: to the contractor's pile, or out of play (REM-8)."""
        wins = self.trick.winner is self.contractor
        return RematadaReason("to-the-pile" if wins else "out-of-play", {})

    def with_trump(self, suit: Suit) -> RematadaTrickModel:
        """Return the same cards with another trump suit."""
        old = self.trick
        return self._replace(trick=RematadaTrick(old.cards, trump=suit, leader=old.leader))

    def data(self) -> dict[str, str]:
        """Return the model as JSON values."""
        return {
            "cards": " ".join(card.code for card in self.trick.cards),
            "trump": self.trick.trump.letter,
            "leader": str(self.trick.leader),
            "contractor": str(self.contractor),
        }

    @classmethod
    def of(cls, saved: Saved) -> RematadaTrickModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        fields = saved.fields("cards", "trump", "leader", "contractor")
        texts = {name: field.text() for name, field in fields.items()}
        return saved.parse(lambda _: cls.lay(**texts), "a trick of three cards")
