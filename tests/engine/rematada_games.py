"""Random games of Brisca Rematada for the property tests."""

from hypothesis import strategies as st

from alcalde.rematada import Rematada

CHOICES = st.lists(st.integers(0, 130), min_size=8, max_size=40)


def played(start: Rematada, choices: list[int], most: int = 1000) -> list[Rematada]:
    """Return every state from `start` on; `choices` pick the legal moves in rotation.

    In an auction small numbers are likely, and half of the turns are passes.
    """
    games = [start]
    while not games[-1].over and len(games) <= most:
        legal = games[-1].legal()
        choice = choices[len(games) % len(choices)]
        if games[-1].phase == "auction":
            choice = choice // 2 if choice % 2 else 0
        games.append(games[-1].play(legal[choice % len(legal)]))
    return games
