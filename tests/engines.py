"""Find the browsers with other engines than Chromium's, or install Debian's if permitted.

`python -m tests.engines` prints their paths, and a sentence for each that cannot be had. Continuous
integration needs them all; elsewhere the tests run in those that are there, and their last lines
name the others.
"""

from __future__ import annotations

import glob
import os
import shutil
import sys
from collections.abc import Callable
from typing import NamedTuple

from tests.programs import install

MAC = "/Applications/Firefox.app/Contents/MacOS/firefox"
MINIBROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Engine(NamedTuple):
    """A browser engine.

    Attributes:
        name: its name.
        packages: what Debian calls it.
        find: returns the paths of the programs that it takes, or `None` if one is missing.
    """

    name: str
    packages: tuple[str, ...]
    find: Callable[[], tuple[str, ...] | None]

    @property
    def missing(self) -> str:
        """Return the sentence that says that it is missing, and how to get it."""
        return f"Not run in {self.name} (on Debian: apt install {' '.join(self.packages)})."


def _firefox() -> tuple[str, ...] | None:
    named = os.environ.get("FIREFOX")
    for path in [named] if named else [*map(shutil.which, ("firefox-esr", "firefox")), MAC]:
        if path and os.path.exists(path):
            return (path,)
    return None


def _webkit() -> tuple[str, ...] | None:
    found = (
        shutil.which("WebKitWebDriver"),
        next(iter(sorted(glob.glob(MINIBROWSER), reverse=True)), None),
        shutil.which("Xvfb"),
    )
    return tuple(filter(None, found)) if all(found) else None


FIREFOX = Engine("Firefox", ("firefox-esr",), _firefox)
WEBKIT = Engine("WebKit", ("webkit2gtk-driver", "xvfb"), _webkit)
OTHERS = (FIREFOX, WEBKIT)


def in_ci() -> bool:
    """Return whether this is a run of continuous integration, which needs every engine."""
    return os.environ.get("CI", "") not in ("", "0", "false")


def main() -> int:
    """Find each engine or install it; return 1 if one is missing in continuous integration."""
    failed = False
    for engine in OTHERS:
        found = engine.find() or (install(*engine.packages) and engine.find())
        if found:
            print(*found)
        else:
            print(engine.missing, file=sys.stderr)
            failed = in_ci()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
