"""What every question of a task has: a sentence, choices with their reasons, a hint.

A question is a frozen value. It holds the cards or numbers that it is about; which choice is right
and why the others are not is worked out by the engine whenever it is asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from alcalde import DECK, AlcaldeError, AnyReason, AnySeat, Card
from alcalde.core.values import Value

from ..table import Table
from ..ui.faces import index
from ..ui.html import Node
from ..ui.voice import Person, Voice

if TYPE_CHECKING:
    from ..ui.results import AnyTrick

Saying: TypeAlias = tuple[str, Mapping[str, object]]
"""A sentence of the catalogue and what fills its places."""


class Choice(NamedTuple):
    """One of the answers to choose from: its key, what stands on it, why it is right or not."""

    key: str
    label: Saying
    why: tuple[Saying, ...]


class Question(Value, ABC):
    """A question with exactly one right choice."""

    __slots__ = ()
    kind: ClassVar[str]
    SHORT: ClassVar[bool] = False
    """The choices are numbers, which stand side by side on a phone too."""
    ORDER: ClassVar[bool] = False
    """The hint shows the order of the ranks."""

    @abstractmethod
    def ask(self, voice: Voice) -> Saying:
        """Return the question as whole sentences."""

    @abstractmethod
    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Return the answers to choose from, the same ones in every language."""

    @property
    @abstractmethod
    def right(self) -> str:
        """Return the key of the right choice, as the engine finds it."""

    @abstractmethod
    def hint(self, voice: Voice) -> tuple[Saying, ...]:
        """Return what helps to find the answer without giving it."""

    @abstractmethod
    def draw(self, table: Table) -> Node:
        """Draw what the question is about."""

    def people(self, seated: Sequence[Person]) -> Mapping[AnySeat, Person]:
        """Return whom the question names beside the seats, of those who sit at the table."""
        return {}

    def params(self) -> dict[str, Any]:
        """Return what makes the question again, as JSON values."""
        return {name: _plain(getattr(self, name)) for name in self._slots}

    def data(self) -> dict[str, Any]:
        """Return the question as JSON values."""
        return {"kind": self.kind, "params": self.params()}

    def __repr__(self) -> str:
        """Return an expression that gives the question."""
        inside = ", ".join(f"{name}={value!r}" for name, value in self.params().items())
        return f"{type(self).__name__}({inside})"


def _plain(value: object) -> object:
    if isinstance(value, AnySeat):
        return value.value
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return value if value is None or isinstance(value, int) else str(value)


def said(voice: Voice, reason: AnyReason) -> Saying:
    """Return one of the engine's reasons as a saying."""
    return reason.template(voice.words), reason.params


def refused(voice: Voice, error: AlcaldeError) -> Saying:
    """Return one of the engine's refusals as a saying."""
    return "{text}", {"text": voice.refusal(error)}


def number(key: int) -> Saying:
    """Return a number as the label of a choice."""
    return "{n}", {"n": key}


def player(voice: Voice, seat: AnySeat) -> Saying:
    """Return who sits there as the label of a choice."""
    return "{name}", {"name": voice.label(seat)}


def loses(trick: AnyTrick, card: Card) -> AnyReason:
    """Return the engine's reason why a card of the trick does not win it.

    >>> from alcalde import Trick
    >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> loses(trick, Card.parse("A♥")).code, loses(trick, Card.parse("K♣")).code
    ('trump-beats', 'cannot-win')
    """
    for reason in trick.explain():
        params = reason.params
        if params.get("loser") is card or (reason.code, params.get("card")) == ("cannot-win", card):
            return reason
    raise ValueError(f"{card} does not lose this trick")


def ladder(voice: Voice) -> list[str]:
    """Return what the corners print, from the highest rank to the lowest (DECK-2).

    >>> ladder(Voice("es", "spanish"))[:3]
    ['1', '3', '12']
    """
    return [index(card, voice.pack) for card in DECK[:10]]


def values(voice: Voice) -> str:
    """Return what each card that scores is worth, as its corner prints it (DECK-3).

    >>> values(Voice("en"))
    'A = 11, 3 = 10, K = 4, Q = 3, J = 2'
    """
    scoring = (card for card in DECK[:10] if card.points)
    return ", ".join(f"{index(card, voice.pack)} = {card.points}" for card in scoring)
