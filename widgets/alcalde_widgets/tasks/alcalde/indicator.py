"""The question who draws the indicator after the seventh trick (DRAW-2, DRAW-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Seat

from ...scenes.seats import players
from ..question import seated, why_it_loses
from .tricks import OfTrick

if TYPE_CHECKING:
    from ...ui.voice import Sentence, Voice
    from ..question import Choice


class TakesIndicator(OfTrick):
    """Who draws the indicator, the last card of the stock, after this seventh trick.

    >>> TakesIndicator("A♥ 3♥ 2♠ K♣", trump="♠").right
    'left'
    """

    __slots__ = ()
    kind = "takes-indicator"

    @property
    def order(self) -> tuple[Seat, ...]:
        """Return the players in the order in which they draw, each once."""
        return players(self.trick.winner)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the player."""
        return voice.words.gettext("This is the seventh trick. Who draws the indicator?"), {}

    @property
    def right(self) -> str:
        """Return who draws last."""
        return str(self.order[-1])

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players, with who wins and in which order all draw."""
        words, trick = voice.words, self.trick
        decided = voice.sentence(trick.explain()[-1])
        first, second, third = self.order
        round_ = words.gettext(
            "All draw counter-clockwise from the winner: {player}, {player2}, {player3}."
        )
        last: Sentence = words.gettext("The indicator lies at the bottom and is drawn last."), {}
        values: dict[str, object] = {"player": first, "player2": second, "player3": third}
        why = {}
        for seat in Seat:
            own = [play.card for play in trick.plays if play.seat is seat]
            if seat is trick.winner or seat is third:
                own = []
            lost = (voice.sentence(why_it_loses(trick, card)) for card in own)
            why[seat] = (*lost, decided, (round_, values), last)
        return seated(voice, why)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say who draws first and which card is last."""
        text = voice.words.gettext(
            "The winner of the trick draws first; the indicator is the last card of the stock."
        )
        return ((text, {}),)
