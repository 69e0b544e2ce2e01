"""The coach's averages, computed again independently from what one seat may see."""

from __future__ import annotations

from itertools import count, islice, permutations
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde import Card, Exchange, Game, IllegalMove, Play, Reason, Rules, Seat, Trick, Words
from alcalde.coaching.coach import judge, on_average
from alcalde.history import moves_of, states_of
from alcalde.players import Observation, comparison, play_out
from alcalde.players.determinization import Determinization, determinizations
from alcalde.players.lookahead import WORTH
from tests.engine.games import CHOICES, SEEDS, whole

RULES = st.sampled_from([Rules(), Rules(exchange=True)])
SAMPLES = 24
SAID = {
    "en": "On average over many possible hands, ",
    "es": "En promedio, entre muchas manos posibles, ",
    "pt": "Em média, em muitas mãos possíveis, ",
}
Cards = tuple[Card, ...]


def naive(
    observation: Observation, sample: Determinization, table: Cards, spent: float = 0
) -> float:
    """Return a trick's worth to the mayor under best play, by exhaustive search."""
    order = observation.leader.order
    if len(table) == len(order):
        trick = Trick(observation.trump, observation.leader, zip(order, table, strict=True))
        won = trick.points - WORTH.lead
        return spent + (won if trick.winner is Seat.MAYOR else -won)
    seat = order[len(table)]
    sign = 1 if seat is Seat.MAYOR else -1
    found = [
        naive(
            observation,
            sample,
            table + cards,
            spent - sign * sum(WORTH.of(card, observation.trump) for card in cards),
        )
        for cards in permutations(sample.hands[seat.index], seat.cards)
    ]
    return max(found) if seat is Seat.MAYOR else min(found)


def worth(observation: Observation, sample: Determinization, cards: Cards) -> float:
    """Return how much more a play wins for its own side than for the other."""
    sign = 1 if observation.seat is Seat.MAYOR else -1
    spent = -sign * sum(WORTH.of(card, observation.trump) for card in cards)
    return sign * naive(observation, sample, observation.table + cards, spent)


def named(reason: Reason, *names: str) -> Cards:
    """Return the cards in these placeholders of a reason, as far as it has them."""
    cards = [reason.params[name] for name in names if name in reason.params]
    return tuple(card for card in cards if isinstance(card, Card))


def instead(game: Game, play: Play, reason: Reason) -> Cards:
    """Return the play that a reason calls better."""
    if len(play.cards) == 1 or reason.code.endswith("-two"):
        assert named(reason, "card", "card2") == play.cards
        return named(reason, "other", "other2")
    (card,), (other,) = named(reason, "card"), named(reason, "other")
    assert card in play.cards
    assert other in {*game.hand(play.seat)} - {*play.cards}
    return tuple(other if one is card else one for one in play.cards)


def plays(last: Game) -> list[tuple[Game, Play]]:
    """Return each state of a game with the play made in it, as long as there is a stock."""
    pairs = zip(states_of(last), moves_of(last), strict=False)
    return [(game, move) for game, move in pairs if isinstance(move, Play) and game.stock]


@given(SEEDS, RULES, CHOICES, st.integers(0, 20), st.integers(0, 999))
@settings(max_examples=25, deadline=None)
def test_averages_are_right(
    seed: int, rules: Rules, choices: list[int], moment: int, chances: int
) -> None:
    """SEAT-3, COUNT-5: best in the sampled deals; the margin holds in as many others."""
    pairs = plays(whole(Game.deal(seed, rules), choices)[-1])
    game, play = pairs[moment % len(pairs)]
    reason = on_average(game, play, chances)
    observation = Observation.of(game, play.seat)
    ways = list(islice(determinizations(observation, chances), 2 * SAMPLES))
    every = [*permutations(observation.hand, play.seat.cards)]
    first = {
        cards: fmean(worth(observation, way, cards) for way in ways[:SAMPLES]) for cards in every
    }
    best = max(first.values())
    if reason and reason.code.startswith("average-best"):
        assert named(reason, "card", "card2") == play.cards
        assert first[play.cards] == pytest.approx(best)
        return
    assert first[play.cards] < best
    tops = [cards for cards in every if first[cards] == pytest.approx(best)]
    more = {
        cards: [
            (worth(observation, way, cards) - worth(observation, way, play.cards)) / 2
            for way in ways[SAMPLES:]
        ]
        for cards in tops
    }
    noise = {cards: 3 * stdev(found) / len(found) ** 0.5 for cards, found in more.items()}
    if reason is None:
        assert any(fmean(more[cards]) < max(2, noise[cards]) + 1e-6 for cards in tops)
        return
    other = instead(game, play, reason)
    if game.table:
        other = next(cards for cards in tops if {*cards} == {*other})
    assert other in tops
    assert fmean(more[other]) > noise[other] - 1e-6
    assert fmean(more[other]) > 2 - 1e-6
    assert 1 <= int(str(reason.params["n"])) <= fmean(more[other]) / 2 + 1e-6


@pytest.mark.parametrize("seed", range(4))
def test_what_did_better_does_so_in_many_more_deals(seed: int) -> None:
    """SEAT-3: the claim is not due to chance in the few deals that were sampled for it."""
    said = 0
    for game, play in plays(play_out(Game.deal(seed), seed)):
        worst = game.legal()[-1]
        for tried in (play, worst):
            reason = on_average(game, tried, seed)  # type: ignore[arg-type]
            if not reason or not reason.code.startswith("average-more"):
                continue
            said += 1
            observation = Observation.of(game, play.seat)
            cards = tried.cards  # type: ignore[union-attr]
            other = instead(game, tried, reason)  # type: ignore[arg-type]
            ways = islice(determinizations(observation, seed + 10**6), 60)
            assert (
                fmean(
                    worth(observation, way, other) - worth(observation, way, cards) for way in ways
                )
                > 0
            )
    assert said


@given(SEEDS, st.integers(0, 2), st.randoms(use_true_random=False), st.data())
@settings(max_examples=25, deadline=None)
def test_hidden_cards_change_nothing(
    seed: int, turn: int, luck: object, data: st.DataObject
) -> None:
    """SEAT-3: two games that differ only in what a seat may not see get the same verdict."""
    game = Game.deal(seed)
    made = []
    for _ in range(turn):
        made.append(data.draw(st.sampled_from(game.legal())))
        game = game.play(made[-1])
    assert game.turn is not None
    observation = Observation.of(game, game.turn)
    unseen = set(observation.unseen)
    shuffled = iter(data.draw(st.permutations(sorted(unseen, key=str))))
    deck = [next(shuffled) if card in unseen else card for card in game.dealt.deck]
    other = Game.from_deck(deck)
    for move in made:
        other = other.play(move)
    assert Observation.of(other, game.turn) == observation
    for move in game.legal()[:4]:
        assert isinstance(move, Play)
        assert on_average(game, move, seed) == on_average(other, move, seed)


def test_the_number_of_samples_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """SEAT-3: the number of samples is bounded; the same seed gives the same verdict."""
    drawn = count()

    def counted(observation: Observation, seed: int) -> object:
        for way in determinizations(observation, seed):
            next(drawn)
            yield way

    monkeypatch.setattr(comparison, "determinizations", counted)
    game = Game.deal(3)
    for move in game.legal():
        before = next(drawn)
        assert isinstance(move, Play)
        first = on_average(game, move, 5)
        assert next(drawn) - before - 1 <= 2 * SAMPLES
        assert on_average(game, move, 5) == first


def test_it_says_nothing_once_the_stock_is_gone() -> None:
    """DRAW-4: from then on the coach is exact, and nothing is sampled."""
    last = play_out(Game.deal(7), 1)
    ends = [
        (game, move)
        for game, move in zip(states_of(last), moves_of(last), strict=False)
        if not game.stock and not isinstance(move, Exchange)
    ]
    assert ends
    assert {on_average(game, move, 1) for game, move in ends} == {None}


def test_nothing_is_compared_that_may_not_be_played() -> None:
    """PLAY-3: the engine's own refusal."""
    with pytest.raises(IllegalMove, match="turn"):
        on_average(Game.deal(7), Play("mayor", "2♠ K♣"), 1)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_every_sentence_says_on_average_and_no_other_one_does(lang: str) -> None:
    """SEAT-3: sampled claims say “on average” in every language; exact ones do not."""
    words = Words.of(lang)
    codes = {code for code in Reason.codes() if code.startswith("average-")}
    assert len(codes) == 4
    cards = dict(
        zip(("card", "card2", "other", "other2"), Card.parse_all("2♠ K♣ A♥ 3♥"), strict=True)
    )
    for code in codes:
        assert Reason(code, {**cards, "n": 3}).say(words).startswith(SAID[lang])
    for seed in range(3):
        for game, play in plays(play_out(Game.deal(seed), seed)):
            for reason in judge(game, play):
                assert not reason.say(words).startswith(SAID[lang][:8])


@pytest.mark.parametrize(
    ("spread", "mean", "least", "clear"),
    [
        (0.0, 2.0, 2.0, True),
        (0.0, 1.99, 2.0, False),
        (1.0, 0.96, 0.5, True),
        (1.0, 0.94, 0.5, False),
    ],
)
def test_what_counts_as_clear(spread: float, mean: float, least: float, clear: bool) -> None:
    """SEAT-3: large enough, and more than three standard errors; equal numbers have none."""
    deviation = spread * (9 / 10) ** 0.5  # of ten numbers, as of a sample
    differences = [2 * (mean + deviation * sign) for sign in (1, -1)] * 5
    found = comparison._clear_difference([[one, 0.0] for one in differences], 1, least)
    assert (found is not None) is clear
    assert found is None or found == pytest.approx(mean)
