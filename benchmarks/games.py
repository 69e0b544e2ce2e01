"""Part (e): very many random games, with the invariants checked in every state."""

import random
from collections.abc import Iterator
from time import process_time

from alcalde import DECK, Exchange, Game, Rules, Seat, read_record, write_record
from alcalde.exchange import exchanges_of
from benchmarks.figures import Figure

GAMES = 100_000
RECORDED = 50
"""One game in this many is also written as a record and read back."""

NOTE = f"""\
  {GAMES:,} games at random, half of them with the exchange, each played to its end. In every state:
  the forty cards are somewhere exactly once, the hands have their sizes, the points make 120, some
  move is allowed until ten tricks are over and none after. One game of {RECORDED} is written down
  and read back, and plays of the legal list are compared with those that are picked. After them as
  many hands of Brisca Rematada, checked alike, one in ten of them played by beginners.
"""

_ALL = frozenset(DECK)
_LAST_HANDS = {7: 6, 8: 4, 9: 2, 10: 0}
"""The size of the mayor's hand once the stock is used up, by the number of tricks played."""


def run(games: int = GAMES) -> list[Figure]:
    """Play games and count broken invariants.

    Args:
        games: how many; their seeds are 0, 1, 2 and so on.
    """
    start = process_time()
    found = [f"game {seed}: {fault}" for seed in range(games) for fault in broken(seed)]
    seconds = process_time() - start
    for fault in found[:10]:
        print(f"  {fault}")
    return [
        Figure("games played out and checked", games, "games"),
        Figure("of them with a broken invariant", len(found), "games", most=0),
        Figure("games checked", games / seconds, "/s"),
    ]


def broken(seed: int) -> list[str]:
    """Play one game and return its broken invariants.

    Args:
        seed: of the deal and of the random moves; odd seeds play with the exchange.

    Returns:
        Descriptions, usually none.
    """
    found: list[str] = []
    start = Game.deal(seed, Rules(exchange=seed % 2 == 1))
    game = start
    for game in states(start, random.Random(seed)):
        found += faults(game)
    if not game.over or len(game.history) != 10 or game.result is None:
        found.append("it did not end after ten tricks")
    elif (game.result.mayor, game.result.opponents) != game.points:
        found.append("the result is not what was captured")
    if seed % RECORDED == 0:
        found += _recorded(seed, game)
    return found


def states(game: Game, chance: random.Random) -> Iterator[Game]:
    """Yield a game and every state that follows by random moves, to its end."""
    yield game
    while not game.over:
        wishes = exchanges_of(game)
        if wishes and chance.random() < 0.3:
            game = game.play(chance.choice(wishes))
        else:
            game = game.play(game.pick(chance.random()))
        yield game


def faults(game: Game) -> list[str]:
    """Return the broken invariants of one state of a game."""
    found = []
    mayor, right, left = game.hands
    captured = [card for trick in game.history for card in trick.cards]
    everywhere = [*mayor, *right, *left, *game.stock, *game.table, *captured]
    if len(everywhere) != len(DECK) or _ALL != set(everywhere):
        found.append("forty cards are not somewhere exactly once")
    here = sum(card.points for card in (*mayor, *right, *left, *game.stock, *game.table))
    if here + sum(game.points) != 120:
        found.append("the points do not make 120")
    tricks, played = len(game.history), game.leader.order[: len(game.table)]
    six = _LAST_HANDS.get(tricks, 6)
    sizes = {Seat.MAYOR: six, Seat.RIGHT: six // 2, Seat.LEFT: six // 2}
    if [len(hand) for hand in game.hands] != [sizes[s] - played.count(s) for s in Seat]:
        found.append("a hand has another size")
    if len(game.stock) != max(0, 28 - 4 * tricks):
        found.append("the stock has another size")
    if game.over != (tricks == 10) or (game.turn is None) != game.over:
        found.append("it is over too soon or too late")
    turn = game.turn
    if turn and (len(game.hand(turn)) < turn.cards or not game.can(game.pick(0.5))):
        found.append("no move is allowed")
    return found


def _recorded(seed: int, game: Game) -> list[str]:
    """Check that a game survives its record, and the list of moves in each of its states."""
    found = []
    if read_record(write_record(game)) != game:
        found.append("its record describes another game")
    rules = Rules(exchange=seed % 2 == 1)
    for state in states(Game.deal(seed, rules), random.Random(seed)):
        legal = state.legal()
        if bool(legal) == state.over or not all(map(state.can, legal)):
            found.append("the list of moves is wrong")
        plays = [move for move in legal if not isinstance(move, Exchange)]
        picked = [state.pick((n + 0.5) / len(plays)) for n in range(len(plays))]
        if plays != picked:
            found.append("a picked play is another one")
    return found
