"""The exchange table: the indicator under the stock, and who may take it with the seven or the two.

The reader chooses the card that was turned up, who holds the seven and the two of trump, the moment
and the agreement, and tries exchanges. Ledger: EXCH-1 to EXCH-6, DEAL-4, DRAW-3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Card, Exchange, IllegalMove, Suit

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....ui.voice import ISAAC, LENA
from .model import MOMENTS, ExchangeModel, parse_holder
from .view import draw, happened

if TYPE_CHECKING:
    from ....ui.html import Node
    from ....ui.voice import Person


class ExchangeTable(ExampleTable[ExchangeModel]):
    """Three open hands, the stock with its indicator, and exchanges to try.

    >>> table = ExchangeTable("A♠", seven="right", two="left")
    >>> table.act("exchange", seat="right", card="7S")
    >>> print(table)
    Isaac takes A♠ and leaves 7♠. Trump is still spades. Lena may now take 7♠ and leave 2♠.

    A refusal is a sentence in the table, not an exception:

    >>> table.act("moment", to="later")
    >>> table.act("exchange", seat="left", card="2S")
    >>> table.notice
    'Lena is too late with 2♠: the first trick is complete.'
    """

    kind = "exchange"
    MODEL = ExchangeModel
    PEOPLE = True

    def __init__(
        self,
        indicator: str = "A♠",
        *,
        seven: str = "right",
        two: str = "left",
        moment: str = "before",
        exchange: bool = True,
        two_takes: str = "any",
        people: tuple[Person, Person] | None = (ISAAC, LENA),
        lang: str = "en",
        name: str = "exchange",
        pack: str = "french",
    ) -> None:
        """Lay out a position without exchanges.

        Args:
            indicator: the card that was turned up, such as `A♠`.
            seven: who holds the seven of trump: `right`, `left`, `mayor`, or `stock` for nobody.
            two: who holds the two of trump.
            moment: `before` the first card, in the first `trick`, `later` (after the first trick)
                or `gone` (the stock is used up).
            exchange: whether the exchange was agreed (EXCH-1).
            two_takes: what the two takes, `any` or `honours` (EXCH-3).
            people: who sits on the mayor's right and left; None calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the card, a seat or what the two takes cannot be read.
            ValueError: there is no such moment, language, name or pack.
        """
        holders = parse_holder(seven), parse_holder(two)
        start = ExchangeModel(Card.parse(indicator), *holders, moment, exchange, two_takes)
        self.lay_out(start.checked(), people, lang=lang, name=name, pack=pack)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The exchange")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Tap any card to exchange it for the indicator. If that is not allowed, the table "
            "says why."
        )

    def body(self) -> list[Node]:
        """Draw the hands around the stock, the exchanges to try, the result and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return in one line what happened last and what may follow."""
        return self.voice.line(happened(self))

    # Exchanging

    @action
    def do_exchange(self, seat: str, card: str) -> None:
        """Let a player take the indicator and leave a card; a refusal becomes a notice."""
        self._try(Exchange(seat, card))

    @action
    def do_tap(self, card: str) -> None:
        """Let the holder of a card try to exchange it."""
        tapped = Card.parse(card)
        seat = self.now.holder(tapped)
        if seat is None:
            raise UnknownAction
        self._try(Exchange(seat, tapped))
        if not self.notice:
            taken = self.now.game.exchanges[-1].taken
            self.focus = f"card-{taken.code}"

    def _try(self, wish: Exchange) -> None:
        self.reveal = "result"
        try:
            self.now = self.now.exchanged(wish)
        except IllegalMove as refused:
            self.notice = self.voice.refusal(refused)

    @action
    def do_both(self) -> None:
        """Let the holders of the seven and of the two exchange at the same moment (EXCH-4)."""
        self.reveal = "result"
        if len({wish.seat for wish in self.now.wishes()}) < 2:
            text = self.voice.words.gettext(
                "This takes two players: one who holds {card}, another who holds {card2}."
            )
            cards = {"card": self.now.seven, "card2": self.now.two}
            self.notice = self.voice.text(text, cards, symbols=self.pack == "french")
            return
        self.now, done = self.now.simultaneous()
        self.notice = " ".join(self.voice.refusal(why) for _, why in done.refused)

    @action
    def do_back(self) -> None:
        """Take the last exchange back."""
        self.now = self.now._replace(made=self.now.made[:-1])

    # Another position

    @action
    def do_moment(self, to: str) -> None:
        """Go to another moment of the game, before any exchange."""
        if to not in MOMENTS:
            raise UnknownAction
        self.now = self.now.changed(moment=to)

    @action
    def do_trump(self, suit: str) -> None:
        """Turn up the card of the same rank in another suit."""
        self.now = self.now.trump(Suit.parse(suit))

    @action
    def do_indicator(self, card: str) -> None:
        """Turn up another card."""
        self.now = self.now.changed(indicator=Card.parse(card))

    @action
    def do_seven(self, holder: str) -> None:
        """Give the seven of trump to a player, or to nobody."""
        self.now = self.now.changed(has_seven=parse_holder(holder))

    @action
    def do_two(self, holder: str) -> None:
        """Give the two of trump to a player, or to nobody."""
        self.now = self.now.changed(has_two=parse_holder(holder))

    @action
    def do_agreed(self, exchange: bool) -> None:
        """Play with the exchange, or without it (EXCH-1)."""
        self.now = self.now.changed(exchange=exchange)

    @action
    def do_takes(self, what: str) -> None:
        """Let the two take any indicator, or only those that the seven takes (EXCH-3)."""
        self.now = self.now.changed(two_takes=what)
