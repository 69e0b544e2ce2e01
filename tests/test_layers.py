"""The layers: which module may import which, held by reading the code.

`alcalde` imports the standard library and itself, in one direction; tables import `alcalde` and
never a notebook's packages; only the engine knows how ranks compare and what cards are worth.
"""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "alcalde"
TABLES = ROOT / "widgets" / "alcalde_widgets"
LONGEST = 250

# Each module may import those before it. Of one layer, none may import another.
ORDER = [
    {"sentences", "values"},
    {"errors", "coach_sentences"},
    {"suits"},
    {"ranks"},
    {"cards"},
    {"seats", "seeds"},
    {"rematada.seats", "drawers", "places"},
    {"rules", "names", "reasons"},
    {"explain", "scoring", "draw_steps"},
    {"tricks"},
    {"deal", "moves", "exchange", "high_draw"},
    {"state", "first_mayor"},
    {"game"},
    {"record", "settlement", "course", "players.sight"},
    {"players.beginner", "players.chance", "players.endgame", "players.worlds"},
    {"players.playing", "players.lookahead", "players.company"} | {"standing"},
    {"players.club", "match"},
    {"players.hindsight"},
    {"match_record", "coach"},
    {"advice"},
    {"rematada.cards"},
    {"rematada.bids"},
    {"rematada.deal", "rematada.moves", "rematada.tricks"},
    {"rematada.auction", "rematada.scoring"},
    {"rematada.state"},
    {"rematada.sight"},
    {"rematada.beginner"},
    {"rematada.refusals"},
    {"rematada.game"},
    {"rematada.record", "rematada.session", "rematada.playing"},
    {"words"},
    {"options", "files"},
    {"commands.answers"},
    {"commands.trick", "commands.count", "commands.deal", "commands.rematada_count"}
    | {"commands.first_mayor"},
    {"commands.match_replay", "commands.replay", "commands.rematada_replay"},
    {"commands.known"},
    {"__main__"},
]
LAYER = {name: number for number, names in enumerate(ORDER) for name in names}
# What compares cards: a page or a table asks a trick instead.
STRENGTH = {"strength", "beats", "is_brisca"}


def files(folder: Path) -> list[Path]:
    """Return the Python files of a package."""
    return sorted(path for path in folder.rglob("*.py") if "node_modules" not in path.parts)


def imports(path: Path) -> set[str]:
    """Return what a file imports when it runs, with relative names made absolute."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing_only = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    base = path.relative_to(ROOT / "widgets" if TABLES in path.parents else ROOT).parent.parts
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in typing_only:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = list(base[: len(base) - node.level + 1]) if node.level else []
            stem = ".".join([*package, *(node.module or "").split(".")]).strip(".")
            found |= {f"{stem}.{alias.name}" for alias in node.names}
    return found


def module(path: Path) -> str:
    """Return an engine file's name as `ORDER` has it, such as `rematada.auction`."""
    return ".".join(path.relative_to(ENGINE).with_suffix("").parts)


def layer(name: str) -> int:
    """Return the layer of the longest module name that an imported name starts with."""
    parts = name.split(".")[1:]
    known = [LAYER[".".join(parts[:n])] for n in (2, 1) if ".".join(parts[:n]) in LAYER]
    return known[0] if known else 99


def test_engine_modules_all_have_a_layer() -> None:
    """A new module must be given its place here."""
    named = {module(path) for path in files(ENGINE) if path.stem != "__init__"}
    assert named == set(LAYER)


@pytest.mark.parametrize("path", files(ENGINE), ids=module)
def test_engine_imports_run_one_way(path: Path) -> None:
    """Only the standard library, and only engine modules of lower layers."""
    for name in imports(path):
        top, *_ = name.split(".")
        if top != "alcalde":
            assert top in sys.stdlib_module_names, f"{path.name} imports {name}"
        elif path.stem != "__init__":
            assert layer(name) < LAYER[module(path)], f"{path.name} imports {name}"


@pytest.mark.parametrize("path", files(TABLES), ids=lambda path: str(path.relative_to(TABLES)))
def test_only_the_notebook_home_knows_notebooks(path: Path) -> None:
    """anywidget, traitlets and IPython stay in one file; tables import the engine's surface."""
    for name in imports(path):
        top, *rest = name.split(".")
        if path.name != "notebook.py":
            allowed = top in {*sys.stdlib_module_names, "alcalde", "alcalde_widgets"}
            assert allowed, f"{path.name} imports {name}"
            assert name.split(".")[:2] != ["alcalde_widgets", "notebook"]
        assert top not in {"book", "tests", "benchmarks"}
        if top == "alcalde":
            assert rest[0] not in {"__main__", "commands", "options"}


def outside_the_engine() -> list[Path]:
    """Return every file of ours outside the engine that runs in a home or builds the book."""
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


@pytest.mark.parametrize(
    "path", [*files(ENGINE), *files(TABLES)], ids=lambda path: str(path.relative_to(ROOT))
)
def test_files_stay_small(path: Path) -> None:
    """One noun a file, at most 250 lines."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST
