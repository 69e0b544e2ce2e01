"""The table of the draw for the first mayor: who draws which card, who draws again, who is mayor.

The reader draws card by card from a shuffled pack, puts another card in place of one to see two
or three of a rank, and shuffles anew. Ledger: MAYOR-1, MAYOR-2, DECK-2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde import Card, Drawer

from ....actions import UnknownAction, action
from ....codec import Saved
from ....table import Table
from ....ui.html import Node
from ....ui.voice import ISAAC, LENA, Person
from .model import Lots
from .view import draw, happened, lying

EXAMPLE = "K♥ 7♠ K♦ 3♣ A♦"


class MayorTable(Table):
    """A draw for the first mayor, card by card.

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
        """Shuffle a pack, put some cards on it, and draw a few.

        Args:
            draws: the cards that come first, such as `K♥ 7♠ K♦`; the shuffled pack follows.
            seed: the number of the shuffle, a whole number from 0 to 2**53 - 1.
            step: how many cards have been drawn at first.
            people: who draws first and second; `None` calls them by the order alone.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            AlcaldeError: the cards or the seed cannot be read, or cannot be drawn in this order.
            ValueError: there is no such step, language, name or pack.
        """
        start = Lots.begin(seed, draws)
        if not 0 <= step <= len(start.cards):
            raise ValueError(f"this draw has the steps 0 to {len(start.cards)}, not {step}")
        self._set_up(start.to(step), people, lang=lang, name=name, pack=pack)

    def _set_up(self, start: Lots, people: tuple[Person, Person] | None, **common: str) -> None:
        self.start = self.now = start
        self.seated = people
        self.picking: int | None = None
        super().__init__(**common)

    # What is shown

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
        """Return what lies before the three, and what the last step did, in one line."""
        said = " ".join(self.voice.text(*sentence, symbols=True) for sentence in happened(self))
        return " · ".join([*lying(self), said])

    def picked(self) -> Card | None:
        """Return the card in whose place another may be put now."""
        return None if self.picking is None else self.now.places()[self.picking].card

    # What can be done

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
        """Open the cards to choose from in place of somebody's card, or close them again."""
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
        """Close the cards to choose from."""
        self.focus = "" if self.picking is None else f"drawn-{self.picking}"
        self.picking = None

    @action
    def do_put(self, card: str) -> None:
        """Put a card in place of the one that is open; what was drawn after it comes anew."""
        old = self.picked()
        if old is None:
            raise UnknownAction
        self.now = self.now.put(self.now.cards.index(old), Card.parse(card))
        self.do_close()

    @action
    def do_shuffle(self, number: int) -> None:
        """Shuffle the pack that has this number, before anybody draws (MAYOR-1)."""
        self.now, self.picking = Lots.begin(number), None

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.now, self.picking = self.start, None

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example, who draws, what it has become, and what is open."""
        return {
            "example": self.start.data(),
            "people": [list(person) for person in self.seated] if self.seated else None,
            "now": self.now.data(),
            "picking": self.picking,
        }

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        self.now, picking = Lots.of(state["now"]), state["picking"]
        if picking is not None:
            self.picking = Drawer.parse(picking).index
            if self.picked() is None:
                raise ValueError("picking")

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        table = cls.__new__(cls)
        table._set_up(
            Lots.of(state["example"]),
            cls.read_people(Saved(state)),
            lang=lang,
            name=name,
            pack=pack,
        )
        return table
