"""The contract between Python and JavaScript: `static/protocol.d.ts` names what Python writes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from alcalde_widgets import KINDS, Table, TrickTable, restore
from alcalde_widgets.actions import actions_of
from alcalde_widgets.hosts.notebook import show
from alcalde_widgets.ui.faces import PACKS
from tests.conftest import ROOT

STATIC = ROOT / "widgets" / "alcalde_widgets" / "static"
PROTOCOL = (STATIC / "protocol.d.ts").read_text(encoding="utf-8")
STATES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (ROOT / "tests/fixtures/states.jsonl").read_text(encoding="utf-8").splitlines()
]
TABLES = (
    "TableAttributes",
    "ActionAttributes",
    "HostAttributes",
    "MarkAttributes",
    "SentenceAttributes",
)
"""The interfaces for what tables write."""
SET_BY_SCRIPTS = {
    "data-show",
    "data-answer",
    "data-alcalde",
    "data-ready",
    "data-theme",
    "data-trouble",
}
"""No HTML has these: scripts set them."""
READ_BY_VOILA = {"data-base-url", "data-voila"}
"""Of the classroom's frame: Voila's own scripts read these."""
TEXT = "string"
ATTRIBUTE = re.compile(r' (data-[a-z-]+)(?:="([^"]*)")?')


def interface(name: str) -> dict[str, str]:
    """Return an interface of the contract: attributes or other names, and their types."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", PROTOCOL, re.DOTALL | re.MULTILINE)
    assert found, name
    body = re.sub(r"/\*\*.*?\*/", "", found[1], flags=re.DOTALL)
    return dict(re.findall(r'^  "?([\w.-]+)"?\??: ([^;]*);', body, re.MULTILINE))


def values(written: str) -> set[str] | None:
    """Return the values that a type allows, or None for any text."""
    if written == TEXT:
        return None
    allowed: set[str] = set()
    for part in written.split(" | "):
        if part.startswith('"'):
            allowed.add(part.strip('"'))
        else:
            named = re.search(rf"^export type {part} =([^;]*);", PROTOCOL, re.MULTILINE)
            assert named, part
            allowed |= values(" ".join(named[1].replace("\n", " ").split())) or set()
    return allowed


@cache
def drawn() -> frozenset[tuple[str, str]]:
    """Return every attribute and value that recorded tables write, and those after a press."""
    views = [str(table.view()) for table in tables()]
    return frozenset((name, value) for view in views for name, value in ATTRIBUTE.findall(view))


def tables() -> Iterator[Table]:
    """Yield every recorded table, and one of each kind and question after each of its buttons."""
    for state in STATES:
        yield restore(state["kind"], state)
    by_kind = groupby(sorted(STATES, key=_look), key=_look)
    for state in [next(states) for _, states in by_kind]:
        view = restore(state["kind"], state).view()
        for act in {str(act) for act in _acts(str(view))}:
            button = next(view.find(data_act=act))
            args = button.attributes.get("data-args") or {}
            if button.tag == "button" and isinstance(args, dict):
                table = restore(state["kind"], state)
                table.act(act, **{str(key): value for key, value in args.items()})
                yield table


def _look(state: dict[str, Any]) -> str:
    question = state.get("question") or {}
    return f"{state['kind']} {question.get('kind', '')}"


def _acts(view: str) -> list[str]:
    return re.findall(r' data-act="([^"]*)"', view)


def test_every_attribute_of_a_table_is_in_the_contract() -> None:
    """And its value is one that the contract allows."""
    contract = {name: type_ for each in TABLES for name, type_ in interface(each).items()}
    for name, value in drawn():
        assert name in contract, f"{name} is missing in protocol.d.ts"
        allowed = values(contract[name])
        assert allowed is None or value in allowed, f"{name} is {contract[name]}, not {value!r}"


@pytest.mark.parametrize("name", TABLES)
def test_no_attribute_of_the_contract_is_unused(name: str) -> None:
    """Tables write it, or the scripts set it themselves."""
    written = {attribute for attribute, _ in drawn()}
    assert set(interface(name)) - written <= SET_BY_SCRIPTS


@pytest.mark.parametrize("name", ["HostAction", "Notice"])
def test_every_value_of_the_contract_is_used(name: str) -> None:
    """Some table writes each."""
    attribute = {"HostAction": "data-host", "Notice": "data-when"}[name]
    assert values(name) == {value for written, value in drawn() if written == attribute}


def test_every_notice_of_the_kernel_is_used() -> None:
    """A widget has each sentence from the start, hidden."""
    written = ATTRIBUTE.findall(show(TrickTable()).notices)
    assert values("KernelNotice") == {value for name, value in written if name == "data-when"}


def test_the_books_frame_keeps_the_contract() -> None:
    """The theme and the classroom write what is named there, and all of it."""
    folders = [ROOT / "book" / "_theme", ROOT / "book" / "classroom" / "template"]
    pages = [path for folder in folders for path in folder.rglob("*.html*")]
    html = "".join(path.read_text(encoding="utf-8") for path in pages)
    written = set(re.findall(r"(?<=[ <])data-[a-z]+(?:-[a-z]+)*(?=[=> ])", html))
    contract = set(interface("BookAttributes"))
    assert contract - written <= SET_BY_SCRIPTS
    assert written - contract <= READ_BY_VOILA


SCRIPTS = sorted(STATIC.glob("*/*.js"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: str(path.relative_to(STATIC)))
def test_scripts_read_what_the_contract_names(script: Path) -> None:
    """Also in selectors, which the type checker does not read."""
    contract = {name for each in (*TABLES, "BookAttributes") for name in interface(each)}
    code = re.sub(r"/\*.*?\*/", "", script.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert set(re.findall(r"data-[a-z]+(?:-[a-z]+)*", code)) <= contract


def test_the_common_actions_are_in_the_contract() -> None:
    """With the names of their arguments."""
    contract = interface("CommonActions")
    common = actions_of(Table)
    assert set(contract) == set(common)
    for name, arguments in common.items():
        if contract[name] != "Preferences":
            assert set(re.findall(r"(\w+):", contract[name])) == set(arguments)
    assert values("Pack") == set(PACKS)


def test_every_action_has_arguments_that_json_knows() -> None:
    """`Arguments` in the contract: what `data-args` and fields can hold."""
    for kind in KINDS:
        state = next(state for state in STATES if state["kind"] == kind)
        for arguments in type(restore(kind, state)).actions().values():
            assert set(arguments.values()) <= {str, int, bool, object}
