"""The count: COUNT-1 to COUNT-4, EX-3 to EX-5 and FAQ-3."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import Count, CountError, NotationError, Seat, Words


@given(st.integers(0, 120))
def test_count_1_both_sides_make_120(mayor: int) -> None:
    """COUNT-1, COUNT-2, COUNT-3: the opponents have the rest of 120, and 60 decides."""
    count = Count.of(mayor=mayor)
    assert count.mayor + count.opponents == 120
    assert count == Count.of(mayor, 120 - mayor)
    assert count.keeps_office == (mayor >= 60)
    assert count.next_mayor is (Seat.MAYOR if mayor >= 60 else Seat.RIGHT)


def test_ex_3_fifty_eight() -> None:
    """EX-3: 58 leaves 62, and the office passes to the right."""
    count = Count.of(mayor=58)
    assert (count.opponents, count.next_mayor) == (62, Seat.RIGHT)
    assert count.reason.say(Words.of("en")) == (
        "The mayor has 58: office passes to the right neighbour."
    )


@pytest.mark.parametrize(("mayor", "opponents", "total"), [(61, 58, 119), (59, 62, 121)])
def test_ex_4_a_wrong_sum_names_no_dealer(mayor: int, opponents: int, total: int) -> None:
    """EX-4, COUNT-4: 119 and 121 must be counted again."""
    with pytest.raises(CountError) as caught:
        Count.of(mayor=mayor, opponents=opponents)
    assert caught.value.rule == "COUNT-4"
    assert str(caught.value) == (
        f"The counts add up to {total}, not 120: recount before naming the next dealer."
    )


def test_ex_5_a_tie_keeps_the_mayor() -> None:
    """EX-5, FAQ-3: 60-60 keeps the mayor."""
    count = Count.of(60, 60)
    assert count.keeps_office
    assert count.reason.say(Words.of("en")) == "The mayor has 60: keeps office."


@pytest.mark.parametrize(
    "value", [-1, 121, "", "x", "1e2", "٣", "1_0", 58.0, True, None, "9" * 5000]
)
def test_what_is_no_count(value: object) -> None:
    """A count is a whole number from 0 to 120."""
    with pytest.raises(NotationError) as caught:
        Count.of(value)  # type: ignore[arg-type]
    assert caught.value.code == "number"


def test_a_count_shows_how_to_make_it() -> None:
    """Digits are parsed too, and the representation gives the same count."""
    assert eval(repr(Count.of(" 58 "))) == Count.of(58)
