"""Find the modules that pages can import, of ours and of Python's library, by reading the sources.

Of our two packages, a page needs whatever `ENTRY` and its kinds of table import, in functions too.
Of the library, it needs what Pyodide imports at its start (`BOOT`) and what our modules import; in
modules that ours import directly, imports in functions count too. Further down, only imports that
run when a module is imported count, besides those in functions that `LATE` lists.

Own code, since the library's `modulefinder` follows every import in every function and would ship
three times as much.
"""

import _imp
import ast
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

BOOT = (
    "encodings.utf_8",  # before the first line of Python: paths, source files
    "encodings.aliases",
    "_pyodide._base",  # Pyodide's start, pyodide.asm.js: finalizeBootstrap
    "_pyodide._core_docs",
    "_pyodide._importhook",
    "_pyodide._future_helper",
    "_pyodide.docstring",
    "_pyodide.jsbind",
    "asyncio",
    "pyodide",
    "pyodide._package_loader",
    "pyodide.code",
    "pyodide.ffi",
    "importlib",
    "traceback",  # _pyodide.set_excepthook
    "warnings",
)
"""Modules that the interpreter and Pyodide import from C or from JavaScript."""

LATE = (
    "__future__",  # compile() of code that asks for annotations; dataclasses looks for it
    "encodings.cp437",  # zipimport: names in a zip without the UTF-8 flag
    "encodings.latin_1",  # io.open and gettext ask for it by name
    "encodings.ascii",
    "linecache",  # a traceback's lines
    "locale",  # gettext.find, argparse
)
"""Modules that the library imports in functions that pages call."""

NEVER = (
    "ntpath",  # pathlib, on Windows
    "subprocess",  # os.popen; a browser has no processes
)
"""Modules that are imported only on other platforms, or for what a browser cannot do."""

ENTRY = "alcalde_widgets.hosts.page"
"""The module that the worker of a page imports."""

WIDGETS = "alcalde_widgets"

REGISTRY = "alcalde_widgets.registry"
"""The module that maps each kind of table to its module and class."""

TASKS = "alcalde_widgets.tasks"
"""The package of the modules of questions, which a task imports by their kind."""


class Module(NamedTuple):
    """A module.

    Attributes:
        path: its path in an archive, such as `a/b.py`.
        source: its source.
    """

    path: str
    source: str

    @property
    def package(self) -> bool:
        """Return whether it is the `__init__` of a package."""
        return self.path.endswith("__init__.py")


def dotted(path: str) -> str:
    """Return the name of the module at a path in an archive.

    >>> dotted("a/b.py"), dotted("a/__init__.py")
    ('a.b', 'a')
    """
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def library(stock: Path) -> dict[str, Module]:
    """Return the modules of a `python_stdlib.zip` by name."""
    with zipfile.ZipFile(stock) as archive:
        paths = [name for name in archive.namelist() if name.endswith(".py")]
        return {dotted(path): Module(path, archive.read(path).decode()) for path in paths}


def slimmed(folder: Path) -> dict[str, Module]:
    """Return our replacements of library modules by name."""
    return dict(_modules(folder, folder))


def packages(repo: Path) -> dict[str, Module]:
    """Return the modules of both our packages by name."""
    found = dict(_modules(repo, repo / "alcalde"))
    return found | dict(_modules(repo / "widgets", repo / "widgets" / "alcalde_widgets"))


def kinds(modules: dict[str, Module]) -> dict[str, str]:
    """Return the module of each kind of table, read from `KINDS` without importing it.

    Raises:
        KeyError: the registry defines no `KINDS`.
    """
    found = _literal(modules, REGISTRY, "KINDS")
    return {kind: f"{WIDGETS}.{module}" for kind, (module, _) in sorted(found.items())}


def questions(modules: dict[str, Module]) -> dict[str, str]:
    """Return the module of each kind of question, read from `QUESTIONS` without importing it.

    Raises:
        KeyError: the package defines no `QUESTIONS`.
    """
    found = _literal(modules, TASKS, "QUESTIONS")
    return {kind: f"{TASKS}.{module}" for kind, (module, _) in found.items()}


def _literal(modules: dict[str, Module], module: str, name: str) -> dict[str, Any]:
    for node in ast.parse(modules[module].source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            found: dict[str, Any] = ast.literal_eval(node.value)
            return found
    raise KeyError(f"{module} defines no {name}")


def reached(modules: dict[str, Module], *roots: str) -> set[str]:
    """Return the names of our modules that these import, directly or not, and their own.

    Args:
        modules: our modules by name.
        roots: names of modules.

    Raises:
        KeyError: a root is not among the modules.
    """
    lazy = _lazy(modules)
    waiting = [root for root in roots if modules[root]]
    seen: set[str] = set()
    while waiting:
        wanted = waiting.pop()
        waiting += lazy.get(wanted, ())
        for name in _with_parents(wanted):
            if name in modules and name not in seen:
                seen.add(name)
                waiting += imports(name, modules[name], deep=True)
    return seen


def _lazy(modules: dict[str, Module]) -> dict[str, list[str]]:
    """Map names that a package imports lazily to where they come from.

    Such a package imports them only under `TYPE_CHECKING`.
    """
    return {
        f"{package}.{alias.name}": [origin, f"{origin}.{alias.name}"]
        for package, module in modules.items()
        if module.package
        for node in ast.walk(ast.parse(module.source))
        if isinstance(node, ast.If) and never_true(node.test)
        for inner in node.body
        if isinstance(inner, ast.ImportFrom)
        for origin in [_origin(inner, package)]
        for alias in inner.names
    }


def catalogues(repo: Path) -> dict[str, Path]:
    """Return the compiled catalogues of both packages by their path in an archive."""
    roots = {repo: repo / "alcalde", repo / "widgets": repo / "widgets" / "alcalde_widgets"}
    return {
        file.relative_to(base).as_posix(): file
        for base, package in roots.items()
        for file in sorted(package.rglob("*.mo"))
    }


def _modules(base: Path, folder: Path) -> Iterator[tuple[str, Module]]:
    for file in sorted(folder.rglob("*.py")):
        path = file.relative_to(base).as_posix()
        yield dotted(path), Module(path, file.read_text(encoding="utf-8"))


def _statements(nodes: Iterable[ast.AST], deep: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not deep:
            continue
        elif isinstance(node, ast.If) and never_true(node.test):
            yield from _statements(node.orelse, deep)
        else:
            yield from _statements(ast.iter_child_nodes(node), deep)


def never_true(test: ast.expr) -> bool:
    """Return whether a condition is never true in an imported module, such as `TYPE_CHECKING`."""
    return ast.unparse(test).removeprefix("typing.") in ("TYPE_CHECKING", "__name__ == '__main__'")


def imports(name: str, module: Module, *, deep: bool) -> set[str]:
    """Return the names that a module imports: modules, and attributes that may be modules.

    Args:
        name: its dotted name, to which relative imports are resolved.
        module: the module.
        deep: whether imports in functions count too.

    Returns:
        Dotted names; their parents are imported as well.
    """
    package = name if module.package else name.rpartition(".")[0]
    found: set[str] = set()
    for node in _statements(ast.parse(module.source).body, deep):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
            continue
        origin = _origin(node, package)
        found.add(origin)
        found.update(f"{origin}.{alias.name}" for alias in node.names)
    return found


def _origin(node: ast.ImportFrom, package: str) -> str:
    """Return the absolute name of the module that an import in a package takes names from."""
    parts = package.split(".")
    base = parts[: len(parts) - node.level + 1] if node.level else []
    return ".".join([*base, *filter(None, [node.module])])


def _with_parents(name: str) -> Iterator[str]:
    while name:
        yield name
        name = name.rpartition(".")[0]


def closure(modules: dict[str, Module], roots: dict[str, Module]) -> set[str]:
    """Return the names of the library modules to ship.

    Args:
        modules: all modules of the library by name.
        roots: our modules that pages need, by name.

    Returns:
        Names of library modules, without those that are built into the interpreter.
    """
    direct = {
        name
        for root, module in roots.items()
        for found in imports(root, module, deep=True)
        for name in _with_parents(found)
    }
    waiting = [*BOOT, *LATE, *direct]
    seen: set[str] = set()
    while waiting:
        for name in _with_parents(waiting.pop()):
            if name in seen or name in NEVER or name not in modules:
                continue
            seen.add(name)
            waiting += imports(name, modules[name], deep=name in direct)
    return {name for name in seen if not frozen(name)}


def frozen(name: str) -> bool:
    """Return whether a module is built into the interpreter, frozen or in C."""
    return _imp.is_frozen(name) or name in sys.builtin_module_names
