"""The endgame: the search agrees with exhaustive search (DRAW-4)."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde import Game, IllegalMove, Rules, Seat
from alcalde.players import Observation, play_out
from alcalde.players.determinization import determinizations
from alcalde.players.endgame import Solver, solve_endgame
from tests.engine.games import CHOICES, SEEDS, whole


def forced(game: Game) -> int:
    """Return the mayor's points under best play, by playing every possible game to its end."""
    if game.over:
        return game.points[0]
    ends = [forced(game.play(move)) for move in game.legal()]
    return max(ends) if game.turn is Seat.MAYOR else min(ends)


@settings(max_examples=12, deadline=None)
@given(SEEDS, CHOICES, st.integers(8, 9), st.integers(0, 2))
def test_as_trying_everything(seed: int, choices: list[int], tricks: int, more: int) -> None:
    """DRAW-4, PLAY-4: with one or two tricks left, at the start of a trick and within it."""
    states = whole(Game.deal(seed), choices)
    start = next(n for n, state in enumerate(states) if len(state.history) == tricks)
    game = states[start + more]
    found = {one.play: one.points for one in solve_endgame(game)}
    assert found == {move: forced(game.play(move)) for move in game.legal()}


def test_as_trying_everything_from_the_last_refill_on() -> None:
    """DRAW-4: all three tricks without drawing, after the first opponent has led."""
    states = [state for seed in range(9) for state in whole(Game.deal(seed), [*range(seed, 60)])]
    last = [s for s in states if len(s.history) == 7 and len(s.table) == 2]
    state = next(s for s in last if s.turn is Seat.MAYOR)
    best = solve_endgame(state)
    play = best[0].play
    assert best[0].points == forced(state.play(play))


@given(SEEDS, CHOICES)
def test_nobody_does_better_than_the_best(seed: int, choices: list[int]) -> None:
    """COUNT-1: a play is worth what the best reply to it is worth, and final counts add up."""
    states = [s for s in whole(Game.deal(seed), choices) if not s.stock and not s.over]
    for game in states:
        found = solve_endgame(game)
        assert {one.play for one in found} == {*game.legal()}
        assert len(found) == len(game.legal())
        values = [one.points for one in found]
        assert values == sorted(values, reverse=game.turn is Seat.MAYOR)
        assert all(game.points[0] <= value <= 120 - game.points[1] for value in values)
        after = game.play(found[0].play)
        if not after.over:
            assert solve_endgame(after)[0].points == found[0].points
        else:
            assert after.points[0] == found[0].points


def test_refused_while_cards_are_drawn_and_after_the_end() -> None:
    """DRAW-4, PLAY-2: the sentence says how many cards are left."""
    with pytest.raises(IllegalMove, match="28 cards are left") as left:
        solve_endgame(Game.deal(7))
    assert (left.value.code, left.value.rule) == ("stock-left", "DRAW-4")
    with pytest.raises(IllegalMove, match="The game is over"):
        solve_endgame(play_out(Game.deal(7), 1))


@given(SEEDS, CHOICES, st.integers(0, 30), st.sampled_from(Seat), st.booleans())
def test_sampled_deals_fit_what_a_seat_knows(
    seed: int, choices: list[int], stop: int, seat: Seat, exchange: bool
) -> None:
    """SEAT-3: hands have the right size, no card is there twice, and seen cards stay in place."""
    states = whole(Game.deal(seed, Rules(exchange=exchange)), choices)
    game = states[min(stop, len(states) - 1)]
    observation = Observation.of(game, seat)
    for way in islice(determinizations(observation, seed), 5):
        assert [len(hand) for hand in way.hands] == [len(hand) for hand in game.hands]
        held = [card for hand in way.hands for card in hand]
        assert len(held) == len({*held})
        assert set(way.hands[seat.index]) == set(game.hand(seat))
        if seat is not Seat.MAYOR and not game.stock:
            assert [{*hand} for hand in way.hands] == [{*hand} for hand in game.hands]
        for holder, card in observation.shown:
            assert card in way.hands[holder.index]
            assert card in game.hand(holder)


def test_results_are_cached() -> None:
    """DRAW-4: the same cards at the start of a trick are searched once."""
    game = play_out(Game.deal(5), 5)
    last = game.history[-1]
    search = Solver(game.trump)
    hands = tuple(tuple(play.card for play in last.plays if play.seat is seat) for seat in Seat)
    assert search.value(hands, last.leader) == search.value(hands, last.leader)
    assert len(search._bounds) == 1
