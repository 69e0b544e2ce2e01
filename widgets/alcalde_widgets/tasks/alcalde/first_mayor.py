"""Questions about the draw for first mayor: who draws again, who is mayor (MAYOR-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde import Drawer, FirstMayor, HighDraw
from alcalde.draw_steps import ranks_above

from ...scenes.draw import place, places, row
from ...ui.cards import picture, slot
from ..question import Choice, Question, player_label, text_label

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde import Card

    from ...table import Table
    from ...ui.html import Node
    from ...ui.voice import Sentence, Voice

NOBODY = "nobody"
"""The choice that no two share a rank."""
GROUPS = (
    (Drawer.FIRST, Drawer.SECOND),
    (Drawer.FIRST, Drawer.THIRD),
    (Drawer.SECOND, Drawer.THIRD),
    tuple(Drawer),
)
"""Who may have to draw again: two of the three, or all."""


class OfDraw(Question):
    """A question about the cards that have been drawn."""

    __slots__ = ("cards",)
    cards: tuple[Card, ...]

    def draw(self, table: Table) -> Node:
        """Draw the three players with their cards, and the cards that were set aside."""
        return row(
            place(
                table,
                one.drawer,
                "",
                slot(picture(table, one.card)) if one.card else None,
                [picture(table, card) for card in one.aside],
            )
            for one in places(HighDraw.of(self.cards))
        )


class WhoDrawsAgain(OfDraw):
    """Who must draw again after a round (MAYOR-2).

    >>> WhoDrawsAgain("K♥ 7♠ K♦").right, WhoDrawsAgain("K♥ 7♠ 3♦").right
    ('02', 'nobody')
    """

    __slots__ = ()
    kind = "who-draws-again"

    def __init__(self, cards: str | Iterable[Card | str]) -> None:
        """Take the cards drawn so far.

        Args:
            cards: in the order in which they were drawn, up to the end of a round: three, then one
                for everybody who had to draw again.

        Raises:
            AlcaldeError: they cannot be drawn in this order.
            ValueError: a round has begun and is not over, or nobody has drawn yet.
        """
        draw = HighDraw.of(cards)
        if not draw.steps or draw.cards[-1] is not draw.steps[-1].drew[-1][1]:
            raise ValueError("the question is asked at the end of a round")
        self._fill(draw.cards)

    def ask(self, voice: Voice) -> Sentence:
        """Ask who must draw again."""
        return voice.words.gettext("Who must draw again?"), {}

    @property
    def right(self) -> str:
        """Return who shares a rank, by number, or `nobody`."""
        return _key(HighDraw.of(self.cards).steps[-1].again)

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer nobody, each pair of players, and all three."""
        words, step = voice.words, HighDraw.of(self.cards).steps[-1]
        outcome = voice.sentence(step.outcome)
        alone = words.gettext("{player} has {card}: nobody else has a card of that rank.")
        two = words.gettext("{player} and {player2}")
        every: Sentence = text_label(words.gettext("All three"))
        offered = [Choice(NOBODY, text_label(words.gettext("Nobody")), (outcome,))]
        for group in GROUPS:
            why = [
                (alone, {"player": drawer, "card": step.held[drawer.index]})
                for drawer in group
                if drawer not in step.again
            ]
            label = (two, {"player": group[0], "player2": group[1]}) if len(group) == 2 else every
            offered.append(Choice(_key(group), label, (*why, outcome)))
        return tuple(offered)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Say what to compare."""
        text = voice.words.gettext("Compare the ranks of the three cards; suits do not count.")
        return ((text, {}),)


class WhoIsFirstMayor(OfDraw):
    """Who is first mayor after the draw (MAYOR-2, DECK-2).

    >>> WhoIsFirstMayor("K♥ 7♠ 3♦").right
    '2'
    """

    __slots__ = ()
    kind = "who-is-first-mayor"
    ORDER = True

    def __init__(self, cards: str | Iterable[Card | str]) -> None:
        """Take the cards of a whole draw.

        Args:
            cards: in the order in which they were drawn.

        Raises:
            AlcaldeError: they do not make a whole draw.
        """
        self._fill(FirstMayor.of(cards).cards)

    def ask(self, voice: Voice) -> Sentence:
        """Ask for the player."""
        return voice.words.gettext("The draw is over. Who is first mayor?"), {}

    @property
    def right(self) -> str:
        """Return the number of the player with the highest card."""
        return _key([FirstMayor.of(self.cards).mayor])

    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Offer the three players, each with the higher card or the decision."""
        first = FirstMayor.of(self.cards)
        high = first.held[first.mayor.index]
        decided = voice.sentence(first.explain()[-2])
        offered = []
        for drawer in Drawer:
            why = [decided]
            if drawer is not first.mayor:
                why.insert(0, voice.sentence(ranks_above(high, first.held[drawer.index])))
            offered.append(Choice(_key([drawer]), player_label(voice, drawer), tuple(why)))
        return tuple(offered)

    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Point to the order of the ranks."""
        return ((voice.words.gettext("From the highest to the lowest:"), {}),)


def _key(drawers: Iterable[Drawer]) -> str:
    return "".join(str(drawer.index) for drawer in drawers) or NOBODY
