"""The exchange table: who may take the indicator, with which card, and until when."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import DECK, AlcaldeError, Card, Exchange, IllegalMove, Seat
from alcalde_widgets import ExchangeTable, restore
from alcalde_widgets.codec import Saved
from alcalde_widgets.tables.alcalde.exchange.model import MOMENTS, ExchangeModel
from tests.widgets.views import LANGS, check_refused, one, shown, status

HOLDERS = ("right", "left", "mayor", "stock")
OWNERS = st.sampled_from([*Seat, None])


def hand(table: ExchangeTable, seat: str) -> list[str]:
    """Return the spoken names of a seat's open cards."""
    (place,) = table.view().find(id=f"t-exchange-seat-{seat}")
    return [button.text for button in place.find(data_act="tap")]


def heard(table: ExchangeTable, *cards: str) -> list[bool]:
    """Return for each `right 7♠` whether that seat shows that card."""
    found = []
    for text in cards:
        seat, card = text.split()
        name = table.voice.card(Card.parse(card))
        found.append(any(name in face for face in hand(table, seat)))
    return found


def lying(table: ExchangeTable) -> str:
    """Return the spoken name of the indicator."""
    (up,) = table.view().find(class_="al-stock__up")
    (face,) = up.find(role="img")
    return str(face.attributes["aria-label"])


# Positions are real games


@given(
    st.sampled_from(DECK), OWNERS, OWNERS, st.sampled_from(list(MOMENTS)), st.booleans(),
    st.sampled_from(["any", "honours"]),
)  # fmt: skip
def test_every_position_can_be_dealt(
    card: Card, seven: Seat | None, two: Seat | None, moment: str, agreed: bool, takes: str
) -> None:
    """DEAL-2, DEAL-4: the cards are where they are wanted, at the wanted moment."""
    now = ExchangeModel(card, seven, two, moment, agreed, takes)
    game = now.game
    assert game.dealt.indicator is card and game.trump is card.suit
    assert game.cards_played == MOMENTS[moment]
    assert not game.exchanges and game.rules.exchange is agreed
    for held, wanted in ((now.seven, seven), (now.two, two)):
        if held is not card:
            assert now.holder(held) is wanted
            assert wanted or held in (*game.stock, *(c for t in game.history for c in t.cards))
    assert (moment == "gone") == (game.indicator is None)
    assert ExchangeModel.of(Saved(json.loads(json.dumps(now.data())))) == now
    assert now.allowed() == tuple(move for move in game.legal() if isinstance(move, Exchange))


def test_the_other_cards_stay_where_they_are() -> None:
    """Giving the two to somebody else swaps one card between two hands and no other."""
    table = ExchangeTable()
    before = {seat: set(hand(table, seat)) for seat in ("right", "left", "mayor")}
    table.act("two", holder="mayor")
    after = {seat: set(hand(table, seat)) for seat in ("right", "left", "mayor")}
    assert before["right"] == after["right"]
    assert len(before["left"] - after["left"]) == len(after["mayor"] - before["mayor"]) == 1


# Exchanging


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Isaac takes the ace of spades and leaves the seven of spades."),
        ("es", "Isaac toma el as de picas y deja el siete de picas."),
        ("pt", "O Isaac leva o ás de espadas e deixa o sete de espadas."),
    ],
)
def test_indicator_and_hand_are_swapped(lang: str, said: str) -> None:
    """EXCH-2, EXCH-5: the ace is in the hand, the seven under the stock, trump unchanged."""
    table = ExchangeTable(lang=lang)
    trump = table.now.game.trump
    assert lying(table) == table.voice.card(Card.parse("A♠"))
    table.act("exchange", seat="right", card="7S")
    assert said in status(table) and not table.notice
    assert lying(table) == table.voice.card(Card.parse("7♠"))
    assert heard(table, "right A♠", "right 7♠") == [True, False]
    assert len(hand(table, "right")) == 3 and table.now.game.trump is trump
    assert table.voice.suit(trump) in status(table)


def test_the_seven_first_and_then_the_two() -> None:
    """EXCH-6: after the seven the two may still exchange; after the two nobody may."""
    table = ExchangeTable()
    table.act("exchange", seat="right", card="7S")
    assert "Lena may now take the seven of spades and leave the two of spades." in status(table)
    table.act("exchange", seat="left", card="2S")
    assert "Now nobody can exchange." in status(table)
    steps = [li.text for li in one(table, class_="al-why").find() if li.tag == "li"]
    assert ["Isaac" in step for step in steps] == [True, False]
    assert heard(table, "right A♠", "left 7♠") == [True, True]
    table.act("back")
    table.act("back")
    assert table.now == table.start
    table.act("exchange", seat="left", card="2S")
    assert "Now nobody can exchange." in status(table)
    assert not list(table.view().find(class_="al-why"))


@pytest.mark.parametrize(
    ("lang", "refusal"),
    [
        ("en", "The two has priority: 2♠ is the indicator now, and Isaac may not take it with 7♠."),
        (
            "es",
            "El dos tiene prioridad: el indicador es ahora 2♠, e Isaac no puede tomarlo con 7♠.",
        ),
        ("pt", "O dois tem prioridade: agora o indicador é 2♠, que o Isaac não pode levar com 7♠."),
    ],
)
@pytest.mark.parametrize("moment", ["before", "trick"])
def test_both_at_once(lang: str, refusal: str, moment: str) -> None:
    """EXCH-4: the two goes first, and the seven's refusal gives the reason."""
    table = ExchangeTable(lang=lang, moment=moment)
    table.act("both")
    assert table.notice == refusal and refusal in status(table)
    assert heard(table, "left A♠", "right 7♠") == [True, True]
    assert lying(table) == table.voice.card(Card.parse("2♠"))


def test_both_at_once_later_and_with_one_player() -> None:
    """EXCH-3, EXCH-4: after the first trick the seven takes it; one player alone is not two."""
    table = ExchangeTable(moment="later")
    table.act("both")
    assert table.notice == "Lena is too late with 2♠: the first trick is complete."
    assert heard(table, "right A♠") == [True]
    for holder in ("right", "stock"):
        table.act("two", holder=holder)
        before = table.state()
        table.act("both")
        assert table.notice == "This takes two players: one who holds 7♠, another who holds 2♠."
        assert table.state() == before


REFUSED: list[tuple[dict[str, Any], str, str, str]] = [
    ({"exchange": False}, "right", "7♠", "This game has no exchange: Isaac may not exchange 7♠."),
    ({"moment": "gone"}, "right", "7♠", "The indicator is gone: Isaac may not exchange 7♠."),
    ({}, "right", "7♦", "Isaac may not exchange 7♦: only 7♠ and 2♠ can be exchanged."),
    ({}, "left", "7♠", "Lena does not hold 7♠."),
    ({"moment": "later"}, "left", "2♠", "Lena is too late with 2♠: the first trick is complete."),
    ({"indicator": "6♠"}, "right", "7♠",
     "7♠ takes only A, 3, K, Q or J: Isaac may not take 6♠."),
    ({"indicator": "6♠", "two_takes": "honours"}, "left", "2♠",
     "2♠ takes only A, 3, K, Q or J: Lena may not take 6♠."),
]  # fmt: skip


@pytest.mark.parametrize(("settings", "seat", "card", "sentence"), REFUSED)
@pytest.mark.parametrize("lang", LANGS)
def test_a_refusal_says_which_condition_fails(
    settings: dict[str, Any], seat: str, card: str, sentence: str, lang: str
) -> None:
    """EXCH-1 to EXCH-5: the refusal is in the live region, and nothing has changed."""
    table = ExchangeTable(lang=lang, **settings)
    before = table.state()
    table.act("exchange", seat=seat, card=card)
    with pytest.raises(IllegalMove) as caught:
        table.now.game.check(Exchange(seat, card))
    assert table.notice == table.voice.refusal(caught.value)
    assert (table.notice == sentence) == (lang == "en")
    assert table.notice in status(table) and card in table.notice
    assert table.state() == before
    assert one(table, id="t-exchange-result").attributes["data-reveal"] is True


def test_any_card_of_a_hand_can_be_tried() -> None:
    """EXCH-2: each open card is a button; the focus goes to the card that was taken."""
    table = ExchangeTable()
    for seat in Seat:
        for card in table.now.game.hand(seat):
            button = one(table, id=f"t-exchange-card-{card.code}")
            assert button.attributes["data-act"] == "tap"
            table.act("tap", card=card.code)
            assert bool(table.notice) != table.start.game.can(Exchange(seat, card))
            if not table.notice:
                assert one(table, data_focus=True).attributes["id"] == "t-exchange-card-AS"
            table.act("reset")


def test_a_card_that_was_turned_up_is_in_no_hand() -> None:
    """EXCH-2: with the seven turned up there is no seven to exchange, and no row for it."""
    table = ExchangeTable(indicator="7♠")
    assert "Isaac holds" not in status(table)
    assert not list(table.view().find(id="t-exchange-try-7"))
    assert not list(table.view().find(id="t-exchange-seven-right"))
    table.act("indicator", card="3♠")
    assert "Isaac holds" in status(table)
    table.act("trump", suit="H")
    assert table.now.indicator is Card.parse("3♥")
    assert heard(table, "right 7♥", "left 2♥") == [True, True]


def test_a_new_setting_undoes_the_exchanges() -> None:
    """Another moment, holder or agreement undoes the exchanges; a reset restores the example."""
    for name, args in (
        ("moment", {"to": "trick"}),
        ("seven", {"holder": "mayor"}),
        ("two", {"holder": "stock"}),
        ("agreed", {"exchange": False}),
        ("takes", {"what": "honours"}),
        ("indicator", {"card": "KS"}),
        ("trump", {"suit": "D"}),
    ):
        table = ExchangeTable()
        table.act("exchange", seat="right", card="7S")
        assert table.now.made
        table.act(name, **args)
        assert not table.now.made and not table.notice
        assert table.now != table.start
        table.act("reset")
        assert table.now == table.start


def test_the_trick_that_runs_is_shown() -> None:
    """EXCH-3: in the first trick both opponents have played and the mayor has not."""
    table = ExchangeTable(moment="trick")
    (strip,) = table.view().find(class_="al-strip")
    assert len(list(strip.find(role="img"))) == 2 and strip.text.count("not yet") == 2
    assert not list(ExchangeTable(moment="later").view().find(class_="al-strip"))
    assert "Isaac and Lena have played to the first trick, the mayor has not." in status(table)


def test_the_spanish_pack() -> None:
    """DECK-4: words and faces change, without a French sign; the honours are 1 3 12 11 10."""
    table = ExchangeTable(lang="es", pack="spanish")
    assert "♠" not in table.view().text
    assert one(table, id="t-exchange-takes-honours").text == "1 3 12 11 10"
    table.act("exchange", seat="left", card="7S")
    assert table.notice == "Lena no tiene el siete de espadas."


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("exchange", {"seat": "dealer", "card": "7S"}),
        ("exchange", {"seat": "right", "card": "<img src=x>"}),
        ("exchange", {"seat": "right"}),
        ("tap", {"card": "AS"}),
        ("tap", {"card": "joker"}),
        ("moment", {"to": "yesterday"}),
        ("seven", {"holder": "nobody"}),
        ("agreed", {"exchange": 1}),
        ("takes", {"what": "all"}),
        ("trump", {"suit": "x"}),
        ("indicator", {"card": "10♠"}),
        ("swap", {}),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An action that cannot be done changes nothing and gives a notice."""
    check_refused(ExchangeTable(lang=lang), name, args)


@pytest.mark.parametrize(
    "wrong",
    [
        {"indicator": "10♠"},
        {"seven": "dealer"},
        {"two": ""},
        {"moment": "never"},
        {"exchange": "yes"},
        {"two_takes": "all"},
    ],
    ids=repr,
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any]) -> None:
    """A mistake in a chapter raises an error at once."""
    with pytest.raises((AlcaldeError, ValueError)):
        ExchangeTable(**wrong)


# Saved states


@pytest.mark.parametrize(
    "changed",
    [
        {"made": [["left", "7S"]]},
        {"made": [["right", "7S"], ["right", "7S"]]},
        {"made": [["right", "7S", "AS"]]},
        {"made": "x"},
        {"moment": "gone", "made": [["right", "7S"]]},
        {"exchange": 1},
        {"two_takes": ["any"]},
        {"moment": ["before"]},
        {"seven": None},
        {"indicator": "<script>"},
    ],
    ids=repr,
)
def test_an_impossible_position_is_unreadable(changed: dict[str, Any]) -> None:
    """The state's example opens in its language, with a notice."""
    state = ExchangeTable("K♥", two="mayor", lang="es", name="other").state()
    state["now"] = {**ExchangeTable().state()["now"], **changed}
    table = restore("exchange", state)
    assert "No se pudo leer" in status(table)
    assert isinstance(table, ExchangeTable)
    assert table.now == ExchangeTable("K♥", two="mayor").start
    assert table.view().attributes["id"] == "t-other"
    assert "script" not in str(table.view())


def test_repr_and_ids_are_the_same_on_every_run() -> None:
    """What a test or a notebook shows is deterministic."""
    table = ExchangeTable(seven="stock", moment="gone")
    assert repr(table) == (
        "<ExchangeTable exchange: The stock is used up: Lena has drawn the indicator, A♠. "
        "Nobody holds 7♠. Lena holds 2♠.>"
    )
    ids = [n.attributes["id"] for n in ExchangeTable().view().find() if "id" in n.attributes]
    assert len(ids) == len(set(ids))
    assert "Played" in shown(table) and "Played" not in shown(ExchangeTable())
