"""Random games in bulk: a sample here, all of them in `python -m benchmarks --only games`."""

import random

import pytest

from alcalde import Game, Rules
from alcalde.core.values import draft_of
from benchmarks.games import broken, faults, run, states

GAMES = 1500


def test_the_invariants_hold_in_many_games() -> None:
    """DECK-1, PLAY-2, PLAY-3, DRAW-1, COUNT-1: the invariants hold in every state."""
    found = {seed: faults for seed in range(GAMES) if (faults := broken(seed))}
    assert found == {}
    assert [figure.verdict for figure in run(20)] == ["", "ok", ""]


def test_both_ways_of_playing_are_among_them() -> None:
    """EXCH-1: some games have exchanges, and some have none."""
    ends = [
        list(states(Game.deal(seed, Rules(exchange=True)), random.Random(seed)))[-1]
        for seed in range(60)
    ]
    assert {len(game.exchanges) for game in ends} >= {0, 1}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"stock": ()}, "forty cards are not somewhere exactly once"),
        ({"stock": ()}, "the points do not make 120"),
        ({"stock": ()}, "the stock has another size"),
        ({"turn": None}, "it is over too soon or too late"),
        ({"hands": ((), (), ())}, "a hand has another size"),
    ],
)
def test_the_check_detects_a_corrupted_state(change: dict[str, object], fault: str) -> None:
    """DECK-1: the check detects a corrupted state."""
    game = Game.deal(7)
    wrong = draft_of(Game)()
    for name in Game._slots:
        setattr(wrong, name, change.get(name, getattr(game, name)))
    wrong.__class__ = Game
    assert faults(game) == []
    assert fault in faults(wrong)
