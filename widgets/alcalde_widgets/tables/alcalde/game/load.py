"""A record that comes from elsewhere: of one game, or of a whole match."""

from __future__ import annotations

from alcalde import Game, NotationError, write_record
from alcalde.core.sentences import N_
from alcalde.match_record import MATCH_HEADER, read_match
from alcalde.places import Place
from alcalde.standing import TARGET

from .model import LONGEST, Gaming
from .past import short
from .state import read

MARK = "\ufeff"
"""What some programs write before a text that they save; it is none of the record."""

LONGEST_MATCH = 20_000
"""Of a match's record, in characters; more than nineteen deals take."""


def load(now: Gaming, text: str) -> Gaming:
    """Return the game or the match of a record, to go on with or to look at.

    Args:
        now: the game that lies there, from which the reader's seat and the others' skill come.
        text: the record; a match tells itself where the reader sits, in the first place.

    Raises:
        NotationError: it is no record, or one of a match that this table does not play.
    """
    text = text.removeprefix(MARK)
    lines = (line.partition("#")[0].split() for line in text[:LONGEST_MATCH].splitlines())
    head = next(filter(None, lines), [""])
    match = head[0] == MATCH_HEADER.split()[0]
    if len(text) > (LONGEST_MATCH if match else LONGEST):
        raise NotationError("record-long", N_("This text is too long for a record."), "COUNT-1")
    return _match(now, text) if match else now.loaded(read(text))


def _match(now: Gaming, text: str) -> Gaming:
    match = read_match(text)
    games: tuple[Game, ...] = (*match.deals, match.game) if match.game else match.deals
    if match.target != TARGET or not games:
        raise NotationError(
            "record-match",
            N_("A match at this table goes to {n} game points and has at least one deal."),
            "MATCH-2",
            {"n": TARGET},
        )
    *past, game = games
    seat = Place.FIRST.seat(match.standings[0].mayor).value
    setup = now.setup._replace(seat=seat, length="match").under(match.rules)
    return Gaming.begin(setup, now.chances)._replace(
        record=write_record(game),
        seen=len(game.history),
        counts=tuple(one.points[0] for one in past),
        deals=tuple(map(short, past)),
        sums=now.sums,
        coach=now.coach,
    )
