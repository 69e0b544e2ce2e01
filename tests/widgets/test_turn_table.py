"""The turn table: whose turn it is, what may be played, and the outcome."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import AlcaldeError, Deal, Seat, Trick, order_of_play
from alcalde_widgets import ISAAC, Person, TurnTable, restore
from alcalde_widgets.tables.alcalde.turn.model import PLAYERS
from tests.widgets.views import LANGS, check_refused, one, status

HANDS = ("A♥ 4♣ 2♦", "3♥ 5♣ 6♦", "2♠ K♣ J♥ 7♦ 4♦ Q♠")


def tap(table: TurnTable, *codes: str) -> TurnTable:
    """Tap cards in order."""
    for code in codes:
        table.act("tap", card=code)
    return table


def example(**more: Any) -> TurnTable:  # noqa: ANN401
    """Return a table from which EX-1 can be played."""
    return TurnTable(HANDS, trump="♠", **more)


def finish(table: TurnTable, first: int = 0) -> TurnTable:
    """Play the trick to its end, with the card at the same index of every hand."""
    while not (table.now.trick and table.now.trick.complete):
        seat = table.now.due
        assert seat is not None
        hand = table.now.held(seat)
        tap(table, *(card.code for card in (hand[first:] + hand[:first])[: seat.cards]))
        if seat is Seat.MAYOR:
            table.act("play")
        assert table.notice == ""
    return table


# Whose turn it is

TURN = {"en": "It is Lena’s turn.", "es": "Ahora juega Lena.", "pt": "Agora joga a Lena."}
MAYOR = {
    "en": "It is the mayor’s turn.",
    "es": "Ahora juega el alcalde.",
    "pt": "Agora joga o alcalde.",
}


@pytest.mark.parametrize("leader", ["right", "left", "mayor"])
def test_turns_go_counter_clockwise_from_who_leads(leader: str) -> None:
    """PLAY-1, PLAY-2, SEAT-2: each plays one card in turn, the mayor two on one turn."""
    table = TurnTable(leader=leader)
    assert TurnTable().now.due is Seat.RIGHT
    seen = []
    while not (table.now.trick and table.now.trick.complete):
        due = table.now.due
        assert due is not None
        (now,) = table.view().find(aria_current="true")
        assert now.attributes["id"] == f"t-turn-seat-{due.value}"
        seen += [due] * due.cards
        tap(table, *(card.code for card in table.now.held(due)[: due.cards]))
        table.act("play")
    assert tuple(seen) == order_of_play(leader)


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_out_of_turn_is_refused_by_name(lang: str) -> None:
    """PLAY-2: the engine's sentence, with the name of whose turn it is; nothing changes."""
    table = tap(example(lang=lang), "AH")
    before = table.state()
    for code in ("4C", "2S"):
        tap(table, code)
        assert table.notice == TURN[lang] and TURN[lang] in status(table)
        assert table.state() == before
    tap(table, "3H", "5C")
    assert table.notice == MAYOR[lang]


@pytest.mark.parametrize("leader", ["right", "left", "mayor"])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_any_card_may_be_played(leader: str, first: int) -> None:
    """PLAY-3: whatever was led, every card of the player whose turn it is is accepted."""
    table = finish(TurnTable(leader=leader), first)
    assert table.now.trick


def test_every_pair_in_every_order_is_accepted() -> None:
    """PLAY-3, PLAY-2: after A♥ and 3♥ the mayor may play any two of six cards."""
    for first, second in permutations(example().now.held(Seat.MAYOR), 2):
        table = tap(example(), "AH", "3H", first.code, second.code)
        table.act("play")
        assert table.notice == ""
        assert table.now.pair == (first, second)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Isaac plays the two of diamonds. Any card may be played. Lena is next"),
        ("es", "Isaac juega el dos de diamantes. Se puede jugar cualquier carta. Sigue Lena"),
        ("pt", "O Isaac joga o dois de ouros. Qualquer carta é permitida. Segue-se a Lena"),
    ],
)
def test_it_says_that_any_card_may_be_played(lang: str, said: str) -> None:
    """PLAY-3, FAQ-2: after each card the table says so, and who is next."""
    table = example(lang=lang)
    table.act("tap", card="2D")
    assert all(sentence in status(table) for sentence in said.split(". "))


# The mayor's two


def test_the_mayors_two_are_numbered_and_played_together() -> None:
    """PLAY-2: two taps choose cards 1 and 2; a third is refused; a second tap deselects."""
    table = tap(example(), "AH", "3H", "KC", "2S")
    assert [number.text for number in table.view().find(class_="al-card__n")] == ["2", "1"]
    pressed = [button.attributes["id"] for button in table.view().find(aria_pressed="true")]
    assert pressed[:2] == ["t-turn-card-2S", "t-turn-card-KC"]
    assert "the king of clubs, card 1 of 2" in one(table, id="t-turn-card-KC").text
    tap(table, "JH")
    assert table.notice == "The mayor plays two cards, not 3."
    tap(table, "KC")
    assert [card.code for card in table.now.chosen] == ["2S"]
    table.act("play")
    assert table.notice == "The mayor plays two cards: choose one more."
    tap(table, "KC")
    table.act("play")
    assert [card.code for card in table.now.pair] == ["2S", "KC"]


def test_the_first_of_two_sets_the_suit_when_the_mayor_leads() -> None:
    """PLAY-4: both orders can be tried, and a sentence says what the other would do."""
    table = tap(example(leader="mayor"), "7D", "KC")
    assert "7♦︎ will set the suit." in status(table)
    table.act("play")
    tap(table, "2D", "3H")
    assert "The mayor wins with 7♦︎" in status(table)
    order = one(table, id="t-turn-order").text
    assert "the first of the two, 7♦︎, sets the suit" in order
    assert "In the other order the mayor wins with K♣︎." in order
    table.act("turn")
    assert "The mayor wins with K♣︎" in status(table)


def test_the_order_of_the_two_does_not_matter_when_an_opponent_leads() -> None:
    """PLAY-4: the same card wins either way, and the table says who set the suit."""
    table = tap(example(), "AH", "3H", "KC", "2S")
    assert "will set the suit" not in status(table)
    table.act("play")
    order = one(table, id="t-turn-order").text
    assert "Isaac leads, so A♥︎ sets the suit" in order
    assert "In the other order 2♠︎ wins as well." in order
    before = table.now.trick
    table.act("turn")
    assert before and table.now.trick
    assert table.now.trick.winning_card is before.winning_card
    assert table.now.trick.cards != before.cards


# After four cards

EX_1 = {
    "en": ("The mayor wins with the two of spades: 25 points.", "The mayor leads next."),
    "es": ("El alcalde gana con el dos de picas: 25 puntos.", "El alcalde sale en la siguiente."),
    "pt": ("O alcalde ganha com o dois de espadas: 25 pontos.", "O alcalde sai na seguinte."),
}


@pytest.mark.parametrize("lang", LANGS)
def test_after_four_cards_who_wins_why_and_who_leads(lang: str) -> None:
    """PLAY-5, PLAY-6, EX-1: the winner, the sum, the engine's reasons, the next lead."""
    table = tap(example(lang=lang), "AH", "3H", "2S", "KC")
    table.act("play")
    for sentence in EX_1[lang]:
        assert sentence in status(table)
    assert one(table, class_="al-badge")
    assert one(table, class_="al-sum").text.endswith("25")
    trick = Trick.of("A♥ 3♥ 2♠ K♣", trump="♠", leader="right")
    assert table.now.trick == trick
    (why,) = table.view().find(class_="al-why")
    assert len(why.children[0]) == len(trick.explain())  # type: ignore[arg-type]
    assert one(table, data_reveal=True).attributes["id"] == "t-turn-result"


def test_the_winner_leads_the_next_trick() -> None:
    """PLAY-6: only the winner's cards are accepted; three tricks empty the hands."""
    table = tap(example(), "AH", "3H", "2S", "KC")
    table.act("play")
    tap(table, "4C")
    assert table.notice == "It is the mayor’s turn."
    tap(table, "QS", "JH")
    table.act("play")
    assert table.now.order == order_of_play("mayor")
    finish(table)
    tap(table, *(card.code for card in table.now.held(Seat.MAYOR)))
    table.act("play")
    finish(table)
    assert table.now.due is None and len(table.now.tricks) == 3
    assert not list(table.view().find(data_act="tap"))
    assert one(table, data_focus=True).attributes["id"] == "t-turn-back"


def test_the_focus_goes_to_who_is_next() -> None:
    """A turn focuses the next hand; a refused tap does not move the focus."""
    table = tap(example(), "4C")
    assert one(table, data_focus=True).attributes["id"] == "t-turn-card-3H"
    tap(table, "AH")
    assert table.notice and not list(table.view().find(data_focus=True))


# Back, again, another lead, the pack


def test_every_step_can_be_taken_back() -> None:
    """Chosen cards one by one, and a turn of the mayor to the chosen cards, to the beginning."""
    table, states = example(), []
    for code in ("AH", "3H", "2S", "KC"):
        states.append(table.state())
        tap(table, code)
    states.append(table.state())
    table.act("play")
    for state in reversed(states):
        table.act("back")
        assert table.state() == state
    table.act("back")
    assert table.state() == example().state()
    assert one(table, id="t-turn-back").attributes["aria-disabled"] == "true"


def test_start_again_and_another_leader_restore_the_hands() -> None:
    """The hands are as they were dealt; the leader stays, or is the one chosen."""
    table = finish(example(leader="left"))
    table.act("again")
    assert table.now == table.start
    finish(table)
    table.act("leader", seat="mayor")
    assert (table.now.played, table.now.leader) == ((), Seat.MAYOR)


def test_start_again_is_disabled_only_at_the_beginning() -> None:
    """EX-1: also after the cards that were played at the beginning are taken back."""
    table = TurnTable(("A♥", "3♥", "2♠ K♣"), trump="♠", played="A♥ 3♥")

    def off() -> bool:
        return one(table, id="t-turn-again").attributes.get("aria-disabled") == "true"

    assert off()
    table.act("back")
    assert not off()
    table.act("back")
    assert not off() and table.now.played == ()
    table.act("again")
    assert off() and table.now == table.start
    tap(table, "KC")
    assert not off()
    table.act("leader", seat="left")
    assert off() and table.now.played == ()


def test_the_hands_of_a_deal() -> None:
    """DEAL-2, DEAL-4: the hands and the trump suit are those that the seed deals."""
    deal = Deal.from_seed(11)
    table = TurnTable(seed=11)
    assert table.now.trump is deal.trump
    assert table.now.hands == tuple(deal.hand(seat) for seat in PLAYERS)


def test_the_spanish_pack() -> None:
    """DECK-4: faces and words change together."""
    table = tap(example(lang="es", pack="spanish"), "AH")
    assert "Isaac juega el as de copas." in status(table)
    assert "♥" not in table.view().text


# Refused actions


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("tap", {"card": "AC"}),
        ("tap", {"card": "<img src=x>"}),
        ("play", {}),
        ("turn", {}),
        ("leader", {"seat": "dealer"}),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_other_actions_are_refused_in_one_sentence(
    name: str, args: dict[str, Any], lang: str
) -> None:
    """An action that cannot be done changes nothing, and a notice says so."""
    check_refused(example(lang=lang), name, args)


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ("A♥", "3♥", "2♠")},
        {"hands": ("A♥ 2♥", "3♥", "2♠ K♣")},
        {"hands": ("A♥", "A♥", "2♠ K♣")},
        {"hands": ("A♥", "10♥", "2♠ K♣")},
        {"hands": ("", "", "")},
        {"hands": ("A♥", "3♥")},
        {"trump": "gold"},
        {"leader": "dealer"},
        {"seed": -1},
    ],
    ids=repr,
)
def test_invalid_arguments_raise(wrong: dict[str, Any]) -> None:
    """A mistake in a chapter raises an error."""
    with pytest.raises((AlcaldeError, ValueError)):
        TurnTable(**wrong)


# Saved states


@st.composite
def tables(draw: st.DrawFn) -> TurnTable:
    """Draw a table after some taps, accepted and refused ones."""
    table = TurnTable(
        leader=draw(st.sampled_from(["right", "left", "mayor"])),
        seed=draw(st.integers(0, 50)),
        people=draw(st.sampled_from([None, (ISAAC, Person("Lena <b>", "f"))])),
        lang=draw(st.sampled_from(LANGS)),
        pack=draw(st.sampled_from(["french", "spanish"])),
    )
    codes = [card.code for hand in table.start.hands for card in hand]
    for code in draw(st.permutations(codes)):
        table.act("tap", card=code)
        name = draw(st.sampled_from(["play", "play", "play", "back", "turn"]))
        if name == "play" or draw(st.booleans()):
            table.act(name)
    return table


@given(tables())
def test_no_card_is_lost(table: TurnTable) -> None:
    """After any actions, every card is in a hand or played."""
    held = [card for seat in PLAYERS for card in table.now.held(seat)]
    assert len({*held, *table.now.played}) == len(held) + len(table.now.played) == 12


@pytest.mark.parametrize(
    "now",
    [
        {"leader": "right", "played": ["3H"], "chosen": []},
        {"leader": "right", "played": ["AH", "3H", "2S"], "chosen": []},
        {"leader": "right", "played": ["AH"], "chosen": ["2S"]},
        {"leader": "mayor", "played": [], "chosen": ["2S", "2S"]},
        {"leader": "mayor", "played": [], "chosen": ["2S", "KC", "JH"]},
        {"leader": "right", "played": ["<script>"], "chosen": []},
    ],
    ids=repr,
)
def test_an_impossible_position_opens_the_example(now: object) -> None:
    """The hands of the state open, in its language, with a notice."""
    state = example(lang="es", name="other").state()
    state["now"] = now
    table = restore("turn", state)
    assert "No se pudo leer" in status(table)
    assert isinstance(table, TurnTable)
    assert table.now == example().start
    assert table.view().attributes["id"] == "t-other"
    assert "script" not in str(table.view())


def test_the_repr_says_what_is_shown() -> None:
    """The same on every run, so that saved outputs can be compared."""
    assert repr(example()) == "<TurnTable turn: trump ♠ · Isaac leads. Any card may be played.>"


def test_a_table_may_open_in_the_middle_of_a_trick() -> None:
    """EX-1: two cards are played, the mayor plays two, and everything can start again."""
    table = TurnTable(("A♥", "3♥", "2♠ K♣"), trump="♠", played="A♥ 3♥")
    assert table.now.due is Seat.MAYOR
    again = restore("turn", table.state())
    for each in (table, again):
        each.act("tap", card="2S")
        each.act("tap", card="KC")
        each.act("play")
        assert "25" in each.summary()
        each.act("again")
        assert each.summary().startswith("A♥ 3♥ ·")
    with pytest.raises(ValueError, match=r".+"):
        TurnTable(("A♥", "3♥", "2♠ K♣"), trump="♠", played="3♥ A♥")
