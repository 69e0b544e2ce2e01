"""The record of a match: text that parses back to the same match (MATCH-2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import AlcaldeError, Game, Match, NotationError, Rules, Words, read_match, write_match
from alcalde.core.seeds import shuffled
from alcalde.players import play_out
from tests.engine.games import CHOICES, SEEDS, whole


def recorded(seed: int = 1, deals: int = 3) -> Match:
    """Return a match after some deals, with another begun."""
    match = Match.begin(mayor=2)
    for number in range(seed, seed + deals):
        match = match.follow(play_out(Game.deal(number), number))
    return match.deal(seed)


MATCH = recorded()
TEXT = write_match(MATCH)


@given(SEEDS, CHOICES, st.integers(0, 30), st.booleans(), st.integers(0, 2))
def test_record_and_back(
    seed: int, choices: list[int], stop: int, seeded: bool, deals: int
) -> None:
    """MATCH-2: any state, from seeds or from decks, with exchanges, finished or not."""
    rules = Rules(exchange=seeded)
    match = Match.begin(seed % 3, 5, rules)
    start = Game.deal(seed, rules) if seeded else Game.from_deck(shuffled(seed), rules)
    for _ in range(deals):
        match = match.follow(whole(start, choices)[-1])
    states = whole(start, choices)
    match = match.follow(states[min(stop, len(states) - 1)])
    text = write_match(match)
    assert read_match(text) == match
    assert write_match(read_match(text)) == text


def test_what_it_looks_like() -> None:
    """MATCH-1: a header, then each deal's own record; comments are ignored."""
    lines = TEXT.splitlines()
    assert lines[:6] == [
        "alcalde-match 1", "target: 7", "first-mayor: 2", "rules: mayor-cards 6", "deal 1",
        "seed: 1",
    ]  # fmt: skip
    assert lines[-2:] == ["deal 4", "seed: 1"]
    typed = "# ours\r\n\r\n" + TEXT.replace("deal 2", "deal  2 # Lena deals").replace("\n", "\r\n")
    assert read_match(typed.replace("rules: mayor-cards 6\r\n", "")) == MATCH
    assert read_match("alcalde-match 1\ntarget: 7\nfirst-mayor: 0") == Match.begin()


HEAD = "alcalde-match 1\ntarget: 2\nfirst-mayor: 0\n"
GAME = "".join(line + "\n" for line in TEXT.splitlines()[5:16])
FAULTS = {
    "": "The record ends at line 1. Expected there: alcalde-match 1.",
    "alcalde 1": "Line 1 of the record, “alcalde 1”, does not fit. Expected there: "
    "alcalde-match 1.",
    "alcalde-match 1": "The record ends at line 2. Expected there: target: 7.",
    "alcalde-match 1\ntarget 7": "Line 2 of the record, “target 7”, does not fit. Expected "
    "there: target: 7.",
    "alcalde-match 1\n\ntarget: 0": "Line 3 of the record: “0” is not a target: write a whole "
    "number, 1 or more.",
    "alcalde-match 1\ntarget: 7": "The record ends at line 3. Expected there: first-mayor: 0.",
    "alcalde-match 1\ntarget: 7\nfirst-mayor: 3": "Line 3 of the record: “3” is no place at the "
    "table: write 0, 1 or 2.",
    HEAD + "rules: mayor-cards 5": "Line 4 of the record: The mayor is dealt six cards, not 5.",
    HEAD + "deal 2": "Line 4 of the record, “deal 2”, does not fit. Expected there: deal 1.",
    HEAD + "seed: 7": "Line 4 of the record, “seed: 7”, does not fit. Expected there: deal 1.",
    HEAD + "deal 1": "The record ends at line 5. Expected there: seed: 7.",
    HEAD + "deal 1\nseed: x": "Line 5 of the record: “x” is not a seed: write a whole number "
    "from 0 to 9007199254740991.",
    HEAD + "\ndeal 1\n\nseed: 7\n1. left 6♣": "Line 8 of the record, trick 1, “left 6♣”: It is "
    "the right opponent’s turn.",
    HEAD + "deal 1\nseed: 7\ndeal 2\nseed: 8": "Line 6 of the record: A deal is running: it is "
    "played to its end before the next.",
    HEAD.replace("2", "1") + "deal 1\n" + GAME + "deal 2\n" + GAME: "Line 16 of the record: The "
    "match is over: the target has been reached.",
    HEAD.replace("2", "1") + "deal 1\n" + GAME + "deal x": "Line 16 of the record: The match is "
    "over: the target has been reached.",
}


@pytest.mark.parametrize("text", FAULTS)
def test_what_is_no_record(text: str) -> None:
    """MATCH-2: the refusal gives the line number and what was expected there."""
    with pytest.raises(NotationError) as caught:
        read_match(text)
    assert str(caught.value) == FAULTS[text]
    for lang in ("es", "pt"):
        assert caught.value.say(Words.of(lang)) != FAULTS[text]


@given(st.text())
def test_any_text(text: str) -> None:
    """MATCH-2: parsing raises nothing but `AlcaldeError`."""
    for attempt in (text, "alcalde-match 1\n" + text, HEAD + text, HEAD + "deal 1\n" + text):
        try:
            read_match(attempt)
        except AlcaldeError as error:
            assert str(error).isprintable()


@given(st.data())
def test_a_record_with_a_slip(data: st.DataObject) -> None:
    """MATCH-2: with one character changed it is parsed or refused, nothing worse."""
    place = data.draw(st.integers(0, len(TEXT) - 1))
    length = data.draw(st.integers(0, 3))
    slip = data.draw(st.text(alphabet="A3K♥♠ .,:#\n17mayorightdeal", max_size=3))
    try:
        match = read_match(TEXT[:place] + slip + TEXT[place + length :])
    except AlcaldeError as error:
        assert error.say(Words.of("es")).isprintable()
    else:
        assert read_match(write_match(match)) == match
