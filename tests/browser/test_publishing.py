"""The site at a host that runs Jekyll, which leaves out what begins with `_` or `.`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BELOW, Visit, serve
from tests.browser.journal import Journal

STYLED = """
(card) => getComputedStyle(card).borderTopLeftRadius !== "0px"
  && getComputedStyle(document.querySelector("header")).display === "flex"
"""


@pytest.fixture
def plain(site: Path, tmp_path: Path, journal: Journal) -> str:
    """Serve a copy of the site without hidden and compressed files, and return its URL."""
    left_out = shutil.ignore_patterns("_*", ".*", "*.br", "*.gz")
    copy = shutil.copytree(site, tmp_path / "pages", ignore=left_out)
    address = serve(copy, BELOW)
    journal.hosts.add(address.split("/")[2])
    return address


def test_a_host_that_leaves_out_folders_with_an_underscore(visit: Visit, plain: str) -> None:
    """The page has its style, a table goes live and answers (EX-2), and the search finds."""
    reader = visit("es", address=plain)
    assert reader.card("2♠").evaluate(STYLED)
    reader.waits_until_live()
    reader.swap("2♠", "2♦").click()
    reader.sees_after("swap")
    reader.hears("Isaac gana con el as de corazones: 25 puntos.")
    reader.opens("search.html?q=triunfo")
    expect(reader.page.locator("#results li mark").first).to_be_visible()
