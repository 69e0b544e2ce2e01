"""The deck table: 52 cards, the forty of the game, their order, values and Spanish names."""

from __future__ import annotations

from typing import Any

import pytest

from alcalde import DECK, Suit, Words
from alcalde_widgets import DeckTable, Table, restore
from alcalde_widgets.ui.html import Element
from tests.widgets.views import LANGS, check_refused, one, shown, status


def pictures(table: Table) -> list[Element]:
    """Return the cards shown."""
    return list(table.view().find(role="img"))


def flown(table: Table) -> list[object]:
    """Return the keys of the engine's cards in the order in which they are shown."""
    return [
        card.attributes["data-fly"] for card in pictures(table) if card.attributes.get("data-fly")
    ]


# Fifty-two cards become forty


@pytest.mark.parametrize("lang", LANGS)
def test_twelve_cards_go_and_forty_stay(lang: str) -> None:
    """DECK-1: the first press crosses 8, 9 and 10 out, with a word; the second leaves forty."""
    table = DeckTable(lang=lang)
    assert len(pictures(table)) == 52 and "52" in status(table)
    one(table, id="t-deck-take")
    table.act("stage", to="going")
    assert len(pictures(table)) == 52 and "52 − 12 = 40" in status(table)
    going = [card for card in pictures(table) if "is-going" in str(card.attributes["class"])]
    out = {"en": "out", "es": "fuera", "pt": "de fora"}[lang]
    assert len(going) == 12
    assert {card.text for card in going} == {"8", "9", "10"}
    assert all(str(card.attributes["aria-label"]).endswith(f", {out}") for card in going)
    table.act("stage", to="forty")
    assert flown(table) == [card.code for card in DECK]
    assert len(pictures(table)) == 40
    assert not list(table.view().find(id="t-deck-take"))
    assert one(table, data_focus=True).attributes["id"] == "t-deck-show-order"


def test_cards_that_are_taken_out_have_names() -> None:
    """A card that the engine does not know has a whole name, too."""
    for lang, name in (
        ("en", "the eight of hearts"),
        ("es", "el ocho de corazones"),
        ("pt", "o oito de copas"),
    ):
        labels = [card.attributes["aria-label"] for card in pictures(DeckTable(lang=lang))]
        assert name in labels
        assert len(set(labels)) == 52


def test_the_whole_pack_is_french_whatever_pack_was_chosen() -> None:
    """DECK-1: the cards are taken out of a French pack."""
    table = DeckTable(lang="es", pack="spanish")
    assert "el rey de corazones" in str(table.view())
    assert not list(table.view().find(class_="al-card__frame"))
    table.act("stage", to="forty")
    assert "el rey de copas" in str(table.view())


# Order and value


@pytest.mark.parametrize("pack", ["french", "spanish"])
def test_the_order_the_values_and_the_sum(pack: str) -> None:
    """DECK-2, DECK-3, DECK-5: five of a suit score and come first, 30 a suit, 120 in all."""
    table = DeckTable(stage="forty", pack=pack)
    ranks = {"french": "A 3 K Q J 7 6 5 4 2", "spanish": "1 3 12 11 10 7 6 5 4 2"}[pack]
    assert f"From high to low: {ranks}. The five that score, the briscas" in status(table)
    values = [value.text for value in table.view().find(class_="al-spread__value")]
    assert values == ["11", "10", "4", "3", "2", "0", "0", "0", "0", "0"] * 4
    assert shown(table).count("11 + 10 + 4 + 3 + 2 = 30") == 4
    assert shown(table).count("11 plus 10 plus 4 plus 3 plus 2 make 30 points.") == 4
    assert "30 plus 30 plus 30 plus 30 make 120 points." in shown(table)


def test_by_value_the_same_five_come_first_and_the_zeros_together() -> None:
    """DECK-3: the cards of one value are in one row; twenty cards are worth nothing."""
    table = DeckTable(stage="forty", show="value")
    rows = [
        (row.text.replace("\u00a0", " "), len(list(row.find(role="img"))))
        for row in table.view().find(class_="al-spread__row")
    ]
    assert [number for _, number in rows] == [4, 4, 4, 4, 4, 20]
    for (text, _), points in zip(rows, (11, 10, 4, 3, 2, 0), strict=True):
        assert text.startswith(f"{points} points")
    assert "20 × 0 = 0" in rows[-1][0] and "4 × 11 = 44" in rows[0][0]
    assert sorted(map(str, flown(table))) == sorted(card.code for card in DECK)
    assert "44 plus 40 plus 16 plus 12 plus 8 make 120 points." in shown(table)
    assert "other 20 cards are worth nothing" in status(table)


# Both packs


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("suit", list(Suit), ids=lambda suit: suit.letter)
def test_each_card_is_beside_its_spanish_one(lang: str, suit: Suit) -> None:
    """DECK-4: each line names the card in both packs, as a sentence."""
    table = DeckTable(lang=lang, stage="forty", show="packs")
    table.act("suit", suit=suit.letter)
    (pairs,) = table.view().find(class_="al-pairs")
    words = Words.of(lang)
    lines = [item.text for item in pairs.children[0]]  # type: ignore[union-attr]
    cards = [card for card in DECK if card.suit is suit]
    assert len(lines) == len(cards) == 10
    for line, card in zip(lines, cards, strict=True):
        for pack in ("french", "spanish"):
            assert line.count(words.card(card, pack)) >= 2
    assert len(list(pairs.find(aria_hidden="true", class_="al-pair is-renamed"))) == 2


def test_the_queen_is_the_horse_and_the_jack_the_sota() -> None:
    """DECK-4: each language has its own words; in Portuguese a sota would be the queen."""
    said = {lang: status(DeckTable(lang=lang, stage="forty", show="packs")) for lang in LANGS}
    assert "queen is the horse" in said["en"] and "sota" in said["en"]
    assert "dama es el caballo" in said["es"] and "sota" in said["es"]
    assert "dama é o cavalo" in said["pt"] and "sota" not in said["pt"]


# Refused actions and saved states


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("stage", {"to": "thirty"}),
        ("show", {"by": "value"}),
        ("show", {"by": "<b>"}),
        ("suit", {"suit": "gold"}),
    ],
)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An action that cannot be done changes nothing, and a notice says so."""
    check_refused(DeckTable(lang=lang), name, args)


def test_reset_puts_the_example_back() -> None:
    """The button is disabled before any change."""
    table = DeckTable(stage="forty")
    assert one(table, id="t-deck-reset").attributes["aria-disabled"] == "true"
    table.act("show", by="packs")
    table.act("suit", suit="C")
    assert one(table, id="t-deck-reset").attributes["aria-disabled"] is None
    table.act("reset")
    assert table.state() == DeckTable(stage="forty").state()


def test_the_example_survives_a_damaged_position() -> None:
    """When only the changes are unreadable, the example of the state opens, in its language."""
    state = DeckTable(lang="es", stage="forty", name="other").state()
    state["now"]["stage"] = "<script>"
    table = restore("deck", state)
    assert "briscas" in table.summary() and "No se pudo leer" in status(table)
    assert table.view().attributes["id"] == "t-other" and "script" not in str(table.view())


@pytest.mark.parametrize(
    "wrong",
    [
        {"stage": "thirty"},
        {"show": "size"},
        {"suit": "gold"},
    ],
    ids=str,
)
def test_invalid_arguments_raise(wrong: dict[str, Any]) -> None:
    """A mistake in a chapter raises an error."""
    with pytest.raises(ValueError, match=".+"):
        DeckTable(**wrong)


def test_the_repr_says_what_is_shown() -> None:
    """The same on every run, so that saved outputs can be compared."""
    assert repr(DeckTable(stage="going")) == (
        "<DeckTable deck: Out go the 8, 9 and 10 of every suit: 52 − 12 = 40 cards stay.>"
    )
