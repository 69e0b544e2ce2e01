"""The right answer to each question agrees with the engine."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import (
    DECK,
    Count,
    CountError,
    FirstMayor,
    Game,
    HighDraw,
    Seat,
    Trick,
)
from alcalde_widgets import TaskTable
from alcalde_widgets.tasks import (
    Belongs,
    BothWant,
    CardValue,
    FirstLead,
    GamePoints,
    Higher,
    HowMuch,
    MatchWinner,
    MayExchange,
    MayorAdds,
    MayorNow,
    NextMayor,
    OtherCount,
    PilePoints,
    Question,
    TakesIndicator,
    TrickPoints,
    WhoDraws,
    WhoDrawsAgain,
    WhoIsFirstMayor,
    WhoLeads,
    WhoWins,
)
from alcalde_widgets.ui.voice import Voice
from tests.widgets.questions import (
    COUNTS,
    POINTS,
    SEATS,
    STRANGERS,
    SUITS,
    adding,
    cards,
    decided,
    exchanging,
    rounds,
    scoring,
    spelled,
    wanting,
)


@given(exchanging())
def test_answers_about_an_exchange(question: MayExchange) -> None:
    """EXCH-2, EXCH-3, EXCH-5: the seven takes A 3 K Q J until it is drawn, the two any early."""
    there = question.moment != "gone"
    early = question.moment in ("before", "trick")
    scores = question.indicator.points > 0
    assert (question.right == "yes") == (there and (scores if question.rank == "7" else early))
    assert question.now.holder(question.card) is question.seat


@given(wanting())
def test_answers_about_two_who_want_it(question: BothWant) -> None:
    """EXCH-3, EXCH-4: early, the two takes any card; later, the seven takes one that scores."""
    scores = question.indicator.points > 0
    early = question.moment == "before"
    taker = question.two if early else question.seven if scores else "nobody"
    lies = question.now.two if early else question.now.seven if scores else question.indicator
    assert question.right == (str(taker) if question.asked == "takes" else lies.code)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: MayExchange("7♠", "7", "left"),
        lambda: MayExchange("K♠", "6", "left"),
        lambda: MayExchange("K♠", "7", "left", "never"),
        lambda: MayExchange("K♠", "7", "dealer"),
        lambda: BothWant("2♠", "left", "right"),
        lambda: BothWant("A♠", "left", "left"),
        lambda: BothWant("A♠", "left", "right", "gone"),
        lambda: BothWant("A♠", "left", "right", asked="why"),
    ],
)
def test_impossible_questions_about_an_exchange_are_refused(wrong: Callable[[], Question]) -> None:
    """A mistake in a chapter raises an error at once."""
    with pytest.raises(ValueError):
        wrong()


@given(cards(4, 4), SUITS, SEATS)
def test_answers_about_a_trick(four: str, trump: str, leader: str) -> None:
    """PLAY-5, PLAY-6, DECK-3, COUNT-5: winner, next lead and value agree with the engine."""
    trick = Trick.of(four, trump=trump, leader=leader)
    assert WhoWins(four, trump, leader).right == trick.winning_card.code
    assert WhoLeads(four, trump, leader).right == trick.winner.value
    assert HowMuch(four).right == HowMuch(four, trump, leader).right == str(trick.points)


@given(scoring(4, 4), SUITS, SEATS)
def test_answers_about_sums_and_the_indicator(four: str, trump: str, leader: str) -> None:
    """DECK-3, DRAW-3: the value of four cards; the player who draws last gets the indicator."""
    trick = Trick.of(four, trump=trump, leader=leader)
    assert PilePoints(four).right == TrickPoints(four, trump, leader).right == str(trick.points)
    drawer = WhoDraws(trick.winner.value, "last")
    assert TakesIndicator(four, trump, leader).right == drawer.right


@given(POINTS, POINTS)
def test_answers_about_a_count(mayor: int, opponents: int) -> None:
    """COUNT-2 to COUNT-4: the next mayor, or a recount; the opponents' points."""
    assert OtherCount(mayor).right == str(Count.of(mayor).opponents)
    assert NextMayor(mayor).right == Count.of(mayor).next_mayor.value
    try:
        Count.of(mayor, opponents)
    except CountError:
        assert NextMayor(mayor, opponents).right == "recount"
    else:
        assert NextMayor(mayor, opponents) == NextMayor(mayor)


@given(st.integers(0, 10**6), st.integers(1, 7))
def test_answers_about_turns(seed: int, tricks: int) -> None:
    """PLAY-1, DRAW-2: who leads first and who draws when agree with a game that is played."""
    game = Game.deal(seed)
    assert FirstLead(seed).right == str(game.turn)
    while len(game.history) < tricks:
        game = game.play(game.legal()[seed % len(game.legal())])
    winner = game.history[-1].winner.value
    assert WhoDraws(winner, "first").right == game.drawn[0].seat.value
    assert WhoDraws(winner, "last").right == game.drawn[-1].seat.value


@given(rounds())
def test_answers_about_the_draw_for_first_mayor(question: WhoDrawsAgain) -> None:
    """MAYOR-2: who draws again and who is mayor agree with the engine."""
    due = HighDraw.of(question.cards).due
    assert (question.right == "nobody") == (due is None)
    if due is not None:
        assert question.right[0] == str(due.index)
    end = decided(question)
    assert end.right == str(FirstMayor.of(end.params()["cards"]).mayor.index)


def test_answers_about_the_draw_say_whose_rank_is_unique() -> None:
    """MAYOR-2: the reason of a wrong answer says whose rank is unique and who draws again."""
    task = TaskTable(WhoDrawsAgain("K♥ 7♠ K♦"), lang="es")
    task.act("choose", key="01")
    assert task.feedback() == (
        "Todavía no. Lena tiene 7♠ y no empata con nadie. Isaac y el tercer jugador empatan: "
        "apartan K♥ y K♦ y sacan otra vez."
    )
    mayor = TaskTable(WhoIsFirstMayor("K♥ 7♠ 3♦"))
    mayor.act("choose", key="0")
    assert mayor.feedback().startswith("Not yet. 3♦ ranks above K♥; the suit does not count.")


def test_answers_about_cards() -> None:
    """DECK-1, DECK-2, DECK-3: what is in the pack, which is higher, and the value."""
    for card in DECK:
        assert CardValue(str(card)).right == str(card.points)
        assert Belongs(card.code).right == "yes"
    assert {Belongs(text).right for text in STRANGERS} == {"no"}
    for high in range(10):
        for low in range(high + 1, 10):
            assert Higher(str(DECK[low]), str(DECK[high])).right == DECK[high].code


@given(adding())
def test_answers_about_what_the_mayor_adds(question: MayorAdds) -> None:
    """PLAY-2, PLAY-5: with any second card that does not win, the right card wins."""
    for card in question.hand:
        for second in question.hand:
            if second is not card:
                trick = Trick.of(
                    [*question.cards, card, second], trump=question.trump, leader="right"
                )
                won = trick.winner is Seat.MAYOR
                assert won == (question.right in (card.code, second.code))


@given(COUNTS)
def test_answers_about_a_match(counts: list[int]) -> None:
    """MATCH-2, COUNT-2, COUNT-3: office and game points, counted here from the deals alone."""
    mayors = [sum(count < 60 for count in counts[:n]) % 3 for n in range(len(counts) + 1)]
    text = spelled(counts)
    assert MayorNow(text).right == str(mayors[-1])
    for place in range(3):
        deals = zip(counts, mayors, strict=False)
        earned = sum((count >= 60) == (mayor == place) for count, mayor in deals)
        assert GamePoints(text, place).right == str(earned)


def test_two_may_have_won() -> None:
    """MATCH-2: the two winners are offered together, whoever they are."""
    assert MatchWinner("59", 1).right == "12"
    assert MatchWinner("58 47 55 59", 3).right == "12"
    assert MatchWinner("58 60 60", 3).right == "1"
    both = MatchWinner("58 47 55 70 59 58", 4)
    assert both.right == "02"
    assert [choice.key for choice in both.choices(Voice("en"))][-1] == "02"
    assert MatchWinner("58 47", 3).right == "nobody"


def test_each_likely_mistake_has_its_own_reason() -> None:
    """EX-1: each likely mistake has its own reason."""
    question = HowMuch("A♥ 3♥ 2♠ K♣", trump="♠")
    said = {
        choice.key: Voice("en").text(*choice.why[0], symbols=True)
        for choice in question.choices(Voice("en"))
    }
    assert said["0"].startswith("That counts only 2♠, which wins")
    assert said["20"].startswith("The number on a card is not its value")
    assert said["15" if "15" in said else "21"].startswith("That leaves out")
    assert said["25"] == "The trick is worth 11 + 10 + 0 + 4 = 25 points."
    assert len(set(said.values())) == 4
