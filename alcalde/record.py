"""Record: a game as plain text, from which the same game can be read.

    alcalde 1
    rules: mayor-cards 6
    seed: 7
    1. right A♥, left 3♥, mayor 2♠ K♣ # mayor takes 25

The second line is optional; `, exchange any` or `, exchange honours` after it says that the
indicator may be exchanged, and what the two takes. Where there is no seed, there is `deck:` with
forty cards, the next to be dealt first. Each trick is one line, in table order; the last one may be
unfinished. `left 7♠>A♠` among the plays is an exchange, at the moment when it was made. Text after
`#` is a comment; empty lines are ignored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import Card, split_cards
from alcalde.core.errors import AlcaldeError, IllegalMove, NotationError
from alcalde.core.numbers import whole
from alcalde.core.records import RecordLines, deal_line
from alcalde.deal import Deal
from alcalde.exchange import Exchange
from alcalde.game import Game
from alcalde.moves import over, play_of
from alcalde.rules import MAYOR_CARDS, Rules
from alcalde.seats import Seat
from alcalde.sentences.game import SENTENCES
from alcalde.tricks import CARDS, Trick

if TYPE_CHECKING:
    from alcalde.tricks import Played

HEADER = "alcalde 1"
_RULES = "rules: mayor-cards"
_SAMPLE = "A♥ 3♥ 2♠ K♣"


def write_record(game: Game) -> str:
    r"""Return the record of a game up to its current state.

    Args:
        game: any state of a game.

    >>> print(write_record(Game.deal(seed=7)), end="")
    alcalde 1
    rules: mayor-cards 6
    seed: 7
    """
    dealt = game.dealt
    agreed = f", exchange {game.rules.two_takes}" if game.rules.exchange else ""
    lines = [HEADER, f"{_RULES} {game.rules.mayor_cards}{agreed}"]
    lines.append(deal_line(dealt.seed, dealt.deck))
    for number, trick in enumerate(game.history, 1):
        comment = f" # {trick.winner} takes {trick.points}"
        lines.append(f"{number}. {_moves(game, number, trick.plays)}{comment}")
    number = len(game.history) + 1
    unfinished = _moves(game, number, game.trick.plays if game.trick else ())
    if unfinished:
        lines.append(f"{number}. {unfinished}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Game:
    r"""Parse a game from its record.

    Args:
        text: the record.

    Raises:
        NotationError: `record-line` or `record-end`, with the line and what was expected there;
            `record-rule`, with the line and why there is no such pack or agreement;
            `record-move`, with the line, the trick, the move and why it is refused.

    >>> game = Game.deal(seed=7)
    >>> game = game.play(game.legal()[0])
    >>> read_record(write_record(game)) == game
    True
    >>> read_record("alcalde 1\nseed: 7\n2. right A♥")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: Line 3 of the record, “2. right A♥”, does not fit. Expected
        there: 1. right A♥, left 3♥, mayor 2♠ K♣.
    """
    lines = RecordLines(text, "PLAY-2", "DEAL-3")
    lines.take_header(HEADER)
    rules = None
    if lines.ahead.partition(":")[0].strip() == "rules":
        lines.take()
        rules = parse_rules(lines)
    return read_game(lines, rules)


def parse_rules(lines: RecordLines) -> Rules:
    """Parse the rules from the line that was taken last.

    Args:
        lines: the lines of a record.

    Raises:
        NotationError: `record-line` or `record-rule`.

    >>> lines = RecordLines("rules: mayor-cards 6, exchange honours", "PLAY-2", "DEAL-3")
    >>> line = lines.take()
    >>> parse_rules(lines)
    Rules(exchange=True, two_takes='honours', mayor_cards=6)
    """
    dealt, comma, agreed = lines.line.partition(":")[2].partition(",")
    exchange = agreed.split()
    if comma and (len(exchange) != 2 or exchange[0] != "exchange"):
        raise lines.misfit(f"{_RULES} {MAYOR_CARDS}, exchange any")
    name, _, number = dealt.strip().partition(" ")
    cards = whole(number)
    if name != "mayor-cards" or cards is None or len(number) > 2:
        raise lines.misfit(f"{_RULES} {MAYOR_CARDS}")
    return lines.check(lambda: Rules(bool(comma), exchange[1] if comma else "any", cards))


def read_game(lines: RecordLines, rules: Rules | None) -> Game:
    """Parse a game from the next lines of a record, from its deal on.

    Args:
        lines: the lines, all of which belong to the game.
        rules: what was agreed; None for `Rules()`.

    Raises:
        NotationError: as `read_record` does.

    >>> read_game(RecordLines("seed: 7", "PLAY-2", "DEAL-3"), None) == Game.deal(7)
    True
    """
    dealt = lines.take_deal(Deal.from_seed, Deal.from_deck)
    game, tricks = Game.begin(dealt, rules), 0
    while lines.more:
        if len(game.history) < tricks:
            raise lines.misfit(_trick_sample(game))
        lines.take()
        game, tricks = _read_trick(game, lines), tricks + 1
    return game


def _read_trick(game: Game, lines: RecordLines) -> Game:
    if game.over:
        raise lines.refuse(over())
    label, _, plays = lines.line.partition(" ")
    if label != f"{len(game.history) + 1}.":
        raise lines.misfit(_trick_sample(game))
    before = game
    for part in plays.split(","):
        words = part.split()
        if len(words) < 2 or len(game.history) > len(before.history):
            raise lines.misfit(_trick_sample(before))
        try:
            game = _exchange(game, words, lines) if ">" in part else _play(game, words)
        except AlcaldeError as problem:
            if problem.code.startswith("record-"):
                raise
            raise _refused_move(lines, game, part, problem) from problem
    return game


def _play(game: Game, words: list[str]) -> Game:
    cards = Card.parse_all(" ".join(words[1:]))
    play = play_of(Seat.parse(words[0]), cards)
    try:
        return game.play(play)
    except IllegalMove as problem:
        if problem.code == "not-in-hand":
            raise _elsewhere(game, play.seat, problem) from problem
        raise


def _elsewhere(game: Game, seat: Seat, problem: IllegalMove) -> IllegalMove:
    """Return an error that says where a card is that is not in the hand."""
    card = problem.params["card"]
    for number, trick in enumerate(game.history, 1):
        if card in trick.cards:
            return SENTENCES.refuse(IllegalMove, "played-already", card=card, trick=number)
    if card in game.stock:
        return SENTENCES.refuse(IllegalMove, "not-drawn", card=card, player=seat)
    return problem


def _exchange(game: Game, words: list[str], lines: RecordLines) -> Game:
    seat, (left, _, taken) = words[0], " ".join(words[1:]).partition(">")
    indicator = game.indicator
    after = game.play(Exchange(seat, left))
    if len(split_cards(taken)) > 1 or Card.parse(taken) is not indicator:
        raise lines.misfit(f"{seat} {left.strip()}>{indicator}")
    return after


def _moves(game: Game, number: int, plays: tuple[Played[Seat], ...]) -> str:
    """Return the exchanges and plays of one trick in their order, the mayor's two as one."""
    parts: list[str] = []
    for place in range(min(len(plays) + 1, CARDS)):
        for made in game.exchanges:
            if made.after == CARDS * (number - 1) + place:
                parts.append(f"{made.seat} {made.left}>{made.taken}")
        if place and place < len(plays) and plays[place].seat is plays[place - 1].seat:
            parts[-1] += f" {plays[place].card}"
        elif place < len(plays):
            parts.append(f"{plays[place].seat} {plays[place].card}")
    return ", ".join(parts)


def _trick_sample(game: Game) -> str:
    sample = Trick.of(_SAMPLE, trump="♠", leader=game.leader)
    number = len(game.history) + 1
    return f"{number}. {_moves(Game.begin(game.dealt), 1, sample.plays)}"


def _refused_move(
    lines: RecordLines, game: Game, move: str, problem: AlcaldeError
) -> NotationError:
    return SENTENCES.refuse(
        NotationError,
        "record-move",
        problem.rule,
        line=lines.number,
        trick=len(game.history) + 1,
        text=move.strip(),
        problem=problem,
    )
