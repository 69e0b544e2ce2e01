"""The layers: which package may import which, checked in the source code.

Directions hold for what is imported for a type checker alone too. `alcalde` imports the standard
library and itself; tables import `alcalde` and never a notebook's packages; only the engine knows
how ranks compare and what cards are worth.
"""

import ast
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "alcalde"
TABLES = ROOT / "widgets" / "alcalde_widgets"

ALCALDE = {"alcalde.core", "alcalde", "alcalde.players", "alcalde.coaching"}
ENGINES = ALCALDE | {"alcalde.rematada"}
DRAWING = ENGINES | {"alcalde_widgets.codec", "alcalde_widgets.ui"}
TABLE = DRAWING | {
    "alcalde_widgets.actions",
    "alcalde_widgets.table",
    "alcalde_widgets.example_table",
}
SCENES = TABLE | {"alcalde_widgets.scenes"}
TASKS = SCENES | {
    "alcalde_widgets.tables.alcalde",
    "alcalde_widgets.tables.rematada",
    "alcalde_widgets.tasks",
}
MAY_IMPORT = {
    "alcalde.core": set[str](),
    "alcalde": {"alcalde.core"},
    "alcalde.players": {"alcalde.core", "alcalde"},
    "alcalde.coaching": {"alcalde.core", "alcalde", "alcalde.players"},
    "alcalde.rematada": {"alcalde.core"},
    "alcalde.commands": ENGINES,
    "alcalde_widgets.actions": set[str](),
    "alcalde_widgets.arguments": {"alcalde.core"},
    "alcalde_widgets.codec": ENGINES,
    "alcalde_widgets.ui": DRAWING,
    "alcalde_widgets.table": DRAWING | {"alcalde_widgets.actions"},
    "alcalde_widgets.example_table": TABLE,
    "alcalde_widgets.scenes": TABLE,
    "alcalde_widgets.tables.alcalde": SCENES,
    "alcalde_widgets.tables.rematada": SCENES,
    "alcalde_widgets.tasks": TASKS,
    "alcalde_widgets.exercises": TASKS,
    "alcalde_widgets.registry": TABLE,
    "alcalde_widgets.hosts": {
        "alcalde_widgets.codec",
        "alcalde_widgets.ui",
        "alcalde_widgets.table",
        "alcalde_widgets.registry",
    },
}
"""What each package, or module beside the packages, may import besides itself, without cycles."""

ENTRY_POINTS = {"alcalde.__init__", "alcalde.__main__", "alcalde_widgets.__init__"}
ENTRY_POINTS |= {"alcalde_widgets.notebook"}
"""They re-export what the packages define, and none of those imports them."""

# What compares cards: a page or a table asks a trick instead.
STRENGTH = {"strength", "beats", "is_brisca"}


def files(folder: Path) -> list[Path]:
    """Return the Python files of a package."""
    return sorted(path for path in folder.rglob("*.py") if "node_modules" not in path.parts)


def module(path: Path) -> str:
    """Return a file's dotted name, `__init__` with it."""
    base = ROOT / "widgets" if TABLES in path.parents else ROOT
    return ".".join(path.relative_to(base).with_suffix("").parts)


def imports(path: Path, *, typing: bool) -> set[str]:
    """Return what a file imports, with relative names made absolute.

    Args:
        path: the file.
        typing: what is imported for a type checker alone counts too.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing_only = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    base = module(path).split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in typing_only and not typing:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = base[: len(base) - node.level + 1] if node.level else []
            stem = ".".join([*package, *(node.module or "").split(".")]).strip(".")
            found |= {f"{stem}.{alias.name}" for alias in node.names}
    return found


def layer_of(name: str) -> str:
    """Return the key of `MAY_IMPORT` to which a dotted name belongs."""
    parts = name.split(".")
    prefixes = (".".join(parts[:n]) for n in range(len(parts), 0, -1))
    return next((prefix for prefix in prefixes if prefix in MAY_IMPORT), parts[0])


OURS = [path for path in [*files(ENGINE), *files(TABLES)] if module(path) not in ENTRY_POINTS]
NAMES = [module(path) for path in OURS]


def test_the_directions_have_no_cycle() -> None:
    """The packages can be put in an order in which each imports only earlier ones."""
    others = {name: allowed - {name} for name, allowed in MAY_IMPORT.items()}
    assert tuple(TopologicalSorter(others).static_order())


@pytest.mark.parametrize("path", OURS, ids=NAMES)
def test_imports_run_one_way(path: Path) -> None:
    """A package imports itself and what `MAY_IMPORT` allows, for type checkers too.

    Tables may also import the names that `alcalde` itself exports.
    """
    here = layer_of(module(path))
    for name in imports(path, typing=True):
        top, *rest = name.split(".")
        if top in ("alcalde", "alcalde_widgets"):
            public = here.startswith("alcalde_widgets") and len(rest) == 1
            assert (public and top == "alcalde") or layer_of(name) in {here, *MAY_IMPORT[here]}, (
                f"{module(path)} imports {name}"
            )
        elif here.startswith("alcalde."):
            assert top in sys.stdlib_module_names, f"{module(path)} imports {name}"


@pytest.mark.parametrize("folder", [ENGINE, TABLES], ids=lambda folder: str(folder.name))
def test_no_module_imports_one_that_imports_it(folder: Path) -> None:
    """At run time, too, the imports between modules have no cycle."""
    known = {module(path).removesuffix(".__init__"): path for path in files(folder)}
    graph: dict[str, set[str]] = {}
    for name, path in known.items():
        if module(path) in ENTRY_POINTS:
            continue
        found = imports(path, typing=False)
        graph[name] = {one for one in known if one != name and found & {one, *_inside(one, found)}}
        graph[name] -= {"alcalde", "alcalde_widgets"}
    assert tuple(TopologicalSorter(graph).static_order())


def _inside(name: str, found: set[str]) -> set[str]:
    """Return the imported names that a module defines."""
    return {one for one in found if one.rpartition(".")[0] == name}


@pytest.mark.parametrize("path", files(TABLES), ids=lambda path: str(path.relative_to(TABLES)))
def test_only_the_notebook_host_knows_notebooks(path: Path) -> None:
    """anywidget, traitlets and IPython stay in one file; tables import the engine's surface."""
    for name in imports(path, typing=True):
        top, *rest = name.split(".")
        if path.name != "notebook.py":
            allowed = top in {*sys.stdlib_module_names, "alcalde", "alcalde_widgets"}
            assert allowed, f"{path.name} imports {name}"
        assert top not in {"book", "tests", "benchmarks"}
        if top == "alcalde":
            assert rest[0] not in {"__main__", "commands"}


def outside_the_engine() -> list[Path]:
    """Return every file of ours outside the engine that runs in a host or builds the book."""
    return [*files(TABLES), *files(ROOT / "book")]


@pytest.mark.parametrize("path", outside_the_engine(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_rule_outside_the_engine(path: Path) -> None:
    """Nothing but the engine compares ranks, or asks whether one card's points exceed another's."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            assert node.attr not in STRENGTH, f"{path.name}:{node.lineno} uses .{node.attr}"
        if isinstance(node, ast.Compare):
            text = ast.unparse(node)
            ordered = any(isinstance(op, ast.Lt | ast.Gt | ast.LtE | ast.GtE) for op in node.ops)
            assert not (ordered and (".rank" in text or ".points" in text)), (
                f"{path.name}:{node.lineno} compares {text}"
            )
