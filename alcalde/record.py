"""Record: a game as plain text that parses back to the same game.

    alcalde 1
    rules: mayor-cards 6
    seed: 7
    1. right A♥, left 3♥, mayor 2♠ K♣ # mayor takes 25

The second line may be left out; `, exchange any` or `, exchange honours` after it says that the
indicator may be exchanged, and what the two takes. `deck:` with forty cards, the next to be dealt
first, stands where there is no seed. Each trick is one line, in table order; an unfinished trick
may be last. `left 7♠>A♠` among the plays is an exchange, where it was made. What follows `#` is a
remark, and empty lines do not count.
"""

from __future__ import annotations

from alcalde.core.cards import Card
from alcalde.core.errors import AlcaldeError, IllegalMove, NotationError
from alcalde.core.sentences import N_
from alcalde.deal import Deal
from alcalde.exchange import Exchange
from alcalde.game import Game
from alcalde.moves import Play
from alcalde.rules import Rules
from alcalde.seats import Seat
from alcalde.tricks import Played, Trick

HEADER = "alcalde 1"
_RULES = "rules: mayor-cards "
_SAMPLE = "A♥ 3♥ 2♠ K♣"


def write_record(game: Game) -> str:
    r"""Return a game's record, up to where it stands.

    Args:
        game: any state of a game.

    >>> print(write_record(Game.deal(seed=7)), end="")
    alcalde 1
    rules: mayor-cards 6
    seed: 7
    """
    dealt = game.dealt
    agreed = f", exchange {game.rules.two_takes}" if game.rules.exchange else ""
    lines = [HEADER, f"{_RULES}{game.rules.mayor_cards}{agreed}"]
    if dealt.seed is None:
        lines.append("deck: " + " ".join(map(str, dealt.deck)))
    else:
        lines.append(f"seed: {dealt.seed}")
    for number, trick in enumerate(game.history, 1):
        remark = f" # {trick.winner} takes {trick.points}"
        lines.append(f"{number}. {_moves(game, number, trick.plays)}{remark}")
    number = len(game.history) + 1
    unfinished = _moves(game, number, game.trick.plays if game.trick else ())
    if unfinished:
        lines.append(f"{number}. {unfinished}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Game:
    r"""Return the game that a record tells.

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
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if line:
            lines.append((number, line))
    end = len(text.splitlines()) + 1
    rules, game, last, tricks = None, None, (0, ""), 0
    for number, line in lines:
        try:
            if not last[0]:
                if line.split() != HEADER.split():
                    raise _misfit(number, line, HEADER)
            elif game is None and rules is None and line.startswith(_RULES):
                rules = _rules(line, number)
            elif game is None:
                game = _begin(line, number, rules)
            elif len(game.history) < tricks:
                raise _misfit(*last, _trick_sample(game))
            else:
                game, tricks = _follow(game, line, number), tricks + 1
        except AlcaldeError as problem:
            if problem.code.startswith("record-"):
                raise
            raise _refused(number, problem) from problem
        last = number, line
    if game is None:
        raise NotationError(
            "record-end",
            N_("The record ends at line {line}. Expected there: {expected}."),
            "DEAL-3",
            {"line": end, "expected": "seed: 7" if last[0] else HEADER},
        )
    return game


def _rules(line: str, number: int) -> Rules:
    cards, comma, agreed = line.removeprefix(_RULES).strip().partition(",")
    exchange = agreed.split()
    if comma and (len(exchange) != 2 or exchange[0] != "exchange"):
        raise _misfit(number, line, f"{_RULES}6, exchange any")
    if not (cards.isascii() and cards.isdigit() and len(cards) < 3):
        raise _misfit(number, line, f"{_RULES}6")
    return Rules(bool(comma), exchange[1] if comma else "any", int(cards))


def _begin(line: str, number: int, rules: Rules | None) -> Game:
    name, _, rest = map(str.strip, line.partition(":"))
    if name == "seed":
        return Game.begin(Deal.from_seed(rest), rules)
    if name == "deck":
        return Game.begin(Deal.from_deck(rest), rules)
    raise _misfit(number, line, "seed: 7")


def _follow(game: Game, line: str, number: int) -> Game:
    label, _, plays = line.partition(" ")
    if not game.over and label != f"{len(game.history) + 1}.":
        raise _misfit(number, line, _trick_sample(game))
    before = game
    for part in plays.split(","):
        words = part.split()
        if len(words) < 2 or len(game.history) > len(before.history):
            raise _misfit(number, line, _trick_sample(before))
        try:
            if ">" in words[1]:
                game = _exchange(game, words, number, line)
            else:
                game = _play(game, words)
        except AlcaldeError as problem:
            if problem.code.startswith("record-") or game.over:
                raise
            raise _refused_move(number, game, part, problem) from problem
    return game


def _play(game: Game, words: list[str]) -> Game:
    play = Play(words[0], words[1:])
    try:
        return game.play(play)
    except IllegalMove as problem:
        if problem.code == "not-in-hand":
            raise _elsewhere(game, play.seat, problem) from problem
        raise


def _elsewhere(game: Game, seat: Seat, problem: IllegalMove) -> IllegalMove:
    """Return a refusal that says where a card lies that should be in a hand."""
    card = problem.params["card"]
    for number, trick in enumerate(game.history, 1):
        if card in trick.cards:
            sentence = N_("{card} has been played already, in trick {trick}.")
            return IllegalMove(
                "played-already", sentence, "DECK-1", {"card": card, "trick": number}
            )
    if card in game.stock:
        sentence = N_("{card} still lies in the stock: {player} has not drawn it.")
        return IllegalMove("not-drawn", sentence, "DRAW-1", {"card": card, "player": seat})
    return problem


def _exchange(game: Game, words: list[str], number: int, line: str) -> Game:
    seat, (left, _, taken) = words[0], words[1].partition(">")
    indicator = game.indicator
    after = game.play(Exchange(seat, left))
    if len(words) > 2 or Card.parse(taken) is not indicator:
        raise _misfit(number, line, f"{seat} {left}>{indicator}")
    return after


def _moves(game: Game, number: int, plays: tuple[Played, ...]) -> str:
    """Return the exchanges and plays of one trick as they came, the mayor's two as one."""
    parts: list[str] = []
    for place in range(min(len(plays) + 1, 4)):
        for made in game.exchanges:
            if made.after == 4 * (number - 1) + place:
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


def _misfit(number: int, line: str, expected: str) -> NotationError:
    return NotationError(
        "record-line",
        N_("Line {line} of the record, “{text}”, does not fit. Expected there: {expected}."),
        "PLAY-2",
        {"line": number, "text": line, "expected": expected},
    )


def _refused_move(number: int, game: Game, move: str, problem: AlcaldeError) -> NotationError:
    return NotationError(
        "record-move",
        N_("Line {line} of the record, trick {trick}, “{text}”: {problem}"),
        problem.rule,
        {
            "line": number,
            "trick": len(game.history) + 1,
            "text": move.strip(),
            "problem": problem,
        },
    )


def _refused(number: int, problem: AlcaldeError) -> NotationError:
    return NotationError(
        "record-rule",
        N_("Line {line} of the record: {problem}"),
        problem.rule,
        {"line": number, "problem": problem},
    )
