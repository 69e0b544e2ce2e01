"""What the beginner of Brisca Rematada weighs up, computed again (REM-4 to REM-9)."""

from itertools import combinations

import pytest
from hypothesis import given

from alcalde import Card, Suit
from alcalde.rematada import Bid, Pass, Rematada, RematadaObservation
from alcalde.rematada.beginner import best_suit, choose, estimate
from alcalde.rematada.moves import LayAside, NameTrump, RematadaPlay
from tests.engine.games import SEEDS
from tests.engine.rematada_games import CHOICES, played

ORDER = "567JQK3A"
POINTS = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}


def points(cards: tuple[Card, ...]) -> int:
    """Return what cards score."""
    return sum(POINTS.get(card.rank.letter, 0) for card in cards)


def winner(cards: tuple[Card, ...], trump: Suit) -> int:
    """Return the place of the card that wins among these, in the order played."""

    def height(place: int) -> tuple[bool, bool, int]:
        card = cards[place]
        return (card.suit is trump, card.suit is cards[0].suit, ORDER.index(card.rank.letter))

    return max(range(len(cards)), key=height)


def kept(card: Card, trump: Suit) -> float:
    """Return what the beginner thinks that a card is worth keeping."""
    if card.suit is trump:
        return 2 + 0.3 * card.strength + points((card,)) / 2
    return 0.02 * card.strength


def worth(card: Card, seen: RematadaObservation) -> float:
    """Return what a card wins for its side on average, less what it is worth keeping."""
    contractor, trump = seen.auction.contractor, seen.trump
    assert trump
    ours = [seat is contractor for seat in seen.leader.order]
    me = len(seen.table)
    cards = (*seen.table, card)
    best = winner(cards, trump)
    later = ours[me + 1 :]
    others = [side for side in later if side is not ours[me]]
    chance = 0.0
    if ours[best] is ours[me]:
        beating = [one for one in seen.unseen if winner((cards[best], one), trump) == 1]
        chance = 1.0
        if others and seen.unseen:
            chance = (1 - len(beating) / len(seen.unseen)) ** len(others)
    elif len(others) < len(later):
        chance = 0.4
    return (points(cards) + 3 * len(later)) * (2 * chance - 1) - kept(card, trump)


def bonus(cards: tuple[Card, ...], trump: Suit) -> int:
    """Return the bonus for the pairs of king and queen among some cards (REM-9)."""
    found = {str(card) for card in cards}
    return sum(40 if suit is trump else 20 for suit in Suit if {f"K{suit}", f"Q{suit}"} <= found)


def aside(cards: tuple[Card, ...], trump: Suit) -> float:
    """Return what two cards laid aside count, less what they could win."""
    winners = [card for card in cards if card.suit is trump or card.rank.letter == "A"]
    return points(cards) + bonus(cards, trump) - sum(12 + card.strength for card in winners)


@given(SEEDS, CHOICES)
def test_the_beginner_chooses_what_is_worth_most(seed: int, choices: list[int]) -> None:
    """REM-5 to REM-8: the cards of the talon, the trump suit and each card, computed again."""
    for game in played(Rematada.deal(seed), choices)[:-1]:
        assert game.turn
        seen = RematadaObservation.of(game, game.turn)
        move = choose(seen, seed)
        if isinstance(move, LayAside):
            trump = best_suit(seen.hand)
            values = [aside(pair, trump) for pair in combinations(seen.hand, 2)]
            assert aside(tuple(move.cards), trump) == pytest.approx(max(values))
        elif isinstance(move, NameTrump):
            assert move.suit is best_suit(seen.hand + seen.laid_aside)
        elif isinstance(move, RematadaPlay):
            most = max(worth(card, seen) for card in seen.hand)
            assert worth(move.card, seen) == pytest.approx(most, abs=2e-6)


@given(SEEDS, CHOICES)
def test_the_beginner_bids_what_the_hand_should_score(seed: int, choices: list[int]) -> None:
    """REM-4: it passes below the minimum, opens with the minimum, and raises by five more."""
    for game in played(Rematada.deal(seed), choices):
        if game.phase != "auction" or game.turn is None:
            continue
        seen = RematadaObservation.of(game, game.turn)
        expected = max(hand_worth(seen.hand, suit) for suit in Suit)
        least = seen.auction.minimum
        move = choose(seen, seed)
        if least is None or expected < least:
            assert move == Pass(game.turn)
        else:
            more = least > 100 and expected >= least + 5
            assert move == Bid(game.turn, least + 5 if more else least)


def hand_worth(hand: tuple[Card, ...], trump: Suit) -> float:
    """Return what a hand should score with a suit as trump: its cards, and what they bring in."""
    trumps = tuple(card for card in hand if card.suit is trump)
    aces = tuple(card for card in hand if card.rank.letter == "A" and card.suit is not trump)
    held = points(trumps) + points(aces)
    return 8 + held + 8 * len(trumps) + 11 * len(aces) + 0.9 * bonus(hand, trump)


@given(SEEDS)
def test_the_beginner_estimates_a_hand(seed: int) -> None:
    """REM-9: trumps, aces and pairs, for each of the four suits."""
    hand = Rematada.deal(seed).hand("right")
    for suit in Suit:
        assert estimate(hand, suit) == pytest.approx(hand_worth(hand, suit))


RAISED = "A♥ 3♥ K♥ Q♥ J♥ 7♥ A♠ 3♠ A♣ K♣"
HELD = "A♥ K♥ Q♥ 7♥ A♠ 3♠ K♣ 5♣ 7♦ 6♦"


def answer(hand: str, before: int | None) -> Bid | Pass:
    """Return what a hand says first of all, or after a bid of the right-hand opponent."""
    cards = Card.parse_all(hand)
    others = iter(card for card in Rematada.deal(1).dealt.deck if card not in cards)
    first = 0 if before is None else 1
    held = dict(zip(range(first, 30, 3), cards, strict=True))
    game = Rematada.from_deck([held.get(place) or next(others) for place in range(32)])
    if before is not None:
        game = game.play(Bid("right", before))
    assert game.turn
    said = choose(RematadaObservation.of(game, game.turn), 1)
    assert isinstance(said, Bid | Pass)
    return said


def test_an_opening_bid_is_the_least_and_a_raise_is_higher() -> None:
    """REM-4: with the same good hand, 100 opens, and 100 is answered with 106."""
    assert answer(RAISED, None) == Bid("right", 100)
    assert answer(RAISED, 100) == Bid("left", 106)


@pytest.mark.parametrize(
    ("before", "said"), [(109, 115), (110, 116), (111, 112), (115, 116), (116, None)]
)
def test_a_hand_bids_up_to_just_what_it_should_score(before: int, said: int | None) -> None:
    """REM-4: a hand worth 116 bids 116, by five more or as the least, and passes from 117 on."""
    assert estimate(Card.parse_all(HELD), Suit.HEARTS) == pytest.approx(116)
    assert answer(HELD, before) == (Pass("left") if said is None else Bid("left", said))
