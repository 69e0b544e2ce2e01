"""Explain: the reasons behind a trick, card by card, then what decides it (PLAY-4 to PLAY-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.reasons import Reason
from alcalde.seats import Seat

if TYPE_CHECKING:
    from alcalde.rematada.tricks import RematadaTrick as TrickOfThree
    from alcalde.tricks import Trick


def explain(trick: Trick | TrickOfThree) -> tuple[Reason, ...]:
    """Return the reasons in the order in which a player would give them.

    Args:
        trick: after one card or more; Alcalde's of four cards, or Brisca Rematada's of three.

    Returns:
        The lead; for each later card what it beats, or what beats it, or that it cannot win;
        and, once the trick is complete, what decides and who captures.

    >>> from alcalde import RematadaTrick
    >>> [r.code for r in explain(RematadaTrick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right"))]
    ['leads', 'rank-beats', 'trump-beats', 'cannot-win', 'only-trump', 'wins']
    >>> from alcalde.rematada import RematadaTrick
    >>> [r.code for r in explain(RematadaTrick("A♥ 3♥ 7♠", trump="♣", leader="dealer"))]
    ['leads', 'rank-beats', 'cannot-win', 'no-trump', 'wins']
    """
    reasons = list(_lead(trick))
    for n in range(1, len(trick.cards)):
        card = trick.cards[n]
        before, after = trick.first(n).winning_card, trick.first(n + 1).winning_card
        if card.suit not in (trick.led, trick.trump):
            reasons.append(Reason("cannot-win", {"card": card}))
        else:
            loser = before if after is card else card
            code = "rank-beats" if after.suit is loser.suit else "trump-beats"
            reasons.append(Reason(code, {"card": after, "loser": loser}))
    if trick.complete:
        reasons += _conclusion(trick)
    return tuple(reasons)


def _lead(trick: Trick | TrickOfThree) -> tuple[Reason, ...]:
    card = trick.cards[0]
    leads = Reason("leads", {"player": trick.leader, "card": card, "suit": trick.led})
    if trick.leader is Seat.MAYOR and len(trick.cards) > 1:
        return leads, Reason("first-of-two", {"card": card})
    return (leads,)


def _conclusion(trick: Trick | TrickOfThree) -> tuple[Reason, ...]:
    card = trick.winning_card
    trumps = sum(other.suit is trick.trump for other in trick.cards)
    if trumps == 0:
        decides = Reason("no-trump", {"suit": trick.led})
    elif trumps == 1:
        decides = Reason("only-trump", {"card": card})
    else:
        decides = Reason("highest-trump", {"n": trumps, "card": card})
    return decides, Reason("wins", {"player": trick.winner})
