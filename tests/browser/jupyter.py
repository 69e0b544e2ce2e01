"""Jupyter servers for tests, with isolated settings."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
START, STOP = 90, 30
"""Timeouts for starting and stopping a server, in seconds."""
VERSIONS = r"^console warning: (Unsatisfied|No satisfying) version .* @jupyterlab/"
"""For `Journal.allow`: Voila bundles JupyterLab modules older than those of the widgets."""


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Server:
    """A running server.

    Attributes:
        process: its process.
        output: the file of its output; unlike a pipe, it never blocks the server.
    """

    process: subprocess.Popen[bytes]
    output: Path

    def log(self) -> str:
        """Return the output so far."""
        return self.output.read_text(encoding="utf-8")


@contextmanager
def serving(module: str, *options: str, ready: str, own: Path) -> Iterator[Server]:
    """Run a server for a block, then stop it like Ctrl-C.

    Args:
        module: the module to run with `python -m`.
        options: its command-line arguments.
        ready: the output that shows that it is ready.
        own: a folder for its settings, so that those of the user have no effect.

    Yields:
        The server.
    """
    output = own / "output.txt"
    with (
        output.open("wb") as file,
        subprocess.Popen(
            [sys.executable, "-u", "-m", module, *options],
            env={**os.environ, **{name: str(own / name.lower()) for name in FOLDERS}},
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            # processes that a shell starts in the background ignore Ctrl-C otherwise
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        ) as process,
    ):
        server, deadline = Server(process, output), time.monotonic() + START
        try:
            while ready not in server.log():
                if process.poll() is not None or time.monotonic() > deadline:
                    pytest.fail(f"{module} did not start:\n{server.log()}")
                time.sleep(0.05)
            yield server
        finally:
            stop(process)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a server like Ctrl-C; kill it if that takes too long."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(STOP)
        except subprocess.TimeoutExpired:
            process.kill()
