"""A game that a reader plays: what can be done with it, without how it looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alcalde import Card, Exchange, Game, Play, write_record

from .past import played, short
from .setup import Setup
from .state import GameState, move_of_others

LONGEST = 4000
"""Of a record, in characters; many times what a whole game takes."""

LONGEST_DEAL = 200
"""Of an earlier deal of a match, in characters."""

NEWER = {"deals", "looked", "coach"}
"""What games of older pages are saved without."""

HINTS = 2
"""A hint says first which idea, then which card."""


class Gaming(GameState):
    """A state of the game, and the next ones that lead on from it.

    >>> now = Gaming.begin(Setup("mayor", "beginner", "none"), 7)
    >>> now = now.others()
    >>> now.game.cards_played, now.due, now.waits
    (1, <Seat.LEFT: 'left'>, False)
    """

    __slots__ = ()

    @classmethod
    def begin(cls, setup: Setup, seed: int) -> Gaming:
        """Deal a game.

        Raises:
            NotationError: the seed is none.
        """
        return cls(setup, setup, write_record(Game.deal(seed, setup.rules)), seed)

    def next(self, seed: int) -> Gaming:
        """Deal again: the next deal of a match that goes on, or else another game.

        A match is played to its end as it was agreed, but for how well the others play.

        Raises:
            NotationError: the seed is none.
        """
        count = self.game.result
        if not (self.runs and self.over and count):
            return self.anew(seed)
        dealt = Gaming.begin(self.setup._replace(skill=self.following.skill), seed)
        return self._after(dealt.game)._replace(
            setup=dealt.setup,
            chances=seed,
            seen=0,
            counts=(*self.counts, count.mayor),
            deals=(*self.deals, short(self.game)),
        )

    def anew(self, seed: int) -> Gaming:
        """Deal another game or begin another match, as it was agreed for it.

        Raises:
            NotationError: the seed is none.
        """
        return Gaming.begin(self.following, seed)._replace(sums=self.sums, coach=self.coach)

    # What can be done

    def tap(self, card: Card) -> Gaming:
        """Play a card, or choose it where a turn takes two; choosing again lets it go.

        Raises:
            IllegalMove: what the engine says to the card.
        """
        if self.seat.cards > 1 and self.waits and card in self.held(self.seat):
            if card in self.chosen:
                return self._replace(chosen=tuple(one for one in self.chosen if one != card))
            if len(self.chosen) < self.seat.cards:
                return self._replace(chosen=(*self.chosen, card))
        return self.put((*self.chosen, card))

    def put(self, cards: tuple[Card, ...] | str) -> Gaming:
        """Play cards for the reader.

        Raises:
            AlcaldeError: what the engine says to them.
        """
        play = Play(self.seat, cards)
        return self._after(self.game.play(play))

    def exchange(self, card: Card) -> Gaming:
        """Exchange a card for the indicator.

        Raises:
            IllegalMove: what the engine says to it.
        """
        return self._after(self.game.play(Exchange(self.seat, card)))

    def others(self) -> Gaming:
        """Let whoever is next of the others move, if it is not for the reader to decide."""
        setup = self.setup
        move = move_of_others(self.record, self.seat.value, setup.skill, self.chances)
        return self._after(self.game.play(move)) if move and not self.lying else self

    def on(self) -> Gaming:
        """Put the trick that was looked at away."""
        return self._replace(seen=len(self.game.history))

    def back(self) -> Gaming:
        """Take the reader's last choice or move back, and what the others did after it."""
        if self.chosen:
            return self._replace(chosen=self.chosen[:-1])
        if self.back_to is None:
            return self
        return self._after(self.back_to)._replace(seen=len(self.back_to.history))

    def _after(self, game: Game) -> Gaming:
        return self._replace(record=write_record(game), chosen=(), hint=0, step=None, looked=None)

    # What is agreed, read and looked at

    def agreed(self, setup: Setup) -> Gaming:
        """Agree on something else: at once where nobody has played, else from the next deal on."""
        seed = self.game.dealt.seed
        if self.moves or self.counts or seed is None:
            return self._replace(following=setup)
        return self._replace(following=setup).anew(seed)

    def loaded(self, game: Game) -> Gaming:
        """Go on with another game, from the same seat."""
        setup, following = self.setup.under(game.rules), self.following.under(game.rules)
        other = self._after(game)._replace(setup=setup, following=following)
        alone = setup._replace(seat=self.seat.value, length="deal")
        return other._replace(setup=alone, counts=(), deals=(), seen=len(game.history))

    def at(self, step: int) -> Gaming:
        """Return how it stood after so many moves; after a complete trick, with that trick."""
        game = self.states[step]
        seen = len(game.history) - (1 if game.history and not game.table else 0)
        return self._after(game)._replace(seen=seen)

    # What is saved

    def data(self) -> dict[str, Any]:
        """Return all of it as JSON values."""
        return {
            **self._asdict(),
            "setup": self.setup._asdict(),
            "following": self.following._asdict(),
            "chosen": [card.code for card in self.chosen],
            "counts": [*self.counts],
            "deals": [*self.deals],
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Gaming:
        """Read what `data` gave.

        Raises:
            AlcaldeError, ValueError, KeyError, TypeError: it is no game, or none as saved.
        """
        if not {*cls._fields} - NEWER <= data.keys() <= {*cls._fields}:
            raise ValueError("a game is saved whole")
        lists = data["chosen"], data["counts"], data.get("deals", [])
        if any(type(one) is not list for one in lists):
            raise ValueError("cards, counts and deals are lists")
        chosen = tuple(Card.parse(text) for text in data["chosen"])
        counts = tuple(data["counts"])
        made = cls(
            **{
                **data,
                "setup": Setup.of(data["setup"]),
                "following": Setup.of(data["following"]),
                "chosen": chosen,
                "counts": counts,
                "deals": tuple(data.get("deals", [""] * len(counts))),
            }
        )
        setup = made.setup
        if made.standing.over or (counts and setup.length != "match"):
            raise ValueError("no deal is played here")
        made._check_deals()
        numbers = (
            *counts,
            made.chances,
            made.seen,
            made.hint,
            0 if made.step is None else made.step,
            0 if made.looked is None else made.looked,
        )
        if any(type(number) is not int or number < 0 for number in numbers):
            raise ValueError("what is counted here are whole numbers")
        if type(made.record) is not str or len(made.record) > LONGEST:
            raise ValueError("a record is a short text")
        game = made.game
        if made.seen not in (len(game.history), len(game.history) - 1) or (
            made.lying and game.table
        ):
            raise ValueError("only the last trick is looked at")
        if game.rules != setup.rules or made.hint > HINTS:
            raise ValueError("the game is not as agreed")
        if type(made.sums) is not bool or type(made.coach) is not bool:
            raise ValueError("something is shown or not")
        if made.step is None and made.looked is not None:
            raise ValueError("no step of the deal is looked at")
        if made.step is not None and made.step >= len(made.base.states):
            raise ValueError("there is no such step")
        hand = made.held(made.seat)
        fits = not chosen or (made.seat.cards > 1 and made.waits)
        if not fits or len({*chosen}) != len(chosen) or not {*chosen} <= {*hand}:
            raise ValueError("chosen")
        if made.hint and not made.waits:
            raise ValueError("a hint is for the reader's turn")
        if len(chosen) > made.seat.cards or write_record(game) != made.record:
            raise ValueError("a record is saved as it is written")
        return made

    def _check_deals(self) -> None:
        """Raise unless the earlier deals are those that were counted, where they are known."""
        if len(self.deals) != len(self.counts):
            raise ValueError("deals are counted")
        for text, count in zip(self.deals, self.counts, strict=True):
            if type(text) is not str or len(text) > LONGEST_DEAL:
                raise ValueError("a deal is a short text")
            if text and played(text, self.setup.rules).points[0] != count:
                raise ValueError("a deal is counted as it was played")
        known = [number for number, text in enumerate(self.deals) if text]
        if self.looked is not None and self.looked not in known:
            raise ValueError("there is no such deal")
