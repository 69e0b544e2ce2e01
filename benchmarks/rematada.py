"""Part of (e): very many games of Brisca Rematada, at random and by beginners."""

import random
from collections.abc import Iterator
from itertools import islice
from time import process_time

from alcalde.rematada import (
    PACK,
    Bid,
    Pass,
    Rematada,
    RematadaObservation,
    RematadaSeat,
    beginner,
    read_record,
    write_record,
)
from alcalde.rematada.bids import MOST_BID
from alcalde.rematada.moves import Move
from benchmarks.figures import Figure

GAMES = 100_000
RECORDED = 50
"""One game in this many is also written as a record and read back."""
PLAYED = 10
"""One game in this many is played by beginners, the others at random."""

_ALL = frozenset(PACK)


def run(games: int = GAMES) -> list[Figure]:
    """Play games and count broken invariants.

    Args:
        games: how many; their seeds are 0, 1, 2 and so on.
    """
    start = process_time()
    found = [f"hand {seed}: {fault}" for seed in range(games) for fault in broken(seed)]
    seconds = process_time() - start
    for fault in found[:10]:
        print(f"  {fault}")
    return [
        Figure("hands of Brisca Rematada played out and checked", games, "games"),
        Figure("of them with a broken invariant", len(found), "games", most=0),
        Figure("hands checked", games / seconds, "/s"),
    ]


def broken(seed: int) -> list[str]:
    """Play one game and return its broken invariants.

    Args:
        seed: of the deal and of the moves.

    Returns:
        Descriptions, usually none.
    """
    found: list[str] = []
    start = game = Rematada.deal(seed)
    for game in islice(states(start, seed), 300):
        found += faults(game)
    if not game.over or game.phase == "over" and game.result is None:
        found.append("it did not end")
    if game.result and not 0 <= game.result.score <= 230:
        found.append("the score is none")
    if seed % RECORDED == 0 and read_record(write_record(game)) != game:
        found.append("its record describes another game")
    return found


def states(game: Rematada, seed: int) -> Iterator[Rematada]:
    """Yield a game and every state that follows, at random or by beginners, to its end."""
    chance = random.Random(seed)
    yield game
    while game.turn is not None:
        move: Move | None = None
        if seed % PLAYED == 0:
            move = beginner.choose(RematadaObservation.of(game, game.turn), chance.getrandbits(30))
        elif game.phase == "auction":
            least = game.auction.minimum
            bids = least is not None and chance.random() < 0.5
            points = min(MOST_BID, (least or 0) + chance.randrange(20))
            move = Bid(game.turn, points) if bids else Pass(game.turn)
        game = game.play(move or chance.choice(game.legal()))
        yield game


def faults(game: Rematada) -> list[str]:
    """Return the broken invariants of one state of a game."""
    found = []
    hands = [card for hand in game.hands for card in hand]
    talon = () if game.contractor else game.talon
    captured = (*game.pile, *game.out_of_play)
    everywhere = [*hands, *talon, *game.table, *captured]
    if len(everywhere) != len(PACK) or _ALL != set(everywhere):
        found.append("thirty-two cards are not somewhere exactly once")
    if sum(card.points for card in everywhere) != 120:
        found.append("the points do not make 120")
    if game.phase in ("tricks", "over"):
        played = game.leader.order[: len(game.table)]
        if [len(game.hand(s)) for s in RematadaSeat] != [
            10 - len(game.history) - (s in played) for s in RematadaSeat
        ]:
            found.append("a hand has another size")
        if len(game.pile) % 3 != 2:
            found.append("the pile has another size")
    if (game.turn is None) != game.over:
        found.append("it is over too soon or too late")
    return found
