"""Random hands of Brisca Rematada: a sample; `python -m benchmarks --only games` plays them all."""

import pytest

from alcalde.rematada import LayAside, Pass, Rematada
from benchmarks.rematada import broken, faults, run, states

GAMES = 400


def test_the_invariants_hold_in_many_hands() -> None:
    """REM-1, REM-3 to REM-8: the invariants hold in every state, by chance and by beginners."""
    found = {seed: faults for seed in range(GAMES) if (faults := broken(seed))}
    assert found == {}
    assert [figure.verdict for figure in run(20)] == ["", "ok", ""]


def test_all_ends_are_among_them() -> None:
    """REM-4, REM-5: the sample has void deals, made bids and failed ones."""
    ends = [list(states(Rematada.deal(seed), seed))[-1] for seed in range(60)]
    assert {game.phase for game in ends} == {"void", "over"}
    assert {game.result.made for game in ends if game.result} >= {False}


@pytest.mark.parametrize("field", ["hands", "table"])
def test_the_check_detects_a_corrupted_state(field: str) -> None:
    """REM-1: the check detects a corrupted state."""
    game = Rematada.deal(7)
    assert faults(game) == []
    wrong = object.__new__(Rematada)
    changed = {"hands": ((), (), ()), "table": game.talon}
    wrong._fill(*(changed[field] if n == field else getattr(game, n) for n in Rematada._slots))
    assert "thirty-two cards are not somewhere exactly once" in faults(wrong)
    assert not game.can(LayAside("right", game.hand("right")[:2]))
    assert game.can(Pass("right"))
