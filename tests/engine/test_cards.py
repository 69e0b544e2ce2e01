"""Cards, suits and ranks: DECK-1 to DECK-5."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import DECK, AlcaldeError, Card, NotationError, Rank, Suit

CARDS = st.sampled_from(DECK)


def test_deck_1_forty_cards_without_eight_nine_ten() -> None:
    """DECK-1: four suits of ten ranks, every card once."""
    assert len(DECK) == 40
    assert len({str(card) for card in DECK}) == 40
    for suit in Suit:
        ranks = [card.rank.letter for card in DECK if card.suit is suit]
        assert " ".join(ranks) == "A 3 K Q J 7 6 5 4 2"
    for rank in ("8", "9", "10"):
        with pytest.raises(NotationError) as caught:
            Card.parse(f"{rank}♥")
        assert caught.value.code == "rank"
        assert caught.value.rule == "DECK-1"


def test_deck_2_order_from_high_to_low() -> None:
    """DECK-2: A 3 K Q J 7 6 5 4 2, each above all that follow, none above itself."""
    order = list("A3KQJ76542")
    for high, letter in enumerate(order):
        for low, other in enumerate(order):
            assert Rank.parse(letter).beats(Rank.parse(other)) == (high < low)


def test_deck_3_values() -> None:
    """DECK-3: A 11, 3 10, K 4, Q 3, J 2; 30 in a suit, 120 in the pack."""
    values = {rank.letter: rank.points for rank in Rank}
    assert values == dict(zip("A3KQJ76542", (11, 10, 4, 3, 2, 0, 0, 0, 0, 0), strict=True))
    for suit in Suit:
        assert sum(card.points for card in DECK if card.suit is suit) == 30
    assert sum(card.points for card in DECK) == 120


def test_deck_4_suits_in_drawing_order() -> None:
    """DECK-4: ♦ ♥ ♣ ♠, and no rule compares suits or cards of different suits."""
    assert "".join(suit.symbol for suit in Suit) == "♦♥♣♠"
    with pytest.raises(TypeError):
        sorted(DECK)  # type: ignore[type-var]


def test_deck_5_briscas_are_the_cards_that_score() -> None:
    """DECK-5: A 3 K Q J."""
    assert {card.rank.letter for card in DECK if card.is_brisca} == set("A3KQJ")
    assert all(card.is_brisca == (card.points > 0) for card in DECK)


@given(CARDS, st.sampled_from(["", "\ufe0f", "\ufe0e"]), st.booleans())
def test_every_spelling_is_the_same_object(card: Card, selector: str, lower: bool) -> None:
    """A card has one object, however it was written, copied or pickled."""
    for text in (str(card) + selector, card.code, f" {card.code} "):
        assert Card.parse(text.lower() if lower else text) is card
    assert copy.copy(card) is copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert Card(card.rank, card.suit) is card is DECK[card.index]
    assert eval(repr(card)) is card


def test_playing_card_characters() -> None:
    """The Unicode playing cards are parsed; 8, 9 and 10 are refused, since the pack lacks them."""
    assert Card.parse("🂱") is Card.parse("A♥")
    assert Card.parse("🃎") is Card.parse("K♦")
    assert Card.parse("🂢") is Card.parse("2♠")
    assert len({Card.parse(chr(c)) for c in range(0x1F0A1, 0x1F0DF) if _ours(c)}) == 40
    with pytest.raises(NotationError, match="10 is not in this pack"):
        Card.parse("🂺")
    with pytest.raises(NotationError, match="is not a card"):
        Card.parse("🂬")


def _ours(code: int) -> bool:
    return code & 15 in (1, 2, 3, 4, 5, 6, 7, 11, 13, 14)


@pytest.mark.parametrize("text", ["", " ", "A", "♥", "Z9", "AHH", "♥A", "A♥ 3♥", "joker", "\udcff"])
def test_what_is_no_card(text: str) -> None:
    """Anything else is refused in one sentence that quotes it."""
    with pytest.raises(NotationError) as caught:
        Card.parse(text)
    assert caught.value.code == "card"
    assert "write A♥ or AH" in str(caught.value)
    assert str(caught.value).isprintable()


@given(st.text())
def test_parsers_raise_nothing_but_their_own_errors(text: str) -> None:
    """Any text gives a value or an `AlcaldeError` with a sentence."""
    for parse in (Card.parse, Suit.parse, Rank.parse, Card.parse_all):
        try:
            parse(text)
        except AlcaldeError as error:
            assert str(error).isprintable()


@pytest.mark.parametrize("value", [None, 7, 1.5, b"AH", ["A♥"]])
def test_what_is_not_even_text(value: object) -> None:
    """Values of other types are refused in the same way."""
    for parse in (Card.parse, Suit.parse, Rank.parse):
        with pytest.raises(NotationError):
            parse(value)  # type: ignore[arg-type]


def test_cards_do_not_change() -> None:
    """A card is frozen."""
    card = Card.parse("A♥")
    with pytest.raises(AttributeError, match="frozen"):
        card.points = 12
    with pytest.raises(AttributeError, match="frozen"):
        del card.suit
    assert card.points == 11


def test_suits_and_ranks_from_their_values() -> None:
    """A suit is found by its symbol and a rank by its letter, the forms used in JSON."""
    assert Suit("♠") is Suit.SPADES
    assert Rank("3") is Rank.THREE
    assert [str(suit) for suit in Suit] == ["♦", "♥", "♣", "♠"]
    assert str(Rank.QUEEN) == "Q"
