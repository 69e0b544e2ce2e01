"""What tables share on which the mayor's points are slid, stepped or typed (COUNT-1)."""

from __future__ import annotations

from alcalde import AlcaldeError

from ..actions import UnknownAction, action
from ..table import Table
from .tally import FIELDS, Tally

STEPS = (-10, -1, 1, 10)


class Counting(Table):
    """A table with a count that the reader gives: `now` holds it as it was typed."""

    now: Tally

    def says(self, error: AlcaldeError) -> str:
        """Return the sentence that says what is wrong with a count, or what is wanted."""
        if error.params.get("text") == "":
            wanted = self.voice.words.gettext("Write a whole number from 0 to {n} here.")
            return wanted.format(n=error.params["most"])
        return self.voice.refusal(error)

    @action
    def do_mayor(self, points: str) -> None:
        """Write the mayor's points; what cannot be read stays there and is said (COUNT-1)."""
        self.now = self.now.write("mayor", points)

    @action
    def do_add(self, field: str, by: int) -> None:
        """Count some points more or less."""
        if field not in FIELDS or by not in STEPS:
            raise UnknownAction
        self.now = self.now.add(field, by)
