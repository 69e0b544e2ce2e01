"""The record: a game as text, which parses back to the same game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import AlcaldeError, Game, NotationError, Words, read_record, write_record
from alcalde.core.seeds import shuffled
from tests.engine.games import CHOICES, SEEDS, played

WHOLE = write_record(played(Game.deal(7), [0] * 30)[-1])


@given(SEEDS, CHOICES, st.integers(0, 30), st.booleans())
def test_record_and_back(seed: int, choices: list[int], stop: int, seeded: bool) -> None:
    """Any state, unfinished tricks too, from a seed or from a deck."""
    start = Game.deal(seed) if seeded else Game.from_deck(shuffled(seed))
    game = played(start, choices[:stop])[-1]
    text = write_record(game)
    assert ("seed:" in text) == seeded
    assert read_record(text) == game
    assert write_record(read_record(text)) == text


def test_what_a_record_looks_like() -> None:
    """One trick a line, with a comment that the parser ignores."""
    lines = WHOLE.splitlines()
    assert lines[:3] == ["alcalde 1", "rules: mayor-cards 6", "seed: 7"]
    assert lines[3] == "1. right 3♣, left 6♣, mayor 5♣ K♣ # right takes 14"
    assert len(lines) == 13


def test_comments_blank_lines_letters_and_line_ends_do_not_matter() -> None:
    """A record may be typed by hand."""
    typed = "# ours\r\n\r\nALCALDE 1\r\nseed: 7\r\n\r\n1. RIGHT 3c, left 6C,mayor 5c kc\r\n"
    assert read_record(typed.replace("ALCALDE", "alcalde")) == read_record(
        "\n".join(WHOLE.splitlines()[:4])
    )


HEAD = "alcalde 1\nseed: 7\n"
SAMPLE = "1. right A♥, left 3♥, mayor 2♠ K♣"
FIRST = "1. right 3♣, left 6♣, mayor 5♣ K♣\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The record ends at line 1. Expected there: alcalde 1."),
        ("alcalde 1\n", "The record ends at line 2. Expected there: seed: 7."),
        ("bridge", "Line 1 of the record, “bridge”, does not fit. Expected there: alcalde 1."),
        ("alcalde 1\nseat: 7", "Line 2 of the record, “seat: 7”, does not fit. "
         "Expected there: seed: 7."),
        ("alcalde 1\nseed: x", "Line 2 of the record: “x” is not a seed: write a whole number "
         "from 0 to 9007199254740991."),
        ("alcalde 1\ndeck: A♥", "Line 2 of the record: A pack has 40 cards, not 1: "
         "A♦ is missing."),
        ("alcalde 1\ndeck: A♥ A♥", "Line 2 of the record: A♥ is there twice: every card is "
         "different."),
        ("alcalde 1\nrules: mayor-cards x", "Line 2 of the record, “rules: mayor-cards x”, does "
         "not fit. Expected there: rules: mayor-cards 6."),
        ("alcalde 1\nrules: mayor-cards 5", "Line 2 of the record: The mayor is dealt six "
         "cards, not 5."),
        (HEAD + "2. right 3♣", f"Line 3 of the record, “2. right 3♣”, does not fit. "
         f"Expected there: {SAMPLE}."),
        (HEAD + "1. right", f"Line 3 of the record, “1. right”, does not fit. "
         f"Expected there: {SAMPLE}."),
        (HEAD + "1. left 6♣", "Line 3 of the record, trick 1, “left 6♣”: It is the right "
         "opponent’s turn."),
        (HEAD + "1. right 10♥", "Line 3 of the record, trick 1, “right 10♥”: 10 is not in this "
         "pack. “10♥” needs one of A 3 K Q J 7 6 5 4 2."),
        (HEAD + "1. dealer 3♣", "Line 3 of the record, trick 1, “dealer 3♣”: “dealer” is not a "
         "seat: write mayor, right or left."),
        (HEAD + "1. right 6♣", "Line 3 of the record, trick 1, “right 6♣”: 6♣ is not in this "
         "hand."),
        (HEAD + "1. right A♥", "Line 3 of the record, trick 1, “right A♥”: A♥ still lies in the "
         "stock: the right opponent has not drawn it."),
        (HEAD + FIRST + "2. right 3♣", "Line 4 of the record, trick 2, “right 3♣”: 3♣ has been "
         "played already, in trick 1."),
        (HEAD + FIRST + "3. right 3♠", "Line 4 of the record, “3. right 3♠”, does not fit. "
         "Expected there: 2. right A♥, left 3♥, mayor 2♠ K♣."),
        (HEAD + "1. right 3♣\n" + FIRST, "Line 3 of the record, “1. right 3♣”, does not fit. "
         f"Expected there: {SAMPLE}."),
        (HEAD + FIRST.strip() + ", right 3♠", "Line 3 of the record, “1. right 3♣, left 6♣, "
         f"mayor 5♣ K♣, righ…”, does not fit. Expected there: {SAMPLE}."),
        *[
            (WHOLE + after, "Line 14 of the record: The game is over: all ten tricks have been "
             "played.")
            for after in ("11. right A♥", "11. right", "12. right A♥", "seed: 8", "good game")
        ],
    ],
)  # fmt: skip
def test_what_is_no_record(text: str, message: str) -> None:
    """The refusal gives the line number and what was expected there."""
    with pytest.raises(NotationError) as caught:
        read_record(text)
    assert str(caught.value) == message
    for lang in ("es", "pt"):
        assert caught.value.say(Words.of(lang)) != message


@given(st.text())
def test_any_text(text: str) -> None:
    """Parsing raises nothing but `AlcaldeError`."""
    for attempt in (text, "alcalde 1\n" + text, HEAD + text, HEAD + "1. " + text):
        try:
            read_record(attempt)
        except AlcaldeError as error:
            assert str(error).isprintable()


@given(st.data())
def test_a_record_with_a_slip(data: st.DataObject) -> None:
    """A record with one character changed, lost or added is parsed or refused, nothing worse."""
    place = data.draw(st.integers(0, len(WHOLE) - 1))
    length = data.draw(st.integers(0, 3))
    slip = data.draw(st.text(alphabet="A3K♥♠ .,:#\n17mayorightlef", max_size=3))
    try:
        game = read_record(WHOLE[:place] + slip + WHOLE[place + length :])
    except AlcaldeError as error:
        assert error.say(Words.of("es")).isprintable()
    else:
        assert read_record(write_record(game)) == game
