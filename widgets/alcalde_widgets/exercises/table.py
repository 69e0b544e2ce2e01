"""The exercise table: one question after another, at the level of the reader's answers.

An exercise is drawn from a seed that the page gives; the exercise of the day from the date, which
the page gives too. The ledger ids are those of the questions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from alcalde.core.seeds import parse_seed

from ..actions import UnknownAction, action
from ..codec import Saved
from ..tasks.table import TaskTable
from ..ui.html import Element
from ..ui.voice import ISAAC, LENA
from . import EXERCISES, GAMES
from .exercise import Exercise
from .practice import Practice
from .view import next_buttons, progress

if TYPE_CHECKING:
    from collections.abc import Collection

    from ..ui.html import Node
    from ..ui.voice import Person

ALL = "all"
FIRST = Exercise("who-wins", 4, 1)
"""The first exercise, before anybody has asked for another."""


class ExerciseTable(TaskTable):
    """One exercise after another.

    >>> table = ExerciseTable(("other-count", 7, 1))
    >>> print(table)
    Exercise · The mayor has counted 30. What must the opponents have? · 80 / 88 / 89 / 90
    >>> table.act("choose", key="90")
    >>> table.practice.streak
    1
    >>> table.act("next", seed=7)
    >>> table.exercise.seed, table.exercise.level
    (7, 1)
    >>> table.act("today", date="yesterday")
    >>> table.notice
    'This table cannot do that.'
    """

    kind = "exercise"
    keeps = True

    def __init__(
        self,
        exercise: tuple[str, int, int] = FIRST,
        *,
        people: tuple[Person, Person] | None = (ISAAC, LENA),
        lang: str = "en",
        name: str = "exercise",
        pack: str = "french",
    ) -> None:
        """Begin with an exercise.

        Args:
            exercise: the kind (a key of `EXERCISES`), a seed and a level, 1 to 5.
            people: who sits on the mayor's right and left; `None` calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page; progress is kept under it.
            pack: `french` or `spanish` faces.

        Raises:
            ValueError: there is no such exercise, language, name or pack.
        """
        self.exercise = Exercise.of(Saved(list(exercise)))
        super().__init__(self.exercise.question, people=people, lang=lang, name=name, pack=pack)
        self.practice = Practice()
        self.game, self.date = ALL, ""
        self.tried = False
        self.done = None

    # Texts

    def kinds(self) -> Collection[str]:
        """Return the kinds of exercise that the reader wants."""
        return EXERCISES if self.game == ALL else GAMES[self.game]

    def tag(self) -> str:
        """Return whether it is the exercise of the day, one that comes back, or another one."""
        words = self.voice.words
        if self.date:
            return words.gettext("Exercise of the day: {date}").format(date=self.date)
        if not self.tried and self.practice.comes_back(self.exercise):
            return words.gettext("Once more: this one was missed before")
        return words.gettext("Exercise")

    def hint(self) -> str:
        """Return what can be done with this table."""
        words = self.voice.words
        return words.gettext("Your first answer counts; after that you may try the others.")

    def body(self) -> list[Node]:
        """Draw the progress, the exercise, and the buttons for the next one."""
        return [progress(self), *super().body(), *next_buttons(self)]

    def view(self) -> Element:
        """Return the whole table, with the state that a link to this exercise carries."""
        root = super().view()
        return Element(root.tag, {**root.attributes, "data-link": self.linked()}, root.children)

    def linked(self) -> dict[str, Any]:
        """Return the state that a link carries: the exercise, before anybody has answered it."""
        fresh = type(self)(self.exercise, lang=self.lang, name=self.name, pack=self.pack)
        fresh.date = self.date
        return {key: value for key, value in fresh.state().items() if key != "practice"}

    # Actions

    @action
    def do_choose(self, key: str) -> None:
        """Choose an answer; the first one counts."""
        before = self.tried
        super().do_choose(key)
        self.done = None
        if not before:
            self._count(right=self.is_right())

    @action
    def do_solution(self) -> None:
        """Show the right answer; before any other, that counts as a wrong one."""
        super().do_solution()
        if not self.tried:
            self._count(right=False)

    @action
    def do_next(self, seed: int) -> None:
        """Go on to the next exercise."""
        parse_seed(seed)
        if not self.tried:
            self.practice = self.practice.skipped(self.exercise)
        self._turn_to(self.practice.following(seed, self.kinds(), self.exercise.kind))

    @action
    def do_today(self, date: str) -> None:
        """Go on to the exercise of a day."""
        try:
            exercise = Exercise.of_day(date)
        except ValueError:
            raise UnknownAction from None
        if not self.tried:
            self.practice = self.practice.skipped(self.exercise)
        self._turn_to(exercise)
        self.date = date

    @action
    def do_game(self, game: str, seed: int) -> None:
        """Choose the game that the exercises are about; one about another game is replaced."""
        parse_seed(seed)
        if game != ALL and game not in GAMES:
            raise UnknownAction
        self.game = game
        if self.exercise.kind not in self.kinds():
            self.do_next(seed)
            self.focus = f"game-{game}"

    def _count(self, *, right: bool) -> None:
        self.practice = self.practice.answered(self.exercise, right=right)
        self.tried = True

    def _turn_to(self, exercise: Exercise) -> None:
        self.exercise, self.question = exercise, exercise.question
        self.chosen = self.date = ""
        self.hinted = self.solved = self.tried = False
        self.focus = f"choice-{self.question.choices(self.voice)[0].key}"
        self.reveal = "progress"

    # Saving

    def position(self) -> dict[str, Any]:
        """Return the exercise and the reader's progress."""
        return {
            "exercise": self.exercise.data(),
            "people": self.people_data(),
            "about": self.game,
            "date": self.date,
            "chosen": self.chosen,
            "hinted": self.hinted,
            "solved": self.solved,
            "tried": self.tried,
            "practice": self.practice.data(),
        }

    @classmethod
    def from_example(cls, saved: Saved, *, lang: str, name: str, pack: str) -> Self:
        """Return the exercise of a saved state, before any answer.

        Raises:
            UnreadableState: the state has no exercise.
        """
        exercise, people = Exercise.of(saved["exercise"]), cls.read_people(saved)
        return cls(exercise, people=people, lang=lang, name=name, pack=pack)

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the question was asked.

        Raises:
            UnreadableState: it cannot be read.
        """
        self.read_answer(saved)
        self.tried = saved["tried"].flag()
        answered = self.chosen != "" or self.solved
        saved["tried"].require(self.tried or not answered, "true after an answer")
        self.practice = Practice.of(saved["practice"])
        self.game = saved["about"].one_of([ALL, *GAMES])
        self.date = saved["date"].text()
        if self.date:
            of_day = saved["date"].parse(Exercise.of_day, "a day, such as 2026-11-30")
            saved["date"].require(of_day == self.exercise, "the day of the exercise")
