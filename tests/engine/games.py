"""Random games for the property tests."""

from hypothesis import strategies as st

from alcalde import Game
from alcalde.seeds import LARGEST_SEED

SEEDS = st.integers(0, LARGEST_SEED)
CHOICES = st.lists(st.integers(0, 29), min_size=30, max_size=30)


def played(start: Game, choices: list[int]) -> list[Game]:
    """Return every state from `start` on, where each of `choices` picks one of the legal moves."""
    games = [start]
    for choice in choices:
        legal = games[-1].legal()
        games.append(games[-1].play(legal[choice % len(legal)]))
    return games
