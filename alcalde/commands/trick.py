"""The command `trick`: who wins, for how many points and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import COMMON, Answer, Entry, reason_data
from alcalde.commands.options import Command, Option
from alcalde.core.suits import Suit
from alcalde.core.text import N_
from alcalde.seats import Seat
from alcalde.tricks import Trick

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words


def trick(options: Mapping[str, str], words: Words) -> Answer:
    """Judge a trick.

    Args:
        options: the values of the command's options by name.
        words: the language of the answer.

    Raises:
        AlcaldeError: as `Trick.of` does.

    >>> from alcalde import Words
    >>> asked = {"CARDS": "A♥ 3♥ 2♠ K♣", "--trump": "♠", "--leader": "right"}
    >>> trick(asked, Words.of("en")).data["winner"]
    'mayor'
    >>> trick({"CARDS": "A♥ 3♥", "--trump": "♠"}, Words.of("en"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A trick has four cards, not 2: “A♥ 3♥”.
    """
    leader = options.get("--leader", "right")  # PLAY-1
    judged = Trick.of(options["CARDS"], trump=options["--trump"], leader=leader)
    reasons = (*judged.explain(), judged.worth)
    lines = [reason.say(words) for reason in reasons]
    data = {
        "winner": str(judged.winner),
        "winning_card": str(judged.winning_card),
        "points": judged.points,
        "led": str(judged.led),
        "reasons": reason_data(reasons, words),
    }
    return Answer(data, lines)


def _four_cards(text: str) -> None:
    """Raise unless the text is a trick of four cards; trump and leader do not matter here."""
    Trick.of(text, trump=Suit.SPADES, leader=Seat.RIGHT)


TRICK = Entry(
    Command(
        "trick",
        N_("say who wins a trick, for how many points and why"),
        (
            Option(
                "CARDS",
                N_("CARDS"),
                N_("four cards in table order: A♥ 3♥ 2♠ K♣"),
                required=True,
                many=True,
                check=_four_cards,
            ),
            Option("--trump", N_("SUIT"), N_("the trump suit: ♦ ♥ ♣ ♠ or D H C S"), True),
            Option(
                "--leader",
                N_("SEAT"),
                N_("who leads: mayor, right or left; right unless you say otherwise"),
            ),
            *COMMON,
        ),
    ),
    trick,
)
"""The command `trick`."""
