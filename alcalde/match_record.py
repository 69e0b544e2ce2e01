"""Match record: a match as plain text that parses back to the same match.

    alcalde-match 1
    target: 7
    first-mayor: 0
    rules: mayor-cards 6
    deal 1
    seed: 7
    1. right A♥, left 3♥, mayor 2♠ K♣ # mayor takes 25

The first mayor is a place, 0, 1 or 2, counter-clockwise. After the head, whose last line may be
left out, come the deals, each as the record of a game has it, without its first two lines; the
last one may be unfinished. What follows `#` is a remark, and empty lines do not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.errors import AlcaldeError, NotationError
from alcalde.core.sentences import N_
from alcalde.game import Game
from alcalde.match import Match
from alcalde.record import HEADER, read_record, write_record
from alcalde.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

MATCH_HEADER = "alcalde-match 1"
_TARGET, _MAYOR, _RULES, _DEAL = "target", "first-mayor", "rules", "deal"


def write_match(match: Match) -> str:
    r"""Return a match's record, up to where it stands.

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
    r"""Return the match that a record tells.

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
    lines = _Lines(text)
    if lines.take(MATCH_HEADER).split() != MATCH_HEADER.split():
        raise lines.misfit(MATCH_HEADER)
    target = lines.value(_TARGET, "7")
    lines.allowed(lambda: Match.begin(target=target), lines.here)
    mayor = lines.value(_MAYOR, "0")
    lines.allowed(lambda: Match.begin(mayor, target), lines.here)
    match = Match.begin(mayor, target, lines.rules())
    number = 1
    while lines.more():
        if lines.take().split() != [_DEAL, str(number)]:
            raise lines.misfit(f"{_DEAL} {number}")
        start, before = lines.here, match
        game = lines.game(match.rules)
        match = lines.allowed(lambda: before.follow(game), start)  # noqa: B023 - called at once
        number += 1
    return match


class _Lines:
    """The lines of a record without remarks, and how far they have been read."""

    def __init__(self, text: str) -> None:
        """Start before the first line."""
        self.lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        self.here = -1

    def ahead(self) -> int:
        """Return the place of the next line that says something, or the end."""
        rest = range(self.here + 1, len(self.lines))
        return next((place for place in rest if self.lines[place]), len(self.lines))

    def more(self) -> bool:
        """Return whether another line says something."""
        return self.ahead() < len(self.lines)

    def take(self, expected: str = "") -> str:
        """Return the next line that says something."""
        if not self.more():
            raise NotationError(
                "record-end",
                N_("The record ends at line {line}. Expected there: {expected}."),
                "MATCH-2",
                {"line": len(self.lines) + 1, "expected": expected},
            )
        self.here = self.ahead()
        return self.lines[self.here]

    def value(self, name: str, sample: str) -> str:
        """Return what the next line says after its name."""
        found, colon, rest = self.take(f"{name}: {sample}").partition(":")
        if found.strip() != name or not colon:
            raise self.misfit(f"{name}: {sample}")
        return rest.strip()

    def rules(self) -> Rules:
        """Return what the next line says of the rules, or what goes without saying."""
        if not self.more() or not self.lines[self.ahead()].startswith(f"{_RULES}:"):
            return Rules()
        line = self.take()
        before = [""] * (self.here - 1)  # so that a refusal names this line
        return read_record("\n".join([*before, HEADER, line, "seed: 0"])).rules

    def game(self, rules: Rules) -> Game:
        """Return the game that the lines up to the next deal tell; their numbers stay theirs."""
        start = self.here
        while self.more() and self.lines[self.ahead()].split()[0] != _DEAL:
            self.take()
        _, agreed = write_record(Game.deal(0, rules)).splitlines()[:2]
        told = [*[""] * (start - 1), HEADER, agreed, *self.lines[start + 1 : self.here + 1]]
        return read_record("\n".join(told))

    @staticmethod
    def allowed(build: Callable[[], Match], place: int) -> Match:
        """Return what is built, or raise a refusal that names the line at that place."""
        try:
            return build()
        except AlcaldeError as problem:
            raise NotationError(
                "record-rule",
                N_("Line {line} of the record: {problem}"),
                problem.rule,
                {"line": place + 1, "problem": problem},
            ) from problem

    def misfit(self, expected: str) -> NotationError:
        """Return the refusal of the line that was read last."""
        return NotationError(
            "record-line",
            N_("Line {line} of the record, “{text}”, does not fit. Expected there: {expected}."),
            "MATCH-2",
            {"line": self.here + 1, "text": self.lines[self.here], "expected": expected},
        )
