"""A reader in front of a table: what they see and press, named as they would name it.

The words come from the catalogues, and what must be seen comes from a table built in Python that
is told the same actions: so no test holds a copy of a rule.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from alcalde import Card, Seat, Suit, Words, capitalise
from alcalde_widgets import Table, TrickTable, restore
from alcalde_widgets.ui.voice import LOCALE

LANGS = ("en", "es", "pt")
CHAPTER = "04-four-card-trick.html"
LANDING = "index.html"
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
"""A script for contexts: this reader pays for bytes."""
IDLE = "() => new Promise((done) => requestIdleCallback(done))"
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
COUNTED = """
(wanted) => new Promise((done) => {
  let frames = 0;
  const look = () => {
    const count = performance.getEntriesByName("alcalde-answer").length;
    if (count >= wanted || (frames += 1) > 1500) done(count);
    else requestAnimationFrame(look);
  };
  look();
})
"""


class Reader:
    """Somebody who reads a page and moves the cards of one of its tables.

    Attributes:
        page: the browser's page.
        lang: the page's language: `en`, `es` or `pt`.
        expected: the same table in Python; `sees_after` tells it what the reader did.
        table: the table on the page.
    """

    def __init__(self, page: Page, address: str, lang: str, *, name: str = "example") -> None:
        """Sit down, without opening a page yet.

        Args:
            page: the browser's page.
            address: where the book is served, ending in a slash.
            lang: `en`, `es` or `pt`.
            name: the table's name: `example` in the chapter, `landing` on the first page.
        """
        self.page = page
        self.address = address
        self.lang = lang
        self.words = Words.of(lang, extra=LOCALE, domain="tables")
        self.turn_to(name)

    def turn_to(self, name: str) -> None:
        """Turn to the table of this name, which shows the example of the text (EX-1)."""
        self.name = name
        self.table = self.page.locator(f"#t-{name}")
        self.expected = TrickTable(
            "A♥ 3♥ 2♠ K♣", trump="♠", leader="right", lang=self.lang, name=name
        )

    # Going somewhere

    def opens(self, path: str = CHAPTER) -> None:
        """Open a page of the reader's language."""
        self.page.goto(f"{self.address}{self.lang}/{path}")

    def waits_until_live(self) -> None:
        """Wait until the engine answers."""
        expect(self.page.locator("html")).to_have_attribute("data-alcalde", "live")

    # What is there to press

    def say(self, sentence: str) -> str:
        """Return a sentence of the tables in the reader's language."""
        return self.words.gettext(sentence)

    def spoken(self, card: str) -> str:
        """Return a card such as `2♠` as it is heard, in the pack that lies there."""
        return self.words.card(Card.parse(card), self.expected.pack)

    def button(self, name: str) -> Locator:
        """Find one of the table's buttons by its name in English."""
        return self.table.get_by_role("button", name=self.say(name), exact=True)

    def card(self, card: str) -> Locator:
        """Find a card on the table, which is a button that changes it."""
        name = self.say("Change {card}").format(card=self.spoken(card))
        return self.table.get_by_role("button", name=name, exact=True)

    def swap(self, old: str, new: str) -> Locator:
        """Find the button that swaps one card for the other with one tap."""
        template = self.say("Swap {card} for {card2}")
        places = {"card": Card.parse(old), "card2": Card.parse(new)}
        name = self.expected.voice.text(template, places)
        return self.table.get_by_role("button", name=name, exact=True)

    def choice(self, card: str) -> Locator:
        """Find a card that may be chosen."""
        return self.picker.get_by_role("button", name=self.spoken(card), exact=True)

    def taken(self, card: str) -> Locator:
        """Find a card that cannot be chosen since it lies on the table."""
        name = self.say("{card}, already on the table").format(card=self.spoken(card))
        return self.picker.get_by_role("button", name=name, exact=True)

    def setting(self, group: str, value: str) -> Locator:
        """Find a button of a setting by the setting's name in English and its own in theirs."""
        setting = self.table.get_by_role("group", name=self.say(group), exact=True)
        return setting.get_by_role("button", name=value, exact=True)

    def trump(self, suit: str) -> Locator:
        """Find the button that makes a suit such as `♥` trump."""
        return self.setting("Trump", self.words.suit(Suit.parse(suit), self.expected.pack))

    def leader(self, seat: str) -> Locator:
        """Find the button that lets `right`, `left` or `mayor` lead."""
        return self.setting("Who leads", self.expected.voice.label(Seat.parse(seat)))

    def news(self, when: str) -> Locator:
        """Find the table's words for a case: `ready`, `loading`, `failed` or `file`."""
        return self.table.locator(f"[data-when={when}]")

    @property
    def picker(self) -> Locator:
        """The cards to choose from."""
        return self.table.locator(".al-picker")

    @property
    def status(self) -> Locator:
        """The live region."""
        return self.table.locator("[role=status]")

    @property
    def reasons(self) -> Locator:
        """The reasons, in order."""
        return self.table.get_by_role("list", name=self.say("Why")).get_by_role("listitem")

    # What is seen

    def engine(self) -> Table:
        """Make the engine's table from the state that the page carries."""
        kind = self.table.get_attribute("data-table") or ""
        return restore(kind, json.loads(self.table.get_attribute("data-state") or ""))

    def sees(self) -> None:
        """Wait until the page shows what the expected table shows, state and text, and the badge.

        The badge stands with the winning card and says so in a word.
        """
        view = self.expected.view()
        state = json.dumps(self.expected.state(), ensure_ascii=False, separators=(",", ":"))
        expect(self.table).to_have_attribute("data-state", state)
        expect(self.table).to_have_text(view.text)
        assert self.engine().summary() == self.expected.summary()
        trick = self.expected.now.trick().first(self.expected.step)
        badge = self.table.locator(".al-badge")
        expect(badge).to_have_text(self.say("Wins" if trick.complete else "Ahead"))
        expect(badge).to_be_visible()
        place = self.table.locator(".al-slot", has=self.page.locator(".al-badge"))
        expect(place.get_by_role("button")).to_have_accessible_name(
            self.say("Change {card}").format(card=self.spoken(str(trick.winning_card)))
        )

    def sees_after(self, action: str, **args: object) -> None:
        """Tell the expected table what the reader did and waits for the page to show the same."""
        self.expected.act(action, **args)
        self.sees()

    def hears(self, sentence: str) -> None:
        """Wait until the live region says a sentence in which cards go by their names."""
        expect(self.status.locator(".al-status > :first-child")).to_have_text(sentence)

    def opens_picker(self, card: str, slot: str) -> None:
        """Tap a card and waits for the cards to choose from."""
        self.card(card).click()
        expect(self.picker).to_be_visible()
        name = {"card": Card.parse(card)}
        title = self.expected.voice.text(self.say("In place of {card}:"), name)
        expect(self.picker).to_have_accessible_name(capitalise(title))
        self.sees_after("pick", slot=slot)

    def tabs_to(self, target: Locator) -> None:
        """Press Tab until the target has the focus, and makes sure that it is seen."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if target.evaluate("(node) => node === document.activeElement"):
                break
        self.sees_focus_on(target)

    def sees_focus_on(self, target: Locator) -> None:
        """Wait until the target has the focus, with a ring around it."""
        expect(target).to_be_focused()
        ring = "(node) => node.matches(':focus-visible') ? getComputedStyle(node).outlineStyle : ''"
        assert target.evaluate(ring) == "solid"

    def answers(self, wanted: int) -> int:
        """Return how many answers the page has had, once they are as many as wanted."""
        return int(self.page.evaluate(COUNTED, wanted))
