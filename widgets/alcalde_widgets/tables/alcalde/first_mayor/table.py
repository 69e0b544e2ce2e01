"""The table of the draw for first mayor: who draws which card, who draws again, who is mayor.

The reader draws card by card from a shuffled pack, replaces a card to see two or three of a rank,
and shuffles again. Ledger: MAYOR-1, MAYOR-2, DECK-2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alcalde import Card, Drawer

from ....actions import UnknownAction, action
from ....example_table import ExampleTable
from ....ui.voice import ISAAC, LENA
from .model import FirstMayorModel
from .view import draw, happened, in_front

if TYPE_CHECKING:
    from ....codec import Saved
    from ....ui.html import Node
    from ....ui.voice import Person

EXAMPLE = "K♥ 7♠ K♦ 3♣ A♦"


class MayorTable(ExampleTable[FirstMayorModel]):
    """A draw for first mayor, card by card.

    Attributes:
        picking: the index of the player whose card is being replaced; None for nobody.

    >>> table = MayorTable("K♥ 7♠ K♦ 3♣ A♦", step=3)
    >>> print(table)
    Isaac: K♥ · Lena: 7♠ · The third player: K♦ · The third player has drawn K♦. Isaac and the
    third player share a rank: they set K♥ and K♦ aside and draw again.
    >>> table.act("draw"); table.act("draw")
    >>> table.now.draw.ranking[0]
    <Drawer.THIRD: 2>

    What cannot be done is a sentence in the table, not an exception:

    >>> table.act("pick", drawer=0); table.act("put", card="7♠")
    >>> table.notice
    '7♠ is there twice: every card is different.'
    """

    kind = "mayor"
    MODEL = FirstMayorModel
    PEOPLE = True
    picking: int | None

    def __init__(
        self,
        draws: str = EXAMPLE,
        *,
        seed: int | str = 7,
        step: int = 0,
        people: tuple[Person, Person] | None = (ISAAC, LENA),
        lang: str = "en",
        name: str = "mayor",
        pack: str = "french",
    ) -> None:
        """Shuffle a pack, put some cards on top, and draw a few.

        Args:
            draws: the cards that come first, such as `K♥ 7♠ K♦`; the shuffled pack follows.
            seed: the number of the shuffle, a whole number from 0 to 2**53 - 1.
            step: how many cards have been drawn at first.
            people: who draws first and second; None calls them by the order alone.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the cards or the seed cannot be read, or cannot be drawn in this order.
            ValueError: there is no such step, language, name or pack.
        """
        start = FirstMayorModel.begin(seed, draws)
        if not 0 <= step <= len(start.cards):
            raise ValueError(f"this draw has the steps 0 to {len(start.cards)}, not {step}")
        self.lay_out(start.to(step), people, lang=lang, name=name, pack=pack)

    def show_example(self) -> None:
        """Show the example and close the picker."""
        super().show_example()
        self.picking = None

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The draw for the first mayor")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext(
            "Tap the pack to draw. Tap a card to put another in its place."
        )

    def body(self) -> list[Node]:
        """Draw the pack, the three players, the steps, the result and the settings."""
        return draw(self)

    def summary(self) -> str:
        """Return in one line the cards in front of the three, and what the last step did."""
        last = self.voice.line(happened(self))
        return " · ".join([*in_front(self), last])

    def picked(self) -> Card | None:
        """Return the card that is being replaced."""
        return None if self.picking is None else self.now.places()[self.picking].card

    @action
    def do_draw(self) -> None:
        """Draw the next card; nobody draws when the draw is over."""
        self.do_step(self.now.step + 1)

    @action
    def do_step(self, to: int) -> None:
        """Show the draw after so many cards."""
        self.now, self.picking = self.now.to(to), None

    @action
    def do_pick(self, drawer: int) -> None:
        """Open the picker for a player's card, or close it again."""
        if drawer not in [place.drawer.index for place in self.now.places() if place.card]:
            raise UnknownAction
        if self.picking == drawer:
            self.do_close()
            return
        self.picking = drawer
        card = self.picked()
        assert card is not None
        self.focus, self.reveal = f"card-{card.code}", "picker"

    @action
    def do_close(self) -> None:
        """Close the picker."""
        self.focus = "" if self.picking is None else f"drawn-{self.picking}"
        self.picking = None

    @action
    def do_put(self, card: str) -> None:
        """Replace the picked card; those drawn after it are drawn again."""
        old = self.picked()
        if old is None:
            raise UnknownAction
        self.now = self.now.put(self.now.cards.index(old), Card.parse(card))
        self.do_close()

    @action
    def do_shuffle(self, number: int) -> None:
        """Shuffle the pack with this number, before anybody draws (MAYOR-1)."""
        self.now, self.picking = FirstMayorModel.begin(number), None

    def position(self) -> dict[str, Any]:
        """Return the example, who draws, what is shown now, and the open picker as JSON values."""
        return {**super().position(), "picking": self.picking}

    def resume_from(self, saved: Saved) -> None:
        """Restore from a saved state what has changed since the example.

        Raises:
            UnreadableState: it cannot be read.
        """
        super().resume_from(saved)
        picking = saved["picking"]
        self.picking = picking.optional(lambda index: index.whole(0, len(Drawer) - 1))
        picking.require(self.picking is None or bool(self.picked()), "a player who has a card")
