"""The turn table: three open hands, and a reader who plays every card of a trick.

It says whose turn it is, accepts any card of that player (PLAY-3), refuses the others with the
engine's reason, and says after four cards who wins, why, for how much and who leads next.
Ledger: PLAY-1 to PLAY-6, SEAT-2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alcalde import Card, Deal, Seat, Suit

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....ui.voice import ISAAC, LENA
from .model import PLAYERS, TurnModel
from .view import draw, happened

if TYPE_CHECKING:
    from ....codec import Saved
    from ....ui.html import Node
    from ....ui.voice import Person


class TurnTable(ExampleTable[TurnModel]):
    """Three hands to play a trick from, card by card, and up to two more tricks after it.

    >>> table = TurnTable(("A♥ 4♣ 2♦", "3♥ 5♣ 6♦", "2♠ K♣ J♥ 7♦ 4♦ Q♠"), trump="♠")
    >>> for card in ("AH", "3H", "2S", "KC"):
    ...     table.act("tap", card=card)
    >>> table.act("play")
    >>> print(table)
    A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points. The mayor leads next.

    A card out of turn is refused with the engine's reason, and nothing changes:

    >>> table.act("tap", card="4C")
    >>> table.notice
    'It is the mayor’s turn.'
    """

    kind = "turn"
    MODEL = TurnModel
    PEOPLE = True

    def __init__(
        self,
        hands: tuple[str, str, str] | None = None,
        trump: str | None = None,
        leader: str = "right",
        *,
        played: str = "",
        seed: int = 7,
        people: tuple[Person, Person] | None = (ISAAC, LENA),
        lang: str = "en",
        name: str = "turn",
        pack: str = "french",
    ) -> None:
        """Lay three hands open.

        Args:
            hands: of the right opponent, of the left one, of the mayor, such as
                `("A♥ 4♣ 2♦", "3♥ 5♣ 6♦", "2♠ K♣ J♥ 7♦ 4♦ Q♠")`: for one to three tricks, the
                mayor twice as many; left out, those that `seed` deals.
            trump: the trump suit, such as `♠`; left out, the suit that `seed` turns up.
            leader: who leads first: `right` (PLAY-1), `left` or `mayor`.
            played: the cards that are on the table at the beginning, such as `A♥ 3♥`.
            seed: the deal's number, from 0.
            people: who sits on the mayor's right and left; None calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: a card, the suit, the seat or the seed cannot be read.
            ValueError: the hands are not for the same number of tricks, or cannot have played
                these cards; or the language, the name or the pack is invalid.
        """
        deal = Deal.from_seed(seed)
        given = hands or [deal.hand(seat) for seat in PLAYERS]
        suit = Suit.parse(trump) if trump is not None else deal.trump
        start = TurnModel.lay_out(given, suit, Seat.parse(leader))
        start = start.with_played(Card.parse_all(played))
        self.lay_out(start, people, lang=lang, name=name, pack=pack)

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("A trick, turn by turn")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Tap a card of the player whose turn it is. Any of them may be played."
        )

    def body(self) -> list[Node]:
        """Draw the hands, the trick, the controls and the result."""
        return draw(self)

    def summary(self) -> str:
        """Return the trick, the trump suit and the outcome, in one line."""
        words, trick = self.voice.words, self.now.trick
        some, none = words.gettext("{cards} · trump {suit}"), words.gettext("trump {suit}")
        template = some if trick else none
        shown = template.format(cards=trick, suit=self.now.trump.symbol)
        last = self.voice.line(happened(self))
        return f"{shown} · {last}"

    # What can be done

    @action
    def do_tap(self, card: str) -> None:
        """Play a card of the player whose turn it is; the mayor chooses two first."""
        before = self.now
        self.now = before.tap(Card.parse(card))
        if self.now.played != before.played:
            self._go_on()

    @action
    def do_play(self) -> None:
        """Play the two cards that the mayor has chosen."""
        self.now = self.now.play()
        self._go_on()

    @action
    def do_back(self) -> None:
        """Take the last step back."""
        self.now = self.now.back()

    @action
    def do_again(self) -> None:
        """Go back to the beginning; the same player leads."""
        self.now = self.begun

    @action
    def do_turn(self) -> None:
        """Let the mayor play the same two cards in the other order (PLAY-4)."""
        if not self.now.pair:
            raise UnknownAction
        self.now = self.now.reversed()

    @action
    def do_leader(self, seat: str) -> None:
        """Begin again with another player leading."""
        self.now = self._begun_by(Seat.parse(seat))

    @property
    def begun(self) -> TurnModel:
        """Return the beginning with the current leader, to which `again` goes back."""
        return self._begun_by(self.now.leader)

    def _begun_by(self, leader: Seat) -> TurnModel:
        begun = leader is self.start.leader
        return self.start if begun else self.start._replace(leader=leader, played=())

    def _go_on(self) -> None:
        """Focus the next player's first card, and reveal the result of a complete trick."""
        due, trick = self.now.due, self.now.trick
        self.focus = f"card-{self.now.held(due)[0].code}" if due else "back"
        self.reveal = "result" if trick and trick.complete else ""

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the hands, who sits there, and what was played."""
        return {**super().position(), "now": self.now.progress()}

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        self.now = self.start.resumed(saved["now"])
