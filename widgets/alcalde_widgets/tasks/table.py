"""The task table: one question for the reader, whose answer the engine judges.

The reader chooses, reads why, tries again, opens the hint or the solution. The ledger ids are those
of the question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from ..actions import UnknownAction, action
from ..table import Table
from ..ui.html import Element
from ..ui.voice import ISAAC, LENA
from . import WhoWins, read
from .view import draw

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde import AnySeat

    from ..codec import Saved
    from ..ui.html import Node
    from ..ui.voice import Person
    from . import Choice, Question

EXAMPLE = WhoWins("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")


class TaskTable(Table):
    """A question, the reader's answer, and why it is right or wrong.

    >>> from alcalde_widgets.tasks import WhoWins
    >>> task = TaskTable(WhoWins("K♦ 7♦ 4♣ A♥", trump="♣", leader="left"), name="task-1")
    >>> print(task)
    Now you · Which card wins this trick? · K♦ / 7♦ / 4♣ / A♥
    >>> task.act("choose", key="AH")
    >>> task.feedback()
    'Not yet. A♥ cannot win: neither trump nor the suit led.'
    >>> task.act("choose", key="4C")
    >>> task.feedback(), task.done
    ('Right. 4♣ is the only trump: it takes the whole trick. The mayor wins the trick and leads
    next.', True)
    """

    kind = "task"

    def __init__(
        self,
        question: Question = EXAMPLE,
        *,
        people: tuple[Person, Person] | None = (ISAAC, LENA),
        lang: str = "en",
        name: str = "task",
        pack: str = "french",
    ) -> None:
        """Ask a question.

        Args:
            question: one of `alcalde_widgets.tasks`.
            people: who sits on the mayor's right and left; `None` calls them by their role.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page; progress is kept under it.
            pack: `french` or `spanish` faces.

        Raises:
            ValueError: the language, the name or the pack is invalid.
        """
        self.question = question
        self.seated = people
        self.chosen = ""
        self.hinted = self.solved = self.done = False
        super().__init__(lang=lang, name=name, pack=pack)

    # Texts

    def people(self) -> Mapping[AnySeat, Person | AnySeat]:
        """Return who sits where, also at the places that only the question names."""
        return {**super().people(), **self.question.people(self.seated or ())}

    def tag(self) -> str:
        """Return the words that mark the table as a task."""
        return self.voice.words.gettext("Now you")

    def title(self) -> str:
        """Return the question."""
        return self.voice.text(*self.question.ask(self.voice))

    def hint(self) -> str:
        """Return what can be done with this table."""
        return self.voice.words.gettext("Choose one answer; you may try as often as you like.")

    def body(self) -> list[Node]:
        """Draw the question, the answers, the reasons and the buttons below them."""
        return draw(self)

    def view(self) -> Element:
        """Return the whole table; `data-done` tells the page's progress that the task is done."""
        root = super().view()
        marks = {"class": "al-table al-task", "data-done": "true" if self.done else None}
        return Element(root.tag, {**root.attributes, **marks}, root.children)

    def summary(self) -> str:
        """Return the question, the choices and the feedback, in one line."""
        labels = (
            self.voice.text(*choice.label, symbols=True)
            for choice in self.question.choices(self.voice)
        )
        ask = self.voice.text(*self.question.ask(self.voice), symbols=True)
        parts = [self.tag(), ask, " / ".join(labels), self.feedback()]
        return " · ".join(part for part in parts if part)

    def answer(self) -> Choice | None:
        """Return the choice that is explained now, if any."""
        key = self.question.right if self.solved else self.chosen
        found = [one for one in self.question.choices(self.voice) if one.key == key]
        return found[0] if found else None

    def verdict(self) -> str:
        """Return the word before the reasons: right, not yet, or the solution."""
        words = self.voice.words
        if self.solved:
            return words.gettext("The solution:")
        return words.gettext("Right.") if self.is_right() else words.gettext("Not yet.")

    def is_right(self) -> bool:
        """Return whether the reader has chosen the right answer now."""
        return self.chosen == self.question.right

    def feedback(self) -> str:
        """Return the verdict and the reasons as plain text, or nothing before an answer."""
        answer = self.answer()
        if answer is None:
            return ""
        why = (self.voice.text(*sentence, symbols=True) for sentence in answer.why)
        return " ".join([self.verdict(), *why])

    # Actions

    @action
    def do_choose(self, key: str) -> None:
        """Choose an answer; after a wrong one, another can be chosen at once."""
        if key not in {choice.key for choice in self.question.choices(self.voice)}:
            raise UnknownAction
        self.chosen, self.solved = key, False
        self.done = self.done or self.is_right()
        self.reveal = "status"

    @action
    def do_again(self) -> None:
        """Take the answer back; a task that is done stays done."""
        self.chosen, self.solved = "", False
        self.focus = f"choice-{self.question.choices(self.voice)[0].key}"

    @action
    def do_hint(self) -> None:
        """Show the hint, or hide it again."""
        self.hinted = not self.hinted

    @action
    def do_solution(self) -> None:
        """Show the right answer and why; that does not make the task done."""
        self.chosen, self.solved = "", True
        self.reveal = "status"

    # Saving

    def position(self) -> dict[str, Any]:
        """Return the question and the reader's progress."""
        return {
            "question": self.question.data(),
            "people": self.people_data(),
            "chosen": self.chosen,
            "hinted": self.hinted,
            "solved": self.solved,
            "done": self.done,
        }

    @classmethod
    def from_example(cls, saved: Saved, *, lang: str, name: str, pack: str) -> Self:
        """Return the task of a saved state, before any answer.

        Raises:
            UnreadableState: the state has no question.
        """
        question, people = read(saved["question"]), cls.read_people(saved)
        return cls(question, people=people, lang=lang, name=name, pack=pack)

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the question was asked.

        Raises:
            UnreadableState: it cannot be read.
        """
        self.read_answer(saved)
        self.done = saved["done"].flag()
        saved["done"].require(self.done or not self.is_right(), "true after the right answer")

    def read_answer(self, saved: Saved) -> None:
        """Read from a saved state what is chosen and whether hint and solution are open."""
        self.hinted, self.solved = saved["hinted"].flag(), saved["solved"].flag()
        keys = [choice.key for choice in self.question.choices(self.voice)]
        self.chosen = saved["chosen"].one_of(["", *keys])
        saved["chosen"].require(not (self.chosen and self.solved), "'' beside the solution")
