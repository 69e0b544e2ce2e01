"""Settlement: wishes to exchange that come at the same moment, one after another (EXCH-4, EXCH-6).

Both sides may wish at once, since an exchange needs no turn (EXCH-5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.errors import IllegalMove
from alcalde.core.ranks import Rank
from alcalde.exchange import Exchange, Exchanged, exchange_refusal, in_order
from alcalde.sentences.game import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.game import Game


class Refused(NamedTuple):
    """A wish that was not met, and why.

    >>> from alcalde import Game
    >>> Refused(Exchange("left", "7♦"), IllegalMove("x", "No.", "EXCH-1")).why.code
    'x'
    """

    wish: Exchange
    why: IllegalMove


class Settlement(NamedTuple):
    """What became of wishes: the game after them, the exchanges made in order, the wishes refused.

    >>> from alcalde import Game
    >>> game = Game.deal(seed=7)
    >>> Settlement(game, (), ()).game is game
    True
    """

    game: Game
    made: tuple[Exchanged, ...]
    refused: tuple[Refused, ...]


def settle(game: Game, wishes: Iterable[Exchange]) -> Settlement:
    """Meet wishes of the same moment as far as the rules allow.

    Of two players the holder of the two goes first (EXCH-4); what one player wishes is done in
    the order given (EXCH-6). A wish that is refused changes nothing and does not hinder the rest.

    Args:
        game: where the game stands; it stays as it is.
        wishes: the exchanges that are wanted now.

    Returns:
        The next state, what was done and what was refused; a seven that only the two was in the
        way of is refused as `two-first` (EXCH-4), everything else as `exchange_refusal` says.

    Raises:
        TypeError: a wish is no `Exchange`.

    >>> from alcalde import DECK, Game, Rules
    >>> deck = [card for card in map(str, DECK) if card not in ("7♠", "2♠", "A♠")]
    >>> deck[:0] = ["7♠", "2♠"]  # for the right opponent and for the left
    >>> deck.insert(12, "A♠")  # turned up
    >>> game = Game.from_deck(deck, Rules(exchange=True))
    >>> done = settle(game, [Exchange("right", "7♠"), Exchange("left", "2♠")])
    >>> [str(made.seat) for made in done.made], str(done.game.indicator)
    (['left'], '2♠')
    >>> print(done.refused[0].why)
    The two goes first: 2♠ lies there now, and the right opponent may not take it with 7♠.
    >>> settle(game, ["7♠"])
    Traceback (most recent call last):
    TypeError: a wish is an Exchange, not '7♠'
    """
    wanted = tuple(wishes)
    for wish in wanted:
        if type(wish) is not Exchange:
            raise TypeError(f"a wish is an Exchange, not {wish!r}")
    start, refused = game, []
    for wish in in_order(wanted):
        why = exchange_refusal(game, wish)
        if why is None:
            game = game.play(wish)
        else:
            late = game is not start and exchange_refusal(start, wish) is None
            refused.append(Refused(wish, _after_the_two(game, wish, why) if late else why))
    return Settlement(game, game.exchanges[len(start.exchanges) :], tuple(refused))


def _after_the_two(game: Game, wish: Exchange, why: IllegalMove) -> IllegalMove:
    last = game.exchanges[-1]
    if why.code != "seven-honours" or last.left.rank is not Rank.TWO or last.seat is wish.seat:
        return why
    return SENTENCES.refuse(
        IllegalMove, "two-first", two=last.left, player=wish.seat, card=wish.card
    )
