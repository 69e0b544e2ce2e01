"""The game table: a whole game of ten tricks, one seat the reader's, the others by themselves.

The record of the game is what is saved, and reading it back plays the game again.
Ledger: PLAY-1 to PLAY-6, DRAW-1 to DRAW-4, EXCH-1 to EXCH-6, COUNT-1 to COUNT-3, SEAT-3.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from ....ui.html import Element, Node
from .acts import GameActs
from .model import Gaming
from .result import happened
from .setup import NONE, Setup
from .view import draw


class GameTable(GameActs):
    """A game to play to its end, from any of the three seats.

    >>> table = GameTable(seed=7, seat="right")
    >>> table.act("type", text="3c")
    >>> table.act("go", at=1)
    >>> print(table)
    Trick 1 of 10 · trump ♦ · The right opponent 3♣ · Isaac 5♠ · Isaac plays 5♠.

    What cannot be played is refused in the engine's words, and nothing changes:

    >>> table.act("type", text="9c")
    >>> table.notice
    '9 is not in this pack. “9c” needs one of A 3 K Q J 7 6 5 4 2.'
    """

    kind = "game"
    keeps = thinks = True

    def __init__(
        self,
        seed: int = 7,
        *,
        seat: str = "mayor",
        skill: str = "beginner",
        exchange: str = NONE,
        length: str = "deal",
        lang: str = "en",
        name: str = "game",
        pack: str = "french",
    ) -> None:
        """Deal a game; nobody has played yet.

        Args:
            seed: the number of the deal, a whole number from 0 to 2**53 - 1.
            seat: where the reader sits: `mayor`, `right` or `left`.
            skill: who sits in the other seats: a key of `game_setup.PLAYERS`.
            exchange: `none`, or what the two takes, `any` or `honours` (EXCH-1, EXCH-3).
            length: `deal` for a game by itself, `match` for deals until somebody has won.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed, the seat or what the two takes cannot be read.
            ValueError: there is no such skill, language, name or pack.
        """
        setup = Setup.of({"seat": seat, "skill": skill, "exchange": exchange, "length": length})
        self._set_up(Gaming.begin(setup, seed), lang=lang, name=name, pack=pack)

    def _set_up(self, start: Gaming, **common: str) -> None:
        self.start = self.now = start
        super().__init__(**common)

    # What is shown

    @property
    def shown(self) -> Gaming:
        """Return the game, or the step of its record that is looked at."""
        return self.now if self.now.step is None else self.now.base.at(self.now.step)

    def title(self) -> str:
        """Return which trick is played."""
        words, shown = self.voice.words, self.shown
        if self.now.over and self.now.step is None:
            return words.gettext("The count")
        return words.gettext("Trick {n} of {total}").format(n=shown.number, total=shown.tricks)

    def tag(self) -> str:
        """Return the number of the deal, if it has one."""
        seed = self.now.base.game.dealt.seed
        if seed is None:
            return self.voice.words.gettext("A deal without a number")
        return self.voice.words.gettext("Deal no. {number}").format(number=seed)

    def hint(self) -> str:
        """Return what can be done here."""
        words = self.voice.words
        if self.now.over:
            if self.now.setup.length == "match" and not self.now.runs:
                return words.gettext("Step through the deals, or begin a new match.")
            return words.gettext("Step through the game, or go on to the next deal.")
        if self.now.seat.cards > 1:
            return words.gettext("On your turn, tap two cards, in order, and play them.")
        return words.gettext("On your turn, tap the card that you want to play.")

    def body(self) -> list[Node]:
        """Draw the seats, the trick, what can be done, what happened and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return the trick, the trump suit, who played what, and what happened last."""
        shown, words = self.shown, self.voice.words
        trick = shown.trick
        plays = trick.plays if trick else ()
        lying = [f"{self.voice.label(play.seat)} {play.card}" for play in plays]
        trump = words.gettext("trump {suit}").format(suit=shown.game.trump.symbol)
        said = [self.voice.text(*sentence, symbols=True) for sentence in happened(self)]
        return " · ".join([self.title(), trump, *lying, " ".join(said)])

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example, and the game as it stands."""
        former = {"former": self.former.data(), "since": self.since} if self.former else {}
        return {"example": self.start.data(), "now": self.now.data(), **former}

    def view(self) -> Element:
        """Return the table as HTML; its link leaves out the game that can be brought back."""
        drawn = super().view()
        if not self.former:
            return drawn
        link = self.state()
        del link["former"], link["since"]
        return Element(drawn.tag, {**drawn.attributes, "data-link": link}, drawn.children)

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        now = Gaming.of(state["now"])
        former = Gaming.of(state["former"]) if "former" in state else None
        since = state["since"] if former else 0
        if type(since) is not int or since < 0:
            raise ValueError("moves are a number")
        self.now, self.former, self.since = now, former, since
        self._seated()

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        table = cls.__new__(cls)
        table._set_up(Gaming.of(state["example"]), lang=lang, name=name, pack=pack)
        return table
