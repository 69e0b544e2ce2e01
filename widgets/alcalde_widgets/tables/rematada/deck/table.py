"""The pack of Brisca Rematada: forty cards become thirty-two, and the points stay (REM-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from alcalde import DECK, Card, Suit, capitalise
from alcalde.core.points import points_of
from alcalde.rematada.cards import LEFT_OUT, PACK

from ....actions import action
from ....table import Table
from ....ui.cards import picture
from ....ui.choosers import pack_chooser, reset_button
from ....ui.faces import suit_sign
from ....ui.html import Element, Node, h


class RematadaDeckTable(Table):
    """Alcalde's forty cards, and what is left without twos and fours.

    >>> table = RematadaDeckTable()
    >>> print(table)
    The forty cards of Alcalde, suit by suit: 120 points.
    >>> table.act("take")
    >>> print(table)
    Without the 2 and the 4 of every suit: 40 − 8 = 32 cards, and still 120 points.
    """

    kind = "rematada_deck"

    def __init__(
        self,
        *,
        out: bool = False,
        lang: str = "en",
        name: str = "rematada-deck",
        pack: str = "french",
    ) -> None:
        """Lay out a pack.

        Args:
            out: whether twos and fours are out already.
            lang: `en`, `es` or `pt`.
            name: a short name, different for each table of a page.
            pack: `french` or `spanish` faces.

        Raises:
            ValueError: the language, the name or the pack is none.
        """
        self.start = self.out = out
        super().__init__(lang=lang, name=name, pack=pack)

    def title(self) -> str:
        """Return the table's title."""
        return self.voice.words.gettext("The pack")

    def hint(self) -> str:
        """Return what can be done here."""
        return self.voice.words.gettext("Take twos and fours out of the forty, or put them back.")

    def summary(self) -> str:
        """Return in one line what lies there (REM-1)."""
        words = self.voice.words
        if not self.out:
            said = words.gettext("The forty cards of Alcalde, suit by suit: {n} points.")
            return said.format(n=points_of(DECK))
        said = words.gettext(
            "Without the {a} and the {b} of every suit: {whole} − {gone} = {rest} cards, "
            "and still {n} points."
        )
        b, a = LEFT_OUT
        gone = len(DECK) - len(PACK)
        places = {"whole": len(DECK), "gone": gone, "rest": len(PACK), "n": points_of(PACK)}
        return said.format(a=a, b=b, **places)

    def body(self) -> list[Node]:
        """Draw the cards, what they come to, and the controls."""
        words = self.voice.words
        b, a = LEFT_OUT
        label = (
            words.gettext("Put {a} and {b} back")
            if self.out
            else words.gettext("Take out {a} and {b}")
        )
        take = self.button("take", label.format(a=a, b=b), act="take", class_="al-btn al-btn--main")
        reset = reset_button(self, off=self.out == self.start)
        return [
            h("div", pack_chooser(self), class_="al-settings"),
            h("div", [self._suit(suit) for suit in Suit], class_="al-spread"),
            h("div", self.status(self.summary()), self._sum(), class_="al-result"),
            h("div", take, reset, class_="al-row"),
        ]

    def _cards(self, suit: Suit) -> list[Card]:
        return [card for card in (PACK if self.out else DECK) if card.suit is suit]

    def _suit(self, suit: Suit) -> Element:
        """Draw the cards of a suit from the highest to the lowest, and what they come to."""
        cards, title = self._cards(suit), self.id(f"row-{suit.letter}")
        a, b, c, d, e = terms = [card.points for card in cards if card.points]
        heard = self.voice.words.gettext("{a} plus {b} plus {c} plus {d} plus {e} make {n} points.")
        n = sum(terms)
        head: list[Node] = [
            suit_sign(suit, self.pack),
            " ",
            h("strong", capitalise(self.voice.suit(suit))),
            " ",
            h("span", heard.format(a=a, b=b, c=c, d=d, e=e, n=n), class_="al-vh"),
            h("span", f"{' + '.join(map(str, terms))} = {n}", aria_hidden="true"),
        ]
        return h(
            "div",
            h("p", head, class_="al-spread__head", id=title),
            h("ul", [h("li", self._card(card)) for card in cards], class_="al-spread__cards"),
            class_="al-spread__row",
            role="group",
            aria_labelledby=title,
        )

    def _card(self, card: Card) -> Element:
        return picture(self, card, data_fly=card.code)

    def _sum(self) -> list[Node]:
        """Draw the points of the four suits as a sum (DECK-3)."""
        words = self.voice.words
        terms = [points_of(self._cards(suit)) for suit in Suit]
        total = sum(terms)
        a, b, c, d = terms
        heard = words.ngettext(
            "{a} plus {b} plus {c} plus {d} make {n} point.",
            "{a} plus {b} plus {c} plus {d} make {n} points.",
            total,
        )
        drawn: list[Node] = []
        for suit, number in zip(Suit, terms, strict=True):
            drawn += [h("i", "+")] if drawn else []
            drawn.append(h("span", h("small", suit_sign(suit, self.pack)), number))
        end = h("span", h("small", words.ngettext("point", "points", total)), h("b", total))
        drawn.append(h("span", h("i", "="), end, class_="al-sum__end"))
        return [
            h("p", heard.format(a=a, b=b, c=c, d=d, n=total), class_="al-vh"),
            h("p", drawn, class_="al-sum al-sum--s", aria_hidden="true"),
        ]

    # What can be done

    @action
    def do_take(self) -> None:
        """Take twos and fours out, or put them back (REM-1)."""
        self.out = not self.out

    @action
    def do_reset(self) -> None:
        """Put the original example back."""
        self.out = self.start

    # What is saved

    def position(self) -> dict[str, Any]:
        """Return the example and what the reader made of it."""
        return {"example": self.start, "out": self.out}

    def _stand(self, state: Mapping[str, Any]) -> None:
        """Stand where a state says; raises what reading it raises."""
        if type(state["out"]) is not bool:
            raise ValueError("twos and fours are out or not")
        self.out = state["out"]

    @classmethod
    def _begin(cls, state: Mapping[str, Any], lang: str, name: str, pack: str) -> Self:
        if type(state["example"]) is not bool:
            raise ValueError("twos and fours are out or not")
        return cls(out=state["example"], lang=lang, name=name, pack=pack)
