"""Answers that are computed ahead while the reader points: the same answers, only sooner."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.reader import PHONE, Reader
from tests.browser.test_swap import sees_ex_2

COUNT = """
  window.asked = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.path?.[0] === "answer") {
      window.asked.push(message.argumentList.map(({ value }) => value));
    }
    return postMessage.call(this, message, ...more);
  };
"""

MADE = """
  ([state, name, args]) => window.asked.some(
    (call) => call[1] === state && call[2] === name && call[3] === args
  )
"""


def asked(reader: Reader, wanted: int) -> list[list[str]]:
    """Wait until the engine has had at least this many requests, and return them all."""
    reader.page.wait_for_function("(wanted) => window.asked.length >= wanted", arg=wanted)
    calls: list[list[str]] = reader.page.evaluate("window.asked")
    return calls


def test_pointing_computes_the_answer_and_pressing_shows_it(visit: Visit) -> None:
    """Hovering over the swap requests the answer; pressing shows it without another request."""
    reader = visit("es", script=COUNT)
    reader.waits_until_live()
    reader.sees()
    before = len(asked(reader, 0))
    reader.swap("2♠", "2♦").hover()
    calls = asked(reader, before + 1)
    assert calls[-1][2] == "swap"
    reader.sees()
    reader.page.mouse.down()
    reader.page.mouse.up()
    reader.expected.act("swap")
    sees_ex_2(reader)
    assert [call[:4] for call in asked(reader, 0)].count(calls[-1][:4]) == 1


def test_a_stale_answer_is_not_shown(visit: Visit) -> None:
    """A key makes clubs trump between pointing and pressing: the swap follows that (EX-2)."""
    reader = visit("pt", script=COUNT, viewport={"width": 1280, "height": 2400})
    reader.waits_until_live()
    before = len(asked(reader, 0))
    reader.swap("2♠", "2♦").hover()
    asked(reader, before + 1)
    reader.trump("♣").focus()
    reader.page.keyboard.press("Enter")
    reader.sees_after("trump", suit="C")
    reader.page.mouse.down()
    reader.page.mouse.up()
    reader.sees_after("swap")


def test_the_neighbouring_answer_is_computed_too(visit: Visit) -> None:
    """After a step back by key, the step forward is requested before anybody points at it."""
    reader = visit("es", script=COUNT)
    reader.waits_until_live()
    reader.sees()
    back, on = (reader.table.locator(f"#t-example-step-{way}") for way in ("previous", "next"))
    back.focus()
    reader.page.keyboard.press("Enter")
    reader.sees_after("step", to=3)
    wanted = [reader.table.get_attribute("data-state"), "step", on.get_attribute("data-args")]
    reader.page.wait_for_function(MADE, arg=wanted)
    before = len(asked(reader, 0))
    on.dispatch_event("click")
    reader.sees_after("step", to=4)
    assert wanted not in [call[1:4] for call in asked(reader, 0)[before:]]


def test_by_touch(visit: Visit) -> None:
    """A tap that turns into scrolling changes nothing; the next tap does."""
    reader = visit("en", script=COUNT, **PHONE)
    reader.waits_until_live()
    swap = reader.swap("2♠", "2♦")
    swap.scroll_into_view_if_needed()
    swap.dispatch_event("pointerdown", {"bubbles": True, "pointerType": "touch"})
    asked(reader, 1)
    swap.dispatch_event("pointercancel", {"bubbles": True, "pointerType": "touch"})
    reader.sees()
    swap.tap()
    reader.expected.act("swap")
    sees_ex_2(reader)


def test_a_seed_is_drawn_when_the_button_is_pressed(visit: Visit) -> None:
    """So pointing at a button that draws one requests nothing."""
    reader = visit("en", path="11-exercises.html", script=COUNT)
    reader.waits_until_live()
    table = reader.page.locator("[data-table=exercise]").first
    chance = table.locator("button[data-random]").first
    plain = table.locator("button[data-act]:not([data-random], [data-today])").first
    expect(plain).to_be_visible()
    before = len(asked(reader, 0))
    chance.hover()
    chance.focus()
    plain.focus()
    calls = asked(reader, before + 1)[before:]
    assert [call[2] for call in calls] == [plain.get_attribute("data-act")]
    chance.click()
    calls = asked(reader, before + 2)[before:]
    assert calls[1][2] == chance.get_attribute("data-act")
    assert "seed" in json.loads(calls[1][3])
