"""Seats: SEAT-1, SEAT-2, MAYOR-1 and the order of play."""

import pytest

from alcalde import Deal, Game, NotationError, Seat, order_of_play


def test_seat_1_a_mayor_and_two_opponents() -> None:
    """SEAT-1: three players."""
    assert [seat.value for seat in Seat] == ["mayor", "right", "left"]


def test_seat_2_counter_clockwise() -> None:
    """SEAT-2: mayor, right opponent, left opponent, and round again."""
    assert Seat.MAYOR.next is Seat.RIGHT
    assert Seat.RIGHT.next is Seat.LEFT
    assert Seat.LEFT.next is Seat.MAYOR


@pytest.mark.parametrize(
    ("leader", "order"),
    [
        ("right", "right left mayor mayor"),
        ("left", "left mayor mayor right"),
        ("mayor", "mayor mayor right left"),
    ],
)
def test_play_2_order_of_play(leader: str, order: str) -> None:
    """PLAY-2: a trick has four cards, the mayor's two on one turn."""
    assert " ".join(map(str, order_of_play(leader))) == order


def test_seat_3_every_hand_can_be_seen() -> None:
    """SEAT-3: the opponents may look at each other's cards, so a game shows every hand."""
    game = Game.deal(7)
    assert len(game.hand(Seat.RIGHT)) == len(game.hand(Seat.LEFT)) == 3


def test_mayor_1_seats_name_no_person() -> None:
    """MAYOR-1: the first mayor is chosen before the deal, which knows only seats."""
    assert {str(seat) for seat in Seat} == {"mayor", "right", "left"}
    assert Deal.from_seed(1).hands == Game.deal(1).hands


@pytest.mark.parametrize("text", ["", "nobody", "dealer", "right left", "\u0000"])
def test_what_is_no_seat(text: str) -> None:
    """Anything else is refused."""
    with pytest.raises(NotationError) as caught:
        Seat.parse(text)
    assert caught.value.code == "seat"
