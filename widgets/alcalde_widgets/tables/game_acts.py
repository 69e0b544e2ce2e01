"""What a reader can do at a game table: each action of its buttons, cards and fields."""

from __future__ import annotations

from collections.abc import Mapping

from alcalde import AlcaldeError, AnySeat, Card, IllegalMove, Seat

from ..saved import Refusal
from ..table import Table
from ..voice import ISAAC, LENA, Person
from .game_setup import Setup
from .game_state import read
from .gaming import HINTS, LONGEST, Gaming


class GameActs(Table):
    """The actions; `now` is the game, `typed` and `pasted` what was written and refused."""

    now: Gaming
    typed = pasted = ""
    ACTIONS = {
        "tap": {"card": str},
        "play": {},
        "type": {"text": str},
        "exchange": {"card": str},
        "go": {"at": int},
        "on": {"at": int},
        "back": {},
        "hint": {},
        "sums": {},
        "deal": {"seed": int},
        "load": {"text": str},
        "step": {"to": int},
        "close": {},
        "seat": {"seat": str},
        "skill": {"skill": str},
        "agreed": {"exchange": str},
        "length": {"length": str},
    }

    def people(self) -> Mapping[AnySeat, Person]:
        """Return who sits beside the reader: counter-clockwise Isaac, then Lena."""
        seat = self.now.seat
        return {seat.next: ISAAC, seat.next.next: LENA}

    def act(self, name: str, /, **args: object) -> None:
        """Do one action; what was written and refused stays in its field until the next one."""
        self.typed = self.pasted = ""
        super().act(name, **args)

    def do_tap(self, card: str) -> None:
        """Play a card of the own hand; as mayor, choose the first and the second."""
        self._check_looked()
        before = self.now
        self.now = before.tap(Card.parse(card))
        if self.now.record != before.record:
            self.focus = "main"

    def do_play(self) -> None:
        """Play the two cards that are chosen."""
        self._check_looked()
        self.now = self.now.put(self.now.chosen)
        self.focus = "main"

    def do_type(self, text: str) -> None:
        """Play the cards that are written; what is refused stays written."""
        try:
            self._check_looked()
            self.now = self.now.put(text)
        except AlcaldeError as refused:
            self.notice, self.typed = self.voice.refusal(refused), text

    def do_exchange(self, card: str) -> None:
        """Exchange a card for the indicator (EXCH-2, EXCH-3)."""
        self._check_looked()
        self.now = self.now.exchange(Card.parse(card))
        self.focus = "main"

    def do_go(self, at: int) -> None:
        """Let whoever is next of the others move; an order that comes late does nothing."""
        if at == self.now.moves:
            self.now = self.now.others()
            self._look_on()

    def do_on(self, at: int) -> None:
        """Put the trick away that was looked at; an order that comes late does nothing."""
        if at == self.now.moves:
            self.now = self.now.on()
            self._look_on()

    def do_back(self) -> None:
        """Take the reader's last move back, and what came after it."""
        self.now = self.now.back()
        if not self.now.chosen:
            self._look_on()

    def do_hint(self) -> None:
        """Say which idea, and asked again which card; only in the reader's turn."""
        if not self.now.waits:
            raise Refusal
        self.now = self.now._replace(hint=min(self.now.hint + 1, HINTS))

    def do_sums(self) -> None:
        """Show the running count, or hide it."""
        self.now = self.now._replace(sums=not self.now.sums)

    def do_deal(self, seed: int) -> None:
        """Deal another game, as it was agreed for it."""
        self.now = self.now.next(seed)
        self._seated()
        self._look_on()

    def do_load(self, text: str) -> None:
        """Go on with the game of a record; one that cannot be read changes nothing and says so."""
        words = self.voice.words
        if len(text) > LONGEST:
            long = words.gettext("This text is too long for the record of one game.")
            self.notice, self.pasted = long, ""
            return
        try:
            self.now = self.now.loaded(read(text))
        except AlcaldeError as refused:
            self.notice, self.pasted = self.voice.refusal(refused), text
            self.reveal = "result"
            return
        self._look_on()
        self.reveal = "top"

    def do_step(self, to: int) -> None:
        """Look at the game after so many moves, once it is over."""
        if not self.now.over:
            raise Refusal
        last = self.now.moves
        self.now = self.now._replace(step=max(0, min(to, last)))

    def do_close(self) -> None:
        """Go back from the steps to the count."""
        self.now = self.now._replace(step=None)
        self.focus = "main"

    def do_seat(self, seat: str) -> None:
        """Sit elsewhere: at once where nobody has played, else from the next deal on."""
        self._agree(self.now.following._replace(seat=Seat.parse(seat).value))

    def do_skill(self, skill: str) -> None:
        """Let others play who are stronger or weaker."""
        self._agree(self.now.following._replace(skill=skill))

    def do_agreed(self, exchange: str) -> None:
        """Play with the exchange, or without it (EXCH-1)."""
        self._agree(self.now.following._replace(exchange=exchange))

    def do_length(self, length: str) -> None:
        """Play one deal, or a match (MATCH-1, MATCH-2)."""
        self._agree(self.now.following._replace(length=length))

    def _agree(self, wanted: Setup) -> None:
        try:
            following = Setup.of(wanted._asdict())
        except ValueError:
            raise Refusal from None
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
