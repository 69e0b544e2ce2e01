"""The trick table: its actions and what it shows after them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import DECK, AlcaldeError, Card, Seat, Suit, Trick, Words
from alcalde_widgets import ISAAC, Person, TrickTable, restore, table_class
from alcalde_widgets.ui.html import Element
from tests.widgets.views import LANGS, check_refused, one, shown, status

# EX-1 and EX-2, in three languages

EX_1 = {
    "en": "The mayor wins with the two of spades: 25 points.",
    "es": "El alcalde gana con el dos de picas: 25 puntos.",
    "pt": "O alcalde ganha com o dois de espadas: 25 pontos.",
}
EX_2 = {
    "en": "Isaac wins with the ace of hearts: 25 points.",
    "es": "Isaac gana con el as de corazones: 25 puntos.",
    "pt": "O Isaac ganha com o ás de copas: 25 pontos.",
}


@pytest.mark.parametrize("lang", LANGS)
def test_the_swap_of_the_text(lang: str) -> None:
    """EX-1: the only trump takes 25 points; EX-2: with 2♦ for 2♠ Isaac's ace wins them."""
    table = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right", lang=lang)
    assert EX_1[lang] in status(table)
    assert [card.attributes["data-fly"] for card in winners(table)] == ["2S"]
    table.act("swap")
    assert EX_2[lang] in status(table)
    assert [card.attributes["data-fly"] for card in winners(table)] == ["AH"]
    table.act("swap")
    assert EX_1[lang] in status(table)


def winners(table: TrickTable) -> list[Element]:
    """Return the cards that are marked as winning."""
    return [
        card
        for card in table.view().find(data_act="pick")
        if "is-winner" in str(card.attributes["class"])
    ]


def test_the_winner_is_marked_by_more_than_colour() -> None:
    """The winning card has a badge with a word, and its caption says that it is a trump."""
    table = TrickTable()
    badge = one(table, class_="al-badge")
    assert badge.text == "Wins"
    (place,) = table.view().find(id="t-trick-place-first")
    assert badge in list(place.find(class_="al-badge"))
    assert "trump" in place.text


def test_points_are_a_sum_to_see_and_to_hear() -> None:
    """DECK-3: the value of each card is in the sum, and in a sentence for screen readers."""
    table = TrickTable(lang="es")
    assert "11 más 10 más 0 más 4 son 25 puntos." in shown(table)
    assert one(table, class_="al-sum").attributes["aria-hidden"] == "true"


# Changing cards


@pytest.mark.parametrize("slot", ["right", "left", "first", "second"])
def test_any_card_can_be_changed_for_any_other(slot: str) -> None:
    """The forty cards are offered; the three other cards of the trick are disabled."""
    table = TrickTable()
    table.act("pick", slot=slot)
    offered = list(table.view().find(data_act="put"))
    assert [button.attributes["data-args"] for button in offered] == [
        {"card": card.code} for suit in Suit for card in DECK if card.suit is suit
    ]
    off = {
        button.attributes["data-args"]["card"]  # type: ignore[index, call-overload]
        for button in offered
        if button.attributes["aria-disabled"]
    }
    there = {card.code for card in table.now.cards}
    assert off == there - {table.now.card(slot).code}
    for card in DECK:
        again = TrickTable()
        again.act("pick", slot=slot)
        again.act("put", card=card.code)
        assert (card.code in off) == bool(again.notice)
        assert (again.now.card(slot) == card) == (card.code not in off)


def test_a_card_of_the_trick_is_refused_with_a_sentence() -> None:
    """No card can be played twice: the engine's sentence is shown and nothing changes."""
    for lang, words in (("en", "twice"), ("es", "dos veces"), ("pt", "duas vezes")):
        table = TrickTable(lang=lang)
        table.act("pick", slot="left")
        before = table.state()
        table.act("put", card="A♥")
        assert words in table.notice and table.notice in status(table)
        assert table.state() == before


def test_opening_and_closing_the_cards_moves_the_focus() -> None:
    """The focus goes to the current card, and back to its place on closing."""
    table = TrickTable()
    table.act("pick", slot="first")
    assert one(table, data_focus=True).attributes["id"] == "t-trick-card-2S"
    assert one(table, id="t-trick-slot-first").attributes["aria-expanded"] == "true"
    assert one(table, data_reveal=True).attributes["id"] == "t-trick-picker"
    assert one(table, data_key="Escape").attributes["data-act"] == "close"
    table.act("put", card="2D")
    assert one(table, data_focus=True).attributes["id"] == "t-trick-slot-first"
    assert not list(table.view().find(data_act="put"))
    table.act("pick", slot="left")
    table.act("pick", slot="left")
    assert one(table, data_focus=True).attributes["id"] == "t-trick-slot-left"
    table.act("close")
    assert not list(table.view().find(data_focus=True))


# Trump, lead, order, steps, pack, reset


def test_trump_leader_and_order_agree_with_the_engine() -> None:
    """PLAY-4, PLAY-5: for every trump and leader the table shows what the engine says."""
    for suit, seat, turned in product(Suit, Seat, (False, True)):
        table = TrickTable()
        table.act("trump", suit=suit.letter)
        table.act("leader", seat=seat.value)
        if turned:
            table.act("turn")
        pair = "K♣ 2♠" if turned else "2♠ K♣"
        order = {
            Seat.RIGHT: f"A♥ 3♥ {pair}",
            Seat.LEFT: f"3♥ {pair} A♥",
            Seat.MAYOR: f"{pair} A♥ 3♥",
        }[seat]
        trick = Trick.of(order, trump=suit, leader=seat)
        assert [card.attributes["data-fly"] for card in winners(table)] == [trick.winning_card.code]
        assert table.summary().startswith(order)


def test_the_first_of_the_mayors_two_sets_the_suit() -> None:
    """PLAY-4: with 2♦ K♣ led, 2♦ wins; in the other order K♣ does."""
    table = TrickTable("2♦ K♣ A♥ 3♥", leader="mayor")
    assert "2♦" in table.summary().rpartition("·")[2]
    table.act("turn")
    assert "K♣" in table.summary().rpartition("·")[2]


def test_steps_show_who_played_what_when() -> None:
    """SEAT-2: the cards come in the order of play, and each step says who is ahead."""
    table = TrickTable()
    said = []
    for step in (1, 2, 3, 4):
        table.act("step", to=step)
        said.append(table.summary())
        assert one(table, aria_label="Cards shown").text == f"{step} / 4"
        assert len(list(table.view().find(data_act="pick"))) == step
        assert shown(table).count("not yet") == 4 - step
    assert said == [
        "A♥ · trump ♠ · Isaac is ahead with A♥.",
        "A♥ 3♥ · trump ♠ · Isaac is ahead with A♥.",
        "A♥ 3♥ 2♠ · trump ♠ · The mayor is ahead with 2♠.",
        "A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.",
    ]
    table.act("step", to=99)
    assert table.step == 4
    table.act("step", to=-5)
    assert table.step == 1


def test_the_spanish_pack_changes_faces_and_words() -> None:
    """DECK-4: numbers 1 3 12 11 10, the horse for the queen, the frame's breaks name the suit."""
    table = TrickTable("A♥ Q♥ J♠ K♣", lang="es", swap=None)
    table.act("pack", pack="spanish")
    corners = [corner.text for corner in table.view().find(class_="al-card__ix")]
    assert corners == ["1", "11", "10", "12"]
    text = shown(table)
    assert "el caballo de copas" in text and "la sota de espadas" in text
    assert "dama" not in text and "picas" not in text.lower() and "♥" not in text
    assert table.view().attributes["data-prefs"] == {"pack": "spanish"}


def test_prefs_of_another_table_are_applied() -> None:
    """The page passes on the pack that was chosen elsewhere; an unknown pack is ignored."""
    table = TrickTable()
    table.act("prefs", pack="spanish")
    assert (table.pack, table.notice) == ("spanish", "")
    for none in ("tarot", "", None, 7, True, {"a": 1}, ["french"], "<img src=x>"):
        table.act("prefs", pack=none)
        assert (table.pack, table.notice) == ("spanish", ""), none


def test_reset_puts_the_example_back() -> None:
    """After any changes the example comes back; the button is disabled before any change."""
    table = TrickTable()
    assert one(table, id="t-trick-reset").attributes["aria-disabled"] == "true"
    table.act("swap")
    table.act("trump", suit="D")
    table.act("leader", seat="mayor")
    table.act("turn")
    table.act("step", to=2)
    table.act("pick", slot="right")
    assert one(table, id="t-trick-reset").attributes["aria-disabled"] is None
    table.act("reset")
    assert table.summary() == TrickTable().summary()
    assert table.now == table.start


def test_the_swap_is_disabled_with_neither_or_both_cards_in_the_trick() -> None:
    """The one-tap swap needs exactly one of its cards in the trick."""
    table = TrickTable("A♥ 3♥ 2♠ 2♦")
    assert one(table, id="t-trick-swap").attributes["aria-disabled"] == "true"
    table.act("swap")
    assert table.now == table.start
    assert not list(TrickTable(swap=None).view().find(data_act="swap"))


# Refused actions


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("pick", {"slot": "middle"}),
        ("put", {"card": "AH"}),
        ("trump", {"suit": "gold"}),
        ("leader", {"seat": "nobody"}),
        ("trump", {"suit": "<img src=x>"}),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An action that cannot be done changes nothing, and a notice says so."""
    check_refused(TrickTable(lang=lang), name, args)


# Saved states


@st.composite
def played(draw: st.DrawFn) -> TrickTable:
    """Draw a table after a few actions."""
    cards = draw(st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True))
    table = TrickTable(
        " ".join(map(str, cards)),
        trump=draw(st.sampled_from("♦♥♣♠")),
        leader=draw(st.sampled_from(["right", "left", "mayor"])),
        lang=draw(st.sampled_from(LANGS)),
        people=draw(st.sampled_from([None, (ISAAC, Person("Lena <b>", "f"))])),
        swap=draw(st.sampled_from([None, ("2♠", "2♦"), ("A♥", "7♣")])),
        pack=draw(st.sampled_from(["french", "spanish"])),
    )
    for _ in range(draw(st.integers(0, 6))):
        name, args = draw(st.sampled_from(ACTIONS))
        table.act(name, **args)
    return table


ACTIONS: list[tuple[str, dict[str, Any]]] = [
    ("swap", {}),
    ("turn", {}),
    ("reset", {}),
    ("close", {}),
    ("step", {"to": 1}),
    ("step", {"to": 3}),
    ("pick", {"slot": "left"}),
    ("pick", {"slot": "second"}),
    ("put", {"card": "5C"}),
    ("trump", {"suit": "C"}),
    ("leader", {"seat": "left"}),
    ("pack", {"pack": "spanish"}),
]


@given(played())
def test_what_is_shown_agrees_with_the_engine(table: TrickTable) -> None:
    """After any actions the table shows the engine's winner."""
    trick = Trick.of(
        [table.now.card(slot) for slot in table.now.slots()],
        trump=table.now.trump,
        leader=table.now.leader,
    ).first(table.step)
    assert [card.attributes["data-fly"] for card in winners(table)] == [trick.winning_card.code]
    assert len(list(table.view().find(role="status"))) == 1


def test_the_example_survives_a_damaged_position() -> None:
    """When only the changes are unreadable, the example of the state opens, in its language."""
    state = TrickTable("7♦ 6♦ 5♦ 4♦", trump="♣", lang="es", name="other").state()
    state["now"] = {"cards": ["<script>", "3H", "2S", "KC"]}
    table = restore("trick", state)
    assert table.summary().startswith("7♦ 6♦ 5♦ 4♦ · triunfo ♣")
    assert "No se pudo leer" in status(table)
    assert table.view().attributes["id"] == "t-other"
    assert "script" not in str(table.view())


def test_an_unknown_kind_is_named() -> None:
    """A kind that does not exist is a KeyError that names it."""
    with pytest.raises(KeyError, match="chess"):
        restore("chess", {})
    assert table_class("trick") is TrickTable


# Making a table


@pytest.mark.parametrize(
    "wrong",
    [
        {"cards": "A♥ 3♥ 2♠"},
        {"cards": "A♥ A♥ 2♠ K♣"},
        {"cards": "10♥ 3♥ 2♠ K♣"},
        {"trump": "gold"},
        {"leader": "dealer"},
        {"swap": ("2♠", "Z9")},
    ],
    ids=str,
)
def test_invalid_arguments_raise(wrong: dict[str, Any]) -> None:
    """A mistake in a chapter raises an error."""
    with pytest.raises(ValueError, match=".+"):
        TrickTable(**wrong)


def test_the_repr_says_what_is_shown() -> None:
    """The same on every run, so that saved outputs can be compared."""
    assert repr(TrickTable(name="x")) == (
        "<TrickTable x: A♥ 3♥ 2♠ K♣ · trump ♠ · The mayor wins with 2♠: 25 points.>"
    )


def test_players_without_names_go_by_their_role() -> None:
    """SEAT-1: the opponents on the right and on the left."""
    table = TrickTable(people=None, lang="es")
    assert table.voice.label(Seat.RIGHT) == "Rival de la derecha" or "rival" in shown(table)
    table.act("swap")
    assert "rival de la derecha" in status(table)


def test_the_constructor_raises_the_engine_s_refusals() -> None:
    """A refusal carries the engine's code, and its sentence in every language."""
    with pytest.raises(AlcaldeError) as caught:
        TrickTable("A♥ 3♥ 2♠")
    assert len({caught.value.say(Words.of(lang)) for lang in LANGS}) == 3
    assert Card.parse("A♥") in TrickTable().now.cards
