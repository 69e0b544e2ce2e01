"""The draw for first mayor: MAYOR-1, MAYOR-2 and REM-2, against a naive formulation."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import (
    DECK,
    AlcaldeError,
    Card,
    Drawer,
    FirstMayor,
    HighDraw,
    IllegalMove,
    NotationError,
    Words,
)
from alcalde.__main__ import main
from alcalde.core.numbers import LARGEST_SEED
from alcalde.core.seeds import shuffle, shuffled
from alcalde.core.words import LANGUAGES
from alcalde.draw_steps import Step
from alcalde.first_mayor import continue_draw
from alcalde.rematada import PACK
from tests.engine.test_command_line import run

ORDER = "A3KQJ76542"
LANGS = tuple(LANGUAGES)
PACKS = st.sampled_from([DECK, PACK])


def naive(names: Sequence[str]) -> tuple[list[int], list[str], list[list[int]], int] | None:
    """Draw with text alone: return the ranking, cards set aside, who draws again, cards used.

    A list has a place for each player; a place is emptied when its rank comes up again. The result
    is None if the cards run out.
    """
    places: list[str] = ["", "", ""]
    aside: list[str] = []
    again: list[list[int]] = []
    used = 0
    while "" in places:
        for number in range(3):
            if not places[number]:
                if used == len(names):
                    return None
                places[number] = names[used]
                used += 1
        common = Counter(place[0] for place in places)
        shared = [number for number in range(3) if common[places[number][0]] > 1]
        again.append(shared)
        for number in shared:
            aside.append(places[number])
            places[number] = ""
    ranking = sorted(range(3), key=lambda number: ORDER.index(places[number][0]))
    return ranking, aside, again, used


def numbers(drawers: Sequence[Drawer]) -> list[int]:
    """Return the numbers of these players."""
    return [drawer.index for drawer in drawers]


@st.composite
def alike(draw: st.DrawFn) -> list[Card]:
    """Draw a pack in which equal ranks often follow each other."""
    ranks = draw(st.permutations(range(10)))
    by_rank = [
        [DECK[suit * 10 + rank] for suit in draw(st.permutations(range(4)))] for rank in ranks
    ]
    cut = draw(st.integers(0, 39))
    cards = [card for cards in by_rank for card in cards]
    return cards[cut:] + cards[:cut]


# The rule


@given(st.permutations(DECK) | alike())
def test_mayor_2_agrees_with_a_naive_formulation(pack: list[Card]) -> None:
    """MAYOR-2, DECK-2: who draws again and who is mayor, against the naive formulation."""
    expected = naive([str(card) for card in pack])
    if expected is None:
        with pytest.raises(IllegalMove) as caught:
            continue_draw(HighDraw.begin(), pack)
        assert (caught.value.code, caught.value.rule) == ("pack-used-up", "MAYOR-2")
        return
    ranking, aside, again, used = expected
    first = FirstMayor.of(pack[:used])
    assert numbers(first.ranking) == ranking
    assert first.mayor is Drawer(ranking[0])
    assert [str(card) for card in first.aside] == aside
    assert [numbers(step.again) for step in first.steps] == again
    assert first.draw == continue_draw(HighDraw.begin(), pack)


@given(st.permutations(DECK) | alike())
def test_everybody_ends_with_a_card_that_nobody_shares(pack: list[Card]) -> None:
    """MAYOR-2: the three ranks differ; each drawn card is held or set aside, once."""
    try:
        draw = continue_draw(HighDraw.begin(), pack)
    except IllegalMove:
        return
    first = FirstMayor.of(draw.cards)
    assert len({card.rank for card in first.held}) == 3
    assert sorted(map(str, (*first.held, *first.aside))) == sorted(map(str, first.cards))
    assert all(step.again for step in first.steps[:-1]) and not first.steps[-1].again
    high, middle, low = (first.held[drawer.index].rank for drawer in first.ranking)
    assert high.beats(middle) and middle.beats(low)


@given(st.permutations(DECK) | alike(), st.integers(0, 40))
def test_an_unfinished_draw(pack: list[Card], taken: int) -> None:
    """MAYOR-2: somebody is due to draw until the draw is over, and nobody afterwards."""
    draw = HighDraw.begin()
    for card in pack[:taken]:
        due, before = draw.due, draw
        assert draw.can(card) == (due is not None)
        if due is None:
            break
        draw = draw.play(card)
        assert draw.cards == (*before.cards, card)
        assert len(draw.steps) >= len(before.steps)
        stepped = len(draw.steps) > len(before.steps)
        if stepped:
            assert draw.steps[-1].drew[-1] == (due, card)
            assert draw.due is (draw.steps[-1].again[0] if draw.steps[-1].again else None)
        else:
            assert draw.held[due.index] is card
    assert HighDraw.of(draw.cards) == draw
    assert len(draw.aside) + sum(card is not None for card in draw.held) == len(draw.cards)


@pytest.mark.parametrize(
    ("draws", "again", "ranking"),
    [
        ("K♥ 3♠ 7♦", [[]], [1, 0, 2]),
        ("K♥ 3♠ K♦ 5♣ A♦", [[0, 2], []], [2, 1, 0]),
        ("K♥ 3♠ K♦ 3♥ 5♣ A♦ Q♠", [[0, 2], [0, 1], []], [0, 1, 2]),
        ("7♥ 7♠ 7♦ 7♣ 6♥ 6♠ 5♦ 2♣", [[0, 1, 2], [1, 2], []], [0, 1, 2]),
        ("2♥ 2♠ 2♦ 4♣ 5♣ 6♣", [[0, 1, 2], []], [2, 1, 0]),
        ("A♥ A♠ 4♦ A♦ A♣ 2♦ 5♦", [[0, 1], [0, 1], []], [1, 2, 0]),
    ],
)
def test_two_and_three_alike(draws: str, again: list[list[int]], ranking: list[int]) -> None:
    """MAYOR-2: pairs and triples draw again, and so does a player whose card is matched later.

    Cards set aside are out of the draw: whoever draws their rank later shares it with nobody.
    """
    first = FirstMayor.of(draws)
    assert [numbers(step.again) for step in first.steps] == again
    assert numbers(first.ranking) == ranking
    assert FirstMayor.of([Card.parse(card) for card in draws.split()]) == first


@given(st.integers(0, LARGEST_SEED), PACKS)
def test_mayor_1_a_seed_draws_the_same_for_ever(seed: int, pack: tuple[Card, ...]) -> None:
    """MAYOR-1, REM-2: a draw from either pack, card by card from the top, never changes."""
    first = FirstMayor.from_seed(seed, pack)
    assert first == FirstMayor.from_seed(str(seed), pack)
    assert first.cards == shuffle(pack, seed)[: len(first.cards)]
    assert set(first.cards) <= set(pack)
    assert eval(repr(first)) == first and hash(eval(repr(first))) == hash(first)
    assert FirstMayor.of(first.cards, pack).ranking == first.ranking


def test_everybody_is_equally_likely_to_be_mayor() -> None:
    """MAYOR-1: over 3000 seeds each of the three is mayor about equally often; pairs do occur."""
    drawn = [FirstMayor.from_seed(seed) for seed in range(3000)]
    often = Counter(first.mayor for first in drawn)
    assert all(900 < often[drawer] < 1100 for drawer in Drawer)
    assert 400 < sum(len(first.steps) > 1 for first in drawn) < 900
    assert drawn[7].cards == shuffled(7)[:3]


# What is refused


@pytest.mark.parametrize(
    ("draws", "code", "says"),
    [
        ("", "draw-short", "The draw is not over after “”: the first player draws next."),
        ("K♥ 3♠", "draw-short", "after “K♥ 3♠”: the third player draws next."),
        ("K♥ 3♠ K♦ 5♣", "draw-short", "the third player draws next."),
        ("K♥ 3♠ 7♦ 5♣", "draw-over", "over after 3 cards: 5♣ is one too many."),
        ("K♥ 3♠ K♥", "card-twice", "K♥ is there twice"),
        ("K♥ 3♠ K♦ K♥", "card-twice", "K♥ is there twice"),
        ("K♥ 10♠", "rank", "10 is not in this pack"),
        ("K♥ Z9", "card", "“Z9” is not a card"),
    ],
)
def test_what_is_no_draw(draws: str, code: str, says: str) -> None:
    """MAYOR-2, DECK-1: too few, too many, a card twice and no card each have a sentence."""
    with pytest.raises(AlcaldeError) as caught:
        FirstMayor.of(draws)
    assert caught.value.code == code and says in str(caught.value)
    assert len({caught.value.say(Words.of(lang)) for lang in LANGS}) == 3


def test_a_card_of_another_pack_is_refused() -> None:
    """REM-1, REM-2: there are no twos and fours to draw in Brisca Rematada."""
    with pytest.raises(NotationError, match="2♠ is not in this pack of 32 cards"):
        FirstMayor.of("K♥ 3♠ 2♠", PACK)
    assert FirstMayor.of("K♥ 3♠ 2♠").mayor is Drawer.SECOND
    draw = HighDraw.begin(PACK)
    assert not draw.can("4♦") and draw.can("5♦")
    with pytest.raises(NotationError, match="A♥ is there twice"):
        HighDraw.begin("A♥ A♥".split())


def test_a_pack_that_decides_nothing() -> None:
    """MAYOR-2: if every card is drawn and ranks are still shared, the pack is shuffled again."""
    few: Callable[[str], tuple[Card, ...]] = Card.parse_all
    with pytest.raises(IllegalMove, match="All 3 cards are drawn"):
        FirstMayor.from_seed(1, few("A♥ A♠ A♦"))
    with pytest.raises(IllegalMove, match="All 4 cards are drawn"):
        FirstMayor.of("A♥ A♠ A♦ A♣", few("A♥ A♠ A♦ A♣"))
    with pytest.raises(IllegalMove, match="All 3 cards are drawn"):
        HighDraw.of("A♥ A♠ A♦", few("A♥ A♠ A♦")).check("3♦")
    assert FirstMayor.from_seed(1, few("A♥ 3♠ K♦")).steps[0].again == ()


def test_nothing_changes_a_draw() -> None:
    """A draw and its steps are frozen: a refused card changes nothing, and a copy is identical."""
    first = FirstMayor.of("K♥ 3♠ K♦ 5♣ A♦")
    for value in (first, first.draw, first.steps[0]):
        with pytest.raises(AttributeError, match="frozen"):
            value.cards = ()
        assert copy.deepcopy(value) is value and pickle.loads(pickle.dumps(value)) == value
    assert repr(first.draw.begin()) == "<HighDraw –, next <Drawer.FIRST: 0>>"
    assert Step(first.steps[1].drew, first.held) == first.steps[1]


@pytest.mark.parametrize("number", [-1, 3, "0", None, True, 1.0])
def test_what_is_no_drawer(number: object) -> None:
    """MAYOR-2: three players draw, numbered from 0."""
    with pytest.raises(NotationError, match="is none of those who draw"):
        Drawer.parse(number)  # type: ignore[arg-type]
    assert Drawer.parse(Drawer.THIRD) is Drawer.parse(2)


# Explanations


@given(st.permutations(DECK) | alike())
def test_every_card_and_every_round_has_a_sentence(pack: list[Card]) -> None:
    """MAYOR-2: one sentence for each card and each round, then the mayor and the seating order."""
    try:
        first = FirstMayor.of(continue_draw(HighDraw.begin(), pack).cards)
    except IllegalMove:
        return
    reasons = first.explain()
    drawn = [reason.params["card"] for reason in reasons if reason.code == "has-drawn"]
    assert drawn == list(first.cards)
    assert len(reasons) == len(first.cards) + len(first.steps) + 2
    assert reasons[-2].params == {"card": first.held[first.mayor.index], "player": first.mayor}
    assert tuple(reasons[-1].params.values()) == first.ranking
    for lang in LANGS:
        assert all("{" not in reason.say(Words.of(lang)) for reason in reasons)
    part = HighDraw.of(first.cards[:-1]).explain()
    assert part == reasons[: len(part)]


def test_names_in_sentences() -> None:
    """A view may give the players names; Portuguese puts an article before a name."""
    pt = Words.of("pt")
    names = {Drawer.FIRST: pt.person("Isaac"), Drawer.SECOND: pt.person("Lena", "f")}
    step = HighDraw.of("K♥ K♠ 3♦").steps[0]
    assert step.outcome.say(pt, names) == (
        "O Isaac e a Lena empatam: K♥ e K♠ ficam de fora, e ambos tiram outra vez."
    )
    assert step.outcome.say(Words.of("es"), pack="spanish", spoken=True) == (
        "El primer jugador y el segundo jugador empatan: apartan el rey de copas y el rey de "
        "espadas y sacan otra vez."
    )


# The command line


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """MAYOR-2: as data and as sentences, from draws or from a seed."""
    status, out, err = run(capsys, "first-mayor", "--draws", "K♥ 3♠ K♦ 5♣ A♦", "--json")
    answer = json.loads(out)
    reasons = answer.pop("reasons")
    assert (status, err) == (0, "")
    assert answer == {
        "mayor": 2,
        "ranking": [2, 1, 0],
        "cards": ["5♣", "3♠", "A♦"],
        "aside": ["K♥", "K♦"],
        "steps": [
            {
                "drew": [
                    {"player": 0, "card": "K♥"},
                    {"player": 1, "card": "3♠"},
                    {"player": 2, "card": "K♦"},
                ],
                "again": [0, 2],
            },
            {"drew": [{"player": 0, "card": "5♣"}, {"player": 2, "card": "A♦"}], "again": []},
        ],
    }
    assert {reason["rule"] for reason in reasons} == {"MAYOR-2"}
    _, out, _ = run(capsys, "first-mayor", "--seed", "7", "--lang", "es")
    assert out.splitlines()[0] == "El primer jugador sacó 3♣."
    assert out.splitlines()[-2].endswith("es el primer alcalde y reparte.")


@pytest.mark.parametrize(
    ("tokens", "says"),
    [
        ((), "Para um sorteio, escreva só uma destas opções: --seed ou --draws."),
        (("--seed", "7", "--draws", "K♥"), "Para um sorteio, escreva só uma destas opções"),
        (("--seed", "x"), "«x» não é um número"),
        (("--draws", "K♥ 3♠"), "agora tira o terceiro jogador."),
    ],
)
def test_the_command_refuses(
    capsys: pytest.CaptureFixture[str], tokens: tuple[str, ...], says: str
) -> None:
    """A refusal is one line in the reader's language, with exit status 2."""
    status, out, err = run(capsys, "first-mayor", *tokens, "--lang", "pt")
    assert (status, out) == (2, "") and says in err and len(err.splitlines()) == 1
    assert main(["first-mayor", "--help"]) == 0
