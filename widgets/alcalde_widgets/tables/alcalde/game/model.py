"""The game at a game table: the record, what the reader has seen and chosen, and the changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from alcalde import Count, Exchange, Game, Play, Seat, write_record
from alcalde.core.points import PACK_POINTS
from alcalde.exchange import exchanges_of
from alcalde.history import moves_of
from alcalde.match import Match
from alcalde.places import Place
from alcalde.standing import Standing
from alcalde.state import TRICKS

from .records import LONGEST, LONGEST_DEAL, read, read_deal, states, write_deal
from .setup import Setup
from .thinking import move_of_others

if TYPE_CHECKING:
    from alcalde import Card, Trick

    from ....codec import Saved

NEWER = {"deals", "looked", "coach"}
"""The fields that games saved by older pages lack."""

HINTS = 2
"""A hint says first which idea, then which card."""


class GameModel(NamedTuple):
    r"""A game, what was agreed for it, and what the reader has seen and chosen so far.

    Attributes:
        setup: what is agreed for this game or match.
        following: what is agreed for the next one.
        record: the record of the deal.
        chances: the seed of the others' random choices, and of the coach's samples.
        seen: how many complete tricks the reader has put away.
        chosen: the cards that the reader has chosen for a play of two.
        hint: how much of the hint is shown, 0 to `HINTS`.
        sums: whether the running count is shown.
        step: after how many moves the finished game is shown; None for its end.
        counts: the mayor's points in the earlier deals of the match.
        deals: those deals as short texts; empty where a deal is unknown.
        looked: the index of the earlier deal that is shown; None for this one.
        coach: whether the coach speaks.

    >>> now = GameModel.begin(Setup("mayor", "beginner", "none"), 7)
    >>> now.seat, now.due, now.own_turn
    (<Seat.MAYOR: 'mayor'>, <Seat.RIGHT: 'right'>, False)
    >>> now = now.move_others()
    >>> now.game.cards_played, now.due, now.own_turn
    (1, <Seat.LEFT: 'left'>, False)
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

    @classmethod
    def begin(cls, setup: Setup, seed: int) -> GameModel:
        """Deal a game.

        Raises:
            NotationError: the seed is invalid.
        """
        return cls(setup, setup, write_record(Game.deal(seed, setup.rules)), seed)

    # The deal and its tricks

    @property
    def game(self) -> Game:
        """Return the engine's game."""
        return read(self.record)

    @property
    def states(self) -> tuple[Game, ...]:
        """Return every state of the game from the deal on."""
        return states(self.record)

    @property
    def moves(self) -> int:
        """Return how many moves have been made."""
        return len(self.states) - 1

    @property
    def pending(self) -> Trick | None:
        """Return the complete trick that the reader has not put away, or None."""
        history = self.game.history
        return history[-1] if len(history) > self.seen else None

    @property
    def trick(self) -> Trick | None:
        """Return the trick on the table, complete or not."""
        return self.pending or self.game.trick

    @property
    def leader(self) -> Seat:
        """Return who leads the trick on the table."""
        return self.pending.leader if self.pending else self.game.leader

    @property
    def tricks(self) -> int:
        """Return how many tricks a game has."""
        return TRICKS

    @property
    def number(self) -> int:
        """Return the number of the trick on the table, from 1."""
        game = self.game
        return len(game.history) + (not self.pending and not game.over)

    @property
    def counted(self) -> tuple[int, int]:
        """Return the mayor's and the opponents' points in the tricks that were put away."""
        if not self.pending:
            return self.game.points
        tricks = len(self.game.history)
        return [state for state in self.states if len(state.history) < tricks][-1].points

    # Whose turn it is

    @property
    def seat(self) -> Seat:
        """Return where the reader sits; in a match office moves on, places do not."""
        return Place.FIRST.seat(self.standing.mayor)

    @property
    def due(self) -> Seat | None:
        """Return whose turn it is; None before a trick is put away and after the last."""
        return None if self.pending else self.game.turn

    @property
    def own_turn(self) -> bool:
        """Return whether it is the reader's turn."""
        return self.due is self.seat

    @property
    def over(self) -> bool:
        """Return whether the last trick has been put away."""
        return self.game.over and not self.pending

    def held(self, seat: Seat) -> tuple[Card, ...]:
        """Return a hand, without the cards drawn after a trick that is not put away yet."""
        game = self.game
        drawn = {drawn.card for drawn in game.drawn} if self.pending else set()
        return tuple(card for card in game.hand(seat) if card not in drawn)

    def open(self, seat: Seat) -> bool:
        """Return whether the reader may see a hand: their own, and an opponent's partner's."""
        return seat is self.seat or Seat.MAYOR not in (seat, self.seat)

    @property
    def wishes(self) -> tuple[Exchange, ...]:
        """Return the exchanges that the reader may make now."""
        if self.pending:
            return ()
        return tuple(wish for wish in exchanges_of(self.game) if wish.seat is self.seat)

    @property
    def back_to(self) -> Game | None:
        """Return the state before the reader's last move; None before the first."""
        moves = moves_of(self.game)
        own = [number for number, move in enumerate(moves) if move.seat is self.seat]
        return self.states[own[-1]] if own else None

    # The match

    @property
    def first(self) -> Place:
        """Return who is mayor in the first deal."""
        return next(p for p in Place if Place.FIRST.seat(p).value == self.setup.seat)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Return the standing of the match before its first deal and after each counted one."""
        standings = [Standing.begin(self.first)]
        for count in self.counts:
            standings.append(standings[-1].after(Count.of(count)))
        return tuple(standings)

    @property
    def standing(self) -> Standing:
        """Return the standing of the match before this deal; the reader's place is the first."""
        return self.standings[-1]

    @property
    def match_runs(self) -> bool:
        """Return whether a match has begun that nobody has won (MATCH-2)."""
        if self.setup.length != "match" or not (self.moves or self.counts):
            return False
        count = self.game.result if self.over else None
        return count is None or not self.standing.after(count).over

    @property
    def base(self) -> GameModel:
        """Return the deal that is shown step by step: this one, or an earlier one of the match."""
        number = self.looked
        if number is None:
            return self
        game = read_deal(self.deals[number], self.setup.rules)
        return self._replace(
            record=write_record(game),
            counts=self.counts[:number],
            deals=self.deals[:number],
            seen=len(game.history),
            looked=None,
        )

    def at(self, step: int) -> GameModel:
        """Return the game after so many moves, before a trick that is complete is put away."""
        game = self.states[step]
        seen = len(game.history) - (1 if game.history and not game.table else 0)
        return self._after(game)._replace(seen=seen)

    # Moves

    def tap(self, card: Card) -> GameModel:
        """Play a card; for a turn of two, choose it, or drop it when it is chosen.

        Raises:
            IllegalMove: the engine refuses the card.
        """
        if self.seat.cards > 1 and self.own_turn and card in self.held(self.seat):
            if card in self.chosen:
                return self._replace(chosen=tuple(one for one in self.chosen if one != card))
            if len(self.chosen) < self.seat.cards:
                return self._replace(chosen=(*self.chosen, card))
        return self.play((*self.chosen, card))

    def play(self, cards: tuple[Card, ...] | str) -> GameModel:
        """Play the reader's cards.

        Raises:
            AlcaldeError: the engine refuses them.
        """
        play = Play(self.seat, cards)
        return self._after(self.game.play(play))

    def exchange(self, card: Card) -> GameModel:
        """Exchange a card for the indicator.

        Raises:
            IllegalMove: the engine refuses it.
        """
        return self._after(self.game.play(Exchange(self.seat, card)))

    def move_others(self) -> GameModel:
        """Let the next of the others move; nothing changes in the reader's turn."""
        setup = self.setup
        move = move_of_others(self.record, self.seat.value, setup.skill, self.chances)
        return self._after(self.game.play(move)) if move and not self.pending else self

    def put_away(self) -> GameModel:
        """Put the complete trick away."""
        return self._replace(seen=len(self.game.history))

    def take_back(self) -> GameModel:
        """Take back the reader's last choice or move, and the others' moves after it."""
        if self.chosen:
            return self._replace(chosen=self.chosen[:-1])
        if self.back_to is None:
            return self
        return self._after(self.back_to)._replace(seen=len(self.back_to.history))

    def _after(self, game: Game) -> GameModel:
        return self._replace(record=write_record(game), chosen=(), hint=0, step=None, looked=None)

    # Other deals

    def next(self, seed: int) -> GameModel:
        """Deal again: the next deal of a match that goes on, or else another game.

        Nothing that was agreed for a match changes before its end, but the others' skill.

        Raises:
            NotationError: the seed is invalid.
        """
        count = self.game.result
        if not (self.match_runs and self.over and count):
            return self.anew(seed)
        dealt = GameModel.begin(self.setup._replace(skill=self.following.skill), seed)
        return self._after(dealt.game)._replace(
            setup=dealt.setup,
            chances=seed,
            seen=0,
            counts=(*self.counts, count.mayor),
            deals=(*self.deals, write_deal(self.game)),
        )

    def anew(self, seed: int) -> GameModel:
        """Deal another game or begin another match, as it was agreed for it.

        Raises:
            NotationError: the seed is invalid.
        """
        return GameModel.begin(self.following, seed)._replace(sums=self.sums, coach=self.coach)

    def agreed(self, setup: Setup) -> GameModel:
        """Agree on another setup, which holds from the next deal on, or at once before any move."""
        seed = self.game.dealt.seed
        if self.moves or self.counts or seed is None:
            return self._replace(following=setup)
        return self._replace(following=setup).anew(seed)

    def loaded(self, other: Game | Match) -> GameModel:
        """Go on with another game from the same seat, or with a match, which says where one sits.

        Args:
            other: a game, or a match that has a deal.
        """
        if isinstance(other, Match):
            return self._loaded_match(other)
        following = self.following.under(other.rules)
        setup = self.setup.under(other.rules)._replace(seat=self.seat.value, length="deal")
        return self._after(other)._replace(
            setup=setup, following=following, counts=(), deals=(), seen=len(other.history)
        )

    def _loaded_match(self, match: Match) -> GameModel:
        *past, game = (*match.deals, match.game) if match.game else match.deals
        seat = Place.FIRST.seat(match.standings[0].mayor).value
        setup = self.setup._replace(seat=seat, length="match").under(match.rules)
        return GameModel.begin(setup, self.chances)._replace(
            record=write_record(game),
            seen=len(game.history),
            counts=tuple(one.points[0] for one in past),
            deals=tuple(map(write_deal, past)),
            sums=self.sums,
            coach=self.coach,
        )

    # Saving

    def data(self) -> dict[str, Any]:
        """Return the game as JSON values."""
        return {
            **self._asdict(),
            "setup": self.setup.data(),
            "following": self.following.data(),
            "chosen": [card.code for card in self.chosen],
            "counts": [*self.counts],
            "deals": [*self.deals],
        }

    @classmethod
    def of(cls, saved: Saved) -> GameModel:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a game.
        """
        fields = saved.fields(*cls._fields, newer=NEWER)
        setup = Setup.of(fields["setup"])
        counts = tuple(count.whole(0, PACK_POINTS) for count in fields["counts"])
        model = cls(
            setup,
            Setup.of(fields["following"]),
            _read_record(fields["record"], setup),
            fields["chances"].seed(),
            sums=fields["sums"].flag(),
            counts=counts,
            deals=_read_deals(fields["deals"], counts, setup)
            if "deals" in fields
            else ("",) * len(counts),
            coach=fields["coach"].flag() if "coach" in fields else True,
        )
        model._check_counts(fields["counts"])
        model = model._replace(seen=model._read_seen(fields["seen"]))
        model = model._replace(chosen=model._read_chosen(fields["chosen"]))
        hint = fields["hint"].whole(0, HINTS if model.own_turn else 0)
        if "looked" in fields:
            model = model._replace(looked=fields["looked"].optional(model._read_looked))
        step = fields["step"].optional(lambda step: step.whole(0, model.base.moves))
        fields["step"].require(model.looked is None or step is not None, "a step")
        return model._replace(hint=hint, step=step)

    def _check_counts(self, saved: Saved) -> None:
        """Raise unless there are counts of a match that nobody has won yet."""
        saved.require(not self.counts or self.setup.length == "match", "no counts but in a match")
        standing = saved.parse(lambda _: self.standing, "counts up to a winner")
        saved.require(not standing.over, "counts before a winner")

    def _read_seen(self, saved: Saved) -> int:
        """Read how many tricks were put away: all but the last, or all."""
        tricks = len(self.game.history)
        return saved.whole(tricks if self.game.table else max(0, tricks - 1), tricks)

    def _read_chosen(self, saved: Saved) -> tuple[Card, ...]:
        """Read the reader's chosen cards, different ones of the own hand."""
        chosen = saved.cards()
        if chosen:
            two = self.seat.cards > 1 and self.own_turn
            saved.require(two and len(chosen) <= self.seat.cards, "no chosen cards now")
            saved.require(len({*chosen}) == len(chosen), "different cards")
            saved.require({*chosen} <= {*self.held(self.seat)}, "cards of the own hand")
        return chosen

    def _read_looked(self, saved: Saved) -> int:
        """Read which earlier deal is shown; its moves are known."""
        number = saved.whole(0, len(self.deals) - 1)
        saved.require(bool(self.deals[number]), "a deal that is known")
        return number


def _read_record(saved: Saved, setup: Setup) -> str:
    """Read a record that is written as the engine writes it, of a game under a setup's rules."""
    record = saved.text(LONGEST)
    game = saved.parse(read, "a record")
    saved.require(game.rules == setup.rules, "a record of a game as it was agreed")
    saved.require(write_record(game) == record, "a record as the engine writes it")
    return record


def _read_deals(saved: Saved, counts: tuple[int, ...], setup: Setup) -> tuple[str, ...]:
    """Read the earlier deals as short texts that agree with their counts."""
    deals = tuple(deal.text(LONGEST_DEAL) for deal in saved)
    saved.require(len(deals) == len(counts), "a deal for each count")
    for deal, count in zip(saved, counts, strict=True):
        if deal.value:
            game = deal.parse(lambda text: read_deal(text, setup.rules), "a finished deal")
            deal.require(game.points[0] == count, "a deal of its count")
    return deals
