"""The command `rematada-count`: the contractor's score in Brisca Rematada, against the bid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import COMMON, Answer, Entry, reason_data
from alcalde.commands.options import Command, Option
from alcalde.core.text import N_
from alcalde.rematada.scoring import RematadaCount

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words


def rematada_count(options: Mapping[str, str], words: Words) -> Answer:
    """Count the contractor's pile (REM-8 to REM-11).

    Args:
        options: the values of the command's options by name.
        words: the language of the answer.

    Raises:
        AlcaldeError: as `RematadaCount.of` does.

    >>> from alcalde import Words
    >>> asked = {"--captured": "A♠ 3♠ K♠ Q♠ J♠", "--trump": "♠", "--bid": "100"}
    >>> rematada_count(asked, Words.of("en")).data["marriages"]
    40
    >>> rematada_count(asked | {"--bid": "99"}, Words.of("en"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: “99” is no bid: a bid is a whole number from 100 to 230.
    """
    count = RematadaCount.of(
        options["--captured"], options["--trump"], options["--bid"], "--last-trick" in options
    )
    reasons = (*count.reasons, count.doubt) if count.doubt else count.reasons
    return Answer(count_data(count, words), [reason.say(words) for reason in reasons])


def count_data(count: RematadaCount, words: Words) -> dict[str, object]:
    """Return the data of a count, as `--json` prints them.

    Args:
        count: the count.
        words: the language of its doubt.

    >>> from alcalde import Words
    >>> count_data(RematadaCount.of("A♠ 3♠ K♠ Q♠ J♠", "♠", 100), Words.of("en"))["score"]
    70
    """
    doubts = (count.doubt,) if count.doubt else ()
    return {
        "cards": count.cards,
        "last_trick": count.last_trick_points,
        "marriages": count.pair_points,
        "score": count.score,
        "made": count.made,
        "doubt": next(iter(reason_data(doubts, words)), None),  # REM-6
    }


REMATADA_COUNT = Entry(
    Command(
        "rematada-count",
        N_("count the contractor’s pile in Brisca Rematada"),
        (
            Option("--captured", N_("CARDS"), N_("the contractor’s pile, in any order"), True),
            Option("--trump", N_("SUIT"), N_("the trump suit: ♦ ♥ ♣ ♠ or D H C S"), True),
            Option("--bid", "N", N_("the points that were bid, from 100 to 230"), True),
            Option("--last-trick", "", N_("say that the contractor won the last trick")),
            *COMMON,
        ),
    ),
    rematada_count,
)
"""The command `rematada-count`."""
