"""Tricks: PLAY-2 to PLAY-7, COUNT-5, EX-1 and EX-2."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import (
    DECK,
    Card,
    IllegalMove,
    NotationError,
    Played,
    Reason,
    Seat,
    Suit,
    Trick,
    Words,
    order_of_play,
)

EN = Words.of("en")
SEATS = st.sampled_from(list(Seat))
SUITS = st.sampled_from(list(Suit))
FOUR = st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True).map(tuple)


def naive_winner(names: list[str], trump: str, leader: str) -> tuple[str, str]:
    """Return the winning seat and card by sorting strings, without the engine."""
    seats = ["right", "left", "mayor"]
    start = seats.index(leader)
    turn = [seat for seat in seats[start:] + seats[:start] for _ in range(1 + (seat == "mayor"))]
    trumps = [name for name in names if name.endswith(trump)]
    led = [name for name in names if name.endswith(names[0][-1])]
    best = sorted(trumps or led, key=lambda name: "2 4 5 6 7 J Q K 3 A".split().index(name[0]))[-1]
    return turn[names.index(best)], best


@given(FOUR, SUITS, SEATS)
def test_play_5_the_winner_agrees_with_a_naive_formulation(
    cards: tuple[Card, ...], trump: Suit, leader: Seat
) -> None:
    """PLAY-5: the highest trump, otherwise the highest card of the suit led."""
    trick = Trick.of(cards, trump=trump, leader=leader)
    seat, card = naive_winner([str(card) for card in cards], trump.symbol, leader.value)
    assert (trick.winner.value, str(trick.winning_card)) == (seat, card)


def test_ex_1_the_only_trump_takes_all() -> None:
    """EX-1: the mayor's 2♠ takes 11 + 10 + 0 + 4 = 25."""
    trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    assert trick.winner is Seat.MAYOR
    assert trick.winning_card is Card.parse("2♠")
    assert trick.sum == (11, 10, 0, 4)
    assert trick.points == 25
    assert [reason.say(EN) for reason in trick.explain()] == [
        "The right opponent leads A♥: hearts is the suit to beat.",
        "A♥ beats 3♥ because it ranks higher.",
        "2♠ beats A♥ because it is a trump.",
        "K♣ cannot win: neither trump nor the suit led.",
        "2♠ is the only trump: it takes the whole trick.",
        "The mayor wins the trick and leads next.",
    ]
    assert trick.worth.say(EN) == "The trick is worth 11 + 10 + 0 + 4 = 25 points."


def test_ex_2_without_the_trump_the_ace_wins_the_same_points() -> None:
    """EX-2, COUNT-5: with 2♦ Isaac's ace wins; who wins and how much are two questions."""
    trick = Trick.of("A♥ 3♥ 2♦ K♣", trump="♠", leader="right")
    assert trick.winner is Seat.RIGHT
    assert trick.winning_card is Card.parse("A♥")
    assert trick.points == 25
    names = {Seat.RIGHT: "Isaac", Seat.LEFT: "Lena"}
    assert [reason.say(EN, names) for reason in trick.explain()] == [
        "Isaac leads A♥: hearts is the suit to beat.",
        "A♥ beats 3♥ because it ranks higher.",
        "2♦ cannot win: neither trump nor the suit led.",
        "K♣ cannot win: neither trump nor the suit led.",
        "No trump was played, so the highest card of hearts wins.",
        "Isaac wins the trick and leads next.",
    ]


def test_play_4_the_first_of_the_mayors_two_sets_the_suit() -> None:
    """PLAY-4: swapping the two changes the suit led and with it the winner."""
    trick = Trick.of("4♦ K♣ A♦ 3♣", trump="♠", leader="mayor")
    assert trick.led is Suit.DIAMONDS
    assert trick.winner is Seat.RIGHT
    assert [reason.code for reason in trick.explain()][:2] == ["leads", "first-of-two"]
    swapped = Trick.of("K♣ 4♦ A♦ 3♣", trump="♠", leader="mayor")
    assert swapped.led is Suit.CLUBS
    assert swapped.winner is Seat.LEFT


@given(FOUR, SUITS, SEATS)
def test_play_7_a_suit_neither_led_nor_trump_never_wins(
    cards: tuple[Card, ...], trump: Suit, leader: Seat
) -> None:
    """PLAY-7: only the lead and the trumps decide."""
    trick = Trick.of(cards, trump=trump, leader=leader)
    assert trick.winning_card.suit in (trick.led, trump)
    dead = {reason.params["card"] for reason in trick.explain() if reason.code == "cannot-win"}
    assert dead == {card for card in cards if card.suit not in (trick.led, trump)}


@given(FOUR, SUITS, SEATS)
def test_a_trick_grows_card_by_card(cards: tuple[Card, ...], trump: Suit, leader: Seat) -> None:
    """The first n cards are a trick too, and the whole trick repeats its reasons."""
    trick = Trick.of(cards, trump=trump, leader=leader)
    for n in range(1, 5):
        part = trick.first(n)
        assert part.cards == cards[:n]
        assert part.plays == tuple(map(Played, order_of_play(leader), cards[:n]))
        assert part.winning_card in part.cards
        assert part.complete == (n == 4)
        assert part == Trick(trump, leader, part.plays)
        if leader is not Seat.MAYOR:
            assert trick.explain()[:n] == part.explain()[:n]
    assert trick.first(4) == trick
    assert hash(trick.first(4)) == hash(trick)


@given(FOUR, SUITS, SEATS)
def test_every_card_has_its_reason(cards: tuple[Card, ...], trump: Suit, leader: Seat) -> None:
    """The reasons name every card, and each cites a rule of the ledger."""
    reasons = Trick.of(cards, trump=trump, leader=leader).explain()
    named = {value for reason in reasons for value in reason.params.values()}
    assert set(cards) <= named
    assert reasons[-1].code == "wins"
    assert reasons[-2].code in ("no-trump", "only-trump", "highest-trump")
    assert {reason.rule.partition("-")[0] for reason in reasons} <= {"PLAY", "DECK"}


def test_of_several_trumps_the_highest() -> None:
    """PLAY-5: trumps beat each other by rank, also when trump is led."""
    trick = Trick.of("A♠ 3♥ 2♠ 3♠", trump="♠", leader="left")
    assert trick.winner is Seat.LEFT
    assert trick.explain()[-2].say(EN) == "Of 3 trumps, A♠ is the highest."
    over = Trick.of("A♥ 2♠ 4♠ 3♥", trump="♠", leader="right")
    assert over.winning_card is Card.parse("4♠")
    assert over.explain()[3].say(EN) == "4♠ beats 3♥ because it is a trump."


def test_worth_in_singular_plural_and_nothing() -> None:
    """COUNT-5: the points, a single point, or nothing."""
    assert Trick.of("7♥ 6♥ 2♠ 4♣", trump="♠", leader="right").worth.say(EN) == (
        "The trick is worth nothing."
    )
    one = Reason("worth", {"sum": (1, 0, 0, 0), "points": 1})  # no trick is worth one point
    assert one.say(EN) == "The trick is worth 1 + 0 + 0 + 0 = 1 point."


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("A♥ 3♥ 2♠", "trick-size"),
        ("A♥ 3♥ 2♠ K♣ Q♣", "trick-size"),
        ("", "trick-size"),
        ("A♥ 3♥ A♥ K♣", "card-twice"),
        ("10♥ 3♥ 2♠ K♣", "rank"),
        ("Z9 3♥ 2♠ K♣", "card"),
    ],
)
def test_what_is_no_trick(cards: str, code: str) -> None:
    """PLAY-2, DECK-1: a trick has exactly four different cards of this pack."""
    for given_cards in (cards, tuple(cards.split()), iter(cards.split())):
        with pytest.raises(NotationError) as caught:
            Trick.of(given_cards, trump="♠", leader="right")
        assert caught.value.code == code


def test_plays_out_of_turn_are_no_trick() -> None:
    """PLAY-2: each seat plays in its turn, and a trick has one to four cards."""
    ace, three = Card.parse_all("A♥ 3♥")
    with pytest.raises(IllegalMove):
        Trick(Suit.SPADES, Seat.RIGHT, [(Seat.RIGHT, ace), (Seat.MAYOR, three)])
    for wrong in ([], [(Seat.RIGHT, ace), (Seat.LEFT, ace)]):
        with pytest.raises(NotationError):
            Trick(Suit.SPADES, Seat.RIGHT, wrong)
    trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    for n in (0, 5, -1, True, "1"):
        with pytest.raises(NotationError):
            trick.first(n)  # type: ignore[arg-type]


def test_representations() -> None:
    """A complete trick shows how to make it."""
    trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    assert eval(repr(trick)) == trick
    assert repr(trick.first(2)) == "<Trick A♥ 3♥, trump ♠, led by right>"
    assert repr(trick.explain()[4]) == "Reason('only-trump', {'card': Card.parse('2♠')})"
    assert trick != trick.first(3)
    assert trick != "A♥ 3♥ 2♠ K♣"
