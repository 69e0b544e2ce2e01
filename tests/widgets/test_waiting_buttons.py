"""A button that cannot work yet is disabled, and a line says what it waits for."""

from __future__ import annotations

from random import Random

import pytest

from alcalde_widgets import KINDS, AuctionTable, Table, TalonTable, TurnTable, restore
from alcalde_widgets.ui.html import Element
from tests.widgets.views import LANGS, fresh, offers, one

TRIES = ("exchange",)
"""Tables that let a reader try what is not allowed, and say why it is not."""


def pressed(table: Table, button: Element) -> Table:
    """Return the table after a button."""
    args = button.attributes.get("data-args")
    after = restore(table.kind, table.state())
    after.act(str(button.attributes["data-act"]), **(args if isinstance(args, dict) else {}))
    return after


def simple(table: Table) -> list[Element]:
    """Return the enabled buttons that need nothing from the page, besides cards."""
    return [
        button
        for button in table.view().find(type="button")
        if button.attributes.get("data-act") and not button.attributes["aria-disabled"]
        if not any(f"al-{part}" in str(button.attributes.get("class")) for part in ("card", "mini"))
        if not {"data-random", "data-today"} & {*button.attributes}
    ]


def unreadable(table: Table) -> bool:
    """Return whether a field holds what may be refused, such as a bid that is too low (REM-4)."""
    return isinstance(table, AuctionTable) and bool(table.now.typed)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in TRIES])
def test_an_enabled_button_is_not_refused(kind: str) -> None:
    """On many ways through a table of each kind; only cards and fields may be refused."""
    chance = Random(7)
    for _ in range(3):
        table = fresh(kind)
        for _ in range(8):
            for button in simple(table):
                after = pressed(table, button)
                bids = button.attributes["data-act"] == "bid" and unreadable(table)
                assert bids or not after.notice, (button, after.notice)
            name, args = chance.choice(offers(table))
            table.act(name, **args)


def waits(table: Table, part: str) -> str:
    """Return what a button waits for; it is disabled then, and names the line that says so."""
    button = one(table, id=table.id(part))
    line = table.id(f"{part.split('-')[0]}-missing")
    said = [found.text for found in table.view().find(id=line)]
    waiting = button.attributes["aria-disabled"] == "true"
    assert (button.attributes["aria-describedby"] == line) is waiting is bool("".join(said))
    assert "disabled" not in button.attributes, "it can still be focused"
    return "".join(said)


@pytest.mark.parametrize("lang", LANGS)
def test_the_talon_waits_for_two_cards(lang: str) -> None:
    """REM-6: none, one or two are chosen; trump waits until they are laid aside."""
    table = TalonTable(stage=2, lang=lang)
    say = table.voice.words.gettext
    first, second, *_ = table.now.held()
    for card, missing in (
        (first, "Choose two cards."),
        (second, "Choose one more card."),
        (None, ""),
    ):
        assert waits(table, "aside") == (missing and say(missing))
        assert waits(table, "trump-S") == say("Two cards are laid aside first.")
        if card:
            table.act("tap", card=card.code)
    table.act("aside")
    assert not table.notice and waits(table, "trump-S") == ""


@pytest.mark.parametrize("lang", LANGS)
def test_a_turn_waits_for_the_mayor_and_two_cards(lang: str) -> None:
    """PLAY-2: it names whose turn it is, then how many cards are still to be chosen."""
    table = TurnTable(("A♥", "3♥", "2♠ K♣"), "♠", lang=lang)
    say = table.voice.words.gettext
    next_ = table.voice.text(say("{player} is next, with one card."), {"player": table.now.due})
    assert waits(table, "play") == next_
    table.act("tap", card="AH")
    table.act("tap", card="3H")
    assert waits(table, "play") == say("Choose two cards.")
    table.act("tap", card="2S")
    assert waits(table, "play") == say("Choose one more card.")
    table.act("tap", card="KC")
    assert waits(table, "play") == ""


@pytest.mark.parametrize("lang", LANGS)
def test_a_bid_waits_for_a_number(lang: str) -> None:
    """REM-4: an empty field is no bid."""
    table = AuctionTable("", lang=lang)
    assert waits(table, "bid") == ""
    table.act("write", points=" ")
    assert waits(table, "bid") == table.voice.words.gettext("Write a bid first.")
