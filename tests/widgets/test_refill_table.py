"""The refill table: who draws, in which order, and when the stock is used up."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import DECK, AlcaldeError, Deal, Game, Seat, order_of_play
from alcalde_widgets import RefillTable, restore
from tests.widgets.views import LANGS, check_refused, one, shown, status

WINNERS = ("right", "left", "mayor")


# The order of drawing


@pytest.mark.parametrize("winner", WINNERS)
def test_drawing_starts_with_the_winner(winner: str) -> None:
    """DRAW-1, DRAW-2, SEAT-2: counter-clockwise from the winner, the mayor two in a row."""
    table = RefillTable(winner=winner)
    seen = []
    for step, seat in enumerate(order_of_play(winner), start=1):
        table.act("step", to=step)
        drawn = table.now.drawn[-1]
        assert drawn.seat is seat
        (place,) = table.view().find(id=f"t-refill-seat-{seat.value}")
        name = table.voice.card(drawn.card)
        assert name in [face.attributes["aria-label"] for face in place.find(role="img")]
        assert name in status(table)
        assert f"{28 - step} cards left in the stock." in status(table)
        seen.append(drawn.card)
    assert tuple(seen) == Deal.from_seed(7).stock[:4]
    assert f"{table.voice.label(Seat.parse(winner))} leads next." in status(table)


def test_before_anybody_draws() -> None:
    """DRAW-2: the first step says who won and draws first; no card has been drawn."""
    table = RefillTable(winner="left")
    table.act("step", to=0)
    assert "Lena won trick 1 and draws first. 28 cards left in the stock." in status(table)
    assert not [n for n in table.view().find(role="img") if "data-fly" in n.attributes]
    assert one(table, aria_label="Cards drawn").text == "0 / 4"
    table.act("step", to=99)
    assert table.now.step == 4
    table.act("step", to=-9)
    assert table.now.step == 0


def test_the_stock_goes_down_by_four() -> None:
    """DEAL-4, DRAW-1: 28, 24, … 0 cards; the hands are full after each refill."""
    table = RefillTable()
    for number in range(1, 8):
        table.act("trick", number=number)
        assert table.now.left == 28 - 4 * (number - 1)
        held = [table.now.held(seat) for seat in (Seat.RIGHT, Seat.LEFT, Seat.MAYOR)]
        assert held == [2, 2, 4]
        table.act("step", to=4)
        assert table.now.left == 28 - 4 * number
        held = [table.now.held(seat) for seat in (Seat.RIGHT, Seat.LEFT, Seat.MAYOR)]
        assert held == [3, 3, 6]
        button = one(table, id=f"t-refill-trick-{number}")
        assert f"Trick {number}, then {28 - 4 * number} in the stock" in button.text


# The seventh refill and after it

LAST = {
    "en": "Isaac draws the indicator, the four of diamonds.",
    "es": "Isaac roba el indicador, el cuatro de diamantes.",
    "pt": "O Isaac compra o indicador, o quatro de ouros.",
}
GETS = {
    "en": "If Lena wins trick 7, Isaac draws the indicator.",
    "es": "Si Lena gana la baza 7, Isaac roba el indicador.",
    "pt": "Se a Lena ganhar a vaza 7, o Isaac compra o indicador.",
}


@pytest.mark.parametrize("lang", LANGS)
def test_the_seventh_refill_ends_with_the_indicator(lang: str) -> None:
    """DRAW-3: the last to draw gets it, and a sentence for each winner says who that is."""
    table = RefillTable(winner="left", trick=7, lang=lang)
    assert LAST[lang] in status(table)
    gets = one(table, class_="al-gets")
    assert gets.text.count("7") == 3
    assert GETS[lang] in gets.text


def test_the_mayor_gets_the_indicator_as_the_second_of_two() -> None:
    """DRAW-3: only when the right neighbour won; otherwise an opponent gets it."""
    got = {}
    for winner in WINNERS:
        table = RefillTable(winner=winner, trick=7)
        last = table.now.drawn[-1]
        assert last.card is Deal.from_seed(7).indicator
        got[winner] = last.seat
        assert (
            "If Isaac wins trick 7, the mayor draws the indicator, the second of two cards."
            in shown(table)
        )
        assert "If Lena wins trick 7, Isaac draws the indicator." in shown(table)
        assert "If the mayor wins trick 7, Lena draws the indicator." in shown(table)
    assert got == {"right": Seat.MAYOR, "left": Seat.RIGHT, "mayor": Seat.LEFT}
    assert not list(RefillTable(trick=6).view().find(class_="al-gets"))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "7 tricks with drawing plus 3 without make 10 tricks."),
        ("es", "7 bazas en que se roba más 3 sin robar son 10 bazas."),
        ("pt", "7 vazas com compra mais 3 sem compra são 10 vazas."),
    ],
)
def test_three_tricks_without_drawing(lang: str, said: str) -> None:
    """DRAW-4: after tricks 8, 9 and 10 nobody draws, and the counts say so."""
    table = RefillTable(lang=lang)
    assert said in shown(table)
    for number, held in ((8, [2, 2, 4]), (9, [1, 1, 2]), (10, [0, 0, 0])):
        table.act("trick", number=number)
        assert table.now.draws() == () and table.now.left == 0
        assert [table.now.held(s) for s in (Seat.RIGHT, Seat.LEFT, Seat.MAYOR)] == held
        assert str(number) in status(table)
    dry = list(RefillTable().view().find(class_="al-btn al-btn--trick is-dry"))
    assert [button.attributes["id"] for button in dry] == [
        f"t-refill-trick-{number}" for number in (8, 9, 10)
    ]
    assert one(table, id="t-refill-next-trick").attributes["aria-disabled"] == "true"


@given(st.integers(0, 1000), st.lists(st.integers(0, 1000), min_size=30, max_size=30))
def test_it_shows_what_a_game_does(seed: int, choices: list[int]) -> None:
    """DRAW-1 to DRAW-4: in any game of the deal, the same cards to the same players."""
    game = Game.deal(seed)
    for choice in choices:
        moves = game.legal()
        game = game.play(moves[choice % len(moves)])
        if game.table:
            continue
        trick = len(game.history)
        table = RefillTable(seed=seed, winner=game.history[-1].winner.value, trick=trick)
        assert table.now.drawn == game.drawn
        assert table.now.left == len(game.stock)
        assert all(table.now.held(seat) == len(game.hand(seat)) for seat in Seat)


# Steps and settings


def test_cards_come_from_the_stock() -> None:
    """The next card is on top of the stock, face down, under the key that it keeps."""
    table = RefillTable(trick=2)
    for step in range(4):
        table.act("step", to=step)
        (stock,) = table.view().find(class_="al-stock")
        top = str(list(stock.find())[-2].attributes["data-fly"])
        table.act("step", to=step + 1)
        (place,) = table.view().find(id=f"t-refill-place-{step + 1}")
        assert top in [face.attributes["data-fly"] for face in place.find(role="img")]
    assert not any(card.code in str(stock) for card in table.now.deal.stock[4:-1])


def test_next_trick_and_reset() -> None:
    """The main button goes on to the next trick; reset puts the example back."""
    table = RefillTable(winner="left")
    button = one(table, id="t-refill-next-trick")
    assert button.attributes["data-args"] == {"number": 2}
    table.act("trick", number=2)
    assert (table.now.trick, table.now.step) == (2, 0)
    table.act("winner", seat="mayor")
    table.act("reset")
    assert table.now == table.start
    assert one(table, id="t-refill-reset").attributes["aria-disabled"] == "true"


def test_the_spanish_pack_and_a_given_deck() -> None:
    """DECK-4: words and faces change; a deck replaces the seed and is saved."""
    deck = " ".join(map(str, reversed(DECK)))
    table = RefillTable(deck=deck, lang="es", pack="spanish")
    assert "♥" not in table.view().text
    again = restore("refill", json.loads(json.dumps(table.state())))
    assert str(again.view()) == str(table.view())


# Refused actions


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("trick", {"number": 0}),
        ("trick", {"number": 11}),
        ("winner", {"seat": "dealer"}),
        ("winner", {"seat": "<img src=x>"}),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An action that cannot be done changes nothing, and a notice says so."""
    check_refused(RefillTable(lang=lang), name, args)


@pytest.mark.parametrize(
    "wrong",
    [
        {"trick": 0},
        {"trick": 11},
        {"winner": "dealer"},
        {"seed": -1},
        {"deck": "A♥ 3♥"},
    ],
    ids=repr,
)
def test_invalid_arguments_raise(wrong: dict[str, Any]) -> None:
    """A mistake in a chapter raises an error."""
    with pytest.raises((AlcaldeError, ValueError)):
        RefillTable(**wrong)


# Saved states


@pytest.mark.parametrize(
    "now",
    [
        {"winner": "left", "trick": 8, "step": 1},
        {"winner": "left", "trick": 11, "step": 0},
        {"winner": "left", "trick": 1, "step": 5},
        {"winner": "left", "trick": 1, "step": True},
        {"winner": "<script>", "trick": 1, "step": 1},
    ],
    ids=repr,
)
def test_an_impossible_position_opens_the_example(now: object) -> None:
    """The example of the state opens, in its language, with a notice."""
    state = RefillTable(seed=3, winner="left", lang="es", name="other").state()
    state["now"] = now
    table = restore("refill", state)
    assert "No se pudo leer" in status(table)
    assert isinstance(table, RefillTable)
    assert table.now == RefillTable(seed=3, winner="left").start
    assert table.view().attributes["id"] == "t-other"
    assert "script" not in str(table.view())


def test_the_repr_says_what_is_shown() -> None:
    """The same on every run, so that saved outputs can be compared."""
    assert repr(RefillTable(trick=9)) == (
        "<RefillTable refill: After trick 9 · "
        "The stock is used up: nobody draws after trick 9. 1 trick is left.>"
    )
