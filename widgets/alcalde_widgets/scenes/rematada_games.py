"""Games of Brisca Rematada as tables set them up, save them and rewind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.rematada.game import Rematada
from alcalde.rematada.moves import Bid, LayAside, NameTrump, Pass
from alcalde.rematada.record import read_record, write_record
from alcalde.rematada.seats import RematadaSeat

if TYPE_CHECKING:
    from ..codec import Saved


def after_auction(seed: int, contractor: str = "right", bid: int = 100) -> Rematada:
    """Return a game after an auction that one player won with the only bid (REM-4).

    Args:
        seed: the deal's number.
        contractor: the winner's seat.
        bid: the points of the bid.

    Raises:
        AlcaldeError: the seed, the seat or the bid is invalid.

    >>> after_auction(7, "dealer").phase
    'talon'
    """
    game, winner = Rematada.deal(seed), RematadaSeat.parse(contractor)
    while game.auction.turn is not None:
        seat = game.auction.turn
        first = seat is winner and game.bid is None
        game = game.play(Bid(seat, bid) if first else Pass(seat))
    return game


def rewind(game: Rematada, phase: str) -> Rematada:
    """Return a game at the beginning of a phase, or the same game if it has not come that far.

    Args:
        game: the game.
        phase: `talon`, `trump` or `tricks`.

    >>> game = after_auction(7)
    >>> game = game.play(LayAside("right", game.hand("right")[:2]))
    >>> game = game.play(NameTrump("right", "♥"))
    >>> [rewind(game, phase).phase for phase in ("talon", "trump", "tricks")]
    ['talon', 'trump', 'tricks']
    """
    back = Rematada.begin(game.dealt)
    for call in game.auction.calls:
        back = back.play(call)
    if game.contractor and game.laid_aside and phase != "talon":
        back = back.play(LayAside(game.contractor, game.laid_aside))
        if game.trump and phase != "trump":
            back = back.play(NameTrump(game.contractor, game.trump))
    return back


def write_game(game: Rematada) -> str:
    r"""Return the record of a game without remarks, as it is saved.

    >>> write_game(Rematada.deal(7))
    'rematada 1\nseed: 7\n'
    """
    return "".join(f"{line.split(' #')[0]}\n" for line in write_record(game).splitlines())


def read_game(saved: Saved) -> Rematada:
    r"""Read what `write_game` gave.

    Raises:
        UnreadableState: the text is no record, or not exactly as `write_game` writes it.

    >>> from alcalde_widgets.codec import Saved
    >>> read_game(Saved("rematada 1\nseed: 7\n")).phase
    'auction'
    """
    game = saved.parse_text(read_record, "a record of Brisca Rematada")
    saved.require(write_game(game) == saved.value, "a record as it is saved")
    return game
