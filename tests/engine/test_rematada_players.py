"""Brisca Rematada's players: they see only their own cards, play legally and beat chance."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import NotationError
from alcalde.core.seeds import numbers
from alcalde.rematada import Bid, Pass, Rematada, RematadaPlay, RematadaSeat
from alcalde.rematada import beginner as beginners
from alcalde.rematada.moves import Move
from alcalde.rematada.observation import RematadaObservation
from alcalde.rematada.playing import play_out
from tests.engine.games import SEEDS
from tests.engine.rematada_games import CHOICES


def chance(observation: RematadaObservation, seed: int) -> Move:
    """Play any card at random; otherwise act as the beginner."""
    if observation.phase == "tricks":
        return RematadaPlay(
            observation.seat, observation.hand[next(numbers(seed)) % len(observation.hand)]
        )
    move = beginners.choose(observation, seed)
    assert move
    return move


def moves_of(seed: int, chances: list[int]) -> tuple[list[Rematada], list[Move]]:
    """Return the states and the moves of a game in which the first seat bids 100."""
    game = Rematada.deal(seed)
    states = [game]
    moves: list[Move] = []
    while not game.over:
        assert game.turn
        move: Move | None = Bid("right", 100) if game.moves_made == 0 else None
        move = move or beginners.choose(
            RematadaObservation.of(game, game.turn), chances[len(moves) % len(chances)]
        )
        assert move
        game = game.play(move)
        states.append(game)
        moves.append(move)
    return states, moves


@given(SEEDS, CHOICES, st.integers(0, 34), st.integers(0, 1000))
def test_nobody_looks_at_hidden_cards(seed: int, chances: list[int], stop: int, which: int) -> None:
    """REM-6: swapping cards of the other hands changes neither observation nor move."""
    states, moves = moves_of(seed, chances)
    game = states[min(stop, len(states) - 2)]
    seat = game.turn
    assert seat
    one, two = (game.hand(other) for other in RematadaSeat if other is not seat)
    talon = game.talon
    ours = [card for card in one if card not in talon]
    theirs = [card for card in two if card not in talon]
    if not ours or not theirs:
        return
    swap = {ours[which % len(ours)]: theirs[which % len(theirs)]}
    swap |= {there: here for here, there in swap.items()}
    other = Rematada.from_deck([swap.get(card, card) for card in game.dealt.deck])
    for move in moves[: game.moves_made]:
        other = other.play(move)
    assert other != game
    seen = RematadaObservation.of(other, seat)
    assert seen == RematadaObservation.of(game, seat)
    assert beginners.choose(seen, which) == beginners.choose(
        RematadaObservation.of(game, seat), which
    )


@given(SEEDS, SEEDS)
def test_a_beginner_plays_by_the_rules(seed: int, chances: int) -> None:
    """REM-4 to REM-7: whole games, the same for the same seed, without a move out of turn."""
    over = play_out(Rematada.deal(seed), chances)
    assert over.over
    assert over == play_out(Rematada.deal(seed), chances)
    assert beginners.choose(RematadaObservation.of(over, "right"), 1) is None
    assert beginners.choose(RematadaObservation.of(Rematada.deal(seed), "left"), 1) is None


def test_a_beginner_beats_chance() -> None:
    """REM-9: on the same deals it wins more as contractor and concedes less as opponent."""
    scores = {}
    for name, contractor, others in (
        ("chance", chance, chance),
        ("contractor", beginners.choose, chance),
        ("opponents", chance, beginners.choose),
    ):
        total = 0
        for seed in range(60):
            game = Rematada.deal(seed).play(Bid("right", 100)).play(Pass("left"))
            game = game.play(Pass("dealer"))
            players = {
                RematadaSeat.RIGHT: contractor,
                RematadaSeat.LEFT: others,
                RematadaSeat.DEALER: others,
            }
            result = play_out(game, seed, players).result
            assert result
            total += result.score
        scores[name] = total / 60
    assert scores["contractor"] > scores["chance"] + 12
    assert scores["opponents"] < scores["chance"] - 8


def test_bids_are_modest() -> None:
    """REM-4, REM-5: many deals are void, and most winning bids are between 100 and 130."""
    games = [play_out(Rematada.deal(seed), 1) for seed in range(80)]
    bids = [game.bid for game in games if game.bid]
    assert 15 < len(bids) < 70
    assert sum(bid < 130 for bid in bids) > 0.8 * len(bids)
    made = sum(bool(game.result and game.result.made) for game in games)
    assert 0.3 * len(bids) < made < 0.8 * len(bids)


def test_who_may_play() -> None:
    """Seeds are whole numbers, and a player in turn must move."""
    with pytest.raises(NotationError):
        play_out(Rematada.deal(7), "x")
    with pytest.raises(TypeError):
        play_out(Rematada.deal(7), 1, dict.fromkeys(RematadaSeat, lambda observation, seed: None))
    assert (
        repr(RematadaObservation.of(Rematada.deal(7), "dealer"))
        == "<Observation of dealer: auction, 0 tricks>"
    )
    assert len(RematadaObservation.of(Rematada.deal(7), "dealer").unseen) == 22
