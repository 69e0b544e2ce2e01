"""The table of the draw for first mayor: who draws what, who draws again, who is mayor."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde import DECK, AlcaldeError, Card, Drawer, FirstMayor
from alcalde_widgets import ISAAC, LENA, MayorTable, Person, Table, restore
from tests.widgets.views import LANGS, check_refused, one, shown, status

SEEDS = st.integers(0, 2**53 - 1)
TIES = "K♥ 7♠ K♦ 7♣ A♦ 5♥ 5♦ 5♣ 5♠"
"""A pair, then a card that equals one drawn before, then a pair again."""


def faces(table: Table) -> list[object]:
    """Return the names of the three's cards; None where there is none."""
    found: list[object] = []
    for drawer in Drawer:
        buttons = list(table.view().find(id=f"t-{table.name}-drawn-{drawer.index}"))
        found.append(buttons[0].text.partition("Change ")[2][:-1] if buttons else None)
    return found


def place(table: Table, drawer: Drawer) -> str:
    """Return the text of one of the three's places."""
    return " ".join(one(table, id=f"t-{table.name}-place-{drawer.index}").text.split())


# Drawing


@settings(deadline=None)
@given(SEEDS)
def test_the_draw_is_the_engines(seed: int) -> None:
    """MAYOR-1, MAYOR-2: tapping the pack draws what the engine draws, to the engine's end."""
    table, first = MayorTable("", seed=seed), FirstMayor.from_seed(seed)
    for card in first.cards:
        assert one(table, id="t-mayor-pack").attributes["aria-disabled"] is None
        table.act("draw")
        assert f"has drawn {table.voice.card(card)}." in status(table)
    assert table.now.draw.ranking == first.ranking
    assert one(table, id="t-mayor-pack").attributes["aria-disabled"] == "true"
    before = table.state()
    table.act("draw")
    assert (table.state(), table.notice) == (before, "")


def test_a_pair_draws_again_and_the_highest_is_mayor() -> None:
    """MAYOR-2, DECK-2: step by step, who must draw again and why, then who is mayor."""
    table = MayorTable("K♥ 7♠ K♦ 3♣ A♦")
    assert status(table) == "The pack is shuffled: Isaac draws first."
    assert "draws now" in place(table, Drawer.FIRST) and "waits" in place(table, Drawer.THIRD)
    table.act("draw")
    assert status(table).startswith("Isaac has drawn the king of hearts.")
    assert "Lena is next to draw." in status(table)
    table.act("step", to=3)
    assert "Isaac and the third player share a rank" in status(table)
    for drawer in (Drawer.FIRST, Drawer.THIRD):
        assert "draws again" in place(table, drawer) and "same rank" in place(table, drawer)
        assert "set aside" not in place(table, drawer)
    assert "has a card" in place(table, Drawer.SECOND)
    table.act("draw")
    assert "set aside" in place(table, Drawer.FIRST) and "set aside" in place(table, Drawer.THIRD)
    assert list(table.view().find(id="t-mayor-drawn-2")) == []
    assert "draws now" in place(table, Drawer.THIRD)
    table.act("draw")
    assert "the third player is first mayor and deals." in status(table)
    assert "Seats may be chosen in this order: the third player, Isaac, Lena." in shown(table)
    assert "the ace of diamonds ranks above the three of clubs" in shown(table).lower()
    assert "First mayor" in place(table, Drawer.THIRD)
    assert [place(table, drawer).count("chooses") for drawer in Drawer] == [1, 1, 1]
    assert len(list(table.view().find(class_="al-badge"))) == 1


def test_a_new_card_can_tie_with_an_earlier_one() -> None:
    """MAYOR-2: Isaac's new seven meets Lena's, so Lena's is set aside as well; then three alike."""
    table = MayorTable(TIES, step=5)
    assert "Isaac and Lena share a rank: they set" in status(table)
    table.act("draw")
    assert "set aside" in place(table, Drawer.SECOND) and faces(table)[1] is None
    table.act("put", card="5♥")
    assert table.notice == "This table cannot do that."
    table.act("step", to=0)
    table.act("draw")
    table.act("draw")
    table.act("draw")
    table.act("pick", drawer=1)
    table.act("put", card="K♣")
    assert "All three share a rank" in status(table) and not table.notice


def test_stepping_stays_inside_the_draw() -> None:
    """A step out of range is clamped."""
    table = MayorTable(step=2)
    table.act("step", to=99)
    assert (table.now.step, table.notice) == (5, "")
    table.act("step", to=-1)
    assert table.now.step == 0
    assert "0 / 5" in shown(table)


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_has_the_sentences(lang: str) -> None:
    """The pair, the mayor and the order of the seats, in the words of each language."""
    table = MayorTable(lang=lang, step=3)
    pairs = {
        "en": "Isaac and the third player share a rank",
        "es": "Isaac y el tercer jugador empatan",
        "pt": "O Isaac e o terceiro jogador empatam",
    }
    assert pairs[lang] in status(table)
    table.act("step", to=5)
    mayors = {
        "en": "the third player is first mayor and deals.",
        "es": "el tercer jugador es el primer alcalde y reparte.",
        "pt": "o terceiro jogador é o primeiro alcalde e é quem dá.",
    }
    assert mayors[lang] in status(table)
    order = {
        "en": "in this order: the third player, Isaac, Lena.",
        "es": "en este orden: el tercer jugador, Isaac, Lena.",
        "pt": "por esta ordem: o terceiro jogador, o Isaac, a Lena.",
    }
    assert order[lang] in shown(table)


def test_without_names_the_order_names_them() -> None:
    """A player without a name is the first, second or third player."""
    table = MayorTable(people=None, step=1, lang="es")
    assert status(table).startswith("El primer jugador sacó")
    assert "El segundo jugador" in place(table, Drawer.SECOND)


def test_the_spanish_pack_changes_faces_and_words() -> None:
    """DECK-4: the king of hearts is the rey de copas."""
    table = MayorTable(lang="es", pack="spanish", step=3)
    assert "apartan el rey de copas y el rey de oros" in status(table)
    assert "♥" not in status(table)


def test_a_card_keeps_its_key_from_the_pack_to_its_place() -> None:
    """A card keeps its key from the pack to its place, without revealing itself."""
    for step in range(5):
        table = MayorTable(step=step)
        (pack,) = table.view().find(id="t-mayor-pack")
        key = f'data-fly="lot-{step}"'
        assert key in str(pack)
        assert table.voice.card(table.now.cards[step]) not in str(table.view())
        table.act("draw")
        assert key in str(table.view())


# Another card, another shuffle


def test_another_card_in_place_of_one() -> None:
    """Replacing a card makes a pair, and the later cards are drawn again."""
    table = MayorTable("K♥ 3♠ 7♦", step=3)
    assert table.now.draw.complete
    table.act("pick", drawer=2)
    assert one(table, id="t-mayor-picker") and table.focus == "card-7D"
    assert one(table, id="t-mayor-card-3S").attributes["aria-disabled"] == "true"
    table.act("put", card="3♦")
    assert table.focus == "drawn-2" and not list(table.view().find(id="t-mayor-picker"))
    assert "Lena and the third player share a rank" in status(table)
    assert table.now.cards[:3] == Card.parse_all("K♥ 3♠ 3♦")
    assert FirstMayor.of(table.now.cards)


def test_the_picker_opens_and_closes() -> None:
    """A second tap or the close button closes the picker, and the focus returns to the card."""
    table = MayorTable(step=2)
    table.act("pick", drawer=1)
    assert one(table, id="t-mayor-drawn-1").attributes["aria-expanded"] == "true"
    table.act("pick", drawer=1)
    assert (table.picking, table.focus) == (None, "drawn-1")
    table.act("pick", drawer=0)
    table.act("close")
    assert (table.picking, table.focus) == (None, "drawn-0")
    table.act("pick", drawer=0)
    table.act("draw")
    assert table.picking is None


def test_shuffling_anew() -> None:
    """MAYOR-1: another seed starts before the first card; a reset restores the example."""
    table = MayorTable(seed=7, step=5)
    button = one(table, id="t-mayor-shuffle")
    assert button.attributes["data-args"] == {"number": 8}
    table.act("shuffle", number=8)
    assert (table.now.step, table.now.cards) == (0, FirstMayor.from_seed(8).cards)
    assert one(table, id="t-mayor-reset").attributes["aria-disabled"] is None
    table.act("reset")
    assert table.now == table.start
    assert one(table, id="t-mayor-reset").attributes["aria-disabled"] == "true"
    table.act("shuffle", number=-1)
    assert "“-1” is not a seed" in table.notice and table.now == table.start
    last = MayorTable(seed=2**53 - 1)
    assert one(last, id="t-mayor-shuffle").attributes["aria-disabled"] == "true"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("", {}),
        ("draw", {"card": "A♥"}),
        ("step", {"to": "2"}),
        ("pick", {"drawer": 3}),
        ("pick", {"drawer": 2}),
        ("pick", {"drawer": -1}),
        ("put", {"card": "A♥"}),
        ("shuffle", {"number": 1.5}),
        ("shuffle", {"number": 2**53}),
        ("explode", {"who": "<img src=x>"}),
    ],
)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An action that is unknown, or unknown now, changes nothing and gives a notice."""
    check_refused(MayorTable(lang=lang, step=2), name, args)


def test_a_card_on_the_table_is_refused() -> None:
    """DECK-1: a card that is on the table, or was set aside, cannot be put there again."""
    table = MayorTable(TIES, step=6)
    for wrong in ("K♥", "7♠", "A♦", "10♥", "x"):
        table.act("pick", drawer=0)
        before = table.state()
        table.act("put", card=wrong)
        assert table.state() == before and table.notice, wrong
        table.act("close")


# Saved states

ACTIONS: list[tuple[str, dict[str, Any]]] = [
    ("draw", {}),
    ("step", {"to": 3}),
    ("step", {"to": 99}),
    ("pick", {"drawer": 0}),
    ("pick", {"drawer": 2}),
    ("put", {"card": "7♦"}),
    ("put", {"card": "K♣"}),
    ("close", {}),
    ("shuffle", {"number": 1234567890}),
    ("pack", {"pack": "spanish"}),
    ("reset", {}),
]


@st.composite
def drawn(draw: st.DrawFn) -> MayorTable:
    """Draw a table after a few actions."""
    table = MayorTable(
        draw(st.sampled_from(["", "K♥", TIES, "A♥ A♠ A♦"])),
        seed=draw(SEEDS),
        step=draw(st.integers(0, 3)),
        lang=draw(st.sampled_from(LANGS)),
        people=draw(st.sampled_from([None, (ISAAC, LENA), (LENA, Person("Ana <i>", "f"))])),
    )
    for name, args in draw(st.lists(st.sampled_from(ACTIONS), max_size=8)):
        table.act(name, **args)
    return table


@settings(deadline=None)
@given(drawn(), st.sampled_from(DECK), st.integers(0, 2))
def test_any_card_may_be_put_anywhere(table: MayorTable, card: Card, drawer: int) -> None:
    """MAYOR-2: after any replacement the draw can be finished, or the card is refused."""
    table.act("close")
    before = table.state()
    table.act("pick", drawer=drawer)
    if table.picked() is None:
        assert table.state() == before
        return
    number = table.now.cards.index(table.picked())
    there = table.now.cards[: table.now.step]
    table.act("put", card=card.code)
    if table.notice:
        assert card in there
        return
    assert table.now.cards[number] is card and FirstMayor.of(table.now.cards)
    assert table.now.places()[drawer].card is card
    assert table.focus == f"drawn-{drawer}" and list(table.view().find(data_focus=True))


@pytest.mark.parametrize(
    "wrong",
    [
        {"step": 6},
        {"step": -1},
        {"step": True},
        {"cards": []},
        {"cards": ["KH", "7S", "KD"]},
        {"cards": ["KH", "7S", "3D", "2D"]},
        {"cards": ["KH", "KH", "3D"]},
        {"cards": "KH 7S 3D"},
        {"cards": ["kh", "7S", "3D"], "step": 0},
        {"cards": [["KH"], "7S", "3D"]},
        {"seed": -1},
        {"seed": "7"},
        {"more": 1},
    ],
    ids=str,
)
def test_an_impossible_draw_is_unreadable(wrong: dict[str, Any]) -> None:
    """A draw that was cut, doubled or written otherwise opens the example, with a notice."""
    state = MayorTable(lang="es", step=3).state()
    state["now"] = {**state["now"], **wrong}
    table = restore("mayor", state)
    assert "No se pudo leer" in status(table)
    assert table.state() == MayorTable(lang="es", step=3).state()


@pytest.mark.parametrize("picking", [3, -1, "0", True, 1])
def test_a_picker_without_a_card_is_unreadable(picking: object) -> None:
    """The picker opens only for a card that is on the table."""
    state = {**MayorTable(step=1).state(), "picking": picking}
    assert "could not be read" in status(restore("mayor", state))


@pytest.mark.parametrize(
    "wrong",
    [
        {"draws": "K♥ K♥"},
        {"draws": "K♥ 3♠ 7♦ 2♦"},
        {"draws": "x"},
        {"seed": -1},
        {"step": 6},
        {"step": -1},
    ],
    ids=str,
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any]) -> None:
    """A mistake in a chapter raises an error at once."""
    with pytest.raises((ValueError, AlcaldeError), match=".+"):
        MayorTable(**wrong)


def test_the_repr_says_what_is_shown() -> None:
    """The repr is the same on every run, so that saved outputs can be compared."""
    assert repr(MayorTable(step=1)) == (
        "<MayorTable mayor: Isaac: K♥ · Lena: – · The third player: – · "
        "Isaac has drawn K♥. Lena is next to draw.>"
    )
