"""Random games for the property tests."""

from hypothesis import strategies as st

from alcalde import DECK, Card, Game, Rules
from alcalde.core.numbers import LARGEST_SEED

SEEDS = st.integers(0, LARGEST_SEED)
CHOICES = st.lists(st.integers(0, 29), min_size=30, max_size=30)


def played(start: Game, choices: list[int]) -> list[Game]:
    """Return every state from `start` on; each of `choices` picks one of the legal moves."""
    games = [start]
    for choice in choices:
        legal = games[-1].legal()
        games.append(games[-1].play(legal[choice % len(legal)]))
    return games


def whole(start: Game, choices: list[int]) -> list[Game]:
    """Return every state of a whole game, exchanges included; `choices` pick in rotation."""
    games = [start]
    while not games[-1].over:
        legal = games[-1].legal()
        games.append(games[-1].play(legal[choices[len(games) % len(choices)] % len(legal)]))
    return games


def dealt(rules: Rules, indicator: str, mayor: str = "", right: str = "", left: str = "") -> Game:
    """Return a game with these cards where they are named; others fill the remaining places."""
    places = {"right": [0, 4, 8], "left": [1, 5, 9], "mayor": [2, 3, 6, 7, 10, 11]}
    named: dict[int, Card] = {12: Card.parse(indicator)}
    for seat, cards in (("mayor", mayor), ("right", right), ("left", left)):
        named |= dict(zip(places[seat], Card.parse_all(cards), strict=False))
    others = (card for card in reversed(DECK) if card not in named.values())
    return Game.from_deck([named.get(place) or next(others) for place in range(40)], rules)
