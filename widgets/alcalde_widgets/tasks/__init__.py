"""Questions for the reader: each is a frozen value that the engine answers.

A kind of question is loaded when it is first asked for, so that a page with one of them does not
wait for the others.

>>> from alcalde_widgets.tasks import WhoWins, read
>>> question = WhoWins("K♦ 7♦ 4♣ A♥", trump="♣", leader="left")
>>> question.right
'4C'
>>> read(question.data()) == question
True
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import TYPE_CHECKING

from .question import Choice, Question, Saying

if TYPE_CHECKING:
    from .cards import Belongs, CardValue, Higher
    from .counts import NextMayor, OtherCount
    from .exchanges import MayExchange
    from .first_mayor import WhoDrawsAgain, WhoIsFirstMayor
    from .indicator import TakesIndicator
    from .matches import GamePoints, MatchWinner, MayorNow
    from .mayor import MayorAdds
    from .piles import PilePoints, TrickPoints
    from .rematada import NextDealer, RematadaCard
    from .rematada_auction import MayBid, WhoContracts
    from .rematada_counts import BidMade, PairPoints
    from .rematada_talon import LeadsFirst, PileBegins
    from .rematada_tricks import WhereCardsGo, WinsOfThree
    from .tricks import HowMuch, WhoLeads, WhoWins
    from .turns import FirstLead, WhoDraws
    from .two_want import BothWant

QUESTIONS = {
    "belongs": ("cards", "Belongs"),
    "bid-made": ("rematada_counts", "BidMade"),
    "both-want": ("two_want", "BothWant"),
    "card-value": ("cards", "CardValue"),
    "first-lead": ("turns", "FirstLead"),
    "game-points": ("matches", "GamePoints"),
    "higher": ("cards", "Higher"),
    "how-much": ("tricks", "HowMuch"),
    "leads-first": ("rematada_talon", "LeadsFirst"),
    "match-winner": ("matches", "MatchWinner"),
    "may-bid": ("rematada_auction", "MayBid"),
    "may-exchange": ("exchanges", "MayExchange"),
    "mayor-adds": ("mayor", "MayorAdds"),
    "mayor-now": ("matches", "MayorNow"),
    "next-dealer": ("rematada", "NextDealer"),
    "next-mayor": ("counts", "NextMayor"),
    "other-count": ("counts", "OtherCount"),
    "pair-points": ("rematada_counts", "PairPoints"),
    "pile-begins": ("rematada_talon", "PileBegins"),
    "pile-points": ("piles", "PilePoints"),
    "rematada-card": ("rematada", "RematadaCard"),
    "takes-indicator": ("indicator", "TakesIndicator"),
    "trick-points": ("piles", "TrickPoints"),
    "where-cards-go": ("rematada_tricks", "WhereCardsGo"),
    "who-contracts": ("rematada_auction", "WhoContracts"),
    "who-draws": ("turns", "WhoDraws"),
    "who-draws-again": ("first_mayor", "WhoDrawsAgain"),
    "who-is-first-mayor": ("first_mayor", "WhoIsFirstMayor"),
    "who-leads": ("tricks", "WhoLeads"),
    "who-wins": ("tricks", "WhoWins"),
    "wins-of-three": ("rematada_tricks", "WinsOfThree"),
}
"""Module and class of each kind of question, under the name that a saved task carries."""


def question_class(kind: str) -> type[Question]:
    """Return the class of a kind of question, loading it.

    Args:
        kind: a key of `QUESTIONS`.

    Raises:
        KeyError: there is no such kind, or this page has not loaded it.

    >>> question_class("who-wins").kind
    'who-wins'
    >>> question_class("why")
    Traceback (most recent call last):
    ...
    KeyError: 'there is no question of the kind why'
    """
    try:
        module, name = QUESTIONS[kind]
        found: type[Question] = getattr(import_module(f".{module}", __name__), name)
    except (KeyError, ImportError):
        raise KeyError(f"there is no question of the kind {kind}") from None
    return found


def read(data: object) -> Question:
    """Read what `Question.data` gave.

    Raises:
        ValueError, KeyError, TypeError: it is no question, or is written in another way.

    >>> read({"kind": "other-count", "params": {"mayor": "58"}})
    Traceback (most recent call last):
    ...
    ValueError: no saved question: {"kind": "other-count", "params": {"mayor": "58"}}
    """
    if not isinstance(data, dict):
        raise ValueError("a saved question is a mapping")
    question = question_class(data["kind"])(**data["params"])
    text = json.dumps(data, sort_keys=True)
    if json.dumps(question.data(), sort_keys=True) != text:
        raise ValueError(f"no saved question: {text}")
    return question


def __getattr__(name: str) -> type[Question]:
    """Return a class of question by its name, loading it."""
    for kind, (_, class_name) in QUESTIONS.items():
        if name == class_name:
            return question_class(kind)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Belongs",
    "BidMade",
    "BothWant",
    "CardValue",
    "Choice",
    "FirstLead",
    "GamePoints",
    "Higher",
    "HowMuch",
    "LeadsFirst",
    "MatchWinner",
    "MayBid",
    "MayExchange",
    "MayorAdds",
    "MayorNow",
    "NextDealer",
    "NextMayor",
    "OtherCount",
    "PairPoints",
    "PileBegins",
    "PilePoints",
    "QUESTIONS",
    "Question",
    "RematadaCard",
    "Saying",
    "TakesIndicator",
    "TrickPoints",
    "WhereCardsGo",
    "WhoContracts",
    "WhoDraws",
    "WhoDrawsAgain",
    "WhoIsFirstMayor",
    "WhoLeads",
    "WhoWins",
    "WinsOfThree",
    "question_class",
    "read",
]
