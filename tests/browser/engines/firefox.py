"""Firefox, driven by WebDriver BiDi, which it speaks itself: no driver is needed between."""

from __future__ import annotations

import json
import subprocess
import time
from base64 import b64decode
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import connect

from tests.browser.engines.browser import HEIGHT, WIDTH
from tests.browser.engines.keys import CODES

TIMEOUT = 60
PAUSE = 0.03
LARGE = 64 * 1024 * 1024
"""The most bytes of an answer; pictures are large."""
OFFLINE = (
    'user_pref("app.normandy.enabled", false);\n'
    'user_pref("services.settings.server", "data:,");\n'
    'user_pref("network.captive-portal-service.enabled", false);\n'
    'user_pref("network.connectivity-service.enabled", false);\n'
)
"""Settings of a profile, besides those that Firefox chooses by itself when it is driven: it asks no
other host for anything."""


class FirefoxError(RuntimeError):
    """Firefox did not start, or it refused a command."""


class Firefox:
    """A Firefox without a window."""

    name = "Firefox"

    def __init__(self, path: str) -> None:
        """Start it.

        Args:
            path: of the program.

        Raises:
            FirefoxError: it does not start.
        """
        self._ends = ExitStack()
        self._count = 0
        self._user = self._page = ""
        profile = self._ends.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
        Path(profile, "user.js").write_text(OFFLINE, encoding="utf-8")
        command = [path, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile"]
        process = self._ends.enter_context(
            subprocess.Popen(
                [*command, profile], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        )
        self._ends.callback(process.kill)
        where = _address(Path(profile), process)
        if not where:
            self._ends.close()
            raise FirefoxError(f"{path} does not start, or does not speak WebDriver BiDi.")
        self._socket = self._ends.enter_context(connect(where, max_size=LARGE))
        self._do("session.new", capabilities={})

    def _do(self, method: str, **params: object) -> dict[str, Any]:
        """Send a command and return its result."""
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=TIMEOUT))
            if answer.get("id") == self._count:
                break
        if answer["type"] == "error":
            raise FirefoxError(f"{method}: {answer['message']}")
        result: dict[str, Any] = answer["result"]
        return result

    def open(self, address: str) -> None:
        """Open an address in a new user context."""
        if self._user:
            self._do("browser.removeUserContext", userContext=self._user)
        self._user = self._do("browser.createUserContext")["userContext"]
        new = self._do("browsingContext.create", type="tab", userContext=self._user)
        self._page = new["context"]
        self.resize(WIDTH, HEIGHT)
        self.go(address)

    def go(self, address: str) -> None:
        """Open another address in the same page."""
        self._do("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def reload(self) -> None:
        """Load the page anew."""
        self._do("browsingContext.reload", context=self._page, wait="complete")

    def evaluate(self, expression: str) -> str:
        """Return the text that an expression promises."""
        answer = self._do(
            "script.evaluate",
            expression=expression,
            target={"context": self._page},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise FirefoxError(answer["exceptionDetails"]["text"])
        return str(answer["result"]["value"])

    def tap(self, x: float, y: float) -> None:
        """Press and release the main button of the pointer."""
        self._act(
            "pointer",
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        )

    def press(self, key: str) -> None:
        """Press and release a key."""
        value = CODES.get(key, key)
        self._act("key", {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value})

    def _act(self, device: str, *actions: dict[str, object]) -> None:
        source = {"type": device, "id": device, "actions": actions}
        self._do("input.performActions", context=self._page, actions=[source])

    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""
        size = {"width": width, "height": height}
        self._do("browsingContext.setViewport", context=self._page, viewport=size)

    def picture(self, path: Path) -> None:
        """Write a picture of the page."""
        data = self._do("browsingContext.captureScreenshot", context=self._page)["data"]
        path.write_bytes(b64decode(data))

    def close(self) -> None:
        """End the browser and delete its profile."""
        with self._ends:
            self._do("browser.close")


def _address(profile: Path, process: subprocess.Popen[bytes]) -> str:
    """Wait until Firefox has written into its profile where it listens, and return the address.

    Returns:
        The address; the empty string if Firefox has ended, or takes too long.
    """
    end = time.monotonic() + TIMEOUT
    while process.poll() is None and time.monotonic() < end:
        try:
            found = json.loads((profile / "WebDriverBiDiServer.json").read_bytes())
            return f"ws://{found['ws_host']}:{found['ws_port']}/session"
        except (OSError, ValueError):
            time.sleep(PAUSE)
    return ""
