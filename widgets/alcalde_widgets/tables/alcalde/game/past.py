"""The deals of a match that are over, each as a short text which plays the deal again.

    7 3C5SKC2H>7S…

First the number of the deal, then the cards as they were played; `>` stands before a card that was
exchanged. Nine deals take less room so than one record, and a match is saved with all of them.
"""

from __future__ import annotations

from functools import lru_cache

from alcalde import Card, Exchange, Game, Play, Rules, Seat, read_record
from alcalde.course import moves_of
from alcalde.match import Match
from alcalde.match_record import write_match
from alcalde.places import Place
from alcalde.standing import TARGET


def short(game: Game) -> str:
    """Return a deal as a short text; nothing, where it was dealt without a number.

    >>> game = Game.deal(7)
    >>> short(game.play(Play("right", "3♣")))
    '7 3C'
    """
    if game.dealt.seed is None:
        return ""
    moves = []
    for move in moves_of(game):
        if isinstance(move, Exchange):
            moves.append(f">{move.card.code}")
        else:
            moves += [card.code for card in move.cards]
    return f"{game.dealt.seed} {''.join(moves)}"


@lru_cache(maxsize=64)
def played(text: str, rules: Rules) -> Game:
    """Return the deal of a short text, which must be over.

    Args:
        text: as `short` returns it.
        rules: what was agreed for the deal.

    Raises:
        AlcaldeError, ValueError: it tells no deal, or none that is over.

    >>> played("7 3C", Rules())
    Traceback (most recent call last):
    ...
    ValueError: a deal of a match is over and written as it is saved
    """
    seed, _, moves = text.partition(" ")
    game, place = Game.deal(seed, rules), 0
    while place < len(moves):
        swap = moves[place] == ">"
        wide = 3 if swap else 2 * (game.turn or Seat.RIGHT).cards
        here = moves[place + swap : place + wide]
        cards = [Card.parse(here[at : at + 2]) for at in range(0, len(here), 2)]
        if swap:
            holders = [seat for seat in Seat if {*cards} <= {*game.hand(seat)}]
            game = game.play(Exchange(holders[0] if holders else Seat.MAYOR, cards[0]))
        else:
            game = game.play(Play(game.turn or Seat.RIGHT, cards))
        place += wide
    if not game.over or short(game) != text:
        raise ValueError("a deal of a match is over and written as it is saved")
    return game


@lru_cache(maxsize=4)
def match_record(first: Place, past: tuple[str, ...], record: str) -> str:
    """Return the record of a whole match; nothing, where a deal of it is not known.

    Args:
        first: who was mayor first.
        past: the deals that are over, as `short` returns them.
        record: the record of the deal that follows.
    """
    game = read_record(record)
    if not all(past):
        return ""
    match = Match.begin(first, TARGET, game.rules)
    for text in past:
        match = match.follow(played(text, game.rules))
    return write_match(match.follow(game))
