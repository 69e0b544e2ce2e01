"""The other controls of the trick table, and what the page then shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.doctor import doctor, with_second_table
from tests.browser.reader import CHAPTER, LANDING, LANGS

CLICKS = """
([ids, times]) => {
  for (let n = 0; n < times; n += 1) document.getElementById(ids[n % ids.length]).click();
}
"""


@pytest.mark.parametrize("lang", LANGS)
def test_settings_steps_and_reset(visit: Visit, lang: str) -> None:
    """Trump (PLAY-5), who leads (PLAY-1), the mayor's order (PLAY-4), single cards, reset."""
    reader = visit(lang)
    reader.waits_until_live()
    reader.trump("♥").click()
    reader.sees_after("trump", suit="H")
    expect(reader.trump("♥")).to_have_attribute("aria-pressed", "true")
    expect(reader.trump("♠")).to_have_attribute("aria-pressed", "false")
    reader.leader("mayor").click()
    reader.sees_after("leader", seat="mayor")
    reader.trump("♦").click()
    reader.sees_after("trump", suit="D")
    reader.button("Reverse the mayor’s two cards").click()
    reader.sees_after("turn")
    reader.button("First card").click()
    reader.sees_after("step", to=1)
    for to in (2, 3, 4):
        reader.button("Next card").click()
        reader.sees_after("step", to=to)
    reader.button("Previous card").click()
    reader.sees_after("step", to=3)
    expect(reader.table.get_by_text(reader.say("not yet"))).to_be_visible()
    reader.button("Put the example back").click()
    reader.sees_after("reset")


def test_the_first_of_the_mayors_two_sets_the_suit(visit: Visit) -> None:
    """With 2♦ for 2♠ and the mayor leading, the first card wins in either order (PLAY-4)."""
    reader = visit("en")
    reader.waits_until_live()
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    reader.leader("mayor").click()
    reader.sees_after("leader", seat="mayor")
    reader.hears("The mayor wins with the two of diamonds: 25 points.")
    reader.button("Reverse the mayor’s two cards").click()
    reader.sees_after("turn")
    reader.hears("The mayor wins with the king of clubs: 25 points.")


def test_a_card_on_the_table_cannot_be_chosen_again(visit: Visit) -> None:
    """Cards on the table are disabled in the picker, and pressing them changes nothing."""
    reader = visit("pt")
    reader.waits_until_live()
    reader.opens_picker("2♠", "first")
    for card in ("A♥", "3♥", "K♣"):
        expect(reader.taken(card)).to_be_disabled()
    reader.taken("A♥").click(force=True)
    reader.taken("3♥").focus()
    reader.page.keyboard.press("Enter")
    reader.button("Close").click()
    reader.sees_after("close")
    assert reader.answers(2) == 2


def test_the_pack_is_kept(visit: Visit) -> None:
    """Spanish faces stay after a reload and on the next page (DECK-4)."""
    reader = visit("es", path=LANDING)
    reader.waits_until_live()
    reader.setting("Pack", reader.say("Spanish")).click()
    reader.sees_after("pack", pack="spanish")
    name = "Poner otra carta en lugar del dos de espadas"
    expect(reader.card("2♠")).to_have_accessible_name(name)
    reader.page.reload()
    reader.sees()
    reader.opens(CHAPTER)
    reader.turn_to("example")
    reader.sees_after("prefs", pack="spanish")
    reader.setting("Pack", reader.say("French")).click()
    reader.sees_after("pack", pack="french")


def test_tables_of_a_page_share_the_pack_and_nothing_else(visit: Visit) -> None:
    """The choice of a pack applies to all tables; cards do not."""
    reader = visit("en", path=None)
    doctor(reader.page, lambda html: with_second_table(html, "en"))
    reader.opens()
    reader.waits_until_live()
    reader.setting("Pack", "Spanish").click()
    reader.sees_after("pack", pack="spanish")
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    reader.turn_to("second")
    reader.sees_after("prefs", pack="spanish")
    expect(reader.page.locator(":focus")).to_have_id("t-example-swap")


def test_two_hundred_clicks_in_a_row(visit: Visit) -> None:
    """At the speed of a script, every click is answered in order."""
    reader = visit("en")
    reader.waits_until_live()
    acts: list[tuple[str, str, dict[str, object]]] = [
        ("swap", "swap", {}),
        ("trump-H", "trump", {"suit": "H"}),
        ("turn", "turn", {}),
        ("leader-mayor", "leader", {"seat": "mayor"}),
        ("swap", "swap", {}),
        ("trump-C", "trump", {"suit": "C"}),
        ("leader-left", "leader", {"seat": "left"}),
    ]
    ids = [f"t-example-{part}" for part, _, _ in acts]
    reader.page.evaluate(CLICKS, [ids, 200])
    assert reader.answers(200) == 200
    for click in range(200):
        _, action, args = acts[click % len(acts)]
        reader.expected.act(action, **args)
    reader.sees()
