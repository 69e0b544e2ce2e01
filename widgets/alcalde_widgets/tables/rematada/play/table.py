"""The table of Brisca Rematada's ten tricks: three open hands, the contractor's pile, the count.

The reader plays any card of whose turn it is, or lets a simple player choose, card by card, trick
by trick or to the end, and takes back what was played. Ledger: REM-7, REM-8, REM-9, REM-11, PLAY-5.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde import Card
from alcalde.rematada import beginner
from alcalde.rematada.game import Rematada
from alcalde.rematada.moves import LayAside, NameTrump, RematadaPlay
from alcalde.rematada.observation import RematadaObservation
from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.tricks import RematadaTrick

from ....actions import UnknownAction, action
from ....scenes.rematada import ordered
from ....table import Table
from ....ui.html import Node
from .start import before_play, bought, kept, saved, without_last
from .view import draw, happened

MOST_CARDS = 30


class RematadaTable(Table):
    """Ten tricks, card by card.

    >>> table = RematadaTable(seed=7)
    >>> table.act("trick")
    >>> table.act("all")
    >>> len(table.now.history), table.now.over
    (10, True)

    A card out of turn is refused in the engine's words, and nothing changes:

    >>> table = RematadaTable(seed=7)
    >>> table.act("tap", card=table.now.hand("left")[0].code)
    >>> table.notice
    'The next to play is the player on the right.'
    """

    kind = "rematada"

    def __init__(
        self,
        seed: int = 7,
        *,
        contractor: str = "right",
        bid: int = 100,
        aside: str = "",
        trump: str = "",
        played: int = 0,
        lang: str = "en",
        name: str = "rematada",
        pack: str = "french",
    ) -> None:
        """Deal, let one player win the auction, and prepare the first trick.

        Args:
            seed: the deal's number, from 0.
            contractor: who has won the auction: `right`, `left` or `dealer`.
            bid: the points of the bid, 100 to 230.
            aside: the two cards that the contractor lays aside; left out, as a simple player does.
            trump: the trump suit, such as `♠`; left out, as a simple player names it.
            played: how many cards simple players have played, 0 to 30.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed, the seat, the bid, a card or the suit is none.
            ValueError: there are not so many cards; the language, the name or the pack is none.
        """
        if not 0 <= played <= MOST_CARDS:
            raise ValueError(f"0 to {MOST_CARDS} cards are played, not {played}")
        start = bought(seed, contractor, bid)
        start = start.play(LayAside(contractor, aside)) if aside else advised(start)
        start = start.play(NameTrump(contractor, trump)) if trump else advised(start)
        for _ in range(played):
            start = advised(start)
        self._set_up(start, lang=lang, name=name, pack=pack)

    def _set_up(self, start: Rematada, **common: str) -> None:
        self.start = self.now = start
        super().__init__(**common)

    @property
    def shown(self) -> RematadaTrick | None:
        """Return the trick on the table: the one that runs, or the last until the next begins."""
        return self.now.trick or (self.now.history[-1] if self.now.history else None)

    @property
    def contractor(self) -> RematadaSeat:
        """Return who has won the auction."""
        assert self.now.contractor
        return self.now.contractor

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("Ten tricks of three cards")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Tap a card of the player whose turn it is, or let a beginner choose."
        )

    def body(self) -> list[Node]:
        """Draw the trick, the hands, the controls and the result."""
        return draw(self)

    def summary(self) -> str:
        """Return the trick, the trump suit and what came of it, in one line."""
        words, trump = self.voice.words, self.now.trump
        assert trump
        lying, nothing = words.gettext("{cards} · trump {suit}"), words.gettext("trump {suit}")
        shown = (lying if self.shown else nothing).format(cards=self.shown, suit=trump.symbol)
        said = " ".join(self.voice.text(*one, symbols=True) for one in happened(self))
        return f"{shown} · {said}"

    # What can be done

    @action
    def do_tap(self, card: str) -> None:
        """Play a card of whose turn it is; the engine refuses any other."""
        tapped = Card.parse(card)
        owners = (seat for seat in RematadaSeat if tapped in self.now.hand(seat))
        self.now = self.now.play(
            RematadaPlay(next(owners, self.now.turn or RematadaSeat.DEALER), tapped)
        )
        self._look_on()

    @action
    def do_step(self) -> None:
        """Let a simple player choose the next card."""
        if self.now.over:
            raise UnknownAction
        self.now = advised(self.now)

    @action
    def do_trick(self) -> None:
        """Let simple players play this trick to its end."""
        self.do_step()
        while self.now.table:
            self.now = advised(self.now)
        self.reveal = "result"

    @action
    def do_all(self) -> None:
        """Let simple players play all tricks to the end."""
        self.do_step()
        while not self.now.over:
            self.now = advised(self.now)
        self.reveal = "result"

    @action
    def do_back(self) -> None:
        """Take the last card back."""
        self.now = without_last(self.now)

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now = self.start

    def _look_on(self) -> None:
        """After a card: focus on the next player's first card, and the result of a trick."""
        due = self.now.turn
        self.focus = f"card-{ordered(self.now.hand(due))[0].code}" if due else "back"
        self.reveal = "" if self.now.table else "result"

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example and what was played."""
        return {"example": kept(self.start), "now": kept(self.now)}

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        now = saved(state["now"])
        if before_play(now) != before_play(self.start):
            raise ValueError("the cards lie as in the example")
        self.now = now

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        start, table = saved(state["example"]), cls.__new__(cls)
        if start.trump is None:
            raise ValueError("an example begins when trump is named")
        table._set_up(start, lang=lang, name=name, pack=pack)
        return table


def advised(game: Rematada) -> Rematada:
    """Return a game after the move that a simple player in turn chooses, always the same one."""
    assert game.turn
    move = beginner.choose(RematadaObservation.of(game, game.turn), game.moves_made)
    assert move
    return game.play(move)
