"""Records as texts: of the game that is played, of the earlier deals of a match, and loaded ones.

A match is saved with its earlier deals as short texts, each of which plays its deal again:

    7 3C5SKC2H>7S…

First comes the number of the deal, then the cards as they were played; `>` stands before a card
that was exchanged. Nine such deals take less room than one record.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from alcalde import (
    Card,
    Exchange,
    Game,
    NotationError,
    Play,
    Seat,
    read_record,
)
from alcalde.core.text import N_, tidy
from alcalde.history import moves_of, states_of
from alcalde.match import Match
from alcalde.match_record import MATCH_HEADER, read_match, write_match
from alcalde.standing import TARGET

if TYPE_CHECKING:
    from alcalde import (
        Rules,
    )
    from alcalde.places import Place

LONGEST = 4000
"""The most characters of a record; many times what a whole game takes."""

LONGEST_DEAL = 200
"""The most characters of a short text."""

LONGEST_MATCH = 20_000
"""The most characters of a match's record; more than nineteen deals take."""

MARK = "\ufeff"
"""The byte order mark that some programs write before a text; it is no part of the record."""


@lru_cache(maxsize=64)
def read(record: str) -> Game:
    """Return the game of a record, cached.

    Raises:
        AlcaldeError: the text is not a record of a game.
    """
    return read_record(record)


@lru_cache(maxsize=8)
def states(record: str) -> tuple[Game, ...]:
    """Return every state of the game of a record from the deal on, cached."""
    return states_of(read(record))


# Short texts


def write_deal(game: Game) -> str:
    """Return a deal as a short text; nothing for one that was dealt without a number.

    >>> game = Game.deal(7)
    >>> write_deal(game.play(Play("right", "3♣")))
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
def read_deal(text: str, rules: Rules) -> Game:
    """Return the finished deal of a short text, cached.

    Args:
        text: as `write_deal` returns it.
        rules: what was agreed for the deal.

    Raises:
        AlcaldeError, ValueError: the text is not a deal, or the deal is not over.

    >>> from alcalde import Rules
    >>> read_deal("7 3C", Rules())
    Traceback (most recent call last):
    ...
    ValueError: a deal of a match is over and written as it is saved
    """
    seed, _, moves = text.partition(" ")
    game = Game.deal(seed, rules)
    while moves:
        move, moves = _first_move(game, moves)
        game = game.play(move)
    if not game.over or write_deal(game) != text:
        raise ValueError("a deal of a match is over and written as it is saved")
    return game


def _first_move(game: Game, moves: str) -> tuple[Play | Exchange, str]:
    """Return the first of some moves, and the others."""
    if moves[0] == ">":
        card = Card.parse(moves[1:3])
        holder = next((seat for seat in Seat if card in game.hand(seat)), Seat.MAYOR)
        return Exchange(holder, card), moves[3:]
    seat = game.turn or Seat.RIGHT
    end = 2 * seat.cards
    cards = [Card.parse(moves[at : at + 2]) for at in range(0, min(end, len(moves)), 2)]
    return Play(seat, cards), moves[end:]


# Whole matches and loaded records


@lru_cache(maxsize=4)
def match_record(first: Place, past: tuple[str, ...], record: str) -> str:
    """Return the record of a whole match, cached; nothing where a deal of it is unknown.

    Args:
        first: who was mayor first.
        past: the deals that are over, as `write_deal` returns them.
        record: the record of the deal that follows.
    """
    game = read(record)
    if not all(past):
        return ""
    match = Match.begin(first, TARGET, game.rules)
    for text in past:
        match = match.follow(read_deal(text, game.rules))
    return write_match(match.follow(game))


def load(text: str) -> Game | Match:
    """Return the game or the match of a record that a reader pasted.

    Raises:
        NotationError: the text is not a record, or is one of a match that this table cannot play.
    """
    text = tidy(text.removeprefix(MARK))
    lines = (line.partition("#")[0].split() for line in text[:LONGEST_MATCH].splitlines())
    head = next(filter(None, lines), [""])
    is_match = head[0] == MATCH_HEADER.split()[0]
    if len(text) > (LONGEST_MATCH if is_match else LONGEST):
        raise NotationError("record-long", N_("This text is too long for a record."), "COUNT-1")
    if not is_match:
        return read(text)
    match = read_match(text)
    if match.target != TARGET or not (match.deals or match.game):
        raise NotationError(
            "record-match",
            N_("A match at this table goes to {n} game points and has at least one deal."),
            "MATCH-2",
            {"n": TARGET},
        )
    return match
