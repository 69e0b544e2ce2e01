"""The coach: the claim of every sentence, computed again independently; hints in two steps."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcalde import Card, Exchange, Game, Play, Reason, Rules, Seat, Words
from alcalde.coaching import coach
from alcalde.coaching.advice import advise
from alcalde.coaching.coach import judge
from alcalde.history import moves_of, states_of
from alcalde.players import Observation, club
from alcalde.seats import same_side
from tests.engine.games import CHOICES, SEEDS, dealt, whole

RULES = st.sampled_from([Rules(), Rules(exchange=True)])


def completed(game: Game, seat: Seat, cards: tuple[Card, ...]) -> tuple[bool, int, Card]:
    """Complete a trick and return whether that side wins it, its points and the best card."""
    trick = game.play(Play(seat, cards)).history[-1]
    return same_side(trick.winner, seat), trick.points, trick.winning_card


def naive(game: Game) -> int:
    """Return the mayor's points under best play, by exhaustive search."""
    if game.over:
        return game.points[0]
    seat = game.turn
    assert seat is not None
    found = [
        naive(game.play(Play(seat, cards))) for cards in permutations(game.hand(seat), seat.cards)
    ]
    return max(found) if seat is Seat.MAYOR else min(found)


def instead(play: Play, reason: Reason) -> tuple[Card, ...]:
    """Return the play with `other` in place of `card`."""
    card, other = reason.params["card"], reason.params["other"]
    assert isinstance(other, Card)
    return tuple(other if one is card else one for one in play.cards)


@given(SEEDS, RULES, CHOICES)
@settings(max_examples=60)
def test_what_is_said_of_a_trick_is_true(seed: int, rules: Rules, choices: list[int]) -> None:
    """PLAY-5, COUNT-5, DECK-3: winners, points and alternatives, for every play of a game."""
    last = whole(Game.deal(seed, rules), choices)[-1]
    for before, play in zip(states_of(last), moves_of(last), strict=False):
        if isinstance(play, Exchange) or len(before.history) > 7:
            continue
        after = before.play(play)
        seat, own = play.seat, sum(card.points for card in play.cards)
        trick = after.trick or after.history[-1]
        did, *more = judge(before, play)
        said = did.params
        if not trick.complete:
            wanted = "ahead" if trick.winning_card in play.cards else "other-ahead"
            if wanted == "other-ahead" and same_side(trick.winner, seat):
                wanted = "side-ahead"
            assert did.code == wanted
            assert said["n"] == (trick.points if did.code == "ahead" else own)
            assert said.get("player", trick.winner) is trick.winner
            assert not more or not before.stock
            continue
        won, points, card = completed(before, seat, play.cards)
        if won:
            assert did.code == ("takes" if card in play.cards else "side-takes")
            assert said["points"] == points
        else:
            assert did.code == ("gives" if own else "gives-nothing")
            assert said.get("n", 0) == own
        others = [
            completed(before, seat, tuple(new if one is old else one for one in play.cards))
            for old in play.cards
            for new in before.hand(seat)
            if new not in play.cards
        ]
        if before.stock and not won and not more:
            assert not any(one[0] for one in others)
            assert all(one[1] >= points for one in others)
        for reason in more if before.stock else ():
            then = completed(before, seat, instead(play, reason))
            assert {reason.params["other"]} <= {*before.hand(seat)} - {*play.cards}
            if reason.code == "same-side":
                assert won
                assert then[0]
                assert card.suit is before.trump
            elif reason.code == "could-win":
                assert not won
                assert then[0]
                assert reason.params["n"] == then[1] == max(one[1] for one in others if one[0])
            else:
                assert reason.code == "fewer"
                assert not won
                assert not any(one[0] for one in others)
                assert reason.params["n"] == points - then[1] > 0


@given(SEEDS, CHOICES)
@settings(max_examples=25)
def test_what_is_said_of_the_end_is_exact(seed: int, choices: list[int]) -> None:
    """DRAW-4: the best play and the one chosen, checked by exhaustive search."""
    last = whole(Game.deal(seed), choices)[-1]
    for before, play in zip(states_of(last), moves_of(last), strict=False):
        if len(before.history) < 8 or not isinstance(play, Play):
            continue
        reasons = judge(before, play)[1:]
        if len(before.hand(play.seat)) == play.seat.cards:
            assert not reasons
            continue
        (reason,) = reasons
        best, chosen = naive(before), naive(before.play(play))
        if reason.code.startswith("end-best"):
            assert best == chosen == reason.params["n"]
        else:
            assert abs(best - chosen) == reason.params["n"] != 0
            other = [reason.params[key] for key in ("other", "other2") if key in reason.params]
            assert naive(before.play(Play(play.seat, other))) == best  # type: ignore[arg-type]
        cards = [reason.params[key] for key in ("card", "card2") if key in reason.params]
        assert tuple(cards) == play.cards


def test_one_trump_less_would_have_done() -> None:
    """PLAY-5: the lower trump is named, in each of the three languages."""
    game = dealt(Rules(), "4♠", right="A♥", left="3♥", mayor="A♠ 2♠ K♣ 5♦")
    for seat, card in (("right", "A♥"), ("left", "3♥")):
        game = game.play(Play(seat, card))
    _, more = judge(game, Play("mayor", "A♠ K♣"))
    assert more.say(Words.of("en")) == (
        "With 2♠ instead of A♠, your side would have won the trick too."
    )
    assert more.say(Words.of("es")) == (
        "Si en vez de jugar A♠ hubieras jugado 2♠, tu bando también habría ganado la baza."
    )
    assert more.say(Words.of("pt")) == (
        "Se tivesse jogado 2♠ em vez de jogar A♠, o seu lado também teria ganho a vaza."
    )


def test_nothing_is_judged_that_may_not_be_played() -> None:
    """PLAY-3: an illegal play gets the engine's own refusal."""
    with pytest.raises(ValueError, match="turn"):
        judge(Game.deal(7), Play("mayor", "2♠ K♣"))


@given(SEEDS, RULES, CHOICES, st.integers(0, 40), st.integers(0, 9))
@settings(max_examples=25)
def test_a_hint_is_what_a_club_player_does_and_says_why(
    seed: int, rules: Rules, choices: list[int], moment: int, chances: int
) -> None:
    """SEAT-3: a hint uses only what the seat may see, and its idea fits the move that it names."""
    states = whole(Game.deal(seed, rules), choices)[:-1]
    game = states[moment % len(states)]
    seat = game.turn
    assert seat is not None
    observation = Observation.of(game, seat)
    advice = advise(observation, chances)
    assert advice is not None
    assert advice.move == club.choose(observation, chances)
    assert game.can(advice.move)
    code = advice.idea.code
    if isinstance(advice.move, Exchange):
        assert (code, advice.card.code) == ("hint-exchange", "hint-swap")
        return
    exact = seat is not Seat.MAYOR and not game.stock
    two = "-two" if seat is Seat.MAYOR else ""
    allowed = {f"hint-card{two}", f"hint-equal{two}"} if game.stock else {"hint-card-two"}
    assert advice.card.code in ({"hint-exact"} if exact else allowed)
    after = game.play(advice.move)
    trick = after.trick or after.history[-1]
    points = sum(card.points for card in advice.move.cards)
    if not game.table:
        first = advice.move.cards[0]
        kind = "trump" if first.suit is game.trump else "points" if first.points else "nothing"
        assert code == f"hint-lead-{kind}"
    elif trick.winning_card in advice.move.cards:
        assert code == ("hint-take" if trick.complete else "hint-ahead")
    elif same_side(trick.winner, seat):
        assert code == ("hint-feed" if points else "hint-leave")
        assert advice.idea.params["player"] is trick.winner
    else:
        assert code == ("hint-go" if points else "hint-nothing")


@pytest.mark.parametrize(
    ("better", "play", "leads", "changed"),
    [
        ("2♠ K♣", "2♠ 5♦", False, ("K♣", "5♦")),
        ("K♣ 2♠", "2♠ 5♦", False, ("K♣", "5♦")),
        ("K♣ 4♥", "2♠ 5♦", False, None),
        ("2♠ K♣", "2♠ 5♦", True, ("K♣", "5♦")),
        ("K♣ 2♠", "2♠ 5♦", True, None),
        ("5♦ 2♠", "2♠ 5♦", True, None),
        ("5♦ 2♠", "2♠ 5♦", False, None),
    ],
)
def test_one_card_is_named_only_where_one_changes(
    better: str, play: str, leads: bool, changed: tuple[str, str] | None
) -> None:
    """PLAY-4: of two that differ both are named; a leader's card must also have its place."""
    found = coach._changed_card(Play("mayor", better), Play("mayor", play), leads)
    if changed is None:
        assert found is None
    else:
        assert found == {"other": Card.parse(changed[0]), "card": Card.parse(changed[1])}
