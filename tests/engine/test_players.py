"""The players: each sees only what its seat may see, and the beginner beats chance."""

import random
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import Card, Exchange, Game, Play, Rules, Seat, Trick
from alcalde.players import Observation, Player, beginner, chance, club, play_out
from tests.engine.games import CHOICES, SEEDS, dealt, played, whole

RULES = st.sampled_from([Rules(), Rules(exchange=True)])


def another(game: Game, seat: Seat, seed: int) -> Game:
    """Return a game that differs from this one only in cards that the seat cannot see.

    The pack is dealt again with those cards in other places, and the same moves are made. The card
    that was turned up stays public wherever it went.
    """
    public = {game.dealt.indicator, *(made.left for made in game.exchanges)}
    hidden = [card for other in Seat for card in game.hand(other) if other is not seat]
    if seat is not Seat.MAYOR:
        hidden = list(game.hand(Seat.MAYOR))
    hidden = [card for card in (*hidden, *game.stock[:-1]) if card not in public]
    mixed = dict(zip(hidden, random.Random(seed).sample(hidden, len(hidden)), strict=True))
    again = Game.from_deck([mixed.get(card, card) for card in game.dealt.deck], game.rules)
    made = list(game.exchanges)
    moves = [play for trick in game.history for play in trick.plays]
    moves += game.trick.plays if game.trick else ()
    while moves or made:
        if made and made[0].after == again.cards_played:
            done = made.pop(0)
            again = again.play(Exchange(done.seat, done.left))
        else:
            turn = moves[0].seat
            cards = tuple(moves.pop(0).card for _ in range(turn.cards))
            again = again.play(Play(turn, cards))
    return again


@given(SEEDS, CHOICES, st.integers(0, 31), st.sampled_from(Seat), RULES)
def test_what_a_seat_cannot_see_changes_nothing(
    seed: int, choices: list[int], stop: int, seat: Seat, rules: Rules
) -> None:
    """SEAT-3: games that differ only in hidden cards give the same observation and play."""
    states = whole(Game.deal(seed, rules), choices)
    game = states[min(stop, len(states) - 1)]
    other = another(game, seat, seed)
    observation = Observation.of(game, seat)
    assert Observation.of(other, seat) == observation
    for player in (beginner, chance, club):
        assert player.choose(Observation.of(other, seat), seed) == player.choose(observation, seed)
    assert set(observation.unseen) <= {
        *game.stock,
        *(card for one in Seat if one is not seat for card in game.hand(one)),
    }


def test_the_hidden_cards_do_differ() -> None:
    """SEAT-3: the games that the test above compares do differ."""
    game = Game.deal(7)
    others = {another(game, Seat.MAYOR, seed) for seed in range(5)}
    assert len(others) == 5
    assert {one.hand("mayor") for one in others} == {game.hand("mayor")}
    assert len({one.hand("left") for one in others}) > 1


@given(SEEDS, RULES, st.lists(st.sampled_from([beginner, chance, club]), min_size=3, max_size=3))
def test_whole_games(seed: int, rules: Rules, players: list[object]) -> None:
    """PLAY-2, COUNT-1: every choice is allowed, and the same seed plays the same game."""
    chosen: dict[Seat, Player] = {
        seat: player.choose  # type: ignore[attr-defined]
        for seat, player in zip(Seat, players, strict=True)
    }
    game = play_out(Game.deal(seed, rules), seed, chosen)
    assert len(game.history) == 10
    assert sum(game.points) == 120
    assert play_out(Game.deal(seed, rules), seed, chosen) == game


def test_the_seed_decides_between_equal_plays() -> None:
    """PLAY-3: another seed may choose another play; the same seed never does."""
    for player in (beginner, chance):
        chosen = set()
        for deal in range(30):
            observation = Observation.of(Game.deal(deal), "right")
            assert player.choose(observation, 5) == player.choose(observation, 5)
            chosen.add(len({player.choose(observation, seed) for seed in range(20)}))
        assert max(chosen) > 1


@given(SEEDS, CHOICES, st.integers(0, 30))
def test_nobody_out_of_turn_has_a_move(seed: int, choices: list[int], stop: int) -> None:
    """PLAY-2, EXCH-1: without exchanges, only the player whose turn it is has a move."""
    game = played(Game.deal(seed), choices[:stop])[-1]
    for seat in Seat:
        for player in (beginner, chance):
            move = player.choose(Observation.of(game, seat), seed)
            assert (move is not None) == (seat is game.turn)


@given(SEEDS, CHOICES)
def test_the_last_opponent_plays_well(seed: int, choices: list[int]) -> None:
    """COUNT-5: it feeds a winning partner, gives nothing away and wins as cheaply as it can."""
    for game in played(Game.deal(seed), choices)[:-1]:
        seat = game.turn
        if seat is None or seat is Seat.MAYOR or len(game.table) != 3:
            continue
        move = beginner.choose(Observation.of(game, seat), seed)
        assert isinstance(move, Play)
        card = move.cards[0]
        wins = {
            one: Trick.of((*game.table, one), trump=game.trump, leader=game.leader).winner
            for one in game.hand(seat)
        }
        plain = [one for one in wins if one.suit is not game.trump]
        if all(winner is Seat.MAYOR for winner in wins.values()) and plain:
            assert card.points <= min(one.points for one in plain)
        if all(winner is not Seat.MAYOR for winner in wins.values()) and plain:
            assert card.suit is game.trump or card.points == max(one.points for one in plain)
        if card.suit is game.trump:  # the lowest card with the same effect
            same = [one for one, winner in wins.items() if winner is wins[card]]
            alike = [one for one in same if one.suit is game.trump and one.points == card.points]
            assert card.strength == min(one.strength for one in alike)


@pytest.mark.parametrize("seat", ["right", "left", "mayor"])
def test_it_exchanges_when_that_gives_a_higher_trump(seat: str) -> None:
    """EXCH-2, EXCH-3, EXCH-5: in or out of turn, for an honour; never a seven for a four."""
    rules = Rules(exchange=True)
    game = dealt(rules, "A♠", **{seat: "7♠"})
    assert beginner.choose(Observation.of(game, seat), 1) == Exchange(seat, "7♠")
    played_on = play_out(game, seed=3)
    assert played_on.exchanges[0].taken is Card.parse("A♠")
    high = dealt(rules, "4♠", **{seat: "2♠"})
    assert beginner.choose(Observation.of(high, seat), 1) == Exchange(seat, "2♠")
    none = dealt(rules, "4♠", **{seat: "7♠"})
    assert not isinstance(beginner.choose(Observation.of(none, seat), 1), Exchange)


def test_a_player_must_move_when_it_is_due() -> None:
    """PLAY-2: a player that returns no move in its turn is an error that names it."""
    with pytest.raises(TypeError, match="chose no move: right"):
        play_out(Game.deal(7), 1, dict.fromkeys(Seat, lambda observation, seed: None))


DEALS = 120


def paired(one: str, other: str, rules: Rules, deals: int = DEALS) -> list[int]:
    """Return the difference in the mayor's points between two sets of players, deal by deal.

    Args:
        one: who plays the mayor and the opponents: `b` beginner, `c` chance, `k` club.
        other: the same, for the same deals.
        rules: the rules of every deal.
        deals: the number of deals.
    """
    known: dict[str, Player] = {"b": beginner.choose, "c": chance.choose, "k": club.choose}
    points = []
    for seed in range(deals):
        both = []
        for who in (one, other):
            players = dict.fromkeys(Seat, known[who[1]]) | {Seat.MAYOR: known[who[0]]}
            both.append(play_out(Game.deal(seed, rules), seed, players).points[0])
        points.append(both[0] - both[1])
    return points


@pytest.mark.parametrize(("better", "worse"), [("bc", "cc"), ("cc", "cb")])
def test_the_beginner_beats_chance(better: str, worse: str) -> None:
    """SEAT-1: on the same deals it wins at least ten points more, on either side.

    Both differences are about twenty points, with a standard error below two and a half, so they
    lie more than five standard errors from zero.
    """
    gained = paired(better, worse, Rules())
    error = statistics.stdev(gained) / DEALS**0.5
    assert statistics.mean(gained) > max(10, 5 * error)
    assert sum(gain > 0 for gain in gained) > 0.65 * DEALS


@pytest.mark.parametrize(("better", "worse"), [("kb", "bb"), ("bb", "bk")])
def test_club_beats_the_beginner(better: str, worse: str) -> None:
    """SEAT-1: about five points a deal on either side; the benchmark gives the interval."""
    gained = paired(better, worse, Rules(), 60)
    assert statistics.mean(gained) > 0
