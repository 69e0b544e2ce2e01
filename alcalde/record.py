"""Record: a game as plain text that parses back to the same game.

    alcalde 1
    rules: mayor-cards 6
    seed: 7
    1. right A♥, left 3♥, mayor 2♠ K♣ # mayor takes 25

The second line may be left out. `deck:` with forty cards, the next to be dealt first, stands
where there is no seed. Each trick is one line, in table order; an unfinished trick may be last.
What follows `#` is a remark, and empty lines do not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.deal import Deal
from alcalde.errors import AlcaldeError, NotationError
from alcalde.game import Game
from alcalde.moves import Play
from alcalde.rules import Rules
from alcalde.sentences import N_

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.cards import Card
    from alcalde.seats import Seat

HEADER = "alcalde 1"
_RULES = "rules: mayor-cards "
_SAMPLE = ("A♥", "3♥", "2♠", "K♣")


def write_record(game: Game) -> str:
    r"""Return a game's record, up to where it stands.

    Args:
        game: any state of a game.

    >>> print(write_record(Game.deal(seed=7)), end="")
    alcalde 1
    rules: mayor-cards 6
    seed: 7
    """
    dealt = game.dealt
    lines = [HEADER, f"{_RULES}{game.rules.mayor_cards}"]
    if dealt.seed is None:
        lines.append("deck: " + " ".join(map(str, dealt.deck)))
    else:
        lines.append(f"seed: {dealt.seed}")
    for number, trick in enumerate(game.history, 1):
        remark = f" # {trick.winner} takes {trick.points}"
        lines.append(f"{number}. {_plays(trick.plays)}{remark}")
    if game.trick:
        lines.append(f"{len(game.history) + 1}. {_plays(game.trick.plays)}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Game:
    r"""Return the game that a record tells.

    Args:
        text: the record.

    Raises:
        NotationError: `record-line` or `record-end`, with the line and what was expected there;
            `record-rule`, with the line and the refusal of a move or of a pack.

    >>> game = Game.deal(seed=7)
    >>> game = game.play(game.legal()[0])
    >>> read_record(write_record(game)) == game
    True
    >>> read_record("alcalde 1\nseed: 7\n2. right A♥")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    alcalde.errors.NotationError: Line 3 of the record, “2. right A♥”, does not fit. Expected
        there: 1. right A♥, left 3♥, mayor 2♠ K♣.
    """
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if line:
            lines.append((number, line))
    end = len(text.splitlines()) + 1
    rules, game, last = None, None, (0, "")
    for number, line in lines:
        try:
            if not last[0]:
                if line.split() != HEADER.split():
                    raise _misfit(number, line, HEADER)
            elif game is None and rules is None and line.startswith(_RULES):
                rules = _rules(line, number)
            elif game is None:
                game = _begin(line, number, rules)
            elif game.table:
                raise _misfit(*last, _trick_sample(game))
            else:
                game = _follow(game, line, number)
        except AlcaldeError as problem:
            if problem.code.startswith("record-"):
                raise
            raise _refused(number, problem) from problem
        last = number, line
    if game is None:
        raise NotationError(
            "record-end",
            N_("The record ends at line {line}. Expected there: {expected}."),
            "DEAL-3",
            {"line": end, "expected": "seed: 7" if last[0] else HEADER},
        )
    return game


def _rules(line: str, number: int) -> Rules:
    cards = line.removeprefix(_RULES).strip()
    if not (cards.isascii() and cards.isdigit() and len(cards) < 3):
        raise _misfit(number, line, f"{_RULES}6")
    return Rules(mayor_cards=int(cards))


def _begin(line: str, number: int, rules: Rules | None) -> Game:
    name, _, rest = map(str.strip, line.partition(":"))
    if name == "seed":
        return Game.begin(Deal.from_seed(rest), rules)
    if name == "deck":
        return Game.begin(Deal.from_deck(rest), rules)
    raise _misfit(number, line, "seed: 7")


def _follow(game: Game, line: str, number: int) -> Game:
    label, _, plays = line.partition(" ")
    if not game.over and label != f"{len(game.history) + 1}.":
        raise _misfit(number, line, _trick_sample(game))
    before = game
    for part in plays.split(","):
        words = part.split()
        if len(words) < 2 or len(game.history) > len(before.history):
            raise _misfit(number, line, _trick_sample(before))
        game = game.play(Play(words[0], words[1:]))
    return game


def _plays(plays: Iterable[tuple[Seat, Card | str]]) -> str:
    hands: dict[Seat, list[str]] = {}
    for seat, card in plays:
        hands.setdefault(seat, []).append(str(card))
    return ", ".join(" ".join((str(seat), *cards)) for seat, cards in hands.items())


def _trick_sample(game: Game) -> str:
    plays = zip(game.leader.order, _SAMPLE, strict=True)
    return f"{len(game.history) + 1}. {_plays(plays)}"


def _misfit(number: int, line: str, expected: str) -> NotationError:
    return NotationError(
        "record-line",
        N_("Line {line} of the record, “{text}”, does not fit. Expected there: {expected}."),
        "PLAY-2",
        {"line": number, "text": line, "expected": expected},
    )


def _refused(number: int, problem: AlcaldeError) -> NotationError:
    return NotationError(
        "record-rule",
        N_("Line {line} of the record: {problem}"),
        problem.rule,
        {"line": number, "problem": problem},
    )
