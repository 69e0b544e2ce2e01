"""The talon table: what the contractor does between the auction and the first card (REM-6).

The talon is shown to all and taken; two cards are laid aside by tapping them; trump is named. The
table says what starts the pile and what it counts. Ledger: REM-3, REM-6, REM-8, REM-9.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde import Card, Suit
from alcalde.rematada.game import Rematada
from alcalde.rematada.moves import LayAside, NameTrump
from alcalde.rematada.refusals import LAID_ASIDE
from alcalde.rematada.seats import RematadaSeat

from ....actions import UnknownAction, action
from ....table import Table
from ....ui.html import Node
from ..play.start import before_play, bought, kept, saved
from .view import draw, happened

DOWN, SHOWN, TAKEN = range(3)
"""How the talon lies: face down, open before all, in the contractor's hand."""


class TalonTable(Table):
    """The contractor's hand and the talon, step by step.

    >>> table = TalonTable(seed=7)
    >>> for _ in range(2):
    ...     table.act("talon")
    >>> for card in table.held()[:2]:
    ...     table.act("tap", card=card.code)
    >>> table.act("aside")
    >>> table.act("trump", suit="H")
    >>> print(table)  # doctest: +ELLIPSIS
    trump ♥ · The player on the right names the trump suit: hearts. ...

    A third card is refused in the engine's words:

    >>> table = TalonTable(seed=7, stage=2)
    >>> for card in table.held()[:3]:
    ...     table.act("tap", card=card.code)
    >>> table.notice, len(table.chosen)
    ('Two cards are laid aside, not 3.', 2)
    """

    kind = "talon"

    def __init__(
        self,
        seed: int = 7,
        *,
        contractor: str = "right",
        bid: int = 100,
        stage: int = DOWN,
        lang: str = "en",
        name: str = "talon",
        pack: str = "french",
    ) -> None:
        """Deal, and let one player win the auction.

        Args:
            seed: the deal's number, from 0.
            contractor: who has won the auction: `right`, `left` or `dealer`.
            bid: the points of the bid, 100 to 230.
            stage: 0 where the talon lies face down, 1 where it is shown, 2 where it is taken.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed, the seat or the bid is none.
            ValueError: the stage, the language, the name or the pack is none.
        """
        if stage not in (DOWN, SHOWN, TAKEN):
            raise ValueError(f"a stage is 0, 1 or 2, not {stage!r}")
        self._set_up(bought(seed, contractor, bid), stage, lang=lang, name=name, pack=pack)

    def _set_up(self, start: Rematada, stage: int, **common: str) -> None:
        self.start, self.first = start, stage
        self.now, self.stage = start, stage
        self.chosen: tuple[Card, ...] = ()
        super().__init__(**common)

    @property
    def contractor(self) -> RematadaSeat:
        """Return who has won the auction."""
        assert self.now.contractor
        return self.now.contractor

    def held(self) -> list[Card]:
        """Return what the contractor holds, as it came, the talon last."""
        talon = self.now.talon if self.stage < TAKEN else ()
        return [card for card in self.now.hand(self.contractor) if card not in talon]

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The talon")

    def hint(self) -> str:
        """Return what can be done now."""
        words = self.voice.words
        if self.stage < TAKEN:
            return words.gettext("Follow the contractor, step by step.")
        if self.now.phase == "talon":
            return words.gettext("Tap the two cards that are to be laid aside.")
        if self.now.phase == "trump":
            return words.gettext("Now name the trump suit.")
        return words.gettext("Take back a step, or begin again.")

    def body(self) -> list[Node]:
        """Draw the talon, the hand, the steps and what happened."""
        return draw(self)

    def summary(self) -> str:
        """Return how far the contractor is, in one line."""
        words, trump = self.voice.words, self.now.trump
        said = " ".join(self.voice.text(*one, symbols=True) for one in happened(self))
        named = words.gettext("trump {suit}").format(suit=trump.symbol) if trump else ""
        return " · ".join(filter(None, [named, said]))

    # What can be done

    @action
    def do_talon(self) -> None:
        """Show the talon to all, or take it in hand (REM-6)."""
        if self.stage == TAKEN:
            raise UnknownAction
        self.stage += 1
        if self.stage == TAKEN:
            self.focus = f"card-{self.now.talon[0].code}"

    @action
    def do_tap(self, card: str) -> None:
        """Choose a card to lay aside, or let it go again; the engine refuses a third."""
        tapped = Card.parse(card)
        if self.stage < TAKEN or tapped not in self.held():
            raise UnknownAction
        if tapped in self.chosen:
            self.chosen = tuple(one for one in self.chosen if one is not tapped)
            return
        chosen = (*self.chosen, tapped)
        if len(chosen) >= LAID_ASIDE or self.now.phase != "talon":
            self.now.check(LayAside(self.contractor, chosen))
        self.chosen = chosen

    @action
    def do_aside(self) -> None:
        """Lay the chosen cards aside (REM-6)."""
        if self.stage < TAKEN:
            raise UnknownAction
        self.now = self.now.play(LayAside(self.contractor, self.chosen))
        self.chosen = ()
        self.focus = "trump-D"

    @action
    def do_trump(self, suit: str) -> None:
        """Name the trump suit (REM-6)."""
        self.now = self.now.play(NameTrump(self.contractor, Suit.parse(suit)))
        self.reveal = "result"

    @action
    def do_back(self) -> None:
        """Take the last step back."""
        if self.now.trump:
            self.now = before_play(self.now, trump=False)
        elif self.now.laid_aside:
            self.now, self.chosen = self.start, self.now.laid_aside
        elif self.chosen:
            self.chosen = self.chosen[:-1]
        elif self.stage > DOWN:
            self.stage -= 1

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now, self.stage, self.chosen = self.start, self.first, ()

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example and how far the contractor is."""
        return {
            "example": {"game": kept(self.start), "stage": self.first},
            "now": kept(self.now),
            "stage": self.stage,
            "chosen": [card.code for card in self.chosen],
        }

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        now, stage = saved(state["now"]), _stage(state["stage"])
        if before_play(now) != now or now.auction != self.start.auction:
            raise ValueError("the game goes on where its example stands")
        if now.dealt != self.start.dealt or (now.laid_aside and stage < TAKEN):
            raise ValueError("two cards are laid aside once the talon is taken")
        self.now, self.stage = now, stage
        for code in state["chosen"]:
            if Card.parse(code) in self.chosen:
                raise ValueError("chosen")
            if now.phase != "talon":
                raise ValueError("chosen")
            self.do_tap(code)

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        given = state["example"]
        start, table = saved(given["game"]), cls.__new__(cls)
        if start.phase != "talon":
            raise ValueError("an example begins after the auction")
        table._set_up(start, _stage(given["stage"]), lang=lang, name=name, pack=pack)
        return table


def _stage(value: object) -> int:
    if type(value) is not int or value not in (DOWN, SHOWN, TAKEN):
        raise ValueError("stage")
    return value
