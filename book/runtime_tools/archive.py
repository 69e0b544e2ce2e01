"""Cuts Python's library and our packages to what the pages use; runs inside Pyodide.

`cut.mjs` starts Pyodide in Node and calls `main` here, so the bytecode is that very interpreter's.
Archives come out, all stored without compression (the server's brotli does better on them than on
deflated members), sorted and dated alike, so the same sources give the same bytes:

- `python_stdlib.zip`: the modules of the library that `reach.py` finds, as `.pyc`
- `core.zip`: those of ours that every page with tables runs
- one for the modules that only one kind of table reaches, such as `trick.zip`, or only the
  questions of one module, such as `ask-turns.zip`, and one for each other choice of these that
  some modules are reached by, such as `shared-3.zip`
- `archives.json`: which of them a page needs, by its tables, their questions and its language,
  whose `words-LANGUAGE.zip` is there already; see `catalogue.py`
"""

import ast
import importlib.util
import io
import json
import marshal
import zipfile
from collections.abc import Iterable
from pathlib import Path

from book.runtime_tools import reach, slim

HEADER = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8)
"""Of a `.pyc` that names its source by hash and is never checked against it."""

DATED = (1980, 1, 1, 0, 0, 0)
CORE = "core"


def bytecode(source: str, name: str) -> bytes:
    """Compiles one module's source as the content of its `.pyc`."""
    tree = slim.slimmed(ast.parse(source))
    flags = slim.future_flags(tree)
    code = compile(tree, name, "exec", flags, dont_inherit=True, optimize=1)
    return HEADER + marshal.dumps(slim.without_lines(code))


def pack(members: dict[str, bytes]) -> bytes:
    """Makes a zip of stored members, the same bytes for the same members."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(members):
            archive.writestr(zipfile.ZipInfo(name, DATED), members[name])
    return out.getvalue()


def compiled(modules: dict[str, reach.Module], names: Iterable[str]) -> dict[str, bytes]:
    """Gives the archive's members for some modules: path → `.pyc`."""
    return {
        modules[name].path + "c": bytecode(modules[name].source, modules[name].path)
        for name in names
    }


def shared_out(modules: dict[str, reach.Module]) -> dict[str, dict[str, set[str]]]:
    """Says which modules of ours go into which archive, and which archives a kind needs.

    Modules that the same kinds reach go together, so a page loads what its kinds reach and
    nothing twice. A task needs its own archives and those of its question; the questions of one
    module come together.

    Returns:
        `modules`: an archive's modules; `kinds`: a kind's archives; `questions`: those of a kind
        of question.
    """
    kinds, questions = reach.kinds(modules), reach.questions(modules)
    asked = {kind: f"ask-{module.rpartition('.')[2]}" for kind, module in questions.items()}
    roots = dict(kinds)
    roots |= {asked[kind]: module for kind, module in sorted(questions.items())}
    by_root = {name: reach.reached(modules, reach.ENTRY, root) for name, root in roots.items()}
    together: dict[tuple[str, ...], set[str]] = {}
    for module in set().union(*by_root.values()):
        of = tuple(name for name in roots if module in by_root[name])
        together.setdefault(of, set()).add(module)
    archives: dict[str, set[str]] = {}
    needed: dict[str, set[str]] = {name: set() for name in roots}
    for number, of in enumerate(sorted(together), 1):
        name = of[0] if len(of) == 1 else f"shared-{number}"
        name = CORE if of == tuple(roots) else name
        archives[name] = together[of]
        for root in of:
            needed[root].add(name)
    return {
        "modules": archives,
        "kinds": {kind: needed[kind] for kind in kinds},
        "questions": {kind: needed[name] for kind, name in asked.items()},
    }


def main(stock: str, repo: str, out: str) -> None:
    """Writes the archives and their list, `archives.json`, into the folder `out`.

    Args:
        stock: Pyodide's own `python_stdlib.zip`.
        repo: the project's root, which holds `alcalde/` and `widgets/alcalde_widgets/`.
        out: a folder that exists.
    """
    library = reach.library(Path(stock)) | reach.slimmed(Path(__file__).parent / "slimmed")
    packages = reach.packages(Path(repo))
    parts = shared_out(packages)
    ours = set().union(*parts["modules"].values())
    names = reach.closure(library, {name: packages[name] for name in ours})
    contents = {"python_stdlib": compiled(library, names)}
    for name, modules in parts["modules"].items():
        contents[name] = compiled(packages, modules)
    for name, members in contents.items():
        Path(out, f"{name}.zip").write_bytes(pack(members))
    needed = {
        "all": [CORE],
        **{
            what: {kind: sorted(need - {CORE}) for kind, need in parts[what].items()}
            for what in ("kinds", "questions")
        },
        "languages": {
            path.stem.removeprefix("words-"): [path.stem] for path in Path(out).glob("words-*.zip")
        },
    }
    Path(out, "archives.json").write_text(json.dumps(needed, indent=1, sort_keys=True) + "\n")
