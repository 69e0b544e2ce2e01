"""The command `count`: the other side's points, and the next mayor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import COMMON, Answer, Entry
from alcalde.commands.options import Command, Option
from alcalde.core.text import N_
from alcalde.scoring import Count

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words
    from alcalde.game import Game


def count(options: Mapping[str, str], words: Words) -> Answer:
    """Check a count.

    Args:
        options: the values of the command's options by name.
        words: the language of the answer.

    Raises:
        AlcaldeError: as `Count.of` does.

    >>> from alcalde import Words
    >>> list(count({"--mayor": "58"}, Words.of("en")).lines)[1]
    'The mayor has 58: office passes to the right neighbour.'
    >>> count({"--mayor": "many"}, Words.of("en"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “many” is not a count: write a whole number from 0 to 120.
    """
    result = Count.of(options["--mayor"], options.get("--opponents"))
    data = {
        "mayor": result.mayor,
        "opponents": result.opponents,
        "keeps_office": result.keeps_office,
        "next_mayor": str(result.next_mayor),
    }
    return Answer(data, count_lines(result, words))


def count_lines(result: Count, words: Words) -> list[str]:
    """Return the sentences of a count: what the opponents have, and what it decides.

    Args:
        result: the count.
        words: the language.

    >>> from alcalde import Words
    >>> count_lines(Count.of(60), Words.of("en"))
    ['The opponents have 60.', 'The mayor has 60: keeps office.']
    """
    opponents = words.gettext(N_("The opponents have {points}."))
    return [opponents.format(points=result.opponents), result.reason.say(words)]


def unfinished_line(game: Game, words: Words) -> str:
    """Return the sentence about a game that is not over: the points so far.

    Args:
        game: the game.
        words: the language.

    >>> from alcalde import Game, Words
    >>> unfinished_line(Game.deal(7), Words.of("en"))
    'The game is not over: the mayor has 0, the opponents have 0.'
    """
    mayor, opponents = game.points
    line = words.gettext(
        N_("The game is not over: the mayor has {mayor}, the opponents have {opponents}.")
    )
    return line.format(mayor=mayor, opponents=opponents)


COUNT = Entry(
    Command(
        "count",
        N_("check a count and name the next mayor"),
        (
            Option("--mayor", "N", N_("the mayor’s card points"), True),
            Option("--opponents", "N", N_("the opponents’ card points, to check the sum")),
            *COMMON,
        ),
    ),
    count,
)
"""The command `count`."""
