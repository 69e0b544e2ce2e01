"""Questions for the reader: each is a frozen value that the engine answers.

>>> from alcalde_widgets.tasks import WhoWins, read
>>> question = WhoWins("K♦ 7♦ 4♣ A♥", trump="♣", leader="left")
>>> question.right
'4C'
>>> read(question.data()) == question
True
"""

from __future__ import annotations

import json

from .cards import Belongs, CardValue, Higher
from .counts import NextMayor, OtherCount
from .exchanges import BothWant, MayExchange
from .first_mayor import WhoDrawsAgain, WhoIsFirstMayor
from .matches import GamePoints, MatchWinner, MayorNow
from .mayor import MayorAdds
from .question import Choice, Question, Saying
from .rematada import NextDealer, RematadaCard
from .rematada_auction import MayBid, WhoContracts
from .rematada_counts import BidMade, PairPoints
from .rematada_talon import LeadsFirst, PileBegins
from .rematada_tricks import WhereCardsGo, WinsOfThree
from .tricks import HowMuch, WhoLeads, WhoWins
from .turns import FirstLead, WhoDraws

QUESTIONS: dict[str, type[Question]] = {
    question.kind: question
    for question in (
        Belongs,
        BothWant,
        CardValue,
        FirstLead,
        GamePoints,
        Higher,
        HowMuch,
        LeadsFirst,
        MayBid,
        MayExchange,
        MatchWinner,
        MayorAdds,
        MayorNow,
        NextMayor,
        OtherCount,
        PileBegins,
        WhereCardsGo,
        WhoContracts,
        WhoDraws,
        WhoDrawsAgain,
        WhoIsFirstMayor,
        WhoLeads,
        BidMade,
        NextDealer,
        PairPoints,
        RematadaCard,
        WhoWins,
        WinsOfThree,
    )
}
"""Each kind of question under the name that a saved task carries."""


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
    question = QUESTIONS[data["kind"]](**data["params"])
    text = json.dumps(data, sort_keys=True)
    if json.dumps(question.data(), sort_keys=True) != text:
        raise ValueError(f"no saved question: {text}")
    return question


__all__ = [
    "Belongs",
    "BothWant",
    "CardValue",
    "Choice",
    "FirstLead",
    "GamePoints",
    "Higher",
    "HowMuch",
    "LeadsFirst",
    "MayBid",
    "MayExchange",
    "MatchWinner",
    "MayorAdds",
    "MayorNow",
    "NextMayor",
    "OtherCount",
    "PileBegins",
    "QUESTIONS",
    "Question",
    "Saying",
    "WhereCardsGo",
    "WhoContracts",
    "WhoDraws",
    "WhoDrawsAgain",
    "WhoIsFirstMayor",
    "WhoLeads",
    "BidMade",
    "NextDealer",
    "PairPoints",
    "RematadaCard",
    "WhoWins",
    "WinsOfThree",
    "read",
]
