"""Whole numbers: seeds, counts, targets, bids, places and steps are read in one way."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import Count, Drawer, NotationError, Place, Trick
from alcalde.core.numbers import LARGEST_SEED, MOST_DIGITS, whole
from alcalde.core.seeds import parse_seed
from alcalde.rematada import Bid
from alcalde.rematada.bids import LEAST_BID, MOST_BID, parse_bid
from alcalde.standing import parse_target

READERS: dict[str, tuple[Callable[[object], object], int, int | None]] = {
    "seed": (parse_seed, 0, LARGEST_SEED),  # type: ignore[dict-item]
    "number": (lambda value: Count.of(value).mayor, 0, 120),  # type: ignore[arg-type]
    "target": (parse_target, 1, None),  # type: ignore[dict-item]
    "bid": (parse_bid, LEAST_BID, MOST_BID),  # type: ignore[dict-item]
    "place": (lambda value: Place.parse(value).index, 0, 2),  # type: ignore[arg-type]
    "bid-number": (lambda value: Bid("right", value).points, 0, 10**8 - 1),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("code", READERS)
@given(st.integers(-3, 10**18))
def test_numbers_and_their_digits(code: str, number: int) -> None:
    """DEAL-1, COUNT-1, MATCH-2, REM-4, SEAT-1: a number and its digits are read alike."""
    read, least, most = READERS[code]
    allowed = number >= least and (most is None or number <= most)
    for value in (number, str(number), f" {number} "):
        if allowed:
            assert read(value) == number
        else:
            with pytest.raises(NotationError) as caught:
                read(value)
            assert caught.value.code == code
            assert caught.value.params["text"] == str(value)


@pytest.mark.parametrize("value", [None, True, 1.0, "", "1.0", "+1", "one", "²", "١", b"1", "1 0"])
def test_what_is_no_whole_number(value: object) -> None:
    """Only an `int` or plain decimal digits are a number, and never more than can be converted."""
    assert whole(value) is None
    for code, (read, _, _) in READERS.items():
        with pytest.raises(NotationError, match="“") as caught:
            read(value)
        assert caught.value.code == code
    assert whole("9" * (MOST_DIGITS + 1)) is None
    assert whole("9" * MOST_DIGITS) == 10**MOST_DIGITS - 1


def test_where_digits_do_not_count() -> None:
    """MAYOR-2, PLAY-2: who draws, and a step of a trick, are numbers alone."""
    trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    for read in (Drawer.parse, trick.first):
        assert read(1)
        with pytest.raises(NotationError):
            read("1")  # type: ignore[arg-type]
