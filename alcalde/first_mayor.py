"""The first mayor: the result of the draw for high cards (MAYOR-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import DECK
from alcalde.core.errors import NotationError
from alcalde.core.seeds import parse_seed, shuffle
from alcalde.core.values import Value
from alcalde.high_draw import HighDraw, used_up
from alcalde.sentences.draw import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alcalde.core.cards import Card
    from alcalde.draw_order import Drawer
    from alcalde.draw_steps import Step
    from alcalde.sentences.basics import Reason


class FirstMayor(Value):
    """A completed draw; make one with `FirstMayor.from_seed` or `FirstMayor.of`.

    A `Drawer` is one of the three, by the order in which they draw.

    Attributes:
        draw: the whole draw.
        cards: the drawn cards in order.
        seed: the seed, or None where cards were given.

    >>> first = FirstMayor.of("K♥ 3♠ K♦ 5♣ A♦")
    >>> first.mayor, [drawer.index for drawer in first.ranking]
    (<Drawer.THIRD: 2>, [2, 1, 0])
    >>> first.aside, first.held[2]
    ((Card.parse('K♥'), Card.parse('K♦')), Card.parse('A♦'))
    """

    __slots__ = ("cards", "draw", "seed")
    _fields = ("cards",)
    cards: tuple[Card, ...]
    draw: HighDraw
    seed: int | None

    @classmethod
    def of(cls, cards: str | Iterable[Card | str], pack: Iterable[Card | str] = DECK) -> FirstMayor:
        """Return the result of these draws.

        Args:
            cards: the drawn cards in order: three, then one for everybody who draws again.
            pack: the cards to draw from; by default the forty of Alcalde.

        Raises:
            NotationError: `draw-short` when somebody has still to draw; `card-twice`,
                `not-in-pack`, or what `Card.parse` raises.
            IllegalMove: `draw-over`, for a card after the end; `pack-used-up` (MAYOR-2).

        >>> FirstMayor.of("K♥ 3♠ K♦ 5♣")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: The draw is not over after “K♥ 3♠ K♦ 5♣”: the third
            player
            draws next.
        >>> FirstMayor.of("K♥ 3♠ 7♦ 5♣")
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: The draw is over after 3 cards: 5♣ is one too many.
        """
        draw = HighDraw.of(cards, pack)
        if draw.complete:
            return _decided(cls, draw, None)
        if len(draw.cards) == len(draw.pack):
            raise used_up(draw)
        raise SENTENCES.refuse(
            NotationError, "draw-short", text=" ".join(map(str, draw.cards)), player=draw.due
        )

    @classmethod
    def from_seed(cls, seed: int | str, pack: Sequence[Card] = DECK) -> FirstMayor:
        """Draw from the pack that a seed shuffles, card by card from the top.

        Args:
            seed: a whole number from 0 to 2**53 - 1, or its digits.
            pack: the cards to draw from, in the order from which the shuffle starts.

        Raises:
            NotationError: `seed`, for another seed.
            IllegalMove: `pack-used-up`, if the whole pack decides nothing.

        >>> FirstMayor.from_seed(7).cards
        (Card.parse('3♣'), Card.parse('6♣'), Card.parse('5♣'))
        >>> from alcalde.rematada import PACK
        >>> len(FirstMayor.from_seed(7, PACK).ranking)
        3
        """
        number = parse_seed(seed)
        return _decided(cls, continue_draw(HighDraw.begin(pack), shuffle(pack, number)), number)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return the rounds: who drew what, who shares a rank and draws again."""
        return self.draw.steps

    @property
    def held(self) -> tuple[Card, ...]:
        """Return the card that each one has in the end, by number."""
        return self.steps[-1].held

    @property
    def aside(self) -> tuple[Card, ...]:
        """Return the cards that were set aside, in the order in which they were."""
        return self.draw.aside

    @property
    def ranking(self) -> tuple[Drawer, ...]:
        """Return the three, the highest card first: so they may take their seats (MAYOR-2)."""
        return self.draw.ranking

    @property
    def mayor(self) -> Drawer:
        """Return who has the highest card: the first mayor, who also deals (MAYOR-2)."""
        return self.ranking[0]

    def explain(self) -> tuple[Reason, ...]:
        """Return the reasons: each draw, what came of each round, who is mayor, who sits first.

        >>> from alcalde import Words
        >>> for reason in FirstMayor.of("K♥ 3♠ 7♦").explain()[-2:]:
        ...     print(reason.say(Words.of("en")))
        3♠ is the highest card: the second player is first mayor and deals.
        Seats may be chosen in this order: the second player, the first player, the third player.
        """
        return self.draw.explain()

    def __repr__(self) -> str:
        """Return an expression that gives this draw."""
        if self.seed is not None and self.draw.pack == DECK:
            return f"FirstMayor.from_seed({self.seed})"
        return f"FirstMayor.of({' '.join(map(str, self.cards))!r})"


def continue_draw(draw: HighDraw, cards: Iterable[Card]) -> HighDraw:
    """Return a draw continued with these cards, one after another, until it is over.

    Args:
        draw: the draw so far.
        cards: the cards in order; those already drawn are skipped.

    Raises:
        IllegalMove: `pack-used-up`, if they do not decide it.
        NotationError: `not-in-pack`, for a card that the pack lacks.

    >>> continue_draw(HighDraw.of("A♦ 3♥"), DECK).cards[2:]
    (Card.parse('3♦'), Card.parse('K♦'), Card.parse('Q♦'))
    """
    for card in cards:
        if draw.complete:
            break
        if card not in draw.cards:
            draw = draw.play(card)
    if not draw.complete:
        raise used_up(draw)
    return draw


def _decided(cls: type[FirstMayor], draw: HighDraw, seed: int | None) -> FirstMayor:
    first = object.__new__(cls)
    first._fill(draw.cards, draw, seed)
    return first
