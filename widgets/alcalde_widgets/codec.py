"""The codec of saved states: reads them piece by piece, and names what was expected where.

A state is JSON: the HTML of a table, a kept game or a link carries it. `Saved` wraps one of its
values with its place; a model is read from one (`of`) and serialised to JSON values (`data`).
"""

from __future__ import annotations

import json
from binascii import a2b_base64
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from alcalde import AlcaldeError, Card, Suit
from alcalde.core.numbers import LARGEST_SEED
from alcalde.core.text import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

_T = TypeVar("_T")

VERSION = 1
"""The version of saved states; a state of another version opens as the table's example."""

LONGEST = 10_000
"""The most characters of a link or a kept state; many times what any table needs."""

DEEPEST = 100
"""The most brackets in such a text: in a browser, endless nesting would crash Python."""

MOST_PARTS = 100
"""The most parts into which a link may have been broken on its way."""

_DATA = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


class UnreadableState(ValueError):  # noqa: N818 - not an error of the program
    """The error of a saved state that does not describe a table.

    Attributes:
        where: the place in the state, such as `now.cards[2]`.
        expected: what is expected there.
        given: what is there instead.

    >>> Saved({"now": {"step": "2"}})["now"]["step"].whole(1, 4)
    Traceback (most recent call last):
    ...
    alcalde_widgets.codec.UnreadableState: now.step: expected a whole number from 1 to 4, not '2'
    """

    def __init__(self, where: str, expected: str, given: object) -> None:
        """Keep the parts of the message, which is for developers."""
        super().__init__(where, expected, given)
        self.where, self.expected, self.given = where, expected, given

    def __str__(self) -> str:
        """Return what was expected where, and what was given."""
        given = quoted(self.given)
        shown = given if len(given) <= 60 else given[:59] + "…"
        return f"{self.where or 'the state'}: expected {self.expected}, not {shown}"


class Saved:
    """A value inside a saved state, and its place there.

    Every method returns a checked value or raises `UnreadableState`.

    Attributes:
        value: the JSON value, unchecked.
        where: its place, such as `now.cards[2]`; empty for the whole state.

    >>> saved = Saved({"cards": ["AH", "3H"], "open": None, "step": 2})
    >>> print(*saved["cards"].cards(), saved["open"].optional(Saved.text))
    A♥ 3♥ None
    >>> saved["step"].flag()
    Traceback (most recent call last):
    ...
    alcalde_widgets.codec.UnreadableState: step: expected true or false, not 2
    """

    __slots__ = ("value", "where")

    def __init__(self, value: object, where: str = "") -> None:
        """Wrap a value."""
        self.value = value
        self.where = where

    def error(self, expected: str) -> UnreadableState:
        """Return the error that says what is expected here."""
        return UnreadableState(self.where, expected, self.value)

    def require(self, holds: bool, expected: str) -> None:
        """Raise `UnreadableState` unless a condition holds.

        Args:
            holds: the condition.
            expected: what is expected here, such as `a list of 2`.
        """
        if not holds:
            raise self.error(expected)

    def __getitem__(self, key: str) -> Saved:
        """Return a field of a mapping."""
        if not isinstance(self.value, dict) or key not in self.value:
            raise self.error(f"a mapping with {key}")
        return Saved(self.value[key], f"{self.where}.{key}" if self.where else key)

    def __contains__(self, key: str) -> bool:
        """Return whether this is a mapping that has a field."""
        return isinstance(self.value, dict) and key in self.value

    def __iter__(self) -> Iterator[Saved]:
        """Yield the items of a list."""
        if not isinstance(self.value, list):
            raise self.error("a list")
        for number, item in enumerate(self.value):
            yield Saved(item, f"{self.where}[{number}]")

    def mapping(self) -> dict[str, Any]:
        """Return a mapping, its fields unchecked."""
        if not isinstance(self.value, dict):
            raise self.error("a mapping")
        return self.value

    def fields(self, *names: str, newer: Collection[str] = ()) -> dict[str, Saved]:
        """Return the fields of a mapping by name.

        Args:
            names: the fields that it has, and no others.
            newer: those among them that states of older pages lack.
        """
        found = self.value.keys() if isinstance(self.value, dict) else None
        if found is None or not {*names} - {*newer} <= found <= {*names}:
            raise self.error(f"a mapping with {', '.join(names)}")
        return {name: self[name] for name in names if name in self}

    def text(self, longest: int = LONGEST) -> str:
        """Return a text of at most so many characters."""
        if type(self.value) is not str or len(self.value) > longest:
            raise self.error(f"a text of at most {longest} characters")
        return self.value

    def whole(self, least: int = 0, most: int | None = None) -> int:
        """Return a whole number between two bounds.

        Args:
            least: the least number.
            most: the greatest number; None for no limit.
        """
        value = self.value
        if type(value) is not int or value < least or (most is not None and value > most):
            bounds = f"from {least} to {most}" if most is not None else f"of {least} or more"
            raise self.error(f"a whole number {bounds}")
        return value

    def flag(self) -> bool:
        """Return true or false."""
        if type(self.value) is not bool:
            raise self.error("true or false")
        return self.value

    def one_of(self, options: Collection[str]) -> str:
        """Return one of some texts."""
        if type(self.value) is not str or self.value not in options:
            raise self.error(f"one of {', '.join(map(repr, options))}")
        return self.value

    def optional(self, read: Callable[[Saved], _T]) -> _T | None:
        """Return what a function reads here, or None for null."""
        return None if self.value is None else read(self)

    def items(self, count: int) -> tuple[Saved, ...]:
        """Return the items of a list of so many."""
        items = tuple(self)
        self.require(len(items) == count, f"a list of {count}")
        return items

    def pair(self, read: Callable[[Saved], _T]) -> tuple[_T, _T]:
        """Return what a function reads from both items of a list of two."""
        first, second = self.items(2)
        return read(first), read(second)

    def parse(self, parser: Callable[[Any], _T], expected: str) -> _T:
        """Return what a parser of the engine, or a model's constructor, makes of the value.

        Args:
            parser: raises `AlcaldeError` or `ValueError` for a value that it refuses.
            expected: what is expected here, such as `a card`.
        """
        try:
            return parser(self.value)
        except (AlcaldeError, ValueError) as refused:
            raise self.error(expected) from refused

    def parse_text(self, parser: Callable[[str], _T], expected: str) -> _T:
        """Return what a parser makes of a text; no other value reaches it.

        Args:
            parser: raises `AlcaldeError` or `ValueError` for a text that it refuses.
            expected: what is expected here, such as `a card`.
        """
        self.text()
        return self.parse(parser, expected)

    def card(self) -> Card:
        """Return a card."""
        return self.parse_text(Card.parse, "a card")

    def cards(self) -> tuple[Card, ...]:
        """Return the cards of a list, duplicates too."""
        return tuple(item.card() for item in self)

    def suit(self) -> Suit:
        """Return a suit."""
        return self.parse_text(Suit.parse, "a suit")

    def seed(self) -> int:
        """Return the number of a deal."""
        return self.whole(0, LARGEST_SEED)


def whole_state(state: object, kind: str) -> Saved:
    """Return a saved state as a mapping of this version and kind.

    Args:
        state: a JSON value, as `Table.state` returns it.
        kind: the kind of table that is expected.

    Raises:
        UnreadableState: it has another version or kind, or is not JSON.

    >>> whole_state({"v": 0, "kind": "trick"}, "trick")
    Traceback (most recent call last):
    ...
    alcalde_widgets.codec.UnreadableState: v: expected a whole number from 1 to 1, not 0
    """
    saved = Saved(state)
    saved["v"].whole(VERSION, VERSION)
    saved["kind"].one_of([kind])
    try:
        json.dumps(state, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as refused:
        raise saved.error("JSON") from refused
    return saved


def check_canonical(saved: Saved, written: object) -> None:
    """Raise unless a saved state equals what its table writes now.

    Fields that are missing are ignored: pages of earlier versions did not have them, and the table
    has accepted that already. Types count too: in Python, 1 equals True; in JSON, it does not.

    Args:
        saved: the state that was read.
        written: the same state, as its table writes it now.

    Raises:
        UnreadableState: some value differs; the error names the first.

    >>> check_canonical(Saved({"step": 1}), {"step": 1, "newer": []})
    >>> check_canonical(Saved({"out": 1}), {"out": True})
    Traceback (most recent call last):
    ...
    alcalde_widgets.codec.UnreadableState: out: expected True, not 1
    """
    if _in_order(saved.value) != _in_order(written):
        _compare(saved, written)


def _in_order(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def _compare(saved: Saved, written: object) -> None:
    value = saved.value
    if isinstance(value, dict) and isinstance(written, dict):
        for key in value:
            if key not in written:
                raise saved[key].error("nothing")
            _compare(saved[key], written[key])
    elif isinstance(value, list) and isinstance(written, list | tuple):
        saved.require(len(value) == len(written), f"a list of {len(written)}")
        for item, expected in zip(saved, written, strict=True):
            _compare(item, expected)
    else:
        saved.require(type(value) is type(written) and value == written, repr(written))


def parse_text(text: str) -> object:
    """Return the JSON value of a text.

    Raises:
        UnreadableState: the text is not JSON, or is too long or too deeply nested.
    """
    saved = Saved(text)
    saved.text(LONGEST)
    saved.require(text.count("[") + text.count("{") <= DEEPEST, "shallow JSON")
    return saved.parse(json.loads, "JSON")


def parse_link(link: str) -> object:
    r"""Return the JSON value in a link's data: UTF-8 in base64url (RFC 4648, section 5).

    What was added to the link on its way is left out: marks and text after it, breaks inside it.

    Args:
        link: the data.

    Raises:
        UnreadableState: the link holds no JSON value.

    >>> parse_link("eyJ2IjoxfQ"), parse_link("eyJ2I=\njoxfQ)."), parse_link("3DeyJ2IjoxfQ>")
    ({'v': 1}, {'v': 1}, {'v': 1})
    """
    saved = Saved(link)
    saved.text(LONGEST)
    for data in _data_of(link):
        with suppress(UnreadableState):
            return parse_text(Saved(data).parse(_decode, "base64"))
    raise saved.error("JSON in base64")


def _data_of(link: str) -> Iterator[str]:
    """Yield what may be a link's data: up to each sign that data have not; the whole decodes."""
    text = link.removeprefix("3D")  # how mail programs write an equals sign; no JSON begins so
    parts = "".join(sign if sign in _DATA else " " for sign in text).split()
    data = ""
    for part in parts[:MOST_PARTS]:
        data += part
        yield data
    yield data.rstrip("-_")


def _decode(data: str) -> str:
    text = data.translate({ord("-"): "+", ord("_"): "/"})
    return a2b_base64(text + "=" * (-len(text) % 4), strict_mode=True).decode()
