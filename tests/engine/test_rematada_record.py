"""Records of Brisca Rematada: any state as text and back, and what is not a record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import AlcaldeError, NotationError, Words
from alcalde.rematada import Rematada, shuffled
from alcalde.rematada.record import read_record, write_record
from tests.engine.games import SEEDS
from tests.engine.rematada_games import CHOICES, played

WHOLE = write_record(played(Rematada.deal(7), [30, 31, 0, 0, 5, 9, 3, 2])[-1])
LINES = WHOLE.splitlines()
SAMPLE = "right A♥, left 3♥, dealer 5♠"


@given(SEEDS, CHOICES, st.integers(0, 40), st.booleans())
def test_record_and_back(seed: int, choices: list[int], stop: int, seeded: bool) -> None:
    """REM-3 to REM-7: any state, unfinished auctions and tricks too, from a seed or from a deck."""
    start = Rematada.deal(seed) if seeded else Rematada.from_deck(shuffled(seed))
    game = played(start, choices, stop)[-1]
    text = write_record(game)
    assert ("seed:" in text) == seeded
    assert read_record(text) == game
    assert write_record(read_record(text)) == text


def test_what_a_record_looks_like() -> None:
    """One line for each part of the game and each trick, with a comment that the parser ignores."""
    assert LINES[:2] == ["rematada 1", "seed: 7"]
    assert [line.split()[0] for line in LINES[2:5]] == ["auction:", "aside:", "trump:"]
    assert LINES[5].startswith("1. right ")
    assert " takes " in LINES[5]
    assert len(LINES) == 15
    typed = "# ours\r\n\r\n" + WHOLE.lower().replace("\n", "\r\n\r\n")
    assert read_record(typed) == read_record(WHOLE)


def moved(at: int, *instead: str) -> str:
    """Return the record with one line replaced by others."""
    return "\n".join([*LINES[:at], *instead, *LINES[at + 1 :]])


def again() -> str:
    """Return the record in which the first card of trick 1 is played again in trick 2."""
    card, who = LINES[5].split()[2].strip(","), LINES[6].split()[1]
    return "\n".join([*LINES[:6], f"2. {who} {card}"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The record ends at line 1. Expected there: rematada 1."),
        ("rematada 1\n", "The record ends at line 2. Expected there: seed: 7."),
        ("alcalde 1", "Line 1 of the record, “alcalde 1”, does not fit. Expected there: "
         "rematada 1."),
        ("rematada 1\nseat: 7", "Line 2 of the record, “seat: 7”, does not fit. "
         "Expected there: seed: 7."),
        ("rematada 1\nseed: x", "Line 2 of the record: “x” is not a seed: write a whole number "
         "from 0 to 9007199254740991."),
        ("rematada 1\ndeck: A♥", "Line 2 of the record: A pack has 32 cards, not 1: A♦ is "
         "missing."),
        ("rematada 1\nseed: 7\nauction: right 99", "Line 3 of the record: 99 cannot be bid: a bid "
         "here runs from 100 to 230."),
        ("rematada 1\nseed: 7\nauction: right", "Line 3 of the record: “right” is no turn of an "
         "auction: write right 100 or right pass."),
        ("rematada 1\nseed: 7\nauction: right much", "Line 3 of the record: “much” is not a bid: "
         "write a whole number, such as 100."),
        ("rematada 1\nseed: 7\ntrump: ♠", "Line 3 of the record, “trump: ♠”, does not fit. "
         "Expected there: auction: right 100, left pass."),
        (moved(3), f"Line 4 of the record, “{LINES[4]}”, does not fit. Expected there: "
         "aside: 7♦ 5♣."),
        (moved(3, "aside: A♥"), "Line 4 of the record: Two cards are laid aside, not 1."),
        (moved(4, "trump:"), "Line 5 of the record: “” is not a suit: write ♦ ♥ ♣ ♠ or D H C S."),
        (moved(5), f"Line 6 of the record, “{LINES[6].split(' #')[0]}”: trick 1 is missing before "
         "it."),
        (moved(5, "x. y"), "Line 6 of the record, “x. y”, does not fit. Expected there: "
         f"1. {SAMPLE}."),
        (moved(5, "1. right"), "Line 6 of the record, “1. right”, does not fit. Expected there: "
         f"1. {SAMPLE}."),
        (moved(5, "1. left A♥"), "Line 6 of the record, trick 1: The next to play is the player "
         "on the right."),
        (moved(5, "1. right 2♥"), "Line 6 of the record, trick 1: 2♥ is not in this pack: Brisca "
         "Rematada has no twos and no fours."),
        (moved(5, LINES[5].split(",")[0]), f"Line 6 of the record, “{LINES[5].split(',')[0]}”, "
         f"does not fit. Expected there: 1. {SAMPLE}."),
        (again(), f"Line 7 of the record, trick 2: {LINES[5].split()[2].strip(',')} has been "
         "played already, in trick 1."),
        *[
            (WHOLE + after, "Line 16 of the record: The game is over: all ten tricks have been "
             "played.")
            for after in ("11. right A♥", "11. right", "12. right A♥", "trump: ♠", "good game")
        ],
        *[
            (f"rematada 1\nseed: 7\nauction: right pass, left pass, dealer pass\n{after}",
             "Line 4 of the record: This deal is void: all three have passed.")
            for after in ("aside: 7♦ 5♣", "trump: ♠", "1. right A♥", "auction: right 100", "x")
        ],
        ("rematada 1\nseed: 7\nauction: right pass, left pass, dealer pass, right 100",
         "Line 3 of the record: This deal is void: all three have passed."),
        ("rematada 1\nseed: 7\nauction: right 100, left pass, dealer pass, left 110",
         "Line 3 of the record: The auction is over: the player on the right has won it at 100."),
    ],
)  # fmt: skip
def test_what_is_no_record(text: str, message: str) -> None:
    """REM-4, REM-6, REM-7: the refusal gives the line, the trick and what was expected there."""
    with pytest.raises(NotationError) as caught:
        read_record(text)
    assert str(caught.value) == message
    assert caught.value.rule
    for lang in ("es", "pt"):
        assert caught.value.say(Words.of(lang)) != message


@given(st.text())
def test_any_text(text: str) -> None:
    """Reading raises nothing but `AlcaldeError`."""
    for attempt in (text, "rematada 1\n" + text, "\n".join(LINES[:4]) + "\n" + text):
        try:
            read_record(attempt)
        except AlcaldeError as error:
            assert str(error).isprintable()


@given(st.data())
def test_a_record_with_a_slip(data: st.DataObject) -> None:
    """A record with one character changed, lost or added is parsed or refused, nothing worse."""
    place = data.draw(st.integers(0, len(WHOLE) - 1))
    length = data.draw(st.integers(0, 3))
    slip = data.draw(st.text(alphabet="A3K♥♠ .,:#\n17passrightlefd", max_size=3))
    try:
        game = read_record(WHOLE[:place] + slip + WHOLE[place + length :])
    except AlcaldeError as error:
        assert error.say(Words.of("es")).isprintable()
    else:
        assert read_record(write_record(game)) == game
