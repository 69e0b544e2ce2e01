"""The model of the table of ten tricks: a game with undo (REM-7, REM-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.rematada import beginner
from alcalde.rematada.moves import RematadaPlay
from alcalde.rematada.observation import RematadaObservation
from alcalde.rematada.seats import RematadaSeat

from ....scenes.rematada_games import read_game, rewind, write_game

if TYPE_CHECKING:
    from alcalde import Card
    from alcalde.rematada.game import Rematada
    from alcalde.rematada.tricks import RematadaTrick

    from ....codec import Saved


class RematadaPlayModel(NamedTuple):
    """A game from the first card to the count.

    Attributes:
        game: the game, in which trump has been named.

    >>> from alcalde_widgets.scenes.rematada_games import after_auction
    >>> model = RematadaPlayModel(after_auction(7)).advise().advise()
    >>> model.game.phase, len(model.advise().game.table), model.advise().back() == model
    ('tricks', 1, True)
    """

    game: Rematada

    @property
    def contractor(self) -> RematadaSeat:
        """Return who has won the auction."""
        assert self.game.contractor
        return self.game.contractor

    @property
    def trick(self) -> RematadaTrick | None:
        """Return the current trick, else the last one; None before the first card."""
        return self.game.trick or (self.game.history[-1] if self.game.history else None)

    @property
    def begun(self) -> bool:
        """Return whether a card has been played."""
        return bool(self.game.table or self.game.history)

    def tap(self, card: Card) -> RematadaPlayModel:
        """Return the model after a card is played by the player who holds it.

        Raises:
            AlcaldeError: it is not that player's turn, or nobody holds the card.
        """
        holders = (seat for seat in RematadaSeat if card in self.game.hand(seat))
        seat = next(holders, self.game.turn or RematadaSeat.DEALER)
        return RematadaPlayModel(self.game.play(RematadaPlay(seat, card)))

    def advise(self) -> RematadaPlayModel:
        """Return the model after the move that a beginner chooses; the choice is deterministic."""
        game = self.game
        assert game.turn
        move = beginner.choose(RematadaObservation.of(game, game.turn), game.moves_made)
        assert move
        return RematadaPlayModel(game.play(move))

    def back(self) -> RematadaPlayModel:
        """Return the model without the last card; before the first card, the same model."""
        plays = [play for trick in self.game.history for play in trick.plays]
        plays += self.game.trick.plays if self.game.trick else ()
        game = rewind(self.game, "tricks")
        for seat, card in plays[:-1]:
            game = game.play(RematadaPlay(seat, card))
        return RematadaPlayModel(game)

    def continues(self, other: RematadaPlayModel) -> bool:
        """Return whether both games are the same before the first card."""
        return rewind(self.game, "tricks") == rewind(other.game, "tricks")

    def data(self) -> str:
        """Return the record of the game, as it is saved."""
        return write_game(self.game)

    @classmethod
    def of(cls, saved: Saved) -> RematadaPlayModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a model.
        """
        game = read_game(saved)
        saved.require(game.trump is not None, "a game in which trump has been named")
        return cls(game)
