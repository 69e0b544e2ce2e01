"""Tasks of Brisca Rematada: the right answers agree with the engine (REM-4 to REM-9)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import Suit
from alcalde.rematada import PACK, Auction, Rematada, RematadaSeat, RematadaTrick
from alcalde_widgets import RematadaTable, TaskTable
from alcalde_widgets.tasks import (
    LeadsFirst,
    MayBid,
    PileBegins,
    WhereCardsGo,
    WhoContracts,
    WinsOfThree,
)
from tests.widgets.views import LANGS, status

SUITS = st.sampled_from([suit.symbol for suit in Suit])
SEATS = st.sampled_from([str(seat) for seat in RematadaSeat])
THREE = st.lists(st.sampled_from(PACK), min_size=3, max_size=3, unique=True)
VALUES = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}


@given(st.integers(100, 229), st.integers(90, 240))
def test_answers_about_a_bid(before: int, points: int) -> None:
    """REM-4, REM-5, REM-10: higher than the last bid, and 230 at most."""
    assert (MayBid(f"right {before}", points).right == "yes") == (before < points <= 230)


@pytest.mark.parametrize(
    ("calls", "who"),
    [
        ("right 100, left pass, dealer pass", "right"),
        ("right pass, left pass, dealer 100, right pass, left pass", "dealer"),
        ("right pass, left pass, dealer pass", "nobody"),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_answers_about_the_contractor(calls: str, who: str, lang: str) -> None:
    """REM-4, REM-5: the last bidder, or nobody; each wrong answer has its own reason."""
    task = TaskTable(WhoContracts(calls), lang=lang)
    reasons = set()
    for choice in task.question.choices(task.voice):
        task.act("choose", key=choice.key)
        assert task.is_right() == (choice.key == who)
        reasons.add(status(task))
    assert len(reasons) == 4
    assert task.done
    assert str(Auction.parse(calls).contractor or "nobody") == who


@given(THREE.map(lambda three: three[:2]), SUITS)
def test_answers_about_the_cards_aside(two: list[object], trump: str) -> None:
    """REM-6, REM-9: the values of the cards, and 40 or 20 for a king with its queen."""
    one, other = map(str, two)
    total = VALUES.get(one[0], 0) + VALUES.get(other[0], 0)
    if {one[0], other[0]} == {"K", "Q"} and one[1] == other[1]:
        total += 40 if one[1] == trump else 20
    assert PileBegins(f"{one} {other}", trump).right == str(total)


@given(SEATS, st.integers(0, 100))
def test_answers_about_the_first_lead(contractor: str, seed: int) -> None:
    """REM-7: the same seat as in a real game."""
    assert LeadsFirst(contractor).right == str(
        RematadaTable(seed, contractor=contractor).now.game.turn
    )
    assert Rematada.deal(seed).leader is RematadaSeat.RIGHT


@given(THREE, SUITS, SEATS, SEATS)
def test_answers_about_a_trick(
    three: list[object], trump: str, leader: str, contractor: str
) -> None:
    """REM-7, REM-8: the engine's winner; only the contractor's tricks go to the pile."""
    text = " ".join(map(str, three))
    trick = RematadaTrick(text, trump=trump, leader=leader)
    assert WinsOfThree(text, trump, leader).right == trick.winning_card.code
    goes = WhereCardsGo(text, contractor, trump, leader).right
    assert goes == ("pile" if str(trick.winner) == contractor else "out")


@pytest.mark.parametrize("lang", LANGS)
def test_wrong_answers_have_their_reasons(lang: str) -> None:
    """A hint, a reason for each wrong answer, and the solution, in each language."""
    for question in (MayBid("right 120", 100), PileBegins("K♥ Q♥", "♥"), LeadsFirst("dealer"),
                     WinsOfThree("A♥ 5♠ 3♥"), WhereCardsGo("A♥ 5♠ 3♥", "right")):  # fmt: skip
        task = TaskTable(question, lang=lang)
        task.act("hint")
        for choice in question.choices(task.voice):
            task.act("choose", key=choice.key)
            assert task.feedback()
            assert "{" not in task.view().text
        task.act("solution")
        assert task.verdict() in task.feedback()
