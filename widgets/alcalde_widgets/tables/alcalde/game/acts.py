"""What a reader can do at a game table: each action of its buttons, cards and fields."""

from __future__ import annotations

from collections.abc import Mapping

from alcalde import AlcaldeError, AnySeat, Card, IllegalMove, Seat

from ....actions import UnknownAction, action
from ....table import Table
from ....ui.voice import ISAAC, LENA, Person
from .load import LONGEST_MATCH, load
from .model import HINTS, Gaming
from .setup import Setup


class GameActs(Table):
    """The actions; `typed` and `pasted` are what was written and refused.

    `now` is the game; `former`, if any, the one whose place it took, which can be brought back;
    `since`, how many moves this one had then.
    """

    now: Gaming
    former: Gaming | None = None
    since: int = 0
    typed = pasted = ""

    def people(self) -> Mapping[AnySeat, Person]:
        """Return who sits beside the reader: counter-clockwise Isaac, then Lena."""
        seat = self.now.base.seat
        return {seat.next: ISAAC, seat.next.next: LENA}

    def act(self, name: str, /, **args: object) -> None:
        """Do one action; what was written and refused stays in its field until the next one."""
        self.typed = self.pasted = ""
        super().act(name, **args)

    @action
    def do_tap(self, card: str) -> None:
        """Play a card of the own hand; as mayor, choose the first and the second."""
        self._check_looked()
        before = self.now
        self.now = before.tap(Card.parse(card))
        if self.now.record != before.record:
            self.focus = "main"

    @action
    def do_play(self) -> None:
        """Play the two cards that are chosen; an order that comes late does nothing."""
        if not self.now.waits:
            return
        self.now = self.now.put(self.now.chosen)
        self.focus = "main"

    @action
    def do_type(self, text: str) -> None:
        """Play the cards that are written; what is refused stays written."""
        try:
            self._check_looked()
            self.now = self.now.put(text)
        except AlcaldeError as refused:
            self.notice, self.typed = self.voice.refusal(refused), text

    @action
    def do_exchange(self, card: str) -> None:
        """Exchange a card for the indicator (EXCH-2, EXCH-3)."""
        self._check_looked()
        self.now = self.now.exchange(Card.parse(card))
        self.focus = "main"

    @action
    def do_go(self, at: int) -> None:
        """Let whoever is next of the others move; an order that comes late does nothing."""
        if at == self.now.moves:
            self.now = self.now.others()
            self._look_on()

    @action
    def do_on(self, at: int) -> None:
        """Put the trick away that was looked at; an order that comes late does nothing."""
        if at == self.now.moves:
            self.now = self.now.on()
            self._look_on()

    @action
    def do_back(self) -> None:
        """Take the reader's last move back; before the first, bring the former game back."""
        if self.former and self.brings_back:
            self.now, self.former = self.former, None
            self._seated()
        else:
            self.now = self.now.back()
        if not self.now.chosen:
            self._look_on()

    @property
    def brings_back(self) -> bool:
        """Return whether taking back now means the former game: nothing was done here since."""
        if self.former is None or self.now.chosen:
            return False
        return self.now.back_to is None or self.now.moves <= self.since

    @action
    def do_hint(self) -> None:
        """Say which idea, and asked again which card; only in the reader's turn."""
        if not self.now.waits:
            raise UnknownAction
        self.now = self.now._replace(hint=min(self.now.hint + 1, HINTS))

    @action
    def do_sums(self) -> None:
        """Show the running count, or hide it."""
        self.now = self.now._replace(sums=not self.now.sums)

    @action
    def do_coach(self, coach: bool) -> None:
        """Have the coach speak, or be silent."""
        self.now = self.now._replace(coach=coach)

    @action
    def do_deal(self, seed: int) -> None:
        """Go on with a match, or deal another game, as it was agreed for it.

        An order that comes late, the second of a double click, leaves a match's new deal as it is.
        """
        other = self.now.next(seed)
        if self.now.moves or not self.now.counts:
            self._take_its_place(other)

    @action
    def do_anew(self, seed: int) -> None:
        """Deal another game or begin another match, even where one runs."""
        self._take_its_place(self.now.anew(seed))

    def _take_its_place(self, other: Gaming) -> None:
        """Have another game in the place of this one, which can be brought back."""
        self._keep(self.now)
        self.now, self.since = other, other.moves
        self._seated()
        self._look_on()
        self.reveal = "top"

    def _keep(self, game: Gaming) -> None:
        """Keep a game that something was done with, so that it can be brought back."""
        if game.moves or game.counts:
            self.former = game._replace(step=None, looked=None)

    @action
    def do_load(self, text: str) -> None:
        """Go on with the game of a record; one that cannot be read changes nothing and says so.

        The one that lies there already, loaded once more, does not take its own place.
        """
        try:
            other = load(self.now, text)
        except AlcaldeError as refused:
            self.notice, self.pasted = self.voice.refusal(refused), text[:LONGEST_MATCH]
            self.reveal = "result"
            return
        if other != self.now:
            self._take_its_place(other)

    @action
    def do_step(self, to: int) -> None:
        """Look at the game after so many moves, once it is over."""
        if not self.now.over:
            raise UnknownAction
        last = self.now.base.moves
        self.now = self.now._replace(step=max(0, min(to, last)))

    @action
    def do_review(self, deal: int) -> None:
        """Look at a deal of the match from its first move on, an earlier one or this one."""
        past = self.now.deals
        if not self.now.over or not 0 <= deal <= len(past) or not (*past, "this")[deal]:
            raise UnknownAction
        self.now = self.now._replace(step=0, looked=deal if deal < len(past) else None)
        self._seated()
        self.focus = "main"
        self.reveal = "top"

    @action
    def do_close(self) -> None:
        """Go back from the steps to the count."""
        self.now = self.now._replace(step=None, looked=None)
        self._seated()
        self.focus = "main"

    @action
    def do_open(self, link: str) -> None:
        """Stand as a link has it; the game that lay here can be brought back."""
        before = self.now
        super().do_open(link)
        if self.now != before:
            self._keep(before)
            self.since = self.now.moves

    @action
    def do_seat(self, seat: str) -> None:
        """Sit elsewhere: at once where nobody has played, else from the next deal on."""
        self._agree(self.now.following._replace(seat=Seat.parse(seat).value))

    @action
    def do_skill(self, skill: str) -> None:
        """Let others play who are stronger or weaker."""
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
            following = Setup.of(wanted._asdict())
        except ValueError:
            raise UnknownAction from None
        self.now = self.now.agreed(following)
        self._seated()

    def _seated(self) -> None:
        self.voice.people = dict(self.people())

    def _check_looked(self) -> None:
        """Raise while four cards lie there that are to be looked at first."""
        if self.now.lying:
            look = self.voice.words.gettext("Look at this trick first, then go on.")
            raise IllegalMove("look-first", look, "PLAY-6")

    def _look_on(self) -> None:
        """Focus on what comes next: the first card in the reader's turn, else the main button."""
        hand = self.now.held(self.now.seat)
        self.focus = f"card-{hand[0].code}" if self.now.waits and hand else "main"
