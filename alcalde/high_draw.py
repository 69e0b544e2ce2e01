"""The draw for high cards: who draws which card, and who must draw again (MAYOR-2, REM-2)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from alcalde.core.cards import DECK, Card, check_doubles
from alcalde.core.errors import AlcaldeError, IllegalMove, NotationError
from alcalde.core.values import Value
from alcalde.draw_order import Drawer
from alcalde.draw_steps import Step, has_drawn, ranks_above
from alcalde.sentences.draw import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.sentences.basics import Reason

Held = tuple[Card | None, Card | None, Card | None]
"""Each one's card in the order of `Drawer`, or None."""


class HighDraw(Value):
    """A state of the draw; make one with `HighDraw.begin` or `HighDraw.of`.

    The draw is over once all three hold cards of different ranks.

    Attributes:
        cards: the cards drawn so far, in order.
        held: each one's card, or None, in the order of `Drawer`.
        aside: the cards that have been set aside.
        steps: the completed rounds.
        due: who draws next, or None at the end.
        pack: the cards to draw from.

    >>> draw = HighDraw.begin().play("K♥").play("3♠").play("K♦")
    >>> draw.due, draw.aside
    (<Drawer.FIRST: 0>, (Card.parse('K♥'), Card.parse('K♦')))
    >>> draw.play("5♣").play("A♦").complete
    True
    """

    __slots__ = ("aside", "cards", "due", "held", "pack", "steps")
    _fields = ("cards", "pack")
    aside: tuple[Card, ...]
    cards: tuple[Card, ...]
    due: Drawer | None
    held: Held
    pack: tuple[Card, ...]
    steps: tuple[Step, ...]

    @classmethod
    def begin(cls, pack: Iterable[Card | str] = DECK) -> HighDraw:
        """Return the draw before anybody has drawn.

        Args:
            pack: the cards to draw from, in any order; by default the forty of Alcalde.

        Raises:
            NotationError: a card of the pack cannot be read, or is there twice (DECK-1).

        >>> HighDraw.begin().due
        <Drawer.FIRST: 0>
        """
        cards = Card.parse_all(pack)
        check_doubles(cards)
        return _drawn((), cards)

    @classmethod
    def of(cls, cards: str | Iterable[Card | str], pack: Iterable[Card | str] = DECK) -> HighDraw:
        """Return the draw after these cards, over or not.

        Args:
            cards: the drawn cards in order.
            pack: the cards to draw from.

        Raises:
            AlcaldeError: as `check` does, for the first card that could not be drawn.

        >>> HighDraw.of("K♥ 3♠").due
        <Drawer.THIRD: 2>
        >>> HighDraw.of("K♥ K♥")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: K♥ is there twice: every card is different.
        """
        draw = cls.begin(pack)
        for card in Card.parse_all(cards):
            draw = draw.play(card)
        return draw

    @property
    def complete(self) -> bool:
        """Return whether the draw is over: everybody has a card, and no two share a rank."""
        return self.due is None

    @property
    def ranking(self) -> tuple[Drawer, ...]:
        """Return those who hold a card now, the highest first (DECK-2).

        >>> [drawer.index for drawer in HighDraw.of("K♥ 3♠ 7♦").ranking]
        [1, 0, 2]
        """
        held = {drawer: card for drawer in Drawer if (card := self.held[drawer.index])}
        return tuple(sorted(held, key=lambda drawer: -held[drawer].strength))

    @property
    def comparisons(self) -> tuple[Reason, ...]:
        """Return the reasons for the ranking: each card held ranks above the next one (DECK-2).

        >>> from alcalde import Words
        >>> [reason.say(Words.of("en")) for reason in HighDraw.of("K♥ 3♠").comparisons]
        ['3♠ ranks above K♥; the suit does not count.']
        """
        ranked = [card for drawer in self.ranking if (card := self.held[drawer.index])]
        return tuple(
            ranks_above(high, low) for high, low in pairwise(ranked) if high.rank is not low.rank
        )

    def check(self, card: Card | str) -> None:
        """Raise unless this card can be drawn next.

        Args:
            card: the card, or its name.

        Raises:
            NotationError: it cannot be read, or `card-twice`, or `not-in-pack` (DECK-1).
            IllegalMove: `draw-over`, or `pack-used-up` when no card is left (MAYOR-2).

        >>> HighDraw.of("K♥ 3♠ 7♦").check("A♦")
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: The draw is over after 3 cards: A♦ is one too many.
        """
        drawn = Card.parse(card)
        if self.complete:
            raise SENTENCES.refuse(IllegalMove, "draw-over", n=len(self.cards), card=drawn)
        if len(self.cards) == len(self.pack):
            raise used_up(self)
        if drawn not in self.pack:
            raise SENTENCES.refuse(NotationError, "not-in-pack", card=drawn, n=len(self.pack))
        check_doubles((*self.cards, drawn))

    def can(self, card: Card | str) -> bool:
        """Return whether this card can be drawn next.

        Args:
            card: the card, or its name.

        >>> HighDraw.begin().can("A♦"), HighDraw.of("A♦").can("A♦")
        (True, False)
        """
        try:
            self.check(card)
        except AlcaldeError:
            return False
        return True

    def play(self, card: Card | str) -> HighDraw:
        """Return the draw after this card.

        Args:
            card: the card, or its name.

        Raises:
            AlcaldeError: as `check` does.

        >>> HighDraw.begin().play("A♦").held[0]
        Card.parse('A♦')
        """
        self.check(card)
        return _drawn((*self.cards, Card.parse(card)), self.pack)

    def explain(self) -> tuple[Reason, ...]:
        """Return the reasons so far: each draw, the outcome of each round, then who is mayor.

        >>> from alcalde import Words
        >>> for reason in HighDraw.of("K♥ 3♠ K♦ 5♣").explain():
        ...     print(reason.say(Words.of("en")))
        The first player has drawn K♥.
        The second player has drawn 3♠.
        The third player has drawn K♦.
        The first player and the third player share a rank: they set K♥ and K♦ aside and draw again.
        The first player has drawn 5♣.
        """
        reasons = []
        for step in self.steps:
            reasons += [has_drawn(drawer, card) for drawer, card in step.drew]
            reasons.append(step.outcome)
        done = sum(len(step.drew) for step in self.steps)
        to_draw = self.steps[-1].again if self.steps else tuple(Drawer)
        reasons += map(has_drawn, to_draw, self.cards[done:])
        if self.complete:
            first, second, third = self.ranking
            highest = {"card": self.held[first.index], "player": first}
            seats = {"player": first, "player2": second, "player3": third}
            reasons += [
                SENTENCES.reason("first-mayor", highest),
                SENTENCES.reason("seats-in-order", seats),
            ]
        return tuple(reasons)

    def __repr__(self) -> str:
        """Return the cards drawn and who draws next."""
        return f"<HighDraw {' '.join(map(str, self.cards)) or '–'}, next {self.due!r}>"


def used_up(draw: HighDraw) -> IllegalMove:
    """Return the error for a draw that has no card left to go on with (MAYOR-2).

    Args:
        draw: the draw.

    >>> str(used_up(HighDraw.of("A♥ A♠ A♦", pack="A♥ A♠ A♦".split())))
    'All 3 cards are drawn and ranks are still shared: shuffle and draw anew.'
    """
    return SENTENCES.refuse(IllegalMove, "pack-used-up", n=len(draw.pack))


def _drawn(cards: tuple[Card, ...], pack: tuple[Card, ...]) -> HighDraw:
    held: list[Card | None] = [None, None, None]
    steps: list[Step] = []
    to_draw, drew = list(Drawer), []
    for card in cards:
        drawer = to_draw.pop(0)
        held[drawer.index] = card
        drew.append((drawer, card))
        if not to_draw:
            steps.append(Step(drew, [card for card in held if card]))
            to_draw, drew = list(steps[-1].again), []
            for drawer in to_draw:
                held[drawer.index] = None
    aside = tuple(card for step in steps for card in step.aside)
    draw = object.__new__(HighDraw)
    draw._fill(aside, cards, to_draw[0] if to_draw else None, tuple(held), pack, tuple(steps))
    return draw
