"""The notebook home: a chapter in Voila, with a kernel, as a teacher shows it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.journal import Journal
from tests.browser.reader import Reader

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "book" / "es" / "04-four-card-trick.ipynb"
READY = "is running at"
STRANGERS = ["@jupyterlite/pyodide-kernel-extension"]
"""An extension that the bench installs; it is of no use to Voila and stumbles there."""
FONTS = "https://cdn.jsdelivr.net/**"


def free_port() -> int:
    """Returns a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def voila(tmp_path: Path) -> Iterator[str]:
    """Voila with the Spanish chapter, with settings of its own; its address."""
    port = free_port()
    command = [sys.executable, "-m", "voila", str(NOTEBOOK), "--no-browser", f"--port={port}"]
    command += ["--Voila.ip=127.0.0.1", f"--VoilaConfiguration.extension_denylist={STRANGERS}"]
    folders = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    own = {name: str(tmp_path / name.lower()) for name in folders}
    with subprocess.Popen(
        command,
        env={**os.environ, **own},
        cwd=tmp_path,
        text=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as process:
        said = []
        assert process.stderr
        for line in process.stderr:
            said.append(line)
            if READY in line:
                break
        else:
            pytest.fail("Voila did not start:\n" + "".join(said))
        yield f"http://127.0.0.1:{port}/"
        process.terminate()
        process.stderr.read()


def test_the_swap_through_a_kernel(voila: str, visit: Visit, journal: Journal) -> None:
    """The same table, the same clicks; Python answers from the kernel (EX-1, EX-2)."""
    journal.hosts.add(voila.split("/")[2])
    # Voila's own template asks for a font there; what the table needs is with the table.
    journal.allow(r"^(foreign request|failed request): https://cdn\.jsdelivr\.net/")
    journal.allow(r"^console error: .*https://cdn\.jsdelivr\.net/")
    journal.allow(r"^console warning: (Unsatisfied|No satisfying) version .* @jupyterlab/")
    reader: Reader = visit("es", path=None)
    reader.page.route(FONTS, lambda route: route.abort())
    reader.page.goto(voila)
    reader.sees()
    reader.opens_picker("2♠", "first")
    reader.choice("2♦").click()
    reader.sees_after("put", card="2D")
    reader.hears("Isaac gana con el as de corazones: 25 puntos.")
    reader.swap("2♦", "2♠").click()
    reader.sees_after("swap")
    reader.hears("El alcalde gana con el dos de picas: 25 puntos.")
