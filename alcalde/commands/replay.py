"""The command `replay`: a recorded game, trick by trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import Answer, Entry
from alcalde.commands.count import count_lines, unfinished_line
from alcalde.commands.files import read_text
from alcalde.commands.options import Command
from alcalde.commands.recorded import OPTIONS, trick_data, trick_lines
from alcalde.core.text import N_
from alcalde.record import read_record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words


def replay(options: Mapping[str, str], words: Words) -> Answer:
    """Replay a recorded game, as far as the record goes.

    Args:
        options: the values of the command's options by name.
        words: the language of the answer.

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
        "tricks": trick_data(game.history),
        "mayor": mayor,
        "opponents": opponents,
        "next_mayor": str(game.result.next_mayor) if game.result else None,
    }
    lines = trick_lines(game.history, words)
    if game.result:
        lines += count_lines(game.result, words)
    else:
        lines.append(unfinished_line(game, words))
    return Answer(data, lines)


REPLAY = Entry(Command("replay", N_("play a recorded game again"), OPTIONS), replay)
"""The command `replay`."""
