"""Questions: one right answer for all parameters; they are frozen values."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde_widgets.codec import Saved
from alcalde_widgets.tasks import (
    QUESTIONS,
    Belongs,
    BidMade,
    CardValue,
    FirstLead,
    GamePoints,
    Higher,
    HowMuch,
    LeadsFirst,
    MatchWinner,
    MayBid,
    MayorAdds,
    MayorNow,
    NextDealer,
    NextMayor,
    OtherCount,
    PairPoints,
    PileBegins,
    Question,
    RematadaCard,
    WhereCardsGo,
    WhoContracts,
    WhoDraws,
    WhoDrawsAgain,
    WhoIsFirstMayor,
    WhoWins,
    WinsOfThree,
    read,
)
from alcalde_widgets.ui.voice import Voice
from tests.widgets.questions import (
    EVERY,
    QUESTION,
)
from tests.widgets.views import LANGS


def test_every_kind_of_question_is_tried_here() -> None:
    """A new kind needs a strategy in `questions.py`."""
    assert EVERY.keys() == QUESTIONS.keys()


@pytest.mark.parametrize("kind", EVERY)
@given(data=st.data())
def test_exactly_one_choice_is_right(kind: str, data: st.DataObject) -> None:
    """For all parameters, in three languages: one right choice, others to choose, all explained."""
    question = data.draw(EVERY[kind])
    keys = set()
    for lang in LANGS:
        voice = Voice(lang)
        choices = question.choices(voice)
        assert [choice.key for choice in choices].count(question.right) == 1
        assert len(choices) >= 2
        assert len({choice.key for choice in choices}) == len(choices)
        assert len({voice.text(*choice.label) for choice in choices}) == len(choices)
        for choice in choices:
            sentences = [voice.text(*saying) for saying in choice.why]
            assert sentences and all(text.endswith(".") for text in sentences)
        for saying in (question.ask(voice), *question.hint(voice)):
            assert voice.text(*saying)[-1] in "?.:"
        keys.add(tuple(choice.key for choice in choices))
    assert len(keys) == 1


@given(QUESTION)
def test_a_question_is_a_value_that_is_read_back(question: Question) -> None:
    """Serialised and read, it is the same question; it cannot be changed."""
    again = read(Saved(json.loads(json.dumps(question.data()))))
    assert again == question and hash(again) == hash(question)
    assert repr(again) == repr(question)
    with pytest.raises(AttributeError, match="frozen"):
        question.right = ""  # type: ignore[misc]


@pytest.mark.parametrize(
    "make",
    [
        lambda: WhoWins("A♥ 3♥ 2♠"),
        lambda: HowMuch("A♥ A♥ 2♠ K♣"),
        lambda: MayorAdds("A♥ 3♥", "2♠ A♠"),
        lambda: MayorAdds("A♥", "2♠ K♣"),
        lambda: MayorAdds("A♥ 3♥", "A♥ K♣"),
        lambda: MayorAdds("A♥ 3♥", "2♠"),
        lambda: NextMayor(121),
        lambda: NextDealer(1),
        lambda: NextDealer(11),
        lambda: RematadaCard("8♥"),
        lambda: LeadsFirst("mayor"),
        lambda: MayBid("right 99", 120),
        lambda: MayBid("right 100, left pass, dealer pass", 120),
        lambda: WhoContracts("right 100"),
        lambda: PileBegins("A♥"),
        lambda: PileBegins("A♥ 2♥"),
        lambda: PileBegins("A♥ K♥ Q♥"),
        lambda: WinsOfThree("A♥ 3♥"),
        lambda: WhereCardsGo("A♥ 3♥ 5♠", "mayor"),
        lambda: PairPoints("K♠ 2♠"),
        lambda: BidMade("K♠", "♠", 99),
        lambda: BidMade("", "♠", 100, True),
        lambda: OtherCount(-1),
        lambda: MayorNow(""),
        lambda: MayorNow("58 121"),
        lambda: GamePoints("58", 3),
        lambda: MatchWinner("58 60", 1),
        lambda: MatchWinner("58", 0),
        lambda: MatchWinner("58", 16),
        lambda: WhoDraws("dealer"),
        lambda: WhoDraws("left", "second"),
        lambda: CardValue("10♥"),
        lambda: Higher("K♥", "3♠"),
        lambda: Higher("K♥", "K♥"),
        lambda: Belongs("1♥"),
        lambda: Belongs("11♥"),
        lambda: Belongs("Z9"),
        lambda: Belongs(""),
        lambda: FirstLead(-1),
        lambda: WhoDrawsAgain(""),
        lambda: WhoDrawsAgain("K♥ 7♠"),
        lambda: WhoDrawsAgain("K♥ 7♠ K♦ 2♦"),
        lambda: WhoDrawsAgain("K♥ 7♠ 3♦ 2♦"),
        lambda: WhoIsFirstMayor("K♥ 7♠ K♦"),
        lambda: WhoIsFirstMayor("K♥ K♥ 3♦"),
    ],
)
def test_an_impossible_question_is_refused(make: Callable[[], Question]) -> None:
    """A mistake in a chapter raises an error at once."""
    with pytest.raises(ValueError, match=".+"):
        make()
