"""The command `first-mayor`: who draws which card, who draws again, and who is first mayor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import COMMON, Answer, Entry, reason_data
from alcalde.commands.options import Command, Option
from alcalde.commands.sentences import SENTENCES
from alcalde.core.errors import NotationError
from alcalde.core.text import N_
from alcalde.first_mayor import FirstMayor

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words


def first_mayor(options: Mapping[str, str], words: Words) -> Answer:
    """Draw for first mayor, from a seed or as the cards were drawn (MAYOR-2).

    Args:
        options: the values of the command's options by name.
        words: the language of the answer.

    Raises:
        NotationError: `option-missing`, unless there is exactly one of the two.
        AlcaldeError: as `FirstMayor.of` and `FirstMayor.from_seed` do.

    >>> from alcalde import Words
    >>> first_mayor({"--draws": "K♥ 3♠ K♦ 5♣ A♦"}, Words.of("en")).data["ranking"]
    [2, 1, 0]
    >>> first_mayor({}, Words.of("en"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A draw needs exactly one of the two: --seed or --draws.
    """
    if ("--seed" in options) == ("--draws" in options):
        raise SENTENCES.refuse(NotationError, "option-missing/draw")
    seed = options.get("--seed")
    first = FirstMayor.of(options["--draws"]) if seed is None else FirstMayor.from_seed(seed)
    reasons = first.explain()
    lines = [reason.say(words) for reason in reasons]
    data = {
        "mayor": first.mayor.index,
        "ranking": [drawer.index for drawer in first.ranking],
        "cards": [str(card) for card in first.held],
        "aside": [str(card) for card in first.aside],
        "steps": [
            {
                "drew": [{"player": drawer.index, "card": str(card)} for drawer, card in step.drew],
                "again": [drawer.index for drawer in step.again],
            }
            for step in first.steps
        ],
        "reasons": reason_data(reasons, words),
    }
    return Answer(data, lines)


FIRST_MAYOR = Entry(
    Command(
        "first-mayor",
        N_("draw cards for the first mayor"),
        (
            Option("--seed", "N", N_("the shuffle’s number, from 0 to 9007199254740991")),
            Option("--draws", N_("CARDS"), N_("or the drawn cards in order: K♥ 3♠ K♦ 5♣ A♦")),
            *COMMON,
        ),
    ),
    first_mayor,
)
"""The command `first-mayor`."""
