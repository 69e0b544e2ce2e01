"""Fixtures that several test folders share: the built book."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


@pytest.fixture(scope="session")
def site() -> Path:
    """Return the folder of the built book, which `make test` builds before the tests."""
    folder = ROOT / "out" / "site"
    if not (folder / "index.html").exists():
        pytest.fail("There is no built book in out/site: run make build first.", pytrace=False)
    return folder
