"""Saved states and links of earlier versions open for ever."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest

from alcalde_widgets import KINDS, restore
from alcalde_widgets.codec import Saved, check_canonical
from tests.conftest import ROOT

FIXTURES = ROOT / "tests" / "fixtures"
STATES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (FIXTURES / "states.jsonl").read_text(encoding="utf-8").splitlines()
]
LINKS = (FIXTURES / "links.txt").read_text(encoding="utf-8").splitlines()


def test_every_kind_was_kept() -> None:
    """There are fixtures of every kind of table."""
    assert {state["kind"] for state in STATES} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_state_of_an_earlier_version_opens_unchanged(kind: str) -> None:
    """It opens without a notice, and serialised again it still has all that was saved."""
    for state in STATES:
        if state["kind"] == kind:
            table = restore(kind, state)
            assert table.notice == "", state
            check_canonical(Saved(state), json.loads(json.dumps(table.state())))


@pytest.mark.parametrize("link", LINKS, ids=[link[1:].partition("=")[0] for link in LINKS])
def test_a_link_of_an_earlier_version_opens(link: str) -> None:
    """It opens on a fresh table of its name, in any language of the page."""
    name, _, data = link.removeprefix("#t-").partition("=")
    state = json.loads(base64.urlsafe_b64decode(data + "=" * (-len(data) % 4)))
    page = restore(state["kind"], {**state, "lang": "pt"}, lang="pt", name=name)
    page.act("open", link=data)
    assert page.notice == ""
    assert page.lang == "pt"
