"""The model of an exchange table: a position of a real game, and the exchanges made in it.

The pack is arranged so that the wanted players are dealt the seven and the two; the engine plays on
to the wanted moment and makes the exchanges.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import Card, Exchange, Game, Play, Rank, Rules, Seat, settle
from alcalde.core.seeds import shuffled
from alcalde.core.text import quoted
from alcalde.exchange import exchanges_of
from alcalde.rules import TWO_TAKES

from ....codec import Saved

if TYPE_CHECKING:
    from alcalde import Settlement, Suit

MOMENTS = {"before": 0, "trick": 2, "later": 4, "gone": 28}
"""The number of cards played at each moment: before the first card, in the first trick, after it,
and after the seventh refill, which takes the indicator too."""

STOCK = "stock"
"""The holder of a card that no player holds."""

PLACES = {Seat.RIGHT: (8, 4), Seat.LEFT: (9, 5), Seat.MAYOR: (11, 10)}
"""The indices in a pack from which the seven and the two are dealt to each seat (DEAL-3)."""

TURNED_UP = 12
"""The index from which the indicator is turned up."""

DEEP, NEXT = (39, 38), (13, 14)
"""The indices of a seven and a two that nobody is dealt: at the bottom of the stock, or drawn first
so that they are played before the stock is used up."""

DEAL = 5
"""The seed of every position, so that the other cards stay where they are if they can."""


class ExchangeModel(NamedTuple):
    """Who holds which card at which moment, and what has been exchanged.

    Attributes:
        indicator: the card that was turned up.
        has_seven: who was dealt the seven of trump; None for nobody.
        has_two: who was dealt the two of trump.
        moment: a key of `MOMENTS`.
        exchange: whether the exchange was agreed (EXCH-1).
        two_takes: what the two takes, `any` or `honours` (EXCH-3).
        made: the exchanges made, each of which was allowed.

    >>> position = ExchangeModel(Card.parse("A♠"), Seat.RIGHT, None, "before", True, "any")
    >>> str(position.seven), position.holder(position.seven), position.holder(position.two)
    ('7♠', <Seat.RIGHT: 'right'>, None)
    >>> after = position.exchanged(Exchange("right", "7♠"))
    >>> after.game.indicator, after.holder(after.seven)
    (Card.parse('7♠'), None)
    """

    indicator: Card
    has_seven: Seat | None
    has_two: Seat | None
    moment: str
    exchange: bool
    two_takes: str
    made: tuple[Exchange, ...] = ()

    @property
    def seven(self) -> Card:
        """Return the seven of trump."""
        return Card(Rank.SEVEN, self.indicator.suit)

    @property
    def two(self) -> Card:
        """Return the two of trump."""
        return Card(Rank.TWO, self.indicator.suit)

    @property
    def start(self) -> Game:
        """Return the game before the first exchange."""
        rules = Rules(self.exchange, self.two_takes)
        return _game(self.indicator, self.has_seven, self.has_two, self.moment, rules)

    @property
    def game(self) -> Game:
        """Return the game after the exchanges."""
        game = self.start
        for wish in self.made:
            game = game.play(wish)
        return game

    def holder(self, card: Card) -> Seat | None:
        """Return who holds a card now, or None when no player does."""
        game = self.game
        return next((seat for seat in Seat if card in game.hand(seat)), None)

    def first_holder(self, card: Card) -> Seat | None:
        """Return who held a card before the first exchange."""
        return self._replace(made=()).holder(card)

    def allowed(self) -> tuple[Exchange, ...]:
        """Return every exchange that the engine allows now."""
        return exchanges_of(self.game)

    def wishes(self) -> tuple[Exchange, ...]:
        """Return the exchanges with the seven and the two by their holders, allowed or not."""
        held = ((self.holder(card), card) for card in (self.seven, self.two))
        return tuple(Exchange(seat, card) for seat, card in held if seat is not None)

    def exchanged(self, wish: Exchange) -> ExchangeModel:
        """Return the position after an exchange.

        Raises:
            IllegalMove: the exchange is not allowed.
        """
        self.game.check(wish)
        return self._replace(made=(*self.made, wish))

    def simultaneous(self) -> tuple[ExchangeModel, Settlement]:
        """Return the outcome of simultaneous exchanges with the seven and the two (EXCH-4)."""
        done = settle(self.game, self.wishes())
        made = (Exchange(made.seat, made.left) for made in done.made)
        return self._replace(made=(*self.made, *made)), done

    def changed(self, **fields: Any) -> ExchangeModel:  # noqa: ANN401
        """Return the position with other fields, before any exchange.

        Raises:
            ValueError: there is no such moment or agreement.
        """
        return self._replace(made=(), **fields).checked()

    def trump(self, suit: Suit) -> ExchangeModel:
        """Return the position with an indicator of the same rank in another suit."""
        return self.changed(indicator=Card(self.indicator.rank, suit))

    def checked(self) -> ExchangeModel:
        """Return the position itself, if its moment and its agreement exist.

        Raises:
            ValueError: one of them does not.
        """
        if self.moment not in MOMENTS:
            raise ValueError(f"a moment is one of {', '.join(MOMENTS)}, not {quoted(self.moment)}")
        if type(self.exchange) is not bool:
            raise ValueError(f"the exchange is agreed or not, not {quoted(self.exchange)}")
        Rules(True, self.two_takes)
        return self

    # Saving

    def data(self) -> dict[str, Any]:
        """Return the position as JSON values."""
        return {
            "indicator": self.indicator.code,
            "seven": holder_name(self.has_seven),
            "two": holder_name(self.has_two),
            "moment": self.moment,
            "exchange": self.exchange,
            "two_takes": self.two_takes,
            "made": [[wish.seat.value, wish.card.code] for wish in self.made],
        }

    @classmethod
    def of(cls, saved: Saved) -> ExchangeModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a position, or has a forbidden exchange.
        """
        fields = saved.fields(
            "indicator", "seven", "two", "moment", "exchange", "two_takes", "made"
        )
        model = cls(
            fields["indicator"].card(),
            fields["seven"].parse_text(parse_holder, "a seat or stock"),
            fields["two"].parse_text(parse_holder, "a seat or stock"),
            fields["moment"].one_of(MOMENTS),
            fields["exchange"].flag(),
            fields["two_takes"].one_of(TWO_TAKES),
        )
        for wish in fields["made"]:
            wish.pair(Saved.text)
            model = wish.parse(model._exchanged_pair, "an exchange that is allowed")
        return model

    def _exchanged_pair(self, pair: list[str]) -> ExchangeModel:
        seat, card = pair
        return self.exchanged(Exchange(seat, card))


def parse_holder(text: str) -> Seat | None:
    """Return the seat with a name, or None for `stock`.

    Raises:
        NotationError: the text is neither.

    >>> parse_holder("left"), parse_holder("stock")
    (<Seat.LEFT: 'left'>, None)
    """
    return None if text == STOCK else Seat.parse(text)


def holder_name(seat: Seat | None) -> str:
    """Return the text that `parse_holder` reads."""
    return STOCK if seat is None else seat.value


@lru_cache(maxsize=32)
def _game(
    indicator: Card, has_seven: Seat | None, has_two: Seat | None, moment: str, rules: Rules
) -> Game:
    deck, kept = list(shuffled(DEAL)), []

    def put(card: Card, place: int) -> None:
        there = deck.index(card)
        deck[there], deck[place] = deck[place], card

    put(indicator, TURNED_UP)
    for pick, (rank, seat) in enumerate(((Rank.SEVEN, has_seven), (Rank.TWO, has_two))):
        card = Card(rank, indicator.suit)
        if card is indicator:
            continue
        if seat is None:
            put(card, (NEXT if moment == "gone" else DEEP)[pick])
        else:
            put(card, PLACES[seat][pick])
            kept.append(card)
    game = Game.from_deck(deck, rules)
    # Whoever draws a seven or a two that nobody holds plays it first; those dealt are kept.
    away = {Card(Rank.SEVEN, indicator.suit), Card(Rank.TWO, indicator.suit)}.difference(kept)
    while game.cards_played < MOMENTS[moment]:
        seat = game.turn
        assert seat is not None
        hand = sorted(game.hand(seat), key=lambda card: (card in kept, card not in away))
        game = game.play(Play(seat, hand[: seat.cards]))
    return game
