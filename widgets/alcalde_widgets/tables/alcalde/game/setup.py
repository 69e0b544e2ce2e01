"""What is agreed before a game: where the reader sits, who the others are, exchange and length."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde import Rules, Seat
from alcalde.players import beginner, club
from alcalde.rules import TWO_TAKES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.players.playing import Player

    from ....codec import Saved

PLAYERS: Mapping[str, Player] = {"beginner": beginner.choose, "club": club.choose}
"""The players for the two other seats, by skill."""

LENGTHS = ("deal", "match")
"""One deal is a game by itself; a match goes on until somebody has seven game points."""

NONE = "none"
"""No exchange was agreed; else `exchange` names what the two takes (EXCH-1, EXCH-3)."""


class Setup(NamedTuple):
    """What is agreed for a game.

    Attributes:
        seat: where the reader sits, in the first deal of a match.
        skill: how well the others play: a key of `PLAYERS`.
        exchange: `NONE`, or what the two takes, `any` or `honours`.
        length: one of `LENGTHS`.

    >>> Setup("left", "beginner", "any").rules
    Rules(exchange=True, two_takes='any', mayor_cards=6)
    """

    seat: str
    skill: str
    exchange: str
    length: str = "deal"

    @property
    def rules(self) -> Rules:
        """Return the engine's rules for the agreed exchange (EXCH-1)."""
        if self.exchange == NONE:
            return Rules()
        return Rules(exchange=True, two_takes=self.exchange)

    def under(self, rules: Rules) -> Setup:
        """Return the setup with other rules."""
        return self._replace(exchange=rules.two_takes if rules.exchange else NONE)

    def data(self) -> dict[str, str]:
        """Return the setup as JSON values."""
        return self._asdict()

    @classmethod
    def of(cls, saved: Saved) -> Setup:
        """Read what `data` gave.

        Raises:
            UnreadableState: the value does not describe a setup.
        """
        fields = saved.fields(*cls._fields, newer=("length",))
        setup = cls(
            fields["seat"].one_of([seat.value for seat in Seat]),
            fields["skill"].one_of(PLAYERS),
            fields["exchange"].one_of((NONE, *TWO_TAKES)),
        )
        if "length" in fields:
            setup = setup._replace(length=fields["length"].one_of(LENGTHS))
        return setup
