"""Which modules the pages can reach, of ours and of Python's library: by reading imports.

Of our two packages, a page reaches what `ENTRY` and its kinds of table import, wherever an import
stands. Of the library, the walk starts at what Pyodide's start imports (`BOOT`) and at what those
modules of ours import, followed wherever it stands in them, since they call its functions; behind
that, only the imports that run when a module is imported count, and `LATE` names what is imported
later than that all the same.
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
"""What the interpreter and Pyodide import by themselves, from C or from JavaScript."""

LATE = (
    "__future__",  # compile() of code that asks for annotations; dataclasses looks for it
    "encodings.cp437",  # zipimport: names in a zip without the UTF-8 flag
    "encodings.latin_1",  # io.open and gettext ask for it by name
    "encodings.ascii",
    "linecache",  # a traceback's lines
    "locale",  # gettext.find, argparse
)
"""What library modules import inside functions that the pages do call."""

NEVER = (
    "ntpath",  # pathlib, on Windows
    "subprocess",  # os.popen; a browser has no processes
)
"""What is imported only on other platforms or for what a browser cannot do."""

ENTRY = "alcalde_widgets.hosts.page"
"""What a page's worker imports."""

WIDGETS = "alcalde_widgets"

REGISTRY = "alcalde_widgets.registry"
"""The module that names each kind of table, with its module and its class."""

TASKS = "alcalde_widgets.tasks"
"""The package that holds the modules of the questions, which a task loads by their kind."""


class Module(NamedTuple):
    """One module: where it goes in an archive (`a/b.py`), and its text."""

    path: str
    source: str

    @property
    def package(self) -> bool:
        """Whether it is a package's `__init__`."""
        return self.path.endswith("__init__.py")


def dotted(path: str) -> str:
    """Gives the module's name of a path in an archive: `a/__init__.py` → `a`."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def library(stock: Path) -> dict[str, Module]:
    """Reads every module of a `python_stdlib.zip`, by name."""
    with zipfile.ZipFile(stock) as archive:
        paths = [name for name in archive.namelist() if name.endswith(".py")]
        return {dotted(path): Module(path, archive.read(path).decode()) for path in paths}


def slimmed(folder: Path) -> dict[str, Module]:
    """Reads the stand-ins for library modules, by name."""
    return dict(_modules(folder, folder))


def packages(repo: Path) -> dict[str, Module]:
    """Reads the modules of both packages, by name."""
    found = dict(_modules(repo, repo / "alcalde"))
    return found | dict(_modules(repo / "widgets", repo / "widgets" / "alcalde_widgets"))


def kinds(modules: dict[str, Module]) -> dict[str, str]:
    """Reads off `KINDS`, without running it, which module each kind of table stands in.

    Raises:
        KeyError: the module says no kinds.
    """
    found = _literal(modules, REGISTRY, "KINDS")
    return {kind: f"{WIDGETS}.{module}" for kind, (module, _) in sorted(found.items())}


def questions(modules: dict[str, Module]) -> dict[str, str]:
    """Reads off `QUESTIONS`, without running it, which module each kind of question stands in.

    Raises:
        KeyError: the module says no questions.
    """
    found = _literal(modules, TASKS, "QUESTIONS")
    return {kind: f"{TASKS}.{module}" for kind, (module, _) in found.items()}


def shipped(modules: dict[str, Module]) -> set[str]:
    """Return the names of the modules of ours that any page can reach."""
    return reached(modules, ENTRY, *kinds(modules).values(), *questions(modules).values())


def _literal(modules: dict[str, Module], module: str, name: str) -> dict[str, Any]:
    for node in ast.parse(modules[module].source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            found: dict[str, Any] = ast.literal_eval(node.value)
            return found
    raise KeyError(f"{module} says no {name}")


def reached(modules: dict[str, Module], *roots: str) -> set[str]:
    """Finds the modules of ours that some modules reach, themselves among them.

    Args:
        modules: ours, by name.
        roots: names of modules.

    Raises:
        KeyError: a root is no module of ours.
    """
    later = _later(modules)
    waiting = [root for root in roots if modules[root]]
    seen: set[str] = set()
    while waiting:
        wanted = waiting.pop()
        waiting += later.get(wanted, ())
        for name in _with_parents(wanted):
            if name in modules and name not in seen:
                seen.add(name)
                waiting += imports(name, modules[name], deep=True)
    return seen


def _later(modules: dict[str, Module]) -> dict[str, list[str]]:
    """Maps names that a package loads when they are first asked for to what they come from.

    Such a package imports them for a type checker alone.
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
    """Finds both packages' compiled catalogues, by their path in an archive."""
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
    """Says whether a condition holds for type checkers or scripts alone."""
    return ast.unparse(test).removeprefix("typing.") in ("TYPE_CHECKING", "__name__ == '__main__'")


def imports(name: str, module: Module, *, deep: bool) -> set[str]:
    """Names what a module imports: modules, and attributes that may be modules.

    Args:
        name: its dotted name, which relative imports start from.
        module: the module.
        deep: whether imports inside functions count too.

    Returns:
        Dotted names; each one's parents are meant as well.
    """
    home = name if module.package else name.rpartition(".")[0]
    found: set[str] = set()
    for node in _statements(ast.parse(module.source).body, deep):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
            continue
        origin = _origin(node, home)
        found.add(origin)
        found.update(f"{origin}.{alias.name}" for alias in node.names)
    return found


def _origin(node: ast.ImportFrom, home: str) -> str:
    """Gives the absolute name of what an import in the package `home` takes names from."""
    parts = home.split(".")
    base = parts[: len(parts) - node.level + 1] if node.level else []
    return ".".join([*base, *filter(None, [node.module])])


def _with_parents(name: str) -> Iterator[str]:
    while name:
        yield name
        name = name.rpartition(".")[0]


def closure(modules: dict[str, Module], roots: dict[str, Module]) -> set[str]:
    """Finds the library modules to ship.

    Args:
        modules: the whole library, by name.
        roots: the packages' modules, by name.

    Returns:
        Names of library modules, without those that are frozen into the interpreter.
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
    """Says whether the interpreter carries the module itself and never looks for a file."""
    return _imp.is_frozen(name) or name in sys.builtin_module_names
