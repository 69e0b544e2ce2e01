"""The deck, deal, trick and count tables of Brisca Rematada."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import Suit
from alcalde.rematada import PACK, RematadaCount, RematadaDeal, RematadaSeat, RematadaTrick
from alcalde.rematada.cards import LEFT_OUT
from alcalde_widgets import (
    RematadaCountTable,
    RematadaDealTable,
    RematadaDeckTable,
    RematadaTrickTable,
    Table,
    restore,
)
from alcalde_widgets.codec import UnreadableState
from alcalde_widgets.tables.rematada.count.model import SIDES
from alcalde_widgets.ui.number_field import STEPS
from tests.widgets.views import LANGS, one, shown, status

KINDS = ("rematada_count", "rematada_deal", "rematada_deck", "rematada_trick")
CARD = st.sampled_from([card.code for card in PACK])
SUIT = st.sampled_from([suit.letter for suit in Suit])
MOVES = st.one_of(
    st.tuples(st.just("move"), st.fixed_dictionaries({"card": CARD})),
    st.tuples(st.just("pair"), st.fixed_dictionaries({"suit": SUIT})),
    st.tuples(st.just("trump"), st.fixed_dictionaries({"suit": SUIT})),
    st.tuples(st.just("last"), st.fixed_dictionaries({"who": st.sampled_from(SIDES)})),
    st.tuples(st.just("bid"), st.fixed_dictionaries({"points": st.text(max_size=6)})),
    st.tuples(st.just("bid"), st.fixed_dictionaries({"points": st.integers(90, 240).map(str)})),
    st.tuples(st.just("add"), st.fixed_dictionaries({"by": st.sampled_from(STEPS)})),
    st.tuples(st.sampled_from(["most", "reset"]), st.just({})),
)


def pictures(table: Table) -> list[str]:
    """Return the spoken names of the face-up cards."""
    return [str(card.attributes["aria-label"]) for card in table.view().find(role="img")]


# The count


@pytest.mark.parametrize("lang", LANGS)
@given(moves=st.lists(MOVES, max_size=12))
def test_the_count_is_the_engines_whatever_is_moved(
    lang: str, moves: list[tuple[str, dict[str, Any]]]
) -> None:
    """REM-8 to REM-11: the sum, the result and the game points, or one refusal."""
    table = RematadaCountTable(lang=lang)
    for name, args in moves:
        table.act(name, **args)
        assert not table.notice
    now = table.now
    problem = now.problem()
    words = table.voice.words
    if problem is not None:
        assert status(table) == problem.say(words)
        assert not list(table.view().find(class_="al-sum al-sum--s"))
        return
    count = RematadaCount.of(now.cards, now.trump, now.typed, now.last)
    assert count.decision.say(words) in status(table)
    assert count.reasons[-1].say(words) in status(table)
    whole = shown(table)
    parts = (count.cards, count.last_trick_points, count.pair_points, count.score)
    assert all(str(number) in whole for number in parts)
    points = [fact.text for fact in one(table, class_="al-facts").children[0]]  # type: ignore[union-attr]
    assert [int(text[-1]) for text in points] == list(count.game_points)
    pressed = {
        str(button.attributes["id"])
        for button in table.view().find(data_act="move", aria_pressed="true")
    }
    assert pressed == {table.id(f"card-{card.code}") for card in now.cards}
    assert restore("rematada_count", json.loads(json.dumps(table.state()))).view() == table.view()


@pytest.mark.parametrize("lang", LANGS)
def test_each_bonus_can_be_moved_and_230_is_reached(lang: str) -> None:
    """REM-9, REM-10: the last trick, pairs with and without trump, every card and bonus."""
    table = RematadaCountTable(lang=lang)
    assert table.now.counted().score == 128
    table.act("last", who="opponent")
    assert table.now.counted().score == 118
    table.act("trump", suit="H")
    assert table.now.counted().pair_points == 60
    table.act("trump", suit="D")
    assert table.now.counted().pair_points == 40
    table.act("pair", suit="D")
    assert table.now.counted().pair_points == 80 and table.now.holds(Suit.DIAMONDS)
    table.act("pair", suit="D")
    assert table.now.counted().pair_points == 40
    table.act("most")
    assert table.now.counted() == RematadaCount.of(PACK, "♦", 120, True)
    assert "120" in shown(table) and "230" in shown(table)
    table.act("reset")
    assert table.now == table.start


@pytest.mark.parametrize("lang", LANGS)
def test_an_invalid_bid_shows_a_sentence(lang: str) -> None:
    """REM-4, REM-5, REM-9: an invalid bid stays in its field, marked, with a sentence."""
    table = RematadaCountTable(lang=lang)
    for text in ("99", "231", "", "12O", "<b>120</b>"):
        table.act("bid", points=text)
        field = one(table, id=table.id("bid"))
        assert field.attributes["value"] == text
        assert field.attributes["aria-invalid"] == "true"
        assert one(table, id=str(field.attributes["aria-describedby"])).text in status(table)
        assert table.now.bid == 120 and "<b>" not in str(table.view())
    table.act("add", by=10)
    assert table.now.typed == "130" and table.now.problem() is None
    for card in [card.code for card in table.now.cards]:
        table.act("move", card=card)
    assert one(table, id=table.id("bid")).attributes["aria-invalid"] is None
    assert status(table).count(".") == 1


@pytest.mark.parametrize("lang", LANGS)
def test_an_impossible_pile_is_doubted(lang: str) -> None:
    """REM-6: 14 cards are four tricks and two cards; 13 are no possible pile."""
    table = RematadaCountTable(lang=lang)
    assert table.now.counted().doubt is None
    table.act("move", card="7C")
    doubt = table.now.counted().doubt
    assert doubt is not None and doubt.say(table.voice.words) in shown(table)


def test_an_example_can_be_counted() -> None:
    """REM-9: what the reader enters may be wrong, but not the example of a saved state."""
    state = RematadaCountTable().state()
    wrong = {**state["example"], "typed": "99"}
    assert RematadaCountTable.from_state({**state, "now": wrong}).now.problem()
    with pytest.raises(UnreadableState) as error:
        RematadaCountTable.from_state({**state, "example": wrong})
    assert error.value.where == "example"


# The pack


@pytest.mark.parametrize("lang", LANGS)
def test_forty_cards_become_thirty_two_and_120_points_stay(lang: str) -> None:
    """REM-1: every suit loses its two and its four, but no points."""
    table = RematadaDeckTable(lang=lang)
    assert len(pictures(table)) == 40 and "120" in status(table)
    table.act("take")
    assert pictures(table) == [table.voice.card(card) for card in PACK]
    assert "40 − 8 = 32" in status(table) and "120" in status(table)
    assert all(rank.letter in status(table) for rank in LEFT_OUT)
    assert shown(table).count("= 30") == 4
    table.act("take")
    assert len(pictures(table)) == 40


# The deal


@given(
    seed=st.integers(0, 2**53 - 1), step=st.integers(0, 11), look=st.sampled_from([*RematadaSeat])
)
def test_the_deal_shows_what_each_player_may_see(seed: int, step: int, look: RematadaSeat) -> None:
    """REM-3: a card each per round from the dealer's right; the talon is always face down."""
    table = RematadaDealTable(seed=seed, step=step)
    deal = RematadaDeal.from_seed(seed)
    dealt = [
        table.voice.card(card)
        for seat in RematadaSeat.DEALER.next.order
        for card in deal.hand(seat)[: min(step, 10)]
    ]
    assert pictures(table) == dealt
    table.act("look", who=str(look))
    assert pictures(table) == [table.voice.card(card) for card in deal.hand(look)[: min(step, 10)]]
    backs = [part for part in table.view().find(aria_hidden="true") if _is_back(part.attributes)]
    assert len(backs) == 2 * min(step, 10) + 2 * (step == 11)
    hidden = {card.code for card in PACK if card not in deal.hand(look)}
    flown = {str(part.attributes["data-fly"]) for part in backs}
    assert not flown & hidden and len(flown) == len(backs)
    assert restore("rematada_deal", json.loads(json.dumps(table.state()))).view() == table.view()


def _is_back(attributes: Any) -> bool:  # noqa: ANN401
    return "al-card--back" in str(attributes.get("class"))


def test_steps_and_numbers_of_a_deal() -> None:
    """A step is clamped; an invalid number is refused with a sentence."""
    table = RematadaDealTable(seed=3, step=0)
    table.act("step", to=99)
    assert table.now.done
    table.act("step", to=-5)
    assert table.now.step == 0
    table.act("deal", number=4)
    assert table.now.seed == 4
    table.act("deal", number=-1)
    assert table.now.seed == 4 and "-1" in table.notice
    table.act("look", who="mayor")
    assert table.notice and table.now.look == "all"
    for wrong in ({"step": 12}, {"step": -1}, {"look": "nobody"}):
        with pytest.raises(ValueError, match="."):
            RematadaDealTable(**wrong)


# The trick


@given(
    cards=st.lists(st.sampled_from(PACK), min_size=3, max_size=3, unique=True),
    trump=SUIT,
    leader=st.sampled_from([*RematadaSeat]),
    contractor=st.sampled_from([*RematadaSeat]),
    lang=st.sampled_from(LANGS),
)
def test_a_trick_counts_for_the_contractor_alone(
    cards: list[Any], trump: str, leader: RematadaSeat, contractor: RematadaSeat, lang: str
) -> None:
    """REM-7, REM-8: the engine decides who wins; cards count if the contractor does."""
    laid = " ".join(map(str, cards))
    table = RematadaTrickTable(laid, trump="♣", leader=str(leader), lang=lang)
    table.act("trump", suit=trump)
    table.act("contractor", seat=str(contractor))
    trick = RematadaTrick(cards, trump=trump, leader=leader)
    assert table.now.trick == trick
    assert (table.now.fate.code == "to-the-pile") == (trick.winner is contractor)
    assert table.now.fate.say(table.voice.words) in status(table)
    nothing = table.voice.words.gettext("{player} wins with {card}; the trick is worth nothing.")
    assert (nothing.rpartition("}")[2] in status(table)) == (trick.points == 0)
    assert trick.points == 0 or str(trick.points) in status(table)
    winner = one(table, id=table.id(f"seat-{trick.winner}"))
    assert [part for part in winner.find(role="img") if "is-winner" in str(part.attributes)]
    assert restore("rematada_trick", json.loads(json.dumps(table.state()))).view() == table.view()


@pytest.mark.parametrize("cards", ["A♥ 3♥", "A♥ 3♥ 7♠ K♣", "A♥ A♥ 7♠", "2♥ 3♥ 7♠"])
def test_an_invalid_trick_is_refused(cards: str) -> None:
    """REM-1, REM-7: three different cards of the thirty-two."""
    with pytest.raises(ValueError, match="."):
        RematadaTrickTable(cards)


# All four
