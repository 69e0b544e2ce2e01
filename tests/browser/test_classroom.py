"""The classroom: chapters through Voila, with tables that run in kernels."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from playwright.sync_api import Locator, Page, expect

from alcalde_widgets import restore
from book.classroom.chapters import all_chapters
from tests.browser.conftest import Visit
from tests.browser.journal import CANCELLED, Journal
from tests.browser.jupyter import VERSIONS, free_port, serving, stop
from tests.browser.reader import Reader
from tests.browser.test_access import SIDEWAYS, findings, nothing
from tests.browser.test_game import Player

READY = "Ctrl-C ends."
SWAP = "04-four-card-trick"
CODE = re.compile(r"\bimport\b|\bshow\(|\blang =")
MYST = re.compile(r"^%|:::|[A-Z]{4,5}-\d", re.MULTILINE)
"""Comments, fences and rule ids, which are for those who change the text."""
KERNEL = """
() => JSON.parse(document.getElementById("jupyter-config-data").textContent).kernelId
"""
STATUS = "(kernel) => fetch(`/api/kernels/${kernel}`).then((answer) => answer.status)"
FAREWELL = """
(kernel) => {
  const form = new FormData();
  form.append("_xsrf", document.cookie.match("_xsrf=([^;]*)")[1]);
  return fetch(`/voila/api/shutdown/${kernel}`, { method: "POST", body: form });
}
"""
LEFT = r"^console warning: .*WebSocket is closed before the connection is established"
"""The warning about a page that was left before its kernel was connected: no problem."""
WAKES = "() => document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture(scope="module")
def classroom(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the classroom, and return its URL."""
    port, own = free_port(), tmp_path_factory.mktemp("classroom")
    options = ("--port", str(port), "--host", "127.0.0.1")
    with serving("book.classroom", *options, ready=READY, own=own):
        yield f"http://127.0.0.1:{port}/"


class Pupil(Reader):
    """A reader of a chapter in the classroom."""

    def opens(self, path: str = SWAP) -> None:
        """Open a chapter in the language of the pupil and wait until its tables are live."""
        self.page.goto(f"{self.address}{self.lang}/{path}.ipynb")
        self.waits_until_live()

    def waits_until_live(self) -> None:
        """Wait until every table is live."""
        live(self.page)


@pytest.fixture
def pupil(classroom: str, visit: Visit, journal: Journal) -> Pupil:
    """Return a Spanish pupil who has not opened a chapter."""
    journal.hosts.add(classroom.split("/")[2])
    journal.allow(VERSIONS)
    journal.allow(LEFT)
    reader = visit("es", path=None)
    return Pupil(reader.page, classroom, "es")


def live(page: Page) -> None:
    """Wait until every table of the page is live."""
    expect(page.locator("html")).to_have_attribute("data-classroom", "live")


def acts(table: Locator, button: Locator) -> None:
    """Press a button and wait until the table shows the result."""
    before = json.loads(table.get_attribute("data-state") or "")
    expected = restore(table.get_attribute("data-table") or "", before)
    args = json.loads(button.get_attribute("data-args") or "{}")
    expected.act(button.get_attribute("data-act") or "", **args)
    assert expected.state() != before
    button.click()
    state = json.dumps(expected.state(), ensure_ascii=False, separators=(",", ":"))
    expect(table).to_have_attribute("data-state", state)
    expect(table).to_have_text(expected.view().text)


def test_the_swap_through_a_kernel(pupil: Pupil) -> None:
    """The same table and the same clicks as on a page; the kernel answers (EX-1, EX-2)."""
    pupil.opens(SWAP)
    pupil.sees()
    pupil.opens_picker("2♠", "first")
    pupil.choice("2♦").click()
    pupil.sees_after("put", card="2D")
    pupil.hears("Isaac gana con el as de corazones: 25 puntos.")
    pupil.swap("2♦", "2♠").click()
    pupil.sees_after("swap")
    pupil.hears("El alcalde gana con el dos de picas: 25 puntos.")


def test_a_chapter_of_several_tables(pupil: Pupil) -> None:
    """Each table has its own state: one changes, the others do not (DECK-1, DEAL-3)."""
    pupil.opens("01-preparation")
    tables = pupil.page.locator("[data-table]")
    assert tables.count() >= 5
    assert not pupil.page.locator(".cl-picture").count()
    states = "(nodes) => nodes.map((node) => node.dataset.state)"
    before = tables.evaluate_all(states)
    deal = pupil.page.locator("#t-deal")
    acts(deal, deal.locator("button[data-act]:not([aria-disabled=true])").first)
    after = tables.evaluate_all(states)
    assert len([1 for old, new in zip(before, after, strict=True) if old != new]) == 1


def test_a_game_through_a_kernel(pupil: Pupil) -> None:
    """PLAY-2: the others play by themselves, a card is played, a bad move is refused and stays."""
    pupil.opens("10-play")
    player = Player(pupil)
    player.part("seat-right").click()
    player.does("seat", seat="right")
    player.sees()
    for _ in range(2):
        player.part(player.first_card()).click()
        player.does("tap", card=player.first_card().removeprefix("card-"))
        player.goes_on()
        player.sees()
        player.part("main").click()
        player.does("on", at=player.expected.now.moves)
        player.goes_on()
        player.sees()
    field = player.part("typing")
    field.fill("zz")
    player.part("hint").click()
    player.does("hint")
    player.sees()
    expect(field).to_have_value("zz")
    field.press("Enter")
    player.does("type", text="zz")
    expect(player.table.locator(".al-note--warn:visible")).to_have_text(player.expected.notice)
    player.sees()


def test_an_exercise_through_a_kernel(pupil: Pupil) -> None:
    """The seed comes from the browser; the kernel judges the answer."""
    pupil.opens("11-exercises")
    table = pupil.page.locator("[data-table=exercise]").last
    before = table.get_attribute("data-state")
    table.locator("button[data-random]").first.click()
    expect(table).not_to_have_attribute("data-state", before or "")
    acts(table, table.locator("[data-act=choose]").first)


@pytest.mark.parametrize("path", ["en/02-play", "es/05-background", "pt/01-preparation"])
def test_only_the_text_is_visible(pupil: Pupil, path: str) -> None:
    """No code, comments or fences, and none of the tools that need the book's own pages."""
    chapter = next(found for row in all_chapters().values() for found in row if path in found.path)
    page = pupil.page
    page.goto(f"{pupil.address}{chapter.path}")
    pupil.waits_until_live()
    text = page.locator("main").inner_text()
    assert not CODE.findall(text)
    assert not MYST.findall(text)
    expect(page.locator("html")).to_have_attribute("lang", chapter.language.tag)
    expect(page.locator("html")).not_to_have_attribute("data-alcalde", re.compile(""))
    expect(page.locator("h1")).to_have_text(chapter.label)
    assert not [row for row in page.locator(".al-tools").all() if row.is_visible()]


def test_a_note_is_a_box(pupil: Pupil) -> None:
    """An admonition for those who know a game with other ranks (DECK-2)."""
    pupil.page.goto(f"{pupil.address}pt/{SWAP}.ipynb")
    expect(pupil.page.locator("aside.note strong")).to_have_text("Para quem joga bisca ou sueca.")


def test_navigation(pupil: Pupil, journal: Journal) -> None:
    """From the first page to a chapter, by links in the text, to the next one, to a translation."""
    journal.allow(CANCELLED)
    page = pupil.page
    page.goto(pupil.address)
    expect(page.get_by_role("link")).to_have_count(1 + sum(map(len, all_chapters().values())))
    page.get_by_role("link", name="Contexto y acuerdos").click()
    page.locator("main").get_by_role("link", name="Preparación").first.click()
    expect(page).to_have_url(f"{pupil.address}es/01-preparation.ipynb")
    page.get_by_role("link", name="Siguiente").click()
    expect(page).to_have_url(f"{pupil.address}es/02-play.ipynb")
    page.get_by_role("link", name="PT, Português").click()
    expect(page).to_have_url(f"{pupil.address}pt/02-play.ipynb")
    page.goto(f"{pupil.address}en")
    expect(page).to_have_url(f"{pupil.address}en/index.ipynb")


def test_an_unknown_url(pupil: Pupil, journal: Journal) -> None:
    """The first page answers, also for folders, files and other URLs of Voila."""
    journal.allow(r"^console error: Failed to load resource: .*404")
    for path in ("es/nada.ipynb", "voila/render/en/index.ipynb", "voila/files/build.py", "login"):
        answer = pupil.page.goto(pupil.address + path)
        assert answer and answer.status == 404
        expect(pupil.page.get_by_text("Esta página no está aquí.")).to_be_visible()


def test_leaving_a_page_ends_its_kernel(pupil: Pupil) -> None:
    """Each page has a kernel, which is shut down with it."""
    pupil.opens()
    kernel = pupil.page.evaluate(KERNEL)
    assert pupil.page.evaluate(STATUS, kernel) == 200
    pupil.page.goto(f"{pupil.address}es/glossary.ipynb")
    gone(pupil.page, kernel)


def test_a_device_that_slept_for_a_long_time(pupil: Pupil, journal: Journal) -> None:
    """Its kernel is gone: when the page becomes visible, it reloads."""
    journal.allow(r"^(console error: Failed to load resource|failed request)")
    journal.allow(r"^console (error|warning): .*(WebSocket|[Kk]ernel|Connection)")
    pupil.opens()
    kernel = pupil.page.evaluate(KERNEL)
    pupil.page.evaluate(FAREWELL, kernel)
    with pupil.page.expect_navigation():
        pupil.page.evaluate(WAKES)
    pupil.waits_until_live()
    assert pupil.page.evaluate(KERNEL) != kernel
    pupil.sees()


def gone(page: Page, kernel: str) -> None:
    """Wait until a kernel has been shut down."""
    for _ in range(100):
        # not requested by the page, since its console would report the error
        if page.request.get(f"{page.url.split('/es/')[0]}/api/kernels/{kernel}").status == 404:
            return
        page.wait_for_timeout(100)
    pytest.fail(f"The kernel {kernel} still runs.")


def test_accessibility(pupil: Pupil) -> None:
    """Axe-core finds nothing, and nothing is wider than a small phone."""
    pupil.page.set_viewport_size({"width": 320, "height": 640})
    pupil.page.goto(pupil.address)
    found = findings(pupil.page, "the list of chapters") + pupil.page.evaluate(SIDEWAYS)
    pupil.opens("index")
    nothing(found + findings(pupil.page, "a chapter") + pupil.page.evaluate(SIDEWAYS))


def test_ctrl_c_ends_everything(tmp_path: Path) -> None:
    """Even while kernels are starting: one sentence, and no process is left."""
    options = ("--port", str(free_port()), "--host", "127.0.0.1")
    with serving("book.classroom", *options, ready=READY, own=tmp_path) as server:
        process = psutil.Process(server.process.pid)
        children = []
        for _ in range(100):
            if children := process.children(recursive=True):
                break
            time.sleep(0.05)
        welcome = server.log()
        stop(server.process)
    assert children
    assert server.log() == f"{welcome}The classroom is closed.\n"
    assert server.process.returncode == 0
    assert not psutil.wait_procs(children, timeout=10)[1]
