"""Questions for the reader: frozen values, to which the engine knows the answer.

A kind of question is loaded when it is first asked for, so that a page with one kind does not
wait for the others.

>>> from alcalde_widgets.codec import Saved
>>> from alcalde_widgets.tasks import WhoWins, read
>>> question = WhoWins("K♦ 7♦ 4♣ A♥", trump="♣", leader="left")
>>> question.right
'4C'
>>> read(Saved(question.data())) == question
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from .question import Choice, Question

# For type checkers alone; a test holds it equal to the registry.
if TYPE_CHECKING:
    from ..codec import Saved
    from .alcalde.cards import Belongs as Belongs
    from .alcalde.cards import CardValue as CardValue
    from .alcalde.cards import Higher as Higher
    from .alcalde.counts import NextMayor as NextMayor
    from .alcalde.counts import OtherCount as OtherCount
    from .alcalde.exchanges import MayExchange as MayExchange
    from .alcalde.first_mayor import WhoDrawsAgain as WhoDrawsAgain
    from .alcalde.first_mayor import WhoIsFirstMayor as WhoIsFirstMayor
    from .alcalde.indicator import TakesIndicator as TakesIndicator
    from .alcalde.matches import GamePoints as GamePoints
    from .alcalde.matches import MatchWinner as MatchWinner
    from .alcalde.matches import MayorNow as MayorNow
    from .alcalde.mayor import MayorAdds as MayorAdds
    from .alcalde.piles import PilePoints as PilePoints
    from .alcalde.piles import TrickPoints as TrickPoints
    from .alcalde.tricks import HowMuch as HowMuch
    from .alcalde.tricks import WhoLeads as WhoLeads
    from .alcalde.tricks import WhoWins as WhoWins
    from .alcalde.turns import FirstLead as FirstLead
    from .alcalde.turns import WhoDraws as WhoDraws
    from .alcalde.two_want import BothWant as BothWant
    from .rematada.auction import MayBid as MayBid
    from .rematada.auction import WhoContracts as WhoContracts
    from .rematada.counts import BidMade as BidMade
    from .rematada.counts import PairPoints as PairPoints
    from .rematada.pack import NextDealer as NextDealer
    from .rematada.pack import RematadaCard as RematadaCard
    from .rematada.talon import LeadsFirst as LeadsFirst
    from .rematada.talon import PileBegins as PileBegins
    from .rematada.tricks import WhereCardsGo as WhereCardsGo
    from .rematada.tricks import WinsOfThree as WinsOfThree

QUESTIONS = {
    "belongs": ("alcalde.cards", "Belongs"),
    "bid-made": ("rematada.counts", "BidMade"),
    "both-want": ("alcalde.two_want", "BothWant"),
    "card-value": ("alcalde.cards", "CardValue"),
    "first-lead": ("alcalde.turns", "FirstLead"),
    "game-points": ("alcalde.matches", "GamePoints"),
    "higher": ("alcalde.cards", "Higher"),
    "how-much": ("alcalde.tricks", "HowMuch"),
    "leads-first": ("rematada.talon", "LeadsFirst"),
    "match-winner": ("alcalde.matches", "MatchWinner"),
    "may-bid": ("rematada.auction", "MayBid"),
    "may-exchange": ("alcalde.exchanges", "MayExchange"),
    "mayor-adds": ("alcalde.mayor", "MayorAdds"),
    "mayor-now": ("alcalde.matches", "MayorNow"),
    "next-dealer": ("rematada.pack", "NextDealer"),
    "next-mayor": ("alcalde.counts", "NextMayor"),
    "other-count": ("alcalde.counts", "OtherCount"),
    "pair-points": ("rematada.counts", "PairPoints"),
    "pile-begins": ("rematada.talon", "PileBegins"),
    "pile-points": ("alcalde.piles", "PilePoints"),
    "rematada-card": ("rematada.pack", "RematadaCard"),
    "takes-indicator": ("alcalde.indicator", "TakesIndicator"),
    "trick-points": ("alcalde.piles", "TrickPoints"),
    "where-cards-go": ("rematada.tricks", "WhereCardsGo"),
    "who-contracts": ("rematada.auction", "WhoContracts"),
    "who-draws": ("alcalde.turns", "WhoDraws"),
    "who-draws-again": ("alcalde.first_mayor", "WhoDrawsAgain"),
    "who-is-first-mayor": ("alcalde.first_mayor", "WhoIsFirstMayor"),
    "who-leads": ("alcalde.tricks", "WhoLeads"),
    "who-wins": ("alcalde.tricks", "WhoWins"),
    "wins-of-three": ("rematada.tricks", "WinsOfThree"),
}
"""Module and class of each kind of question, by the name that a saved task carries."""

CLASSES = {name: kind for kind, (_, name) in QUESTIONS.items()}
"""The kind of each class."""


def question_class(kind: str) -> type[Question]:
    """Return the class of a kind of question, loading it.

    Args:
        kind: a key of `QUESTIONS`.

    Raises:
        KeyError: there is no such kind.
        ModuleNotFoundError: this page does not carry its module.

    >>> question_class("who-wins").kind
    'who-wins'
    >>> question_class("why")
    Traceback (most recent call last):
    ...
    KeyError: 'why'
    """
    module, name = QUESTIONS[kind]
    found: type[Question] = getattr(import_module(f".{module}", __name__), name)
    return found


def read(saved: Saved) -> Question:
    """Read what `Question.data` gave.

    Raises:
        UnreadableState: it does not describe a question of a kind that this page has.

    >>> from alcalde_widgets.codec import Saved
    >>> read(Saved({"kind": "other-count", "params": {"mayor": "58"}}))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    alcalde_widgets.codec.UnreadableState: params.mayor: expected a whole number ..., not '58'
    """
    fields = saved.fields("kind", "params")
    kind = fields["kind"].one_of(QUESTIONS)
    try:
        found = question_class(kind)
    except ModuleNotFoundError as missing:
        raise fields["kind"].error("a kind of question that this page carries") from missing
    return found.of(fields["params"])


def __getattr__(name: str) -> type[Question]:
    """Return a class of question by its name, loading it."""
    if name in CLASSES:
        return question_class(CLASSES[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["QUESTIONS", "Choice", "Question", "question_class", "read", *CLASSES]
