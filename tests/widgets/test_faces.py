"""Card faces: every card of both packs can be distinguished without colour."""

from __future__ import annotations

import pytest

from alcalde import DECK, Card, Suit
from alcalde_widgets.ui.art import FIGURES, FRAMES
from alcalde_widgets.ui.courts import COURTS, OBJECTS
from alcalde_widgets.ui.faces import PACKS, classes, index, inside, suit_key
from alcalde_widgets.ui.html import h
from alcalde_widgets.ui.voice import Voice


@pytest.mark.parametrize("pack", PACKS)
def test_forty_faces_are_forty_drawings(pack: str) -> None:
    """DECK-1: no two faces are the same, even without colours."""
    drawn = {str(h("span", inside(card, pack))) for card in DECK}
    assert len(drawn) == 40


def test_spanish_faces_print_the_numbers_of_a_real_pack() -> None:
    """DECK-4: 1 3 12 11 10 7 6 5 4 2 from the ace down."""
    ranks = [index(card, "spanish") for card in DECK if card.suit is Suit.HEARTS]
    assert sorted(ranks, key=int) == ["1", "2", "3", "4", "5", "6", "7", "10", "11", "12"]
    assert index(Card.parse("Q♥"), "spanish") == "11"


def test_the_breaks_of_the_frame_name_the_suit() -> None:
    """DECK-4: coins have no breaks along the top, cups one, swords two, batons three."""
    breaks = {}
    for suit, path in FRAMES.items():
        segments = path.replace("M", " M").split()
        breaks[suit] = len([part for part in segments if part.startswith("M")])
    assert breaks == {"oros": 1, "copas": 2, "espadas": 4, "bastos": 6}


def test_the_queen_is_the_horse_and_the_suits_keep_their_order() -> None:
    """DECK-4: diamonds, hearts, clubs, spades are coins, cups, batons, swords."""
    assert [suit_key(Card.parse("2" + suit.symbol), "spanish") for suit in Suit] == [
        "oros",
        "copas",
        "bastos",
        "espadas",
    ]
    horse = str(h("span", inside(Card.parse("Q♣"), "spanish")))
    assert COURTS["horse"][2][0][1] in horse
    assert classes(Card.parse("Q♣"), "spanish").endswith("al-card--court")


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("rank", "KQJ")
def test_a_spanish_court_carries_the_object_of_its_suit(rank: str, suit: Suit) -> None:
    """DECK-4: every shape of its own suit's sign is drawn, and none of another suit's."""
    card = Card.parse(rank + suit.symbol)
    drawn = str(h("span", inside(card, "spanish")))
    own = suit_key(card, "spanish")
    for name in OBJECTS:
        shapes = [f' d="{shape[1]}"' in drawn for shape in FIGURES[name]]
        assert shapes == [name == own] * len(shapes), name


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize("pack", PACKS)
def test_forty_cards_have_forty_names(lang: str, pack: str) -> None:
    """A screen reader reads the name of every card."""
    voice = Voice(lang, pack)
    assert len({voice.card(card) for card in DECK}) == 40
