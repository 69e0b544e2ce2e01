"""Projector mode in every kind of table: with the answer hidden, nothing tells it.

Tables are drawn in worlds that differ in the answer, and else only in what a reader has entered,
such as trump or the mayor's points. With the answer hidden all worlds look and sound the same, but
for what was entered; with the answer shown they do not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from alcalde import Suit
from alcalde_widgets import (
    KINDS,
    AuctionTable,
    CountTable,
    ExchangeTable,
    ExerciseTable,
    GameTable,
    MatchTable,
    MayorTable,
    RematadaCountTable,
    RematadaTable,
    RematadaTrickTable,
    Table,
    TalonTable,
    TaskTable,
    TrickTable,
    TurnTable,
    restore,
)
from book.runtime import STATIC
from tests.widgets.test_kept_before import STATES
from tests.widgets.views import fresh, press

STYLE = (STATIC / "notebook.bundle.css").read_text(encoding="utf-8")
SHOWS = """
(answer) => {
  for (const table of document.querySelectorAll(".al-table")) {
    table.dataset.show = "";
    table.toggleAttribute("data-answer", answer);
  }
}
"""
TELLS = """
() => [...document.querySelectorAll(".al-table")].map((table) =>
  [...table.querySelectorAll("*")]
    .filter((node) => !node.closest("svg, .al-tools"))
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => {
      const texts = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
      const words = texts.map((child) => child.data.trim()).join(" ");
      const spoken = [...node.attributes]
        .filter(({ name }) => /^(aria-|role)/.test(name) && !/labelledby|describedby/.test(name))
        .map(({ name, value }) => `${name}=${value}`);
      const { outlineStyle, backgroundColor, borderTopColor, borderTopWidth, color } =
        getComputedStyle(node);
      const look = [outlineStyle, backgroundColor, borderTopColor, borderTopWidth, color];
      const entered = node.closest(".al-seg button, .al-mini");
      return (entered ? [words] : [node.localName, words, ...spoken, ...look]).join(" ");
    }))
"""
"""Return what each table shows and says, part by part: words, roles, states and marks.

How a setting or a card to choose is marked is what a reader has entered, so that is left out."""
TOLD = """
() => [...document.querySelectorAll(".al-result .al-status, .al-result li, .al-tells, .al-badge")]
  .filter((node) => node.checkVisibility() && node.textContent)
  .map((node) => getComputedStyle(node).visibility)
"""
"""Return whether each part that tells an answer can be seen."""
SUITS = "|".join(f"{suit.name}|{suit.symbol}" for suit in Suit) + r"|^span \d+.points? .*"
"""The names of suits, and what stands under a card unless it is trump."""
AUCTIONS = ("right 100, left pass, dealer pass", "right pass, left 100, dealer pass, right pass")
CARDS = r"the \w+ of \w+|\b[AKQJ]\b"


class Worlds(NamedTuple):
    """Tables of a kind that differ in the answer.

    Attributes:
        tables: the tables.
        entered: a pattern for what a reader has entered, which tells them apart.
        ordered: whether the parts are in the same order; where a reader chooses one of several
            answers, the chosen one is marked in another place.
    """

    tables: Sequence[Table]
    entered: str = "nothing"
    ordered: bool = True


def chosen(table: Table) -> list[Table]:
    """Return the task with each of its answers chosen."""
    assert isinstance(table, TaskTable)
    tables = [restore(table.kind, table.state()) for _ in table.question.choices(table.voice)]
    for one, choice in zip(tables, table.question.choices(table.voice), strict=True):
        one.act("choose", key=choice.key)
    return tables


def after_a_trick(trump: str) -> RematadaTable:
    """Return a table of Brisca Rematada after a trick of the same three cards."""
    aside = TalonTable(7, stage=2).now.held()[:2]
    table = RematadaTable(7, aside=" ".join(map(str, aside)), trump=trump)
    while table.now.game.turn and not (table.now.trick and table.now.trick.complete):
        due = table.now.game.turn
        table.act("tap", card=table.now.game.hand(due)[0].code)
    assert not table.notice
    return table


def questions() -> list[Worlds]:
    """Return the tasks and exercises among the kept states, one of each question."""
    tasks = {
        str(state["question"]["kind"]): restore("task", {**state, "chosen": "", "solved": False})
        for state in STATES
        if state["kind"] == "task" and state["lang"] == "en"
    }
    exercises = [ExerciseTable(), fresh("exercise", pack="spanish")]
    return [Worlds(chosen(table), ordered=False) for table in (*tasks.values(), *exercises)]


def worlds() -> list[Worlds]:
    """Return the kinds of table whose answer can differ while all else is the same."""
    cards, hands = "A♥ 3♥ 2♠ K♣", ("A♥ 4♣", "3♥ 5♣", "2♠ K♣ J♥ 7♦")
    partly = [TrickTable("A♥ 3♠ 2♦ K♣", trump) for trump in ("♠", "♦")]
    for table in partly:
        table.act("step", to=2)
    return [
        Worlds([TrickTable(cards, trump) for trump in ("♠", "♦")], SUITS),
        Worlds(partly, SUITS),
        Worlds([TurnTable(hands, trump, played=cards) for trump in ("♠", "♦", "♣")], SUITS),
        Worlds([TurnTable(hands, trump, played="A♥ 5♣") for trump in ("♠", "♣")], SUITS),
        Worlds([CountTable(mayor) for mayor in (59, 60, 61)], r"\d+"),
        Worlds([CountTable(mayor, 120 - mayor) for mayor in (59, 60)], r"\d+"),
        Worlds([MatchTable([mayor], target=3) for mayor in (58, 62)], r"\d+"),
        Worlds([MatchTable([mayor], target=1) for mayor in (58, 62)], r"\d+"),
        Worlds([MayorTable(draws, step=3) for draws in ("K♥ 7♠ 5♦", "7♠ 5♦ K♥")], CARDS + r"|\d+"),
        Worlds([AuctionTable(calls) for calls in AUCTIONS], r"\b(100|pass)\b|,|^b .*"),
        Worlds([after_a_trick(suit.symbol) for suit in Suit], SUITS),
        Worlds([RematadaTrickTable("A♥ 3♥ 7♠", trump) for trump in "♠♥"], SUITS),
        Worlds([RematadaCountTable(bid=bid) for bid in (100, 230)], r"\d+"),
        *questions(),
    ]


def seen(page: Page, group: Worlds, *, answer: bool) -> list[list[str]]:
    """Return what each of the tables shows and says, without what was entered."""
    page.set_content(f"<style>{STYLE}</style>{''.join(str(one.view()) for one in group.tables)}")
    page.evaluate(SHOWS, answer)
    entered = re.compile(group.entered, re.IGNORECASE | re.DOTALL)
    parts = [
        [kept for part in table if (kept := " ".join(entered.sub("", part).split()))]
        for table in page.evaluate(TELLS)
    ]
    return parts if group.ordered else [sorted(table) for table in parts]


@pytest.fixture
def page(chromium: Browser) -> Page:
    """Return an empty page."""
    return chromium.new_page(viewport={"width": 1280, "height": 800})


def test_nothing_tells_a_hidden_answer(page: Page) -> None:
    """Not the live region, a name, a role, a state, a colour or an outline; asked for, it shows."""
    for group in worlds():
        first, *others = seen(page, group, answer=False)
        for other in others:
            assert other == first, f"{group.tables[0]!r}: {set(other) ^ set(first)}"
        first, *others = seen(page, group, answer=True)
        assert all(other != first for other in others), group.tables[0]


@pytest.mark.parametrize("kind", KINDS)
def test_the_results_are_hidden_until_asked_for(page: Page, kind: str) -> None:
    """In every kind of table, before and after some presses, also in the accessibility tree."""
    for presses in ([], [3], [1, 4, 1, 5]):
        table = press(fresh(kind), presses)
        table.notice = ""
        page.set_content(f"<style>{STYLE}</style>{table.view()}")
        table_part = page.locator(".al-table")
        page.evaluate(SHOWS, False)
        hidden, spoken = page.evaluate(TOLD), table_part.aria_snapshot()
        assert set(hidden) <= {"hidden"}
        page.evaluate(SHOWS, True)
        assert page.evaluate(TOLD) == ["visible"] * len(hidden)
        assert (spoken != table_part.aria_snapshot()) == bool(hidden)


def test_a_refused_exchange_is_part_of_the_answer(page: Page) -> None:
    """EXCH-1: whether it is allowed is what this table asks; other refusals are shown at once."""
    exchange, turn = ExchangeTable("A♠", exchange=False), TurnTable()
    exchange.act("exchange", seat="right", card="7♠")
    turn.act("play")
    page.set_content(f"<style>{STYLE}</style>{exchange.view()}{turn.view()}")
    assert exchange.notice and turn.notice
    for answer in (False, True):
        page.evaluate(SHOWS, answer)
        expect(page.get_by_text(exchange.notice)).to_be_visible(visible=answer)
        expect(page.get_by_text(turn.notice)).to_be_visible()


def test_a_game_says_moves_but_not_who_wins(page: Page) -> None:
    """In a whole game the plays and turns are told, the trick's winner and the count are not.

    The record, opened, tells the winners of all tricks.
    """
    table = GameTable(7)
    ended = 0
    for _ in range(200):
        game = table.now
        if game.pending or game.over:
            page.set_content(f"<style>{STYLE}</style>{table.view()}")
            page.evaluate(SHOWS, False)
            page.get_by_text("The record of the game").click()
            hidden = page.locator(".al-table").aria_snapshot()
            page.evaluate(SHOWS, True)
            shown = page.locator(".al-table").aria_snapshot()
            wins = r" wins with | keeps office|office passes|“?Wins|# \w+ takes"
            assert re.search(wins, shown) and not re.search(wins, hidden), hidden
            assert "takes" in shown
            ended += game.over
        if game.over:
            break
        if game.pending:
            table.act("on", at=game.moves)
        elif game.own_turn:
            for card in game.held(game.seat)[: game.seat.cards]:
                table.act("tap", card=card.code)
            table.act("play")
        else:
            table.act("go", at=game.moves)
        assert not table.notice
    assert ended
