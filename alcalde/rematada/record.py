"""Record: a game of Brisca Rematada as plain text that reads back to the same game.

    rematada 1
    seed: 7
    auction: right 100, left pass, dealer 120, right pass, left pass
    aside: 7♦ 5♣
    trump: ♠
    1. right A♥, left 3♥, dealer 5♠ # dealer takes 21

`deck:` with thirty-two cards, the next to be dealt first, stands where there is no seed. An
unfinished auction or trick may be last. What follows `#` is a remark, and empty lines do not count.
"""

from __future__ import annotations

from alcalde.core.errors import AlcaldeError, NotationError
from alcalde.core.sentences import N_
from alcalde.rematada.game import Rematada
from alcalde.rematada.moves import LayAside, Move, NameTrump, RematadaPlay, parse_call
from alcalde.rematada.state import TRICKS
from alcalde.rematada.tricks import RematadaTrick

HEADER = "rematada 1"
_SEED = "seed: 7"
_SAMPLES = {
    "auction": "auction: right 100, left pass",
    "talon": "aside: 7♦ 5♣",
    "trump": "trump: ♠",
}
_NAMES = {"auction": "auction", "talon": "aside", "trump": "trump"}


def write_record(game: Rematada) -> str:
    r"""Return a game's record, up to where it stands.

    Args:
        game: any state of a game.

    >>> from alcalde.rematada import Bid
    >>> print(write_record(Rematada.deal(seed=7).play(Bid("right", 100))), end="")
    rematada 1
    seed: 7
    auction: right 100
    """
    dealt = game.dealt
    seeded = f"seed: {dealt.seed}"
    lines = [HEADER, seeded if dealt.seed is not None else f"deck: {_text(dealt.deck)}"]
    if game.auction.calls:
        lines.append(f"auction: {game.auction}")
    if game.laid_aside:
        lines.append(f"aside: {_text(game.laid_aside)}")
    if game.trump:
        lines.append(f"trump: {game.trump}")
    for number, trick in enumerate(game.history, 1):
        lines.append(f"{number}. {_plays(trick)} # {trick.winner} takes {trick.points}")
    if game.trick:
        lines.append(f"{len(game.history) + 1}. {_plays(game.trick)}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Rematada:
    r"""Return the game that a record tells.

    Args:
        text: the record.

    Raises:
        NotationError: `record-line` or `record-end`, with the line and what was expected there;
            `record-rule`, with the line, the trick if it is one, and the refusal.

    >>> from alcalde.rematada import Bid
    >>> game = Rematada.deal(seed=7).play(Bid("right", 100))
    >>> read_record(write_record(game)) == game
    True
    >>> read_record("rematada 1\nseed: 7\nauction: right 99")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: Line 3 of the record: 99 cannot be bid: a bid here runs
        from 100
        to 230.
    """
    game, begun, last = None, False, (0, "")
    for number, line in _lines(text):
        if not begun:
            if line.split() != HEADER.split():
                raise _misfit(number, line, HEADER)
            begun = True
        elif game is None:
            game = _begin(line, number)
        else:
            if game.trick:
                raise _misfit(*last, _sample(game))
            game = _follow(game, line, number)
        last = number, line
    if game is None:
        raise NotationError(
            "record-end",
            N_("The record ends at line {line}. Expected there: {expected}."),
            "REM-3",
            {"line": len(text.splitlines()) + 1, "expected": _SEED if begun else HEADER},
        )
    return game


def _lines(text: str) -> list[tuple[int, str]]:
    bare = ((n, line.partition("#")[0].strip()) for n, line in enumerate(text.splitlines(), 1))
    return [(number, line) for number, line in bare if line]


def _begin(line: str, number: int) -> Rematada:
    name, _, rest = map(str.strip, line.partition(":"))
    try:
        if name == "seed":
            return Rematada.deal(rest)
        if name == "deck":
            return Rematada.from_deck(rest)
    except AlcaldeError as problem:
        raise _refused(number, problem) from problem
    raise _misfit(number, line, _SEED)


def _follow(game: Rematada, line: str, number: int) -> Rematada:
    phase, before = game.phase, game
    name, rest = _opened(game, line, number)
    for part in rest.split(","):
        if game is not before and (phase != game.phase or phase in ("talon", "trump")):
            raise _misfit(number, line, _sample(before))
        if len(game.history) > len(before.history):
            raise _misfit(number, line, _sample(before))
        try:
            game = game.play(_move(game, phase, part))
        except AlcaldeError as problem:
            raise _refused(number, problem, name) from problem
        except _Unread:
            raise _misfit(number, line, _sample(before)) from None
    return game


def _opened(game: Rematada, line: str, number: int) -> tuple[str, str]:
    """Return what a line begins with, a trick's number where it is one, and the rest of it."""
    phase = game.phase
    if phase in _NAMES:
        name, colon, rest = map(str.strip, line.partition(":"))
        if name != _NAMES[phase] or not colon:
            raise _misfit(number, line, _SAMPLES[phase])
        return "", rest
    label, _, rest = line.partition(" ")
    due = len(game.history) + 1
    written = label.removesuffix(".")
    if label == f"{due}." or game.over:
        return written if game.phase == "tricks" else "", rest
    ahead = written.isascii() and written.isdigit() and len(written) < 3
    if ahead and due < int(written) <= TRICKS:
        raise NotationError(
            "record-line",
            N_("Line {line} of the record, “{text}”: trick {n} is missing before it."),
            "REM-7",
            {"line": number, "text": line, "n": due},
        )
    raise _misfit(number, line, _sample(game))


def _move(game: Rematada, phase: str, text: str) -> Move:
    """Return the move that a line's part tells; the contractor's own moves name no seat."""
    if phase == "auction":
        return parse_call(text)
    if phase in ("talon", "trump"):
        assert game.contractor
        contractor = game.contractor
        return LayAside(contractor, text) if phase == "talon" else NameTrump(contractor, text)
    parts = text.split()
    if len(parts) != 2:
        raise _Unread
    return RematadaPlay(*parts)


def _sample(game: Rematada) -> str:
    """Return what could stand where a game's record goes on."""
    if game.phase in _SAMPLES:
        return _SAMPLES[game.phase]
    sample = RematadaTrick("A♥ 3♥ 5♠", trump="♠", leader=game.leader)
    return f"{len(game.history) + 1}. {_plays(sample)}"


def _plays(trick: RematadaTrick) -> str:
    return ", ".join(f"{play.seat} {play.card}" for play in trick.plays)


def _text(cards: tuple[object, ...]) -> str:
    return " ".join(map(str, cards))


class _Unread(Exception):
    """A part of a line that is no move."""


def _misfit(number: int, line: str, expected: str) -> NotationError:
    return NotationError(
        "record-line",
        N_("Line {line} of the record, “{text}”, does not fit. Expected there: {expected}."),
        "REM-7",
        {"line": number, "text": line, "expected": expected},
    )


def _refused(number: int, problem: AlcaldeError, trick: str = "") -> NotationError:
    sentence = N_("Line {line} of the record: {problem}")
    params: dict[str, object] = {"line": number, "problem": problem}
    if trick:
        sentence = N_("Line {line} of the record, trick {n}: {problem}")
        params["n"] = trick
    return NotationError("record-rule", sentence, problem.rule, params)
