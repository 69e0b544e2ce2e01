"""A reader of a page: finds, presses and checks the parts of a table.

Words come from the catalogues, and the expected view comes from a table in Python that gets the
same actions, so that no test repeats a rule.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from alcalde import Card, Seat, Suit, Words, capitalise
from alcalde.core.words import LANGUAGES
from alcalde_widgets import Table, TrickTable, restore
from alcalde_widgets.ui.voice import LOCALE
from book.languages import language

LANGS = tuple(LANGUAGES)
CHAPTER = "04-four-card-trick.html"
LANDING = "index.html"
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
"""A script for contexts: the reader has the browser save data."""
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
    """A reader of a page who uses one of its tables.

    Attributes:
        page: the browser page.
        address: the URL of the book.
        lang: the language of the page: `en`, `es` or `pt`.
        words: the catalogue of the language.
        name: the name of the table.
        table: the table on the page.
        expected: the same table in Python, which `sees_after` keeps up to date.
    """

    def __init__(self, page: Page, address: str, lang: str, *, name: str = "example") -> None:
        """Set up a reader, without opening a page.

        Args:
            page: the browser page.
            address: the URL of the book, with a trailing slash.
            lang: `en`, `es` or `pt`.
            name: the name of the table: `example` in the chapter, `landing` on the first page.
        """
        self.page = page
        self.address = address
        self.lang = lang
        self.words = Words.of(lang, extra=LOCALE, domain="tables")
        self.turn_to(name)

    def turn_to(self, name: str) -> None:
        """Use the table of this name, which shows the example of the text (EX-1)."""
        self.name = name
        self.table = self.page.locator(f"#t-{name}")
        self.expected = TrickTable(
            "A♥ 3♥ 2♠ K♣", trump="♠", leader="right", lang=self.lang, name=name
        )

    # Navigation

    def opens(self, path: str = CHAPTER) -> None:
        """Open a page in the language of the reader."""
        self.page.goto(f"{self.address}{self.lang}/{path}")

    def waits_until_live(self) -> None:
        """Wait until the engine answers."""
        expect(self.page.locator("html")).to_have_attribute("data-alcalde", "live")

    # Controls

    def say(self, sentence: str) -> str:
        """Return the translation of a sentence of the tables."""
        return self.words.gettext(sentence)

    def spoken(self, card: str) -> str:
        """Return the spoken name of a card such as `2♠` in the current pack."""
        return self.words.card(Card.parse(card), self.expected.pack)

    def button(self, name: str) -> Locator:
        """Return a button of the table by its name in English."""
        return self.table.get_by_role("button", name=self.say(name), exact=True)

    def card(self, card: str) -> Locator:
        """Return a card on the table, which is a button that changes it."""
        name = self.change(card)
        return self.table.get_by_role("button", name=name, exact=True)

    def change(self, card: str) -> str:
        """Return the name of the button that changes a card on the table."""
        return self.expected.voice.text(self.say("Change {card}"), {"card": Card.parse(card)})

    def swap(self, old: str, new: str) -> Locator:
        """Return the button that swaps one card for another with one tap."""
        template = self.say("Swap {card} for {card2}")
        places = {"card": Card.parse(old), "card2": Card.parse(new)}
        name = self.expected.voice.text(template, places)
        return self.table.get_by_role("button", name=name, exact=True)

    def choice(self, card: str) -> Locator:
        """Return a card in the picker that may be chosen."""
        return self.picker.get_by_role("button", name=self.spoken(card), exact=True)

    def taken(self, card: str) -> Locator:
        """Return a card in the picker that cannot be chosen, since it is on the table."""
        name = self.say("{card}, already on the table").format(card=self.spoken(card))
        return self.picker.get_by_role("button", name=name, exact=True)

    def setting(self, group: str, value: str) -> Locator:
        """Return a button of a setting, by the English name of the setting and its own label."""
        setting = self.table.get_by_role("group", name=self.say(group), exact=True)
        return setting.get_by_role("button", name=value, exact=True)

    def trump(self, suit: str) -> Locator:
        """Return the button that makes a suit such as `♥` trump."""
        return self.setting("Trump", self.words.suit(Suit.parse(suit), self.expected.pack))

    def leader(self, seat: str) -> Locator:
        """Return the button that lets `right`, `left` or `mayor` lead."""
        return self.setting("Who leads", self.expected.voice.label(Seat.parse(seat)))

    def notice(self, when: str) -> Locator:
        """Return the notice for a state of the engine: `ready`, `loading` or `thinking`."""
        return self.table.locator(f"[data-when={when}]")

    def trouble(self, when: str) -> Locator:
        """Return what the bar at the foot of the window says: `failed`, `outdated` and so on."""
        return self.page.locator(f"[data-trouble-bar] > [data-when={when}]")

    def frame(self, text: str) -> str:
        """Translate an English text of the page around the tables."""
        return language(self.lang).words().gettext(text)

    @property
    def picker(self) -> Locator:
        """Return the picker, with the cards to choose from."""
        return self.table.locator(".al-picker")

    @property
    def status(self) -> Locator:
        """Return the live region."""
        return self.table.locator("[role=status]")

    @property
    def reasons(self) -> Locator:
        """Return the reasons, in order."""
        return self.table.get_by_role("list", name=self.say("Why")).get_by_role("listitem")

    # Checks

    def engine(self) -> Table:
        """Return the table in Python that the state on the page describes."""
        kind = self.table.get_attribute("data-table") or ""
        return restore(kind, json.loads(self.table.get_attribute("data-state") or ""))

    def sees(self) -> None:
        """Wait until the page shows the expected state and text, and check the badge.

        The badge must be on the winning card and say that it wins or is ahead.
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
            self.change(str(trick.winning_card))
        )

    def sees_after(self, action: str, **args: object) -> None:
        """Do an action on the expected table, and wait for the page to show the same."""
        self.expected.act(action, **args)
        self.sees()

    def hears(self, sentence: str) -> None:
        """Wait until the live region contains a sentence, with the names of cards."""
        expect(self.status.locator(".al-status > :first-child")).to_have_text(sentence)

    def opens_picker(self, card: str, slot: str) -> None:
        """Tap a card and wait for the picker."""
        self.card(card).click()
        expect(self.picker).to_be_visible()
        name = {"card": Card.parse(card)}
        title = self.expected.voice.text(self.say("In place of {card}:"), name)
        expect(self.picker).to_have_accessible_name(capitalise(title))
        self.sees_after("pick", slot=slot)

    def tabs_to(self, target: Locator) -> None:
        """Press Tab until the target has the focus, and check that the focus is visible."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if target.evaluate("(node) => node === document.activeElement"):
                break
        self.sees_focus_on(target)

    def sees_focus_on(self, target: Locator) -> None:
        """Wait until the target has the focus, with a visible outline."""
        expect(target).to_be_focused()
        ring = "(node) => node.matches(':focus-visible') ? getComputedStyle(node).outlineStyle : ''"
        assert target.evaluate(ring) == "solid"

    def answers(self, wanted: int) -> int:
        """Wait until the page has had this many answers, and return their number."""
        return int(self.page.evaluate(COUNTED, wanted))
