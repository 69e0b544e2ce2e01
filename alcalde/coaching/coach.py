"""Coach: what a play won, gave away or kept, in sentences that claim only what is certain.

Of a trick that is complete it says what another card would have changed there and then. Once the
stock is gone it compares the play with the best one, worked out to the end. Before that it may
compare it on average, over hidden hands imagined, and then says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.points import points_of
from alcalde.players.endgame import outlooks
from alcalde.players.hindsight import compared
from alcalde.players.observation import Observation
from alcalde.seats import Seat
from alcalde.sentences.basics import Reason
from alcalde.sentences.coaching import SENTENCES
from alcalde.tricks import Trick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alcalde.core.cards import Card
    from alcalde.game import Game
    from alcalde.moves import Play


def judge(before: Game, play: Play) -> tuple[Reason, ...]:
    """Return what a play did, and what another would have done.

    Args:
        before: the state in which it was played.
        play: the play.

    Returns:
        First what it did to the trick. Then, where there is something to say, one reason more:
        without stock how it compares with the best play of all, every card known (DRAW-4); with
        it, once the trick is complete, what one other card would have changed.

    Raises:
        IllegalMove: the play is not allowed in that state.

    >>> from alcalde import Game, Play
    >>> game = Game.deal(seed=7)
    >>> [reason.code for reason in judge(game, Play("right", "3♣"))]
    ['ahead']
    >>> judge(game, Play("left", "6♣"))
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: It is the right opponent’s turn.
    """
    before.check(play)
    trick = _after(before, play.cards)
    did = _did(trick, play)
    more = _other(before, play, trick) if before.stock else _end(before, play)
    return (did, more) if more else (did,)


def on_average(before: Game, play: Play, seed: int) -> Reason | None:
    """Return how a play compares with the best one on average over hidden hands imagined.

    Of the state it looks at what the player's seat may see, and at nothing else (SEAT-3).

    Args:
        before: the state in which it was played.
        play: the play.
        seed: a whole number, from which the imagined hands come; the same gives the same reason.

    Returns:
        That no play did better, or which one did (of a mayor's two, the one card that differs, if
        it is one) and by how many points of the count, by this trick and by what its cards are
        worth keeping. Or None: where the difference may be the luck of the hands imagined, and
        once the stock is gone, when `judge` knows the end itself.

    Raises:
        IllegalMove: the play is not allowed in that state.

    >>> from alcalde import Game, Play
    >>> game = Game.deal(seed=7)
    >>> on_average(game, Play("right", "5♥"), seed=1).code
    'average-best'
    >>> on_average(game, Play("left", "6♣"), seed=1)
    Traceback (most recent call last):
    alcalde.core.errors.IllegalMove: It is the right opponent’s turn.
    """
    before.check(play)
    found = compared(Observation.of(before, play.seat), play, seed)
    if not found:
        return None
    if found.best == play:
        return SENTENCES.reason(_code("average-best", play), _cards(play))
    n = round(found.points)
    changed = _changed(found.best, play, leads=not before.table)
    if changed:
        return SENTENCES.reason("average-more", {**changed, "n": n})
    return SENTENCES.reason(_code("average-more", play), {**_pair(found.best, play), "n": n})


def _changed(better: Play, play: Play, leads: bool) -> dict[str, object] | None:
    """Return the one card by which two plays differ and the other for it, if it is only one.

    A leader's first card says more than the second: there the other must have its place (PLAY-4).
    """
    pairs = zip(better.cards, play.cards, strict=True)
    places = sum(other is not card for other, card in pairs)
    others = [card for card in better.cards if card not in play.cards]
    cards = [card for card in play.cards if card not in better.cards]
    if len(others) > 1 or (leads and places > 1):
        return None
    return {"other": others[0], "card": cards[0]} if others else None


def _cards(play: Play) -> dict[str, object]:
    return dict(zip(("card", "card2"), play.cards, strict=False))


def _code(code: str, play: Play) -> str:
    return f"{code}-two" if len(play.cards) > 1 else code


def together(seat: Seat, other: Seat) -> bool:
    """Return whether two seats are on one side (SEAT-1).

    >>> together(Seat.LEFT, Seat.RIGHT), together(Seat.LEFT, Seat.MAYOR)
    (True, False)
    """
    return (seat is Seat.MAYOR) == (other is Seat.MAYOR)


def _after(before: Game, cards: tuple[Card, ...]) -> Trick:
    table = before.table + cards
    plays = zip(before.leader.order, table, strict=False)
    return Trick(before.trump, before.leader, plays)


def _did(trick: Trick, play: Play) -> Reason:
    winner, points = trick.winner, points_of(play.cards)
    own, ours = trick.winning_card in play.cards, together(trick.winner, play.seat)
    if not trick.complete:
        if own:
            return SENTENCES.reason("ahead", {"card": trick.winning_card, "n": trick.points})
        return SENTENCES.reason(
            "side-ahead" if ours else "other-ahead", {"player": winner, "n": points}
        )
    if own:
        return SENTENCES.reason("takes", {"card": trick.winning_card, "points": trick.points})
    if ours:
        return SENTENCES.reason("side-takes", {"player": winner, "points": trick.points})
    return (
        SENTENCES.reason("gives", {"n": points})
        if points
        else SENTENCES.reason("gives-nothing", {})
    )


def _others(before: Game, play: Play) -> Iterator[tuple[Card, Card, Trick]]:
    """Yield each card of a play, another that was held, and the trick with that in its place."""
    held = before.hand(play.seat)
    for place, card in enumerate(play.cards):
        for other in held:
            if other not in play.cards:
                cards = (*play.cards[:place], other, *play.cards[place + 1 :])
                yield card, other, _after(before, cards)


def _other(before: Game, play: Play, trick: Trick) -> Reason | None:
    """Return what one other card would have changed in a trick that is complete."""
    if not trick.complete:
        return None
    others = list(_others(before, play))
    if together(trick.winner, play.seat):
        card = trick.winning_card
        if card not in play.cards or card.suit is not trick.trump:
            return None
        kept = [
            other
            for gone, other, then in others
            if gone is card
            and together(then.winner, play.seat)
            and (other.suit is not trick.trump or other.strength < card.strength)
        ]
        if not kept:
            return None
        least = min(kept, key=lambda other: (other.suit is trick.trump, other.strength))
        return SENTENCES.reason("same-side", {"other": least, "card": card})
    wins = [one for one in others if together(one[2].winner, play.seat)]
    if wins:
        card, other, then = max(wins, key=lambda one: (one[2].points, -one[1].strength))
        return SENTENCES.reason("could-win", {"other": other, "card": card, "n": then.points})
    if not others:
        return None
    card, other, then = min(others, key=lambda one: one[2].points)
    less = trick.points - then.points
    return (
        SENTENCES.reason("fewer", {"other": other, "card": card, "n": less}) if less > 0 else None
    )


def _end(before: Game, play: Play) -> Reason | None:
    """Return how a play compares with the best one, worked out to the end (DRAW-4)."""
    if len(before.hand(play.seat)) == play.seat.cards:
        return None  # the last cards: there was nothing to choose but their order
    found = outlooks(before)
    best = found[0]
    chosen = next(one for one in found if one.play == play)
    lost = abs(best.points - chosen.points)
    if not lost:
        return SENTENCES.reason(_code("end-best", play), {**_cards(play), "n": best.points})
    return SENTENCES.reason(_code("end-more", play), {**_pair(best.play, play), "n": lost})


def _pair(better: Play, play: Play) -> dict[str, object]:
    """Return the cards of two plays, the better ones as `other` and `other2`."""
    others = dict(zip(("other", "other2"), better.cards, strict=False))
    return {**others, **_cards(play)}
