"""The commands that users of Jupyter Book and of Voila type in the project's folder."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import expect

from book.alone import SAID
from tests.browser.conftest import Visit
from tests.browser.journal import Journal
from tests.browser.jupyter import free_port, serving
from tests.browser.reader import Reader
from tests.conftest import ROOT

BUILD = ("build", "book/es", "--config", "_config.yml", "--toc", "book/_toc.yml")
NOTEBOOK = "book/es/04-four-card-trick.ipynb"
START = 60_000
"""Timeout for starting a kernel, in milliseconds."""


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that prints nothing."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Print nothing."""


@pytest.fixture
def alone(tmp_path: Path, journal: Journal) -> Iterator[str]:
    """Build the Spanish book with Jupyter Book, serve it plainly, and return its URL."""
    command = [str(Path(sys.executable).with_name("jupyter-book")), *BUILD]
    command += ["--path-output", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(SAID.format(name="Español")) == 1
    assert "WARNING" not in done.stderr
    (tmp_path / "es").symlink_to(tmp_path / "_build" / "html")
    handler = partial(Quiet, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        journal.hosts.add(f"127.0.0.1:{server.server_port}")
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def swaps(reader: Reader) -> None:
    """Press the button of the example and see the other winner (EX-2)."""
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    reader.hears("Isaac gana con el as de corazones: 25 puntos.")


def test_one_language_built_by_jupyter_book(visit: Visit, alone: str, tmp_path: Path) -> None:
    """Its tables are live, its search finds, and no link leads out of it."""
    reader = visit("es", address=alone)
    reader.waits_until_live()
    swaps(reader)
    reader.opens("search.html?q=triunfo")
    expect(reader.page.locator("#results li mark").first).to_be_visible()
    reader.page.wait_for_load_state("networkidle")  # a line of every page that was found
    for page in (tmp_path / "es").glob("*.html"):
        assert '="../' not in page.read_text(encoding="utf-8")


def test_one_notebook_in_voila(visit: Visit, journal: Journal, tmp_path: Path) -> None:
    """The table of the chapter is live, in a kernel."""
    port = free_port()
    journal.hosts.add(f"127.0.0.1:{port}")
    journal.allow(".")  # all but the table is Voila's page, with this machine's extensions
    options = (NOTEBOOK, "--no-browser", f"--port={port}", "--Voila.ip=127.0.0.1")
    with serving("voila", *options, ready="is running at", own=tmp_path):
        reader = visit("es", path=None)
        reader.page.goto(f"http://127.0.0.1:{port}/", timeout=START)
        expect(reader.table).to_be_visible(timeout=START)
        swaps(reader)
