"""A game of Brisca Rematada: REM-1, REM-2, REM-3, REM-6, REM-7, REM-8."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import Card, IllegalMove, NotationError, Suit, Words
from alcalde.rematada import (
    PACK,
    Bid,
    LayAside,
    NameTrump,
    Pass,
    Rematada,
    RematadaPlay,
    RematadaSeat,
    RematadaTrick,
    shuffled,
)
from alcalde.rematada.moves import Move
from tests.engine.games import SEEDS
from tests.engine.rematada_games import CHOICES, played

ROUND = ("right", "left", "dealer")


def beats(card: Card, other: Card, led: Suit, trump: Suit) -> bool:
    """Return whether one card beats another, by lists: a naive formulation of PLAY-5."""
    height = "567JQK3A"
    worth = {suit: 0 for suit in Suit} | {led: 1} | {trump: 2}
    mine = worth[card.suit], height.index(str(card)[0])
    theirs = worth[other.suit], height.index(str(other)[0])
    return mine > theirs


@given(SEEDS, CHOICES, st.booleans())
def test_thirty_two_cards_are_somewhere_exactly_once(
    seed: int, choices: list[int], seeded: bool
) -> None:
    """REM-1, REM-3, REM-6, REM-8: in every state; 120 points in total; ten tricks or none."""
    start = Rematada.deal(seed) if seeded else Rematada.from_deck(shuffled(seed))
    states = played(start, choices)
    for number, game in enumerate(states):
        hidden = () if game.contractor else game.talon
        hands = [card for seat in RematadaSeat for card in game.hand(seat)]
        everywhere = [*hands, *hidden, *game.table, *game.pile, *game.out_of_play]
        assert len(everywhere) == 32
        assert set(everywhere) == set(PACK)
        assert game.moves_made == number
        assert (game.turn is None) == game.over == (game.legal() == ())
    last = states[-1]
    assert sum(card.points for card in (*last.pile, *last.out_of_play)) in (0, 120)
    assert last.phase in ("void", "over")
    assert len(last.history) == (10 if last.phase == "over" else 0)
    assert last.next_dealer is RematadaSeat.RIGHT
    assert start.next_dealer is None


@given(SEEDS, CHOICES)
def test_the_course_of_a_game(seed: int, choices: list[int]) -> None:
    """REM-6, REM-7, REM-8: the order of the phases, who leads, who wins, where cards go."""
    states = played(Rematada.deal(seed), choices)
    phases = list(dict.fromkeys(game.phase for game in states))
    last = states[-1]
    if last.phase == "void":
        assert phases == ["auction", "void"]
        return
    assert phases == ["auction", "talon", "trump", "tricks", "over"]
    contractor = last.contractor
    assert contractor
    taken = next(game for game in states if game.phase == "talon")
    assert taken.hand(contractor)[-2:] == taken.talon
    assert len(taken.hand(contractor)) == 12
    leader, pile = "right", list(last.laid_aside)
    lost: list[Card] = []
    for trick in last.history:
        assert str(trick.leader) == leader
        best = 0
        for place in (1, 2):
            if beats(trick.cards[place], trick.cards[best], trick.cards[0].suit, trick.trump):
                best = place
        leader = ROUND[(ROUND.index(leader) + best) % 3]
        assert str(trick.winner) == leader
        (pile if leader == str(contractor) else lost).extend(trick.cards)
    assert (tuple(pile), tuple(lost)) == (last.pile, last.out_of_play)
    assert len(last.pile) % 3 == 2


@given(SEEDS, CHOICES)
def test_check_can_and_play_agree(seed: int, choices: list[int]) -> None:
    """REM-6, REM-7: `check`, `can`, `play` and `legal` agree on every conceivable move."""
    for game in played(Rematada.deal(seed), choices)[::5]:
        legal = set(game.legal())
        tried: list[Move] = [Pass(seat) for seat in RematadaSeat]
        tried += [Bid(seat, n) for seat in RematadaSeat for n in (99, 150)]
        tried += [NameTrump(seat, suit) for seat in RematadaSeat for suit in Suit]
        tried += [LayAside(seat, game.hand(seat)[:2]) for seat in RematadaSeat]
        tried += [RematadaPlay(seat, card) for seat in RematadaSeat for card in PACK]
        for move in tried:
            assert game.can(move) == (move in legal)
        move = next(move for move in tried if move not in legal)
        for door in (game.check, game.play):
            with pytest.raises(IllegalMove) as caught:
                door(move)
            assert caught.value.rule.startswith("REM-")
            assert "{" not in caught.value.say(Words.of("es"))
        if game.phase == "talon":
            assert len(legal) == 66
        if game.phase == "tricks":
            assert game.turn
            assert legal == {RematadaPlay(game.turn, card) for card in game.hand(game.turn)}


def bought() -> Rematada:
    """Return a game in which the player on the right has won the auction at 100."""
    game = Rematada.deal(7)
    return game.play(Bid("right", 100)).play(Pass("left")).play(Pass("dealer"))


def begun() -> Rematada:
    """Return the same game at the first play."""
    game = bought()
    game = game.play(LayAside("right", game.hand("right")[:2]))
    return game.play(NameTrump("right", "♥"))


def refused(game: Rematada, move: object) -> str:
    """Return the refusal's code, rule and sentence; the game is unchanged."""
    before = pickle.dumps(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)  # type: ignore[arg-type]
    assert pickle.loads(before) == game
    return f"{caught.value.code} {caught.value.rule}: {caught.value}"


def test_what_is_refused_before_the_tricks() -> None:
    """REM-6: wrong steps, numbers of cards, cards not in hand and players who may not."""
    game, first = bought(), begun()
    right, left = game.hand("right"), game.hand("left")
    runs = "The auction is not over: the next to bid or pass is the player on the right."
    for move in (
        LayAside("right", right[:2]),
        NameTrump("right", "♥"),
        RematadaPlay("right", right[0]),
    ):
        assert refused(Rematada.deal(7), move) == f"auction-runs REM-4: {runs}"
    assert refused(game, LayAside("right", left[:2])) == (
        f"not-in-hand REM-6: {min(left[:2], key=PACK.index)} is not in this hand."
    )
    for n in (0, 1, 3):
        assert refused(game, LayAside("right", right[:n])) == (
            f"two-aside REM-6: Two cards are laid aside, not {n}."
        )
    assert refused(game, LayAside("right", right[:1] * 2)) == (
        f"card-twice REM-6: {right[0]} is there twice: every card is different."
    )
    assert refused(game, LayAside("left", left[:2])) == (
        "not-contractor REM-6: The player on the left has not won the auction: the player on the "
        "right has."
    )
    assert refused(game, NameTrump("right", "♥")) == (
        "not-yet REM-6: First the player on the right lays two cards aside."
    )
    aside = game.play(LayAside("right", right[:2]))
    assert refused(aside, RematadaPlay("right", right[2])) == (
        "not-yet REM-6: First the player on the right names the trump suit."
    )
    assert refused(aside, LayAside("right", right[2:4])) == (
        "laid-aside REM-6: Two cards have been laid aside already."
    )
    assert refused(aside, NameTrump("dealer", "♥")).startswith("not-contractor REM-6: The dealer")
    assert refused(first, NameTrump("right", "♠")) == (
        "trump-named REM-6: The trump suit has been named: ♥."
    )
    assert refused(first, Pass("right")).startswith("auction-over REM-4: The auction is over")
    with pytest.raises(NotationError, match="is not a suit"):
        NameTrump("right", "")
    with pytest.raises(TypeError):
        game.can("A♥")  # type: ignore[arg-type]


def test_what_is_refused_in_the_tricks() -> None:
    """REM-7: plays out of turn, not in hand or played before; REM-5: any after three passes."""
    game = begun()
    card = game.hand("right")[0]
    assert refused(game, RematadaPlay("left", card)) == (
        "turn REM-7: The next to play is the player on the right."
    )
    strange = game.hand("left")[0]
    assert refused(game, RematadaPlay("right", strange)) == (
        f"not-in-hand REM-7: {strange} is not in this hand."
    )
    for _ in range(3):
        game = game.play(game.legal()[0])
    assert game.turn
    assert refused(game, RematadaPlay(game.turn, card)) == (
        f"played-already REM-7: {card} has been played already, in trick 1."
    )
    while not game.over:
        game = game.play(game.legal()[0])
    assert refused(game, RematadaPlay("right", card)) == (
        "over REM-7: The game is over: all ten tricks have been played."
    )
    void = Rematada.deal(7)
    for seat in ROUND:
        void = void.play(Pass(seat))
    assert refused(void, RematadaPlay("right", card)) == (
        "void REM-5: This deal is void: all three have passed."
    )
    assert void.pile == void.out_of_play == ()
    for wrong in ("2♠", "4♥", "10♥"):
        with pytest.raises(NotationError):
            RematadaPlay("right", wrong)


def test_a_move_leaves_the_state_as_it_was() -> None:
    """States are frozen: a game can be played on from any of them, twice."""
    game = begun()
    first, second = (game.play(move) for move in game.legal()[:2])
    assert len({game, first, second}) == 3
    assert game == begun()
    assert game.trick is None
    assert first.trick
    assert first.trick.cards == (game.hand("right")[0],)
    with pytest.raises(AttributeError, match="frozen"):
        game.leader = RematadaSeat.LEFT
    assert copy.deepcopy(first) is first
    assert pickle.loads(pickle.dumps(first)) == first
    assert repr(bought()) == "<Rematada: talon, 0 tricks, right to move>"


@given(
    st.lists(st.sampled_from(PACK), unique=True, min_size=3, max_size=3),
    st.sampled_from(list(Suit)),
    st.sampled_from(list(RematadaSeat)),
)
def test_a_trick_of_three(cards: list[Card], trump: Suit, leader: RematadaSeat) -> None:
    """REM-7, PLAY-5: the winner, against the naive formulation, card by card, and the reasons."""
    trick = RematadaTrick(cards, trump=trump, leader=leader)
    for n in (1, 2, 3):
        part = trick.first(n)
        best = part.winning_card
        assert not any(beats(card, best, cards[0].suit, trump) for card in cards[:n])
        assert part.winner is leader.order[cards.index(best)]
        assert part.points == sum(part.sum)
    codes = [reason.code for reason in trick.explain()]
    assert codes[0] == "leads"
    assert codes[-1] == "wins"
    assert len(codes) == 5
    for lang in ("en", "es", "pt"):
        said = [reason.say(Words.of(lang)) for reason in (*trick.explain(), trick.worth)]
        assert not any("{" in line for line in said)
    assert eval(repr(trick)) == trick


@pytest.mark.parametrize(
    ("cards", "code"),
    [("", "trick-size"), ("A♥ 3♥ K♥ Q♥", "trick-size"), ("A♥ A♥", "card-twice"),
     ("2♥", "not-rematada")],
)  # fmt: skip
def test_what_is_no_trick(cards: str, code: str) -> None:
    """REM-7, REM-1: a trick has one to three different cards of the pack."""
    with pytest.raises(NotationError) as caught:
        RematadaTrick(cards, trump="♠", leader="right")
    assert caught.value.code == code
    with pytest.raises(NotationError, match="step"):
        RematadaTrick("A♥", trump="♠", leader="right").first(2)


def test_the_deal_passes_counter_clockwise() -> None:
    """REM-2: every seat deals once in three hands, and the right neighbour is next."""
    seat, order = RematadaSeat.DEALER, []
    for _ in range(3):
        order.append(str(seat))
        seat = seat.next
    assert order == ["dealer", "right", "left"]
    assert seat is RematadaSeat.DEALER
