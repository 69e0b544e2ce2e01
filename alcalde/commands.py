"""Commands: what the command line can do, each answer as data and as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.deal import Deal
from alcalde.errors import NotationError
from alcalde.exchange import Exchange, exchanges_of
from alcalde.files import read_text
from alcalde.game import Game
from alcalde.options import Command, Option
from alcalde.record import read_record
from alcalde.rules import Rules
from alcalde.scoring import Count
from alcalde.seats import Seat
from alcalde.sentences import N_, NN_, capitalise
from alcalde.suits import Suit
from alcalde.tricks import Trick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from alcalde.cards import Card
    from alcalde.words import Words


def _four_cards(text: str) -> None:
    """Raise unless these are a trick's cards, whatever is trump and whoever leads."""
    Trick.of(text, trump=Suit.SPADES, leader=Seat.RIGHT)


COMMON = (
    Option("--lang", "en|es|pt", N_("the language of sentences, help and refusals")),
    Option("--json", "", N_("print JSON in place of sentences")),
    Option("--help", "", N_("print this help")),
)
COMMANDS = {
    command.name: command
    for command in (
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
                    N_("who leads: mayor, right or left; right unless you say"),
                ),
                *COMMON,
            ),
        ),
        Command(
            "count",
            N_("check a count and name the next mayor"),
            (
                Option("--mayor", "N", N_("the mayor's card points"), True),
                Option("--opponents", "N", N_("the opponents' card points, to check the sum")),
                *COMMON,
            ),
        ),
        Command(
            "deal",
            N_("deal the pack"),
            (
                Option("--seed", "N", N_("the deal's number, from 0 to 9007199254740991")),
                Option("--deck", N_("CARDS"), N_("or the forty cards, the next to be dealt first")),
                Option("--exchange", "", N_("say also who may exchange the indicator at once")),
                *COMMON,
            ),
        ),
        Command(
            "replay",
            N_("play a recorded game again"),
            (Option("FILE", N_("FILE"), N_("the record; - reads standard input"), True), *COMMON),
        ),
    )
}


class Answer(NamedTuple):
    """What a command found out: the data that `--json` prints, and the same as sentences.

    >>> Answer({"mayor": 58}, ["The mayor has 58."]).data
    {'mayor': 58}
    """

    data: Mapping[str, object]
    lines: Iterable[str]


def trick(options: Mapping[str, str], words: Words) -> Answer:
    """Judge a trick.

    >>> from alcalde import Words
    >>> asked = {"CARDS": "A♥ 3♥ 2♠ K♣", "--trump": "♠", "--leader": "right"}
    >>> trick(asked, Words.of("en")).data["winner"]
    'mayor'
    """
    leader = options.get("--leader", "right")  # PLAY-1: so it is in every game's first trick
    judged = Trick.of(options["CARDS"], trump=options["--trump"], leader=leader)
    reasons = (*judged.explain(), judged.worth)
    lines = [reason.say(words) for reason in reasons]
    data = {
        "winner": str(judged.winner),
        "winning_card": str(judged.winning_card),
        "points": judged.points,
        "led": str(judged.led),
        "reasons": [
            {"code": reason.code, "rule": reason.rule, "text": line}
            for reason, line in zip(reasons, lines, strict=True)
        ],
    }
    return Answer(data, lines)


def count(options: Mapping[str, str], words: Words) -> Answer:
    """Check a count.

    >>> from alcalde import Words
    >>> list(count({"--mayor": "58"}, Words.of("en")).lines)[1]
    'The mayor has 58: office passes to the right neighbour.'
    """
    result = Count.of(options["--mayor"], options.get("--opponents"))
    data = {
        "mayor": result.mayor,
        "opponents": result.opponents,
        "keeps_office": result.keeps_office,
        "next_mayor": str(result.next_mayor),
    }
    return Answer(data, _counted(result, words))


def deal(options: Mapping[str, str], words: Words) -> Answer:
    """Deal the pack from a seed, or as it lies.

    Raises:
        NotationError: `option-missing`, unless there is exactly one of the two.

    >>> from alcalde import Words
    >>> deal({"--seed": "7"}, Words.of("en")).data["indicator"]
    '4♦'
    """
    if ("--seed" in options) == ("--deck" in options):
        raise NotationError(
            "option-missing", N_("A deal needs exactly one of the two: --seed or --deck."), "DEAL-1"
        )
    seed = options.get("--seed")
    dealt = Deal.from_deck(options["--deck"]) if seed is None else Deal.from_seed(seed)
    data: dict[str, object] = {str(seat): [str(card) for card in dealt.hand(seat)] for seat in Seat}
    data |= {"indicator": str(dealt.indicator), "stock": [str(card) for card in dealt.stock]}
    hand = words.gettext(N_("{player}: {cards}."))
    lines = [
        capitalise(hand.format(player=words.seat(seat), cards=words.told(dealt.hand(seat))))
        for seat in Seat
    ]
    lines.append(words.gettext(N_("The indicator is {card}.")).format(card=dealt.indicator))
    stock = words.gettext(N_("Stock, the next card first: {cards}."))
    lines.append(stock.format(cards=words.told(dealt.stock)))
    if "--exchange" in options:
        may = exchanges_of(Game.begin(dealt, Rules(exchange=True)))
        data["exchanges"] = [{"seat": str(m.seat), "card": str(m.card)} for m in may]
        lines += _exchangers(may, dealt.indicator, words)
    return Answer(data, lines)


def replay(options: Mapping[str, str], words: Words) -> Answer:
    """Play a recorded game again, as far as the record goes.

    Raises:
        NotationError: `file`, when it cannot be read; else as `read_record` does.

    >>> from alcalde import Words
    >>> replay({"FILE": "nowhere.txt"}, Words.of("en"))
    Traceback (most recent call last):
    alcalde.errors.NotationError: “nowhere.txt” cannot be opened: there is no such file.
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
        lines += _counted(game.result, words)
    else:
        line = N_("The game is not over: the mayor has {mayor}, the opponents have {opponents}.")
        lines.append(words.gettext(line).format(mayor=mayor, opponents=opponents))
    return Answer(data, lines)


RUN: dict[str, Callable[[Mapping[str, str], Words], Answer]] = {
    "trick": trick,
    "count": count,
    "deal": deal,
    "replay": replay,
}


def _counted(result: Count, words: Words) -> list[str]:
    opponents = words.gettext(N_("The opponents have {points}."))
    return [opponents.format(points=result.opponents), result.reason.say(words)]


def _exchangers(may: tuple[Exchange, ...], indicator: Card, words: Words) -> list[str]:
    if not may:
        return [words.gettext(N_("Nobody can exchange now."))]
    line = words.gettext(N_("{player} may take {card} and leave {other}."))
    return [
        capitalise(line.format(player=words.seat(m.seat), card=indicator, other=m.card))
        for m in may
    ]
