"""Hypothesis strategies for every kind of question."""

from __future__ import annotations

from hypothesis import assume
from hypothesis import strategies as st

from alcalde import (
    DECK,
    Count,
    HighDraw,
    Rank,
    Seat,
    Standing,
    Suit,
)
from alcalde.first_mayor import continue_draw
from alcalde.rematada import PACK, Auction, Bid, Pass
from alcalde.rematada import RematadaSeat as Rematada
from alcalde_widgets import tasks
from alcalde_widgets.tables.alcalde.exchange.model import MOMENTS
from alcalde_widgets.tasks import Question
from alcalde_widgets.tasks.alcalde.two_want import ASKED

SEATS = st.sampled_from([seat.value for seat in Seat])
SUITS = st.sampled_from([suit.symbol for suit in Suit])
CARDS = st.sampled_from(DECK)


def cards(low: int, high: int) -> st.SearchStrategy[str]:
    """Draw different cards, as text."""
    return st.lists(CARDS, min_size=low, max_size=high, unique=True).map(
        lambda drawn: " ".join(map(str, drawn))
    )


def scoring(low: int, high: int) -> st.SearchStrategy[str]:
    """Draw different cards of which one scores."""
    return cards(low, high).filter(lambda drawn: any(letter in drawn for letter in "A3KQJ"))


@st.composite
def adding(draw: st.DrawFn) -> Question:
    """Draw a hand of which at most one card wins."""
    drawn = draw(cards(4, 6)).split()
    try:
        return tasks.MayorAdds(" ".join(drawn[:2]), " ".join(drawn[2:]), draw(SUITS))
    except ValueError as error:
        assert "one right choice" in str(error)
        assume(False)
        raise


@st.composite
def pairs(draw: st.DrawFn) -> Question:
    """Draw two cards of one suit."""
    suit = draw(SUITS)
    first, second = draw(st.permutations([rank.letter for rank in Rank]))[:2]
    return tasks.Higher(first + suit, second + suit)


@st.composite
def wanting(draw: st.DrawFn) -> Question:
    """Draw two players who want a card that is neither the seven nor the two."""
    seven, two = draw(st.permutations(list(Seat)))[:2]
    card = draw(CARDS.filter(lambda card: card.rank.letter not in "72"))
    moment, asked = draw(st.sampled_from(["before", "later"])), draw(st.sampled_from(ASKED))
    return tasks.BothWant(str(card), str(seven), str(two), moment, asked)


@st.composite
def exchanging(draw: st.DrawFn) -> Question:
    """Draw a player who would exchange the seven or the two."""
    rank = draw(st.sampled_from(["7", "2"]))
    card = draw(CARDS.filter(lambda card: card.rank.letter != rank))
    return tasks.MayExchange(str(card), rank, draw(SEATS), draw(st.sampled_from(list(MOMENTS))))


@st.composite
def rounds(draw: st.DrawFn) -> Question:
    """Draw whole rounds of the draw for first mayor, often of few ranks."""
    ranks = draw(st.lists(st.sampled_from([*Rank]), min_size=3, max_size=10, unique=True))
    some = draw(st.permutations([card for card in DECK if card.rank in ranks]))
    steps = continue_draw(HighDraw.begin(), [*some, *DECK]).steps
    last = draw(st.integers(1, len(steps)))
    return tasks.WhoDrawsAgain(str(card) for step in steps[:last] for _, card in step.drew)


COUNTS = st.lists(st.integers(0, 120), min_size=1, max_size=6)


def spelled(counts: list[int]) -> str:
    """Write down the mayor's points of each deal."""
    return " ".join(map(str, counts))


@st.composite
def winning(draw: st.DrawFn) -> Question:
    """Draw a match up to some deal at which nobody has won before."""
    counts = draw(COUNTS)
    target = draw(st.integers(1, 7))
    standing, counted = Standing.begin(target=target), []
    for count in counts:
        if standing.over:
            break
        counted.append(count)
        standing = standing.after(Count.of(count))
    return tasks.MatchWinner(spelled(counted), target)


def decided(question: Question) -> Question:
    """Go on from a question's cards to the end of the draw, and ask who is mayor."""
    assert isinstance(question, tasks.WhoDrawsAgain)
    return tasks.WhoIsFirstMayor(continue_draw(HighDraw.of(question.cards), DECK).cards)


@st.composite
def auctions(draw: st.DrawFn, over: bool) -> str:
    """Draw an auction under way, or one that is over."""
    auction = Auction()
    points = draw(st.lists(st.none() | st.integers(100, 220), max_size=6))
    for number in [*points, *([None] * 3 if over else [])]:
        if auction.turn is None:
            break
        call = Pass(auction.turn) if number is None else Bid(auction.turn, number)
        auction = auction.play(call) if auction.can(call) else auction
    assume(auction.over is over)
    return str(auction)


def some(low: int, high: int) -> st.SearchStrategy[str]:
    """Draw different cards of Brisca Rematada, as text."""
    return st.lists(st.sampled_from(PACK), min_size=low, max_size=high, unique=True).map(
        lambda drawn: " ".join(map(str, drawn))
    )


PLACES = st.sampled_from([str(seat) for seat in Rematada])
STRANGERS = [rank + suit.symbol for rank in ("8", "9", "10") for suit in Suit]
POINTS = st.integers(0, 120)
PILES = some(1, 31)
EVERY: dict[str, st.SearchStrategy[Question]] = {
    "belongs": st.builds(tasks.Belongs, st.sampled_from([*map(str, DECK), *STRANGERS])),
    "bid-made": st.builds(tasks.BidMade, PILES, SUITS, st.integers(100, 230), st.booleans()),
    "both-want": wanting(),
    "card-value": st.builds(tasks.CardValue, CARDS.map(str)),
    "first-lead": st.builds(tasks.FirstLead, st.integers(0, 2**53 - 1)),
    "higher": pairs(),
    "mayor-now": COUNTS.map(spelled).map(tasks.MayorNow),
    "game-points": st.builds(tasks.GamePoints, COUNTS.map(spelled), st.integers(0, 2)),
    "match-winner": winning(),
    "how-much": st.builds(tasks.HowMuch, cards(4, 4), st.none() | SUITS, SEATS),
    "leads-first": st.builds(tasks.LeadsFirst, PLACES),
    "may-bid": st.builds(tasks.MayBid, auctions(over=False), st.integers(90, 240)),
    "may-exchange": exchanging(),
    "mayor-adds": adding(),
    "next-dealer": st.builds(tasks.NextDealer, st.integers(2, 10)),
    "next-mayor": st.builds(tasks.NextMayor, POINTS, st.none() | POINTS),
    "other-count": st.builds(tasks.OtherCount, POINTS),
    "pair-points": st.builds(tasks.PairPoints, PILES, SUITS),
    "pile-begins": st.builds(tasks.PileBegins, some(2, 2), SUITS),
    "rematada-card": st.builds(tasks.RematadaCard, CARDS.map(str)),
    "where-cards-go": st.builds(tasks.WhereCardsGo, some(3, 3), PLACES, SUITS, PLACES),
    "who-contracts": st.builds(tasks.WhoContracts, auctions(over=True)),
    "pile-points": scoring(1, 20).map(tasks.PilePoints),
    "takes-indicator": st.builds(tasks.TakesIndicator, cards(4, 4), SUITS, SEATS),
    "trick-points": st.builds(tasks.TrickPoints, scoring(4, 4), st.none() | SUITS, SEATS),
    "who-draws-again": rounds(),
    "who-is-first-mayor": rounds().map(decided),
    "who-draws": st.builds(tasks.WhoDraws, SEATS, st.sampled_from(["first", "last"])),
    "who-leads": st.builds(tasks.WhoLeads, cards(4, 4), SUITS, SEATS),
    "who-wins": st.builds(tasks.WhoWins, cards(4, 4), SUITS, SEATS),
    "wins-of-three": st.builds(tasks.WinsOfThree, some(3, 3), SUITS, PLACES),
}
QUESTION = st.one_of(*EVERY.values())
