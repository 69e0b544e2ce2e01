"""The auction table: allowed bids, whose turn it is, who becomes the contractor, void deals."""

from __future__ import annotations

from typing import Any

import pytest

from alcalde import AlcaldeError
from alcalde_widgets import AuctionTable, restore
from alcalde_widgets.tables.rematada.auction.table import EXAMPLE
from tests.widgets.views import LANGS, one, status


def bid(table: AuctionTable, points: object) -> AuctionTable:
    """Type a bid and make it."""
    table.act("write", points=str(points))
    table.act("bid")
    return table


REFUSED = {
    "en": "100 cannot be bid: a bid here runs from 121 to 230.",
    "es": "No se puede ofrecer 100: la oferta va de 121 a 230.",
    "pt": "Não se pode oferecer 100: a oferta vai de 121 a 230.",
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_bid_that_is_not_higher_is_refused(lang: str) -> None:
    """REM-4: refused with the engine's sentence; the auction does not change."""
    table = bid(AuctionTable("right 120", lang=lang), 100)
    assert table.notice == REFUSED[lang]
    assert REFUSED[lang] in status(table)
    assert str(table.now.auction) == "right 120"
    assert one(table, id="t-auction-field").attributes["aria-invalid"] == "true"


@pytest.mark.parametrize(
    ("typed", "said"),
    [("99", "99 cannot"), ("231", "231 cannot"), ("x", "“x” is not a bid"), ("", "“” is not")],
)
def test_an_invalid_bid_is_refused(typed: str, said: str) -> None:
    """REM-4, REM-5, REM-10: too low, too high, no number."""
    table = bid(AuctionTable(""), typed)
    assert said in table.notice
    assert table.now.auction.calls == ()


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_auction(lang: str) -> None:
    """REM-4, REM-5: seats in turn, a bid after an earlier pass, and two passes at the end."""
    table = AuctionTable("", lang=lang)
    turns = []
    for points in (None, 100, None, 110, None, None):
        (due,) = table.view().find(aria_current="true")
        turns.append(str(due.attributes["id"]).rpartition("-")[2])
        if points:
            bid(table, points)
        else:
            table.act("pass")
        assert table.notice == ""
    assert turns == ["right", "left", "dealer"] * 2
    assert str(table.now.auction.contractor) == "right"
    assert "110" in status(table)
    words = {"en": "contractor", "es": "rematante", "pt": "declarante"}
    assert words[lang] in status(table)
    assert one(table, id="t-auction-bid").attributes["aria-disabled"] == "true"
    bid(table, 150)
    assert table.notice
    for _ in range(6):
        table.act("back")
    assert table.now.auction.calls == ()
    table.act("reset")
    assert str(table.now.auction) == ""


def test_three_passes_void_the_deal() -> None:
    """REM-5: with one tap; the table says who deals next (REM-2)."""
    table = AuctionTable()
    table.act("void")
    assert table.now.auction.void
    said = status(table)
    assert "Three passes: this deal is void. Nobody plays this deal; the next to deal is" in said
    table.act("pass")
    assert table.notice == "This deal is void: all three have passed."
    table.act("reset")
    assert str(table.now.auction) == EXAMPLE


def test_the_field_counts_up_and_down() -> None:
    """Buttons change the field, which starts at the lowest allowed bid; 230 is the highest bid."""
    table = AuctionTable("right 229")
    assert table.now.typed == "230"
    for by, wanted in ((-10, "220"), (-1, "219"), (1, "220"), (10, "230"), (10, "240")):
        table.act("add", by=by)
        assert table.now.typed == wanted
    table.act("add", by=5)
    assert table.notice
    bid(table, 230)
    assert "Nothing is higher than 230: only a pass is left." in status(table)
    table.act("write", points="ten")
    table.act("add", by=1)
    assert table.now.typed == "230"
    table.act("write", points="1" * 20)
    assert table.now.typed == "230"


@pytest.mark.parametrize("wrong", [{"calls": "right 99"}, {"calls": "left 100"}, {"calls": "x"}])
def test_invalid_arguments_are_refused(wrong: dict[str, Any]) -> None:
    """An invalid argument raises at once."""
    with pytest.raises((AlcaldeError, ValueError)):
        AuctionTable(**wrong)


@pytest.mark.parametrize("wrong", ["right 99", "right 100,left pass", "pass", "", "x"])
def test_an_impossible_auction_is_unreadable(wrong: str) -> None:
    """An auction that was cut or written otherwise opens the example, with a notice."""
    table = restore("auction", {**AuctionTable(lang="es").state(), "example": wrong, "now": "x"})
    assert "No se pudo leer" in status(table)


def test_repr_is_the_same_on_every_run() -> None:
    """The repr is deterministic."""
    assert repr(AuctionTable("")) == (
        "<AuctionTable auction: The player on the right is next to bid or pass. A bid here "
        "runs from 100 to 230.>"
    )
