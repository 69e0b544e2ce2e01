"""Replacement of Pyodide's package loader: ours are in place when Python starts."""

from pathlib import PurePosixPath

SITE_PACKAGES = PurePosixPath("/lib/python3.13/site-packages")
DSO_DIR = PurePosixPath("/usr/lib")


def init_loaded_packages() -> None:
    """Do nothing, since no package has been installed."""
