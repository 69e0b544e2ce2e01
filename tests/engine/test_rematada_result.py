"""The result of a hand of Brisca Rematada, REM-2, REM-8, REM-9, REM-11, and the replay command."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import IllegalMove
from alcalde.__main__ import main
from alcalde.rematada import Pass, Rematada, Session, write_record
from tests.engine.games import SEEDS
from tests.engine.rematada_games import CHOICES, played

VALUES = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}


def score(game: Rematada) -> int:
    """Return the pile's score by the letters on the cards: a naive formulation of REM-9."""
    pile = [str(card) for card in game.pile]
    total = sum(VALUES.get(text[0], 0) for text in pile)
    total += 10 if game.history[-1].winner is game.contractor else 0
    for suit in "♦♥♣♠":
        if f"K{suit}" in pile and f"Q{suit}" in pile:
            total += 40 if suit == str(game.trump) else 20
    return total


@given(SEEDS, CHOICES)
def test_the_result_of_a_hand(seed: int, choices: list[int]) -> None:
    """REM-8, REM-9, REM-11: none before the end or for a void deal, otherwise the count."""
    *before, last = played(Rematada.deal(seed), choices)
    assert all(game.result is None and game.game_points is None for game in before)
    if last.phase == "void":
        assert (last.result, last.game_points) == (None, (0, 0, 0))
        return
    assert last.result
    assert last.bid
    assert last.contractor
    assert last.result.score == score(last)
    made = score(last) >= last.bid
    expected = [0 if made else 1] * 3
    expected[["dealer", "right", "left"].index(str(last.contractor))] = 1 if made else 0
    assert last.game_points == tuple(expected)


@given(st.lists(st.tuples(SEEDS, CHOICES), min_size=1, max_size=4))
def test_hand_after_hand(hands: list[tuple[int, list[int]]]) -> None:
    """REM-2, REM-5, REM-11: the deal passes on after every hand, and points accumulate."""
    session, sums = Session(), [0, 0, 0]
    for number, (seed, choices) in enumerate(hands):
        assert (session.hands, session.dealer) == (number, number % 3)
        game = played(Rematada.deal(seed), choices)[-1]
        assert game.game_points
        for offset, points in enumerate(game.game_points):
            sums[(number + offset) % 3] += points
        session = session.after(game)
        assert list(session.points) == sums
    with pytest.raises(IllegalMove) as caught:
        session.after(Rematada.deal(7))
    assert (caught.value.code, caught.value.rule) == ("hand-runs", "REM-11")
    assert "hands, place" in repr(session)


def replayed(
    capsys: pytest.CaptureFixture[str], path: Path, game: Rematada, *more: str
) -> tuple[int, str]:
    """Return the exit status and the output of the command for a game's record."""
    path.write_text(write_record(game), encoding="utf-8")
    status = main(["rematada-replay", str(path), *more])
    return status, capsys.readouterr().out


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """REM-4 to REM-11: a whole hand, an unfinished one and a void one, in three languages."""
    states = played(Rematada.deal(7), [30, 31, 0, 0, 5, 9, 3, 2])
    last, path = states[-1], tmp_path / "game.txt"
    status, out = replayed(capsys, path, last, "--json")
    answer = json.loads(out)
    assert status == 0
    assert len(answer["tricks"]) == 10
    assert answer["count"]["score"] == score(last)
    assert answer["contractor"] == str(last.contractor)
    assert answer["next_dealer"] == "right"
    assert sum(trick["points"] for trick in answer["tricks"]) + sum(
        VALUES.get(card[0], 0) for card in answer["aside"]
    ) == 120  # fmt: skip
    said = {lang: replayed(capsys, path, last, "--lang", lang)[1] for lang in ("en", "es", "pt")}
    assert len(set(said.values())) == 3
    assert all(text.count("\n") == said["en"].count("\n") for text in said.values())
    assert "registro" not in replayed(capsys, path, states[2], "--json")[1]
    assert replayed(capsys, path, states[2], "--lang", "es")[1].splitlines()[-1] == (
        "El registro termina antes que el juego."
    )
    void = Rematada.deal(7)
    for seat in ("right", "left", "dealer"):
        void = void.play(Pass(seat))
    nobody = json.loads(replayed(capsys, path, void, "--json")[1])
    assert nobody["phase"] == "void"
    assert {nobody[name] for name in ("contractor", "talon", "trump", "bid", "count")} == {None}
    assert (nobody["aside"], nobody["tricks"]) == ([], [])
    shown = json.loads(replayed(capsys, path, states[-1], "--json")[1])
    assert shown["talon"] == [str(card) for card in last.talon]
    assert replayed(capsys, path, void, "--lang", "pt")[1].splitlines()[-1] == (
        "Passam os três: distribuição anulada."
    )


def test_replay_of_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """REM-4: text that is not a record gives one line and exit status 2."""
    path = tmp_path / "game.txt"
    path.write_text("rematada 1\nseed: 7\nauction: right 99\n", encoding="utf-8")
    assert main(["rematada-replay", str(path), "--lang", "es"]) == 2
    assert capsys.readouterr().err == (
        "alcalde: Línea 3 del registro. No se puede ofrecer 99: la oferta va de 100 a 230.\n"
    )
