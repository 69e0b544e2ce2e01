"""Coach: what a play won, gave away or kept, in sentences that claim only what is certain.

About a complete trick it says what another card would have changed there. Once the stock is empty
it compares the play with the best one, solved to the end. Before that it may compare it on average
over determinizations, and then says so.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, NamedTuple

from alcalde.core.points import points_of
from alcalde.players.comparison import compare_play
from alcalde.players.endgame import solve_endgame
from alcalde.players.observation import Observation
from alcalde.seats import same_side
from alcalde.sentences.coaching import SENTENCES
from alcalde.tricks import Trick

if TYPE_CHECKING:
    from alcalde.core.cards import Card
    from alcalde.game import Game
    from alcalde.moves import Play
    from alcalde.sentences.basics import Reason


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
    trick = _trick_after(before, play.cards)
    effect = _effect(trick, play)
    more = _alternative(before, play, trick) if before.stock else _solved(before, play)
    return (effect, more) if more else (effect,)


def on_average(before: Game, play: Play, seed: int) -> Reason | None:
    """Return how a play compares with the best one on average over determinizations.

    Of the state it looks at what the player's seat may see, and at nothing else (SEAT-3).

    Args:
        before: the state in which it was played.
        play: the play.
        seed: a whole number, from which the determinizations come; the same gives the same reason.

    Returns:
        That no play was better, or which one was (of a mayor's two, the one card that differs, if
        it is one) and by how many points of the count at least, by this trick and by what is left
        after it. Or None: where the difference may be noise, and once the stock is empty,
        when `judge` knows the end itself.

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
    comparison = compare_play(Observation.of(before, play.seat), play, seed)
    if not comparison:
        return None
    if comparison.best == play:
        return SENTENCES.reason(_code("average-best", play), _cards(play))
    n = max(1, floor(comparison.points))
    changed = _changed_card(comparison.best, play, leads=not before.table)
    if changed:
        return SENTENCES.reason("average-more", {**changed, "n": n})
    both = _both_plays(comparison.best, play)
    return SENTENCES.reason(_code("average-more", play), {**both, "n": n})


def _changed_card(better: Play, play: Play, leads: bool) -> dict[str, object] | None:
    """Return the one card by which two plays differ and the other for it, if it is only one.

    A leader's first card matters more than the second: there the other must have its place
    (PLAY-4).
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


def _both_plays(better: Play, play: Play) -> dict[str, object]:
    """Return the cards of two plays, the better ones as `other` and `other2`."""
    others = dict(zip(("other", "other2"), better.cards, strict=False))
    return {**others, **_cards(play)}


def _code(code: str, play: Play) -> str:
    return f"{code}-two" if len(play.cards) > 1 else code


def _trick_after(before: Game, cards: tuple[Card, ...]) -> Trick:
    plays = zip(before.leader.order, before.table + cards, strict=False)
    return Trick(before.trump, before.leader, plays)


def _effect(trick: Trick, play: Play) -> Reason:
    """Return what a play did to the trick."""
    winner, points, card = trick.winner, points_of(play.cards), trick.winning_card
    own, ours = card in play.cards, same_side(winner, play.seat)
    if not trick.complete:
        if own:
            return SENTENCES.reason("ahead", {"card": card, "n": trick.points})
        code = "side-ahead" if ours else "other-ahead"
        return SENTENCES.reason(code, {"player": winner, "n": points})
    if own:
        return SENTENCES.reason("takes", {"card": card, "points": trick.points})
    if ours:
        return SENTENCES.reason("side-takes", {"player": winner, "points": trick.points})
    if points:
        return SENTENCES.reason("gives", {"n": points})
    return SENTENCES.reason("gives-nothing", {})


class _Alternative(NamedTuple):
    """Another card for one of a play, and the trick with it in its place."""

    card: Card
    other: Card
    trick: Trick


def _alternatives(before: Game, play: Play) -> list[_Alternative]:
    return [
        _Alternative(
            card,
            other,
            _trick_after(before, (*play.cards[:place], other, *play.cards[place + 1 :])),
        )
        for place, card in enumerate(play.cards)
        for other in before.hand(play.seat)
        if other not in play.cards
    ]


def _alternative(before: Game, play: Play, trick: Trick) -> Reason | None:
    """Return what one other card would have changed in a trick that is complete."""
    if not trick.complete:
        return None
    alternatives = _alternatives(before, play)
    if same_side(trick.winner, play.seat):
        return _cheaper(alternatives, play, trick)
    winning = [one for one in alternatives if same_side(one.trick.winner, play.seat)]
    if winning:
        best = max(winning, key=lambda one: (one.trick.points, -one.other.strength))
        places = {"other": best.other, "card": best.card, "n": best.trick.points}
        return SENTENCES.reason("could-win", places)
    if not alternatives:
        return None
    best = min(alternatives, key=lambda one: one.trick.points)
    less = trick.points - best.trick.points
    if less <= 0:
        return None
    return SENTENCES.reason("fewer", {"other": best.other, "card": best.card, "n": less})


def _cheaper(alternatives: list[_Alternative], play: Play, trick: Trick) -> Reason | None:
    """Return the cheapest card that would have won the trick in place of a trump."""
    card = trick.winning_card
    if card not in play.cards or card.suit is not trick.trump:
        return None
    cheaper = [
        one.other
        for one in alternatives
        if one.card is card
        and same_side(one.trick.winner, play.seat)
        and (one.other.suit is not trick.trump or one.other.strength < card.strength)
    ]
    if not cheaper:
        return None
    least = min(cheaper, key=lambda other: (other.suit is trick.trump, other.strength))
    return SENTENCES.reason("same-side", {"other": least, "card": card})


def _solved(before: Game, play: Play) -> Reason | None:
    """Return how a play compares with the best one, solved to the end (DRAW-4)."""
    if len(before.hand(play.seat)) == play.seat.cards:
        return None  # the last cards: only their order was left to choose
    solved = solve_endgame(before)
    best = solved[0]
    chosen = next(one for one in solved if one.play == play)
    lost = abs(best.points - chosen.points)
    if not lost:
        return SENTENCES.reason(_code("end-best", play), {**_cards(play), "n": best.points})
    return SENTENCES.reason(_code("end-more", play), {**_both_plays(best.play, play), "n": lost})
