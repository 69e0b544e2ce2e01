"""Scoring in Brisca Rematada: the contractor's pile, its bonuses, and the bid (REM-8 to REM-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alcalde.core.cards import Card, check_doubles
from alcalde.core.errors import CountError, NotationError
from alcalde.core.points import points_of
from alcalde.core.ranks import Rank
from alcalde.core.suits import Suit
from alcalde.core.values import Value
from alcalde.rematada.bids import LAST_TRICK, MOST_BID, PLAIN_PAIR, TRUMP_PAIR, parse_bid
from alcalde.rematada.cards import CARDS, LAID_ASIDE, PACK, in_pack
from alcalde.rematada.sentences import SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alcalde.rematada.sentences import RematadaReason

_SIZES = range(LAID_ASIDE, len(PACK) + 1, CARDS)
"""The possible sizes of the contractor's pile (REM-6, REM-8)."""


class RematadaCount(Value):
    """The contractor's count after ten tricks; make one with `RematadaCount.of`.

    Attributes:
        captured: the cards of the contractor's pile in the order of the pack, with the two that
            were laid aside (REM-6); what the opponents captured is out of play (REM-8).
        trump: the suit that the contractor named.
        bid: the points that were bid.
        last_trick: whether the contractor won the last trick.

    >>> count = RematadaCount.of("A♠ 3♠ K♠ Q♠ K♥ Q♥ J♥ 7♦", "♠", 100, last_trick=True)
    >>> count.cards, count.last_trick_points, count.pair_points, count.score, count.made
    (37, 10, 60, 107, True)
    >>> count.game_points
    (1, 0)
    """

    __slots__ = ("bid", "captured", "last_trick", "trump")
    bid: int
    captured: tuple[Card, ...]
    last_trick: bool
    trump: Suit

    @classmethod
    def of(
        cls,
        captured: str | Iterable[Card | str],
        trump: Suit | str | None,
        bid: int | str,
        last_trick: bool = False,
    ) -> RematadaCount:
        """Return a count that has been checked.

        Args:
            captured: the contractor's pile, in any order, as text or as an iterable; cards that
                are worth nothing may be left out (see `doubt`).
            trump: the suit that the contractor named.
            bid: the points that the contractor bid, 100 to 230, or their digits.
            last_trick: whether the contractor won the last trick.

        Raises:
            NotationError: what `in_pack` raises for a card; `card-twice`; `suit`; `trump-missing`,
                when no trump was named (REM-6); `bid`, when it is not a whole number from 100 to
                230 (REM-4, REM-5).
            CountError: `last-trick-won` or `last-trick-lost`: the last trick for somebody who
                captured nothing, or not for somebody who captured every card (REM-9).

        >>> RematadaCount.of(PACK, "♠", 230, last_trick=True).score
        230
        >>> RematadaCount.of("A♥ A♥", "♠", 100)
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: A♥ is there twice: every card is different.
        >>> RematadaCount.of("", "♠", 100, last_trick=True)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        alcalde.core.errors.CountError: No card was captured, so the last trick was not won: ...
        """
        cards = tuple(map(in_pack, Card.parse_all(captured)))
        check_doubles(cards)
        pile = tuple(card for card in PACK if card in cards)
        named, bound = _trump(trump), parse_bid(bid)
        if last_trick and not pile:
            raise SENTENCES.refuse(CountError, "last-trick-won")
        if pile == PACK and not last_trick:
            raise SENTENCES.refuse(CountError, "last-trick-lost", n=len(PACK))
        count = object.__new__(cls)
        count._fill(bound, pile, bool(last_trick), named)
        return count

    @classmethod
    def most(cls, trump: Suit | str) -> RematadaCount:
        """Return the count that shows that 230 can be reached: every card captured (REM-10).

        Args:
            trump: the trump suit, or its symbol or letter.

        Raises:
            NotationError: `suit` or `trump-missing`.

        >>> RematadaCount.most("♦").score == MOST_BID
        True
        """
        return cls.of(PACK, trump, MOST_BID, last_trick=True)

    @property
    def cards(self) -> int:
        """Return what the captured cards are worth (DECK-3, REM-8)."""
        return points_of(self.captured)

    @property
    def last_trick_points(self) -> int:
        """Return the bonus for the last trick: 10 or 0 (REM-9)."""
        return LAST_TRICK if self.last_trick else 0

    @property
    def pairs(self) -> tuple[Suit, ...]:
        """Return the suits whose king and queen were both captured, the trump suit first."""
        found = [suit for suit in Suit if {*_pair(suit)} <= {*self.captured}]
        return tuple(sorted(found, key=lambda suit: suit is not self.trump))

    @property
    def pair_points(self) -> int:
        """Return the bonus for the pairs: 40 for trump, 20 for any other suit (REM-9)."""
        return sum(self.worth(suit) for suit in self.pairs)

    @property
    def score(self) -> int:
        """Return the contractor's score (REM-9)."""
        return self.cards + self.last_trick_points + self.pair_points

    @property
    def made(self) -> bool:
        """Return whether the bid is made: the score reaches it (REM-11)."""
        return self.score >= self.bid

    @property
    def game_points(self) -> tuple[int, int]:
        """Return the game points of the contractor, and those of each opponent (REM-11)."""
        return (1, 0) if self.made else (0, 1)

    def worth(self, suit: Suit) -> int:
        """Return what the pair of a suit is worth, captured or not (REM-9).

        Args:
            suit: the suit.

        >>> RematadaCount.most("♦").worth(Suit.DIAMONDS), RematadaCount.most("♦").worth(Suit.CLUBS)
        (40, 20)
        """
        return TRUMP_PAIR if suit is self.trump else PLAIN_PAIR

    def pair(self, suit: Suit | str) -> RematadaReason:
        """Return the reason why the king and the queen of a suit count, or do not (REM-9).

        Args:
            suit: the suit, or its symbol or letter.

        Raises:
            NotationError: `suit`, when it is not a suit.

        >>> from alcalde import Words
        >>> count = RematadaCount.of("K♠ Q♠ K♥", "♠", 100)
        >>> [count.pair(suit).code for suit in "♠♥♦"]
        ['trump-pair', 'half-pair', 'no-pair']
        >>> count.pair("♥").say(Words.of("en"))
        'K♥ is in the pile without Q♥: that is no pair.'
        """
        suit = Suit.parse(suit)
        king, queen = _pair(suit)
        there = [card for card in (king, queen) if card in self.captured]
        if len(there) == 1:
            missing = queen if there[0] is king else king
            return SENTENCES.reason("half-pair", {"card": there[0], "card2": missing})
        if not there:
            return SENTENCES.reason("no-pair", {"card": king, "card2": queen})
        code = "trump-pair" if suit is self.trump else "plain-pair"
        return SENTENCES.reason(code, {"card": king, "card2": queen, "n": self.worth(suit)})

    @property
    def doubt(self) -> RematadaReason | None:
        """Return the reason why this cannot be the whole pile, or None where it can.

        The pile holds the two cards laid aside and three for each trick won, so 2, 5, 8 … 32, and
        5 at least with the last trick. A pile of another size lacks cards or has too many; the
        score is still right where only cards without a value are missing.

        >>> RematadaCount.of("A♠ 3♠ K♠ Q♠", "♠", 100).doubt.params
        {'n': 4, 'less': 2, 'more': 5}
        >>> RematadaCount.of("A♠ 3♠ K♠ Q♠ J♠", "♠", 100).doubt is None
        True
        """
        n = len(self.captured)
        if n < LAID_ASIDE:
            return SENTENCES.reason("pile-small", {"n": n, "least": LAID_ASIDE})
        if n not in _SIZES:
            less = max(size for size in _SIZES if size < n)
            return SENTENCES.reason("pile-size", {"n": n, "less": less, "more": less + CARDS})
        if self.last_trick and n < LAID_ASIDE + CARDS:
            return SENTENCES.reason("pile-last", {"n": n, "least": LAID_ASIDE + CARDS})
        return None

    @property
    def decision(self) -> RematadaReason:
        """Return whether the bid is made, as a reason (REM-11)."""
        code = "bid-made" if self.made else "bid-failed"
        return SENTENCES.reason(code, {"score": self.score, "bid": self.bid})

    @property
    def reasons(self) -> tuple[RematadaReason, ...]:
        """Return the reasons behind the score and for the result, in the order of a count.

        >>> from alcalde import Words
        >>> RematadaCount.of("A♠ 3♠ K♠ Q♠ J♠", "♠", 100).reasons[-2].say(Words.of("en"))
        '70 on a bid of 100: failed.'
        """
        parts = [SENTENCES.reason("pile-worth", {"points": self.cards})]
        if self.last_trick:
            parts.append(SENTENCES.reason("last-trick", {"n": LAST_TRICK}))
        parts += [self.pair(suit) for suit in self.pairs]
        parts.append(self.decision)
        parts.append(
            SENTENCES.reason("contractor-earns" if self.made else "opponents-earn", {"n": 1})
        )
        return tuple(parts)

    def __repr__(self) -> str:
        """Return an expression that gives this count."""
        pile = " ".join(map(str, self.captured))
        return (
            f"RematadaCount.of({pile!r}, {self.trump.symbol!r}, {self.bid}, "
            f"last_trick={self.last_trick})"
        )


def _trump(trump: Suit | str | None) -> Suit:
    if trump is None or trump == "":
        raise SENTENCES.refuse(NotationError, "trump-missing")
    return Suit.parse(trump)


def _pair(suit: Suit) -> tuple[Card, Card]:
    return Card(Rank.KING, suit), Card(Rank.QUEEN, suit)
