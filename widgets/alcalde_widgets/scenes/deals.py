"""What the deal tables of both games share: numbered deals, seen by somebody, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeVar

from alcalde.core.seeds import parse_seed

from ..actions import UnknownAction, action
from ..example_table import ExampleTable, Model
from ..ui.choosers import chooser, deal_number, settings, stepper
from ..ui.html import h

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from alcalde import AnySeat, Card

    from ..ui.choosers import Option
    from ..ui.context import DrawingContext
    from ..ui.html import Element, Node


class NumberedDeal(Model, Protocol):
    """The model of a deal with a number: a named tuple."""

    @property
    def seed(self) -> int:
        """Return the number of the deal."""

    @property
    def look(self) -> str:
        """Return who looks at the table."""

    @property
    def _replace(self) -> Callable[..., Self]:
        """Make a copy with other values: what named tuples have."""


N = TypeVar("N", bound=NumberedDeal)


class NumberedDealTable(ExampleTable[N]):
    """A table that shows a numbered deal.

    Attributes:
        LOOKS: who can look at it.
    """

    LOOKS: ClassVar[Collection[str]]

    def title(self) -> str:
        """Return the number of the deal."""
        return self.voice.words.gettext("Deal no. {number}").format(number=self.now.seed)

    @action
    def do_look(self, who: str) -> None:
        """Show the cards that somebody else sees (SEAT-3, REM-1)."""
        if who not in self.LOOKS:
            raise UnknownAction
        self.now = self.now._replace(look=who)

    @action
    def do_deal(self, number: int) -> None:
        """Show the same step of another deal."""
        self.now = self.now._replace(seed=parse_seed(number))


def hand_line(table: DrawingContext, seat: AnySeat, cards: Sequence[Card], visible: bool) -> str:
    """Return a hand as a line of text: `?` for every card unless they are visible.

    Args:
        table: whose language it takes.
        seat: whose hand it is.
        cards: the hand.
        visible: whether the cards are visible.
    """
    shown = [str(card) if visible else "?" for card in cards]
    return f"{table.voice.label(seat)}: {' '.join(shown) or '–'}"


def face_down(table: DrawingContext, seat: AnySeat, number: int) -> str:
    """Return the sentence for screen readers that says how many cards lie face down."""
    template = table.voice.words.ngettext(
        "{player} holds {n} card face down.", "{player} holds {n} cards face down.", number
    )
    return table.voice.text(template, {"player": seat, "n": number})


def deal_steps(table: DrawingContext, step: int, last: int, previous: str, following: str) -> Node:
    """Draw the buttons that step through a deal.

    Args:
        table: the table that they belong to.
        step: the current step.
        last: the last step.
        previous: the label of the button that goes back.
        following: the label of the button that goes on.
    """
    words = table.voice.words
    names = (
        words.gettext("Steps of the deal"),
        words.gettext("Before the deal"),
        previous,
        following,
        words.gettext("Steps shown"),
    )
    return h("div", stepper(table, step, last, names, first=0), class_="al-row")


def deal_settings(
    table: NumberedDealTable[Any], looks: Sequence[Option], *choosers: Node
) -> Element:
    """Draw the choosers: the table's own, who looks, the number of the deal, the pack.

    Args:
        table: the table that they belong to.
        looks: who can look at it.
        choosers: the table's own choosers.
    """
    label, now = table.voice.words.gettext("View as"), table.now
    return settings(
        table,
        *choosers,
        chooser(table, "look", label, looks, act="look", chosen=now.look),
        deal_number(table, now.seed),
        unchanged=now == table.start,
    )
