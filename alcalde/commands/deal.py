"""The command `deal`: the deal of a seed or of a pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.commands.answers import COMMON, Answer, Entry
from alcalde.commands.options import Command, Option
from alcalde.commands.sentences import SENTENCES
from alcalde.core.errors import NotationError
from alcalde.core.text import N_, capitalise
from alcalde.deal import Deal
from alcalde.exchange import exchanges_of
from alcalde.game import Game
from alcalde.rules import Rules
from alcalde.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.cards import Card
    from alcalde.core.words import Words
    from alcalde.exchange import Exchange


def deal(options: Mapping[str, str], words: Words) -> Answer:
    """Deal the pack from a seed, or in its order.

    Args:
        options: the values of the command's options by name.
        words: the language of the answer.

    Raises:
        NotationError: `option-missing`, unless there is exactly one of the two.

    >>> from alcalde import Words
    >>> deal({"--seed": "7"}, Words.of("en")).data["indicator"]
    '4♦'
    >>> deal({}, Words.of("en"))
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: A deal needs exactly one of the two: --seed or --deck.
    """
    if ("--seed" in options) == ("--deck" in options):
        raise SENTENCES.refuse(NotationError, "option-missing/deal")
    seed = options.get("--seed")
    dealt = Deal.from_deck(options["--deck"]) if seed is None else Deal.from_seed(seed)
    data: dict[str, object] = {str(seat): [str(card) for card in dealt.hand(seat)] for seat in Seat}
    data |= {"indicator": str(dealt.indicator), "stock": [str(card) for card in dealt.stock]}
    hand = words.gettext(N_("{player}: {cards}."))
    lines = [
        capitalise(hand.format(player=words.seat(seat), cards=words.phrase(dealt.hand(seat))))
        for seat in Seat
    ]
    lines.append(words.gettext(N_("The indicator is {card}.")).format(card=dealt.indicator))
    stock = words.gettext(N_("Stock, the next card first: {cards}."))
    lines.append(stock.format(cards=words.phrase(dealt.stock)))
    if "--exchange" in options:
        may = exchanges_of(Game.begin(dealt, Rules(exchange=True)))
        data["exchanges"] = [{"seat": str(m.seat), "card": str(m.card)} for m in may]
        lines += _exchangers(may, dealt.indicator, words)
    return Answer(data, lines)


def _exchangers(may: tuple[Exchange, ...], indicator: Card, words: Words) -> list[str]:
    if not may:
        return [words.gettext(N_("Nobody can exchange now."))]
    line = words.gettext(N_("{player} may take {card} and leave {other}."))
    return [
        capitalise(line.format(player=words.seat(m.seat), card=indicator, other=m.card))
        for m in may
    ]


DEAL = Entry(
    Command(
        "deal",
        N_("deal the pack"),
        (
            Option("--seed", "N", N_("the deal’s number, from 0 to 9007199254740991")),
            Option("--deck", N_("CARDS"), N_("or the forty cards, the next to be dealt first")),
            Option("--exchange", "", N_("also say who may exchange the indicator at once")),
            *COMMON,
        ),
    ),
    deal,
)
"""The command `deal`."""
