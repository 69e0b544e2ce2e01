"""Where a game stands that a reader plays: what has been seen, chosen and agreed."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, Self

from alcalde import Card, Count, Exchange, Game, Play, Reason, Seat, Trick, read_record
from alcalde import write_record as written
from alcalde.coaching.advice import Advice, advise
from alcalde.coaching.coach import judge, on_average
from alcalde.course import course, moves_of
from alcalde.exchange import exchanges_of
from alcalde.places import Place
from alcalde.players.company import others_move
from alcalde.players.observation import Sight
from alcalde.standing import Standing
from alcalde.state import TRICKS

from .past import played
from .setup import Setup, player


class GameState(NamedTuple):
    r"""The game, what was agreed for it, and what the reader has seen and chosen so far.

    Fields: `setup`; `following`, what is agreed for the next deal; `record`, the game as text;
    `chances`, the number of what is left to chance; `seen`, how many complete tricks have been
    looked at; `chosen`, the mayor's cards; `hint`, how much of it is shown; `sums`, whether the
    running count is; `step`, which move of the record is looked at, or None for the game itself;
    `counts`, what the mayors of a match had in its deals before this one; `deals`, those deals
    as `game_past.short` has them, empty where one is not known; `looked`, which of them is looked
    at, or None; `coach`, whether it says what a play did.

    >>> state = GameState(*[Setup("mayor", "beginner", "none")] * 2, "alcalde 1\nseed: 7\n", 7)
    >>> state.seat, state.due, state.waits
    (<Seat.MAYOR: 'mayor'>, <Seat.RIGHT: 'right'>, False)
    """

    setup: Setup
    following: Setup
    record: str
    chances: int
    seen: int = 0
    chosen: tuple[Card, ...] = ()
    hint: int = 0
    sums: bool = True
    step: int | None = None
    counts: tuple[int, ...] = ()
    deals: tuple[str, ...] = ()
    looked: int | None = None
    coach: bool = True

    @property
    def game(self) -> Game:
        """Return the game as it stands."""
        return read(self.record)

    @property
    def seat(self) -> Seat:
        """Return where the reader sits; in a match the office moves on, the places do not."""
        return Place.FIRST.seat(self.standing.mayor)

    @property
    def standing(self) -> Standing:
        """Return how the match stands before this deal; the reader's place is the first."""
        return self.standings[-1]

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Return how the match stood before its first deal and after each that was counted."""
        standings = [Standing.begin(self.first)]
        for count in self.counts:
            standings.append(standings[-1].after(Count.of(count)))
        return tuple(standings)

    @property
    def first(self) -> Place:
        """Return who is mayor in the first deal."""
        return next(p for p in Place if Place.FIRST.seat(p).value == self.setup.seat)

    @property
    def base(self) -> Self:
        """Return the deal that is looked at: this one, or an earlier one of the match."""
        number = self.looked
        if number is None:
            return self
        game = played(self.deals[number], self.setup.rules)
        counts, deals, seen = self.counts[:number], self.deals[:number], len(game.history)
        return self._replace(
            record=written(game), counts=counts, deals=deals, seen=seen, looked=None
        )

    @property
    def runs(self) -> bool:
        """Return whether a match runs that has begun and that nobody has won (MATCH-2)."""
        if self.setup.length != "match" or not (self.moves or self.counts):
            return False
        count = self.game.result if self.over else None
        return count is None or not self.standing.after(count).over

    @property
    def states(self) -> tuple[Game, ...]:
        """Return every state of the game from the deal on."""
        return states(self.record)

    @property
    def lying(self) -> Trick | None:
        """Return the trick that waits to be looked at, complete, or None."""
        history = self.game.history
        return history[-1] if len(history) > self.seen else None

    @property
    def trick(self) -> Trick | None:
        """Return the trick on the table, complete or not."""
        return self.lying or self.game.trick

    @property
    def leader(self) -> Seat:
        """Return who leads the trick on the table."""
        return self.lying.leader if self.lying else self.game.leader

    @property
    def moves(self) -> int:
        """Return how many moves have been made."""
        return len(self.states) - 1

    @property
    def tricks(self) -> int:
        """Return how many tricks a game has."""
        return TRICKS

    @property
    def number(self) -> int:
        """Return which trick is on the table, from 1 on."""
        game = self.game
        return len(game.history) + (not self.lying and not game.over)

    @property
    def counted(self) -> tuple[int, int]:
        """Return the points of the mayor and of the opponents, of the tricks already put away."""
        before = self.states[-1] if not self.lying else self._before_last
        return before.points

    @property
    def _before_last(self) -> Game:
        tricks = len(self.game.history)
        return [state for state in self.states if len(state.history) < tricks][-1]

    @property
    def due(self) -> Seat | None:
        """Return whose turn it is, or None while a trick is looked at and after the last."""
        return None if self.lying else self.game.turn

    @property
    def waits(self) -> bool:
        """Return whether it is the reader's turn."""
        return self.due is self.seat

    @property
    def over(self) -> bool:
        """Return whether the last trick has been looked at."""
        return self.game.over and not self.lying

    def held(self, seat: Seat) -> tuple[Card, ...]:
        """Return a hand as it lies: what is drawn after a trick comes once that was looked at."""
        game = self.game
        drawn = {drawn.card for drawn in game.drawn} if self.lying else set()
        return tuple(card for card in game.hand(seat) if card not in drawn)

    def open(self, seat: Seat) -> bool:
        """Return whether the reader may see a hand: the own, and an opponent's partner's."""
        return seat is self.seat or Seat.MAYOR not in (seat, self.seat)

    @property
    def wishes(self) -> tuple[Exchange, ...]:
        """Return what the reader may exchange now; nothing while four cards lie there."""
        if self.lying:
            return ()
        return tuple(wish for wish in exchanges_of(self.game) if wish.seat is self.seat)

    @property
    def back_to(self) -> Game | None:
        """Return the state before the reader's last move, or None before the first."""
        moves = moves_of(self.game)
        own = [number for number, move in enumerate(moves) if move.seat is self.seat]
        return self.states[own[-1]] if own else None


@lru_cache(maxsize=64)
def read(record: str) -> Game:
    """Return the game of a record, read once."""
    return read_record(record)


@lru_cache(maxsize=8)
def states(record: str) -> tuple[Game, ...]:
    """Return the states of the game of a record, found once."""
    return course(read(record))


@lru_cache(maxsize=64)
def move_of_others(record: str, seat: str, skill: str, chances: int) -> Play | Exchange | None:
    """Return the next move of the others, found once."""
    return others_move(read(record), Seat.parse(seat), player(skill), chances)


@lru_cache(maxsize=16)
def advice_on(record: str, seat: str, chances: int) -> Advice | None:
    """Return the hint of a seat, found once."""
    game = read(record)
    return advise(Sight.of(game, seat), chances ^ game.cards_played)


def judgement(record: str, seat: str, chances: int) -> tuple[Reason, ...]:
    """Return what the coach says of a seat's last play."""
    moves = moves_of(read(record))
    for number in range(len(moves) - 1, -1, -1):
        move = moves[number]
        if isinstance(move, Play) and str(move.seat) == seat:
            return _judged(states(record)[number], move, chances)
    return ()


@lru_cache(maxsize=16)
def _judged(before: Game, play: Play, chances: int) -> tuple[Reason, ...]:
    # The hands imagined are those of the hint: who follows it, hears that nothing did better.
    average = on_average(before, play, chances ^ before.cards_played)
    return (*judge(before, play), average) if average else judge(before, play)
