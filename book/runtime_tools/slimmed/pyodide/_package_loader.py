"""Stands in for Pyodide's installer of packages, since ours lie in place when Python starts."""

from pathlib import PurePosixPath

SITE_PACKAGES = PurePosixPath("/lib/python3.13/site-packages")
DSO_DIR = PurePosixPath("/usr/lib")


def init_loaded_packages() -> None:
    """Note what has been installed: nothing."""
