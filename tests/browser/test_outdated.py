"""A page that was open while the site was published anew: what it would load is gone."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error, Route, expect

from alcalde_widgets import TrickTable
from tests.browser.conftest import Visit
from tests.browser.journal import Journal
from tests.browser.reader import Reader
from tests.browser.test_game import CHAPTER as GAME
from tests.browser.test_game import Player
from tests.browser.test_game_kept import writes_a_move
from tests.browser.test_progress import REFUSED
from tests.browser.test_sharing import packed

SCRIPT = "() => document.querySelector('script[src$=\"/page.js\"]').src"
DIES = "() => { self.close(); }"


class Deployment:
    """Publishes the site anew: the runtime's folder has another name, and the old one is gone."""

    def __init__(self, reader: Reader) -> None:
        """Publish it."""
        self.old = reader.page.evaluate(SCRIPT).split("/")[-2]
        self.new = "0123456789ab"
        reader.page.route("**/*", self._serve)

    def _serve(self, route: Route) -> None:
        address = route.request.url
        if f"/{self.old}/" in address:
            route.fulfill(status=404, content_type="text/plain", body="gone")
        elif f"/{self.new}/" in address:
            route.continue_(url=address.replace(self.new, self.old))
        elif address.split("#")[0].endswith(".html"):
            answer = route.fetch()
            body = answer.text().replace(f"/{self.old}/", f"/{self.new}/")
            route.fulfill(response=answer, body=body)
        else:
            route.continue_()


def is_published_meanwhile(reader: Reader, journal: Journal) -> None:
    """Publish the site anew and end the page's worker, so that it would have to load another."""
    journal.allow("^console warning: .*(silent|Error: worker)")
    journal.allow(r"(Failed to load resource|failed request).*(worker\.js|\.wasm|\.zip)")
    reader.waits_until_live()
    Deployment(reader)
    with suppress(Error):  # the worker does not live to answer
        reader.page.workers[-1].evaluate(DIES)


def loads_the_new_page(reader: Reader) -> None:
    """Press what the page offers, and wait for the new page."""
    reader.page.clock.fast_forward("00:20")
    outdated = reader.trouble("outdated")
    expect(outdated).to_be_in_viewport(ratio=1)
    said = "There is a newer version of this page. Load it and everything goes on as it stands."
    expect(outdated).to_contain_text(reader.frame(said))
    expect(reader.trouble("failed")).to_be_hidden()
    with reader.page.expect_navigation():
        outdated.get_by_role("button", name=reader.frame("Load it")).click()


def test_a_changed_table_goes_on(visit: Visit, journal: Journal) -> None:
    """With what the old page has not answered any more; only once."""
    reader = visit("es", path=None)
    reader.page.clock.install()
    reader.opens()
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    is_published_meanwhile(reader, journal)
    reader.trump("♥").click()
    loads_the_new_page(reader)
    reader.sees_after("trump", suit="H")
    expect(reader.trouble("outdated")).to_be_hidden()
    reader.page.reload()
    reader.turn_to("example")
    reader.sees()


def test_a_game_goes_on(visit: Visit, journal: Journal) -> None:
    """Half played, with text that is not sent, where the browser keeps nothing either."""
    reader = visit("pt", path=None, script=REFUSED)
    reader.page.clock.install()
    reader.opens(GAME)
    player = Player(reader)
    writes_a_move(player)
    player.part("typing").fill("ás de")
    is_published_meanwhile(reader, journal)
    player.part("sums").click()
    loads_the_new_page(reader)
    again = Player(reader)
    again.expected = player.expected
    again.does("sums")
    again.sees()
    expect(again.part("typing")).to_have_value("ás de")


def test_a_link_stands_as_it_was_changed(visit: Visit, journal: Journal) -> None:
    """The link in the address, which was opened before, does not undo what followed."""
    reader = visit("en", path=None)
    reader.page.clock.install()
    reader.opens()
    reader.waits_until_live()
    linked = TrickTable("A♥ 3♥ 2♠ K♣", trump="♠", leader="right", lang="en", name="example")
    linked.act("swap")
    address = f"t-example={packed(linked.state())}"
    reader.page.evaluate("(hash) => { location.hash = hash }", address)
    reader.sees_after("swap")
    reader.trump("♥").click()
    reader.sees_after("trump", suit="H")
    is_published_meanwhile(reader, journal)
    reader.leader("mayor").click()
    loads_the_new_page(reader)
    reader.sees_after("leader", seat="mayor")
