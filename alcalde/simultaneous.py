"""Simultaneous exchanges: those wanted at the same moment are made in order (EXCH-4, EXCH-6).

Both sides may want one at once, since an exchange needs no turn (EXCH-5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.errors import IllegalMove
from alcalde.core.ranks import Rank
from alcalde.exchange import Exchange, exchange_refusal, in_order
from alcalde.sentences.game import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.exchange import Exchanged
    from alcalde.game import Game


class Refused(NamedTuple):
    """An exchange that was refused.

    Attributes:
        wish: the exchange that was wanted.
        why: the error that says why not.

    >>> from alcalde import Game
    >>> Refused(Exchange("left", "7♦"), IllegalMove("x", "No.", "EXCH-1")).why.code
    'x'
    """

    wish: Exchange
    why: IllegalMove


class Settlement(NamedTuple):
    """The result of simultaneous exchanges.

    Attributes:
        game: the state after them.
        made: the exchanges that were made, in order.
        refused: the exchanges that were refused.

    >>> from alcalde import Game
    >>> game = Game.deal(seed=7)
    >>> Settlement(game, (), ()).game is game
    True
    """

    game: Game
    made: tuple[Exchanged, ...]
    refused: tuple[Refused, ...]


def settle(game: Game, wishes: Iterable[Exchange]) -> Settlement:
    """Make simultaneous exchanges as far as the rules allow.

    Of two players the holder of the two goes first (EXCH-4); those of one player are made in the
    order given (EXCH-6). An exchange that is refused changes nothing and does not stop the others.

    Args:
        game: any state of a game; it is not changed.
        wishes: the exchanges that are wanted now.

    Returns:
        The next state, what was made and what was refused. A seven that could have taken the
        indicator before the two did is refused with `two-first` (EXCH-4), everything else as by
        `exchange_refusal`.

    Raises:
        TypeError: a wish is not an `Exchange`.

    >>> from alcalde import DECK, Game, Rules
    >>> deck = [card for card in map(str, DECK) if card not in ("7♠", "2♠", "A♠")]
    >>> deck[:0] = ["7♠", "2♠"]  # for the right opponent and for the left
    >>> deck.insert(12, "A♠")  # turned up
    >>> game = Game.from_deck(deck, Rules(exchange=True))
    >>> done = settle(game, [Exchange("right", "7♠"), Exchange("left", "2♠")])
    >>> [str(made.seat) for made in done.made], str(done.game.indicator)
    (['left'], '2♠')
    >>> print(done.refused[0].why)
    The two has priority: 2♠ is the indicator now, and the right opponent may not take it with 7♠.
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
    """Return the error for an exchange that was possible at first: `two-first` if it fits."""
    last = game.exchanges[-1]
    if why.code != "seven-honours" or last.left.rank is not Rank.TWO or last.seat is wish.seat:
        return why
    return SENTENCES.refuse(
        IllegalMove, "two-first", two=last.left, player=wish.seat, card=wish.card
    )
