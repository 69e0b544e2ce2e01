"""WebKit: the small browser of WebKitGTK, driven by Selenium, on a screen that nobody sees."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from selenium.webdriver import Remote
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.engines.browser import HEIGHT, WIDTH
from tests.browser.engines.keys import CODES

SCREEN = "1600x1200x24"
QUICK = {"JSC_useOMGJIT": "false"}
"""For pages that live for seconds: WebKit does not optimise the interpreter. Tables are live in
about half the time and behave the same."""


class WebKit:
    """A MiniBrowser under Xvfb."""

    name = "WebKit"

    def __init__(self, driver: str, browser: str, screen: str) -> None:
        """Start the screen.

        Args:
            driver: the path of WebKitWebDriver.
            browser: the path of MiniBrowser.
            screen: the path of Xvfb.
        """
        self._programs = driver, browser
        self._web: Remote | None = None
        reads, writes = os.pipe()
        self._screen = subprocess.Popen(
            [screen, "-displayfd", str(writes), "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=[writes],
            stderr=subprocess.DEVNULL,
        )
        os.close(writes)
        with os.fdopen(reads) as told:
            self._display = f":{told.readline().strip()}"

    @property
    def web(self) -> Remote:
        """Return the running browser."""
        assert self._web, "no page is open"
        return self._web

    def open(self, address: str) -> None:
        """Open an address in a new session, which remembers nothing."""
        self._quit()
        driver, browser = self._programs
        options = Options()
        options.binary_location = browser
        options.add_argument("--automation")
        options.add_argument(f"--geometry={WIDTH}x{HEIGHT}")
        shown = {**os.environ, **QUICK, "DISPLAY": self._display, "GDK_BACKEND": "x11"}
        self._service = Service(driver, env=shown)
        self._service.start()
        where = RemoteConnection(client_config=ClientConfig(self._service.service_url))
        self._web = Remote(command_executor=where, options=options)
        self.resize(WIDTH, HEIGHT)
        self.go(address)

    def go(self, address: str) -> None:
        """Open another address in the same page."""
        self.web.get(address)

    def reload(self) -> None:
        """Load the page anew."""
        self.web.refresh()

    def evaluate(self, expression: str) -> str:
        """Return the text that an expression promises."""
        return str(self.web.execute_script(f"return ({expression});"))

    def tap(self, x: float, y: float) -> None:
        """Press and release the main button of the pointer."""
        actions = ActionBuilder(self.web, duration=0)
        actions.pointer_action.move_to_location(round(x), round(y)).click()  # type: ignore[no-untyped-call]
        actions.perform()

    def press(self, key: str) -> None:
        """Press and release a key."""
        ActionChains(self.web, duration=0).send_keys(CODES.get(key, key)).perform()

    def resize(self, width: int, height: int) -> None:
        """Give the page another size, by a window that is as much larger as its frame is."""
        self.web.set_window_size(width, height)
        inner = self.web.execute_script("return [innerWidth, innerHeight];")
        self.web.set_window_size(2 * width - inner[0], 2 * height - inner[1])

    def picture(self, path: Path) -> None:
        """Write a picture of the page."""
        self.web.save_screenshot(str(path))

    def _quit(self) -> None:
        if self._web:
            self._web.quit()
            self._web = None
            self._service.stop()

    def close(self) -> None:
        """End the browser and the screen."""
        try:
            self._quit()
        finally:
            self._screen.terminate()
            self._screen.wait()
