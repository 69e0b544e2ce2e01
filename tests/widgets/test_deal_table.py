"""The deal table: the order of the deal, who sees which cards, and the stock."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde import Deal, Game, Seat
from alcalde_widgets import ISAAC, LENA, DealTable, Person, Table, restore
from tests.widgets.views import LANGS, check_refused, one, shown, status

SEEDS = st.integers(0, 2**53 - 1)


def faces(table: Table, seat: Seat) -> list[object]:
    """Return the names of the face-up cards of a seat."""
    place = one(table, id=f"t-{table.name}-seat-{seat.value}")
    return [card.attributes["aria-label"] for card in place.find(role="img")]


def backs(table: Table, seat: Seat) -> int:
    """Return the number of face-down cards of a seat."""
    place = one(table, id=f"t-{table.name}-seat-{seat.value}")
    return len(list(place.find(class_="al-card al-card--back")))


# Dealing


@settings(deadline=None)
@given(SEEDS)
def test_the_deal_is_the_engines(seed: int) -> None:
    """DEAL-2, DEAL-3, DEAL-4: three, three and six cards in the order of the deal."""
    table, game = DealTable(seed), Game.deal(seed)
    for seat in Seat:
        names = [table.voice.card(card) for card in game.hand(seat)]
        assert faces(table, seat) == names
    assert game.indicator and game.trump.symbol in str(game.indicator)
    assert table.voice.card(game.indicator) in status(table).lower()


def test_card_by_card_counter_clockwise() -> None:
    """SEAT-2, DEAL-3: right, left, mayor, mayor, three times; then the indicator."""
    table = DealTable(7, step=0)
    assert "The mayor shuffled and Lena cut" in status(table)
    order = []
    for step in range(1, 13):
        table.act("step", to=step)
        order.append(table.now.new()[-1].seat.value)
        card = table.voice.card(Deal.from_seed(7).deck[step - 1])
        assert f"gets {card}." in status(table)
        assert f"{step} / 12" in shown(table) and str(40 - step) in shown(table)
        assert f"{step} / 13" in shown(table)
    assert order == ["right", "left", "mayor", "mayor"] * 3
    table.act("step", to=13)
    assert "the four of diamonds is turned up: trump is diamonds." in status(table).lower()
    table.act("step", to=99)
    assert (table.now.step, table.notice) == (13, "")
    table.act("step", to=-5)
    assert table.now.step == 0


@pytest.mark.parametrize("lang", LANGS)
def test_round_by_round(lang: str) -> None:
    """DEAL-3: a round is one card to each opponent and two to the mayor."""
    table = DealTable(lang=lang, step=0, pace="round")
    held = []
    for step in range(5):
        table.act("step", to=step)
        held.append([len(faces(table, seat)) for seat in (Seat.RIGHT, Seat.LEFT, Seat.MAYOR)])
        assert f"{step} / 4" in shown(table)
    assert held == [[0, 0, 0], [1, 1, 2], [2, 2, 4], [3, 3, 6], [3, 3, 6]]
    rounds = {"en": "Round 2: Isaac", "es": "Vuelta 2: una carta", "pt": "Volta 2: uma carta"}
    table.act("step", to=2)
    assert rounds[lang] in status(table)


def test_changing_the_pace_completes_the_round() -> None:
    """Five cards become two rounds; whole rounds stay as they are."""
    table = DealTable(step=5)
    table.act("pace", by="round")
    assert (table.now.laid, table.now.step, table.now.steps) == (8, 2, 4)
    table.act("pace", by="card")
    assert (table.now.laid, table.now.step) == (8, 8)
    whole = DealTable()
    whole.act("pace", by="round")
    assert whole.now.indicator and whole.now.step == 4


@pytest.mark.parametrize("lang", LANGS)
def test_the_stock_is_twenty_seven_and_one(lang: str) -> None:
    """DEAL-4: 27 face down and the indicator make 28, which are seven refills of four."""
    text = shown(DealTable(lang=lang))
    assert "27 + 1" in text and "28" in text
    sevens = {
        "en": "7 times, with 4 cards each time",
        "es": "7 veces, con 4 cartas cada vez",
        "pt": "7 vezes, com 4 cartas de cada vez",
    }
    assert sevens[lang] in text
    assert "27 + 1" not in shown(DealTable(lang=lang, step=12))


def test_cards_keep_their_key_from_the_stock_to_the_hand() -> None:
    """The next cards are on top of the stock under the keys that they keep in a hand."""
    for step in range(13):
        table = DealTable(step=step)
        (stock,) = table.view().find(class_="al-stock")
        waiting = str(stock)
        table.act("step", to=step + 1)
        key = f'data-fly="deal-{step}"'
        assert key in waiting and key in str(table.view())


# Visible cards


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("look", "seen"),
    [
        ("mayor", {Seat.MAYOR}),
        ("opponents", {Seat.RIGHT, Seat.LEFT}),
        ("all", {Seat.MAYOR, Seat.RIGHT, Seat.LEFT}),
    ],
)
def test_who_sees_which_hand(look: str, seen: set[Seat], lang: str) -> None:
    """SEAT-3: opponents see each other's cards, the mayor only the mayor's own."""
    table = DealTable(lang=lang)
    table.act("look", who=look)
    down = {"en": "cards face down", "es": "cartas boca abajo", "pt": "cartas tapadas"}[lang]
    for seat in Seat:
        number = len(Deal.from_seed(7).hand(seat))
        place = one(table, id=f"t-deal-seat-{seat.value}")
        assert (len(faces(table, seat)), backs(table, seat)) == (
            (number, 0) if seat in seen else (0, number)
        )
        assert (f"{number} {down}." in place.text) == (seat not in seen)


def test_a_hidden_card_is_named_nowhere() -> None:
    """A card that the mayor may not see is nowhere in the HTML, nor in the summary."""
    for step in range(13):
        table = DealTable(step=step, look="mayor")
        html = str(table.view()) + table.summary()
        for card in DealTable(step=step).now.dealt():
            if card.seat is not Seat.MAYOR:
                assert table.voice.card(card.card) not in html
                assert f'"{card.card.code}"' not in html and str(card.card) not in html
    assert "Isaac gets a card." in status(DealTable(step=1, look="mayor"))


def test_three_players_in_the_order_of_the_deal() -> None:
    """SEAT-1, SEAT-2: the seats come in order from the mayor's right, and a sentence says so."""
    table = DealTable(lang="es")
    (order,) = table.view().find(class_="al-order")
    html = str(order)
    assert html.index("Isaac") < html.index("Lena") < html.index("El alcalde")
    assert "Se reparte en sentido antihorario." in shown(table)
    assert "rival de la derecha" in shown(DealTable(lang="es", people=None)).lower()


# Another deal


@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "Deal no. 8"), ("es", "Reparto n.º 8"), ("pt", "Distribuição n.º 8")],
)
def test_another_number_is_another_deal(lang: str, title: str) -> None:
    """DEAL-1: the same number gives the same deal; the step stays."""
    table = DealTable(7, step=5, lang=lang)
    before = table.summary()
    (more,) = table.view().find(id="t-deal-deal-next")
    assert more.attributes["data-args"] == {"number": 8}
    table.act("deal", number=8)
    assert title in shown(table) and table.now.step == 5
    table.act("deal", number=7)
    assert table.summary() == before


def test_there_is_no_deal_below_zero() -> None:
    """The button is disabled at 0; an invalid number is refused with the engine's sentence."""
    table = DealTable(0)
    assert one(table, id="t-deal-deal-previous").attributes["aria-disabled"] == "true"
    for wrong in (-1, 2**53):
        table.act("deal", number=wrong)
        assert str(wrong) in table.notice and table.now.seed == 0


def test_reset_puts_the_example_back() -> None:
    """After any changes the example comes back; the button is disabled before any change."""
    table = DealTable(step=3)
    assert one(table, id="t-deal-reset").attributes["aria-disabled"] == "true"
    for name, args in ACTIONS:
        table.act(name, **args)
    assert one(table, id="t-deal-reset").attributes["aria-disabled"] is None
    table.act("reset")
    assert table.now == table.start


def test_the_spanish_pack_changes_faces_and_words() -> None:
    """DECK-4: the jack of hearts is the sota de copas."""
    table = DealTable(lang="es", pack="spanish")
    assert "la sota de copas" in str(table.view())
    assert "el cuatro de oros" in status(table) and "♦" not in status(table)


# Refused actions and saved states


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("pace", {"by": "trick"}),
        ("look", {"who": "dealer"}),
        ("deal", {"number": -1}),
    ],
)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An action that cannot be done changes nothing, and a notice says so."""
    check_refused(DealTable(lang=lang), name, args)


ACTIONS: list[tuple[str, dict[str, Any]]] = [
    ("step", {"to": 2}),
    ("step", {"to": 11}),
    ("pace", {"by": "round"}),
    ("pace", {"by": "card"}),
    ("look", {"who": "mayor"}),
    ("look", {"who": "opponents"}),
    ("deal", {"number": 1234567890}),
    ("pack", {"pack": "spanish"}),
]


@st.composite
def dealt(draw: st.DrawFn) -> DealTable:
    """Draw a table after a few actions."""
    table = DealTable(
        draw(SEEDS),
        step=draw(st.integers(0, 4)),
        pace=draw(st.sampled_from(["card", "round"])),
        look=draw(st.sampled_from(["mayor", "opponents", "all"])),
        lang=draw(st.sampled_from(LANGS)),
        people=draw(st.sampled_from([None, (ISAAC, LENA), (LENA, Person("Lena <b>", "f"))])),
    )
    for name, args in draw(st.lists(st.sampled_from([*ACTIONS, ("reset", {})]), max_size=6)):
        table.act(name, **args)
    return table


@settings(deadline=None)
@given(dealt())
def test_every_card_is_dealt_or_in_the_stock(table: DealTable) -> None:
    """DEAL-2, DEAL-4: the cards dealt and those in the stock make forty."""
    assert len(table.now.dealt()) + table.now.stock() == 40
    assert len({one_.card for one_ in table.now.dealt()}) == len(table.now.dealt())


@pytest.mark.parametrize("laid", [-1, 14, 5, 8.0, "8", True, None])
def test_an_incomplete_round_is_unreadable(laid: object) -> None:
    """Round by round, the number of cards is a whole number of whole rounds."""
    state = DealTable(lang="es", step=2, pace="round").state()
    state["now"]["laid"] = laid
    table = restore("deal", state)
    assert "No se pudo leer" in status(table)
    assert table.state() == DealTable(lang="es", step=2, pace="round").state()


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": -1},
        {"seed": "seven"},
        {"step": 14},
        {"step": -1},
        {"step": 5, "pace": "round"},
        {"pace": "trick"},
        {"look": "dealer"},
    ],
    ids=str,
)
def test_invalid_arguments_raise(wrong: dict[str, Any]) -> None:
    """A mistake in a chapter raises an error."""
    with pytest.raises(ValueError, match=".+"):
        DealTable(**wrong)


def test_the_repr_says_what_is_shown() -> None:
    """The same on every run, so that saved outputs can be compared."""
    assert repr(DealTable(step=0)) == (
        "<DealTable deal: Deal no. 7 · Isaac: – · Lena: – · The mayor: – · "
        "The mayor shuffled and Lena cut: now the deal begins.>"
    )
