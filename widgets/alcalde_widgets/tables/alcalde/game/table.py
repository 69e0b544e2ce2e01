"""The game table: a whole game of ten tricks, or a match, from one seat against two players.

The record of the game is what is saved, and reading it plays the game again.
Ledger: PLAY-1 to PLAY-6, DRAW-1 to DRAW-4, EXCH-1 to EXCH-6, COUNT-1 to COUNT-3, SEAT-3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alcalde import AlcaldeError, Card, IllegalMove, Seat

from ....actions import UnknownAction, action
from ....codec import Saved, UnreadableState
from ....example_table import ExampleTable
from ....ui.html import Element
from ....ui.voice import ISAAC, LENA
from .model import HINTS, GameModel
from .records import LONGEST_MATCH, load
from .result import happened
from .setup import NONE, Setup
from .view import draw

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde import AnySeat

    from ....ui.html import Node
    from ....ui.voice import Person


class GameTable(ExampleTable[GameModel]):
    """A game to play to its end, from any of the three seats.

    Attributes:
        former: the game that `now` replaced and that can be brought back, if any.
        since: how many moves `now` had when it replaced it.
        typed: the move that was written and refused.
        pasted: the record that was pasted and refused.

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
    MODEL = GameModel
    former: GameModel | None = None
    since: int = 0
    typed = pasted = ""

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
            skill: who sits in the other seats: `beginner` or `club`.
            exchange: `none`, or what the two takes, `any` or `honours` (EXCH-1, EXCH-3).
            length: `deal` for a game by itself, `match` for deals until somebody has won.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the seed cannot be read.
            ValueError: there is no such seat, skill, exchange, length, language, name or pack.
        """
        agreed = {"seat": seat, "skill": skill, "exchange": exchange, "length": length}
        start = GameModel.begin(Setup.of(Saved(agreed)), seed)
        self.lay_out(start, lang=lang, name=name, pack=pack)

    @property
    def shown(self) -> GameModel:
        """Return the game, or the step of it that is shown once it is over."""
        return self.now if self.now.step is None else self.now.base.at(self.now.step)

    def title(self) -> str:
        """Return the number of the trick."""
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
            if self.now.setup.length == "match" and not self.now.match_runs:
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
        last = self.voice.line(happened(self))
        return " · ".join([self.title(), trump, *lying, last])

    def people(self) -> Mapping[AnySeat, Person | AnySeat]:
        """Return who sits beside the reader: Isaac, then Lena counter-clockwise."""
        seat = self.now.base.seat
        return {seat.next: ISAAC, seat.next.next: LENA}

    # Moves

    def act(self, name: str, /, **args: object) -> None:
        """Do one action; refused text stays in its field until the next one."""
        self.typed = self.pasted = ""
        super().act(name, **args)

    @action
    def do_tap(self, card: str) -> None:
        """Play a card of the reader's hand; as mayor, choose the first and the second."""
        self._check_put_away()
        before = self.now
        self.now = before.tap(Card.parse(card))
        if self.now.record != before.record:
            self.focus = "main"

    @action
    def do_play(self) -> None:
        """Play the two chosen cards; a stale request does nothing."""
        if not self.now.own_turn:
            return
        self.now = self.now.play(self.now.chosen)
        self.focus = "main"

    @action
    def do_type(self, text: str) -> None:
        """Play the cards that are written; refused text stays in the field."""
        try:
            self._check_put_away()
            self.now = self.now.play(text)
        except AlcaldeError as refused:
            self.notice, self.typed = self.voice.refusal(refused), text

    @action
    def do_exchange(self, card: str) -> None:
        """Exchange a card for the indicator (EXCH-2, EXCH-3)."""
        self._check_put_away()
        self.now = self.now.exchange(Card.parse(card))
        self.focus = "main"

    @action
    def do_go(self, at: int) -> None:
        """Let the next of the others move; a stale request does nothing."""
        if at == self.now.moves:
            self.now = self.now.move_others()
            self._focus_next()

    @action
    def do_on(self, at: int) -> None:
        """Put the complete trick away; a stale request does nothing."""
        if at == self.now.moves:
            self.now = self.now.put_away()
            self._focus_next()

    @action
    def do_back(self) -> None:
        """Take the reader's last move back; before the first, bring the former game back."""
        if self.former and self.brings_back:
            self.now, self.former = self.former, None
            self._seat_people()
        else:
            self.now = self.now.take_back()
        if not self.now.chosen:
            self._focus_next()

    @property
    def brings_back(self) -> bool:
        """Return whether taking back brings the former game back: nothing was done here since."""
        if self.former is None or self.now.chosen:
            return False
        return self.now.back_to is None or self.now.moves <= self.since

    def _check_put_away(self) -> None:
        """Raise while a complete trick has not been put away."""
        if self.now.pending:
            look = self.voice.words.gettext("Look at this trick first, then go on.")
            raise IllegalMove("look-first", look, "PLAY-6")

    def _focus_next(self) -> None:
        """Move the focus to the first card in the reader's turn, else to the main button."""
        hand = self.now.held(self.now.seat)
        self.focus = f"card-{hand[0].code}" if self.now.own_turn and hand else "main"

    # What is shown

    @action
    def do_hint(self) -> None:
        """Give a hint: first the idea, asked again the card; only in the reader's turn."""
        if not self.now.own_turn:
            raise UnknownAction
        self.now = self.now._replace(hint=min(self.now.hint + 1, HINTS))

    @action
    def do_sums(self) -> None:
        """Show the running count, or hide it."""
        self.now = self.now._replace(sums=not self.now.sums)

    @action
    def do_coach(self, coach: bool) -> None:
        """Let the coach speak, or not."""
        self.now = self.now._replace(coach=coach)

    # Other games

    @action
    def do_deal(self, seed: int) -> None:
        """Go on with a match, or deal another game, as it was agreed for it.

        A stale request, such as a double click's second, leaves the new deal of a match as it is.
        """
        other = self.now.next(seed)
        if self.now.moves or not self.now.counts:
            self._replace_game(other)

    @action
    def do_anew(self, seed: int) -> None:
        """Deal another game or begin another match, even while one is running."""
        self._replace_game(self.now.anew(seed))

    @action
    def do_load(self, text: str) -> None:
        """Go on with the game of a record; an unreadable one becomes a notice.

        A game that is loaded twice does not replace itself.
        """
        try:
            other = self.now.loaded(load(text))
        except AlcaldeError as refused:
            self.notice, self.pasted = self.voice.refusal(refused), text[:LONGEST_MATCH]
            self.reveal = "result"
            return
        if other != self.now:
            self._replace_game(other)

    @action
    def do_open(self, link: str) -> None:
        """Open a link to this table; the game that was here can be brought back."""
        before = self.now
        super().do_open(link)
        if self.now != before:
            self._keep(before)
            self.since = self.now.moves

    @action
    def do_reset(self) -> None:
        """Put the example back; the game that was here can be brought back."""
        self._replace_game(self.start)

    def _replace_game(self, other: GameModel) -> None:
        """Replace this game by another; it can be brought back."""
        self._keep(self.now)
        self.now, self.since = other, other.moves
        self._seat_people()
        self._focus_next()
        self.reveal = "top"

    def _keep(self, game: GameModel) -> None:
        """Keep a game in which something was done, so that it can be brought back."""
        if game.moves or game.counts:
            self.former = game._replace(step=None, looked=None)

    # Stepping through a finished game

    @action
    def do_step(self, to: int) -> None:
        """Show the game after so many moves, once it is over."""
        if not self.now.over:
            raise UnknownAction
        last = self.now.base.moves
        self.now = self.now._replace(step=max(0, min(to, last)))

    @action
    def do_review(self, deal: int) -> None:
        """Show a deal of the match from its first move on, an earlier one or this one."""
        past = self.now.deals
        if not self.now.over or not 0 <= deal <= len(past) or not (*past, "this")[deal]:
            raise UnknownAction
        self.now = self.now._replace(step=0, looked=deal if deal < len(past) else None)
        self._seat_people()
        self.focus = "main"
        self.reveal = "top"

    @action
    def do_close(self) -> None:
        """Go back from the steps to the count."""
        self.now = self.now._replace(step=None, looked=None)
        self._seat_people()
        self.focus = "main"

    # What is agreed

    @action
    def do_seat(self, seat: str) -> None:
        """Take another seat: at once before any move, else from the next deal on."""
        self._agree(self.now.following._replace(seat=Seat.parse(seat).value))

    @action
    def do_skill(self, skill: str) -> None:
        """Change how well the others play."""
        self._agree(self.now.following._replace(skill=skill))

    @action
    def do_agreed(self, exchange: str) -> None:
        """Play with the exchange, or without it (EXCH-1)."""
        self._agree(self.now.following._replace(exchange=exchange))

    @action
    def do_length(self, length: str) -> None:
        """Play one deal, or a match (MATCH-1, MATCH-2)."""
        self._agree(self.now.following._replace(length=length))

    def _agree(self, wanted: Setup) -> None:
        try:
            following = Setup.of(Saved(wanted.data()))
        except UnreadableState:
            raise UnknownAction from None
        self.now = self.now.agreed(following)
        self._seat_people()

    def _seat_people(self) -> None:
        self.voice.people = dict(self.people())

    # Saving

    def position(self) -> dict[str, Any]:
        """Return the example, the game, and the one that can be brought back, as JSON values."""
        former = {"former": self.former.data(), "since": self.since} if self.former else {}
        return {**super().position(), **former}

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        super().resume_from(saved)
        self.former = GameModel.of(saved["former"]) if "former" in saved else None
        self.since = saved["since"].whole() if self.former else 0
        self._seat_people()

    def view(self) -> Element:
        """Return the table as HTML; its link leaves out the game that can be brought back."""
        drawn = super().view()
        if not self.former:
            return drawn
        link = self.state()
        del link["former"], link["since"]
        return Element(drawn.tag, {**drawn.attributes, "data-link": link}, drawn.children)
