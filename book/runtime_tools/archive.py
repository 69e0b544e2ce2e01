"""Cuts Python's library to what the pages use and compiles it; runs inside Pyodide.

`cut.mjs` starts Pyodide in Node and calls `main` here, so the bytecode is that very interpreter's.
Two archives come out, both stored without compression (the server's brotli does better on them
than on deflated members), sorted and dated alike, so the same sources give the same bytes:

- `python_stdlib.zip`: the modules that `reach.py` finds, as `.pyc`
- `packages.zip`: `alcalde` and `alcalde_widgets` as `.pyc`, with their catalogues
"""

import ast
import importlib.util
import io
import json
import marshal
import zipfile
from pathlib import Path

from book.runtime_tools import reach

HEADER = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8)
"""Of a `.pyc` that names its source by hash and is never checked against it."""

DATED = (1980, 1, 1, 0, 0, 0)


def slim(tree: ast.Module) -> ast.Module:
    """Takes docstrings out of a module; a class keeps an empty-looking one.

    A class without any would make `dataclasses` work out a signature to describe it, at every
    start, which costs more than the docstring did.
    """
    for node in ast.walk(tree):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        if isinstance(node, ast.ClassDef):
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant(" ")), node.body[0])
        elif len(node.body) > 1 or isinstance(node, ast.Module):
            del node.body[0]
        else:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return ast.fix_missing_locations(tree)


def bytecode(source: str, name: str) -> bytes:
    """Compiles one module's source as the content of its `.pyc`."""
    code = compile(slim(ast.parse(source)), name, "exec", dont_inherit=True, optimize=1)
    return HEADER + marshal.dumps(code)


def pack(members: dict[str, bytes]) -> bytes:
    """Makes a zip of stored members, the same bytes for the same members."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(members):
            archive.writestr(zipfile.ZipInfo(name, DATED), members[name])
    return out.getvalue()


def compiled(modules: dict[str, reach.Module], names: set[str]) -> dict[str, bytes]:
    """Gives the archive's members for some modules: path → `.pyc`."""
    return {
        modules[name].path + "c": bytecode(modules[name].source, modules[name].path)
        for name in names
    }


def main(stock: str, repo: str, out: str) -> None:
    """Writes both archives, and `cut.json` which says what is in them, into the folder `out`.

    Args:
        stock: Pyodide's own `python_stdlib.zip`.
        repo: the project's root, which holds `alcalde/` and `widgets/alcalde_widgets/`.
        out: a folder that exists.
    """
    library = reach.library(Path(stock)) | reach.slimmed(Path(__file__).parent / "slimmed")
    packages = reach.packages(Path(repo))
    names = reach.closure(library, packages)
    folder = Path(out)
    catalogues = {name: path.read_bytes() for name, path in reach.data(Path(repo)).items()}
    (folder / "python_stdlib.zip").write_bytes(pack(compiled(library, names)))
    (folder / "packages.zip").write_bytes(pack(compiled(packages, set(packages)) | catalogues))
    (folder / "cut.json").write_text(
        json.dumps({"library": sorted(names), "packages": sorted(packages)})
    )
