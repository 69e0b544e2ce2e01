"""Match record: a match as plain text, from which the same match can be read.

    alcalde-match 1
    target: 7
    first-mayor: 0
    rules: mayor-cards 6
    deal 1
    seed: 7
    1. right A♥, left 3♥, mayor 2♠ K♣ # mayor takes 25

The first mayor is a place, 0, 1 or 2, counter-clockwise. The line of the rules is optional.
The deals follow, each as in the record of a game, without its first two lines; the last one may be
unfinished. Text after `#` is a comment; empty lines are ignored.
"""

from __future__ import annotations

from alcalde.core.records import RecordLines
from alcalde.game import Game
from alcalde.match import Match
from alcalde.record import parse_rules, read_game, write_record
from alcalde.rules import Rules
from alcalde.standing import match_over

MATCH_HEADER = "alcalde-match 1"
_TARGET, _MAYOR, _RULES, _DEAL = "target", "first-mayor", "rules", "deal"


def write_match(match: Match) -> str:
    r"""Return the record of a match up to its current state.

    Args:
        match: any state of a match.

    >>> print(write_match(Match.begin(mayor=2, target=3).deal(7)), end="")
    alcalde-match 1
    target: 3
    first-mayor: 2
    rules: mayor-cards 6
    deal 1
    seed: 7
    """
    first = match.standings[0]
    _, rules, *_ = write_record(Game.deal(0, match.rules)).splitlines()
    lines = [MATCH_HEADER, f"{_TARGET}: {first.target}", f"{_MAYOR}: {first.mayor}", rules]
    games = (*match.deals, match.game) if match.game else match.deals
    for number, game in enumerate(games, 1):
        lines += [f"{_DEAL} {number}", *write_record(game).splitlines()[2:]]
    return "\n".join(lines) + "\n"


def read_match(text: str) -> Match:
    r"""Parse a match from its record.

    Args:
        text: the record.

    Raises:
        NotationError: `record-line` or `record-end`, with the line and what was expected there;
            `record-rule` or `record-move`, with the line and what is not allowed there.

    >>> match = Match.begin().deal(7)
    >>> read_match(write_match(match)) == match
    True
    >>> read_match("alcalde-match 1\ntarget: none")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: Line 2 of the record: “none” is not a target: write a whole
        number, 1 or more.
    """
    lines = RecordLines(text, "MATCH-2", "MATCH-2")
    lines.take_header(MATCH_HEADER)
    target = _value(lines, _TARGET, "7")
    lines.check(lambda: Match.begin(target=target))
    mayor = _value(lines, _MAYOR, "0")
    lines.check(lambda: Match.begin(mayor, target))
    rules = Rules()
    if lines.ahead.partition(":")[0].strip() == _RULES:
        lines.take()
        rules = parse_rules(lines)
    match, number = Match.begin(mayor, target, rules), 1
    while lines.more:
        if lines.take() != f"{_DEAL} {number}":
            raise lines.refuse(match_over()) if match.over else lines.misfit(f"{_DEAL} {number}")
        match, number = _read_deal(match, lines), number + 1
    return match


def _value(lines: RecordLines, name: str, sample: str) -> str:
    """Read the value of the next line, which must have that name."""
    found, colon, rest = lines.take(f"{name}: {sample}").partition(":")
    if found.strip() != name or not colon:
        raise lines.misfit(f"{name}: {sample}")
    return rest.strip()


def _read_deal(match: Match, lines: RecordLines) -> Match:
    """Read the next deal and return the match with it."""
    game = read_game(lines.part(_DEAL, "PLAY-2", "DEAL-3"), match.rules)
    return lines.check(lambda: match.follow(game))
