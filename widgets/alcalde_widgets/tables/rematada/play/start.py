"""Games of Brisca Rematada that a table begins with, and their way back, card by card."""

from __future__ import annotations

from alcalde.rematada.game import Rematada
from alcalde.rematada.moves import Bid, LayAside, NameTrump, Pass, RematadaPlay
from alcalde.rematada.record import read_record, write_record
from alcalde.rematada.seats import RematadaSeat


def bought(seed: int, contractor: RematadaSeat | str = "right", bid: int = 100) -> Rematada:
    """Return a game whose auction one player has won with the only bid (REM-4).

    Args:
        seed: the deal's number.
        contractor: who has won, or that seat's name.
        bid: the points of the bid.

    Raises:
        AlcaldeError: the seed, the seat or the bid is none.

    >>> bought(7, "dealer").phase
    'talon'
    """
    game, taker = Rematada.deal(seed), RematadaSeat.parse(contractor)
    while game.auction.turn is not None:
        seat = game.auction.turn
        first = seat is taker and game.bid is None
        game = game.play(Bid(seat, bid) if first else Pass(seat))
    return game


def saved(text: str) -> Rematada:
    r"""Return the game of a saved record, which is written in one way only.

    Raises:
        AlcaldeError, ValueError: it is no record, or written in another way.

    >>> saved("rematada 1\nseed: 7\n").phase
    'auction'
    """
    game = read_record(text)
    if kept(game) != text:
        raise ValueError("a saved game is written in one way")
    return game


def kept(game: Rematada) -> str:
    r"""Return a game as it is saved: its record, without remarks.

    >>> kept(Rematada.deal(7))
    'rematada 1\nseed: 7\n'
    """
    return "".join(f"{line.split(' #')[0]}\n" for line in write_record(game).splitlines())


def before_play(game: Rematada, trump: bool = True) -> Rematada:
    """Return a game as it stood before the first card, or before trump was named."""
    back = Rematada.begin(game.dealt)
    for call in game.auction.calls:
        back = back.play(call)
    if game.contractor and game.laid_aside:
        back = back.play(LayAside(game.contractor, game.laid_aside))
    if game.contractor and game.trump and trump:
        back = back.play(NameTrump(game.contractor, game.trump))
    return back


def without_last(game: Rematada) -> Rematada:
    """Return a game one card earlier; one in which no card has been played as it is."""
    plays = [play for trick in game.history for play in trick.plays]
    plays += game.trick.plays if game.trick else ()
    back = before_play(game)
    for seat, card in plays[:-1]:
        back = back.play(RematadaPlay(seat, card))
    return back
