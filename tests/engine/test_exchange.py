"""The exchange of the indicator: EXCH-1 to EXCH-6."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcalde import (
    DECK,
    Card,
    Exchange,
    Exchanged,
    Game,
    IllegalMove,
    NotationError,
    Play,
    Rules,
    Seat,
    Words,
    read_record,
    settle,
    write_record,
)
from alcalde.exchange import exchanges_of, in_order
from tests.engine.games import CHOICES, SEEDS, dealt, whole

ON = Rules(exchange=True)
HONOURS = Rules(exchange=True, two_takes="honours")


def refused(game: Game, seat: str, card: str) -> tuple[str, str, str]:
    """Return a refusal's code, rule and sentence, on which `check`, `can` and `play` agree."""
    move = Exchange(seat, card)
    assert not game.can(move)
    assert move not in game.legal()
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    return caught.value.code, caught.value.rule, str(caught.value)


def first_trick(game: Game) -> Game:
    """Return the state after a first trick of the first legal plays."""
    while not game.history:
        seat = game.turn
        assert seat
        game = game.play(Play(seat, game.hand(seat)[-seat.cards :]))
    return game


def test_exch_1_off_unless_agreed() -> None:
    """EXCH-1: no exchange in a first game."""
    assert not Rules().exchange
    game = dealt(Rules(), "A♠", left="7♠")
    assert refused(game, "left", "7♠") == (
        "no-exchange", "EXCH-1",
        "This game has no exchange: the left opponent may not exchange 7♠.",
    )  # fmt: skip
    assert exchanges_of(game) == ()
    assert Rules(exchange=False, two_takes="honours") == Rules()


@pytest.mark.parametrize("rank", "A3KQJ")
def test_exch_2_the_seven_takes_what_scores(rank: str) -> None:
    """EXCH-2: it takes A, 3, K, Q or J, at any time while it lies there, whoever holds it."""
    indicator = f"{rank}♠"
    for game in (dealt(ON, indicator, left="7♠"), first_trick(dealt(ON, indicator, left="7♠"))):
        after = game.play(Exchange("left", "7♠"))
        assert after.indicator is after.stock[-1] is Card.parse("7♠")
        assert Card.parse(indicator) in after.hand("left")
        assert len(after.hand("left")) == 3
        assert after.trump is game.trump
        assert after.turn is game.turn
        made = after.exchanges[-1]
        assert made == Exchanged(
            Seat.LEFT, Card.parse(indicator), Card.parse("7♠"), game.cards_played
        )
        assert made.reason.say(Words.of("es")) == (
            f"El rival de la izquierda toma {indicator} y deja 7♠."
        )


@pytest.mark.parametrize("rank", "6542")
def test_exch_2_the_seven_takes_nothing_else(rank: str) -> None:
    """EXCH-2: it does not take a 6, 5, 4 or 2."""
    game = dealt(ON, f"{rank}♠", left="7♠")
    assert refused(game, "left", "7♠") == (
        "seven-honours", "EXCH-2",
        f"7♠ takes only A, 3, K, Q or J: the left opponent may not take {rank}♠.",
    )  # fmt: skip


@pytest.mark.parametrize("rank", "A3KQJ7654")
def test_exch_3_the_two_takes_any_until_the_first_trick_is_complete(rank: str) -> None:
    """EXCH-3: until then the two takes any indicator, afterwards none."""
    game = dealt(ON, f"{rank}♠", right="2♠")
    assert game.play(Exchange("right", "2♠")).indicator is Card.parse("2♠")
    later = game.play(Play("right", game.hand("right")[-1:]))
    assert later.can(Exchange("right", "2♠"))
    assert refused(first_trick(game), "right", "2♠") == (
        "two-too-late", "EXCH-3",
        "The right opponent is too late with 2♠: the first trick is complete.",
    )  # fmt: skip


@pytest.mark.parametrize("rank", "A3KQJ7654")
def test_exch_3_two_takes_honours(rank: str) -> None:
    """EXCH-3: under `two_takes="honours"` only where the seven could."""
    game = dealt(HONOURS, f"{rank}♠", right="2♠")
    if rank in "A3KQJ":
        assert game.can(Exchange("right", "2♠"))
    else:
        assert refused(game, "right", "2♠") == (
            "two-honours", "EXCH-3",
            f"2♠ takes only A, 3, K, Q or J: the right opponent may not take {rank}♠.",
        )  # fmt: skip
    for wrong in ("", "all", None):
        with pytest.raises(NotationError):
            Rules(exchange=True, two_takes=wrong)  # type: ignore[arg-type]


def test_exch_4_the_two_goes_first() -> None:
    """EXCH-4: if both want the indicator, the two takes it, and then the seven may not."""
    game = dealt(ON, "A♠", right="7♠", left="2♠")
    wishes = (Exchange("left", "2♠"), Exchange("right", "7♠"))
    assert in_order(reversed(wishes)) == wishes
    assert exchanges_of(game) == wishes
    assert game.legal()[-2:] == wishes
    after = game.play(wishes[0])
    assert refused(after, "right", "7♠")[0] == "seven-honours"


def test_exch_5_in_or_out_of_turn_until_it_is_drawn() -> None:
    """EXCH-5: either side may, between plays, but never once the indicator has been drawn."""
    for seat in ("mayor", "left", "right"):
        game = dealt(ON, "K♠", **{seat: "7♠"})
        assert game.turn is Seat.RIGHT
        played = game.play(Play("right", game.hand("right")[-1:]))
        for state in (game, played):
            after = state.play(Exchange(seat, "7♠"))
            assert after.table == state.table
            assert after.trump.symbol == "♠"
    states = whole(dealt(ON, "K♠", left="7♠"), [0])
    assert all(state.can(Exchange("left", "7♠")) for state in states if _holds(state, "left"))
    drawn = next(state for state in states if not state.stock)
    assert refused(drawn, "left", "7♠") == (
        "indicator-gone", "EXCH-5",
        "The indicator is gone: the left opponent may not exchange 7♠.",
    )  # fmt: skip


def _holds(state: Game, seat: str) -> bool:
    return bool(state.stock) and Card.parse("7♠") in state.hand(seat)


def test_exch_6_which_came_first_matters() -> None:
    """EXCH-6: the two first leaves nothing for the seven; the seven first, the two takes it."""
    game = dealt(ON, "A♠", mayor="7♠ 2♠")
    two, seven = Exchange("mayor", "2♠"), Exchange("mayor", "7♠")
    assert exchanges_of(game.play(two)) == ()
    both = game.play(seven).play(two)
    assert both.indicator is Card.parse("2♠")
    assert {Card.parse("A♠"), Card.parse("7♠")} <= set(both.hand("mayor"))
    assert exchanges_of(both) == ()
    honours = dealt(HONOURS, "A♠", mayor="7♠ 2♠").play(seven)
    assert refused(honours, "mayor", "2♠")[0] == "two-honours"


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_refusal_names_who_and_which_card(lang: str) -> None:
    """EXCH-1, EXCH-2, EXCH-3, EXCH-5: in each language, and the state is unchanged."""
    words = Words.of(lang)
    late = first_trick(dealt(ON, "A♠", left="2♠"))
    drawn = next(state for state in whole(dealt(ON, "K♠", left="7♠"), [0]) if not state.stock)
    said = {
        "no-exchange": (dealt(Rules(), "A♠", left="7♠"), "7♠", ""),
        "indicator-gone": (drawn, "7♠", ""),
        "not-exchangeable": (dealt(ON, "A♠", left="7♥"), "7♥", "7♠ 2♠"),
        "not-held": (dealt(ON, "A♠", right="7♠"), "7♠", ""),
        "two-too-late": (late, "2♠", ""),
        "seven-honours": (dealt(ON, "6♠", left="7♠"), "7♠", "6♠"),
        "two-honours": (dealt(HONOURS, "6♠", left="2♠"), "2♠", "6♠"),
    }
    sentences = set()
    for code, (game, card, more) in said.items():
        before = write_record(game), hash(game)
        with pytest.raises(IllegalMove) as caught:
            game.play(Exchange("left", card))
        assert caught.value.code == code
        sentence = caught.value.say(words)
        wanted = [words.seat(Seat.LEFT), card, *more.split()]
        assert all(part.lower() in sentence.lower() for part in wanted), sentence
        assert (write_record(game), hash(game)) == before
        sentences.add(sentence)
    assert len(sentences) == len(said)


def test_simultaneous_exchanges() -> None:
    """EXCH-4, EXCH-6: the two goes first, whoever asked first, and the seven's refusal says why."""
    game = dealt(ON, "A♠", right="7♠", left="2♠")
    seven, two = Exchange("right", "7♠"), Exchange("left", "2♠")
    for wishes in ((seven, two), (two, seven)):
        done = settle(game, wishes)
        assert done.game == game.play(two)
        assert [(made.seat, made.taken) for made in done.made] == [(Seat.LEFT, Card.parse("A♠"))]
        ((wish, why),) = done.refused
        assert wish is seven
        assert (why.code, why.rule) == ("two-first", "EXCH-4")
        assert why.say(Words.of("es")) == (
            "El dos tiene prioridad: el indicador es ahora 2♠, y el rival de la derecha no puede "
            "tomarlo con 7♠."
        )
        assert why.say(Words.of("pt")) == (
            "O dois tem prioridade: agora o indicador é 2♠, que o adversário da direita não pode "
            "levar com 7♠."
        )
    assert settle(game, ()) == (game, (), ())
    assert [why.code for _, why in settle(game, (seven, seven)).refused] == ["not-held"]
    late = settle(first_trick(game), (two, seven))
    assert [made.seat for made in late.made] == [Seat.RIGHT]
    assert [why.code for _, why in late.refused] == ["two-too-late"]
    low = settle(dealt(HONOURS, "6♠", right="7♠", left="2♠"), (two, seven))
    assert [why.code for _, why in low.refused] == ["two-honours", "seven-honours"]
    low = settle(dealt(ON, "6♠", right="7♠", left="2♠"), (two, seven))
    assert [why.code for _, why in low.refused] == ["seven-honours"]
    for wrong in ("7♠", Play("right", "7♠"), None):
        with pytest.raises(TypeError):
            settle(game, [wrong])  # type: ignore[list-item]


def test_one_player_with_both_chooses_the_order() -> None:
    """EXCH-6: the two first leaves nothing; the seven first, then the two takes the seven."""
    game = dealt(ON, "A♠", mayor="7♠ 2♠")
    seven, two = Exchange("mayor", "7♠"), Exchange("mayor", "2♠")
    both = settle(game, (seven, two))
    assert [made.left for made in both.made] == [seven.card, two.card]
    assert not both.refused
    one = settle(game, (two, seven))
    assert [made.left for made in one.made] == [two.card]
    assert [why.code for _, why in one.refused] == ["seven-honours"]


WISHES = st.lists(
    st.builds(Exchange, st.sampled_from(list(Seat)), st.sampled_from(DECK)), max_size=4
)


@given(SEEDS, st.integers(0, 30), WISHES, st.booleans(), st.sampled_from([ON, HONOURS, Rules()]))
def test_any_simultaneous_exchanges_at_any_time(
    seed: int, stop: int, wishes: list[Exchange], real: bool, rules: Rules
) -> None:
    """EXCH-4, EXCH-5: granted wishes are legal one by one, and the two comes first."""
    states = whole(Game.deal(seed, rules), [0])
    game = states[min(stop, len(states) - 1)]
    if real:
        wishes = [*wishes, *exchanges_of(game)[::-1]]
    done = settle(game, wishes)
    again = game
    for made in done.made:
        again = again.play(Exchange(made.seat, made.left))
    assert again == done.game
    assert len(done.made) + len(done.refused) == len(wishes)
    assert sorted(map(repr, wishes)) == sorted(
        [repr(Exchange(made.seat, made.left)) for made in done.made]
        + [repr(wish) for wish, _ in done.refused]
    )
    for _, why in done.refused:
        assert why.rule.startswith("EXCH-")
    if real and len({wish.seat for wish in wishes}) > 1:
        left = [made.left.rank.letter for made in done.made]
        assert "2" not in left[1:]


def test_what_is_not_exchanged() -> None:
    """EXCH-2, EXCH-3: another rank, another suit and somebody else's card are refused."""
    game = dealt(ON, "A♠", left="7♠ 6♠ 7♥")
    assert refused(game, "left", "6♠")[0] == "not-exchangeable"
    assert refused(game, "left", "7♥") == (
        "not-exchangeable",
        "EXCH-2",
        "The left opponent may not exchange 7♥: only 7♠ and 2♠ can be exchanged.",
    )
    assert refused(game, "left", "2♥")[:2] == ("not-exchangeable", "EXCH-3")
    assert refused(game, "left", "2♠")[:2] == ("not-held", "EXCH-3")
    assert refused(game, "right", "7♠") == (
        "not-held", "EXCH-2", "The right opponent does not hold 7♠.",
    )  # fmt: skip


@given(SEEDS, CHOICES, st.sampled_from([ON, HONOURS]))
def test_whole_games_with_exchanges(seed: int, choices: list[int], rules: Rules) -> None:
    """EXCH-5: every state has forty cards, the end 120 points, and the record parses back."""
    states = whole(Game.deal(seed, rules), choices)
    for state in states:
        hands = [card for seat in Seat for card in state.hand(seat)]
        captured = [card for seat in Seat for card in state.captured(seat)]
        assert sorted(c.index for c in (*hands, *captured, *state.stock, *state.table)) == list(
            range(len(DECK))
        )
        assert state.trump is states[0].trump
        legal = set(state.legal())
        for seat in Seat:
            for card in DECK:
                assert state.can(Exchange(seat, card)) == (Exchange(seat, card) in legal)
        assert read_record(write_record(state)) == state
    assert len(states[-1].exchanges) <= 2
    assert sum(states[-1].points) == 120


def test_an_exchange_in_a_record() -> None:
    """A record has the exchange where it was made among the plays, with the card that was taken."""
    game = dealt(ON, "A♠", right="7♠").play(Exchange("right", "7♠"))
    game = game.play(Play("right", "A♠"))
    lines = write_record(game).splitlines()
    assert lines[1] == "rules: mayor-cards 6, exchange any"
    assert lines[3] == "1. right 7♠>A♠, right A♠"
    assert read_record(write_record(game)) == game
    for slip, message in (
        ("7♠>K♠", "Expected there: right 7♠>A♠."),
        ("7♠>", "Line 4 of the record, trick 1, “right 7♠>”: “” is not a card: write A♥ or AH."),
        ("7♠>A♠ A♠", "Expected there: right 7♠>A♠."),
        ("6♠>A♠", "Line 4 of the record, trick 1, “right 6♠>A♠”: The right opponent may not "
         "exchange 6♠: only 7♠ and 2♠ can be exchanged."),
    ):  # fmt: skip
        with pytest.raises(NotationError) as caught:
            read_record(write_record(game).replace("7♠>A♠", slip))
        assert str(caught.value).endswith(message)
    for agreed in (", exchange", ", exchange all", ", swap any", ","):
        with pytest.raises(NotationError, match="Line 2 of the record"):
            read_record(write_record(game).replace(", exchange any", agreed))


def test_an_exchange_shows_how_to_make_it() -> None:
    """The representation gives the same exchange."""
    assert eval(repr(Exchange(Seat.LEFT, Card.parse("7♠")))) == Exchange("left", "7s")
