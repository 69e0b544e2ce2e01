"""Values and errors: frozen, comparable, safe to copy and to pickle."""

import pickle

import pytest

from alcalde import AlcaldeError, Card, Count, CountError, NotationError, Play, Rules, Trick, Words

VALUES = [
    Count.of(58),
    Play("mayor", "2♠ K♣"),
    Rules(),
    Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right"),
    *Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right").explain(),
]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_are_frozen_and_survive_pickle(value: object) -> None:
    """A copy is equal and has the same hash; no attribute can be set."""
    again = pickle.loads(pickle.dumps(value))
    assert again == value
    assert hash(again) == hash(value)
    assert value != object()
    with pytest.raises(AttributeError, match="frozen"):
        value.cards = ()  # type: ignore[attr-defined]


def test_errors_carry_code_data_and_rule() -> None:
    """An error is a `ValueError` with code, data and rule, and survives pickling."""
    with pytest.raises(ValueError, match="119") as caught:
        Count.of(61, 58)
    error = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(error, CountError)
    assert (error.code, error.rule) == ("sum", "COUNT-4")
    assert error.params == {"n": 119, "mayor": 61, "opponents": 58}
    assert str(error) == str(caught.value)


def test_input_is_shown_in_one_short_line() -> None:
    """Control characters are escaped and long text is truncated, in every language."""
    for text in ("A\nB", "\x1b[31m", "x" * 5000, "\ud800", "\u202eA?", "{text}", "{0}"):
        with pytest.raises(AlcaldeError) as caught:
            Card.parse(text)
        for line in (str(caught.value), caught.value.say(Words.of("es"))):
            assert line.isprintable()
            assert len(line) < 120
    with pytest.raises(NotationError, match=r"“\{text\}”"):
        Card.parse("{text}")
