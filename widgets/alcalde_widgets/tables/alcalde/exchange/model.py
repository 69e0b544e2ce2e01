"""Positions in which somebody may want to exchange: what an exchange table is about, without looks.

A position is a real game: a whole pack is dealt so that the cards lie as they are wanted, and the
engine plays on to the moment that is wanted.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from alcalde import Card, Exchange, Game, Play, Rank, Rules, Seat, Settlement, Suit, settle
from alcalde.core.seeds import shuffled
from alcalde.exchange import exchanges_of

MOMENTS = {"before": 0, "trick": 2, "later": 4, "gone": 28}
"""When it is, by the cards played so far: before any, in the first trick, after it, and after the
seventh refill, which takes the indicator too."""

STOCK = "stock"
"""Who holds a card that no player holds."""

PLACES = {Seat.RIGHT: (8, 4), Seat.LEFT: (9, 5), Seat.MAYOR: (11, 10)}
"""Where in a pack the seven and the two lie for them to be dealt to a seat (DEAL-3)."""

TURNED_UP = 12
DEEP, NEXT = (39, 38), (13, 14)
"""Where they lie for nobody to hold them yet: under the others; and for them to be drawn first."""

DEAL = 5
"""The shuffle behind every position: the other cards stay where they are as far as they can."""


class Position(NamedTuple):
    """An indicator, who holds the seven and the two of trump, the moment, and what was agreed.

    `made` are the exchanges made since, each allowed where it was made.

    >>> position = Position(Card.parse("A♠"), Seat.RIGHT, None, "before", True, "any")
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
        """Return the game before anybody exchanged."""
        rules = Rules(self.exchange, self.two_takes)
        return _game(self.indicator, self.has_seven, self.has_two, self.moment, rules)

    @property
    def game(self) -> Game:
        """Return the game as it stands."""
        game = self.start
        for wish in self.made:
            game = game.play(wish)
        return game

    def holder(self, card: Card) -> Seat | None:
        """Return who holds a card now, or `None` when no player does."""
        game = self.game
        return next((seat for seat in Seat if card in game.hand(seat)), None)

    def first_holder(self, card: Card) -> Seat | None:
        """Return who held a card before anybody exchanged."""
        return self._replace(made=()).holder(card)

    def allowed(self) -> tuple[Exchange, ...]:
        """Return every exchange that the engine allows now."""
        return exchanges_of(self.game)

    def wishes(self) -> tuple[Exchange, ...]:
        """Return what the holders of the seven and of the two may wish, allowed or not."""
        held = ((self.holder(card), card) for card in (self.seven, self.two))
        return tuple(Exchange(seat, card) for seat, card in held if seat is not None)

    def exchanged(self, wish: Exchange) -> Position:
        """Exchange.

        Raises:
            IllegalMove: what the engine says to it.
        """
        self.game.check(wish)
        return self._replace(made=(*self.made, wish))

    def settled(self) -> tuple[Position, Settlement]:
        """Let the holders of the seven and of the two wish at the same moment (EXCH-4)."""
        done = settle(self.game, self.wishes())
        made = (Exchange(made.seat, made.left) for made in done.made)
        return self._replace(made=(*self.made, *made)), done

    def laid(self, **changed: Any) -> Position:  # noqa: ANN401
        """Return another position, in which nobody has exchanged yet.

        Raises:
            ValueError: there is no such moment or agreement.
        """
        return self._replace(made=(), **changed).checked()

    def trump(self, suit: Suit) -> Position:
        """Return it with the indicator of the same rank in another suit."""
        return self.laid(indicator=Card(self.indicator.rank, suit))

    # What is saved

    def data(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return {
            "indicator": self.indicator.code,
            "seven": named(self.has_seven),
            "two": named(self.has_two),
            "moment": self.moment,
            "exchange": self.exchange,
            "two_takes": self.two_takes,
            "made": [[wish.seat.value, wish.card.code] for wish in self.made],
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Position:
        """Read what `data` gave.

        Raises:
            ValueError, KeyError, TypeError: it is no position, or something was not allowed.
        """
        position = cls(
            Card.parse(data["indicator"]),
            owner(data["seven"]),
            owner(data["two"]),
            data["moment"],
            data["exchange"],
            data["two_takes"],
        ).checked()
        for seat, card in data["made"]:
            position = position.exchanged(Exchange(seat, card))
        return position

    def checked(self) -> Position:
        """Return the position itself, if there is such a moment and such an agreement.

        Raises:
            ValueError: there is none.
        """
        if self.moment not in MOMENTS:
            raise ValueError(f"a moment is one of {', '.join(MOMENTS)}, not {self.moment!r}")
        if type(self.exchange) is not bool:
            raise ValueError(f"the exchange is agreed or not, not {self.exchange!r}")
        Rules(True, self.two_takes)
        return self


def owner(text: str) -> Seat | None:
    """Read who holds a card: a seat's name, or `stock`.

    Raises:
        NotationError: it is neither.

    >>> owner("left"), owner("stock")
    (<Seat.LEFT: 'left'>, None)
    """
    return None if text == STOCK else Seat.parse(text)


def named(seat: Seat | None) -> str:
    """Return what `owner` reads."""
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
    away = {Card(Rank.SEVEN, indicator.suit), Card(Rank.TWO, indicator.suit)}.difference(kept)
    while game.cards_played < MOMENTS[moment]:
        seat = game.turn
        assert seat is not None
        hand = sorted(game.hand(seat), key=lambda card: (card in kept, card not in away))
        game = game.play(Play(seat, hand[: seat.cards]))
    return game
