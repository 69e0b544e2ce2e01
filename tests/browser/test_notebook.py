"""The notebook host: a chapter in JupyterLab, as a teacher opens it to change something."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

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
}
"""Render every cell, and do not ask whether Jupyter may fetch its news."""
START = 60_000
"""Timeout for starting JupyterLab or a kernel, in milliseconds."""
MYST = re.compile(r"^%|:::", re.MULTILINE)


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """Serve JupyterLab in a copy of the Portuguese chapters, and return its URL."""
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


def test_a_chapter_in_jupyterlab(lab: str, visit: Visit, journal: Journal) -> None:
    """Run all cells; then the swap, with the real widget (EX-1, EX-2)."""
    journal.hosts.add(lab.split("/")[2])
    reader: Reader = visit("pt", path=None)
    page = reader.page
    with page.expect_websocket(lambda socket: "/channels" in socket.url, timeout=START):
        page.goto(f"{lab}doc/tree/{CHAPTER}?reset")
    expect(page.locator(".jp-Notebook h1")).to_be_visible(timeout=START)
    idle = page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]")
    expect(idle).to_be_attached(timeout=START)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    reader.table = page.locator(".jp-OutputArea-output [data-table]#t-example")
    expect(reader.table).to_be_visible(timeout=START)
    reader.sees()
    reader.opens_picker("2♠", "first")
    reader.choice("2♦").click()
    reader.sees_after("put", card="2D")
    reader.swap("2♦", "2♠").click()
    reader.sees_after("swap")
    reader.hears("O alcalde ganha com o dois de espadas: 25 pontos.")
    texts = page.locator(".jp-MarkdownCell").all_inner_texts()
    assert not MYST.findall("\n".join(texts))
