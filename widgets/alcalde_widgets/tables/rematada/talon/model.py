"""The model of a talon table: the contractor between auction and first card (REM-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde.rematada.cards import LAID_ASIDE
from alcalde.rematada.moves import LayAside, NameTrump

from ....scenes.rematada_games import read_game, rewind, write_game

if TYPE_CHECKING:
    from alcalde import Card, Suit
    from alcalde.rematada.game import Rematada
    from alcalde.rematada.seats import RematadaSeat

    from ....codec import Saved

DOWN, SHOWN, TAKEN = range(3)
"""Where the talon is: face down, face up, in the contractor's hand."""


class TalonModel(NamedTuple):
    """A game between the auction and the first card.

    Attributes:
        game: the game, after the auction and before the first card.
        stage: `DOWN`, `SHOWN` or `TAKEN`.
        chosen: the cards chosen to be laid aside, in the order of the choice.

    >>> from alcalde_widgets.scenes.rematada_games import after_auction
    >>> model = TalonModel(after_auction(7), TAKEN)
    >>> for card in model.held()[:2]:
    ...     model = model.choose(card)
    >>> model.lay_aside().game.phase
    'trump'
    """

    game: Rematada
    stage: int
    chosen: tuple[Card, ...] = ()

    @property
    def contractor(self) -> RematadaSeat:
        """Return who has won the auction."""
        assert self.game.contractor
        return self.game.contractor

    @property
    def choosing(self) -> bool:
        """Return whether the next move is to lay two cards aside."""
        return self.stage == TAKEN and self.game.phase == "talon"

    def held(self) -> list[Card]:
        """Return the contractor's hand as it was dealt, the talon last."""
        talon = self.game.talon if self.stage < TAKEN else ()
        return [card for card in self.game.hand(self.contractor) if card not in talon]

    def choose(self, card: Card) -> TalonModel:
        """Return the model with a card of the hand chosen, or no longer chosen.

        Raises:
            AlcaldeError: it would be the third card, or two are already laid aside.
        """
        if card in self.chosen:
            return self._replace(chosen=tuple(one for one in self.chosen if one is not card))
        chosen = (*self.chosen, card)
        if len(chosen) >= LAID_ASIDE or self.game.phase != "talon":
            self.game.check(LayAside(self.contractor, chosen))
        return self._replace(chosen=chosen)

    def lay_aside(self) -> TalonModel:
        """Return the model after the chosen cards are laid aside (REM-6).

        Raises:
            AlcaldeError: there are not two, or two are already laid aside.
        """
        game = self.game.play(LayAside(self.contractor, self.chosen))
        return self._replace(game=game, chosen=())

    def name_trump(self, suit: Suit) -> TalonModel:
        """Return the model after the trump suit is named (REM-6).

        Raises:
            AlcaldeError: no cards are laid aside yet, or trump is already named.
        """
        return self._replace(game=self.game.play(NameTrump(self.contractor, suit)))

    def back(self) -> TalonModel:
        """Return the model without the last step."""
        if self.game.trump:
            return self._replace(game=rewind(self.game, "trump"))
        if self.game.laid_aside:
            chosen = self.game.laid_aside
            return self._replace(game=rewind(self.game, "talon"), chosen=chosen)
        if self.chosen:
            return self._replace(chosen=self.chosen[:-1])
        return self._replace(stage=max(DOWN, self.stage - 1))

    def data(self) -> dict[str, Any]:
        """Return an example as JSON values; no card is chosen in it."""
        return {"game": write_game(self.game), "stage": self.stage}

    @classmethod
    def of(cls, saved: Saved) -> TalonModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe an example.
        """
        fields = saved.fields("game", "stage")
        game = read_game(fields["game"])
        fields["game"].require(game.phase == "talon", "a game just after the auction")
        return cls(game, fields["stage"].whole(DOWN, TAKEN))

    def progress(self) -> dict[str, Any]:
        """Return the current position as JSON values."""
        return {
            "now": write_game(self.game),
            "stage": self.stage,
            "chosen": [card.code for card in self.chosen],
        }

    def resume(self, saved: Saved) -> TalonModel:
        """Return the model at the position that `progress` gave, starting from an example.

        Raises:
            UnreadableState: the position is invalid, or belongs to another example.
        """
        now, stage, chosen = saved["now"], saved["stage"], saved["chosen"]
        game = read_game(now)
        now.require(rewind(game, "talon") == self.game, "the game of the example")
        now.require(rewind(game, "tricks") == game, "a game before its first card")
        resumed = TalonModel(game, stage.whole(DOWN if game == self.game else TAKEN, TAKEN))
        cards = chosen.cards()
        chosen.require(not cards or resumed.choosing, "no cards yet, or no longer")
        chosen.require(
            {*cards} <= {*resumed.held()} and len({*cards}) == len(cards) <= LAID_ASIDE,
            f"at most {LAID_ASIDE} different cards of the contractor's",
        )
        return resumed._replace(chosen=cards)
