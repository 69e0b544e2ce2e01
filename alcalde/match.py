"""Match: deal after deal, until somebody reaches the target of game points (MATCH-1, MATCH-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.errors import IllegalMove
from alcalde.core.values import Value
from alcalde.game import Game
from alcalde.places import Place
from alcalde.rules import Rules
from alcalde.seats import Seat
from alcalde.sentences.match import SENTENCES
from alcalde.standing import TARGET, Standing, match_over

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.core.cards import Card
    from alcalde.game import Move


class Match(Value):
    """A state of a match between three people at fixed places; make the first with `Match.begin`.

    A `Game` knows seats only: `seat_of` and `place_of` map them to places.

    Attributes:
        deals: the games that are over.
        game: the current game, or None between two deals.
        rules: the rules of every deal.
        standings: the standing before the first deal and after each.

    >>> match = Match.begin(target=1).deal(seed=7)
    >>> while match.game:
    ...     match = match.play(match.legal()[0])
    >>> match.deals[0].result, match.points, match.mayor
    (Count.of(mayor=52, opponents=68), (0, 1, 1), <Place.SECOND: 1>)
    >>> match.over, match.winners
    (True, (<Place.SECOND: 1>, <Place.THIRD: 2>))
    """

    __slots__ = ("deals", "game", "rules", "standings")
    deals: tuple[Game, ...]
    game: Game | None
    rules: Rules
    standings: tuple[Standing, ...]

    @classmethod
    def begin(
        cls,
        mayor: Place | int | str = Place.FIRST,
        target: int | str = TARGET,
        rules: Rules | None = None,
    ) -> Match:
        """Return a match before its first deal.

        Args:
            mayor: who is mayor first: a place, or 0, 1 or 2, counter-clockwise.
            target: the game points that win: a whole number, 1 or more, or its digits.
            rules: what was agreed; `Rules()` by default.

        Raises:
            NotationError: `place` or `target`.

        >>> Match.begin(mayor=2).mayor
        <Place.THIRD: 2>
        >>> Match.begin(target=-1)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: “-1” is not a target: write a whole number, 1 or more.
        """
        return _match((), None, rules or Rules(), (Standing.begin(mayor, target),))

    @property
    def standing(self) -> Standing:
        """Return the standing after the deals that are over."""
        return self.standings[-1]

    @property
    def mayor(self) -> Place:
        """Return who has the office, and deals or has dealt (COUNT-2, COUNT-3)."""
        return self.standing.mayor

    @property
    def points(self) -> tuple[int, int, int]:
        """Return the game points of the three places, in their order (MATCH-2)."""
        return self.standing.points

    @property
    def target(self) -> int:
        """Return how many game points win (MATCH-2)."""
        return self.standing.target

    @property
    def winners(self) -> tuple[Place, ...]:
        """Return who has won: nobody yet, one, or two together (MATCH-2)."""
        return self.standing.winners

    @property
    def over(self) -> bool:
        """Return whether somebody has won (MATCH-2)."""
        return self.standing.over

    def seat_of(self, place: Place | int) -> Seat:
        """Return where somebody sits in the current deal, or in the next one.

        Args:
            place: the place, or its number.

        >>> Match.begin(mayor=1).seat_of(2)
        <Seat.RIGHT: 'right'>
        """
        return Place.parse(place).seat(self.mayor)

    def place_of(self, seat: Seat | str) -> Place:
        """Return who sits there in the current deal, or in the next one.

        Args:
            seat: the seat, or its name.

        >>> Match.begin(mayor=1).place_of("left")
        <Place.FIRST: 0>
        """
        here = Seat.parse(seat)
        return next(place for place in Place if self.seat_of(place) is here)

    def deal(self, seed: int | str) -> Match:
        """Return the match with the next deal begun, as a seed deals it.

        Args:
            seed: a whole number from 0 to 2**53 - 1, or its digits.

        Raises:
            IllegalMove: `deal-running` (MATCH-1) or `match-over` (MATCH-2).
            NotationError: `seed`.

        >>> Match.begin().deal(7).game == Game.deal(7)
        True
        >>> Match.begin().deal(7).deal(8)
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: A deal is running: it is played to its end before the next.
        """
        self._check_deal()
        return self._with(Game.deal(seed, self.rules))

    def deal_deck(self, cards: str | Iterable[Card | str]) -> Match:
        """Return the match with the next deal begun, from a pack in its order.

        Args:
            cards: the forty cards, the next to be dealt first.

        Raises:
            IllegalMove: `deal-running` (MATCH-1) or `match-over` (MATCH-2).
            NotationError: `card-twice` or `card-missing`, unless it is the whole pack.

        >>> from alcalde import DECK
        >>> Match.begin().deal_deck(DECK).game == Game.from_deck(DECK)
        True
        """
        self._check_deal()
        return self._with(Game.from_deck(cards, self.rules))

    def follow(self, game: Game) -> Match:
        """Return the match with a game as its next deal, as far as it has been played.

        Args:
            game: dealt and played by the match's own rules.

        Raises:
            IllegalMove: `deal-running`, `other-rules` (MATCH-1) or `match-over` (MATCH-2).

        >>> from alcalde.players import play_out
        >>> Match.begin().follow(play_out(Game.deal(7), seed=7)).standing
        <Standing 0-1-1 of 7, mayor 1>
        >>> Match.begin().follow(Game.deal(7, Rules(exchange=True)))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: This deal was played by other rules than the match.
        """
        self._check_deal()
        if game.rules != self.rules:
            raise SENTENCES.refuse(IllegalMove, "other-rules")
        return self._with(game)

    def legal(self) -> tuple[Move, ...]:
        """Return every move that is allowed now: those of the current game, or none.

        >>> Match.begin().legal()
        ()
        """
        return self.game.legal() if self.game else ()

    def check(self, move: Move) -> None:
        """Raise unless a move is allowed now.

        Args:
            move: the move.

        Raises:
            IllegalMove: `match-over` (MATCH-2), `no-deal` (MATCH-1), or as `Game.check` does.
            TypeError: when it is not a move.

        >>> from alcalde import Play
        >>> Match.begin().check(Play("right", "A♥"))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: No deal is running: the mayor deals first.
        """
        self._running().check(move)

    def can(self, move: Move) -> bool:
        """Return whether a move is allowed now.

        Args:
            move: the move.

        >>> from alcalde import Play
        >>> Match.begin().can(Play("right", "A♥"))
        False
        """
        return self.game is not None and self.game.can(move)

    def play(self, move: Move) -> Match:
        """Return the match after a move; the last move of a deal also counts it.

        Args:
            move: the move.

        Raises:
            IllegalMove: as `check` does.

        >>> match = Match.begin().deal(7)
        >>> match.play(match.legal()[0]).game.turn
        <Seat.LEFT: 'left'>
        """
        return self._with(self._running().play(move))

    def _running(self) -> Game:
        if self.game is not None:
            return self.game
        if self.over:
            raise match_over()
        raise SENTENCES.refuse(IllegalMove, "no-deal")

    def _check_deal(self) -> None:
        if self.over:
            raise match_over()
        if self.game is not None:
            raise SENTENCES.refuse(IllegalMove, "deal-running")

    def _with(self, game: Game) -> Match:
        if game.result is None:
            return _match(self.deals, game, self.rules, self.standings)
        standings = (*self.standings, self.standing.after(game.result))
        return _match((*self.deals, game), None, self.rules, standings)

    def __repr__(self) -> str:
        """Return the number of deals and the standing."""
        running = ", one running" if self.game else ""
        return f"<Match: {len(self.deals)} deals{running}, {self.standing!r}>"


def _match(
    deals: tuple[Game, ...], game: Game | None, rules: Rules, standings: tuple[Standing, ...]
) -> Match:
    match = object.__new__(Match)
    match._fill(deals, game, rules, standings)
    return match
