"""Practice: the reader's progress, and when exercises are repeated.

Only first answers count. Three right ones in a row lead one level up, two wrong ones one level
down. An exercise with a wrong answer comes back after two others; once right, after five; right
again, after twelve; then never.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from . import LEVELS
from .exercise import Exercise

if TYPE_CHECKING:
    from collections.abc import Container

    from ..codec import Saved

UP = 3
"""The number of right answers in a row that lead a level up."""

DOWN = 2
"""The number of wrong answers in a row that lead a level down."""

AFTER = (2, 5, 12)
"""After how many others an exercise comes back: the first time, the second, the third."""

MOST = 12
"""The largest number of exercises that wait; of more, those due last are dropped."""

ENOUGH = 10**9
"""A bound on the numbers in saved states; nobody answers so many exercises."""


class Waiting(NamedTuple):
    """An exercise with a wrong answer, which comes back.

    Attributes:
        exercise: the exercise.
        due: after how many answers in all it comes back.
        times: how often it has been answered rightly since.
    """

    exercise: Exercise
    due: int
    times: int

    def data(self) -> list[Any]:
        """Return the exercise and when it is due, as JSON values."""
        return [*self.exercise, self.due, self.times]

    @classmethod
    def of(cls, saved: Saved) -> Self:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe an exercise that waits.
        """
        *exercise, due, times = saved.items(len(Exercise._fields) + 2)
        return cls(
            Exercise.of_parts(*exercise), due.whole(0, 2 * ENOUGH), times.whole(0, len(AFTER) - 1)
        )


class Practice(NamedTuple):
    """The reader's progress.

    Attributes:
        answers: the number of exercises answered.
        streak: the number of right answers in a row.
        missed: the number of wrong answers in a row.
        level: the level of the next exercise.
        waiting: the exercises that come back.

    >>> exercise = Exercise("other-count", 7, 1)
    >>> practice = Practice().answered(exercise, right=False)
    >>> practice.missed, practice.waiting[0].due
    (1, 3)
    """

    answers: int = 0
    streak: int = 0
    missed: int = 0
    level: int = 1
    waiting: tuple[Waiting, ...] = ()

    def answered(self, exercise: Exercise, *, right: bool) -> Self:
        """Return the practice after a first answer.

        Args:
            exercise: what was answered.
            right: whether rightly.

        >>> after = Practice()
        >>> for seed in range(3):
        ...     after = after.answered(Exercise("other-count", seed, 1), right=True)
        >>> after.streak, after.level
        (3, 2)
        """
        answers = self.answers + 1
        streak, missed = (self.streak + 1, 0) if right else (0, self.missed + 1)
        level = self.level
        if right and streak % UP == 0:
            level = min(LEVELS[-1], level + 1)
        elif not right and missed % DOWN == 0:
            level = max(LEVELS[0], level - 1)
        times = 0
        others = []
        for one in self.waiting:
            if one.exercise == exercise:
                times = one.times + 1
            else:
                others.append(one)
        was_waiting = len(others) < len(self.waiting)
        if not right:
            others.append(Waiting(exercise, answers + AFTER[0], 0))
        elif was_waiting and times < len(AFTER):
            others.append(Waiting(exercise, answers + AFTER[times], times))
        return self._replace(
            answers=answers, streak=streak, missed=missed, level=level, waiting=_bounded(others)
        )

    def skipped(self, exercise: Exercise) -> Self:
        """Return the practice after an exercise was skipped.

        One that had come back is put off; nothing else changes.
        """
        due = self.answers + AFTER[0]
        return self._replace(
            waiting=tuple(
                one._replace(due=max(due, one.due)) if one.exercise == exercise else one
                for one in self.waiting
            )
        )

    def following(self, seed: int, kinds: Container[str], last: str = "") -> Exercise:
        """Return the next exercise: the one that has waited longest, or a fresh one.

        Args:
            seed: for a fresh one, a whole number from 0 to 2**53 - 1.
            kinds: those that are wanted.
            last: the kind of the exercise before.

        Raises:
            NotationError: the seed cannot be read.
        """
        fresh = Exercise.fresh(seed, self.level, kinds, last)
        due = [
            one for one in self.waiting if one.due <= self.answers and one.exercise.kind in kinds
        ]
        return min(due, key=lambda one: one.due).exercise if due else fresh

    def comes_back(self, exercise: Exercise) -> bool:
        """Return whether an exercise is one that comes back."""
        return any(one.exercise == exercise for one in self.waiting)

    def data(self) -> list[Any]:
        """Return the practice as JSON values."""
        return [*self[:-1], [one.data() for one in self.waiting]]

    @classmethod
    def of(cls, saved: Saved) -> Self:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a practice.

        >>> from alcalde_widgets.codec import Saved
        >>> Practice.of(Saved([0, 0, 0, 9, []]))
        Traceback (most recent call last):
        ...
        alcalde_widgets.codec.UnreadableState: [3]: expected a whole number from 1 to 5, not 9
        """
        answers, streak, missed, level, waiting = saved.items(len(cls._fields))
        scheduled = tuple(map(Waiting.of, waiting))
        waiting.require(len(scheduled) <= MOST, f"at most {MOST} exercises")
        return cls(
            answers.whole(0, ENOUGH),
            streak.whole(0, ENOUGH),
            missed.whole(0, ENOUGH),
            level.whole(LEVELS[0], LEVELS[-1]),
            scheduled,
        )


def _bounded(waiting: list[Waiting]) -> tuple[Waiting, ...]:
    return tuple(sorted(waiting, key=lambda one: one.due)[:MOST])
