"""Tasks: every question has one right answer, the engine's, and nobody is ever stuck."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from alcalde import (
    DECK,
    Card,
    Count,
    CountError,
    FirstMayor,
    Game,
    HighDraw,
    Rank,
    Seat,
    Standing,
    Suit,
    Trick,
)
from alcalde.first_mayor import drawn_on
from alcalde.rematada import PACK, Auction, Bid, Pass
from alcalde.rematada import Seat as Rematada
from alcalde_widgets import ISAAC, Person, TaskTable, restore
from alcalde_widgets.tables.exchanging import MOMENTS
from alcalde_widgets.tasks import (
    QUESTIONS,
    Belongs,
    BidMade,
    BothWant,
    CardValue,
    FirstLead,
    GamePoints,
    Higher,
    HowMuch,
    LeadsFirst,
    MatchWinner,
    MayBid,
    MayExchange,
    MayorAdds,
    MayorNow,
    NextDealer,
    NextMayor,
    OtherCount,
    PairPoints,
    PileBegins,
    PilePoints,
    Question,
    RematadaCard,
    TakesIndicator,
    TrickPoints,
    WhereCardsGo,
    WhoContracts,
    WhoDraws,
    WhoDrawsAgain,
    WhoIsFirstMayor,
    WhoLeads,
    WhoWins,
    WinsOfThree,
    read,
)
from alcalde_widgets.tasks.two_want import ASKED
from alcalde_widgets.voice import Voice
from tests.widgets.views import JSON, LANGS, one, status

# Every question there can be

SEATS = st.sampled_from([seat.value for seat in Seat])
SUITS = st.sampled_from([suit.symbol for suit in Suit])
CARDS = st.sampled_from(DECK)


def cards(low: int, high: int) -> st.SearchStrategy[str]:
    """Draw different cards, as text."""
    return st.lists(CARDS, min_size=low, max_size=high, unique=True).map(
        lambda drawn: " ".join(map(str, drawn))
    )


def scoring(low: int, high: int) -> st.SearchStrategy[str]:
    """Draw different cards of which one scores."""
    return cards(low, high).filter(lambda drawn: any(letter in drawn for letter in "A3KQJ"))


@st.composite
def adding(draw: st.DrawFn) -> Question:
    """Draw a hand of which at most one card wins."""
    drawn = draw(cards(4, 6)).split()
    try:
        return MayorAdds(" ".join(drawn[:2]), " ".join(drawn[2:]), draw(SUITS))
    except ValueError as error:
        assert "one right choice" in str(error)
        assume(False)
        raise


@st.composite
def pairs(draw: st.DrawFn) -> Question:
    """Draw two cards of one suit."""
    suit = draw(SUITS)
    first, second = draw(st.permutations([rank.letter for rank in Rank]))[:2]
    return Higher(first + suit, second + suit)


@st.composite
def wanting(draw: st.DrawFn) -> Question:
    """Draw two players who want a card that is neither the seven nor the two."""
    seven, two = draw(st.permutations(list(Seat)))[:2]
    card = draw(CARDS.filter(lambda card: card.rank.letter not in "72"))
    moment, asked = draw(st.sampled_from(["before", "later"])), draw(st.sampled_from(ASKED))
    return BothWant(str(card), str(seven), str(two), moment, asked)


@st.composite
def exchanging(draw: st.DrawFn) -> Question:
    """Draw somebody who would exchange the seven or the two."""
    rank = draw(st.sampled_from(["7", "2"]))
    card = draw(CARDS.filter(lambda card: card.rank.letter != rank))
    return MayExchange(str(card), rank, draw(SEATS), draw(st.sampled_from(list(MOMENTS))))


@st.composite
def rounds(draw: st.DrawFn) -> Question:
    """Draw whole rounds of the draw for first mayor, often of few ranks."""
    ranks = draw(st.lists(st.sampled_from([*Rank]), min_size=3, max_size=10, unique=True))
    some = draw(st.permutations([card for card in DECK if card.rank in ranks]))
    steps = drawn_on(HighDraw.begin(), [*some, *DECK]).steps
    last = draw(st.integers(1, len(steps)))
    return WhoDrawsAgain(str(card) for step in steps[:last] for _, card in step.drew)


COUNTS = st.lists(st.integers(0, 120), min_size=1, max_size=6)


def spelled(counts: list[int]) -> str:
    """Write down the mayor's points of each deal."""
    return " ".join(map(str, counts))


@st.composite
def winning(draw: st.DrawFn) -> Question:
    """Draw a match up to some deal at which nobody has won before."""
    counts = draw(COUNTS)
    target = draw(st.integers(1, 7))
    standing, told = Standing.begin(target=target), []
    for count in counts:
        if standing.over:
            break
        told.append(count)
        standing = standing.after(Count.of(count))
    return MatchWinner(spelled(told), target)


def decided(question: Question) -> Question:
    """Go on from a question's cards to the end of the draw, and ask who is mayor."""
    assert isinstance(question, WhoDrawsAgain)
    return WhoIsFirstMayor(drawn_on(HighDraw.of(question.cards), DECK).cards)


@st.composite
def auctions(draw: st.DrawFn, over: bool) -> str:
    """Draw an auction under way, or one that is over."""
    auction = Auction()
    points = draw(st.lists(st.none() | st.integers(100, 220), max_size=6))
    for number in [*points, *([None] * 3 if over else [])]:
        if auction.turn is None:
            break
        call = Pass(auction.turn) if number is None else Bid(auction.turn, number)
        auction = auction.play(call) if auction.can(call) else auction
    assume(auction.over is over)
    return str(auction)


def some(low: int, high: int) -> st.SearchStrategy[str]:
    """Draw different cards of Brisca Rematada, as text."""
    return st.lists(st.sampled_from(PACK), min_size=low, max_size=high, unique=True).map(
        lambda drawn: " ".join(map(str, drawn))
    )


PLACES = st.sampled_from([str(seat) for seat in Rematada])
STRANGERS = [rank + suit.symbol for rank in ("8", "9", "10") for suit in Suit]
POINTS = st.integers(0, 120)
PILES = some(1, 31)
EVERY: dict[str, st.SearchStrategy[Question]] = {
    "belongs": st.builds(Belongs, st.sampled_from([*map(str, DECK), *STRANGERS])),
    "bid-made": st.builds(BidMade, PILES, SUITS, st.integers(100, 230), st.booleans()),
    "both-want": wanting(),
    "card-value": st.builds(CardValue, CARDS.map(str)),
    "first-lead": st.builds(FirstLead, st.integers(0, 2**53 - 1)),
    "higher": pairs(),
    "mayor-now": COUNTS.map(spelled).map(MayorNow),
    "game-points": st.builds(GamePoints, COUNTS.map(spelled), st.integers(0, 2)),
    "match-winner": winning(),
    "how-much": st.builds(HowMuch, cards(4, 4), st.none() | SUITS, SEATS),
    "leads-first": st.builds(LeadsFirst, PLACES),
    "may-bid": st.builds(MayBid, auctions(over=False), st.integers(90, 240)),
    "may-exchange": exchanging(),
    "mayor-adds": adding(),
    "next-dealer": st.builds(NextDealer, st.integers(2, 10)),
    "next-mayor": st.builds(NextMayor, POINTS, st.none() | POINTS),
    "other-count": st.builds(OtherCount, POINTS),
    "pair-points": st.builds(PairPoints, PILES, SUITS),
    "pile-begins": st.builds(PileBegins, some(2, 2), SUITS),
    "rematada-card": st.builds(RematadaCard, CARDS.map(str)),
    "where-cards-go": st.builds(WhereCardsGo, some(3, 3), PLACES, SUITS, PLACES),
    "who-contracts": st.builds(WhoContracts, auctions(over=True)),
    "pile-points": scoring(1, 20).map(PilePoints),
    "takes-indicator": st.builds(TakesIndicator, cards(4, 4), SUITS, SEATS),
    "trick-points": st.builds(TrickPoints, scoring(4, 4), st.none() | SUITS, SEATS),
    "who-draws-again": rounds(),
    "who-is-first-mayor": rounds().map(decided),
    "who-draws": st.builds(WhoDraws, SEATS, st.sampled_from(["first", "last"])),
    "who-leads": st.builds(WhoLeads, cards(4, 4), SUITS, SEATS),
    "who-wins": st.builds(WhoWins, cards(4, 4), SUITS, SEATS),
    "wins-of-three": st.builds(WinsOfThree, some(3, 3), SUITS, PLACES),
}
QUESTION = st.one_of(*EVERY.values())


def test_every_kind_of_question_is_tried_here() -> None:
    """A new kind must be drawn above."""
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
    """Saved as JSON and read, it is the same question; it cannot be changed."""
    again = read(json.loads(json.dumps(question.data())))
    assert again == question and hash(again) == hash(question)
    assert repr(again) == repr(question)
    with pytest.raises(AttributeError, match="frozen"):
        question.right = ""  # type: ignore[misc]


def test_a_question_that_the_page_has_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state kept from another version of the page opens as the example, with a sentence."""
    state = TaskTable(BothWant("A♠", seven="right", two="left"), lang="es", name="task-9").state()

    def none_but_tricks(name: str, package: str) -> object:
        if name != ".tricks":
            raise ModuleNotFoundError(name)
        return import_module(name, package)

    monkeypatch.setattr("alcalde_widgets.tasks.import_module", none_but_tricks)
    table = restore("task", state)
    assert isinstance(table, TaskTable)
    assert table.question.kind == "who-wins" and table.name == "task-9"
    assert "No se pudo leer" in status(table)


# The right answers are the engine's


@given(exchanging())
def test_answers_about_an_exchange(question: MayExchange) -> None:
    """EXCH-2, EXCH-3, EXCH-5: the seven takes A 3 K Q J while it is there, the two any, early."""
    there = question.moment != "gone"
    early = question.moment in ("before", "trick")
    scores = question.indicator.points > 0
    assert (question.right == "yes") == (there and (scores if question.rank == "7" else early))
    assert question.now.holder(question.card) is question.seat


@given(wanting())
def test_answers_about_two_who_want_it(question: BothWant) -> None:
    """EXCH-3, EXCH-4: early the two takes it, whatever it is; later the seven, if it scores."""
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
def test_no_question_about_an_exchange(wrong: Callable[[], Question]) -> None:
    """A slip in a chapter is an error at once."""
    with pytest.raises(ValueError):
        wrong()


@given(cards(4, 4), SUITS, SEATS)
def test_answers_about_a_trick(four: str, trump: str, leader: str) -> None:
    """PLAY-5, PLAY-6, DECK-3, COUNT-5: winner, next lead and worth are the engine's."""
    trick = Trick.of(four, trump=trump, leader=leader)
    assert WhoWins(four, trump, leader).right == trick.winning_card.code
    assert WhoLeads(four, trump, leader).right == trick.winner.value
    assert HowMuch(four).right == HowMuch(four, trump, leader).right == str(trick.points)


@given(scoring(4, 4), SUITS, SEATS)
def test_answers_about_sums_and_the_indicator(four: str, trump: str, leader: str) -> None:
    """DECK-3, DRAW-3: what four cards are worth; the indicator goes to who draws last."""
    trick = Trick.of(four, trump=trump, leader=leader)
    assert PilePoints(four).right == TrickPoints(four, trump, leader).right == str(trick.points)
    drawer = WhoDraws(trick.winner.value, "last")
    assert TakesIndicator(four, trump, leader).right == drawer.right


@given(POINTS, POINTS)
def test_answers_about_a_count(mayor: int, opponents: int) -> None:
    """COUNT-2 to COUNT-4: the next mayor, or a recount; the other side's points."""
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
    """PLAY-1, DRAW-2: who leads first and who draws when, as a game that is played shows."""
    game = Game.deal(seed)
    assert FirstLead(seed).right == str(game.turn)
    while len(game.history) < tricks:
        game = game.play(game.legal()[seed % len(game.legal())])
    winner = game.history[-1].winner.value
    assert WhoDraws(winner, "first").right == game.drawn[0].seat.value
    assert WhoDraws(winner, "last").right == game.drawn[-1].seat.value


@given(rounds())
def test_answers_about_the_draw_for_first_mayor(question: WhoDrawsAgain) -> None:
    """MAYOR-2: who draws again is whoever the engine asks for a card; the mayor is the engine's."""
    due = HighDraw.of(question.cards).due
    assert (question.right == "nobody") == (due is None)
    if due is not None:
        assert question.right[0] == str(due.index)
    end = decided(question)
    assert end.right == str(FirstMayor.of(end.params()["cards"]).mayor.index)


def test_answers_about_the_draw_say_who_stands_alone() -> None:
    """MAYOR-2: a wrong answer hears whose card nobody shares, and who does draw again."""
    task = TaskTable(WhoDrawsAgain("K♥ 7♠ K♦"), lang="es")
    task.act("choose", key="01")
    assert task.said() == (
        "Todavía no. Lena tiene 7♠ y no empata con nadie. Isaac y el tercer jugador empatan: "
        "apartan K♥ y K♦ y sacan otra vez."
    )
    mayor = TaskTable(WhoIsFirstMayor("K♥ 7♠ 3♦"))
    mayor.act("choose", key="0")
    assert mayor.said().startswith("Not yet. 3♦ ranks above K♥; the suit does not count.")


def test_answers_about_cards() -> None:
    """DECK-1, DECK-2, DECK-3: what stays, which is higher, what it is worth."""
    for card in DECK:
        assert CardValue(str(card)).right == str(card.points)
        assert Belongs(card.code).right == "yes"
    assert {Belongs(text).right for text in STRANGERS} == {"no"}
    for high in range(10):
        for low in range(high + 1, 10):
            assert Higher(str(DECK[low]), str(DECK[high])).right == DECK[high].code


@given(adding())
def test_answers_about_what_the_mayor_adds(question: MayorAdds) -> None:
    """PLAY-2, PLAY-5: with any second card that does not win, the card that was right wins."""
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
    told = spelled(counts)
    assert MayorNow(told).right == str(mayors[-1])
    for place in range(3):
        deals = zip(counts, mayors, strict=False)
        earned = sum((count >= 60) == (mayor == place) for count, mayor in deals)
        assert GamePoints(told, place).right == str(earned)


def test_two_may_have_won() -> None:
    """MATCH-2: whichever two they are, they are offered together."""
    assert MatchWinner("59", 1).right == "12"
    assert MatchWinner("58 47 55 59", 3).right == "12"
    assert MatchWinner("58 60 60", 3).right == "1"
    both = MatchWinner("58 47 55 70 59 58", 4)
    assert both.right == "02"
    assert [choice.key for choice in both.choices(Voice("en"))][-1] == "02"
    assert MatchWinner("58 47", 3).right == "nobody"


def test_wrong_sums_are_told_apart() -> None:
    """EX-1: each sum that a beginner may find has its own reason."""
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
def test_a_question_that_cannot_be_is_refused(make: Callable[[], Question]) -> None:
    """Whoever writes a chapter hears at once what is wrong."""
    with pytest.raises(ValueError, match=".+"):
        make()


# The task


@pytest.mark.parametrize("lang", LANGS)
@settings(max_examples=30)
@given(question=QUESTION)
def test_every_answer_is_judged_and_explained(lang: str, question: Question) -> None:
    """Wrong: not yet, and why; right: done. Marked by an icon and a word, not by colour alone."""
    table = TaskTable(question, lang=lang)
    words = table.voice.words
    assert status(table) == "" and table.view().attributes["data-done"] is None
    for choice in question.choices(table.voice):
        right = choice.key == question.right
        done = table.done or right
        table.act("choose", key=choice.key)
        assert not table.notice
        verdict = words.gettext("Right.") if right else words.gettext("Not yet.")
        assert status(table).startswith(verdict)
        for saying in choice.why:
            assert table.voice.text(*saying).replace("\u00a0", " ") in status(table)
        button = one(table, id=table.id(f"choice-{choice.key}"))
        assert button.attributes["aria-pressed"] == "true"
        assert ("is-right" if right else "is-wrong") in str(button.attributes["class"])
        assert verdict[:-1] in button.text and list(button.find(class_="al-i"))
        assert (table.done, table.view().attributes["data-done"]) == (
            (True, "true") if done else (False, None)
        )
    assert table.done
    str(table.view()).encode()


def test_hint_solution_and_another_try() -> None:
    """The hint opens and stays; the solution says the answer without counting as done."""
    table = TaskTable(WhoWins("K♦ 7♦ 4♣ A♥", trump="♣", leader="left"))
    assert one(table, id="t-task-again").attributes["aria-disabled"] == "true"
    assert one(table, id="t-task-hint").attributes["aria-expanded"] == "false"
    table.act("hint")
    assert one(table, id="t-task-hint").attributes["aria-expanded"] == "true"
    hint = one(table, id="t-task-hint-text").text
    assert "Compare only the trumps" in hint
    assert status(table) == hint, "a hint that is not in the live region is not spoken"
    assert [rank.text for rank in one(table, class_="al-scale").find()][1:4] == ["A", "3", "K"]
    table.act("choose", key="AH")
    assert "cannot win" in status(table)
    table.act("solution")
    assert status(table).startswith("The solution:") and "only trump" in status(table)
    assert "is-right" in str(one(table, id="t-task-choice-4C").attributes["class"])
    assert not table.done
    table.act("again")
    assert status(table) == hint and one(table, data_focus=True).attributes["data-act"] == "choose"
    table.act("choose", key="4C")
    assert table.done
    assert one(table, id="t-task-solution").attributes["aria-disabled"] == "true"
    table.act("again")
    assert table.done and status(table) == hint and table.hinted
    table.act("hint")
    assert status(table) == ""
    assert not list(table.view().find(id="t-task-hint-text"))


def test_belongs_speaks_french_in_the_spanish_pack() -> None:
    """DECK-1, DECK-4: the 52 cards are a French pack's, so this one question stays French."""
    for card, name in (("Q♥", "la dama de corazones"), ("10♥", "el diez de corazones")):
        table = TaskTable(Belongs(card), lang="es", pack="spanish")
        assert one(table, role="img").attributes["aria-label"] == name
    table = TaskTable(CardValue("Q♥"), lang="es", pack="spanish")
    assert one(table, role="img").attributes["aria-label"] == "el caballo de copas"
    assert table.title() == "¿Cuántos puntos vale el caballo de copas?"


def test_the_summary_can_be_compared() -> None:
    """The same on every run; before an answer it does not give the answer away."""
    table = TaskTable(NextMayor(60), lang="es", name="x")
    assert repr(table) == (
        "<TaskTable x: Ahora tú · El alcalde contó 60 y los rivales, 60. ¿Quién es el próximo "
        "alcalde? · El alcalde / Isaac / Lena / Nadie todavía: contar otra vez>"
    )


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("", {}),
        ("choose", {}),
        ("choose", {"key": 4}),
        ("choose", {"key": ""}),
        ("choose", {"key": "<img src=x>"}),
        ("choose", {"key": "none"}),
        ("done", {}),
        ("hint", {"open": True}),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An action that the task does not know leaves it as it was and says so."""
    table = TaskTable(lang=lang)
    before = table.state()
    table.act(name, **args)
    assert table.state() == before
    assert table.notice.endswith(".") and table.notice in status(table)
    assert "<img" not in str(table.view())


# Saved states


@st.composite
def tried(draw: st.DrawFn) -> TaskTable:
    """Draw a task after a few actions."""
    table = TaskTable(
        draw(QUESTION),
        people=draw(st.sampled_from([None, (ISAAC, Person("Ana <b>", "f"))])),
        lang=draw(st.sampled_from(LANGS)),
        pack=draw(st.sampled_from(["french", "spanish"])),
    )
    for key in draw(st.lists(st.sampled_from(["again", "hint", "solution", "1", "2"]), max_size=4)):
        if key.isdigit():
            table.act("choose", key=table.question.choices(table.voice)[int(key) - 1].key)
        else:
            table.act(key)
    return table


@given(tried())
def test_a_saved_task_is_the_same_task(table: TaskTable) -> None:
    """A state, through JSON and back, draws the same task, done or not."""
    table.act("prefs", pack=table.pack)
    again = restore("task", json.loads(json.dumps(table.state())))
    assert str(again.view()) == str(table.view())
    assert again.state() == table.state()
    assert "<b>" not in str(table.view())


@given(tried())
def test_every_id_is_there_once(table: TaskTable) -> None:
    """No two elements share an id, and there is one live region."""
    html = str(table.view())
    ids = [part.split('"')[0] for part in html.split(' id="')[1:]]
    assert len(ids) == len(set(ids))
    assert html.count('role="status"') == 1


@given(data=st.data(), question=QUESTION, value=JSON)
def test_an_edited_state_opens_a_question_and_says_so(
    data: st.DataObject, question: Question, value: object
) -> None:
    """Whatever a state was changed to, a task opens; if it is not that state, it says so."""
    state = TaskTable(question, lang="pt").state()
    inside = [("question", "params", name) for name in question.params()]
    path = data.draw(st.sampled_from([*((key,) for key in state), ("question", "kind"), *inside]))
    place: Any = state
    for key in path[:-1]:
        place = place[key]
    if data.draw(st.booleans()):
        place[path[-1]] = value
    else:
        del place[path[-1]]
    table = restore("task", state)
    assert table.notice or json.dumps(table.state()) == json.dumps(state)
    assert table.summary()
    str(table.view()).encode()


def test_the_question_survives_a_broken_answer() -> None:
    """An answer that is none, or that claims to be right undone, opens the question afresh."""
    question = CardValue("3♥")
    for chosen in ("5", "10", 10):
        state = TaskTable(question, lang="es").state()
        state["chosen"] = chosen
        table = restore("task", state)
        assert isinstance(table, TaskTable)
        assert (table.question, table.chosen, table.done) == (question, "", False)
        assert "No se pudo leer" in table.notice


def test_cards_of_the_text_are_asked_by_default() -> None:
    """EX-1 is what opens where nothing can be read."""
    table = restore("task", None)
    assert isinstance(table, TaskTable)
    assert table.question == WhoWins("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    assert table.question.right == Card.parse("2♠").code
