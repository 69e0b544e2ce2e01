"""Brisca Rematada's count: REM-8 to REM-11, against a naive formulation on plain text."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import AlcaldeError, Card, CountError, NotationError, Suit, Words
from alcalde.rematada import PACK, RematadaCount, RematadaDeal, RematadaSeat
from alcalde.rematada.bids import parse_bid
from tests.engine.test_command_line import run

VALUES = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2, "7": 0, "6": 0, "5": 0}
piles = st.lists(st.sampled_from(PACK), unique=True, max_size=31)
suits = st.sampled_from("♦♥♣♠")
bids = st.integers(100, 230)


def naive(pile: list[Card], trump: str, last_trick: bool) -> tuple[int, int, int]:
    """Return the score by the letters on the cards, suit by suit: values, last trick, pairs."""
    texts = " ".join(map(str, pile))
    values = bonus = 0
    for suit in "♠♣♥♦":
        own = [name[0] for name in texts.split() if name.endswith(suit)]
        values += sum(VALUES[letter] for letter in own)
        if "K" in own and "Q" in own:
            bonus += 20 + 20 * (suit == trump)
    return values, 10 * last_trick, bonus


@given(piles, suits, bids, st.booleans())
def test_rem_9_the_score(pile: list[Card], trump: str, bid: int, last: bool) -> None:
    """REM-9, REM-11: values, last trick, pairs and bid, for the cards in any order."""
    last = last and bool(pile)
    count = RematadaCount.of(pile, trump, bid, last)
    values, ten, bonus = naive(pile, trump, last)
    assert (count.cards, count.last_trick_points, count.pair_points) == (values, ten, bonus)
    assert count.score == values + ten + bonus
    assert count.made == (values + ten + bonus >= bid)
    assert count.game_points == ((1, 0) if count.made else (0, 1))
    assert count == RematadaCount.of(pile[::-1], trump, str(bid), last) == eval(repr(count))
    assert hash(count) == hash(eval(repr(count)))


@given(piles, suits, st.booleans())
def test_rem_8_only_the_contractors_pile_counts(pile: list[Card], trump: str, last: bool) -> None:
    """REM-8: the opponents' cards add nothing; the card values of both piles make 120."""
    rest = [card for card in PACK if card not in pile]
    ours = RematadaCount.of(pile, trump, 100, last and bool(pile))
    theirs = RematadaCount.of(rest, trump, 100, last_trick=len(rest) == 32)
    assert ours.cards + theirs.cards == 120
    assert not {*ours.pairs} & {*theirs.pairs}
    assert {*ours.captured} == {*pile}


@given(piles, suits, bids, st.booleans(), st.sampled_from(PACK))
def test_another_card_never_makes_less(
    pile: list[Card], trump: str, bid: int, last: bool, card: Card
) -> None:
    """REM-9: another card adds its value and at most one pair; a bid that is made stays made."""
    last = last and bool(pile)
    before = RematadaCount.of(pile, trump, bid, last)
    more = [*pile, card] if card not in pile else pile
    if len(more) == len(PACK):
        last = True
        before = RematadaCount.of(pile, trump, bid, last)
    after = RematadaCount.of(more, trump, bid, last)
    assert after.score - before.score - (card.points if card not in pile else 0) in (0, 20, 40)
    assert after.made or not before.made


def test_rem_10_the_most() -> None:
    """REM-10: 120 + 10 + 40 + 3 × 20 = 230, whichever suit is trump; no pile gives more."""
    for suit in Suit:
        most = RematadaCount.most(suit)
        assert (most.cards, most.last_trick_points, most.pair_points) == (120, 10, 40 + 3 * 20)
        assert most.score == most.bid == 230
        assert most.made
        assert most.pairs[0] is suit
        assert most.doubt is None


@pytest.mark.parametrize(("bid", "made"), [(119, True), (120, True), (121, False)])
def test_rem_11_a_bid_is_made_when_the_score_reaches_it(bid: int, made: bool) -> None:
    """REM-11: a score equal to the bid is enough."""
    pile = "A♠ 3♠ K♠ Q♠ K♥ Q♥ A♥ J♥ 7♦ 7♣ 6♣"
    count = RematadaCount.of(f"{pile} J♠", "♠", bid, last_trick=True)
    assert (count.score, count.made) == (120, made)


def test_the_reasons_say_each_part() -> None:
    """REM-9, REM-11: every part of the score has a sentence that cites its rule."""
    count = RematadaCount.of("A♠ 3♠ K♠ Q♠ K♥ Q♥ K♦ J♣", "♠", 110, last_trick=True)
    said = [reason.say(Words.of("en")) for reason in count.reasons]
    assert said == [
        "The cards in the pile are worth 41 points.",
        "The last trick adds 10.",
        "K♠ and Q♠, the pair of trump, add 40.",
        "K♥ and Q♥, a pair of another suit, add 20.",
        "111 on a bid of 110: made.",
        "The contractor earns 1 game point.",
    ]
    failed = RematadaCount.of(count.captured, "♠", 112, last_trick=True)
    assert [reason.say(Words.of("es")) for reason in failed.reasons[-2:]] == [
        "111 con oferta de 112: no cumplida.",
        "Cada rival gana 1 punto de juego.",
    ]
    assert failed.pair("d").say(Words.of("pt")) == "K♦ está na pilha sem Q♦: não há par."
    assert failed.pair("♣").say(Words.of("es")) == "Ni K♣ ni Q♣ están en la pila."
    assert {reason.rule for reason in count.reasons} == {"REM-8", "REM-9", "REM-11"}


@given(st.integers(0, 10), st.booleans(), st.randoms(use_true_random=False))
def test_piles_that_can_be(won: int, last: bool, random: object) -> None:
    """REM-6, REM-8: two cards laid aside and three for each trick won raise no doubt."""
    last = won == 10 or (last and won > 0)
    pile = list(PACK)
    random.shuffle(pile)  # type: ignore[attr-defined]
    assert RematadaCount.of(pile[: 2 + 3 * won], "♠", 100, last).doubt is None


@given(piles, st.booleans())
def test_piles_that_cannot_be(pile: list[Card], last: bool) -> None:
    """REM-6: any other size raises a doubt whose sentence names the nearest possible sizes."""
    last = last and bool(pile)
    sizes = {2 + 3 * won for won in range(1 if last else 0, 11)}
    doubt = RematadaCount.of(pile, "♠", 100, last).doubt
    assert (doubt is None) == (len(pile) in sizes)
    if doubt is not None:
        assert doubt.params["n"] == len(pile)
        assert {doubt.params[key] for key in ("less", "more", "least") if key in doubt.params} <= {
            *sizes,
            2,
        }
        assert str(len(pile)) in doubt.say(Words.of("pt"))


@pytest.mark.parametrize(
    ("captured", "trump", "bid", "last", "code", "rule"),
    [
        ("2♠", "♠", 100, False, "not-rematada", "REM-1"),
        ("A♠ 4♥", "♠", 100, False, "not-rematada", "REM-1"),
        ("8♠", "♠", 100, False, "rank", "DECK-1"),
        ("A♠ A♠", "♠", 100, False, "card-twice", "DECK-1"),
        ("A♠", None, 100, False, "trump-missing", "REM-6"),
        ("A♠", "", 100, False, "trump-missing", "REM-6"),
        ("A♠", "stars", 100, False, "suit", "DECK-1"),
        ("A♠", "♠", 99, False, "bid", "REM-4"),
        ("A♠", "♠", 231, False, "bid", "REM-5"),
        ("", "♠", 100, True, "last-trick-won", "REM-9"),
        (PACK, "♠", 100, False, "last-trick-lost", "REM-9"),
    ],
)
def test_what_is_refused(
    captured: object, trump: str | None, bid: int, last: bool, code: str, rule: str
) -> None:
    """REM-1, REM-4, REM-5, REM-6, REM-9: each refusal has its code and rule, in three languages."""
    with pytest.raises(AlcaldeError) as caught:
        RematadaCount.of(captured, trump, bid, last)  # type: ignore[arg-type]
    error = caught.value
    assert (error.code, error.rule) == (code, rule)
    assert len({error.say(Words.of(lang)) for lang in ("en", "es", "pt")}) == 3
    if code.startswith("last-trick"):
        assert isinstance(error, CountError)


@pytest.mark.parametrize("bid", ["", "many", "1e2", "١٢٠", "9" * 5000, True, None, 120.0, -120])
def test_what_is_no_bid(bid: object) -> None:
    """REM-4: a bid is a whole number."""
    with pytest.raises(NotationError) as caught:
        parse_bid(bid)  # type: ignore[arg-type]
    assert caught.value.code == "bid"


def test_a_count_cannot_be_changed() -> None:
    """A count that was made stays as it is."""
    count = RematadaCount.of("A♠", "♠", 100)
    with pytest.raises(AttributeError):
        count.bid = 120
    assert count != RematadaCount.of("A♠", "♥", 100)


def test_a_dealt_hand_and_talon_can_be_counted() -> None:
    """REM-3, REM-6: cards dealt to a seat are counted as the two laid aside."""
    deal = RematadaDeal.from_seed(7)
    mine = deal.hand(RematadaSeat.RIGHT)
    assert RematadaCount.of(mine[:2], "♠", 100).cards == sum(card.points for card in mine[:2])


PILE = "A♠ 3♠ K♠ Q♠ K♥ Q♥ J♥ 7♦"


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """REM-9: data and sentences; a doubt about the pile adds one sentence."""
    asked = ("--captured", PILE, "--trump", "♠", "--bid", "100")
    status, out, err = run(capsys, "rematada-count", *asked, "--last-trick", "--json")
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "cards": 37, "last_trick": 10, "marriages": 60, "score": 107, "made": True, "doubt": None,
    }  # fmt: skip
    assert json.loads(run(capsys, "rematada-count", *asked, "--json")[1])["last_trick"] == 0
    lines = run(capsys, "rematada-count", *asked, "--lang", "pt")[1].splitlines()
    assert lines[-2:] == [
        "97 pontos para uma oferta de 100: não cumprida.",
        "Cada adversário ganha 1 ponto de jogo.",
    ]
    short = ("--captured", "A♠ 3♠ K♠ Q♠", "--trump", "s", "--bid", "100")
    doubt = "The two cards laid aside and three for each trick won make 2 or 5 cards, never 4."
    assert run(capsys, "rematada-count", *short)[1].splitlines()[-1] == doubt
    assert json.loads(run(capsys, "rematada-count", *short, "--json")[1])["doubt"] == {
        "code": "pile-size", "rule": "REM-6", "text": doubt,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("tokens", "line"),
    [
        (("--captured", "2♠", "--trump", "♠", "--bid", "100"),
         "2♠ is not in this pack: Brisca Rematada has no twos and no fours."),
        (("--captured", "A♠", "--trump", "♠", "--bid", "99"),
         "“99” is no bid: a bid is a whole number from 100 to 230."),
        (("--captured", "", "--trump", "♠", "--bid", "100", "--last-trick"),
         "No card was captured, so the last trick was not won: whoever wins a trick captures its "
         "three cards."),
        (("--captured", "A♠", "--bid", "100"),
         "--trump is missing: see alcalde rematada-count --help."),
    ],
)  # fmt: skip
def test_the_command_refuses(
    capsys: pytest.CaptureFixture[str], tokens: tuple[str, ...], line: str
) -> None:
    """A refusal gives exit status 2 and one line."""
    assert run(capsys, "rematada-count", *tokens) == (2, "", f"alcalde: {line}\n")
