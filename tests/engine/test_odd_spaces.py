"""Odd spaces and emoji, as they come from pages, messages and phones, change no notation."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde import (
    DECK,
    AlcaldeError,
    Card,
    Count,
    Exchange,
    Game,
    Match,
    Play,
    Rank,
    Rules,
    Seat,
    Suit,
    Words,
    read_match,
    read_record,
    write_match,
    write_record,
)
from alcalde.__main__ import main
from alcalde.core.seeds import parse_seed, shuffled
from alcalde.rematada import Auction, Bid, Rematada, RematadaSeat, record
from tests.engine import rematada_games
from tests.engine.games import dealt, played

SPACES = "\xa0\u202f\u2007\u2009\t\u3000"
INVISIBLE = "\u200b\u200c\u200d\ufeff\u2060\xad\u200e\u202c\ufe0e\ufe0f"
EMOJI = {
    "♦": ("♦️", "♦︎", "♢"),
    "♥": ("❤️", "❤", "♥️", "♥︎", "♡"),
    "♣": ("♣️", "♣︎", "♧"),
    "♠": ("♠️", "♠︎", "♤"),
}


def exchanged() -> Game:
    """Return a game with an exchange, so that its record has every mark that records have."""
    game = dealt(Rules(exchange=True), "A♠", right="7♠").play(Exchange("right", "7♠"))
    return game.play(Play("right", "A♠"))


GAMES = [played(Game.deal(7), [0] * 30)[-1], Game.from_deck(shuffled(9)), exchanged()]
HANDS = [
    rematada_games.played(Rematada.deal(7), [30, 31, 0, 0, 5, 9, 3, 2])[-1],
    Rematada.deal(3).play(Bid("right", 100)),
]
MATCHES = [Match.begin(1, 3, Rules(exchange=True)).deal(7), Match.begin().follow(GAMES[0]).deal(8)]


def mangled(text: str, data: st.DataObject) -> str:
    """Return a text with odd spaces for its own and beside its marks, and unseen ones anywhere."""
    odd = data.draw(st.text(SPACES, min_size=1, max_size=2))
    unseen = data.draw(st.sampled_from(INVISIBLE))
    for mark in ",:>":
        text = text.replace(mark, f"{odd}{mark}{odd}")
    text = "\n".join(odd + line.replace(" ", odd) + odd for line in text.split("\n"))
    places = data.draw(st.lists(st.integers(0, len(text)), max_size=8))
    for place in sorted(places, reverse=True):
        text = text[:place] + unseen + text[place:]
    return text


@settings(max_examples=25)
@given(st.data())
@pytest.mark.parametrize("game", GAMES, ids=["whole", "deck", "exchange"])
def test_a_record(game: Game, data: st.DataObject) -> None:
    """PLAY-2, EXCH-2: the same game."""
    assert read_record(mangled(write_record(game), data)) == game


@settings(max_examples=25)
@given(st.data())
@pytest.mark.parametrize("hand", HANDS, ids=["whole", "auction"])
def test_a_record_of_rematada(hand: Rematada, data: st.DataObject) -> None:
    """REM-7: the same game."""
    assert record.read_record(mangled(record.write_record(hand), data)) == hand


@settings(max_examples=25)
@given(st.data())
@pytest.mark.parametrize("match", MATCHES, ids=["begun", "second deal"])
def test_a_record_of_a_match(match: Match, data: st.DataObject) -> None:
    """MATCH-2: the same match."""
    assert read_match(mangled(write_match(match), data)) == match


@settings(max_examples=25)
@given(st.data())
def test_cards(data: st.DataObject) -> None:
    """DECK-1: between cards, around one and inside it."""
    cards = tuple(data.draw(st.lists(st.sampled_from(DECK), max_size=6)))
    assert Card.parse_all(mangled(" ".join(map(str, cards)), data)) == cards
    card = data.draw(st.sampled_from(DECK))
    suit = data.draw(st.sampled_from([*EMOJI[card.suit.symbol], card.suit.letter.lower()]))
    inside = data.draw(st.text(SPACES + INVISIBLE, max_size=3))
    assert Card.parse(mangled(card.rank.letter + inside + suit, data)) is card
    assert Card.parse_all(f"7♣ {card.rank.letter}{inside}{suit} 2♦")[1] is card


@settings(max_examples=25)
@given(st.data())
def test_suits_ranks_seats_and_languages(data: st.DataObject) -> None:
    """DECK-1, SEAT-1, REM-1: every name that is written."""
    for suit in Suit:
        for name in (suit.symbol, suit.letter, *EMOJI[suit.symbol]):
            assert Suit.parse(mangled(name, data)) is suit
    assert all(Rank.parse(mangled(rank.letter, data)) is rank for rank in Rank)
    assert all(Seat.parse(mangled(str(seat), data)) is seat for seat in Seat)
    assert all(RematadaSeat.parse(mangled(str(seat), data)) is seat for seat in RematadaSeat)
    assert Words.of(mangled("pt", data)) is Words.of("pt")


@settings(max_examples=25)
@given(st.data())
def test_numbers(data: st.DataObject) -> None:
    """DEAL-1, COUNT-1, REM-4: seeds, counts and bids, and the groups of three of a long number."""
    seed = data.draw(st.integers(0, 2**53 - 1))
    assert parse_seed(mangled(str(seed), data)) == seed
    assert parse_seed(mangled(f"{seed:,}".replace(",", " "), data)) == seed
    assert Count.of(mangled("58", data)).mayor == 58
    assert Auction.parse(mangled("right 100, left pass", data)).bid == 100


@pytest.mark.parametrize("text", ["1 00", "10 0", "1000 000", "1 0000", "5 8"])
def test_what_is_no_number(text: str) -> None:
    """DEAL-1: two numbers are not read as one."""
    for each in (text, text.replace(" ", "\xa0")):
        with pytest.raises(AlcaldeError):
            parse_seed(each)


@settings(max_examples=25)
@given(st.data())
def test_the_command_line(data: st.DataObject) -> None:
    """A call copied from a page: the same exit status."""
    assert main(["count", mangled("--mayor 58", data)]) == 0
    cards = [mangled(card, data) for card in ("A❤️", "3♥️", "2♠️", "K♣️")]
    assert main(["trick", *cards, f"--trump={mangled('♠️', data)}"]) == 0


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
@pytest.mark.parametrize(
    "tokens",
    [
        ("trick", "A{}x 3H 2S KC", "--trump", "S"),
        ("trick", "AH 3H 2S KC", "--trump", "x{}y"),
        ("trick", "AH 3H 2S KC", "--trump", "S", "--leader", "x{}y"),
        ("trick", "{}x", "--trump", "S"),
        ("count", "--mayor", "x{}y"),
        ("count", "--m{}ayer", "1"),
        ("count", "x{}y"),
        ("co{}unter",),
        ("deal", "--seed", "7{}x"),
        ("rematada-count", "--captured", "A{}x", "--trump", "S", "--bid", "100"),
        ("rematada-count", "--captured", "AH", "--trump", "S", "--bid", "1{}x"),
        ("replay", "no{}file"),
        ("count", "--mayor", "58", "--lang", "x{}y"),
    ],
    ids=" ".join,
)
def test_a_refusal_shows_no_escape(
    capsys: pytest.CaptureFixture[str], tokens: tuple[str, ...], lang: str
) -> None:
    """What is quoted is as a reader sees it: a space, or nothing."""
    for odd in (*SPACES, *INVISIBLE, "\n", "\0", "\x7f", "\x85", "\u2028", "\udcff", "\ue000"):
        asked = [token.format(odd) for token in tokens]
        assert main(["--lang", lang, *asked][2 * ("--lang" in asked) :]) == 2
        err = capsys.readouterr().err
        assert "\\" not in err
        assert err.count("\n") == 1
        assert err[:-1].isprintable()


def test_the_refusals_of_records_show_no_escape() -> None:
    """A line is quoted with plain spaces."""
    for odd in (*SPACES, *INVISIBLE):
        for text in (f"x{odd}y", f"alcalde 1\nseed: x{odd}y", f"alcalde 1\nseed: 7\n1. x{odd}y z"):
            for read in (read_record, read_match, record.read_record):
                with pytest.raises(AlcaldeError) as caught:
                    read(text)
                assert "\\" not in str(caught.value)
                assert str(caught.value).isprintable()


def test_the_answer_is_the_same_as_without(capsys: pytest.CaptureFixture[str]) -> None:
    """PLAY-5: a trick typed on a phone is judged as the one in the chapters."""
    main(["trick", "A♥ 3♥ 2♠ K♣", "--trump", "♠", "--json"])
    plain = json.loads(capsys.readouterr().out)
    main(["trick", "A ❤️\xa03 ❤️\u202f2♠️\u200b K♣️", "--trump", "♠️", "--json"])
    assert json.loads(capsys.readouterr().out) == plain
