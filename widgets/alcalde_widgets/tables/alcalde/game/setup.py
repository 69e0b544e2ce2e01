"""What is agreed before a game: where the reader sits, how well the others play, the exchange."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from alcalde import Rules, Seat
from alcalde.players import beginner, club
from alcalde.players.playing import Player

PLAYERS: Mapping[str, Player] = {"beginner": beginner.choose, "club": club.choose}
"""Who may sit in the two other seats, by skill."""

LENGTHS = ("deal", "match")
"""One deal is a game by itself; or deals are played until somebody has seven game points."""

NONE = "none"
"""No exchange was agreed; else the name of what the two takes (EXCH-1, EXCH-3)."""


class Setup(NamedTuple):
    """Where the reader sits first, how well the others play, exchange or none, a deal or a match.

    >>> Setup.of({"seat": "left", "skill": "beginner", "exchange": "any"}).rules
    Rules(exchange=True, two_takes='any', mayor_cards=6)
    """

    seat: str
    skill: str
    exchange: str
    length: str = "deal"

    @property
    def rules(self) -> Rules:
        """Return what was agreed, for the engine (EXCH-1)."""
        if self.exchange == NONE:
            return Rules()
        return Rules(exchange=True, two_takes=self.exchange)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Setup:
        """Read what `_asdict` gave.

        Raises:
            AlcaldeError, ValueError, TypeError: it is no setup.
        """
        made = cls(**data)
        if Seat.parse(made.seat).value != made.seat or made.skill not in PLAYERS:
            raise ValueError(f"skills are {', '.join(PLAYERS)}")
        if made.length not in LENGTHS:
            raise ValueError("one plays a deal or a match")
        assert made.rules
        return made

    def under(self, rules: Rules) -> Setup:
        """Return the same with other rules agreed."""
        return self._replace(exchange=rules.two_takes if rules.exchange else NONE)


def player(skill: str) -> Player:
    """Return who plays so well.

    >>> player("beginner") is beginner.choose
    True
    """
    return PLAYERS[skill]
