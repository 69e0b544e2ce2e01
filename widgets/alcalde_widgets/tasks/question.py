"""The base of all questions: a sentence, choices with their reasons, a hint.

A question is a frozen value that holds the cards or numbers it is about. The engine works out
which choice is right, and why the others are wrong, whenever it is asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar

from alcalde import DECK, AnySeat
from alcalde.core.values import Value

from ..codec import Saved
from ..ui.faces import index

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from alcalde import AlcaldeError, AnyReason, Card

    from ..scenes.tricks import EitherTrick
    from ..table import Table
    from ..ui.html import Node
    from ..ui.voice import Person, Sentence, Voice

SomeSeat = TypeVar("SomeSeat", bound=AnySeat)


class Choice(NamedTuple):
    """One of the answers to choose from.

    Attributes:
        key: what names it in actions and saved states.
        label: what its button says.
        why: why it is right or wrong.
    """

    key: str
    label: Sentence
    why: tuple[Sentence, ...]


class Question(Value, ABC):
    """A question with exactly one right choice.

    Its slots are the parameters of its constructor, which describes them; saved states carry them.

    Attributes:
        kind: its name in saved states, and its key in `QUESTIONS`.
        SHORT: whether the choices are numbers, which lie side by side on a phone too.
        ORDER: whether the hint shows the order of the ranks.
        PARAMS: what reads a parameter from a saved state, for those that are no text.
    """

    __slots__ = ()
    kind: ClassVar[str]
    SHORT: ClassVar[bool] = False
    ORDER: ClassVar[bool] = False
    PARAMS: ClassVar[Mapping[str, Callable[[Saved], object]]] = {}

    @abstractmethod
    def ask(self, voice: Voice) -> Sentence:
        """Return the question as whole sentences."""

    @abstractmethod
    def choices(self, voice: Voice) -> tuple[Choice, ...]:
        """Return the answers to choose from; their keys are the same in every language."""

    @property
    @abstractmethod
    def right(self) -> str:
        """Return the key of the right choice, as the engine finds it."""

    @abstractmethod
    def hint(self, voice: Voice) -> tuple[Sentence, ...]:
        """Return what helps to find the answer without giving it away."""

    @abstractmethod
    def draw(self, table: Table) -> Node:
        """Draw what the question is about."""

    def people(self, seated: Sequence[Person]) -> Mapping[AnySeat, Person | AnySeat]:
        """Return who is at the places that the question names, of the people at the table."""
        return {}

    def params(self) -> dict[str, Any]:
        """Return the arguments that make the same question, as JSON values."""
        return {name: _json(getattr(self, name)) for name in self._slots}

    @classmethod
    def of(cls, saved: Saved) -> Self:
        """Read what `params` gave.

        Raises:
            UnreadableState: the value does not describe a question.
        """
        given = {
            name: cls.PARAMS.get(name, Saved.text)(field)
            for name, field in saved.fields(*cls._slots).items()
        }
        return saved.parse(lambda _: cls(**given), f"parameters of the question {cls.kind}")

    def data(self) -> dict[str, Any]:
        """Return the question as JSON values."""
        return {"kind": self.kind, "params": self.params()}

    def __repr__(self) -> str:
        """Return an expression that gives the question."""
        inside = ", ".join(f"{name}={value!r}" for name, value in self.params().items())
        return f"{type(self).__name__}({inside})"


def _json(value: object) -> object:
    if isinstance(value, AnySeat):
        return value.value
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return value if value is None or isinstance(value, int) else str(value)


def refusal_of(voice: Voice, error: AlcaldeError) -> Sentence:
    """Return one of the engine's refusals as a sentence."""
    return "{text}", {"text": voice.refusal(error)}


def number_label(key: int) -> Sentence:
    """Return a number as the label of a choice."""
    return "{n}", {"n": key}


def player_label(voice: Voice, seat: AnySeat) -> Sentence:
    """Return who sits on a seat as the label of a choice."""
    return "{name}", {"name": voice.label(seat)}


def text_label(text: str) -> Sentence:
    """Return a text as the label of a choice."""
    return "{text}", {"text": text}


def labelled(labels: Mapping[str, str], *why: Sentence) -> tuple[Choice, ...]:
    """Return a choice for each label, by its key, all for the same reasons."""
    return tuple(Choice(key, text_label(label), why) for key, label in labels.items())


def numbered(why: Mapping[int, tuple[Sentence, ...]]) -> tuple[Choice, ...]:
    """Return a choice for each number, from the lowest to the highest, with its reasons."""
    return tuple(Choice(str(number), number_label(number), why[number]) for number in sorted(why))


def seated(voice: Voice, why: Mapping[SomeSeat, tuple[Sentence, ...]]) -> tuple[Choice, ...]:
    """Return a choice for each player, with its reasons."""
    return tuple(Choice(str(seat), player_label(voice, seat), why[seat]) for seat in why)


def why_it_loses(trick: EitherTrick, card: Card) -> AnyReason:
    """Return the engine's reason why a card of the trick does not win it.

    Raises:
        ValueError: the card wins, or is not in the trick.

    >>> from alcalde import Card, Trick
    >>> trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    >>> why_it_loses(trick, Card.parse("A♥")).code, why_it_loses(trick, Card.parse("K♣")).code
    ('trump-beats', 'cannot-win')
    """
    for reason in trick.explain():
        params = reason.params
        if params.get("loser") is card or (reason.code, params.get("card")) == ("cannot-win", card):
            return reason
    raise ValueError(f"{card} does not lose this trick")


def rank_order(voice: Voice) -> list[str]:
    """Return the ranks from the highest to the lowest, as the corners print them (DECK-2).

    >>> from alcalde_widgets.ui.voice import Voice
    >>> rank_order(Voice("es", "spanish"))[:3]
    ['1', '3', '12']
    """
    return [index(card, voice.pack) for card in DECK[:10]]


def card_values(voice: Voice) -> str:
    """Return the value of each rank that scores, as the corners print it (DECK-3).

    >>> from alcalde_widgets.ui.voice import Voice
    >>> card_values(Voice("en"))
    'A = 11, 3 = 10, K = 4, Q = 3, J = 2'
    """
    scoring = (card for card in DECK[:10] if card.points)
    return ", ".join(f"{index(card, voice.pack)} = {card.points}" for card in scoring)
