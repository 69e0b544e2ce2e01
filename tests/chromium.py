"""Find a Chromium for the browser tests, or install Debian's if permitted.

`python -m tests.chromium` prints the path, or fails with one sentence.
"""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.programs import install, starts

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
NEEDLESS = (
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
"""Features of Chromium that the tests do not need. Only the last list on a command line counts, so
what Playwright switches off is repeated here. The last two are pages of the address bar, which no
headless window shows and which take a fifth of the time of a short test."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(NEEDLESS)}",
)
QUICK = "--js-flags=--liftoff-only"
"""For pages that live for seconds: V8 does not optimise the interpreter, which would cost more than
it gains. Pages behave the same; the benchmarks, which measure speed, run without this flag."""
NONE = (
    "The browser tests need Chromium or Chrome and none was found: install one "
    "(on Debian: apt install chromium), or name it, as in CHROMIUM=/path/to/chrome make test."
)


class NoChromium(RuntimeError):
    """There is no Chromium on this machine and none could be installed."""


def find_chromium() -> str:
    """Return the path of a Chromium that starts.

    `CHROMIUM` decides if it is set. Otherwise the path, macOS's applications and Playwright's
    cache are searched, and at last Debian's package is installed if this user may do so.

    Raises:
        NoChromium: there is none, or the one that `CHROMIUM` names does not start.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        if not starts(named):
            raise NoChromium(f"CHROMIUM names {named}, which does not start as a browser.")
        return named
    for candidate in _candidates():
        if starts(candidate):
            return candidate
    if install("chromium") and (found := shutil.which("chromium")) and starts(found):
        return found
    raise NoChromium(NONE)


def _candidates() -> Iterator[str]:
    """Yield paths where a Chromium may be."""
    yield from filter(None, map(shutil.which, NAMES))
    yield from (path for path in MAC if Path(path).exists())
    caches = (Path.home() / ".cache", Path.home() / "Library" / "Caches")
    for cache in caches:
        for pattern in ("chrome-linux*/chrome", "chrome-mac*/*.app/Contents/MacOS/*"):
            yield from map(str, sorted(cache.glob(f"ms-playwright/chromium-*/{pattern}")))


def main() -> int:
    """Print the path and return 0, or print why there is none and return 1."""
    try:
        print(find_chromium())
    except NoChromium as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
