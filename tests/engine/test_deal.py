"""The deal and its seeds: DEAL-1 to DEAL-5."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import DECK, Card, Deal, Game, NotationError, Rules, Seat, UnsupportedVariant, Words
from alcalde.core.numbers import LARGEST_SEED
from alcalde.core.seeds import numbers, parse_seed, shuffled

VECTORS = {
    0: "4♦ K♠ J♦ 7♠ 3♥ 5♣ 4♣ 4♠ K♦ 4♥ K♥ A♥ K♣ 7♣ J♥ Q♠ 6♠ Q♣ 2♣ 5♠ "
    "Q♥ 6♦ A♣ 3♣ J♠ 5♥ J♣ 2♠ 6♣ 3♦ 5♦ Q♦ 7♦ 2♦ A♠ 3♠ 6♥ 2♥ A♦ 7♥",
    7: "3♣ 6♣ 5♣ K♣ 3♠ Q♠ 2♣ J♥ 5♥ 5♠ K♦ 7♣ 4♦ K♥ 7♥ A♦ A♥ J♣ A♠ Q♦ "
    "2♥ 4♣ Q♣ 2♠ 7♦ 7♠ J♦ 6♦ K♠ Q♥ 3♥ 3♦ 4♠ 4♥ 6♠ J♠ A♣ 6♥ 2♦ 5♦",
    LARGEST_SEED: "A♥ 2♣ 3♣ A♠ 7♣ 5♣ J♥ Q♦ 5♥ 7♥ 3♠ 6♣ K♦ 2♥ 5♠ J♠ 7♦ Q♠ A♣ 4♠ "
    "6♠ Q♥ K♥ 2♠ 6♦ 2♦ 3♦ K♣ Q♣ 4♣ 4♥ J♣ 7♠ A♦ K♠ 3♥ J♦ 6♥ 4♦ 5♦",
}


@pytest.mark.parametrize("seed", VECTORS)
def test_deal_1_a_seed_shuffles_the_same_for_ever(seed: int) -> None:
    """DEAL-1: seeds are printed on worksheets, so their deals never change."""
    assert " ".join(map(str, shuffled(seed))) == VECTORS[seed]
    assert shuffled(str(seed)) == shuffled(seed)


def test_the_generator_is_splitmix64() -> None:
    """The generator gives SplitMix64's published reference values for the seed 1234567."""
    stream = numbers(1234567)
    assert [next(stream) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_shuffle_is_fair_enough() -> None:
    """Over 4000 seeds every card comes first about a hundred times."""
    first = Counter(shuffled(seed)[0] for seed in range(4000))
    assert len(first) == 40
    assert 60 < min(first.values()) <= max(first.values()) < 150


@given(st.permutations(DECK))
def test_deal_2_3_4_from_any_deck(deck: list[Card]) -> None:
    """DEAL-2, DEAL-3, DEAL-4: who gets which card of a given pack."""
    deal = Deal.from_deck(deck)
    assert deal.hand(Seat.RIGHT) == (deck[0], deck[4], deck[8])
    assert deal.hand(Seat.LEFT) == (deck[1], deck[5], deck[9])
    assert deal.hand(Seat.MAYOR) == tuple(deck[i] for i in (2, 3, 6, 7, 10, 11))
    assert deal.indicator is deck[12]
    assert deal.trump is deck[12].suit
    assert deal.stock == (*deck[13:], deck[12])
    assert len(deal.stock) == 28


def test_deal_5_only_six_cards_to_the_mayor() -> None:
    """DEAL-5: four cards are refused by name, with the reason, in every language."""
    with pytest.raises(UnsupportedVariant) as caught:
        Game.deal(7, Rules(mayor_cards=4))
    assert caught.value.rule == "DEAL-5"
    assert "no source states them all" in str(caught.value)
    assert caught.value.say(Words.of("pt")).startswith(
        "A variante de quatro cartas está incompleta, e por isso aqui não se joga."
    )
    for number in (0, 5, 7, -6):
        with pytest.raises(UnsupportedVariant):
            Rules(mayor_cards=number)
    assert Rules(mayor_cards=6) == Rules()


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (DECK[:39], "card-missing"),
        ((*DECK[:39], DECK[0]), "card-twice"),
        ((*DECK, DECK[0]), "card-twice"),
        ((), "card-missing"),
        ("", "card-missing"),
        ("A♥ Z9", "card"),
    ],
)
def test_what_is_no_pack(cards: str | tuple[Card, ...], code: str) -> None:
    """DECK-1: a deck of 39, or with a double, is refused."""
    with pytest.raises(NotationError) as caught:
        Game.from_deck(cards)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "seed", [-1, LARGEST_SEED + 1, "", "x", "7.0", "٧", "1_0", 7.0, None, True]
)
def test_what_is_no_seed(seed: object) -> None:
    """A seed is a whole number that every JSON parser can represent."""
    with pytest.raises(NotationError) as caught:
        parse_seed(seed)  # type: ignore[arg-type]
    assert caught.value.code == "seed"


def test_deals_show_how_to_make_them() -> None:
    """A deal from a seed equals the one from its pack; each shows how to make it."""
    seeded = Deal.from_seed(7)
    laid = Deal.from_deck(VECTORS[7])
    assert seeded == laid
    assert hash(seeded) == hash(laid)
    assert eval(repr(seeded)) == eval(repr(laid)) == seeded
