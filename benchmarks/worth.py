"""Fit what cards and the lead are worth after a trick: `python -m benchmarks.worth`.

Club players play whole games. After each trick with stock, what the mayor still wins more than the
opponents is explained, by least squares, by the cards that each side holds, who leads next and how
many tricks are played. The fitted values are averaged with those that the players had, which play
the next round: trumps are worth less when nobody wastes them. It prints each round's values with
their 95 % intervals; they belong in `alcalde.players.lookahead.WORTH` once they change no more.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from alcalde import Card, Game, Seat
from alcalde.core.seeds import numbers
from alcalde.players import Observation, club
from alcalde.players.lookahead import WORTH, Worth
from alcalde.state import REFILLS

RANKS = 10
KINDS = 2 * RANKS
TRICKS = REFILLS
UNKNOWN = KINDS + 1 + TRICKS
SAMPLES = 8


class Moment(NamedTuple):
    """The end of a trick, before cards are drawn.

    Attributes:
        features: what the value is explained by, one number for each unknown.
        still: how many points the mayor still won more than the opponents.
    """

    features: list[float]
    still: int


def fit(moments: Sequence[Moment]) -> tuple[list[float], list[float]]:
    """Return the least squares solution and the standard errors of its values.

    Args:
        moments: at least as many as there are unknowns.

    Example:
        >>> rows = [[float(i == j) for j in range(UNKNOWN)] for i in range(UNKNOWN)] * 2
        >>> values, _ = fit([Moment(row, 7) for row in rows])
        >>> round(values[0], 3)
        7.0
    """
    matrix = [[0.0] * (2 * UNKNOWN + 1) for _ in range(UNKNOWN)]
    for features, still in moments:
        used = [(place, value) for place, value in enumerate(features) if value]
        for i, one in used:
            for j, two in used:
                matrix[i][j] += one * two
            matrix[i][UNKNOWN] += one * still
    for i in range(UNKNOWN):
        matrix[i][i] += 1e-6
        matrix[i][UNKNOWN + 1 + i] = 1.0
    for i, row in enumerate(matrix):
        row[:] = [value / row[i] for value in row]
        for other in matrix:
            if other is not row and other[i]:
                factor = other[i]
                other[:] = [a - factor * b for a, b in zip(other, row, strict=True)]
    values = [row[UNKNOWN] for row in matrix]
    left = [still - sum(map(float.__mul__, features, values)) for features, still in moments]
    variance = sum(one * one for one in left) / max(1, len(moments) - UNKNOWN)
    errors = [max(0.0, variance * row[UNKNOWN + 1 + i]) ** 0.5 for i, row in enumerate(matrix)]
    return values, errors


def moments(deals: range, worth: Worth) -> Iterator[Moment]:
    """Yield the ends of tricks with stock in games of club players.

    Args:
        deals: the seeds of the deals.
        worth: what the players think that cards are worth.
    """
    for deal in deals:
        game, chances = Game.deal(deal), numbers(deal)
        ends = []
        while game.turn is not None:
            move = club.choose(Observation.of(game, game.turn), next(chances), worth, SAMPLES)
            assert move is not None
            after = game.play(move)
            if game.stock and not after.table:
                ends.append((_features(after), after.points[0] - after.points[1]))
            game = after
        total = game.points[0] - game.points[1]
        for features, lead in ends:
            yield Moment(features, total - lead)


def _features(game: Game) -> list[float]:
    """Return the features of the end of a trick, from the state after its refill."""
    features = [0.0] * UNKNOWN
    drawn = {*game.refilled}
    for seat in Seat:
        for card in game.hand(seat):
            if card not in drawn:
                features[_place(card, game)] += 1 if seat is Seat.MAYOR else -1
    features[RANKS] = 0.0  # hands are of one size: all is worth what it is more than a plain two
    features[KINDS] = -1.0 if game.leader is Seat.MAYOR else 1.0
    features[KINDS + len(game.history)] = 1.0
    return features


def _place(card: Card, game: Game) -> int:
    return card.strength - 1 + (0 if card.suit is game.trump else RANKS)


def main() -> None:
    """Fit the values and print them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.worth", description=__doc__)
    parser.add_argument("--deals", type=int, default=2000, help="games a round (2000)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds (3)")
    options = parser.parse_args()
    worth = WORTH
    for number in range(options.rounds):
        deals = range(number * options.deals + 1, (number + 1) * options.deals + 1)
        values, errors = fit(list(moments(deals, worth)))
        names = [f"{kind} {rank}" for kind in ("trump", "plain") for rank in "24567JQK3A"]
        for name, value, error in zip([*names, "lead"], values, errors, strict=False):
            print(f"  {name:<8}{value:7.2f} ± {1.96 * error:.2f}")
        old = (*worth.trumps, *worth.plain, worth.lead)
        mixed = [(one + two) / 2 for one, two in zip(old, values, strict=False)]
        worth = Worth(tuple(mixed[:RANKS]), tuple(mixed[RANKS:KINDS]), mixed[KINDS])
        print(f"round {number + 1}: {worth}\n", flush=True)


if __name__ == "__main__":
    main()
