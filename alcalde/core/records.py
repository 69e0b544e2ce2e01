"""Records: the lines of a record, read one after another, in either game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from alcalde.core.errors import AlcaldeError, NotationError
from alcalde.core.sentences import SENTENCES
from alcalde.core.text import tidy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alcalde.core.cards import Card

T = TypeVar("T")

SEED_SAMPLE = "seed: 7"
"""An example of the line that says what was dealt."""


def deal_line(seed: int | None, deck: Iterable[Card]) -> str:
    """Return the line of a record that says what was dealt.

    Args:
        seed: the seed, or None where cards were given.
        deck: the pack before the deal.

    >>> from alcalde import Card
    >>> deal_line(7, ()), deal_line(None, Card.parse_all("A♥ 3♥"))
    ('seed: 7', 'deck: A♥ 3♥')
    """
    return f"deck: {' '.join(map(str, deck))}" if seed is None else f"seed: {seed}"


class RecordLines:
    """The lines of a record without comments and empty lines, and how far they have been read.

    Spaces of other widths and what cannot be seen do not matter, as in `tidy`.

    Args:
        text: the record.
        rule: the ledger id of a line that does not fit.
        end_rule: the ledger id of a record that ends too early.

    Attributes:
        number: the number of the line that was read last, or 0.
        line: its text, without the comment; its words are separated by one space.

    >>> lines = RecordLines("alcalde 1 # a game", "PLAY-2", "DEAL-3")
    >>> lines.take("alcalde 1"), lines.more
    ('alcalde 1', False)
    >>> lines.take("seed: 7")
    Traceback (most recent call last):
    alcalde.core.errors.NotationError: The record ends at line 2. Expected there: seed: 7.
    """

    def __init__(self, text: str, rule: str, end_rule: str) -> None:
        """Start before the first line."""
        lines = tidy(text).splitlines()
        bare = ((n, " ".join(line.partition("#")[0].split())) for n, line in enumerate(lines, 1))
        self._lines = [(number, line) for number, line in bare if line]
        self._end = len(lines) + 1
        self._rule, self._end_rule = rule, end_rule
        self.number, self.line = 0, ""

    @property
    def more(self) -> bool:
        """Return whether another line follows."""
        return bool(self._lines)

    @property
    def ahead(self) -> str:
        """Return the next line without reading it, or an empty string at the end."""
        return self._lines[0][1] if self._lines else ""

    def take(self, expected: str = "") -> str:
        r"""Return the next line.

        Args:
            expected: what is expected there.

        Raises:
            NotationError: `record-end`, when no line follows.

        >>> RecordLines("\n\nseed: 7", "PLAY-2", "DEAL-3").take()
        'seed: 7'
        """
        if not self._lines:
            raise SENTENCES.refuse(
                NotationError, "record-end", self._end_rule, line=self._end, expected=expected
            )
        self.number, self.line = self._lines.pop(0)
        return self.line

    def take_header(self, header: str) -> None:
        """Read the first line, which names the kind of record.

        Args:
            header: the expected text.

        Raises:
            NotationError: `record-line` or `record-end`.

        >>> RecordLines("alcalde  1", "PLAY-2", "DEAL-3").take_header("alcalde 1")
        >>> RecordLines("chess", "PLAY-2", "DEAL-3").take_header("alcalde 1")
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: Line 1 of the record, “chess”, does not fit. Expected
            there: alcalde 1.
        """
        if self.take(header) != header:
            raise self.misfit(header)

    def take_deal(self, from_seed: Callable[[str], T], from_deck: Callable[[str], T]) -> T:
        """Return what is dealt by the next line, which has a seed or a whole pack.

        Args:
            from_seed: deals from the text of a seed.
            from_deck: deals from the text of a pack.

        Raises:
            NotationError: `record-line`, `record-end` or `record-rule`.

        >>> from alcalde import Game
        >>> lines = RecordLines("seed: 7", "PLAY-2", "DEAL-3")
        >>> lines.take_deal(Game.deal, Game.from_deck) == Game.deal(7)
        True
        """
        name, _, rest = map(str.strip, self.take(SEED_SAMPLE).partition(":"))
        if name not in ("seed", "deck"):
            raise self.misfit(SEED_SAMPLE)
        return self.check(lambda: (from_seed if name == "seed" else from_deck)(rest))

    def part(self, end: str, rule: str, end_rule: str) -> RecordLines:
        r"""Return the lines up to one that starts with a certain word, and consume them.

        Args:
            end: the word; its line is not part of it.
            rule: the ledger id of a line of the part that does not fit.
            end_rule: the ledger id of a part that ends too early.

        >>> lines = RecordLines("seed: 7\ndeal 2", "MATCH-2", "MATCH-2")
        >>> lines.part("deal", "PLAY-2", "DEAL-3").take(), lines.ahead
        ('seed: 7', 'deal 2')
        """
        part = RecordLines("", rule, end_rule)
        part.number = self.number
        while self._lines and self._lines[0][1].split()[0] != end:
            part._lines.append(self._lines.pop(0))
        last = part._lines[-1][0] if part._lines else self.number
        part._end = last + 1
        return part

    def misfit(self, expected: str) -> NotationError:
        """Return the error for the line that was read last.

        Args:
            expected: what is expected there.

        >>> lines = RecordLines("sed: 7", "PLAY-2", "DEAL-3")
        >>> line = lines.take()
        >>> print(lines.misfit("seed: 7"))
        Line 1 of the record, “sed: 7”, does not fit. Expected there: seed: 7.
        """
        return SENTENCES.refuse(
            NotationError,
            "record-line",
            self._rule,
            line=self.number,
            text=self.line,
            expected=expected,
        )

    def check(self, build: Callable[[], T]) -> T:
        """Return what a function builds from the line that was read last.

        Args:
            build: it may raise an `AlcaldeError`.

        Raises:
            NotationError: `record-rule`, with the line and the error that was raised; an error
                that already names a line is raised unchanged.

        >>> from alcalde import Suit
        >>> lines = RecordLines("x", "PLAY-2", "DEAL-3")
        >>> lines.check(lambda: Suit.parse(lines.take()))  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        alcalde.core.errors.NotationError: Line 1 of the record: “x” is not a suit: write ♦ ♥ ...
        """
        try:
            return build()
        except AlcaldeError as problem:
            if problem.code.startswith("record-"):
                raise
            raise self.refuse(problem) from problem

    def refuse(self, problem: AlcaldeError) -> NotationError:
        """Return the error for something that is not allowed in the line that was read last.

        Args:
            problem: the error that says why.

        >>> from alcalde.moves import over
        >>> lines = RecordLines("11. right A♥", "PLAY-2", "DEAL-3")
        >>> line = lines.take()
        >>> print(lines.refuse(over()))
        Line 1 of the record: The game is over: all ten tricks have been played.
        """
        return SENTENCES.refuse(
            NotationError, "record-rule", problem.rule, line=self.number, problem=problem
        )
