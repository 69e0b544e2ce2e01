"""Questions about the count: who is mayor next, what the opponents have (COUNT-1 to COUNT-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from alcalde import AlcaldeError, Count, CountError, NotationError, Seat
from alcalde.core.points import PACK_POINTS
from alcalde.scoring import KEEPS_OFFICE

from ...codec import Saved
from ..drawing import counts
from ..question import Choice, Question, numbered, refusal_of, seated, text_label

if TYPE_CHECKING:
    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice

RECOUNT = "recount"
"""The choice that the counts are wrong and must be repeated."""

SLIPS = ((-10, -1, 1, 10), (1, 10, 2, -1), (-1, -10, -2, 1), (-1, 1, 10, -10))
"""How far wrong counts are off; the mayor's count picks the row, so that the right one moves."""


class NextMayor(Question):
    """Who is mayor after these counts (COUNT-2, COUNT-3, COUNT-4).

    >>> NextMayor(58).right, NextMayor(60).right, NextMayor(58, 61).right
    ('right', 'mayor', 'recount')
    """

    __slots__ = ("mayor", "opponents")
    kind = "next-mayor"
    PARAMS: ClassVar = {"mayor": Saved.whole, "opponents": Saved.whole}
    mayor: int
    opponents: int

    def __init__(self, mayor: int, opponents: int | None = None) -> None:
        """Take two counts.

        Args:
            mayor: the mayor's card points, 0 to 120.
            opponents: those of the opponents; left out, the rest.

        Raises:
            AlcaldeError: one is not a whole number from 0 to 120.
        """
        ours = Count.of(mayor)
        theirs = ours.opponents if opponents is None else Count.of(opponents).mayor
        self._fill(ours.mayor, theirs)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the next mayor."""
        text = voice.words.gettext(
            "The mayor has counted {mayor}, the opponents {opponents}. Who is mayor next?"
        )
        return text, {"mayor": self.mayor, "opponents": self.opponents}

    @property
    def right(self) -> str:
        """Return the next mayor's seat, or `recount`."""
        try:
            return str(Count.of(self.mayor, self.opponents).next_mayor)
        except CountError:
            return RECOUNT

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players, and a recount."""
        words = voice.words
        left: tuple[Sentence, ...] = ()
        never = words.gettext("Office passes to the right neighbour, never to the left.")
        agree: Sentence = (
            words.gettext("{mayor} + {opponents} = {n}: the counts agree."),
            {"mayor": self.mayor, "opponents": self.opponents, "n": PACK_POINTS},
        )
        try:
            decided = voice.sentence(Count.of(self.mayor, self.opponents).reason)
        except CountError as error:
            decided = agree = refusal_of(voice, error)
        else:
            left = ((never, {}),)
        again = text_label(words.gettext("Nobody yet: count again"))
        why = {seat: (*(left if seat is Seat.LEFT else ()), decided) for seat in Seat}
        return (*seated(voice, why), Choice(RECOUNT, again, (agree,)))

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what to check, in which order."""
        text = voice.words.gettext(
            "First add up both counts: do they make {n}? "
            "Then see whether the mayor has {keeps} or more."
        )
        return ((text, {"n": PACK_POINTS, "keeps": KEEPS_OFFICE}),)

    def draw(self, table: Table) -> Node:
        """Draw both counts."""
        return counts(table, self.mayor, self.opponents, None)


class OtherCount(Question):
    """What the opponents must have when the mayor has this (COUNT-1, COUNT-4).

    >>> OtherCount(58).right
    '62'
    """

    __slots__ = ("mayor",)
    kind = "other-count"
    PARAMS: ClassVar = {"mayor": Saved.whole}
    SHORT = True
    mayor: int

    def __init__(self, mayor: int) -> None:
        """Take the mayor's count.

        Args:
            mayor: the mayor's card points, 0 to 120.

        Raises:
            AlcaldeError: it is not a whole number from 0 to 120.
        """
        self._fill(Count.of(mayor).mayor)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the opponents' count."""
        text = voice.words.gettext("The mayor has counted {mayor}. What must the opponents have?")
        return text, {"mayor": self.mayor}

    @property
    def right(self) -> str:
        """Return the opponents' count."""
        return str(Count.of(self.mayor).opponents)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the count and wrong ones near it, each with its sum."""
        other = Count.of(self.mayor).opponents
        sums = voice.words.gettext("Both sides make {n} together: {n} − {mayor} = {opponents}.")
        slips = voice.words.gettext("{mayor} + {opponents} = {sum}, but all cards make {n}.")
        values = {"n": PACK_POINTS, "mayor": self.mayor, "opponents": other}
        found: dict[int, Sentence] = {other: (sums, values)}
        offsets = SLIPS[self.mayor % len(SLIPS)]
        for slip in (*(other + offset for offset in offsets), self.mayor):
            try:
                Count.of(self.mayor, slip)
            except NotationError:
                continue
            except AlcaldeError:
                if len(found) < 4:
                    wrong = {**values, "opponents": slip, "sum": self.mayor + slip}
                    found.setdefault(slip, (slips, wrong))
        return numbered({n: (why,) for n, why in found.items()})

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what all the cards are worth."""
        text = voice.words.gettext("All the cards together are worth {n} points.")
        return ((text, {"n": PACK_POINTS}),)

    def draw(self, table: Table) -> Node:
        """Draw the sum with the opponents' count left open."""
        return counts(table, self.mayor, None, PACK_POINTS)
