"""The notebook host: a chapter in JupyterLab, as a teacher opens it to change something."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.journal import Journal
from tests.browser.jupyter import ROOT, free_port, serving
from tests.browser.reader import Reader

CHAPTER = "04-four-card-trick.ipynb"
EXTENSIONS = ("@jupyter-widgets", "anywidget", "jupyterlab-myst")
"""The JupyterLab extensions that a chapter needs; others on this machine are not loaded."""
SETTINGS = {
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/apputils-extension:sessionDialogs": {"skipKernelRestartDialog": True},
}
"""Render every cell; ask neither for Jupyter's news nor before a restart."""
START = 60_000
"""Timeout for starting JupyterLab or a kernel, in milliseconds."""
GONE = "O kernel já não tem esta mesa. Execute esta célula outra vez e a mesa volta."
MYST = re.compile(r"^%|:::", re.MULTILINE)


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve JupyterLab in a copy of the Portuguese chapters, and return its URL."""
    tmp_path = tmp_path_factory.mktemp("lab")
    chapters, extensions = tmp_path / "pt", tmp_path / "extensions"
    shutil.copytree(ROOT / "book" / "pt", chapters)
    extensions.mkdir()
    for name in EXTENSIONS:
        there = Path(sys.prefix, "share", "jupyter", "labextensions", name)
        (extensions / name).symlink_to(there, target_is_directory=True)
    settings = tmp_path / "jupyter_config_dir" / "labconfig" / "default_setting_overrides.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(SETTINGS), encoding="utf-8")
    port = free_port()
    options = (
        "--no-browser",
        "--allow-root",
        "--ip=127.0.0.1",
        f"--port={port}",
        "--IdentityProvider.token=",
        f"--ServerApp.root_dir={chapters}",
        "--ServerApp.answer_yes=True",
        f"--LabApp.labextensions_path={extensions}",
        f"--LabApp.workspaces_dir={tmp_path / 'workspaces'}",
        f"--LabApp.user_settings_dir={tmp_path / 'settings'}",
    )
    with serving("jupyterlab", *options, ready="is running at", own=tmp_path):
        yield f"http://127.0.0.1:{port}/"


@pytest.fixture
def reader(lab: str, visit: Visit, journal: Journal) -> Reader:
    """Return a reader who has opened the chapter in JupyterLab and run all cells."""
    journal.allow(r"^console warning: Plugin .* to activate")  # on a slow machine
    journal.hosts.add(lab.split("/")[2])
    reader: Reader = visit("pt", path=None)
    page = reader.page
    with page.expect_websocket(lambda socket: "/channels" in socket.url, timeout=START):
        page.goto(f"{lab}doc/tree/{CHAPTER}?reset")
    expect(page.locator(".jp-Notebook h1")).to_be_visible(timeout=START)
    idle = page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")
    expect(idle).to_be_attached(timeout=START)
    reader.table = page.locator(".jp-OutputArea-output [data-table]#t-example")
    chooses(page, "Run", "Run All Cells")
    expect(reader.table).to_be_visible(timeout=START)
    return reader


def chooses(page: Page, menu: str, item: str) -> None:
    """Choose an item of one of JupyterLab's menus."""
    page.get_by_role("menuitem", name=menu, exact=True).click()
    page.get_by_role("menuitem", name=re.compile(f"^{item}( [^a-z]|$)")).click()


def test_a_chapter_in_jupyterlab(reader: Reader) -> None:
    """Run all cells; then the swap, with the real widget (EX-1, EX-2)."""
    reader.sees()
    reader.opens_picker("2♠", "first")
    reader.choice("2♦").click()
    reader.sees_after("put", card="2D")
    reader.swap("2♦", "2♠").click()
    reader.sees_after("swap")
    reader.hears("O alcalde ganha com o dois de espadas: 25 pontos.")
    texts = reader.page.locator(".jp-MarkdownCell").all_inner_texts()
    assert not MYST.findall("\n".join(texts))


def test_a_kernel_without_the_table(reader: Reader, journal: Journal) -> None:
    """After a restart, and after a death: the table stays, and says what brings it back."""
    journal.allow(r"^console (error|warning): .*([Kk]ernel|[Cc]omm|WebSocket|Connection|Canceled)")
    page, gone = reader.page, reader.notice("gone")
    before = reader.table.get_attribute("data-state")
    assert before == json.dumps(reader.expected.state(), ensure_ascii=False, separators=(",", ":"))
    with page.expect_response(lambda answer: "/restart" in answer.url, timeout=START):
        chooses(page, "Kernel", "Restart Kernel…")
    reader.swap("2♠", "2♦").click()
    expect(page.get_by_role("alert").filter(has_text=GONE)).to_be_visible()
    assert reader.table.get_attribute("data-state") == before
    chooses(page, "Run", "Run All Cells")
    expect(gone).to_be_hidden(timeout=START)
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    after = reader.table.get_attribute("data-state")
    for process in psutil.Process().children(recursive=True):
        if "ipykernel_launcher" in process.cmdline():
            process.kill()
    page.get_by_role("dialog").get_by_role("button", name="Ok").click(timeout=START)
    reader.swap("2♦", "2♠").click()
    expect(gone).to_have_text(GONE)
    assert reader.table.get_attribute("data-state") == after
