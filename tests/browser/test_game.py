"""A whole game on the page: names, live region, focus; reload, bad moves, cancelling a hint."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Route, expect

from alcalde import Seat
from alcalde_widgets import GameTable, restore
from tests.browser.conftest import Visit
from tests.browser.journal import Journal
from tests.browser.reader import PHONE, Reader

CHAPTER = "10-play.html"
HEARD = """
() => {
  const status = () => document.getElementById("t-game-status").textContent;
  window.heard = [status()];
  new MutationObserver(() => {
    if (status() !== window.heard.at(-1)) window.heard.push(status());
  }).observe(document.getElementById("t-game"), {
    childList: true, subtree: true, characterData: true,
  });
}
"""
REFUSED = """
for (const name of ["getItem", "setItem", "removeItem"]) {
  Storage.prototype[name] = () => { throw new DOMException("refused", "SecurityError"); };
}
"""
STUCK = """
self.addEventListener("message", ({ data }) => {
  while (data.argumentList?.some(({ value }) => value === "hint"));
});
"""
PLACE = "(part) => Math.round(part.getBoundingClientRect().top + scrollY)"
FOCUSED = "() => document.activeElement.id"


class Player:
    """A reader at the game table, with the same table in Python.

    Attributes:
        reader: the reader of the page.
        page: the browser page.
        table: the table on the page.
        expected: the same table in Python.
        heard: the texts that the live region should have had, in order.
    """

    def __init__(self, reader: Reader) -> None:
        """Set up a reader at the table of the chapter, and wait until it is live."""
        self.reader, self.page = reader, reader.page
        self.table = reader.page.locator("#t-game")
        reader.table = self.table
        reader.waits_until_live()
        state = json.loads(self.table.get_attribute("data-state") or "")
        expected = restore("game", state)
        assert isinstance(expected, GameTable)
        self.expected = expected
        self.heard: list[str] = []

    def part(self, part: str) -> Locator:
        """Return a part of the table by the end of its id."""
        return self.table.locator(f"#t-game-{part}")

    def listens(self) -> None:
        """Record the texts of the live region from now on."""
        self.page.evaluate(HEARD)
        self.heard = [self.status()]

    def status(self) -> str:
        """Return the text of the live region of the expected table."""
        (region,) = self.expected.view().find(role="status")
        return region.text

    def does(self, name: str, **args: object) -> None:
        """Do an action on the expected table."""
        self.expected.act(name, **args)
        if self.status() != (self.heard or [""])[-1]:
            self.heard.append(self.status())

    def goes_on(self) -> None:
        """Let the others play on the expected table, as the page does by itself."""
        while not (
            self.expected.now.own_turn or self.expected.now.pending or self.expected.now.over
        ):
            self.does("go", at=self.expected.now.moves)

    def sees(self) -> None:
        """Wait until the page shows the state and the text of the expected table."""
        state = json.dumps(self.expected.state(), ensure_ascii=False, separators=(",", ":"))
        expect(self.table).to_have_attribute("data-state", state)
        expect(self.table).to_have_text(self.expected.view().text)

    def focus_is_on(self, part: str) -> None:
        """Check that a part has the focus and the right accessible name."""
        expect(self.part(part)).to_be_focused()
        (button,) = self.expected.view().find(id=f"t-game-{part}")
        spoken = [*button.find(class_="al-vh")] or [button]
        expect(self.part(part)).to_have_accessible_name(spoken[0].text)

    def first_card(self) -> str:
        """Return the end of the id of the first card in the reader's hand."""
        return f"card-{self.expected.now.held(self.expected.now.seat)[0].code}"


def test_a_whole_deal_by_keyboard(visit: Visit) -> None:
    """PLAY-2, COUNT-1: Enter alone leads from the deal to the count.

    At each step the focus is on the button that continues, which has its accessible name, and the
    live region has contained each sentence once, in order.
    """
    player = Player(visit("es", path=CHAPTER))
    press = player.page.keyboard.press
    player.part("seat-right").click()
    player.does("seat", seat="right")
    player.sees()
    player.listens()
    player.part(player.first_card()).focus()
    for _ in range(10):
        now = player.expected.now
        if now.own_turn:
            player.focus_is_on(player.first_card())
            card = now.held(Seat.RIGHT)[0]
            press("Enter")
            player.does("tap", card=card.code)
        player.goes_on()
        if player.expected.now.own_turn:
            player.sees()
            player.focus_is_on(player.first_card())
            card = player.expected.now.held(Seat.RIGHT)[0]
            press("Enter")
            player.does("tap", card=card.code)
            player.goes_on()
        player.sees()
        player.focus_is_on("main")
        press("Enter")
        player.does("on", at=player.expected.now.moves)
        if not player.expected.now.own_turn:
            player.goes_on()
        player.sees()
    player.focus_is_on("main")
    assert player.expected.now.over
    assert player.page.evaluate("() => window.heard") == player.heard
    assert sum(player.expected.now.game.points) == 120


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_two_cards_by_touch_and_a_reload_in_between(visit: Visit, lang: str) -> None:
    """PLAY-2: a first and a second card; then the page is reloaded, also in another language."""
    player = Player(visit(lang, path=CHAPTER, **PHONE))
    player.part("main").tap()
    player.goes_on()
    player.sees()
    place = player.part("main").evaluate(PLACE)
    for card in player.expected.now.held(Seat.MAYOR)[1::2][:2]:
        player.part(f"card-{card.code}").tap()
        player.does("tap", card=card.code)
        player.sees()
        assert player.part("main").evaluate(PLACE) == place, "the hand moved while it was tapped"
    player.page.reload()
    again = Player(player.reader)
    again.expected = player.expected
    again.sees()
    again.part("main").tap()
    again.does("play")
    again.goes_on()
    again.sees()
    other = Reader(player.page, player.reader.address, "es")
    other.opens(CHAPTER)
    there = Player(other)
    expect(there.part("record")).to_have_value(again.expected.now.record)
    expect(there.table).to_have_attribute("lang", "es")


def test_illegal_moves(visit: Visit) -> None:
    """No card, not in hand, one card, three cards: a sentence each, and the text stays."""
    player = Player(visit("en", path=CHAPTER))
    player.part("main").click()
    player.goes_on()
    player.sees()
    held = player.expected.now.held(Seat.MAYOR)
    field = player.part("typing")
    for text in ("zz", "9c", held[0].code, " ".join(card.code for card in held[:3]), "kc kc"):
        field.fill(text)
        field.press("Enter")
        player.does("type", text=text)
        assert player.expected.notice
        expect(player.table.locator(".al-note--warn:visible")).to_have_text(player.expected.notice)
        expect(field).to_have_value(text)
        expect(field).to_be_focused()
        player.sees()
    field.fill(f"{held[0].code} {held[1].code}".lower())
    field.press("Enter")
    player.does("type", text=f"{held[0].code} {held[1].code}")
    player.goes_on()
    player.sees()
    expect(field).to_have_value("")


def test_loading_a_record(visit: Visit) -> None:
    """An unreadable one is refused in a sentence; a complete one is counted and stepped through."""
    player = Player(visit("pt", path=CHAPTER))
    player.table.locator("#t-game-records > summary").click()
    field = player.part("other")
    for text in ("olá", "alcalde 1\nseed: 7\n1. right A♥"):
        field.fill(text)
        player.part("load").click()
        player.does("load", text=text)
        expect(player.table.locator(".al-note--warn:visible")).to_have_text(player.expected.notice)
        expect(field).to_have_value(text)
    over = GameTable(4)
    while not over.now.over:
        now = over.now
        cards = " ".join(card.code for card in now.held(now.seat)[: now.seat.cards])
        name = "on" if now.pending else "type" if now.own_turn else "go"
        over.act(name, **({"text": cards} if name == "type" else {"at": now.moves}))
    field.fill(over.now.record)
    player.part("load").click()
    player.does("load", text=over.now.record)
    player.sees()
    player.part("step-previous").click()
    player.does("step", to=player.expected.now.moves - 1)
    player.sees()


def test_without_storage(visit: Visit) -> None:
    """The game works, and a sentence says that it will not be kept."""
    player = Player(visit("es", path=CHAPTER, script=REFUSED))
    player.part("main").click()
    player.goes_on()
    player.sees()
    sentence = player.reader.say("This browser will not keep your progress.")
    expect(player.table.get_by_text(sentence)).to_be_visible()


def _stuck(route: Route) -> None:
    """Answer a request for the worker with one that hangs when it is asked for a hint."""
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{STUCK}\n{answer.text()}")


def test_cancelling_a_hint(visit: Visit, journal: Journal) -> None:
    """If the engine never answers: the table stays unchanged and can be asked again."""
    journal.allow("stopped")
    reader = visit("en", path=None)
    engine = "**/worker.js"
    reader.page.route(engine, _stuck)
    reader.opens(CHAPTER)
    player = Player(reader)
    player.part("main").click()
    player.goes_on()
    player.sees()
    before = player.table.get_attribute("data-state")
    thinking = player.table.locator("[data-when=thinking]")
    expect(thinking).to_be_hidden()
    player.part("hint").click()
    expect(thinking).to_be_visible()
    reader.page.unroute(engine)
    thinking.get_by_role("button").click()
    expect(thinking).to_be_hidden()
    player.reader.waits_until_live()
    assert player.table.get_attribute("data-state") == before
    player.part("hint").click()
    player.does("hint")
    player.sees()
