"""The history of a game, and the computer players who move by themselves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from alcalde import Exchange, Game, Play, Rules, Seat
from alcalde.history import moves_of, states_of
from alcalde.players import beginner, chance, others_move
from tests.engine.games import CHOICES, SEEDS, dealt, whole

RULES = st.sampled_from([Rules(), Rules(exchange=True), Rules(exchange=True, two_takes="honours")])


@given(SEEDS, RULES, CHOICES, st.integers(0, 60))
def test_the_course_is_what_was_played(
    seed: int, rules: Rules, choices: list[int], end: int
) -> None:
    """PLAY-2, EXCH-5: every state in order, up to any moment, exchanges included."""
    states = whole(Game.deal(seed, rules), choices)[: end + 1]
    assert states_of(states[-1]) == tuple(states)
    assert len(moves_of(states[-1])) == len(states) - 1
    for before, move, after in zip(states, moves_of(states[-1]), states[1:], strict=False):
        assert before.play(move) == after


@given(SEEDS, RULES, st.sampled_from(list(Seat)), st.integers(0, 2**53), CHOICES)
def test_the_others_move_only_their_own_seats(
    seed: int, rules: Rules, seat: Seat, chances: int, choices: list[int]
) -> None:
    """SEAT-3: all of their moves are legal; the same state and seed give the same move."""
    game = Game.deal(seed, rules)
    for step in range(200):
        move = others_move(game, seat, beginner.choose, chances)
        assert move == others_move(game, seat, beginner.choose, chances)
        if move is None:
            if game.over:
                break
            assert game.turn is seat
            plays = [one for one in game.legal() if one.seat is seat]
            move = plays[choices[step % len(choices)] % len(plays)]
        else:
            assert move.seat is not seat
            assert game.turn is not seat
        game = game.play(move)
    assert game.over


def test_nobody_overtakes_the_two_with_the_seven() -> None:
    """EXCH-4: computer players who always exchange keep the seven back for that seat's two."""
    game = dealt(Rules(exchange=True), "A♠", right="7♠", mayor="2♠")

    def eager(observation: object, _: int) -> object:
        wishes = observation.may_exchange  # type: ignore[attr-defined]
        return wishes[0] if wishes else chance.choose(observation, 1)  # type: ignore[arg-type]

    first = others_move(game, Seat.MAYOR, eager, 1)  # type: ignore[arg-type]
    assert not isinstance(first, Exchange)
    assert others_move(game, Seat.LEFT, eager, 1) == Exchange("mayor", "2♠")  # type: ignore[arg-type]
    both = dealt(Rules(exchange=True), "A♠", right="7♠", left="2♠")
    assert others_move(both, Seat.MAYOR, eager, 1) == Exchange("left", "2♠")  # type: ignore[arg-type]
    alone = dealt(Rules(exchange=True), "2♠", right="7♠ A♠").play(Play("right", "A♠"))
    assert not isinstance(others_move(alone, Seat.MAYOR, eager, 1), Exchange)  # type: ignore[arg-type]
