"""Record: a game of Brisca Rematada as plain text, from which the same game can be read.

    rematada 1
    seed: 7
    auction: right 100, left pass, dealer 120, right pass, left pass
    aside: 7♦ 5♣
    trump: ♠
    1. right A♥, left 3♥, dealer 5♠ # dealer takes 21

Where there is no seed, there is `deck:` with thirty-two cards, the next to be dealt first. The last
line may be an unfinished auction or trick. Text after `#` is a comment; empty lines are ignored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import split_cards
from alcalde.core.errors import AlcaldeError, IllegalMove, NotationError
from alcalde.core.numbers import whole
from alcalde.core.records import RecordLines, deal_line
from alcalde.rematada.game import Rematada
from alcalde.rematada.moves import LayAside, NameTrump, RematadaPlay, parse_call
from alcalde.rematada.sentences import SENTENCES
from alcalde.rematada.state import TRICKS
from alcalde.rematada.tricks import RematadaTrick

if TYPE_CHECKING:
    from alcalde.rematada.moves import Move

HEADER = "rematada 1"
_SAMPLES = {
    "auction": "auction: right 100, left pass",
    "talon": "aside: 7♦ 5♣",
    "trump": "trump: ♠",
}
_NAMES = {"auction": "auction", "talon": "aside", "trump": "trump"}
_OVER = {"over": ("over", "REM-7"), "void": ("void",)}


def write_record(game: Rematada) -> str:
    r"""Return the record of a game up to its current state.

    Args:
        game: any state of a game.

    >>> from alcalde.rematada import Bid
    >>> print(write_record(Rematada.deal(seed=7).play(Bid("right", 100))), end="")
    rematada 1
    seed: 7
    auction: right 100
    """
    dealt = game.dealt
    lines = [HEADER, deal_line(dealt.seed, dealt.deck)]
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
    r"""Parse a game from its record.

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
    lines = RecordLines(text, "REM-7", "REM-3")
    lines.take_header(HEADER)
    game = lines.take_deal(Rematada.deal, Rematada.from_deck)
    while lines.more:
        if game.trick:
            raise lines.misfit(_sample(game))
        lines.take()
        game = _read_line(game, lines)
    return game


def _read_line(game: Rematada, lines: RecordLines) -> Rematada:
    phase, before = game.phase, game
    if game.over:
        raise lines.refuse(SENTENCES.refuse(IllegalMove, *_OVER[phase]))
    trick, rest = _split_label(game, lines)
    for part in rest.split(","):
        if game is not before and phase in ("talon", "trump"):
            raise lines.misfit(_sample(before))
        if len(game.history) > len(before.history):
            raise lines.misfit(_sample(before))
        try:
            game = game.play(_parse_move(game, phase, part))
        except AlcaldeError as problem:
            name, params = ("record-rule/trick", {"n": trick}) if trick else ("record-rule", {})
            raise SENTENCES.refuse(
                NotationError, name, problem.rule, line=lines.number, problem=problem, **params
            ) from problem
        except _UnreadableMove:
            raise lines.misfit(_sample(before)) from None
    return game


def _split_label(game: Rematada, lines: RecordLines) -> tuple[str, str]:
    """Return the number of the trick, or `""` where the line is none, and the rest of the line."""
    phase = game.phase
    if phase in _NAMES:
        name, colon, rest = map(str.strip, lines.line.partition(":"))
        if name != _NAMES[phase] or not colon:
            raise lines.misfit(_SAMPLES[phase])
        return "", rest
    label, _, rest = lines.line.partition(" ")
    due = len(game.history) + 1
    written = label.removesuffix(".")
    if label == f"{due}.":
        return written, rest
    number = whole(written)
    if number is not None and due < number <= TRICKS:
        raise SENTENCES.refuse(
            NotationError, "record-line/trick-missing", line=lines.number, text=lines.line, n=due
        )
    raise lines.misfit(_sample(game))


def _parse_move(game: Rematada, phase: str, text: str) -> Move:
    """Parse a move from a part of a line; the contractor's own moves name no seat."""
    if phase == "auction":
        return parse_call(text)
    if phase in ("talon", "trump"):
        assert game.contractor
        contractor = game.contractor
        return LayAside(contractor, text) if phase == "talon" else NameTrump(contractor, text)
    seat, _, cards = text.strip().partition(" ")
    if len(parts := split_cards(cards)) != 1:
        raise _UnreadableMove
    return RematadaPlay(seat, parts[0])


def _sample(game: Rematada) -> str:
    """Return an example of the line that comes next."""
    if game.phase in _SAMPLES:
        return _SAMPLES[game.phase]
    sample = RematadaTrick("A♥ 3♥ 5♠", trump="♠", leader=game.leader)
    return f"{len(game.history) + 1}. {_plays(sample)}"


def _plays(trick: RematadaTrick) -> str:
    return ", ".join(f"{play.seat} {play.card}" for play in trick.plays)


def _text(cards: tuple[object, ...]) -> str:
    return " ".join(map(str, cards))


class _UnreadableMove(Exception):
    """A part of a line that is no move."""
