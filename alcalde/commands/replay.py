"""The command `replay`: a recorded game, trick by trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import COMMON, Answer, Entry
from alcalde.commands.count import counted
from alcalde.commands.files import read_text
from alcalde.commands.options import Command, Option
from alcalde.core.text import N_, NN_
from alcalde.record import read_record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words


def replay(options: Mapping[str, str], words: Words) -> Answer:
    """Play a recorded game again, as far as the record goes.

    Raises:
        NotationError: `file`, when it cannot be read; else as `read_record` does.

    >>> from alcalde import Words
    >>> replay({"FILE": "nowhere.txt"}, Words.of("en"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “nowhere.txt” cannot be opened: there is no such file.
    """
    game = read_record(read_text(options["FILE"]))
    mayor, opponents = game.points
    data = {
        "tricks": [
            {
                "leader": str(trick.leader),
                "cards": [str(card) for card in trick.cards],
                "winner": str(trick.winner),
                "winning_card": str(trick.winning_card),
                "points": trick.points,
            }
            for trick in game.history
        ],
        "mayor": mayor,
        "opponents": opponents,
        "next_mayor": str(game.result.next_mayor) if game.result else None,
    }
    lines = []
    for number, played in enumerate(game.history, 1):
        line = words.ngettext(
            *NN_(
                "Trick {n}: {cards}. The winner is {player}, with {points} point.",
                "Trick {n}: {cards}. The winner is {player}, with {points} points.",
            ),
            played.points,
        )
        winner = words.seat(played.winner)
        lines.append(line.format(n=number, cards=played, player=winner, points=played.points))
    if game.result:
        lines += counted(game.result, words)
    else:
        line = N_("The game is not over: the mayor has {mayor}, the opponents have {opponents}.")
        lines.append(words.gettext(line).format(mayor=mayor, opponents=opponents))
    return Answer(data, lines)


REPLAY = Entry(
    Command(
        "replay",
        N_("play a recorded game again"),
        (Option("FILE", N_("FILE"), N_("the record; - reads standard input"), True), *COMMON),
    ),
    replay,
)
"""The command `replay`."""
