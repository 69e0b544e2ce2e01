"""A whole game: PLAY-1 to PLAY-6, DRAW-1 to DRAW-4, COUNT-1 to COUNT-3, MATCH-1."""

import copy
import pickle
from itertools import permutations

import pytest
from hypothesis import given

from alcalde import (
    DECK,
    Card,
    Drawn,
    Game,
    IllegalMove,
    NotationError,
    Play,
    Rules,
    Seat,
    order_of_play,
    refill,
)
from tests.engine.games import CHOICES, SEEDS, played


@given(SEEDS, CHOICES)
def test_forty_cards_are_somewhere_exactly_once(seed: int, choices: list[int]) -> None:
    """DECK-1, COUNT-1: in every state; at the end both sides together have 120."""
    for game in played(Game.deal(seed), choices):
        captured = [card for seat in Seat for card in game.captured(seat)]
        hands = [card for seat in Seat for card in game.hand(seat)]
        everywhere = [*hands, *game.stock, *game.table, *captured]
        assert len(everywhere) == 40
        assert set(everywhere) == set(DECK)
        on_the_way = sum(card.points for card in (*hands, *game.stock, *game.table))
        assert sum(game.points) + on_the_way == 120
    assert game.result
    assert (game.result.mayor, game.result.opponents) == game.points


@pytest.mark.parametrize(
    ("winner", "order"),
    [
        ("right", ["right", "left", "mayor", "mayor"]),
        ("left", ["left", "mayor", "mayor", "right"]),
        ("mayor", ["mayor", "mayor", "right", "left"]),
    ],
)
def test_seven_refills_from_each_winner(winner: str, order: list[str]) -> None:
    """DRAW-1, DRAW-2, DRAW-3, DRAW-4: their order, the last card of the seventh, then none."""
    dealt = Game.deal(seed=7).dealt
    stock, refills = dealt.stock, []
    while stock:
        refills.append(refill(winner, stock))
        assert tuple(card for _, card in refills[-1]) == stock[:4]
        assert [drawn.seat.value for drawn in refills[-1]] == order
        stock = stock[4:]
    assert len(refills) == 7
    assert refills[-1][-1] == Drawn(Seat.parse(order[-1]), dealt.indicator)
    assert refill(winner, stock) == ()
    with pytest.raises(NotationError, match="not a seat"):
        refill("dealer", dealt.stock)


@given(SEEDS, CHOICES)
def test_the_course_of_a_game(seed: int, choices: list[int]) -> None:
    """PLAY-1, PLAY-2, PLAY-6, DRAW-1, DRAW-2, DRAW-3, DRAW-4: leads, turns and refills."""
    games = played(Game.deal(seed), choices)
    assert games[0].turn is Seat.RIGHT
    before = games[0]
    for number in range(10):
        after = games[3 * number + 3]
        trick = after.history[-1]
        assert len(after.history) == number + 1
        assert trick.leader is (before.history[-1].winner if number else Seat.RIGHT)
        order = order_of_play(trick.winner)
        if number < 7:
            assert after.drawn == tuple(map(Drawn, order, before.stock[:4]))
            assert len(after.stock) == 24 - 4 * number
            assert len(after.hand("mayor")) == 6
            assert len(after.hand("left")) == len(after.hand("right")) == 3
            for seat, card in after.drawn:
                assert card in after.hand(seat)
        else:
            assert after.drawn == ()
            assert len(after.hand("mayor")) == 2 * (9 - number)
        before = after
    assert games[21].drawn[-1].card is games[0].indicator
    assert games[20].indicator is games[0].indicator
    assert games[21].indicator is None
    assert {game.trump for game in games} == {games[0].dealt.trump}
    assert [game.over for game in games] == [False] * 30 + [True]


@given(SEEDS, CHOICES)
def test_check_can_and_play_agree(seed: int, choices: list[int]) -> None:
    """PLAY-3: any card is legal; `check`, `can` and `play` agree on every conceivable move."""
    for game in played(Game.deal(seed), choices)[::7]:
        legal = set(game.legal())
        seat = game.turn
        assert seat
        assert legal == {Play(seat, c) for c in permutations(game.hand(seat), seat.cards)}
        for card in DECK:
            for other in Seat:
                move = Play(other, (card,))
                assert game.can(move) == (move in legal)
                if move not in legal:
                    with pytest.raises(IllegalMove):
                        game.check(move)
                    with pytest.raises(IllegalMove):
                        game.play(move)


@given(SEEDS, CHOICES)
def test_a_play_can_be_picked_without_making_them_all(seed: int, choices: list[int]) -> None:
    """PLAY-3: `pick` gives the play at that position of the list, for every position."""
    for game in played(Game.deal(seed), choices)[:-1:5]:
        plays = game.legal()
        n = len(plays)
        assert tuple(game.pick((place + 0.5) / n) for place in range(n)) == plays
        assert (game.pick(0), game.pick(1 - 2**-53)) == (plays[0], plays[-1])


@pytest.mark.parametrize("chance", [1, -0.1, 2, float("nan"), float("inf"), True, "0.5", None])
def test_a_pick_needs_a_number_below_one(chance: object) -> None:
    """PLAY-3: other numbers are refused by name, and so is a pick after the end."""
    with pytest.raises(NotationError, match="picks no play") as caught:
        Game.deal(7).pick(chance)  # type: ignore[arg-type]
    assert caught.value.code == "chance"
    with pytest.raises(IllegalMove, match="The game is over"):
        played(Game.deal(7), [0] * 30)[-1].pick(0.5)


def test_a_move_leaves_the_state_as_it_was() -> None:
    """States are frozen: play can continue from any of them, more than once."""
    game = Game.deal(7)
    first, second, third = (game.play(move) for move in game.legal())
    assert len({game, first, second, third}) == 4
    assert game == Game.deal(7)
    assert first.trick
    assert first.trick.cards == game.hand("right")[:1]
    assert game.trick is None
    with pytest.raises(AttributeError, match="frozen"):
        game.leader = Seat.LEFT
    with pytest.raises(AttributeError, match="frozen"):
        del game.leader
    assert copy.deepcopy(first) is copy.copy(first) is first
    assert pickle.loads(pickle.dumps(first)) == first


def refused(game: Game, seat: str, cards: str | tuple[Card, ...]) -> str:
    """Return the refusal's code and sentence."""
    with pytest.raises(IllegalMove) as caught:
        game.play(Play(seat, cards))
    return f"{caught.value.code}: {caught.value}"


def test_what_is_refused() -> None:
    """PLAY-2: plays out of turn, of a wrong number of cards, or of cards not in hand."""
    game = Game.deal(7)
    right, left, mayor = (game.hand(seat) for seat in ("right", "left", "mayor"))
    assert refused(game, "left", left[:1]) == "turn: It is the right opponent’s turn."
    assert refused(game, "right", right[:2]) == (
        "one-card: The right opponent plays one card, not 2."
    )
    assert refused(game, "right", "") == "one-card: The right opponent plays one card, not 0."
    assert refused(game, "right", left[:1]) == f"not-in-hand: {left[0]} is not in this hand."
    game = game.play(Play("right", right[:1])).play(Play("left", left[:1]))
    assert refused(game, "mayor", mayor[:1]) == (
        "choose-one-more: The mayor plays two cards: choose one more."
    )
    assert refused(game, "mayor", mayor[:3]) == "two-cards: The mayor plays two cards, not 3."
    assert refused(game, "mayor", mayor[:1] * 2) == (
        f"card-twice: {mayor[0]} is there twice: every card is different."
    )
    with pytest.raises(TypeError):
        game.can("A♥")  # type: ignore[arg-type]
    over = played(Game.deal(7), [0] * 30)[-1]
    assert over.legal() == ()
    assert over.turn is None
    assert (
        refused(over, "right", "A♥") == "over: The game is over: all ten tricks have been played."
    )


def test_match_1_one_deal_is_a_complete_game() -> None:
    """MATCH-1, COUNT-2, COUNT-3: the result names the next mayor, with no match around it."""
    states = played(Game.deal(7), [0] * 30)
    assert [game.result for game in states[:-1]] == [None] * 30
    result = states[-1].result
    assert result
    assert result.mayor == 52
    assert result.next_mayor is Seat.RIGHT


def test_faq_1_and_2_four_cards_and_any_card() -> None:
    """FAQ-1, FAQ-2: a trick has four cards, and nobody must follow suit."""
    game = Game.from_deck(DECK)
    assert [len(trick.cards) for trick in played(Game.deal(7), [3] * 30)[-1].history] == [4] * 10
    assert set(game.legal()) == {Play("right", (card,)) for card in game.hand("right")}


def test_representations() -> None:
    """A state shows its progress, a move how to make it."""
    game = Game.deal(7)
    assert repr(game) == "<Game: 0 tricks, 0-0, right to play>"
    assert repr(played(Game.deal(7), [0] * 30)[-1]) == "<Game: 10 tricks, 52-68, over>"
    move = game.legal()[0]
    assert eval(repr(move)) == move
    assert str(move) == "right 3♣"
    assert (
        repr(game.rules)
        == repr(Rules())
        == ("Rules(exchange=False, two_takes='any', mayor_cards=6)")
    )
