"""A match: MATCH-1, MATCH-2, and the office that moves round the table by COUNT-2 and COUNT-3."""

import copy
import json
import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import (
    DECK,
    Count,
    Game,
    IllegalMove,
    Match,
    NotationError,
    Place,
    Play,
    Rules,
    Seat,
    Standing,
    Words,
    write_match,
)
from alcalde.__main__ import main
from alcalde.players import Player, beginner, chance, play_out
from tests.engine.games import CHOICES, SEEDS, whole

COUNTS = st.lists(st.integers(0, 120), max_size=60)
PLACES = st.integers(0, 2)


def standings(first: int, target: int, counts: list[int]) -> list[Standing]:
    """Return the standings before the first deal and after each, until the match is over."""
    found = [Standing.begin(first, target)]
    for count in counts:
        if not found[-1].over:
            found.append(found[-1].after(Count.of(count)))
    return found


@given(PLACES, st.integers(1, 15), COUNTS)
def test_game_points_and_office(first: int, target: int, counts: list[int]) -> None:
    """MATCH-2, COUNT-2, COUNT-3: an independent recount from the deals."""
    found = standings(first, target, counts)
    held = [count >= 60 for count in counts[: len(found) - 1]]
    mayors = [(first + held[:n].count(False)) % 3 for n in range(len(found))]
    assert [standing.mayor.index for standing in found] == mayors
    deals = list(zip(mayors, held, strict=False))
    for place in range(3):
        as_mayor = sum(1 for mayor, kept in deals if mayor == place and kept)
        as_opponent = sum(1 for mayor, kept in deals if mayor != place and not kept)
        assert found[-1].points[place] == as_mayor + as_opponent
    assert sum(found[-1].points) == held.count(True) + 2 * held.count(False)
    for before, after in zip(found, found[1:], strict=False):
        assert after.mayor in (before.mayor, before.mayor.next)
        assert not before.over


@given(PLACES, st.integers(1, 15), COUNTS)
def test_who_wins(first: int, target: int, counts: list[int]) -> None:
    """MATCH-2: the first to the target wins; only opponents of one deal can win together."""
    found = standings(first, target, counts)
    last = found[-1]
    assert last.winners == tuple(p for p in Place if last.points[p.index] >= target)
    assert last.over == (max(last.points) == target)
    assert max(last.points) <= target
    assert len(last.winners) < 3
    if len(last.winners) == 2:
        before = found[-2]
        assert set(last.winners) == set(Place) - {before.mayor}
        assert [before.points[place.index] for place in last.winners] == [target - 1] * 2
    if last.over:
        with pytest.raises(IllegalMove, match="The match is over") as caught:
            last.after(Count.of(60))
        assert (caught.value.code, caught.value.rule) == ("match-over", "MATCH-2")
    assert len(found) <= 3 * target + 1


def test_two_win_together() -> None:
    """MATCH-2, the decision: both opponents reach the target by one deal, and both win."""
    standing = Standing.begin(mayor=2, target=1)
    words = Words.of("en")
    assert standing.after(Count.of(59)).winners == (Place.FIRST, Place.SECOND)
    assert [reason.say(words) for reason in standing.explain(Count.of(59))] == [
        "The mayor has 59: office passes to the right neighbour.",
        "The first player and the second player earn 1 game point each.",
        "The first player and the second player reach the target together: both win the match.",
    ]
    names = {Place.FIRST: words.person("Isaac"), Place.SECOND: words.person("Lena", "f")}
    assert standing.explain(Count.of(59))[1].say(words, names) == (
        "Isaac and Lena earn 1 game point each."
    )


@given(PLACES, st.integers(1, 3), COUNTS.filter(bool))
def test_the_reasons_say_what_happened(first: int, target: int, counts: list[int]) -> None:
    """MATCH-2, COUNT-2, COUNT-3: every deal is explained in each language, by rule."""
    found = standings(first, target, counts)
    for before, after, mayor in zip(found, found[1:], counts, strict=False):
        office, earned, last = before.explain(Count.of(mayor))
        assert office.rule == ("COUNT-2" if mayor >= 60 else "COUNT-3")
        earners = [
            place for place in Place if after.points[place.index] > before.points[place.index]
        ]
        assert set(earned.params.values()) == set(earners)
        assert set(last.params.values()) == set(after.winners or [after.mayor])
        for lang in ("en", "es", "pt"):
            for reason in (office, earned, last):
                assert "{" not in reason.say(Words.of(lang))


@pytest.mark.parametrize(
    "target", [0, -7, 1.0, True, None, "", "0", "-1", "7.0", "seven", "９", [7]]
)
def test_a_target_is_a_whole_number_from_one(target: object) -> None:
    """MATCH-2: anything else is refused with what was given and what is expected."""
    with pytest.raises(NotationError) as caught:
        Match.begin(target=target)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.rule) == ("target", "MATCH-2")
    assert str(caught.value).endswith("is not a target: write a whole number, 1 or more.")
    assert Match.begin(target="12").target == 12
    assert Match.begin(target=10**30).target == 10**30


@pytest.mark.parametrize("place", [3, -1, True, 1.0, None, "", "3", "mayor"])
def test_a_place_is_one_of_three(place: object) -> None:
    """SEAT-1: places are numbered 0, 1 and 2."""
    with pytest.raises(NotationError, match="no place at the table") as caught:
        Match.begin(mayor=place)  # type: ignore[arg-type]
    assert caught.value.code == "place"
    assert Match.begin(mayor="2") == Match.begin(mayor=2) == Match.begin(Place.THIRD)


def test_who_sits_where() -> None:
    """SEAT-2: the mayor's right neighbour is the next place, and so on round the table."""
    for mayor in range(3):
        match = Match.begin(mayor)
        assert [match.seat_of((mayor + n) % 3) for n in range(3)] == list(Seat)
        assert [match.place_of(seat).index for seat in Seat] == [(mayor + n) % 3 for n in range(3)]
        assert match.mayor.next is match.place_of("right")


@given(SEEDS, CHOICES, st.integers(1, 3), PLACES)
def test_moves_go_to_the_deal_that_runs(
    seed: int, choices: list[int], target: int, first: int
) -> None:
    """MATCH-1, MATCH-2: a whole match, move by move, agrees with each deal as a separate game."""
    match = Match.begin(first, target)
    before = match
    while not match.over:
        with pytest.raises(IllegalMove, match="No deal is running") as caught:
            match.play(Play("right", "A♥"))
        assert (caught.value.code, caught.value.rule) == ("no-deal", "MATCH-1")
        assert match.legal() == ()
        states = whole(Game.deal(seed), choices)
        match = match.deal(seed)
        with pytest.raises(IllegalMove, match="A deal is running") as caught:
            match.deal(seed)
        assert (caught.value.code, caught.value.rule) == ("deal-running", "MATCH-1")
        for game in states[:-1]:
            assert match.game == game
            assert match.legal() == game.legal()
            move = game.legal()[choices[(states.index(game) + 1) % 30] % len(game.legal())]
            assert match.can(move)
            match.check(move)
            match = match.play(move)
        assert match.game is None
        assert match.deals[-1] == states[-1]
        seed += 1
    assert before == Match.begin(first, target)
    assert match.standings[-1] == match.standing
    with pytest.raises(IllegalMove, match="The match is over"):
        match.deal(1)
    with pytest.raises(IllegalMove, match="The match is over"):
        match.deal_deck(DECK)
    with pytest.raises(IllegalMove, match="The match is over"):
        match.play(Play("right", "A♥"))
    assert not match.can(Play("right", "A♥"))
    assert pickle.loads(pickle.dumps(match)) == match
    assert copy.copy(match) is match


@given(
    SEEDS,
    st.integers(1, 3),
    PLACES,
    st.sampled_from([beginner.choose, chance.choose]),
    st.booleans(),
)
def test_whole_matches_by_players(
    seed: int, target: int, first: int, player: Player, exchange: bool
) -> None:
    """MATCH-2: computer players play the deals; the counts alone give the same standings."""
    rules = Rules(exchange=exchange)
    chosen = dict.fromkeys(Seat, player)
    match = Match.begin(first, target, rules)
    while not match.over:
        deal = (seed + len(match.deals)) % 2**53
        match = match.follow(play_out(Game.deal(deal, rules), deal, chosen))
    counts = [game.points[0] for game in match.deals]
    assert list(match.standings) == standings(first, target, counts)
    assert len(match.deals) == len(counts) == len(match.standings) - 1


def test_a_deal_with_other_rules_is_refused() -> None:
    """MATCH-1, EXCH-1: what was agreed holds for every deal of a match."""
    match = Match.begin(rules=Rules(exchange=True))
    with pytest.raises(IllegalMove, match="other rules") as caught:
        match.follow(Game.deal(7))
    assert caught.value.code == "other-rules"
    assert match.follow(Game.deal(7, Rules(exchange=True))) == match.deal(7)
    assert match.deal_deck(DECK).game == Game.from_deck(DECK, Rules(exchange=True))


def test_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """MATCH-2: `match-replay` replays a match, as sentences and as data."""
    match = Match.begin(mayor=1, target=2)
    seed = 0
    while not match.over:
        seed += 1
        match = match.follow(play_out(Game.deal(seed), seed))
    file = tmp_path / "match.txt"
    file.write_text(write_match(match), "utf-8")
    assert main(["match-replay", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game_points"] == list(match.points)
    assert data["winners"] == [place.index for place in match.winners]
    assert [deal["mayor"] for deal in data["deals"]] == [
        standing.mayor.index for standing in match.standings[:-1]
    ]
    assert all(deal["mayor_points"] + deal["opponents_points"] == 120 for deal in data["deals"])
    for lang, last in (
        ("en", "Game points, target 2: the first player"),
        ("es", "Puntos de juego, meta 2: el primer jugador"),
        ("pt", "Pontos de jogo, meta 2: o primeiro jogador"),
    ):
        assert main(["match-replay", str(file), "--lang", lang]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[-1].startswith(last)
        assert len(lines) == 4 * len(match.deals) + 1
    file.write_text(write_match(Match.begin().deal(7)), "utf-8")
    assert main(["match-replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Deal 1: the first player is mayor.",
        "The game is not over: the mayor has 0, the opponents have 0.",
        "Game points, target 7: the first player 0, the second player 0, the third player 0.",
    ]
    assert main(["match-replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["running"] == {"tricks": 0}
