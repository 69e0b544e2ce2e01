"""Reasons: why something is so, as data that any language can say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alcalde.core.sentences import N_, NN_, capitalise
from alcalde.core.values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alcalde.core.words import Words

# code: (sentence, ledger id)
_SENTENCES = {
    "leads": (N_("{player} leads {card}: {suit} is the suit to beat."), "PLAY-5"),
    "first-of-two": (N_("The first of the two, {card}, sets the suit."), "PLAY-4"),
    "trump-beats": (N_("{card} beats {loser} because it is a trump."), "PLAY-5"),
    "rank-beats": (N_("{card} beats {loser} because it ranks higher."), "DECK-2"),
    "cannot-win": (N_("{card} cannot win: neither trump nor the suit led."), "PLAY-7"),
    "no-trump": (N_("No trump was played, so the highest card of {suit} wins."), "PLAY-5"),
    "only-trump": (N_("{card} is the only trump: it takes the whole trick."), "PLAY-5"),
    "highest-trump": (N_("Of {n} trumps, {card} is the highest."), "PLAY-5"),
    "wins": (N_("{player} wins the trick and leads next."), "PLAY-6"),
    "exchanges": (N_("{player} takes {card} and leaves {other}."), "EXCH-2"),
    "keeps-office": (N_("The mayor has {points}: keeps office."), "COUNT-2"),
    "loses-office": (
        N_("The mayor has {points}: office passes to the right neighbour."),
        "COUNT-3",
    ),
    "bids": (N_("{player} bids {n}."), "REM-4"),
    "passes": (N_("{player} passes."), "REM-4"),
    "wins-auction": (N_("{player} wins the auction at {n}."), "REM-4"),
    "void": (N_("Three passes: this deal is void."), "REM-5"),
    "takes-talon": (N_("{player} shows the talon, {card} and {card2}, and takes it."), "REM-6"),
    "lays-aside": (N_("{player} lays {card} and {card2} aside: they count."), "REM-6"),
    "names-trump": (N_("{player} names the trump suit: {suit}."), "REM-6"),
    "to-the-pile": (N_("The three cards go to the pile of the contractor."), "REM-8"),
    "out-of-play": (N_("The three cards are out of play: they count for nobody."), "REM-8"),
    "has-drawn": (N_("{player} has drawn {card}."), "MAYOR-2"),
    "two-share": (
        N_(
            "{player} and {player2} share a rank: they set {card} and {card2} aside and draw again."
        ),
        "MAYOR-2",
    ),
    "three-share": (
        N_("All three share a rank: they set {card}, {card2} and {card3} aside and draw again."),
        "MAYOR-2",
    ),
    "no-rank-shared": (N_("Nobody shares a rank: the draw is over."), "MAYOR-2"),
    "ranks-above": (N_("{card} ranks above {card2}; the suit does not count."), "DECK-2"),
    "first-mayor": (
        N_("{card} is the highest card: {player} is first mayor and deals."),
        "MAYOR-2",
    ),
    "seats-in-order": (
        N_("Seats may be chosen in this order: {player}, {player2}, {player3}."),
        "MAYOR-2",
    ),
    "earns": (N_("{player} earns 1 game point."), "MATCH-2"),
    "both-earn": (N_("{player} and {player2} earn 1 game point each."), "MATCH-2"),
    "deals-again": (N_("{player} stays in office and deals again."), "COUNT-2"),
    "deals-next": (N_("{player} is mayor now and deals next."), "COUNT-3"),
    "wins-match": (N_("{player} wins the match."), "MATCH-2"),
    "both-win": (
        N_("{player} and {player2} reach the target together: both win the match."),
        "MATCH-2",
    ),
    "worth-nothing": (N_("The trick is worth nothing."), "COUNT-5"),
    "last-trick": (N_("The last trick adds {n}."), "REM-9"),
    "trump-pair": (N_("{card} and {card2}, the pair of trump, add {n}."), "REM-9"),
    "plain-pair": (N_("{card} and {card2}, a pair of another suit, add {n}."), "REM-9"),
    "half-pair": (N_("{card} was captured without {card2}: that is no pair."), "REM-9"),
    "no-pair": (N_("Neither {card} nor {card2} was captured."), "REM-9"),
    "bid-made": (N_("{score} on a bid of {bid}: made."), "REM-11"),
    "bid-failed": (N_("{score} on a bid of {bid}: failed."), "REM-11"),
    "contractor-earns": (N_("The contractor earns {n} game point."), "REM-11"),
    "opponents-earn": (N_("Each opponent earns {n} game point."), "REM-11"),
    "pile-size": (
        N_(
            "The two cards laid aside and three for each trick won make {less} or {more} cards, "
            "never {n}."
        ),
        "REM-6",
    ),
    "pile-small": (N_("A pile starts with {least} cards laid aside; this one holds {n}."), "REM-6"),
    "pile-last": (
        N_("Whoever wins the last trick has {least} cards or more; this pile holds {n}."),
        "REM-9",
    ),
}
_COUNTED = {
    "worth": (
        NN_(
            "The trick is worth {sum} = {points} point.",
            "The trick is worth {sum} = {points} points.",
        ),
        "points",
        "COUNT-5",
    ),
    "pile-worth": (
        NN_(
            "The captured cards are worth {points} point.",
            "The captured cards are worth {points} points.",
        ),
        "points",
        "REM-8",
    ),
}


def teach(
    sentences: Mapping[str, tuple[str, str]],
    counted: Mapping[str, tuple[tuple[str, str], str, str]],
) -> None:
    """Add the sentences of a part of the engine that not everybody loads.

    Args:
        sentences: by code, a sentence and the ledger id it rests on.
        counted: by code, a sentence in its two forms, the place that counts, and the ledger id.

    >>> teach({"hint-go": ("Let this trick go.", "COUNT-5")}, {})
    >>> Reason("hint-go", {}).rule
    'COUNT-5'
    """
    _SENTENCES.update(sentences)
    _COUNTED.update(counted)


class Reason(Value):
    """One reason.

    Args:
        code: which sentence; see `Reason.codes()`.
        params: what fills its places: `player` a seat or a drawer, `card`, `loser` and `other`
            cards, `suit` a suit, `n` and `points` numbers, `sum` a tuple of numbers; of several
            players and cards the second is `player2`, `card2`.

    `rule` is the ledger id that the reason rests on.

    >>> from alcalde import Card, Words
    >>> reason = Reason("only-trump", {"card": Card.parse("2♠")})
    >>> reason.rule, reason.params
    ('PLAY-5', {'card': Card.parse('2♠')})
    >>> reason.say(Words.of("en"))
    '2♠ is the only trump: it takes the whole trick.'
    >>> Reason("luck", {})
    Traceback (most recent call last):
    KeyError: 'luck'
    """

    __slots__ = ("_items", "code", "rule")
    code: str
    rule: str
    _items: tuple[tuple[str, object], ...]

    def __init__(self, code: str, params: Mapping[str, object]) -> None:
        """Look up the ledger id of the sentence."""
        rule = (_SENTENCES.get(code) or _COUNTED[code])[-1]
        self._fill(tuple(params.items()), code, rule)

    @staticmethod
    def codes() -> tuple[str, ...]:
        """Return the codes of every reason that there is.

        >>> Reason.codes()[:2]
        ('leads', 'first-of-two')
        """
        return (*_SENTENCES, *_COUNTED)

    @property
    def params(self) -> dict[str, object]:
        """Return what fills the places of the sentence, by name."""
        return dict(self._items)

    def template(self, words: Words) -> str:
        """Return the sentence in the language of `words`, its places unfilled.

        >>> from alcalde import Card, Words
        >>> Reason("only-trump", {"card": Card.parse("2♠")}).template(Words.of("es"))
        '{card} es el único triunfo y captura toda la baza.'
        """
        if self.code in _SENTENCES:
            return words.gettext(_SENTENCES[self.code][0])
        (singular, plural), counted, _ = _COUNTED[self.code]
        number = self.params[counted]
        assert isinstance(number, int)
        return words.ngettext(singular, plural, number)

    def say(
        self,
        words: Words,
        names: Mapping[Any, str] | None = None,
        pack: str = "french",
        spoken: bool = False,
    ) -> str:
        """Return the sentence, filled in, as plain text.

        Args:
            words: the language.
            names: what to call who sits where, as `words.person` gives it; else the seats.
            pack: `"french"` or `"spanish"`, for the suits' and spoken cards' names.
            spoken: cards as phrases ("the ace of hearts") in place of `A♥`.

        >>> from alcalde import Seat, Words
        >>> wins = Reason("wins", {"player": Seat.RIGHT})
        >>> pt = Words.of("pt")
        >>> wins.say(pt, {Seat.RIGHT: pt.person("Lena", "f")})
        'A Lena ganha a vaza e sai na seguinte.'
        """
        told = {
            name: words.told(value, names=names, pack=pack, spoken=spoken)
            for name, value in self._items
        }
        return capitalise(self.template(words).format(**told))

    def __repr__(self) -> str:
        """Return code and data."""
        return f"Reason({self.code!r}, {self.params!r})"
