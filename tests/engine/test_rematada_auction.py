"""The auction of Brisca Rematada: REM-4, REM-5, REM-10."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import IllegalMove, NotationError, Words
from alcalde.rematada import Auction, Bid, Pass, RematadaSeat
from alcalde.rematada.moves import Call

TURNS = st.lists(st.none() | st.integers(95, 235) | st.integers(100, 130), max_size=30)


def naive(turns: list[int | None]) -> tuple[int, str, str | None]:
    """Follow an auction on a list of names alone.

    Return how many of the turns are taken, what follows (`next`, `void`, `won`), and whose turn it
    is or who has won. None is a pass; an illegal bid ends it.
    """
    names = ["right", "left", "dealer"]
    holder, standing, passed = None, 99, 0
    for place, turn in enumerate(turns):
        if holder is None and passed == 3:
            return place, "void", None
        if holder is not None and passed == 2:
            return place, "won", holder
        if turn is None:
            passed += 1
        elif standing < turn < 231:
            holder, standing, passed = names[place % 3], turn, 0
        else:
            return place, "next", names[place % 3]
    if holder is None and passed == 3:
        return len(turns), "void", None
    if holder is not None and passed == 2:
        return len(turns), "won", holder
    return len(turns), "next", names[len(turns) % 3]


def followed(turns: list[int | None]) -> Auction:
    """Return the auction after as many of these turns as are legal."""
    auction = Auction()
    for turn in turns:
        if auction.turn is None:
            break
        call: Call = Pass(auction.turn) if turn is None else Bid(auction.turn, turn)
        if not auction.can(call):
            break
        auction = auction.play(call)
    return auction


@given(TURNS)
def test_agrees_with_a_naive_formulation(turns: list[int | None]) -> None:
    """REM-4, REM-5: turns, ends, contractors and void deals, against the naive formulation."""
    taken, state, who = naive(turns)
    auction = followed(turns)
    assert len(auction.calls) == taken
    assert auction.over == (state != "next")
    assert auction.void == (state == "void")
    assert (str(auction.turn) if auction.turn else None) == (who if state == "next" else None)
    assert (str(auction.contractor) if auction.contractor else None) == (
        who if state == "won" else None
    )
    assert Auction(auction.calls) == auction


@given(TURNS)
def test_every_auction_ends(turns: list[int | None]) -> None:
    """REM-4, REM-10: bids only rise, to 230 at most, so every auction ends in passes."""
    auction = followed(turns)
    bids = [call.points for call in auction.calls if isinstance(call, Bid)]
    assert bids == sorted(set(bids))
    assert all(100 <= bid <= 230 for bid in bids)
    assert auction.bid == (bids[-1] if bids else None)
    for _ in range(3):
        if auction.turn is not None:
            auction = auction.play(Pass(auction.turn))
    assert auction.over
    assert auction.legal() == ()
    assert auction.minimum is None


@given(TURNS, st.sampled_from(list(RematadaSeat)), st.none() | st.integers(0, 400))
def test_check_can_and_play_agree(
    turns: list[int | None], seat: RematadaSeat, points: int | None
) -> None:
    """REM-4, REM-5: `check`, `can`, `play` and `legal` agree on every conceivable call."""
    auction = followed(turns)
    call = Pass(seat) if points is None else Bid(seat, points)
    assert auction.can(call) == (call in auction.legal())
    if not auction.can(call):
        with pytest.raises(IllegalMove) as caught:
            auction.check(call)
        with pytest.raises(IllegalMove):
            auction.play(call)
        assert caught.value.rule in ("REM-4", "REM-5", "REM-10")
        assert "{" not in caught.value.say(Words.of("pt"))


def calls(text: str) -> list[Call]:
    """Return the calls of a line such as `right 100, left pass`."""
    parts = [part.split() for part in text.split(",")] if text else []
    return [Pass(seat) if what == "pass" else Bid(seat, what) for seat, what in parts]


@pytest.mark.parametrize(
    ("before", "call", "code", "rule", "message"),
    [
        ("", "right 99", "bid-range", "REM-4",
         "99 cannot be bid: a bid here runs from 100 to 230."),
        ("right 120", "left 100", "bid-range", "REM-4",
         "100 cannot be bid: a bid here runs from 121 to 230."),
        ("right 120", "left 120", "bid-range", "REM-4",
         "120 cannot be bid: a bid here runs from 121 to 230."),
        ("", "right 231", "bid-range", "REM-5",
         "231 cannot be bid: a bid here runs from 100 to 230."),
        ("right 230", "left 231", "bid-range", "REM-10",
         "231 cannot be bid: nothing is higher than 230, so only a pass is left."),
        ("", "left 100", "auction-turn", "REM-4",
         "The next to bid or pass is the player on the right."),
        ("right 100", "right pass", "auction-turn", "REM-4",
         "The next to bid or pass is the player on the left."),
        ("right 100, left pass, dealer pass", "right 110", "auction-over", "REM-4",
         "The auction is over: the player on the right has won it at 100."),
        ("right pass, left pass, dealer pass", "right 100", "void", "REM-5",
         "This deal is void: all three have passed."),
    ],
)  # fmt: skip
def test_what_is_refused(before: str, call: str, code: str, rule: str, message: str) -> None:
    """REM-4, REM-5: bids too low, too high or out of turn; the auction is unchanged."""
    auction = Auction(calls(before))
    with pytest.raises(IllegalMove) as caught:
        auction.play(calls(call)[0])
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert str(caught.value) == message
    assert auction == Auction(calls(before))
    said = {message, *(caught.value.say(Words.of(lang)) for lang in ("es", "pt"))}
    assert len(said) == 3


@pytest.mark.parametrize(
    ("line", "contractor", "bid"),
    [
        ("right 100, left pass, dealer pass", "right", 100),
        ("right pass, left pass, dealer 100, right pass, left pass", "dealer", 100),
        ("right pass, left 100, dealer pass, right 110, left pass, dealer pass", "right", 110),
        ("right 100, left 110, dealer 230, right pass, left pass", "dealer", 230),
    ],
)
def test_who_has_won(line: str, contractor: str, bid: int) -> None:
    """REM-4, REM-5: a player who passed may bid later, and so may the third after two passes."""
    auction = Auction(calls(line))
    assert (str(auction.contractor), auction.bid, auction.turn) == (contractor, bid, None)
    assert [reason.code for reason in auction.explain()][-1] == "wins-auction"


@pytest.mark.parametrize("points", ["", "x", "-1", "1.5", "１００", 100.0, True, None, "9" * 9])
def test_what_is_no_bid(points: object) -> None:
    """REM-4: a bid is a whole number, in ASCII digits."""
    with pytest.raises(NotationError) as caught:
        Bid("right", points)  # type: ignore[arg-type]
    assert caught.value.rule == "REM-4"
    assert str(points)[:5] in str(caught.value)


def test_values() -> None:
    """Auctions and calls are frozen, compare by value, and show how to make them."""
    auction = Auction(calls("right 100, left pass"))
    assert {auction, Auction(calls("right 100, left pass"))} == {copy.copy(auction)}
    assert eval(repr(auction), {"Auction": Auction, "Bid": Bid, "Pass": Pass}) == auction
    with pytest.raises(AttributeError, match="frozen"):
        auction.calls = ()
    with pytest.raises(TypeError):
        auction.can("pass")  # type: ignore[arg-type]
    said = [reason.say(Words.of("es")) for reason in auction.explain()]
    assert said == [
        "El jugador de la derecha ofrece 100.",
        "El jugador de la izquierda pasa.",
    ]
