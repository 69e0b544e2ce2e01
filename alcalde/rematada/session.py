"""Session: a series of deals of Brisca Rematada, with the deal passing on (REM-2, REM-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.errors import IllegalMove
from alcalde.core.values import Value
from alcalde.rematada.seats import RematadaSeat
from alcalde.rematada.sentences import SENTENCES

if TYPE_CHECKING:
    from alcalde.rematada.game import Rematada

PLACES = len(RematadaSeat)
"""How many places the table has."""


class Session(Value):
    """The score of a session, and who deals next; the three places are 0 to 2, counter-clockwise.

    Attributes:
        dealer: the place that deals next.
        points: the game points by place.
        hands: how many deals are over.

    >>> from alcalde.rematada import Pass, Rematada
    >>> void = Rematada.deal(7)
    >>> for seat in ("right", "left", "dealer"):
    ...     void = void.play(Pass(seat))
    >>> session = Session().after(void)
    >>> session.dealer, session.points, session.hands
    (1, (0, 0, 0), 1)
    """

    __slots__ = ("dealer", "hands", "points")
    dealer: int
    hands: int
    points: tuple[int, ...]

    def __init__(self) -> None:
        """Start: place 0 deals, and nobody has earned anything."""
        self._fill(0, 0, (0,) * PLACES)

    def place(self, seat: RematadaSeat | str) -> int:
        """Return the place of a seat in the hand that comes next.

        Args:
            seat: the seat, or its name.

        >>> Session().place("right"), Session().place(RematadaSeat.DEALER)
        (1, 0)
        """
        return (self.dealer + RematadaSeat.parse(seat).index) % PLACES

    def after(self, game: Rematada) -> Session:
        """Return the session after a hand: the points added, the deal passed on (REM-2, REM-11).

        Args:
            game: the hand, over; where all three have passed nobody earns anything (REM-5).

        Raises:
            IllegalMove: `hand-runs`, when it is not over.

        >>> from alcalde.rematada import Rematada
        >>> Session().after(Rematada.deal(7))
        Traceback (most recent call last):
        alcalde.core.errors.IllegalMove: The deal is not over: the points and the next dealer wait
            for
        its end.
        """
        earned = game.game_points
        if earned is None:
            raise SENTENCES.refuse(IllegalMove, "hand-runs")
        points = list(self.points)
        for seat in RematadaSeat:
            points[self.place(seat)] += earned[seat.index]
        after = object.__new__(Session)
        after._fill(self.place(RematadaSeat.DEALER.next), self.hands + 1, tuple(points))
        return after

    def __repr__(self) -> str:
        """Return who deals and who has earned how much."""
        return f"<Session: {self.hands} hands, place {self.dealer} deals, points {self.points}>"
