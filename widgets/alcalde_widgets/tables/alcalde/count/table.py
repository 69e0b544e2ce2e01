"""The count table: both sides' points after ten tricks, and who is mayor next.

The reader slides, types or steps the mayor's points, types both counts as two people would who
counted apart, or moves the cards that score from pile to pile. Ledger: COUNT-1 to COUNT-5, DECK-3,
DECK-5, SEAT-2, EX-3, EX-4, EX-5.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde import AlcaldeError, Card, Count

from ....actions import UnknownAction, action
from ....scenes.counting import Counting
from ....scenes.tally import KEYS, MODES, SCORING, Tally, stack
from ....ui.html import Node
from .view import draw

PILE = "A♦ A♥ 3♦ 3♥ K♦ K♥ Q♦ Q♥ J♦"
"""Nine cards that are worth 58; one jack more makes 60."""


class CountTable(Counting):
    """The points of both sides, and what they decide.

    >>> table = CountTable(58)
    >>> print(table)
    58 + 62 = 120 · The mayor has 58: office passes to the right neighbour.
    >>> table.act("mayor", points="60")
    >>> print(table)
    60 + 60 = 120 · The mayor has 60: keeps office.

    Two counts that cannot both be right name no dealer (COUNT-4):

    >>> print(CountTable(58, 61))
    58 + 61 · The counts add up to 119, not 120: recount before naming the next dealer.

    What cannot be read stays in its field, with a sentence:

    >>> table.act("mayor", points="61,5")
    >>> print(table)
    61,5 · “61,5” is not a count: write a whole number from 0 to 120.
    """

    kind = "count"

    def __init__(
        self,
        mayor: int | str = 58,
        opponents: int | str | None = None,
        *,
        pile: str = PILE,
        mode: str | None = None,
        lang: str = "en",
        name: str = "count",
        pack: str = "french",
    ) -> None:
        """Lay out a count.

        Args:
            mayor: the mayor's card points, 0 to 120.
            opponents: those of both opponents, as they counted them; left out, the rest.
            pile: the cards in the mayor's pile, such as `A♥ 3♥`, of those that score.
            mode: `one`, `both` or `cards`; left out, `both` when the opponents' count is given.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: a count is no whole number from 0 to 120, or a card cannot be read.
            ValueError: the mode, the pile, the language, the name or the pack is none.
        """
        mode = mode or ("one" if opponents is None else "both")
        if mode not in MODES:
            raise ValueError(f"a mode is one of {', '.join(MODES)}, not {mode!r}")
        ours = Count.of(mayor)
        theirs = ours.opponents if opponents is None else Count.of(opponents).mayor
        last = (ours.mayor, theirs)
        self.start = Tally(mode, (str(last[0]), str(last[1])), last, stack(pile))
        self.now = self.start
        super().__init__(lang=lang, name=name, pack=pack)

    # What is shown

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The count")

    def hint(self) -> str:
        """Return what can be done with this table."""
        words = self.voice.words
        return {
            "one": words.gettext("Slide, tap or type the mayor’s points."),
            "both": words.gettext("Type what each side has counted."),
            "cards": words.gettext("Tap a card to move it to the other pile."),
        }[self.now.mode]

    def body(self) -> list[Node]:
        """Return the ways to count, the seats, the points and what they decide."""
        return draw(self)

    def summary(self) -> str:
        """Return the points and what they decide in one line."""
        try:
            count = self.now.counted()
        except AlcaldeError:
            fields = self.now.fields()
            typed = " + ".join(text for _, text in zip(fields, self.now.typed, strict=False))
            said = dict.fromkeys(map(self.says, self.now.problems().values()))
            return " · ".join([typed, *said])
        total = count.mayor + count.opponents
        return f"{count.mayor} + {count.opponents} = {total} · {count.reason.say(self.voice.words)}"

    # What can be done

    @action
    def do_mode(self, mode: str) -> None:
        """Count another way."""
        if mode not in MODES:
            raise UnknownAction
        self.now = self.now.turn(mode)

    @action
    def do_opponents(self, points: str) -> None:
        """Write the opponents' points, counted apart (COUNT-4)."""
        self.now = self.now.write("opponents", points)

    @action
    def do_move(self, card: str) -> None:
        """Move a card to the other pile; the focus stays with the cards that are left."""
        moved = Card.parse(card)
        if moved not in SCORING:
            raise UnknownAction
        here = [one for one in SCORING if (one in self.now.pile) == (moved in self.now.pile)]
        place = here.index(moved)
        near = [*here[place + 1 :], *reversed(here[:place]), moved]
        self.now = self.now.move(moved)
        self.focus = f"card-{near[0].code}"

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now = self.start

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example and what it has become."""
        return {"example": self.start.data(), "now": self.now.data()}

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.now = Tally.of(state["now"])

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        mode, typed, last, pile = (state["example"][key] for key in KEYS)
        start = Tally.of({"mode": mode, "typed": typed, "last": last, "pile": pile})
        if start.typed != tuple(map(str, start.last)):
            raise ValueError("an example is two counts")
        table = cls(*start.last, mode=start.mode, lang=lang, name=name, pack=pack)
        table.start = table.now = start
        return table
