"""Progress on the device: marked, counted, exported, imported, deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from alcalde_widgets import TaskTable, restore
from tests.browser.conftest import Visit
from tests.browser.reader import CHAPTER, LANDING, Reader

REFUSED = """
for (const name of ["getItem", "setItem", "removeItem"]) {
  Storage.prototype[name] = () => { throw new DOMException("refused", "SecurityError"); };
}
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
STORED = "() => localStorage.getItem('alcalde.progress')"
STORED_BEFORE = """if (location.protocol === "http:") {
  localStorage['alcalde.progress'] ??= '{"v":0}';
}"""
EVERYTHING = (
    "() => Object.keys(localStorage).filter((key) => /^alcalde.(progress|table)/.test(key))"
)


def tasks(reader: Reader) -> list[Locator]:
    """Return the tasks of the page."""
    expect(reader.page.locator("html")).to_have_attribute("data-alcalde", "live")
    return reader.page.locator("[data-table=task]").all()


def does(reader: Reader, task: Locator, *, right: bool = True) -> None:
    """Answer a task right or wrong, as the engine judges it."""
    table = restore("task", json.loads(task.get_attribute("data-state") or ""))
    assert isinstance(table, TaskTable)
    keys = [choice.key for choice in table.question.choices(table.voice)]
    key = next(key for key in keys if (key == table.question.right) == right)
    table.act("choose", key=key)
    task.locator(f"[id='{table.id(f'choice-{key}')}']").click()
    expect(task.locator(f"[id='{table.id('status')}']")).to_contain_text(table.verdict())


def done(reader: Reader, task: Locator) -> Locator:
    """Return the mark of a finished task."""
    return task.get_by_text(reader.say("Done"), exact=True)


def entry(reader: Reader, page: str) -> Locator:
    """Return the tick of a page in the menu."""
    return reader.page.locator(f"[data-page='{page}'] [data-progress-tick]")


def counts(reader: Reader) -> tuple[str, str]:
    """Return the numbers in the panel: tasks done, and all tasks."""
    panel = reader.page.locator("[data-progress-panel]")
    expect(panel).to_be_visible()
    return panel.locator("[data-done]").inner_text(), panel.locator("[data-of]").inner_text()


def every_task(reader: Reader) -> int:
    """Return how many tasks the book has, by the entries of the menu."""
    sums = "(entries) => entries.reduce((sum, entry) => sum + Number(entry.dataset.tasks), 0)"
    return int(reader.page.locator("[data-tasks]").evaluate_all(sums))


def panel_button(reader: Reader, does: str) -> Locator:
    """Return a button of the panel by its function."""
    return reader.page.locator(f"[data-progress-panel] [data-host='{does}']")


def test_what_is_done_is_kept_in_every_language(visit: Visit) -> None:
    """A wrong answer stores nothing; right ones are marked, also after a reload and in Spanish."""
    page = CHAPTER.removesuffix(".html")
    reader = visit("en")
    first, *others = tasks(reader)
    expect(done(reader, first)).to_be_hidden()
    does(reader, first, right=False)
    assert reader.page.evaluate(STORED) is None
    does(reader, first)
    expect(done(reader, first)).to_be_visible()
    expect(entry(reader, page)).to_be_hidden()
    kept = json.loads(reader.page.evaluate(STORED))
    name = (first.get_attribute("id") or "").removeprefix("t-")
    assert kept == {"v": 1, "pages": {page: {"done": [name], "of": 1 + len(others)}}}
    reader.page.reload()
    expect(done(reader, first)).to_be_visible()
    for task in tasks(reader)[1:]:
        expect(done(reader, task)).to_be_hidden()
        does(reader, task)
    expect(entry(reader, page)).to_have_attribute("data-progress-tick", "")
    expect(entry(reader, page)).not_to_have_attribute("hidden", "")
    reader.lang = "es"
    reader.opens()
    reader = Reader(reader.page, reader.address, "es")
    for task in tasks(reader):
        expect(done(reader, task)).to_be_visible()
        task.locator("[id$='-hint']").click()
        expect(task.locator("[id$='-hint-text']")).to_be_visible()
        expect(done(reader, task)).to_be_visible()


def test_export_reset_import(visit: Visit, tmp_path: Path) -> None:
    """Export to a file, delete with two presses, import the file.

    Deleting removes the saved game too.
    """
    reader = visit("pt")
    task, *others = tasks(reader)
    does(reader, task)
    reader.opens(LANDING)
    every = every_task(reader)
    assert every > 1 + len(others)  # the other pages' too, though not seen yet
    assert counts(reader) == ("1", str(every))
    before = reader.page.evaluate(STORED)
    with reader.page.expect_download() as download:
        panel_button(reader, "export").click()
    assert download.value.suggested_filename == "alcalde-progress.json"
    saved = tmp_path / "progress.json"
    download.value.save_as(saved)
    assert saved.read_text() == before
    reader.page.evaluate("() => localStorage.setItem('alcalde.table.10-play.t-game', '{}')")
    sure = panel_button(reader, "reset-sure")
    expect(sure).to_be_hidden()
    panel_button(reader, "reset").click()
    expect(sure).to_be_focused()
    assert reader.page.evaluate(STORED) == before
    sure.click()
    expect(sure).to_be_hidden()
    expect(panel_button(reader, "reset")).to_be_focused()
    assert reader.page.evaluate(EVERYTHING) == []
    assert counts(reader)[0] == "0"
    with reader.page.expect_file_chooser() as chooser:
        panel_button(reader, "import").click()
    chooser.value.set_files(saved)
    expect(reader.page.locator("[data-when-imported]")).to_be_visible()
    assert reader.page.evaluate(STORED) == before
    assert counts(reader) == ("1", str(every))


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe", b"{}", b'{"v":2,"pages":{}}', b"[" * 200_000, b"<img src=x>"],
    ids=["empty", "no text", "another object", "a later version", "too long", "markup"],
)
def test_importing_a_file_without_progress(visit: Visit, content: bytes) -> None:
    """The panel says so, and the progress stays."""
    reader = visit("es")
    does(reader, tasks(reader)[0])
    before = reader.page.evaluate(STORED)
    reader.opens(LANDING)
    file = {"name": "a.json", "mimeType": "application/json", "buffer": content}
    reader.page.locator("[data-progress-panel] [type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(reader.page.locator("[data-when-unreadable]")).to_be_visible()
    expect(reader.page.locator("[data-when-imported]")).to_be_hidden()
    assert reader.page.evaluate(STORED) == before


@pytest.mark.parametrize("script", [REFUSED, FULL], ids=["refused", "full"])
def test_without_storage(visit: Visit, script: str) -> None:
    """Everything works; only the first finished task says that progress will not be kept."""
    reader = visit("es", script=script)
    first, second, *_ = tasks(reader)
    sentence = reader.say("This browser will not keep your progress.")
    does(reader, first)
    expect(first.get_by_text(sentence)).to_be_visible()
    expect(done(reader, first)).to_be_visible()
    does(reader, second)
    expect(done(reader, second)).to_be_visible()
    expect(second.get_by_text(sentence)).to_be_hidden()
    reader.opens(LANDING)
    expect(reader.page.locator("[data-when-unkept]").last).to_be_visible()
    panel_button(reader, "reset").click()
    panel_button(reader, "reset-sure").click()
    assert counts(reader)[0] == "0"


def test_unreadable_stored_progress(visit: Visit) -> None:
    """It is ignored, and the next finished task overwrites it."""
    reader = visit("en", script=STORED_BEFORE)
    task = tasks(reader)[0]
    expect(done(reader, task)).to_be_hidden()
    does(reader, task)
    assert json.loads(reader.page.evaluate(STORED))["v"] == 1
