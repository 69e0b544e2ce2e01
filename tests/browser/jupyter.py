"""Servers of Jupyter's family, started for a test with settings of their own."""

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
STARTS, ENDS = 90, 30
"""How long a server may take to start and to end, in seconds."""
VERSIONS = r"^console warning: (Unsatisfied|No satisfying) version .* @jupyterlab/"
"""For `Journal.allow`: Voila brings JupyterLab's modules of an older version than the widgets'."""


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Server:
    """A server that runs.

    Attributes:
        process: its process.
        output: the file that holds what it says; nobody has to read it for the server to go on.
    """

    process: subprocess.Popen[bytes]
    output: Path

    def said(self) -> str:
        """Return what the server has said so far."""
        return self.output.read_text(encoding="utf-8")


@contextmanager
def serving(module: str, *options: str, ready: str, own: Path) -> Iterator[Server]:
    """Run a server while the block runs, then ends it as Ctrl-C does.

    Args:
        module: What to run with ``python -m``.
        options: What the command line says besides.
        ready: What the server says once it can be asked.
        own: A folder for its settings, so that the user's own play no part.
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
            # a shell that starts the tests in the background would have them all ignore Ctrl-C
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        ) as process,
    ):
        server, until = Server(process, output), time.monotonic() + STARTS
        try:
            while ready not in server.said():
                if process.poll() is not None or time.monotonic() > until:
                    pytest.fail(f"{module} did not start:\n{server.said()}")
                time.sleep(0.05)
            yield server
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a server as Ctrl-C does; where that takes too long, the hard way."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(ENDS)
        except subprocess.TimeoutExpired:
            process.kill()
