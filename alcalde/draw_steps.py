"""Steps of the draw for high cards: its rounds and their outcomes (MAYOR-2, REM-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import check_doubles
from alcalde.core.errors import NotationError
from alcalde.core.values import Value
from alcalde.draw_order import Drawer
from alcalde.sentences.draw import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.core.cards import Card
    from alcalde.sentences.basics import Reason


class Step(Value):
    """One round of the draw, in which everybody who had to draw has drawn a card.

    Args:
        drew: who drew which card, in order.
        held: the cards of all three after it, some of them from earlier rounds.

    Attributes:
        drew: who drew which card, in order.
        held: the cards of all three after it.
        again: those who share a rank and draw again: nobody, two or all three.

    Raises:
        NotationError: `step-size`, unless three cards are held; `card-twice`, for a double.

    >>> from alcalde import Card, HighDraw
    >>> step = HighDraw.of("K♥ 3♠ K♦").steps[0]
    >>> [drawer.index for drawer in step.again], step.aside
    ([0, 2], (Card.parse('K♥'), Card.parse('K♦')))
    >>> Step([], Card.parse_all("K♥ 3♠"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A round of the draw ends with three cards, not 2: “K♥ 3♠”.
    """

    __slots__ = ("again", "drew", "held")
    drew: tuple[tuple[Drawer, Card], ...]
    held: tuple[Card, ...]
    again: tuple[Drawer, ...]

    def __init__(self, drew: Iterable[tuple[Drawer, Card]], held: Iterable[Card]) -> None:
        """Find out who shares a rank."""
        cards = tuple(held)
        if len(cards) != len(Drawer):
            raise SENTENCES.refuse(
                NotationError, "step-size", n=len(cards), text=" ".join(map(str, cards))
            )
        check_doubles(cards)
        ranks = [card.rank for card in cards]
        again = tuple(drawer for drawer in Drawer if ranks.count(ranks[drawer.index]) > 1)
        self._fill(again, tuple(drew), cards)

    @property
    def aside(self) -> tuple[Card, ...]:
        """Return the cards that are set aside after it; they are out of the draw."""
        return tuple(self.held[drawer.index] for drawer in self.again)

    @property
    def outcome(self) -> Reason:
        """Return the outcome of the round: who draws again, or that nobody does.

        >>> from alcalde import HighDraw, Words
        >>> HighDraw.of("7♥ 7♠ 7♦").steps[0].outcome.say(Words.of("en"))
        'All three share a rank: they set 7♥, 7♠ and 7♦ aside and draw again.'
        """
        places: dict[str, object] = {}
        for number, drawer in enumerate(self.again, 1):
            place = "" if number == 1 else str(number)
            places |= {f"player{place}": drawer, f"card{place}": self.held[drawer.index]}
        return SENTENCES.reason(
            ("no-rank-shared", "", "two-share", "three-share")[len(self.again)], places
        )


def has_drawn(drawer: Drawer, card: Card) -> Reason:
    """Return the reason that says who drew which card.

    Args:
        drawer: who has drawn.
        card: the card.

    >>> from alcalde import Card
    >>> has_drawn(Drawer.FIRST, Card.parse("A♥")).code
    'has-drawn'
    """
    return SENTENCES.reason("has-drawn", {"player": drawer, "card": card})


def ranks_above(high: Card, low: Card) -> Reason:
    """Return the reason that says which of two cards of different ranks is higher (DECK-2).

    Args:
        high: the card of the higher rank.
        low: the card of the lower rank.

    >>> from alcalde import Card, Words
    >>> ranks_above(Card.parse("3♠"), Card.parse("K♥")).say(Words.of("en"))
    '3♠ ranks above K♥; the suit does not count.'
    >>> ranks_above(Card.parse("K♥"), Card.parse("3♠"))
    Traceback (most recent call last):
    ValueError: K♥ does not rank above 3♠
    """
    if not high.rank.beats(low.rank):
        raise ValueError(f"{high} does not rank above {low}")
    return SENTENCES.reason("ranks-above", {"card": high, "card2": low})
