"""The command `match-replay`: a recorded match, deal by deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import Answer, Entry
from alcalde.commands.count import unfinished_line
from alcalde.commands.files import read_text
from alcalde.commands.options import Command
from alcalde.commands.recorded import OPTIONS
from alcalde.core.text import N_
from alcalde.match_record import read_match
from alcalde.places import Place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words
    from alcalde.match import Match


def match_replay(options: Mapping[str, str], words: Words) -> Answer:
    """Replay a recorded match, as far as the record goes.

    Args:
        options: the values of the command's options by name.
        words: the language of the answer.

    Raises:
        NotationError: `file`, when it cannot be read; else as `read_match` does.

    >>> from alcalde import Words
    >>> match_replay({"FILE": "nowhere.txt"}, Words.of("en"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “nowhere.txt” cannot be opened: there is no such file.
    """
    match = read_match(read_text(options["FILE"]))
    return Answer(_data(match), _lines(match, words))


def _data(match: Match) -> dict[str, object]:
    running = match.game
    deals = []
    for game, before, after in zip(match.deals, match.standings, match.standings[1:], strict=False):
        mayor, opponents = game.points
        deals.append(
            {
                "mayor": before.mayor.index,
                "mayor_points": mayor,
                "opponents_points": opponents,
                "game_points": list(after.points),
                "next_mayor": after.mayor.index,
            }
        )
    return {
        "target": match.target,
        "deals": deals,
        "running": {"tricks": len(running.history)} if running else None,
        "mayor": match.mayor.index,
        "game_points": list(match.points),
        "winners": [place.index for place in match.winners],
    }


def _lines(match: Match, words: Words) -> list[str]:
    lines = []
    deal = words.gettext(N_("Deal {n}: {player} is mayor."))
    for number, (game, before) in enumerate(zip(match.deals, match.standings, strict=False), 1):
        lines.append(deal.format(n=number, player=words.seat(before.mayor)))
        if game.result:
            lines += [reason.say(words) for reason in before.explain(game.result)]
    if match.game:
        lines.append(deal.format(n=len(match.deals) + 1, player=words.seat(match.mayor)))
        lines.append(unfinished_line(match.game, words))
    points = zip(("a", "b", "c"), match.points, strict=True)
    names = zip(("player", "player2", "player3"), map(words.seat, Place), strict=True)
    total = words.gettext(
        N_("Game points, target {target}: {player} {a}, {player2} {b}, {player3} {c}.")
    )
    lines.append(total.format(target=match.target, **dict(points), **dict(names)))
    return lines


MATCH_REPLAY = Entry(
    Command(
        "match-replay",
        N_("play a recorded match again"),
        OPTIONS,
    ),
    match_replay,
)
"""The command `match-replay`."""
